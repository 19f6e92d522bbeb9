import 'server-only'
import type { Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import type { DeliveryPart } from '@/lib/mail/contracts'
import { queueMail } from '@/lib/mail/queue-mail'

/** Every order gets its first mail once, and one for what had to wait; resends are not counted. */
const DEDUPE: Record<DeliveryPart, (itemIds: number[]) => string> = {
  first: () => 'first',
  rest: (itemIds) => itemIds.join(','),
  resend: () => `resend:${newId()}`,
}

/**
 * Queues the mail that brings an order's items to the buyer, with the job that sends it. Nothing of
 * the order changes by it.
 *
 * @param itemIds the items that the mail is about
 */
export async function queueDelivery(
  tx: Tx,
  orderId: number,
  part: DeliveryPart,
  itemIds: number[],
): Promise<void> {
  const order = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { customerEmail: true, locale: true },
  })
  await queueMail(tx, {
    kind: 'order_delivery',
    dedupeKey: `delivery:${orderId}:${DEDUPE[part](itemIds)}`,
    to: order.customerEmail,
    locale: order.locale,
    orderId,
    payload: { part, itemIds },
  })
}
