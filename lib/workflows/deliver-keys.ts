import 'server-only'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { assignKeys } from '@/lib/domains/licences/commands'
import { queueMail } from '@/lib/domains/mail/outbox'
import { recordEvent } from '@/lib/domains/orders/commands'
import { currentSettings } from '@/lib/domains/settings/queries'
import { addJob } from './jobs'

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
  await queueAndSchedule(tx, {
    kind: 'order_delivery',
    dedupeKey: `delivery:${orderId}:${part === 'first' ? part : itemIds.join(',')}`,
    to: order.customerEmail,
    locale: order.locale,
    orderId,
    payload: { part, itemIds },
  })
}

/** Tells the owner that an order waits for keys. */
export async function alertOwnerOfWaiting(
  tx: Tx,
  order: { id: number; orderNumber: string },
): Promise<void> {
  const { adminEmail } = await currentSettings()
  await recordEvent(tx, order.id, 'waiting_for_keys')
  await queueAndSchedule(tx, {
    kind: 'owner_waiting_order',
    dedupeKey: `waiting:${order.id}`,
    to: adminEmail,
    locale: 'en',
    orderId: order.id,
  })
}

export async function queueAndSchedule(
  tx: Tx,
  mail: Parameters<typeof queueMail>[1],
): Promise<void> {
  const emailId = await queueMail(tx, mail)
  if (emailId) await addJob(tx, 'send_email', { emailId }, `email:${emailId}`)
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
           (i."quantity" - count(k."id"))::int AS "missing"
    FROM "OrderItem" i
    JOIN "Order" o ON o."id" = i."orderId" AND o."orderStatus" = 'processing'
    LEFT JOIN "ProductKey" k ON k."orderItemId" = i."id" AND k."status" = 'used'
    WHERE i."delivery" = 'keys' AND i."deliveredAt" IS NULL
      AND EXISTS (SELECT 1 FROM "ProductKey" f WHERE f."productId" = i."productId" AND f."status" = 'available')
    GROUP BY i."id", o."id"
    HAVING count(k."id") < i."quantity"
    ORDER BY o."createdAt", i."id" LIMIT 200`)
  let completed = 0
  for (const item of waiting) if (await deliverItem(item)) completed++
  return completed
}

/** An item is sent when it is complete: half an order of keys would only raise questions. */
async function deliverItem(item: Waiting): Promise<boolean> {
  return db().$transaction(async (tx) => {
    // Two processes may look at the same item: the row's lock makes them take turns.
    await tx.$queryRaw(Prisma.sql`SELECT 1 FROM "OrderItem" WHERE "id" = ${item.id} FOR UPDATE`)
    const present = await tx.productKey.count({ where: { orderItemId: item.id, status: 'used' } })
    const { quantity } = await tx.orderItem.findUniqueOrThrow({
      where: { id: item.id },
      select: { quantity: true },
    })
    const assigned = await assignKeys(tx, { ...item, missing: quantity - present })
    if (present + assigned < quantity) return false
    await queueDelivery(tx, item.orderId, 'rest', [item.id])
    await recordEvent(tx, item.orderId, 'keys_assigned', { itemId: item.id })
    return true
  })
}

/**
 * Marks what a sent mail delivered, and completes the order when nothing is left.
 *
 * @param itemIds the mail's items; those that still lack keys or are delivered by hand stay open
 */
export async function recordDelivery(tx: Tx, orderId: number, itemIds: number[]): Promise<void> {
  await tx.$executeRaw(Prisma.sql`
    UPDATE "OrderItem" i SET "deliveredAt" = now()
    WHERE i."id" IN (${Prisma.join(itemIds)}) AND i."orderId" = ${orderId}
      AND i."delivery" = 'keys' AND i."deliveredAt" IS NULL
      AND (SELECT count(*) FROM "ProductKey" k WHERE k."orderItemId" = i."id" AND k."status" = 'used') >= i."quantity"`)
  const open = await tx.orderItem.count({ where: { orderId, deliveredAt: null } })
  if (open > 0) return
  const { count } = await tx.order.updateMany({
    where: { id: orderId, orderStatus: 'processing' },
    data: { orderStatus: 'completed', completedAt: new Date() },
  })
  if (count === 1) await recordEvent(tx, orderId, 'completed')
}
