import type { SupplyConsentChoice } from './choices'
import { isInEurope } from './withdrawal-link'

/** Which wording of the two statements is shown: raised whenever the meaning of one changes, in any language. */
export const CONSENT_VERSION = 1

type Buyer = {
  /** ISO 3166-1 code; empty where it is not known. */
  country: string
  /** Whether it is a company, as far as the checkout knows. */
  isCompany: boolean
}

/**
 * Whether a buyer of digital content is asked to agree that its supply begins before the period for withdrawal is over, by which
 * the right is lost (Directive 2011/83/EU, Article 16(m)). Where a buyer is that nobody knows of, the seller's country says.
 */
export function asksConsent(
  choice: SupplyConsentChoice,
  sellerCountry: string,
  { country, isCompany }: Buyer,
): boolean {
  if (choice === 'off' || isCompany) return false
  return choice === 'everybody' || isInEurope(country || sellerCountry)
}
