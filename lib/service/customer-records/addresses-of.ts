import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { column, rowsOf } from '@/lib/core/rows'
import type { Person } from '@/lib/customers/people'
import type { CustomerRecord } from '@/lib/customers/records'
import type { CustomerAddress, CustomerDetail } from './contracts'
import { toSums } from './to-customer-row'

/** The block of one address, whatever its person has beside it. */
export const blockOf = ({
  blockedAt,
  blockedBy,
  blockReason,
}: CustomerRecord): CustomerDetail['block'] =>
  blockedAt && blockedBy !== null
    ? { since: blockedAt.toISOString(), by: blockedBy, reason: blockReason }
    : null

const countedSchema = z.object({
  refunded: column.decimal,
  orders: z.number(),
  paid: column.decimal,
})
type Counted = z.infer<typeof countedSchema>

/** The orders of the leading address alone: its row has those of the whole person, which is the same without others. */
async function ownOrders({ leader, addresses }: Person): Promise<Counted> {
  if (addresses.length === 1) return leader
  const [own] = await rowsOf(
    db(),
    countedSchema,
    Prisma.sql`
    SELECT count(*)::int AS "orders", coalesce(sum(p."capturedAmount"), 0) AS "paid",
           coalesce(sum(p."refundedAmount"), 0) AS "refunded"
    FROM "Order" o JOIN "Payment" p ON p."id" = o."paymentId" WHERE lower(o."customerEmail") = ${leader.email}`,
  )
  return own ?? leader
}

/** The number of notes of each address. */
async function noteCounts(ids: readonly number[]): Promise<Map<number, number>> {
  const groups = await db().customerNote.groupBy({
    by: 'customerId',
    where: { customerId: { in: [...ids] } },
    _count: true,
  })
  return new Map(groups.map(({ customerId, _count }) => [customerId, _count]))
}

/** The addresses of a person, each with what is its own: what it has after it was separated. */
export async function addressesOf(person: Person): Promise<CustomerAddress[]> {
  const { leader, addresses } = person
  const [own, notes] = await Promise.all([
    ownOrders(person),
    noteCounts(addresses.map(({ id }) => id)),
  ])
  return addresses.map((address) => ({
    id: address.id,
    email: address.email,
    ...toSums(address.id === leader.id ? own : address),
    notes: notes.get(address.id) ?? 0,
    tags: address.tags,
    block: blockOf(address),
    erasedAt: address.erasedAt?.toISOString() ?? null,
    merged:
      address.mergedIntoId !== null && address.mergedAt && address.mergedBy !== null
        ? {
            intoId: address.mergedIntoId,
            at: address.mergedAt.toISOString(),
            by: address.mergedBy,
          }
        : null,
  }))
}
