import 'server-only'
import type { Tx } from '@/lib/core/db'
import { mailOwner, mailOwnerSparingly } from '@/lib/mail/mail-owner'
import type { InsertedOrder } from './insert-order'
import { publishOrderEvent } from './publish-order-event'
import { recordEvent } from './record-event'

/** The dedupe keys of the mails about an order, up to its id. */
export const MAIL_KEYS = {
  newOrder: 'new-order:',
  waiting: 'waiting:',
  byHand: 'by-hand:',
} as const

/**
 * Tells the owner of an order that was just placed, by the mail that says most of it: that it waits for
 * keys, that it is to be delivered by hand, or only that it is there.
 *
 * @param missingKeys how many keys it waits for
 */
export async function alertOwnerOfOrder(
  tx: Tx,
  order: Pick<InsertedOrder, 'id' | 'items'>,
  missingKeys: number,
): Promise<void> {
  const waits = missingKeys > 0 && (await alertOwnerOfWaiting(tx, order))
  const byHand =
    order.items.some(({ delivery }) => delivery === 'manual') &&
    (await alertOwnerOfByHand(tx, order))
  if (waits || byHand) return
  await mailOwnerSparingly(
    tx,
    {
      kind: 'owner_new_order',
      dedupeKey: `${MAIL_KEYS.newOrder}${order.id}`,
      // Not the mail's order: its timeline tells of mails to the buyer, and of what is to be done.
      payload: { orderId: order.id },
    },
    'owner_more_orders',
  )
}

/** An order waits for keys. @returns whether the owner is told by mail */
export async function alertOwnerOfWaiting(tx: Tx, order: { id: number }): Promise<boolean> {
  await recordEvent(tx, order.id, 'waiting_for_keys')
  await publishOrderEvent(tx, { type: 'order.waiting_for_keys', orderId: order.id })
  return mailOwner(tx, {
    kind: 'owner_waiting_order',
    dedupeKey: `${MAIL_KEYS.waiting}${order.id}`,
    orderId: order.id,
  })
}

/** An order has items to be delivered by hand. @returns whether the owner is told by mail */
const alertOwnerOfByHand = (tx: Tx, order: { id: number }): Promise<boolean> =>
  mailOwner(tx, {
    kind: 'owner_by_hand_order',
    dedupeKey: `${MAIL_KEYS.byHand}${order.id}`,
    orderId: order.id,
  })
