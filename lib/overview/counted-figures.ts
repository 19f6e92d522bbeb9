import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import type { CountedFigures } from '@/lib/settings/stated-figures'
import { COUNTED_FIGURES_TAG } from './cache-tags'

const countsSchema = z.object({ products: z.number(), customers: z.number() })

/** What the storefront may say of the store because it is counted: no single order or product makes it anew. */
export async function countedFigures(): Promise<CountedFigures> {
  'use cache'
  cacheTag(COUNTED_FIGURES_TAG)
  cacheLife('days')
  const [counts] = await rowsOf(
    db(),
    countsSchema,
    Prisma.sql`
    SELECT (SELECT count(*)::float8 FROM "Product" WHERE NOT "isHidden") AS "products",
           (SELECT count(DISTINCT "customerEmail")::float8 FROM "Order" WHERE "orderStatus" = 'completed') AS "customers"`,
  )
  return counts ?? { products: 0, customers: 0 }
}
