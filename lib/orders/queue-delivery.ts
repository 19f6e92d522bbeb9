import 'server-only'
import type { Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import type { DeliveryPart } from '@/lib/mail/contracts'
import { queueMail } from '@/lib/mail/queue-mail'
import { keyRecipient } from './key-recipient'
import { isHeld } from './supply/queries'

/**
 * The first mail and the one for a set of delayed items are sent once; resends are not deduplicated.
 */
const DEDUPE: Record<DeliveryPart, (itemIds: number[]) => string> = {
  first: () => 'first',
  rest: (itemIds) => itemIds.join(','),
  resend: () => `resend:${newId()}`,
}

type Recipient = { id: number; customerEmail: string; locale: string }

/**
 * Queues the mail that delivers an order's items, with the job that sends it. It does not change the
 * order.
 *
 * @param itemIds the items of the mail
 * @returns the mail's id; `null` for one that was queued before, and for an order that is not supplied yet
 */
export async function queueDelivery(
  tx: Tx,
  orderId: number,
  part: DeliveryPart,
  itemIds: number[],
): Promise<string | null> {
  const order = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { id: true, customerEmail: true, locale: true },
  })
  return queueDeliveryTo(tx, order, part, itemIds)
}

/** {@link queueDelivery} for a caller whose transaction has just written or read the order. */
export async function queueDeliveryTo(
  tx: Tx,
  order: Recipient,
  part: DeliveryPart,
  itemIds: number[],
): Promise<string | null> {
  if (await isHeld(tx, order.id)) return null
  const { to, afterSeconds } = await keyRecipient(tx, order)
  return queueMail(
    tx,
    {
      kind: 'order_delivery',
      dedupeKey: `delivery:${order.id}:${DEDUPE[part](itemIds)}`,
      to,
      locale: order.locale,
      orderId: order.id,
      payload: { part, itemIds },
    },
    { afterSeconds },
  )
}
