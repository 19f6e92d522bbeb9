import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { ID_ROW, rowsOf } from '@/lib/core/rows'

/**
 * Notes what sold, which searches order products by that match as well. The order of what is already on a page, or kept
 * of a search, changes with the next change of the catalogue.
 *
 * @param pieces sold in the last months, by the product's id; what is not in it sold nothing
 */
export async function recordSales(pieces: ReadonlyMap<number, number>): Promise<void> {
  await db().$transaction(async (tx) => {
    const changed = await rowsOf(
      tx,
      ID_ROW,
      Prisma.sql`
      SELECT p."id" FROM "Product" p
      LEFT JOIN unnest(${[...pieces.keys()]}::int[], ${[...pieces.values()]}::int[]) s("id", "pieces") USING ("id")
      WHERE p."recentSales" <> coalesce(s."pieces", 0) ORDER BY p."id" FOR NO KEY UPDATE OF p`,
    )
    // Past `updatedAt`: whoever has a product open in the back office loses nothing by it.
    await tx.$executeRaw`
      UPDATE "Product" p SET "recentSales" = coalesce((
        SELECT s."pieces" FROM unnest(${[...pieces.keys()]}::int[], ${[...pieces.values()]}::int[]) s("id", "pieces")
        WHERE s."id" = p."id"), 0)
      WHERE p."id" = ANY(${changed.map(({ id }) => id)}::int[])`
  })
}
