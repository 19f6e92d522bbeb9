import type { ServerText } from '@/lib/core/server-text'
import type { Amount } from '@/lib/payments/gateway'
import type { RefundOrigin } from './contracts'
import type { REFUND_STATES } from './lifecycle'

/** A refund as a domain object. */
export type Refund = {
  /** Also the provider's idempotency key. */
  id: string
  /** `null` for a captured payment that no order was made for. */
  orderId: number | null
  paymentId: string
  /** All of it: what goes back at the provider, and to the gift card. */
  amount: Amount
  giftCardCents: number
  status: (typeof REFUND_STATES.states)[number]
  /** The refunded items with their quantities. */
  items: { itemId: number; quantity: number }[]
  reason: string
  /** Of a manual payment: by what the money is found that was given back. */
  reference: string
  /** It gives back the tax alone: the tax ID was confirmed after the order. */
  isTax: boolean
  /** The message to the buyer. */
  message: string
  /** The buyer's request that led to it. */
  refundRequestId: number | null
  providerRefundId: string | null
  failure: ServerText | null
  /** Since when it waited for the settlement of the charge; `null` where it never had to. */
  waitingSince: Date | null
  username: string
  /** Who asked for it: the store, or somebody at the provider; or the provider took the money back. */
  origin: RefundOrigin
  createdAt: Date
}

/**
 * The how manieth call to the provider: `again` when an earlier one may have taken effect, `settled` when the charge is known to
 * have settled.
 */
export type Attempt = 'first' | 'again' | 'settled'
