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
import { movesLeft, nextPlaceAt } from './place-rules'
import { type PlacesOfLicence, placesOf } from './places'
import { licenceRefused } from './refused'
import { standingOf } from './standing'

/**
 * Activates a device; one that is active stays so. The first activation starts the licence's term.
 *
 * @throws AppError `licence_unknown`, `licence_revoked`, `licence_expired`, `device_limit`, `places_kept`, `rate_limited`
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
    const devices = await seatOf(tx, found, { device, name: deviceName, now })
    return { licence: await withTerm(tx, found, now), devices, now }
  })
  return standingOf(licence, device, { isActivated: true, devices }, now)
}

type Arriving = { device: string; name: string; now: Date }

/** Takes a place, or finds that the device has one. @returns on how many devices the licence is active then */
async function seatOf(tx: Tx, licence: AskedLicence, arriving: Arriving): Promise<number> {
  const { device, name, now } = arriving
  const { keyId } = licence
  const deviceHash = hashOfDevice(keyId, device)
  await tx.licenceActivation.deleteMany({ where: { keyId, keptUntil: { lte: now } } })
  const places = await placesOf(tx, keyId, now)
  if (!places) throw licenceRefused('unknown')
  const { active, kept } = places
  const own = [...active, ...kept].find((activation) => activation.deviceHash === deviceHash)
  if (own) {
    await tx.licenceActivation.update({
      where: { id: own.id },
      data: { lastSeenAt: now, keptUntil: null, ...(name === '' ? {} : { deviceName: name }) },
    })
    return active.some(({ id }) => id === own.id) ? active.length : active.length + 1
  }
  await makeRoom(tx, licence, places, now)
  await tx.licenceActivation.create({
    data: { keyId, deviceHash, deviceName: name, createdAt: now, lastSeenAt: now },
  })
  return active.length + 1
}

/** Sees that there is a place; of one that a device left before its file has ended, by a move. */
async function makeRoom(tx: Tx, licence: AskedLicence, places: PlacesOfLicence, now: Date) {
  const { active, kept } = places
  const { keyId, deviceLimit } = licence
  if (active.length >= deviceLimit) throw licenceRefused('device_limit', licence)
  if (active.length + kept.length < deviceLimit) return
  const [first] = kept
  if (!first || movesLeft(places, now) === 0)
    throw licenceRefused('places_kept', licence, nextPlaceAt(places, now))
  await tx.licenceActivation.delete({ where: { id: first.id } })
  await tx.licenceMove.create({ data: { keyId, movedAt: now } })
}

async function withTerm(tx: Tx, licence: AskedLicence, now: Date): Promise<AskedLicence> {
  if (licence.termDays === null || licence.expiresAt !== null) return licence
  const expiresAt = new Date(now.getTime() + licence.termDays * DAY_MS)
  await startTerm(tx, licence.keyId, expiresAt)
  return { ...licence, expiresAt }
}
