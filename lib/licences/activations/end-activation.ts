import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { adminLicence } from './admin-licence'
import type { AdminLicence } from './contracts'
import { leavePlace } from './leave-place'

/**
 * Ends a licence's activation on a device, as staff; the device may be activated again. Its place is free for another
 * as if its buyer had ended it. @throws AppError `not_found`
 */
export async function endActivation(
  actor: Actor,
  { id: keyId, activationId }: { id: number; activationId: number },
): Promise<AdminLicence> {
  await db().$transaction(async (tx) => {
    const ended = await leavePlace(tx, keyId, ({ id }) => id === activationId)
    if (!ended?.left) throw new AppError('not_found', say('activations.notActiveOnDeviceAnyMore'))
    await recordAudit(tx, actor, {
      action: 'licence.end_activation',
      entityType: 'product_key',
      entityId: keyId,
      before: {
        deviceName: ended.left.name,
        since: ended.left.since.toISOString(),
      },
    })
  })
  return adminLicence(keyId)
}
