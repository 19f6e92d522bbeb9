import type { TaxRules } from '@/lib/pricing/tax'
import type { TaxDisplay } from '@/lib/settings/choices'

/** What the checkout's pages have to know of the store's set-up. Holds no secret. */
export type CheckoutConfig = {
  testMode: boolean
  walletOffered: boolean
  cardOffered: boolean
  /** Given when PayPal's own buttons are to be shown; otherwise the wallet's flow is simulated. */
  paypalClientId: string | null
  tax: TaxRules
  taxDisplay: TaxDisplay
  /** What new order numbers begin with. */
  orderNumberPrefix: string
  /** Nobody can buy at the moment. */
  isClosed: boolean
  supportEmail: string
}
