import type { CurrencyCode } from '@/lib/i18n/currencies'
import type { AcceptJs, CardFieldsScript, Elements } from '@/lib/payments/contracts'
import type { PaymentMethod } from '@/lib/payments/payment-methods'
import type { WalletProvider } from '@/lib/payments/provider'
import type { OutsideProviderId } from '@/lib/payments/provider-ids'
import type { OfferedCountry } from '@/lib/payments/where-offered'
import type { Captcha } from '@/lib/plugins/captcha/captcha'
import type { TaxRules } from '@/lib/pricing/tax'
import type { SupplyConsentChoice, TaxDisplay, WithoutConsent } from '@/lib/settings/choices'

/** A way to pay that the checkout shows, by the provider whose it is. Contains no secrets. */
export type CheckoutMethod = {
  provider: OutsideProviderId
  /** The shoppers' name of it. */
  name: string
  /** What its orders call it. */
  paymentMethod: PaymentMethod
  /** What it takes of what the store sells in; never nothing. */
  currencies: readonly CurrencyCode[]
  /** Where its payers are, with what each country pays in. Not there where that does not matter. */
  countries?: readonly OfferedCountry[]
} & (
  | {
      kind: 'wallet'
      /** Present when the wallet's own buttons are shown; otherwise its approval is simulated. */
      buttonsClientId: string | null
      approvedOn: WalletProvider['approvedOn']
    }
  | { kind: 'elements'; elements: Elements | null }
  /** Cards in a wallet's own fields. */
  | { kind: 'card_fields'; fields: CardFieldsScript | null }
  | {
      kind: 'card'
      /** The script that takes cards in the browser; `null` when they go to the store. */
      acceptJs: AcceptJs | null
    }
)

/** The part of the store's configuration that the checkout's pages need. Contains no secrets. */
export type CheckoutConfig = {
  testMode: boolean
  /** How the store can be paid at the moment, in the order in which it is shown. */
  methods: readonly CheckoutMethod[]
  /** Of buyers of whom nothing is known. */
  tax: TaxRules
  /** Whether it depends on where buyers are. */
  taxVaries: boolean
  /** The countries of whose buyers it depends on the state. */
  countriesByState: readonly string[]
  taxDisplay: TaxDisplay
  /** Which buyers are asked about immediate supply, and what happens where they do not agree. */
  supplyConsent: {
    choice: SupplyConsentChoice
    sellerCountry: string
    withoutConsent: WithoutConsent
  }
  /** The prefix of new order numbers. */
  orderNumberPrefix: string
  /** Of the captcha that is asked for after declined cards; `null` without one. */
  captcha: Captcha | null
  /** The checkout is closed for now. */
  isClosed: boolean
  supportEmail: string
  /** Whether shoppers may ask to be reminded of their cart. */
  offersReminders: boolean
}
