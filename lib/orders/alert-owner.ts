import 'server-only'
import type { Tx } from '@/lib/core/db'
import { queueMail } from '@/lib/mail/queue-mail'
import { currentSettings } from '@/lib/settings/queries'
import { publishOrderEvent } from './publish-order-event'
import { recordEvent } from './record-event'

/** Alerts the owner that an order waits for keys. */
export async function alertOwnerOfWaiting(
  tx: Tx,
  order: { id: number; orderNumber: string },
): Promise<void> {
  const { adminEmail } = await currentSettings(tx)
  await recordEvent(tx, order.id, 'waiting_for_keys')
  await publishOrderEvent(tx, { type: 'order.waiting_for_keys', orderId: order.id })
  await queueMail(tx, {
    kind: 'owner_waiting_order',
    dedupeKey: `waiting:${order.id}`,
    to: adminEmail,
    locale: 'en',
    orderId: order.id,
  })
}

/** Tells the owner that an order has items to be delivered by hand. */
export async function alertOwnerOfByHand(tx: Tx, order: { id: number }): Promise<void> {
  const { adminEmail } = await currentSettings(tx)
  await queueMail(tx, {
    kind: 'owner_by_hand_order',
    dedupeKey: `by-hand:${order.id}`,
    to: adminEmail,
    locale: 'en',
    orderId: order.id,
  })
}
