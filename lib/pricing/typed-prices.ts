import { toCents } from '@/lib/core/money'
import { type CurrencyCode, isCurrency } from '@/lib/i18n/currencies'

/** What a product costs in a currency in which the owner typed that: decimal strings with 2 places. */
export type TypedPrice = {
  price: string
  /** What it cost before; `null`: as the store's own currency says. */
  originalPrice: string | null
}
export type TypedPrices = { [Code in CurrencyCode]?: TypedPrice }

/** Cents of each currency. */
export type TypedCents = { readonly [Code in CurrencyCode]?: number }

/** What was typed for a product's price, or for its former one. */
export const typedCents = (
  prices: TypedPrices | undefined,
  which: keyof TypedPrice = 'price',
): TypedCents =>
  Object.fromEntries(
    Object.entries(prices ?? {}).flatMap(([code, typed]) => {
      const amount = typed[which]
      return isCurrency(code) && amount !== null ? [[code, toCents(amount)]] : []
    }),
  )
