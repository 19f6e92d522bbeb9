import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { LAST_SEEN_FIRST, toDevice } from './active-devices'
import type { AdminLicence } from './contracts'
import { licenceOfKey } from './find-licence'
import { licenceState, revokeReason } from './licence-state'

/** The licence of a key with its devices. @throws AppError `not_found` for a key that has none */
export async function adminLicence(keyId: number): Promise<AdminLicence> {
  const [licence, devices] = await Promise.all([
    licenceOfKey(keyId),
    db().licenceActivation.findMany({
      where: { keyId },
      orderBy: [...LAST_SEEN_FIRST],
    }),
  ])
  if (!licence) throw new AppError('not_found', 'This key is no licence')
  const { deviceLimit, termDays, expiresAt } = licence
  return {
    state: licenceState(licence, new Date()),
    reason: revokeReason(licence),
    deviceLimit,
    termDays,
    expiresAt: expiresAt?.toISOString() ?? null,
    devices: devices.map(toDevice),
  }
}
