import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'
import { publishOrderEvent } from './publish-order-event'
import { moveOrder } from './transition'

/** Completes an order when nothing is left to deliver. A partially refunded one keeps that status. */
export async function completeWhenDelivered(tx: Tx, orderId: number): Promise<void> {
  await closeBundles(tx, orderId)
  if (await moveOrder(tx, orderId, 'complete'))
    await publishOrderEvent(tx, { type: 'order.completed', orderId })
}

/** A bundle is delivered, and supplied, with the last of what came with it. */
export async function closeBundles(tx: Tx, orderId: number): Promise<void> {
  await tx.$executeRaw(Prisma.sql`
    UPDATE "OrderItem" i SET "deliveredAt" = now(), "suppliedAt" = coalesce(i."suppliedAt", p."suppliedAt")
    FROM (
      SELECT "bundlePosition", CASE WHEN bool_and("suppliedAt" IS NOT NULL) THEN max("suppliedAt") END AS "suppliedAt",
        bool_and("deliveredAt" IS NOT NULL OR "refundedQuantity" = "quantity") AS "isDelivered"
      FROM "OrderItem" WHERE "orderId" = ${orderId} AND "bundlePosition" IS NOT NULL GROUP BY 1
    ) p
    WHERE i."orderId" = ${orderId} AND i."isBundle" AND i."position" = p."bundlePosition"
      AND i."deliveredAt" IS NULL AND i."refundedQuantity" < i."quantity" AND p."isDelivered"`)
}
