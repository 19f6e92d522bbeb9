import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { adminLicence } from './admin-licence'
import type { AdminLicence } from './contracts'
import { lockPlaces } from './places'

/** Frees the place of a device at once, active or not, although its licence file may still be good. @throws AppError `not_found` */
export async function freePlace(
  actor: Actor,
  { id: keyId, activationId }: { id: number; activationId: number },
): Promise<AdminLicence> {
  await db().$transaction(async (tx) => {
    await lockPlaces(tx, keyId)
    const where = { id: activationId, keyId }
    const place = await tx.licenceActivation.findFirst({ where })
    if (!place) throw new AppError('not_found', say('activations.deviceHasNoPlace'))
    await tx.licenceActivation.delete({ where: { id: activationId } })
    await recordAudit(tx, actor, {
      action: 'licence.free_place',
      entityType: 'product_key',
      entityId: keyId,
      before: {
        deviceName: place.deviceName,
        since: place.createdAt.toISOString(),
        keptUntil: place.keptUntil?.toISOString() ?? null,
      },
    })
  })
  return adminLicence(keyId)
}
