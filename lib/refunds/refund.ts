import type { Amount } from '@/lib/payments/gateway'
import type { REFUND_STATES } from './lifecycle'

/** Money that goes back, as the store knows it. */
export type Refund = {
  /** Also the provider's idempotency key. */
  id: string
  orderId: number
  paymentId: string
  amount: Amount
  status: (typeof REFUND_STATES.states)[number]
  /** Which items, and how many of each. */
  items: { itemId: number; quantity: number }[]
  reason: string
  /** What the buyer reads with it. */
  message: string
  /** The buyer's request that it answers. */
  refundRequestId: number | null
  providerRefundId: string | null
  failureMessage: string | null
  username: string
  createdAt: Date
}
