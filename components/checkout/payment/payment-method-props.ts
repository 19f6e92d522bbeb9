import type { Purchase } from './purchase'
import type { PaymentFlow } from './use-payment-flow'

/** What each payment method takes. Its handlers speak for the one purchase that it began with. */
export type PaymentMethodProps = {
  /** Decimal string in `currency`. */
  amount: string
  purchase: Purchase
  flow: PaymentFlow
  /** True while a payment is under way, or the cart is not settled yet. */
  busy: boolean
  /** @param error what was thrown, if anything was */
  onError: (message: string, error?: unknown) => void
}
