import type { SupplyConsent } from '@/components/checkout/consent/use-supply-consent'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import type { Elements } from '@/lib/payments/contracts'
import type { OutsideProviderId } from '@/lib/payments/provider-ids'

/** The props of a provider's fields that show buttons of wallets, which pay the cart at once. */
export type ExpressFieldsProps = {
  provider: OutsideProviderId
  /** Their script. */
  elements: Elements
  currency: CurrencyCode
  /** What is to be paid, in cents of the currency; `undefined` while it is unknown. */
  dueCents: number | undefined
  /** What that depends on, if it does. */
  country: string | undefined
  /** What is ticked beside them. */
  consent: SupplyConsent
  /** What stands above them already, as shoppers call it. */
  besides: readonly string[]
  /** Tells what they show to this shopper, as he calls it; nothing where he has no such wallet. */
  onOffered: (wallets: readonly string[]) => void
}
