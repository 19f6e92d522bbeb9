import 'server-only'
import type { Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { lockOrderAndPayment } from './locks'
import type { PlacedOrder } from './placed-order'
import { orderById } from './queries'

/**
 * Reads an order in order to change it or its payment. Changes of one order are serialized: the locks
 * on its payment and then on the order are held until the transaction ends.
 *
 * @throws AppError `not_found`
 */
export async function orderForChange(tx: Tx, orderNumber: string): Promise<PlacedOrder> {
  const reference = await tx.order.findUnique({
    where: { orderNumber },
    select: { id: true, paymentId: true },
  })
  if (!reference) throw new AppError('not_found', say('orders.unknown'))
  await lockOrderAndPayment(tx, reference)
  return orderById(reference.id, tx)
}
