import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { catalogTags } from './cache-tags'

const publishersRow = z.object({ publisher: z.string() })

/** The publishers of visible products, each once, in the order of their names. */
export async function publishers(): Promise<string[]> {
  'use cache'
  cacheTag(catalogTags.products)
  cacheLife('hours')
  // One look into the index for each publisher, however many products it has: DISTINCT would read them all.
  const rows = await rowsOf(
    db(),
    publishersRow,
    Prisma.sql`
    WITH RECURSIVE found AS (
      (SELECT p."publisher" FROM "Product" p WHERE NOT p."isHidden" ORDER BY p."publisher" LIMIT 1)
      UNION ALL
      SELECT (
        SELECT p."publisher" FROM "Product" p WHERE NOT p."isHidden" AND p."publisher" > f."publisher"
        ORDER BY p."publisher" LIMIT 1
      ) FROM found f WHERE f."publisher" IS NOT NULL
    )
    SELECT "publisher" FROM found WHERE "publisher" <> ''`,
  )
  return rows.map(({ publisher }) => publisher)
}
