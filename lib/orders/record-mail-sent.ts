import 'server-only'
import type { Outgoing } from '@/lib/mail/outbox'
import { recordEvent } from './record-event'
import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'
import { completeWhenDelivered } from './complete-order'
import { lockOrder } from './locks'
import { markDelivered } from './mark-supplied'

/**
 * Records a sent mail in its order's timeline and marks its items as delivered.
 *
 * @param itemIds the order's items in the mail
 */
export async function recordMailSent(tx: Tx, email: Outgoing, itemIds: number[]): Promise<void> {
  if (email.orderId === null) return
  await recordEvent(tx, email.orderId, 'mail_sent', { kind: email.kind, to: email.toAddress })
  if (itemIds.length > 0) await recordDelivery(tx, email.orderId, itemIds)
}

/**
 * Marks the items of a sent mail as delivered, and completes the order when nothing is left.
 *
 * @param itemIds the mail's items; those that still need keys or are delivered manually stay open
 */
async function recordDelivery(tx: Tx, orderId: number, itemIds: number[]): Promise<void> {
  await lockOrder(tx, orderId)
  await tx.$executeRaw(Prisma.sql`
    UPDATE "OrderItem" i SET "deliveredAt" = now()
    WHERE i."id" IN (${Prisma.join(itemIds)}) AND i."orderId" = ${orderId}
      AND i."delivery" = 'keys' AND i."deliveredAt" IS NULL
      AND i."refundedQuantity" < i."quantity"
      AND (SELECT count(*) FROM "ProductKey" k WHERE k."orderItemId" = i."id" AND k."status" = 'used')
        >= i."quantity" - i."refundedQuantity"`)
  await markDelivered(tx, orderId, itemIds)
  await completeWhenDelivered(tx, orderId)
}
