import { useLocale } from 'next-intl'
import { useMemo } from 'react'
import type { CartLine } from '@/components/cart/cart-lines'
import type { CartDiscount } from '@/components/cart/coupons/cart-discount'
import { discountedTotals } from '@/components/cart/discounted-totals'
import type { PaidByCard } from '@/components/cart/gift-cards/paid-by-cards'
import { isAskedForConsent } from '@/components/checkout/consent/is-asked'
import { orderLines } from '@/components/checkout/order-line'
import { useCurrency } from '@/components/storefront/currency/currency-store'
import { useSelling } from '@/components/storefront/currency/use-selling'
import type { CartGiftCard } from '@/lib/cart/gift-cards/contracts'
import type { CheckoutConfig } from '@/lib/checkout/contracts'
import { toDecimal } from '@/lib/core/money'
import type { Customer } from '@/lib/customers/contracts'
import type { BuyerTax } from '@/lib/customers/taxes/contracts'
import { isCompany } from '@/lib/customers/taxes/is-company'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import type { Purchase } from './purchase'

/** Each is `undefined` while it is unknown. */
type Known = {
  lines: readonly CartLine[] | undefined
  discount: CartDiscount | null | undefined
  giftCards: readonly CartGiftCard[] | undefined
  customer: Customer | null | undefined
  tax: BuyerTax | undefined
  config: Pick<
    CheckoutConfig,
    'taxVaries' | 'countriesByState' | 'orderNumberPrefix' | 'supplyConsent'
  >
}

/**
 * The purchase that this browser is about to pay.
 *
 * @returns `undefined` while unknown, `null` when the review step has to be completed first
 */
export function usePurchase({
  lines,
  discount,
  giftCards,
  customer,
  tax,
  config: { taxVaries, countriesByState, orderNumberPrefix, supplyConsent },
}: Known): Purchase | null | undefined {
  const locale = useLocale()
  const [displayCurrency] = useCurrency()
  const selling = useSelling()

  return useMemo(() => {
    if (lines === undefined || customer === undefined) return undefined
    if (lines.length === 0 || customer === null) return null
    if (taxVaries && !customer.country) return null
    if (!customer.territory && countriesByState.includes(customer.country ?? '')) return null
    if (discount === undefined || giftCards === undefined || tax === undefined) return undefined
    const bought = orderLines(lines, selling)
    const { currency } = selling
    const totals = discountedTotals(bought, currency, { tax, discount, cards: giftCards })
    return {
      lines: bought,
      totals,
      fromGiftCard: shownTaken(totals.giftCards, currency),
      customer,
      currency,
      locale,
      displayCurrency,
      orderNumberPrefix,
      asksConsent: isAskedForConsent(supplyConsent, bought, {
        country: tax.country,
        isCompany: isCompany(tax),
      }),
    }
  }, [
    lines,
    discount,
    giftCards,
    customer,
    tax,
    taxVaries,
    countriesByState,
    orderNumberPrefix,
    supplyConsent,
    selling,
    locale,
    displayCurrency,
  ])
}

/** What is shown to be taken from each card that pays, where a rate has a part in it. */
function shownTaken(giftCards: readonly PaidByCard[], charged: CurrencyCode) {
  const paying = giftCards.filter(({ cents }) => cents > 0)
  if (paying.every(({ currency }) => currency === charged)) return undefined
  return paying.map(({ takenCents }) => toDecimal(takenCents))
}
