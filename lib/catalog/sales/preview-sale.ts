import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { decimalOf, toCents } from '@/lib/core/money'
import { column, rowsOf } from '@/lib/core/rows'
import { currentSettings } from '@/lib/settings/queries'
import type { SaleInput, SalePreview, SalePreviewInput } from './contracts'
import { isInSale, type SaleOver } from './sale-products'
import { pricesInSale, withoutSale } from './sale-rules'
import { overOf, overOfInput, WITH_PRODUCTS } from './sale-writes'
import { pricesOfRow, reducedOf } from './stored-prices'

const productRow = z.object({
  id: z.number(),
  name: z.string(),
  price: column.decimal,
  originalPrice: column.decimal.nullable(),
  prices: z.unknown(),
  /** What the newest of its keys cost that are known to have cost something. */
  cost: column.decimal.nullable(),
})

type Found = { name: string; price: string; cost: string | null }

/** What a sale would make of the products that it is over now. Each is counted from what it costs without any sale. */
export async function previewSale(input: SalePreviewInput): Promise<SalePreview> {
  const over = overOfInput(input)
  const settings = await currentSettings()
  const rows = await rowsOf(
    db(),
    productRow,
    Prisma.sql`
    SELECT p."id", p."name", p."price", p."originalPrice", p."prices", b."unitCost" AS "cost"
    FROM "Product" p LEFT JOIN LATERAL (
      SELECT b."unitCost" FROM "KeyBatch" b
      WHERE b."productId" = p."id" AND b."unitCost" IS NOT NULL AND b."recalledAt" IS NULL
      ORDER BY b."createdAt" DESC, b."id" DESC LIMIT 1
    ) b ON true
    WHERE ${isInSale(over)} ORDER BY p."id"`,
  )
  const reduced = new Map(
    (await db().reducedProduct.findMany({ where: { saleId: { not: null } } })).map((row) => [
      row.productId,
      reducedOf(row),
    ]),
  )
  const found = rows.flatMap(({ id, name, cost, ...row }): Found[] => {
    const current = pricesOfRow({ ...row, prices: JSON.parse(JSON.stringify(row.prices)) })
    const { regular } = withoutSale(current, reduced.get(id) ?? null)
    const sold = pricesInSale(
      regular,
      { percent: input.percent, price: ownPrice(input, id) },
      settings.baseCurrency,
    )
    return sold ? [{ name, price: sold.price, cost: cost && decimalOf(cost) }] : []
  })
  const byPrice = found.map(({ price }) => price).sort((a, b) => toCents(a) - toCents(b))
  return {
    matched: rows.length,
    reduced: found.length,
    from: byPrice[0] ?? null,
    to: byPrice.at(-1) ?? null,
    lowestMargin: lowestMargin(found),
    overlaps: await overlapsOf(input, over),
    struckPrices: settings.struckPrices,
  }
}

const ownPrice = ({ percent, products }: SaleInput, id: number) =>
  percent === null ? (products.find((one) => one.id === id)?.price ?? null) : null

function lowestMargin(found: readonly Found[]): SalePreview['lowestMargin'] {
  const [lowest] = found
    .flatMap(({ name, price, cost }) => (cost === null ? [] : { name, price, cost }))
    .sort((a, b) => marginOf(a) - marginOf(b))
  return lowest ?? null
}

const marginOf = ({ price, cost }: { price: string; cost: string }) =>
  toCents(price) - toCents(cost)

const overlapRow = z.object({ products: z.number() })

/** Other sales that are on at some of its time, with the products that both are over. */
async function overlapsOf(
  { id, startsAt, endsAt }: SalePreviewInput,
  over: SaleOver,
): Promise<SalePreview['overlaps']> {
  const others = await db().sale.findMany({
    where: {
      ...(id !== undefined && { id: { not: id } }),
      ...(endsAt !== null && { startsAt: { lt: new Date(endsAt) } }),
      OR: [{ endsAt: null }, { endsAt: { gt: new Date(startsAt) } }],
      stoppedAt: null,
    },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    include: WITH_PRODUCTS,
  })
  const overlaps = []
  for (const other of others) {
    const rows = await rowsOf(
      db(),
      overlapRow,
      Prisma.sql`
      SELECT count(*)::int AS "products" FROM "Product" p
      WHERE ${isInSale(over)} AND ${isInSale(overOf(other))}`,
    )
    const products = rows[0]?.products ?? 0
    if (products > 0) overlaps.push({ id: other.id, name: other.name, products })
  }
  return overlaps
}
