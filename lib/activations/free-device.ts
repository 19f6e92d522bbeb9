import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'

/**
 * Ends an activation of a licence that the buyer of an order may use; its device may be activated again.
 *
 * @throws AppError `not_found` when the order has no such activation, or not any more
 */
export async function freeDevice(orderId: number, activationId: number): Promise<void> {
  const { count } = await db().licenceActivation.deleteMany({
    where: {
      id: activationId,
      licence: { key: { status: 'used', orderItem: { orderId } } },
    },
  })
  if (count === 0)
    throw new AppError('not_found', 'The licence is not active on this device any more')
}
