import type { CheckoutConfig } from '@/lib/checkout/contracts'
import { asksConsent } from '@/lib/settings/supply-consent'

type Buyer = { country: string; isCompany: boolean }

/** Whether the checkout asks this buyer about immediate supply of what is in the cart; the server decides by the same rule. */
export const isAskedForConsent = (
  { choice, sellerCountry }: CheckoutConfig['supplyConsent'],
  lines: readonly { isGiftCard: boolean }[],
  buyer: Buyer,
): boolean =>
  lines.some(({ isGiftCard }) => !isGiftCard) && asksConsent(choice, sellerCountry, buyer)
