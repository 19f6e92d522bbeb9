import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { searchedEmail } from '@/lib/core/email-address'
import { escapeLike } from '@/lib/core/like-pattern'
import { decimalOf } from '@/lib/core/money'
import { column, rowsOf } from '@/lib/core/rows'
import type { FoundOrder } from './admin-contracts'

/** Shorter texts have no trigram and would need a scan of all orders. */
const MIN_SUBSTRING = 3
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type Sql = Prisma.Sql

/** Number, address and name of an order, as the index has them. */
const TEXT = Prisma.sql`lower("orderNumber" || E'\\n' || "customerEmail" || E'\\n' || "customerName")`

// Each way to find an order is a query of its own that gives ids: each has its own index, which one condition
// with OR would not use.

const byBuyer = (beginning: string): Sql[] => [
  Prisma.sql`SELECT "id" FROM "Order" WHERE lower("customerEmail") LIKE ${beginning}`,
  Prisma.sql`SELECT "id" FROM "Order" WHERE lower("customerName") LIKE ${beginning}`,
]

/** By what the provider calls the payment, or by the payment's own id. */
function byPayment(term: string, beginning: string): Sql[] {
  const byProvider =
    term.length < MIN_SUBSTRING
      ? []
      : [
          Prisma.sql`SELECT o."id" FROM "Payment" p JOIN "Order" o ON o."paymentId" = p."id"
            WHERE lower(p."providerTransactionId") LIKE ${beginning}`,
          Prisma.sql`SELECT o."id" FROM "Payment" p JOIN "Order" o ON o."paymentId" = p."id"
            WHERE lower(p."providerOrderId") LIKE ${beginning}`,
        ]
  return UUID.test(term)
    ? [...byProvider, Prisma.sql`SELECT "id" FROM "Order" WHERE "paymentId" = ${term}::uuid`]
    : byProvider
}

/** Whether an order `o` has a text: in its number, its buyer's address or name, or as an id of its payment. */
export function matchesOrder(term: string): Sql {
  const literal = escapeLike(searchedEmail(term))
  const byText =
    term.length < MIN_SUBSTRING
      ? byBuyer(`${literal}%`)
      : [Prisma.sql`SELECT "id" FROM "Order" WHERE ${TEXT} LIKE ${`%${literal}%`}`]
  return Prisma.sql`o."id" IN (${Prisma.join([...byText, ...byPayment(term, `${literal}%`)], ' UNION ')})`
}

/** So many of a way are looked at, in whatever order its index has them. */
const OF_EACH_WAY = 50
/** A text that most orders have is found among so many of the newest, without the index. */
const NEWEST = 2000
/** A longer text that begins something is not looked for in the midst of others. */
const CLEAR_LENGTH = 12

const rowSchema = z.object({
  orderNumber: z.string(),
  customerEmail: z.string(),
  orderStatus: z.enum(column.OrderStatus),
  customerName: z.string(),
  createdAt: z.date(),
  totalAmount: column.decimal,
  currency: z.string(),
})

const NOTHING = Prisma.sql`SELECT 0 AS "id" WHERE false`

/**
 * Some orders that have a text, of any number of orders within milliseconds: those that it begins first, then the
 * newest that contain it. In one statement, whose later parts run only when the earlier ones found too few.
 */
export async function findOrders(term: string, limit: number): Promise<FoundOrder[]> {
  const literal = escapeLike(searchedEmail(term))
  const beginning = `${literal}%`
  const number = Prisma.sql`SELECT "id" FROM "Order" WHERE "orderNumber" = ${term.toUpperCase()}`
  const ways = [number, ...byBuyer(beginning), ...byPayment(term, beginning)].map(
    (way) => Prisma.sql`(${way} LIMIT ${OF_EACH_WAY})`,
  )
  const enough = term.length > CLEAR_LENGTH ? 1 : limit
  const isWithin = term.length >= MIN_SUBSTRING
  const contains = Prisma.sql`${TEXT} LIKE ${`%${literal}%`}`
  const tooFew = Prisma.sql`(SELECT count(*) FROM begun) < ${enough}`
  const newest = Prisma.sql`
    SELECT "id" FROM (
      SELECT "id", "orderNumber", "customerEmail", "customerName" FROM "Order"
      ORDER BY "createdAt" DESC LIMIT ${NEWEST}
    ) n
    WHERE ${tooFew} AND ${contains} AND "id" NOT IN (SELECT "id" FROM begun) LIMIT ${OF_EACH_WAY}`
  const anywhere = Prisma.sql`
    SELECT "id" FROM "Order"
    WHERE ${tooFew} AND (SELECT count(*) FROM begun) + (SELECT count(*) FROM newest) < ${limit}
      AND ${contains} LIMIT ${OF_EACH_WAY}`
  const rows = await rowsOf(
    db(),
    rowSchema,
    Prisma.sql`
    WITH begun AS MATERIALIZED (
      SELECT "id" FROM (${Prisma.join(ways, ' UNION ')}) b ORDER BY "id" DESC LIMIT ${limit}
    ), newest AS MATERIALIZED (${isWithin ? newest : NOTHING}),
    anywhere AS MATERIALIZED (${isWithin ? anywhere : NOTHING}),
    found AS (
      SELECT "id", min("place") AS "place" FROM (
        SELECT "id", 1 AS "place" FROM begun
        UNION ALL SELECT "id", 2 FROM newest
        UNION ALL SELECT "id", 3 FROM anywhere
      ) f GROUP BY "id" ORDER BY 2, 1 DESC LIMIT ${limit}
    )
    SELECT o."orderNumber", o."customerName", o."customerEmail",
           o."orderStatus"::text AS "orderStatus", o."totalAmount", o."currency", o."createdAt"
    FROM found JOIN "Order" o ON o."id" = found."id" ORDER BY found."place", o."id" DESC`,
  )
  return rows.map(({ totalAmount, createdAt, ...row }) => ({
    ...row,
    totalAmount: decimalOf(totalAmount),
    createdAt: createdAt.toISOString(),
  }))
}
