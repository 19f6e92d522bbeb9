import 'server-only'
import type { Tx } from '@/lib/core/db'
import { queueMail } from '@/lib/mail/queue-mail'

type Buyer = { id: number; customerEmail: string; locale: string }

/** Queues what the buyer of a gift gets in place of its keys. */
export async function queueGiftReceipt(tx: Tx, order: Buyer): Promise<void> {
  await queueMail(tx, {
    kind: 'gift_receipt',
    dedupeKey: `gift-receipt:${order.id}`,
    to: order.customerEmail,
    locale: order.locale,
    orderId: order.id,
  })
}
