import 'server-only'
import { Prisma } from '@/lib/core/db'

/** Whether the product `p` is sold although no key is there. */
export const SELLS_WITHOUT_KEYS = Prisma.sql`(
  p."whenSoldOut" = 'backorder' AND p."delivery" = 'keys' AND NOT p."isBundle")`

/** How many paid pieces of the product `p` wait for keys. */
export const WAITING_PIECES = Prisma.sql`(
  SELECT coalesce(sum(i."quantity" - i."refundedQuantity" - (
    SELECT count(*) FROM "ProductKey" h WHERE h."orderItemId" = i."id" AND h."status" = 'used')), 0)::int
  FROM "OrderItem" i JOIN "Order" o ON o."id" = i."orderId" AND o."orderStatus" IN ('processing', 'partially_refunded')
  WHERE i."productId" = p."id" AND i."delivery" = 'keys' AND NOT i."isBundle" AND i."deliveredAt" IS NULL)`
