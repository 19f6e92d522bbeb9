import 'server-only'
import type { Prisma, Tx } from '@/lib/core/db'
import { rowsOf, targetOf } from '@/lib/core/state-table'
import { ORDER_STATES, type OrderEvent, type OrderGuard } from './lifecycle'
import { recordEvent } from './record-event'

/** The kind of entry in the order's timeline. */
const TIMELINE: Record<OrderEvent, string> = {
  complete: 'completed',
  cancel: 'cancelled',
  refund_part: 'refunded',
  refund_whole: 'refunded',
  refund_cancelled: 'refunded',
}

const GUARDS: Record<OrderGuard, (tx: Tx, orderId: number) => Promise<boolean>> = {
  /** Refunded items are no longer delivered. */
  async all_delivered(tx, orderId) {
    const open = await tx.orderItem.count({
      where: { orderId, deliveredAt: null, refundedQuantity: { lt: tx.orderItem.fields.quantity } },
    })
    return open === 0
  },
  async none_delivered(tx, orderId) {
    return (await tx.orderItem.count({ where: { orderId, deliveredAt: { not: null } } })) === 0
  },
}

type Recorded = {
  detail?: Prisma.InputJsonObject
  /** A username of the back office; defaults to the store itself. */
  actor?: string
  /** The resulting status of the order's payment. */
  paymentStatus?: string
}

/**
 * Moves an order to another state, with an entry in its timeline, if the event applies to its current
 * state. Of two concurrent calls only one succeeds. Runs in a transaction that holds the order's lock
 * (see locks.ts).
 *
 * @returns whether it was moved
 */
export async function moveOrder(
  tx: Tx,
  orderId: number,
  event: OrderEvent,
  { detail, actor, paymentStatus }: Recorded = {},
): Promise<boolean> {
  const orderStatus = targetOf(ORDER_STATES, event)
  for (const { from, guard } of rowsOf(ORDER_STATES, event)) {
    if (guard !== undefined && !(await GUARDS[guard](tx, orderId))) continue
    const { count } = await tx.order.updateMany({
      where: { id: orderId, orderStatus: { in: [...from] } },
      data: {
        orderStatus,
        ...(orderStatus === 'completed' ? { completedAt: new Date() } : {}),
        ...(paymentStatus === undefined ? {} : { paymentStatus }),
      },
    })
    if (count === 0) continue
    await recordEvent(tx, orderId, TIMELINE[event], detail, actor)
    return true
  }
  return false
}
