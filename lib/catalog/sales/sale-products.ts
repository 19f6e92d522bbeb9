import 'server-only'
import { z } from 'zod'
import { Prisma, type Tx } from '@/lib/core/db'
import { ID_ROW, rowsOf } from '@/lib/core/rows'
import type { SaleScope } from './contracts'

/** Which products a sale is over. */
export type SaleOver = {
  scope: SaleScope
  categoryId: number | null
  publisher: string | null
  productIds: readonly number[]
}

/** The condition on `p`, for SQL. Gift cards are in no sale: they cost what they are worth. */
export function isInSale({ scope, categoryId, publisher, productIds }: SaleOver): Prisma.Sql {
  switch (scope) {
    case 'all':
      return Prisma.sql`NOT p."isGiftCard"`
    case 'products':
      return Prisma.sql`(NOT p."isGiftCard" AND p."id" = ANY(${[...productIds]}::int[]))`
    case 'category':
      return Prisma.sql`(NOT p."isGiftCard" AND p."categoryId" IN (
        SELECT c."id" FROM "Category" c WHERE ${categoryId}::int IN (c."id", c."parentId")))`
    case 'brand':
      return Prisma.sql`(NOT p."isGiftCard" AND p."publisher" = ${publisher})`
  }
}

/** The products that a sale is over now, and those whose price it has made or left alone. */
export async function idsToSettle(tx: Tx, saleId: number, over: SaleOver): Promise<number[]> {
  const rows = await rowsOf(
    tx,
    ID_ROW,
    Prisma.sql`
    SELECT p."id" FROM "Product" p WHERE ${isInSale(over)}
    UNION
    SELECT r."productId" FROM "ReducedProduct" r WHERE ${saleId}::int = ANY(r."saleIds" || r."leftIds")
    ORDER BY 1`,
  )
  return rows.map(({ id }) => id)
}

const runningRow = z.object({
  productId: z.number(),
  id: z.number(),
  percent: z.number().nullable(),
  price: z.instanceof(Prisma.Decimal).nullable(),
  endsAt: z.date().nullable(),
})

/** The sales that run for products at a time. */
export const runningFor = (tx: Tx, productIds: readonly number[], now: Date) =>
  rowsOf(
    tx,
    runningRow,
    Prisma.sql`
    SELECT p."id" AS "productId", s."id", s."percent", sp."price", s."endsAt"
    FROM "Sale" s CROSS JOIN "Product" p JOIN "Category" c ON c."id" = p."categoryId"
      LEFT JOIN "SaleProduct" sp ON sp."saleId" = s."id" AND sp."productId" = p."id"
    WHERE p."id" = ANY(${[...productIds]}::int[]) AND NOT p."isGiftCard"
      AND s."startsAt" <= ${now} AND coalesce(s."endsAt" > ${now}, true) AND s."stoppedAt" IS NULL
      AND CASE s."scope"
        WHEN 'all' THEN true
        WHEN 'products' THEN sp."saleId" IS NOT NULL
        WHEN 'category' THEN s."categoryId" IN (c."id", c."parentId")
        ELSE s."publisher" = p."publisher"
      END
    ORDER BY p."id", s."id"`,
  )
