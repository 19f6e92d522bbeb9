import 'server-only'
import type { Tx } from '@/lib/core/db'
import { publishOrderEvent } from './publish-order-event'
import { moveOrder } from './transition'

/** Completes an order when nothing is left to deliver. A partially refunded one keeps that status. */
export async function completeWhenDelivered(tx: Tx, orderId: number): Promise<void> {
  if (await moveOrder(tx, orderId, 'complete'))
    await publishOrderEvent(tx, { type: 'order.completed', orderId })
}
