import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { AdminLicence } from './contracts'
import { licenceOfKey } from './find-licence'
import { licenceState, revokeReason } from './licence-state'
import { placesOf, shownPlaces } from './places'

/** The licence of a key with its devices. @throws AppError `not_found` for a key that has none */
export async function adminLicence(keyId: number): Promise<AdminLicence> {
  const now = await databaseTime()
  const [licence, places] = await Promise.all([licenceOfKey(keyId), placesOf(db(), keyId, now)])
  if (!licence || !places) throw new AppError('not_found', say('activations.keyIsNoLicence'))
  const { deviceLimit, termDays, expiresAt } = licence
  return {
    state: licenceState(licence, now),
    reason: revokeReason(licence),
    deviceLimit,
    termDays,
    expiresAt: expiresAt?.toISOString() ?? null,
    ...shownPlaces(places, now),
  }
}
