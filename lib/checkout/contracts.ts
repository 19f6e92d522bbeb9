import type { CurrencyCode } from '@/lib/i18n/currencies'
import type { AcceptJs } from '@/lib/payments/contracts'
import type { TaxRules } from '@/lib/pricing/tax'
import type { TaxDisplay } from '@/lib/settings/choices'

/** The part of the store's configuration that the checkout's pages need. Contains no secrets. */
export type CheckoutConfig = {
  testMode: boolean
  /** What each takes of what the store sells in; nothing where it is not offered. */
  walletCurrencies: readonly CurrencyCode[]
  cardCurrencies: readonly CurrencyCode[]
  /** Present when PayPal's own buttons are shown; otherwise the wallet's flow is simulated. */
  paypalClientId: string | null
  /** Authorize.Net's script that takes cards in the browser; `null` when they go to the store. */
  acceptJs: AcceptJs | null
  /** Of buyers of whom nothing is known. */
  tax: TaxRules
  /** Whether it depends on where buyers are. */
  taxVaries: boolean
  taxDisplay: TaxDisplay
  /** The prefix of new order numbers. */
  orderNumberPrefix: string
  /** Of the captcha that is asked for after declined cards; `null` without one. */
  captchaSiteKey: string | null
  /** The checkout is closed for now. */
  isClosed: boolean
  supportEmail: string
  /** Whether shoppers may ask to be reminded of their cart. */
  offersReminders: boolean
}
