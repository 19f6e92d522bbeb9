import 'server-only'
import { Prisma } from '@/lib/core/db'

/** Whether the product `p` is a pre-order: until a job has taken its day away, nothing of it is handed out. */
export const IS_PREORDER = Prisma.sql`(p."availableFrom" IS NOT NULL)`

/** Whether the product `p` is sold although no key is there. */
export const SELLS_WITHOUT_KEYS = Prisma.sql`(
  (p."whenSoldOut" = 'backorder' OR ${IS_PREORDER}) AND p."delivery" = 'keys' AND NOT p."isBundle")`

/** The keys that the item `i` still needs. */
const MISSING = Prisma.sql`(i."quantity" - i."refundedQuantity" - (
    SELECT count(*) FROM "ProductKey" h WHERE h."orderItemId" = i."id" AND h."status" = 'used'))`

const OPEN_ITEMS = Prisma.sql`
  "OrderItem" i JOIN "Order" o ON o."id" = i."orderId" AND o."orderStatus" IN ('processing', 'partially_refunded')
  WHERE i."productId" = p."id" AND i."delivery" = 'keys' AND NOT i."isBundle" AND i."deliveredAt" IS NULL`

/** How many paid pieces of the product `p` wait for keys. */
export const WAITING_PIECES = Prisma.sql`(SELECT coalesce(sum(${MISSING}), 0)::int FROM ${OPEN_ITEMS})`

/**
 * How many of them get keys as soon as some are there: neither those of a disputed payment, nor those whose buyers were told of other
 * keys than the product has (mayBeHandedOut).
 *
 * @param paymentId of the purchase that they are served before, which may have an order already
 */
export const servedBefore = (
  paymentId: string | null,
) => Prisma.sql`(SELECT coalesce(sum(${MISSING}), 0)::int FROM ${OPEN_ITEMS}
  AND o."disputedAt" IS NULL AND o."paymentId" IS DISTINCT FROM ${paymentId}::uuid
  AND (i."statement"->>'licenceKind' IS NOT NULL OR p."licenceKind" IS NULL OR p."licenceKind" = 'new')
  AND coalesce(i."statement"->>'licenceKind' = p."licenceKind"::text, i."statement"->>'licenceKind' IS NULL)
  AND coalesce(i."statement"->>'keySource' = p."keySource"::text, i."statement"->>'keySource' IS NULL)
  AND coalesce(i."statement"->>'firstRegion' = p."firstRegion", i."statement"->>'firstRegion' IS NULL))`
