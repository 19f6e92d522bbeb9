import 'server-only'
import { z } from 'zod'
import { rowCounter } from '@/lib/core/count-rows'
import { db, Prisma } from '@/lib/core/db'
import { searchedEmail } from '@/lib/core/email-address'
import { escapeLike } from '@/lib/core/like-pattern'
import { rowsOf, TOTAL_ROW } from '@/lib/core/rows'
import type { CustomerListQuery, ListedCustomer } from './contracts'
import { countedRecordSchema, type Follower, toCustomerRow } from './to-customer-row'

/** Shorter texts have no trigram. */
const MIN_SUBSTRING = 3

/** Each has an index of its own. */
const SORTS: Record<CustomerListQuery['sort'], Prisma.Sql> = {
  latest: Prisma.sql`"lastOrderAt" DESC NULLS LAST, "id" DESC`,
  spent: Prisma.sql`("paid" - "refunded") DESC, "id" DESC`,
  orders: Prisma.sql`"orders" DESC, "id" DESC`,
}

/** An address or a name: any part of them, or their beginning when it is short. */
function matches(term: string): Prisma.Sql {
  const literal = escapeLike(searchedEmail(term))
  return term.length < MIN_SUBSTRING
    ? Prisma.sql`("email" LIKE ${`${literal}%`} OR lower("name") LIKE ${`${literal}%`})`
    : Prisma.sql`("email" || E'\n' || lower("name")) LIKE ${`%${literal}%`}`
}

/**
 * Whether something holds for an address, or for one that was merged into it. Those that follow are few, and found before: their
 * leaders' ids are one more way to find a row by an index.
 */
const ofPerson = (holds: Prisma.Sql): Prisma.Sql => Prisma.sql`(${holds} OR "id" = ANY(ARRAY(
  SELECT "leaderId" FROM "CustomerRecord" WHERE "leaderId" IS NOT NULL AND ${holds})))`

function conditionsOf({ search, tag, blocked }: CustomerListQuery): Prisma.Sql {
  const conditions: Prisma.Sql[] = [Prisma.sql`"leaderId" IS NULL`]
  if (search) conditions.push(ofPerson(matches(search)))
  if (tag) conditions.push(ofPerson(Prisma.sql`"tags" @> ARRAY[${tag}]::text[]`))
  if (blocked) conditions.push(ofPerson(Prisma.sql`"blockedAt" IS NOT NULL`))
  return Prisma.join(conditions, ' AND ')
}

/**
 * One page of the customers with the number of all that match, each with all its addresses. Which they are it finds by what
 * triggers have counted, and by no order.
 */
export async function listCustomers(
  query: CustomerListQuery,
): Promise<{ rows: ListedCustomer[]; total: number }> {
  const [rows, total] = await Promise.all([
    rowsOf(
      db(),
      countedRecordSchema,
      Prisma.sql`
      SELECT "id", "email", "name", "orders", "paid", "refunded", "lastOrderAt", "tags", "blockedAt"
      FROM "CustomerRecord" WHERE ${conditionsOf(query)}
      ORDER BY ${SORTS[query.sort]} LIMIT ${query.limit} OFFSET ${query.offset}`,
    ),
    countCustomers(query),
  ])
  const followers = await followersOf(rows.map(({ id }) => id))
  const customers = rows.map((row) => toCustomerRow(row, followers.get(row.id)))
  const bought = await boughtBy(
    customers.flatMap(({ email, otherEmails }) => [email, ...otherEmails]),
  )
  return { rows: customers.map((row) => ({ ...row, ...boughtOf(row, bought) })), total }
}

const boughtRow = z.object({
  email: z.string(),
  firstOrderAt: z.date(),
  country: z.string().nullable(),
  countryAt: z.date().nullable(),
})
type Bought = z.infer<typeof boughtRow>

/** When addresses bought first, and the country of their latest order that says it: of those of one page, in one query. */
const boughtBy = (emails: readonly string[]): Promise<Bought[]> =>
  emails.length === 0
    ? Promise.resolve([])
    : rowsOf(
        db(),
        boughtRow,
        Prisma.sql`
        SELECT lower("customerEmail") AS "email", min("createdAt") AS "firstOrderAt",
               (array_agg("taxCountry" ORDER BY "createdAt" DESC) FILTER (WHERE "taxCountry" IS NOT NULL))[1] AS "country",
               max("createdAt") FILTER (WHERE "taxCountry" IS NOT NULL) AS "countryAt"
        FROM "Order" WHERE lower("customerEmail") = ANY(${emails}::text[]) GROUP BY 1`,
      )

/** What the addresses of one customer bought, taken together. */
function boughtOf(
  { email, otherEmails }: Pick<ListedCustomer, 'email' | 'otherEmails'>,
  bought: readonly Bought[],
): Pick<ListedCustomer, 'firstOrderAt' | 'country'> {
  const own = bought.filter((each) => each.email === email || otherEmails.includes(each.email))
  const firsts = own.map(({ firstOrderAt }) => firstOrderAt.getTime())
  const [latest] = own
    .filter(({ countryAt }) => countryAt !== null)
    .sort((one, other) => Number(other.countryAt) - Number(one.countryAt))
  return {
    firstOrderAt: firsts.length === 0 ? null : new Date(Math.min(...firsts)).toISOString(),
    country: latest?.country ?? null,
  }
}

/** The addresses that were merged into others, by the ids of these, in the order in which they were. */
async function followersOf(leaderIds: number[]): Promise<Map<number, Follower[]>> {
  const rows = await db().customerRecord.findMany({
    where: { leaderId: { in: leaderIds } },
    orderBy: [{ mergedAt: 'asc' }, { id: 'asc' }],
    select: { leaderId: true, email: true, tags: true, blockedAt: true },
  })
  const byLeader = new Map<number, Follower[]>()
  for (const { leaderId, ...row } of rows)
    if (leaderId !== null) byLeader.set(leaderId, [...(byLeader.get(leaderId) ?? []), row])
  return byLeader
}

const countAll = rowCounter(Prisma.sql`"CustomerRecord"`)

async function countCustomers(query: CustomerListQuery): Promise<number> {
  const { search, tag, blocked } = query
  if (!search && !tag && !blocked) {
    const [all, followers] = await Promise.all([
      countAll(),
      db().customerRecord.count({ where: { leaderId: { not: null } } }),
    ])
    return all - followers
  }
  const [counted] = await rowsOf(
    db(),
    TOTAL_ROW,
    Prisma.sql`SELECT count(*)::int AS "total" FROM "CustomerRecord" WHERE ${conditionsOf(query)}`,
  )
  return counted?.total ?? 0
}
