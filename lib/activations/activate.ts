import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db, type Tx } from '@/lib/core/db'
import { DAY_MS } from '@/lib/core/time'
import { consumeLimit } from '@/lib/http/rate-limit'
import { startTerm } from '@/lib/licences/licence-terms'
import type { Activate, LicenceStanding } from './contracts'
import { type AskedLicence, hashOfDevice, hashOfKey, lockLicence } from './find-licence'
import { licenceState } from './licence-state'
import { ACTIVATIONS_OF_KEY, CALLS_OF_KEY } from './limits'
import { licenceRefused } from './refused'
import { standingOf } from './standing'

/**
 * Activates a device; one that is active stays so. The first activation starts the licence's term.
 *
 * @throws AppError `licence_unknown`, `licence_revoked`, `licence_expired`, `device_limit`, `rate_limited`
 */
export async function activate({ key, device, deviceName }: Activate): Promise<LicenceStanding> {
  const counted = hashOfKey(key)
  await consumeLimit(CALLS_OF_KEY, counted)
  await consumeLimit(ACTIVATIONS_OF_KEY, counted)
  const { licence, devices, now } = await db().$transaction(async (tx) => {
    const found = await lockLicence(tx, key)
    const now = await databaseTime(tx)
    if (!found) throw licenceRefused('unknown')
    const state = licenceState(found, now)
    if (state !== 'active') throw licenceRefused(state, found)
    const devices = await seatOf(tx, found, device, deviceName)
    return { licence: await withTerm(tx, found, now), devices, now }
  })
  return standingOf(licence, device, { isActivated: true, devices }, now)
}

/** Takes a seat, or finds that the device has one. @returns on how many devices the licence is active then */
async function seatOf(tx: Tx, licence: AskedLicence, device: string, name: string) {
  const { keyId, deviceLimit } = licence
  const deviceHash = hashOfDevice(keyId, device)
  const taken = await tx.licenceActivation.findMany({
    where: { keyId },
    select: { id: true, deviceHash: true },
  })
  const own = taken.find((activation) => activation.deviceHash === deviceHash)
  if (own) {
    await tx.licenceActivation.update({
      where: { id: own.id },
      data: { lastSeenAt: new Date(), ...(name === '' ? {} : { deviceName: name }) },
    })
    return taken.length
  }
  if (taken.length >= deviceLimit) throw licenceRefused('device_limit', licence)
  await tx.licenceActivation.create({ data: { keyId, deviceHash, deviceName: name } })
  return taken.length + 1
}

async function withTerm(tx: Tx, licence: AskedLicence, now: Date): Promise<AskedLicence> {
  if (licence.termDays === null || licence.expiresAt !== null) return licence
  const expiresAt = new Date(now.getTime() + licence.termDays * DAY_MS)
  await startTerm(tx, licence.keyId, expiresAt)
  return { ...licence, expiresAt }
}
