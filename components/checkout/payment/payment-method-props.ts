import type { Purchase } from './purchase'
import type { PaymentFlow } from './use-payment-flow'

/** The props of each payment method. Its handlers belong to the purchase at its start. */
export type PaymentMethodProps = {
  /** Decimal string in `currency`. */
  amount: string
  purchase: Purchase
  flow: PaymentFlow
  /** True while a payment is in progress, or the cart has pending changes. */
  busy: boolean
  /** @param error what was thrown, if anything was */
  onError: (message: string, error?: unknown) => void
}
