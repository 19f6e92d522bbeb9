import { toCents } from '@/lib/core/money'
import { type CurrencyCode, conversionOf, isCurrency } from '@/lib/i18n/currencies'
import { convertAt } from '@/lib/pricing/exchange-rate'
import { inBase, type Priced, priceIn, type Seller, sellingIn } from '@/lib/pricing/selling'

/** What a watched product costs, in the currency that its watcher saw. */
export type WatchedPrice = {
  cents: number
  /** It moves with the exchange rate, not only when the owner changes it. */
  isConverted: boolean
}

/**
 * What a product costs now in the currency of a watcher, as the store sells it. In one that the store does not sell in any
 * more it is the base price at the rate of the moment.
 *
 * @param seller with the rates of all currencies
 * @param currency `null` for the store's own
 */
export function watchedPrice(
  product: Priced,
  currency: string | null,
  seller: Seller,
): WatchedPrice {
  const { baseCurrency, rates } = seller
  const selling = currency === null ? inBase(baseCurrency) : sellingIn(seller, currency)
  if (selling)
    return {
      cents: priceIn(product, selling),
      isConverted: selling.rounding !== null && !product.prices?.[selling.currency]?.price,
    }
  const known = currencyOf(currency)
  return {
    cents: convertAt(toCents(product.price), conversionOf(baseCurrency, known, rates), known),
    isConverted: true,
  }
}

/** @throws RangeError for what no alert can be in */
function currencyOf(currency: string | null): CurrencyCode {
  if (currency !== null && isCurrency(currency)) return currency
  throw new RangeError(`Not a currency: ${currency}`)
}
