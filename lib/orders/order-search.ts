import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { escapeLike } from '@/lib/core/like-pattern'

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

const read = async (ways: readonly Sql[]): Promise<number[]> => {
  const limited = ways.map((way) => Prisma.sql`(${way} LIMIT ${OF_EACH_WAY})`)
  const found = await db().$queryRaw<{ id: number }[]>(Prisma.sql`
    SELECT "id" FROM (${Prisma.join(limited, ' UNION ')}) found ORDER BY "id" DESC`)
  return found.map(({ id }) => id)
}

/**
 * Some orders that have a text, of any number of orders within milliseconds: those that it begins first, then the
 * newest that contain it.
 *
 * @returns their ids
 */
export async function findOrderIds(term: string, limit: number): Promise<number[]> {
  const literal = escapeLike(term)
  const beginning = `${literal}%`
  const number = Prisma.sql`SELECT "id" FROM "Order" WHERE "orderNumber" = ${term.toUpperCase()}`
  const begun = await read([number, ...byBuyer(beginning), ...byPayment(term, beginning)])
  const isClear = begun.length > 0 && term.length > CLEAR_LENGTH
  if (begun.length >= limit || isClear || term.length < MIN_SUBSTRING) return begun.slice(0, limit)

  const newest = await read([
    Prisma.sql`SELECT "id" FROM (
      SELECT "id", "orderNumber", "customerEmail", "customerName" FROM "Order"
      ORDER BY "createdAt" DESC LIMIT ${NEWEST}
    ) n WHERE ${TEXT} LIKE ${`%${literal}%`}`,
  ])
  const ids = new Set([...begun, ...newest])
  if (ids.size < limit)
    for (const id of await read([
      Prisma.sql`SELECT "id" FROM "Order" WHERE ${TEXT} LIKE ${`%${literal}%`}`,
    ]))
      ids.add(id)
  return [...ids].slice(0, limit)
}
