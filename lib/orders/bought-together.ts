import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { BOUGHT_TOGETHER_TAG } from './cache-tags'

/** Orders are looked at from the newest one: what was bought together years ago says little. */
const LATEST_ORDERS = 500
/** Fewer may be one buyer's chance. */
const MIN_ORDERS = 2

const idsBoughtWithRow = z.object({ productId: z.number() })

/**
 * The products that stand most often in the same orders as a product, by id, the most frequent first. Counted anew
 * every few hours. Orders that were refunded count as well: they tell what was wanted together.
 */
export async function idsBoughtWith(productId: number, limit: number): Promise<number[]> {
  'use cache'
  cacheTag(BOUGHT_TOGETHER_TAG)
  cacheLife('hours')
  const rows = await rowsOf(
    db(),
    idsBoughtWithRow,
    Prisma.sql`
    SELECT other."productId"
    FROM (
      SELECT "orderId" FROM "OrderItem" WHERE "productId" = ${productId} AND "bundlePosition" IS NULL ORDER BY "id" DESC LIMIT ${LATEST_ORDERS}
    ) latest
    JOIN "OrderItem" other ON other."orderId" = latest."orderId" AND other."productId" <> ${productId}
      AND other."bundlePosition" IS NULL
    GROUP BY other."productId" HAVING count(*) >= ${MIN_ORDERS}
    ORDER BY count(*) DESC, other."productId" LIMIT ${limit}`,
  )
  return rows.map((row) => row.productId)
}
