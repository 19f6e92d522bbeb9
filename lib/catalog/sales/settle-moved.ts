import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { ID_ROW, rowsOf } from '@/lib/core/rows'
import { settleInBatches } from './settle-sales'

/** Whether the sale `s` is over the product `p`, as its category and publisher are now. */
const IS_OVER = Prisma.sql`(NOT p."isGiftCard" AND CASE s."scope"
  WHEN 'all' THEN true
  WHEN 'category' THEN p."categoryId" IN (
    SELECT c."id" FROM "Category" c WHERE s."categoryId" IN (c."id", c."parentId"))
  ELSE s."publisher" = p."publisher"
END)`

/**
 * Gives products the price of a running sale that they came into since it began, and those that left it their own back. Sales over
 * chosen products have none that come and go.
 */
export async function settleMovedProducts(): Promise<void> {
  const moved = await rowsOf(
    db(),
    ID_ROW,
    Prisma.sql`
    WITH s AS MATERIALIZED (
      SELECT "id", "scope", "categoryId", "publisher" FROM "Sale"
      WHERE "scope" <> 'products' AND "percent" IS NOT NULL AND "stoppedAt" IS NULL
        AND "startsAt" <= now() AND coalesce("endsAt" > now(), true)
    )
    SELECT p."id" FROM s JOIN "Product" p ON ${IS_OVER}
    WHERE p."price" > 0 AND NOT EXISTS (
      SELECT 1 FROM "ReducedProduct" r WHERE r."productId" = p."id" AND s."id" = ANY(r."saleIds"))
    UNION
    SELECT p."id" FROM s JOIN "ReducedProduct" r ON s."id" = ANY(r."saleIds")
      JOIN "Product" p ON p."id" = r."productId"
    WHERE NOT ${IS_OVER}
    ORDER BY 1`,
  )
  await settleInBatches(moved.map(({ id }) => id))
}
