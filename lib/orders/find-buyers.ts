import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { searchedEmail } from '@/lib/core/email-address'
import { escapeLike } from '@/lib/core/like-pattern'
import { rowsOf } from '@/lib/core/rows'
import { COUNTED_ORDERS } from './admin-limits'

/**
 * An address that orders were placed with; `orders` stops at {@link COUNTED_ORDERS}. Its customer may be led by another
 * address, `leader`.
 */
const buyerSchema = z.object({
  email: z.string(),
  orders: z.number(),
  customerId: z.number().nullable(),
  leader: z.string().nullable(),
})
export type Buyer = z.infer<typeof buyerSchema>

/** The buyers whose address begins with a text, by address. Each step leads from one address to the next in the index. */
export const findBuyers = (beginning: string, limit: number): Promise<Buyer[]> => {
  const pattern = `${escapeLike(searchedEmail(beginning))}%`
  const next = (after: Prisma.Sql) => Prisma.sql`
    SELECT lower(o."customerEmail") AS "email" FROM "Order" o
    WHERE lower(o."customerEmail") LIKE ${pattern} ${after}
    ORDER BY lower(o."customerEmail") USING ~<~ LIMIT 1`
  return rowsOf(
    db(),
    buyerSchema,
    Prisma.sql`
    WITH RECURSIVE buyer AS (
      (${next(Prisma.empty)})
      UNION ALL
      SELECT (${next(Prisma.sql`AND lower(o."customerEmail") ~>~ b."email"`)})
      FROM buyer b WHERE b."email" IS NOT NULL
    )
    SELECT b."email", c."orders", coalesce(r."leaderId", r."id") AS "customerId", l."email" AS "leader"
    FROM (SELECT "email" FROM buyer LIMIT ${limit}) b
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS "orders" FROM (
        SELECT 1 FROM "Order" o WHERE lower(o."customerEmail") = b."email" LIMIT ${COUNTED_ORDERS}
      ) counted
    ) c
    LEFT JOIN "CustomerRecord" r ON r."email" = b."email" LEFT JOIN "CustomerRecord" l ON l."id" = r."leaderId"
    WHERE b."email" IS NOT NULL ORDER BY b."email" USING ~<~`,
  )
}
