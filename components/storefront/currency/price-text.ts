import { type CurrencyCode, formatMoney, formatPrice } from '@/lib/i18n/currencies'
import { convertedPrice, type Seller, sellingIn } from '@/lib/pricing/selling'
import type { TypedCents } from '@/lib/pricing/typed-prices'
import { lessPercent } from '@/lib/pricing/volume-prices'
import type { CurrencyDisplay } from '@/lib/settings/choices'

export type PriceOnPage = {
  /** Of the store's own currency. */
  cents: number
  /** What was typed for it in other currencies. */
  typed?: TypedCents
  /** Percent off each of many. */
  less?: number
  times?: number
  /** Of a range: whole amounts of the store's own currency are written without cents. */
  isBound?: boolean
}

/** Writes a price in the currency that the visitor chose: as it is charged, or about what it is worth. */
export function priceText(
  { cents, typed, less = 0, times = 1, isBound }: PriceOnPage,
  seller: Seller,
  { chosen, locale, display }: { chosen: CurrencyCode; locale: string; display: CurrencyDisplay },
): string {
  const base = seller.baseCurrency
  const selling = chosen === base ? null : sellingIn(seller, chosen)
  if (selling) {
    const each = lessPercent(typed?.[chosen] ?? convertedPrice(cents, selling), less, chosen)
    return formatMoney(each * times, chosen, locale, display)
  }
  return formatPrice(
    (less > 0 ? lessPercent(cents, less, base) : cents) * times,
    { from: base, to: chosen, rates: seller.rates },
    locale,
    display,
    isBound,
  )
}

/** What was typed for a price, in the data of its element: `EUR 8499,JPY 1200000`. */
export const typedText = (typed: TypedCents): string =>
  Object.entries(typed)
    .map(([code, cents]) => `${code} ${cents}`)
    .join(',')
