import { useLocale } from 'next-intl'
import { createContext, type ReactNode, use } from 'react'
import type { DiscountedTotals } from '@/components/cart/discounted-totals'
import type { OrderLine } from '@/components/checkout/order-line'
import type { LegalConfig } from '@/lib/checkout/legal-config'
import type { VersionInForce } from '@/lib/orders/agreed-texts/contracts'
import { hasLicence, isToldOfLicence } from '@/lib/settings/licence-notice'
import { ordersByLaw } from '@/lib/settings/order-words'
import { isInEurope, offersWithdrawal } from '@/lib/settings/withdrawal-link'

/** What is about to be paid, and what the law asks to be said of it right above the button. */
export type BeforePaying = {
  lines: readonly OrderLine[]
  totals: DiscountedTotals
  /** Whether products and total stand above the button, and it speaks in the words of the law. */
  isByLaw: boolean
  /** Whether it says that a licence is bought. */
  isTold: boolean
  /** Whether it reminds of the legal guarantee of conformity, which consumers in Europe have. */
  isGuaranteed: boolean
  /** The versions of the texts of law that this order is placed under. */
  texts: readonly VersionInForce[]
}

type Purchase = {
  lines: readonly OrderLine[]
  totals: DiscountedTotals
  /** Of the buyer; empty where they are not known. */
  country: string
  /** The part of it, where that is asked. */
  territory: string
  address: string
  locale: string
  /** Whether a company buys, as far as the checkout knows. */
  isCompany: boolean
}

/** What stands above the buttons of a purchase. */
export function beforePaying(
  { texts, withdrawalFunction, licenceNotice, sellerCountry }: LegalConfig,
  { lines, totals, country, territory, address, locale, isCompany }: Purchase,
): BeforePaying {
  const hasWithdrawal = offersWithdrawal(withdrawalFunction, country || null)
  const pieces = lines.map(({ product }) => product)
  return {
    lines,
    totals,
    isByLaw: ordersByLaw(country, locale),
    isTold:
      isToldOfLicence(licenceNotice, { country, territory, address }, sellerCountry) &&
      hasLicence(pieces),
    isGuaranteed:
      // Where a buyer is that nobody knows of, the seller's country says, as of the consent to immediate supply.
      !isCompany && isInEurope(country || sellerCountry) && lines.some((line) => !line.isGiftCard),
    texts: texts.filter(({ kind }) => kind !== 'withdrawal' || hasWithdrawal),
  }
}

const Context = createContext<BeforePaying | null>(null)

/** Of the buttons within; without it they are as they would be where no law asks for more. */
export const BeforePayingProvider = ({
  value,
  children,
}: {
  value: BeforePaying
  children: ReactNode
}) => <Context value={value}>{children}</Context>

/** Of buttons beside which the buyer's country is asked. */
export function BeforePayingIn({ country, children }: { country: string; children: ReactNode }) {
  const shown = use(Context)
  const isThere = ordersByLaw(country, useLocale())
  if (!shown) return children
  return <Context value={{ ...shown, isByLaw: shown.isByLaw || isThere }}>{children}</Context>
}

export const useBeforePaying = (): BeforePaying | null => use(Context)
