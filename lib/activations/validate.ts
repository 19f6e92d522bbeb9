import 'server-only'
import { db } from '@/lib/core/db'
import { HOUR_MS } from '@/lib/core/time'
import { consumeLimit } from '@/lib/http/rate-limit'
import type { DeviceOfLicence, LicenceStanding } from './contracts'
import { type ActiveOn, type AskedLicence, findLicence, hashOfKey } from './find-licence'
import { CALLS_OF_KEY } from './limits'
import { standingOf, UNKNOWN } from './standing'

/** How exactly it is known when a device asked last: a write for each time it asks would be too many. */
const SEEN_EVERY_MS = HOUR_MS

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
  await markSeen(on)
  return {
    standing: await standingOf(licence, device, {
      isActivated: on.own !== null,
      devices: on.devices,
    }),
    licence,
  }
}

async function markSeen({ own }: ActiveOn): Promise<void> {
  if (own && Date.now() - own.lastSeenAt.getTime() > SEEN_EVERY_MS)
    await db().licenceActivation.updateMany({
      where: { id: own.id },
      data: { lastSeenAt: new Date() },
    })
}
