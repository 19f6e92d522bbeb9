import 'server-only'
import { z } from 'zod'
import { FREE_KEY } from '@/lib/catalog/free-key'
import { stockChanged } from '@/lib/catalog/refresh-stock'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { assignKeys } from '@/lib/licences/assign-keys'
import { watchStock } from '@/lib/licences/low-stock'
import { isClosed } from './item-progress'
import { lockOrder } from './locks'
import { markSupplied } from './mark-supplied'
import { queueDelivery } from './queue-delivery'
import { recordEvent } from './record-event'

const waitingSchema = z.object({
  id: z.number(),
  orderId: z.number(),
  productId: z.number(),
  paymentId: z.string(),
  missing: z.number(),
})
type Waiting = z.infer<typeof waitingSchema>

/**
 * Assigns keys to the orders that wait for them, oldest first, and queues their mails; not of pre-orders, whose day is to come.
 *
 * @returns the number of items that are now complete
 */
export async function deliverWaiting(): Promise<number> {
  const waiting = await rowsOf(
    db(),
    waitingSchema,
    Prisma.sql`
    SELECT i."id", i."orderId", i."productId", o."paymentId"::text AS "paymentId",
           (i."quantity" - i."refundedQuantity" - count(h."id"))::int AS "missing"
    FROM "OrderItem" i
    JOIN "Order" o ON o."id" = i."orderId" AND o."orderStatus" IN ('processing', 'partially_refunded')
      AND o."disputedAt" IS NULL
    JOIN "Product" p ON p."id" = i."productId" AND p."availableFrom" IS NULL
    LEFT JOIN "ProductKey" h ON h."orderItemId" = i."id" AND h."status" = 'used'
    WHERE i."delivery" = 'keys' AND NOT i."isBundle" AND i."deliveredAt" IS NULL
      AND (EXISTS (SELECT 1 FROM "ProductKey" k WHERE k."productId" = i."productId" AND ${FREE_KEY})
        OR p."keysByRule")
    GROUP BY i."id", o."id"
    HAVING count(h."id") < i."quantity" - i."refundedQuantity"
    ORDER BY o."createdAt", i."id" LIMIT 200`,
  )
  let completed = 0
  for (const item of waiting) if (await deliverItem(item)) completed++
  await stockChanged([...new Set(waiting.map(({ productId }) => productId))])
  return completed
}

/** An item is sent only when it is complete: part of its keys would only raise questions. */
async function deliverItem(item: Waiting): Promise<boolean> {
  return db().$transaction(async (tx) => {
    // Two processes may handle the same order, or one may refund it: its row lock serializes them.
    await lockOrder(tx, item.orderId)
    const present = await tx.productKey.count({ where: { orderItemId: item.id, status: 'used' } })
    const { quantity, refundedQuantity, order } = await tx.orderItem.findUniqueOrThrow({
      where: { id: item.id },
      select: {
        quantity: true,
        refundedQuantity: true,
        order: {
          select: { orderStatus: true, disputedAt: true, gift: { select: { orderId: true } } },
        },
      },
    })
    const requested = quantity - refundedQuantity
    if (isClosed(order.orderStatus) || order.disputedAt !== null || present >= requested)
      return false
    const assigned = await assignKeys(tx, { ...item, missing: requested - present })
    if (present + assigned.length < requested) return false
    const mailId = await queueDelivery(tx, item.orderId, 'rest', [item.id])
    // Its page shows the keys from now on.
    if (mailId !== null && order.gift === null) await markSupplied(tx, item.orderId, [item.id])
    await recordEvent(tx, item.orderId, 'keys_assigned', { itemId: item.id })
    await watchStock(tx, [item.productId])
    return true
  })
}
