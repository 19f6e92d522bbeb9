import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { z } from 'zod'
import { catalogTags } from '@/lib/catalog/cache-tags'
import { typedPricesSchema } from '@/lib/catalog/contracts'
import { platformsOf } from '@/lib/catalog/product-facts'
import { saidQuery } from '@/lib/catalog/search/meaning/by-meaning'
import { db, Prisma } from '@/lib/core/db'
import { decimalOf } from '@/lib/core/money'
import { column, rowsOf } from '@/lib/core/rows'
import type { Candidate } from './find-editions'
import { FINDER_USES } from './finder-uses'

/** Of a larger category what stands best: who is asked a few questions looks through no more. */
const MOST = 300

const candidateRow = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  family: z.string().nullable(),
  edition: z.string(),
  price: column.decimal,
  prices: typedPricesSchema,
  devices: z.number().nullable(),
  termMonths: z.number().nullable(),
  platforms: z.array(z.string()),
  inStock: z.boolean(),
  uses: z.array(z.enum(FINDER_USES)),
})

/** The uses that are told of by texts, with the queries that find them. */
const TOLD = FINDER_USES.flatMap((id) => {
  const query = saidQuery(id)
  return query === null ? [] : [{ id, query }]
})

/** What the finder chooses among in a category. Cached until a product or category changes. */
export async function cachedCandidates(categoryId: number): Promise<Candidate[]> {
  'use cache'
  cacheTag(catalogTags.products, catalogTags.categories)
  cacheLife('hours')
  return candidatesOf(categoryId, null)
}

/** The same of one family. Not cached: addresses may name any. */
export const candidatesOfFamily = (categoryId: number, family: string): Promise<Candidate[]> =>
  candidatesOf(categoryId, family)

async function candidatesOf(categoryId: number, family: string | null): Promise<Candidate[]> {
  const rows = await rowsOf(
    db(),
    candidateRow,
    Prisma.sql`
    SELECT p."id", p."slug", p."name", p."family", p."edition", p."price", p."prices", p."devices", p."termMonths", p."platforms",
      (p."inStock" AND (p."delivery" <> 'keys' OR p."keysLeft" IS DISTINCT FROM 0)) AS "inStock",
      ARRAY(
        SELECT u."id" FROM unnest(${TOLD.map(({ id }) => id)}::text[], ${TOLD.map(({ query }) => query)}::text[]) u("id", "query")
        WHERE t."words" @@ u."query"::tsquery
      ) AS "uses"
    FROM "ListedProduct" l JOIN "Product" p ON p."id" = l."productId" JOIN "ProductText" t ON t."productId" = p."id"
    WHERE l."listId" = ${categoryId}::int AND (${family}::text IS NULL OR p."family" = ${family}::text)
    ORDER BY l."standing" DESC, l."productId" LIMIT ${MOST}`,
  )
  return rows.map((row) => ({
    ...row,
    price: decimalOf(row.price),
    platforms: platformsOf(row.platforms),
  }))
}
