import 'server-only'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { assignKeys } from '@/lib/licences/reservations'
import { queueMail } from '@/lib/mail/outbox'
import { watchStock } from '@/lib/notifications/low-stock'
import { currentSettings } from '@/lib/settings/queries'
import { lockOrder, recordEvent } from './commands'
import { isClosed } from './item-progress'
import { publishOrderEvent } from './publish-order-event'

/**
 * Queues the mail that brings an order's items to the buyer, with the job that sends it.
 *
 * @param part `first` for the mail that every order gets once, `rest` for what had to wait
 * @param itemIds the items that the mail is about
 */
export async function queueDelivery(
  tx: Tx,
  orderId: number,
  part: 'first' | 'rest',
  itemIds: number[],
): Promise<void> {
  const order = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { customerEmail: true, locale: true },
  })
  await queueMail(tx, {
    kind: 'order_delivery',
    dedupeKey: `delivery:${orderId}:${part === 'first' ? part : itemIds.join(',')}`,
    to: order.customerEmail,
    locale: order.locale,
    orderId,
    payload: { part, itemIds },
  })
}

/**
 * Queues the mail with an order's keys once more, to the order's own address. Nothing of the order
 * changes by it.
 *
 * @param itemIds the items that the mail is about
 */
export async function queueDeliveryAgain(
  tx: Tx,
  order: { id: number; customerEmail: string; locale: string },
  itemIds: number[],
): Promise<void> {
  await queueMail(tx, {
    kind: 'order_delivery',
    dedupeKey: `delivery:${order.id}:resend:${newId()}`,
    to: order.customerEmail,
    locale: order.locale,
    orderId: order.id,
    payload: { part: 'resend', itemIds },
  })
}

/** Tells the owner that an order waits for keys. */
export async function alertOwnerOfWaiting(
  tx: Tx,
  order: { id: number; orderNumber: string },
): Promise<void> {
  const { adminEmail } = await currentSettings()
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

type Waiting = {
  id: number
  orderId: number
  productId: number
  paymentId: string
  missing: number
}

/**
 * Gives keys to the orders that wait for some, oldest first, and queues their mails.
 *
 * @returns how many items are complete now
 */
export async function deliverWaiting(): Promise<number> {
  const waiting = await db().$queryRaw<Waiting[]>(Prisma.sql`
    SELECT i."id", i."orderId", i."productId", o."paymentId"::text AS "paymentId",
           (i."quantity" - i."refundedQuantity" - count(k."id"))::int AS "missing"
    FROM "OrderItem" i
    JOIN "Order" o ON o."id" = i."orderId" AND o."orderStatus" IN ('processing', 'partially_refunded')
    LEFT JOIN "ProductKey" k ON k."orderItemId" = i."id" AND k."status" = 'used'
    WHERE i."delivery" = 'keys' AND i."deliveredAt" IS NULL
      AND EXISTS (SELECT 1 FROM "ProductKey" f WHERE f."productId" = i."productId" AND f."status" = 'available')
    GROUP BY i."id", o."id"
    HAVING count(k."id") < i."quantity" - i."refundedQuantity"
    ORDER BY o."createdAt", i."id" LIMIT 200`)
  let completed = 0
  for (const item of waiting) if (await deliverItem(item)) completed++
  return completed
}

/** An item is sent when it is complete: half an order of keys would only raise questions. */
async function deliverItem(item: Waiting): Promise<boolean> {
  return db().$transaction(async (tx) => {
    // Two processes may look at the same order, or one may refund it: they take turns on its row.
    await lockOrder(tx, item.orderId)
    const present = await tx.productKey.count({ where: { orderItemId: item.id, status: 'used' } })
    const { quantity, refundedQuantity, order } = await tx.orderItem.findUniqueOrThrow({
      where: { id: item.id },
      select: { quantity: true, refundedQuantity: true, order: { select: { orderStatus: true } } },
    })
    const wanted = quantity - refundedQuantity
    if (isClosed(order.orderStatus) || present >= wanted) return false
    const assigned = await assignKeys(tx, { ...item, missing: wanted - present })
    if (present + assigned < wanted) return false
    await queueDelivery(tx, item.orderId, 'rest', [item.id])
    await recordEvent(tx, item.orderId, 'keys_assigned', { itemId: item.id })
    await watchStock(tx, [item.productId])
    return true
  })
}

/**
 * Marks what a sent mail delivered, and completes the order when nothing is left.
 *
 * @param itemIds the mail's items; those that still lack keys or are delivered by hand stay open
 */
export async function recordDelivery(tx: Tx, orderId: number, itemIds: number[]): Promise<void> {
  await lockOrder(tx, orderId)
  await tx.$executeRaw(Prisma.sql`
    UPDATE "OrderItem" i SET "deliveredAt" = now()
    WHERE i."id" IN (${Prisma.join(itemIds)}) AND i."orderId" = ${orderId}
      AND i."delivery" = 'keys' AND i."deliveredAt" IS NULL
      AND i."refundedQuantity" < i."quantity"
      AND (SELECT count(*) FROM "ProductKey" k WHERE k."orderItemId" = i."id" AND k."status" = 'used')
        >= i."quantity" - i."refundedQuantity"`)
  await completeWhenDelivered(tx, orderId)
}

/** Completes an order of which nothing is left to deliver. One that was refunded in part stays that. */
export async function completeWhenDelivered(tx: Tx, orderId: number): Promise<void> {
  const open = await tx.orderItem.count({
    where: {
      orderId,
      deliveredAt: null,
      refundedQuantity: { lt: tx.orderItem.fields.quantity },
    },
  })
  if (open > 0) return
  const { count } = await tx.order.updateMany({
    where: { id: orderId, orderStatus: 'processing' },
    data: { orderStatus: 'completed', completedAt: new Date() },
  })
  if (count === 0) return
  await recordEvent(tx, orderId, 'completed')
  await publishOrderEvent(tx, { type: 'order.completed', orderId })
}
