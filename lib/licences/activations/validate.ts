import 'server-only'
import { db } from '@/lib/core/db'
import { consumeLimit } from '@/lib/http/rate-limit'
import type { DeviceOfLicence, LicenceStanding } from './contracts'
import { type ActiveOn, type AskedLicence, findLicence, hashOfKey } from './find-licence'
import { CALLS_OF_KEY } from './limits'
import { SEEN_EVERY_MS } from './place-rules'
import { standingOf, UNKNOWN } from './standing'

/** What a licence is for a device, whichever key is asked about. @throws AppError `rate_limited` */
export async function validate(asked: DeviceOfLicence): Promise<LicenceStanding> {
  // Software waits for the answer at its start, so the two do not wait for one another.
  const [{ standing }] = await Promise.all([
    standingFor(asked),
    consumeLimit(CALLS_OF_KEY, hashOfKey(asked.key)),
  ])
  return standing
}

/** {@link validate} with the licence itself, uncounted. */
export async function standingFor({
  key,
  device,
}: DeviceOfLicence): Promise<{ standing: LicenceStanding; licence: AskedLicence | null }> {
  const found = await findLicence(key, device)
  if (!found) return { standing: UNKNOWN, licence: null }
  const { licence, on } = found
  const isActivated = await isSeen(on)
  return {
    standing: await standingOf(licence, device, { isActivated, devices: on.devices }),
    licence,
  }
}

/** Marks that an active device asked. @returns false when it is not active, or not any more: then it gets no file */
async function isSeen({ own }: ActiveOn): Promise<boolean> {
  if (!own) return false
  if (Date.now() - own.lastSeenAt.getTime() <= SEEN_EVERY_MS) return true
  const { count } = await db().licenceActivation.updateMany({
    where: { id: own.id, keptUntil: null },
    data: { lastSeenAt: new Date() },
  })
  return count > 0
}
