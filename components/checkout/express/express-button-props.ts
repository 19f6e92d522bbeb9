import type { SupplyConsent } from '@/components/checkout/consent/use-supply-consent'
import type { OutsideProviderId } from '@/lib/payments/provider-ids'

/** The props of each wallet's button that pays the cart at once. */
export type ExpressButtonProps = {
  provider: OutsideProviderId
  /** What is to be paid, in cents of what is charged in; `undefined` while it is unknown. */
  dueCents: number | undefined
  /** What that depends on, if it does. */
  country?: string
  className?: string
  /** What is ticked beside it; not there where nothing can be. */
  consent?: SupplyConsent
}
