import 'server-only'
import { rowCounter } from '@/lib/core/count-rows'
import { db, Prisma } from '@/lib/core/db'
import { escapeLike } from '@/lib/core/like-pattern'
import type { CustomerListQuery, CustomerRow } from './contracts'
import { type CountedRecord, toCustomerRow } from './to-customer-row'

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
  const literal = escapeLike(term)
  return term.length < MIN_SUBSTRING
    ? Prisma.sql`("email" LIKE ${`${literal}%`} OR lower("name") LIKE ${`${literal}%`})`
    : Prisma.sql`("email" || E'\n' || lower("name")) LIKE ${`%${literal}%`}`
}

function conditionsOf({ search, tag, blocked }: CustomerListQuery): Prisma.Sql {
  const conditions: Prisma.Sql[] = [Prisma.sql`true`]
  if (search) conditions.push(matches(search))
  if (tag) conditions.push(Prisma.sql`"tags" @> ARRAY[${tag}]::text[]`)
  if (blocked) conditions.push(Prisma.sql`"blockedAt" IS NOT NULL`)
  return Prisma.join(conditions, ' AND ')
}

/** One page of the customers with the number of all that match. It reads what triggers have counted, and no order. */
export async function listCustomers(
  query: CustomerListQuery,
): Promise<{ rows: CustomerRow[]; total: number }> {
  const [rows, total] = await Promise.all([
    db().$queryRaw<CountedRecord[]>(Prisma.sql`
      SELECT "id", "email", "name", "orders", "paid", "refunded", "lastOrderAt", "tags", "blockedAt"
      FROM "CustomerRecord" WHERE ${conditionsOf(query)}
      ORDER BY ${SORTS[query.sort]} LIMIT ${query.limit} OFFSET ${query.offset}`),
    countCustomers(query),
  ])
  return { rows: rows.map(toCustomerRow), total }
}

const countAll = rowCounter(Prisma.sql`"CustomerRecord"`)

async function countCustomers(query: CustomerListQuery): Promise<number> {
  const { search, tag, blocked } = query
  if (!search && !tag && !blocked) return countAll()
  const [counted] = await db().$queryRaw<{ total: number }[]>(
    Prisma.sql`SELECT count(*)::int AS "total" FROM "CustomerRecord" WHERE ${conditionsOf(query)}`,
  )
  return counted?.total ?? 0
}
