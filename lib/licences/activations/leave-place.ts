import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import type { Tx } from '@/lib/core/db'
import type { FreedPlace } from './contracts'
import { lastFileEnds } from './place-rules'
import { freedPlaces, lockPlaces, type PlacesOfLicence, placesOf } from './places'

type Left = {
  /** The device that left now; `null` when it was not active. */
  left: { name: string; since: Date } | null
  answer: FreedPlace
}

/**
 * Ends the activation of a device. Its place stays taken until its last licence file has ended; a file is believed
 * without the store, so that others could have the place only by being one device too many.
 *
 * @returns `null` when the key has no licence
 */
export async function leavePlace(
  tx: Tx,
  keyId: number,
  isLeaving: (activation: PlacesOfLicence['active'][number]) => boolean,
): Promise<Left | null> {
  await lockPlaces(tx, keyId)
  const now = await databaseTime(tx)
  const before = await placesOf(tx, keyId, now)
  if (!before) return null
  const own = before.active.find(isLeaving)
  if (!own) return { left: null, answer: freedPlaces(before, now) }
  const keptUntil = lastFileEnds(own.lastSeenAt, before.expiresAt)
  if (keptUntil > now)
    await tx.licenceActivation.update({ where: { id: own.id }, data: { keptUntil } })
  else await tx.licenceActivation.delete({ where: { id: own.id } })
  const after = await placesOf(tx, keyId, now)
  return {
    left: { name: own.deviceName, since: own.createdAt },
    answer: freedPlaces(after ?? before, now),
  }
}
