import 'server-only'
import type { Prisma } from '@/lib/core/db'
import { toCents, toDecimal } from '@/lib/core/money'
import { type OrderRefund, refundItemsSchema } from './admin-contracts'

/** What has to be read of an order to refund it. */
export const REFUNDABLE_FIELDS = {
  items: { orderBy: { position: 'asc' } },
  payment: { include: { refunds: { where: { status: 'pending' } } } },
} as const satisfies Prisma.OrderInclude

export type OrderToRefund = Prisma.OrderGetPayload<{ include: typeof REFUNDABLE_FIELDS }>

/** Captured money that is neither paid back nor about to be, in US cents. */
export function leftCents({ payment }: OrderToRefund): number {
  const captured = payment.capturedAmount === null ? 0 : toCents(payment.capturedAmount)
  const pending = payment.refunds.reduce((sum, { amount }) => sum + toCents(amount), 0)
  return captured - toCents(payment.refundedAmount) - pending
}

/** A refund as the API tells it. */
export const toOrderRefund = (refund: Prisma.RefundGetPayload<object>): OrderRefund => ({
  ...refund,
  amount: toDecimal(toCents(refund.amount)),
  items: refundItemsSchema.parse(refund.items),
  createdAt: refund.createdAt.toISOString(),
})
