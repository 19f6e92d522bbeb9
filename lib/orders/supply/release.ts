import 'server-only'
import { z } from 'zod'
import { databaseTime } from '@/lib/core/database-time'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { log } from '@/lib/core/log'
import { rowsOf } from '@/lib/core/rows'
import { messageIdOf } from '@/lib/mail/message-id'
import type { Outgoing } from '@/lib/mail/outbox'
import { isClosed, isComplete } from '@/lib/orders/item-progress'
import { lockOrder } from '@/lib/orders/locks'
import { markSupplied } from '@/lib/orders/mark-supplied'
import { itemsWithKeyCounts } from '@/lib/orders/queries'
import { queueDeliveryTo } from '@/lib/orders/queue-delivery'
import { queueGiftReceipt } from '@/lib/orders/queue-gift-receipt'
import { recordEvent } from '@/lib/orders/record-event'
import { CONFIRMATION_MAIL } from './mail-kinds'

/**
 * Records that a mail server has taken the confirmation of a consent, and releases the order. Runs in the transaction that marks
 * the mail as sent, so that neither is without the other.
 */
export async function confirmConsent(tx: Tx, { kind, orderId, id }: Outgoing): Promise<void> {
  if (kind !== CONFIRMATION_MAIL || orderId === null) return
  await lockOrder(tx, orderId)
  const { count } = await tx.supplyConsent.updateMany({
    where: { orderId, confirmedAt: null },
    data: { confirmedAt: await databaseTime(tx), messageId: messageIdOf(id) },
  })
  if (count > 0) await releaseLocked(tx, orderId)
}

const dueRow = z.object({ orderId: z.number() })

/** Releases the orders whose time has come, and those that were disputed when their consent was confirmed. */
export async function releaseDue(): Promise<void> {
  const due = await rowsOf(
    db(),
    dueRow,
    Prisma.sql`
    SELECT c."orderId" FROM "SupplyConsent" c JOIN "Order" o ON o."id" = c."orderId"
    WHERE c."releasedAt" IS NULL AND (c."confirmedAt" IS NOT NULL OR c."waitsUntil" < now())
      AND o."orderStatus" IN ('processing', 'partially_refunded') AND o."disputedAt" IS NULL
    ORDER BY c."orderId" LIMIT 200`,
  )
  for (const { orderId } of due) {
    try {
      await db().$transaction(async (tx) => {
        await lockOrder(tx, orderId)
        await releaseLocked(tx, orderId)
      })
    } catch (error) {
      // One order's failure must not block the others; it is tried again in a minute.
      log.error({ err: error, orderId }, 'order could not be released')
    }
  }
}

/** Lets an order be delivered and shown, once. */
async function releaseLocked(tx: Tx, orderId: number): Promise<void> {
  const order = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: {
      id: true,
      customerEmail: true,
      locale: true,
      orderStatus: true,
      disputedAt: true,
      gift: { select: { orderId: true } },
    },
  })
  if (isClosed(order.orderStatus) || order.disputedAt !== null) return
  const { count } = await tx.supplyConsent.updateMany({
    where: { orderId, releasedAt: null },
    data: { releasedAt: await databaseTime(tx) },
  })
  if (count === 0) return
  const items = await itemsWithKeyCounts(tx, orderId)
  await recordEvent(tx, orderId, 'supply_released')
  await queueDeliveryTo(
    tx,
    order,
    'first',
    items.map(({ id }) => id),
  )
  // From now on its page shows the keys; those of a gift reach nobody before its mail does.
  if (order.gift) await queueGiftReceipt(tx, order)
  else
    await markSupplied(
      tx,
      orderId,
      items.filter(isComplete).map(({ id }) => id),
    )
}
