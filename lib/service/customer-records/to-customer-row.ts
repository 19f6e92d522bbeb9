import { z } from 'zod'
import { toCents, toDecimal } from '@/lib/core/money'
import { column } from '@/lib/core/rows'
import { tagsOfAll } from '@/lib/customers/person-tags'
import type { CustomerRow } from './contracts'

/** What the row of a customer says of its orders, and of it in short. */
export const countedRecordSchema = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  refunded: column.decimal,
  orders: z.number(),
  paid: column.decimal,
  lastOrderAt: z.date().nullable(),
  tags: z.array(z.string()),
  blockedAt: z.date().nullable(),
})
export type CountedRecord = z.infer<typeof countedRecordSchema>

/** An address that was merged into that of a customer. */
export type Follower = Pick<CountedRecord, 'email' | 'tags' | 'blockedAt'>

/** The sums of some orders. */
export const toSums = ({
  orders,
  paid,
  refunded,
}: {
  orders: number
  paid: { toString(): string }
  refunded: { toString(): string }
}) => {
  const paidCents = toCents(paid)
  const refundedCents = toCents(refunded)
  return {
    orders,
    paid: toDecimal(paidCents),
    refunded: toDecimal(refundedCents),
    net: toDecimal(Math.max(0, paidCents - refundedCents)),
  }
}

/** A customer as the back office lists it, with what is said of all of its addresses. */
export function toCustomerRow(
  record: CountedRecord,
  followers: readonly Follower[] = [],
): CustomerRow {
  const all = [record, ...followers]
  return {
    id: record.id,
    email: record.email,
    otherEmails: followers.map(({ email }) => email),
    name: record.name,
    ...toSums(record),
    lastOrderAt: record.lastOrderAt?.toISOString() ?? null,
    tags: tagsOfAll(all.map(({ tags }) => tags)),
    isBlocked: all.some(({ blockedAt }) => blockedAt !== null),
  }
}
