import 'server-only'
import { db } from '@/lib/core/db'
import { HOUR_MS } from '@/lib/core/time'
import { consumeLimit } from '@/lib/http/rate-limit'
import type { DeviceOfLicence, LicenceStanding } from './contracts'
import { type AskedLicence, findLicence, hashOfDevice, hashOfKey } from './find-licence'
import { CALLS_OF_KEY } from './limits'
import { standingOf, UNKNOWN } from './standing'

/** How exactly it is known when a device asked last: a write for each time it asks would be too many. */
const SEEN_EVERY_MS = HOUR_MS

/** No licence has this key's id: an unknown key is looked up like any other. */
const NO_KEY = 0

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
  const licence = await findLicence(key)
  const on = await activationsOf(licence?.keyId ?? NO_KEY, device)
  return { standing: licence ? await standingOf(licence, device, on) : UNKNOWN, licence }
}

async function activationsOf(keyId: number, device: string) {
  const activations = await db().licenceActivation.findMany({
    where: { keyId },
    select: { id: true, deviceHash: true, lastSeenAt: true },
  })
  const deviceHash = hashOfDevice(keyId, device)
  const own = activations.find((activation) => activation.deviceHash === deviceHash)
  if (own && Date.now() - own.lastSeenAt.getTime() > SEEN_EVERY_MS)
    await db().licenceActivation.updateMany({
      where: { id: own.id },
      data: { lastSeenAt: new Date() },
    })
  return { isActivated: own !== undefined, devices: activations.length }
}
