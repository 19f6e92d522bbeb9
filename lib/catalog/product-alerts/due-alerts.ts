import 'server-only'
import { z } from 'zod'
import { typedPricesSchema } from '@/lib/catalog/contracts'
import { db, Prisma } from '@/lib/core/db'
import { ID_ROW, rowsOf } from '@/lib/core/rows'
import { sellerWithAllRates } from '@/lib/settings/rates/seller'
import { dueFrom } from './alert-rules'
import { CAN_BE_BOUGHT, TELLS_OF_PRODUCT, WATCHES_IN_OTHER_CURRENCY } from './due-sql'
import { watchedPrice } from './watched-price'

/** An alert that has something to tell. `fromCents`: in its currency, the least price to tell of; `null` in the store's own. */
export type Due = { id: number; fromCents: number | null }

/**
 * The alerts that have something to tell, a batch of them.
 *
 * What products cost in the store's own currency is a column, so the database compares it. What they cost in others follows
 * from rates and rounding, and nothing is written when those move: so it is computed anew each time, of each watched product
 * in each currency that it is watched in, and the database is asked for the alerts from that price on. Both are one step in
 * an index for each of those: watchers whom nothing is told are not read. A store that has no alerts in other currencies
 * looks at one row of that index.
 */
export async function dueAlerts(batch: number): Promise<Due[]> {
  const own = await dueInOwnCurrency(batch)
  return own.length === batch ? own : [...own, ...(await dueInOthers(batch - own.length))]
}

async function dueInOwnCurrency(batch: number): Promise<Due[]> {
  const rows = await rowsOf(
    db(),
    ID_ROW,
    Prisma.sql`
    WITH RECURSIVE watched AS (
      SELECT min("productId") AS "productId" FROM "ProductAlert"
      UNION ALL
      SELECT (SELECT min(n."productId") FROM "ProductAlert" n WHERE n."productId" > w."productId")
      FROM watched w WHERE w."productId" IS NOT NULL
    )
    SELECT due."id" FROM watched w
    JOIN "Product" p ON p."id" = w."productId" AND ${CAN_BE_BOUGHT}
    CROSS JOIN LATERAL (
      SELECT a."id" FROM "ProductAlert" a
      WHERE a."productId" = p."id" AND a."status" = 'watching' AND ${TELLS_OF_PRODUCT}
      LIMIT ${batch}
    ) due
    LIMIT ${batch}`,
  )
  return rows.map(({ id }) => ({ id, fromCents: null }))
}

const watchedSchema = z.object({
  productId: z.number(),
  currency: z.string(),
  price: z.string(),
  prices: typedPricesSchema,
})

/** The products that can be bought and are watched in other currencies, once for each of those. */
const watchedInOthers = () =>
  rowsOf(
    db(),
    watchedSchema,
    Prisma.sql`
    WITH RECURSIVE watched AS (
      (SELECT a."productId", a."currency" FROM "ProductAlert" a WHERE ${WATCHES_IN_OTHER_CURRENCY}
       ORDER BY a."productId", a."currency" LIMIT 1)
      UNION ALL
      SELECT next.* FROM watched w CROSS JOIN LATERAL (
        SELECT a."productId", a."currency" FROM "ProductAlert" a
        WHERE ${WATCHES_IN_OTHER_CURRENCY} AND (a."productId", a."currency") > (w."productId", w."currency")
        ORDER BY a."productId", a."currency" LIMIT 1
      ) next
    )
    SELECT w."productId", w."currency", p."price"::text AS "price", p."prices" FROM watched w
    JOIN "Product" p ON p."id" = w."productId" AND ${CAN_BE_BOUGHT}`,
  )

const dueSchema = z.object({ id: z.number(), fromCents: z.bigint() })

async function dueInOthers(batch: number): Promise<Due[]> {
  const watched = await watchedInOthers()
  if (watched.length === 0) return []
  const seller = await sellerWithAllRates()
  const from = watched.map((one) => dueFrom(watchedPrice(one, one.currency, seller)))
  const rows = await rowsOf(
    db(),
    dueSchema,
    Prisma.sql`
    SELECT due."id", w."fromCents" FROM unnest(
      ${watched.map(({ productId }) => productId)}::int[], ${watched.map(({ currency }) => currency)}::text[], ${from}::bigint[]
    ) AS w("productId", "currency", "fromCents")
    CROSS JOIN LATERAL (
      SELECT a."id" FROM "ProductAlert" a
      WHERE ${WATCHES_IN_OTHER_CURRENCY} AND a."productId" = w."productId" AND a."currency" = w."currency"::char(3)
        AND a."price" >= w."fromCents" / 100.0
      LIMIT ${batch}
    ) due
    LIMIT ${batch}`,
  )
  return rows.map(({ id, fromCents }) => ({ id, fromCents: Number(fromCents) }))
}
