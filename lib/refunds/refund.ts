import type { Amount } from '@/lib/payments/gateway'
import type { REFUND_STATES } from './lifecycle'

/** A refund as a domain object. */
export type Refund = {
  /** Also the provider's idempotency key. */
  id: string
  orderId: number
  paymentId: string
  amount: Amount
  status: (typeof REFUND_STATES.states)[number]
  /** The refunded items with their quantities. */
  items: { itemId: number; quantity: number }[]
  reason: string
  /** The message to the buyer. */
  message: string
  /** The buyer's request that led to it. */
  refundRequestId: number | null
  providerRefundId: string | null
  failureMessage: string | null
  username: string
  createdAt: Date
}
