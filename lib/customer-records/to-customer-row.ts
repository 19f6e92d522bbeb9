import type { Prisma } from '@/lib/core/db'
import { toCents, toDecimal } from '@/lib/core/money'
import type { CustomerRow } from './contracts'

/** What the row of a customer says of its orders, and of it in short. */
export type CountedRecord = Pick<
  Prisma.CustomerRecordGetPayload<object>,
  'id' | 'email' | 'name' | 'orders' | 'paid' | 'refunded' | 'lastOrderAt' | 'tags' | 'blockedAt'
>

/** A customer as the back office lists it. */
export function toCustomerRow(record: CountedRecord): CustomerRow {
  const { id, email, name, orders, tags } = record
  const paidCents = toCents(record.paid)
  const refundedCents = toCents(record.refunded)
  return {
    id,
    email,
    name,
    orders,
    paid: toDecimal(paidCents),
    refunded: toDecimal(refundedCents),
    net: toDecimal(Math.max(0, paidCents - refundedCents)),
    lastOrderAt: record.lastOrderAt?.toISOString() ?? null,
    tags,
    isBlocked: record.blockedAt !== null,
  }
}
