import 'server-only'
import { db, Prisma } from '@/lib/core/db'

type IdBlock = { block: number; count: number; lastModified: Date }
type ListedRow = { id: number; slug: string; updatedAt: Date }

/** Published articles by runs of ids: how many there are in each, and when one of them changed last. */
export async function articleBlocks(size: number): Promise<IdBlock[]> {
  return db().$queryRaw<IdBlock[]>(Prisma.sql`
    SELECT ("id" - 1) / ${size}::int AS "block", count(*)::int AS "count",
      max("updatedAt") AS "lastModified"
    FROM "Article" WHERE "isPublished" GROUP BY 1 ORDER BY 1`)
}

/** The next published articles of a run of ids. @param after the last id that is known already */
export async function articlesOfBlock(
  { block, size }: { block: number; size: number },
  after: number,
  limit: number,
): Promise<ListedRow[]> {
  return db().article.findMany({
    where: {
      isPublished: true,
      id: { gt: Math.max(after, block * size), lte: (block + 1) * size },
    },
    orderBy: { id: 'asc' },
    take: limit,
    select: { id: true, slug: true, updatedAt: true },
  })
}
