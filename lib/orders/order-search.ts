import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { escapeLike } from '@/lib/core/like-pattern'
import { toCents, toDecimal } from '@/lib/core/money'
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
  const literal = escapeLike(term)
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

type Row = Omit<FoundOrder, 'createdAt' | 'totalAmount'> & {
  createdAt: Date
  totalAmount: Prisma.Decimal
}

/** The newest of the orders that some ways lead to. */
async function read(ways: readonly Sql[], limit: number): Promise<FoundOrder[]> {
  const limited = ways.map((way) => Prisma.sql`(${way} LIMIT ${OF_EACH_WAY})`)
  const rows = await db().$queryRaw<Row[]>(Prisma.sql`
    SELECT o."orderNumber", o."customerName", o."customerEmail",
           o."orderStatus"::text AS "orderStatus", o."totalAmount", o."createdAt"
    FROM (
      SELECT "id" FROM (${Prisma.join(limited, ' UNION ')}) found ORDER BY "id" DESC LIMIT ${limit}
    ) found
    JOIN "Order" o ON o."id" = found."id" ORDER BY o."id" DESC`)
  return rows.map(({ totalAmount, createdAt, ...row }) => ({
    ...row,
    totalAmount: toDecimal(toCents(totalAmount)),
    createdAt: createdAt.toISOString(),
  }))
}

/**
 * Some orders that have a text, of any number of orders within milliseconds: those that it begins first, then the
 * newest that contain it.
 */
export async function findOrders(term: string, limit: number): Promise<FoundOrder[]> {
  const literal = escapeLike(term)
  const beginning = `${literal}%`
  const number = Prisma.sql`SELECT "id" FROM "Order" WHERE "orderNumber" = ${term.toUpperCase()}`
  const begun = await read([number, ...byBuyer(beginning), ...byPayment(term, beginning)], limit)
  const isClear = begun.length > 0 && term.length > CLEAR_LENGTH
  if (begun.length >= limit || isClear || term.length < MIN_SUBSTRING) return begun

  const newest = Prisma.sql`SELECT "id" FROM (
    SELECT "id", "orderNumber", "customerEmail", "customerName" FROM "Order"
    ORDER BY "createdAt" DESC LIMIT ${NEWEST}
  ) n WHERE ${TEXT} LIKE ${`%${literal}%`}`
  const anywhere = Prisma.sql`SELECT "id" FROM "Order" WHERE ${TEXT} LIKE ${`%${literal}%`}`
  const found = new Map(begun.map((order) => [order.orderNumber, order]))
  for (const way of [newest, anywhere]) {
    if (found.size >= limit) break
    for (const order of await read([way], limit)) found.set(order.orderNumber, order)
  }
  return [...found.values()].slice(0, limit)
}
