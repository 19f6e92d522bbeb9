import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { adminLicence } from './admin-licence'
import type { AdminLicence } from './contracts'

/**
 * Ends a licence's activation on a device, as staff; the device may be activated again. @throws AppError `not_found`
 */
export async function endActivation(
  actor: Actor,
  { id: keyId, activationId }: { id: number; activationId: number },
): Promise<AdminLicence> {
  await db().$transaction(async (tx) => {
    const where = { id: activationId, keyId }
    const activation = await tx.licenceActivation.findFirst({
      where,
      select: { deviceName: true, createdAt: true },
    })
    const { count } = await tx.licenceActivation.deleteMany({ where })
    if (!activation || count === 0)
      throw new AppError('not_found', 'The licence is not active on this device any more')
    await recordAudit(tx, actor, {
      action: 'licence.end_activation',
      entityType: 'product_key',
      entityId: keyId,
      before: {
        deviceName: activation.deviceName,
        since: activation.createdAt.toISOString(),
      },
    })
  })
  return adminLicence(keyId)
}
