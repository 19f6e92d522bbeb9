import { toCents } from '@/lib/core/money'
import {
  ALL_CURRENCIES,
  type CurrencyCode,
  conversionOf,
  isCurrency,
  type ShownRates,
} from '@/lib/i18n/currencies'
import { convertAt, convertPrice, type RateParts, type Rounding } from './exchange-rate'
import type { TypedPrices } from './typed-prices'

/** The currencies that orders are charged in beside the store's own, and what prices end on in each. */
export type SellingCurrencies = { readonly [Code in CurrencyCode]?: Rounding }

/** What is charged in, and how amounts of the store's own currency become its: so many for so many of them. */
export type Selling = RateParts & {
  currency: CurrencyCode
  /** What prices end on; `null` in the store's own currency, where they are as they were typed. */
  rounding: Rounding | null
}

/** What a store sells in. */
export type Seller = {
  baseCurrency: CurrencyCode
  sellingCurrencies: SellingCurrencies
  /** From its own currency; those that are left out are the fixed ones. */
  rates?: ShownRates
}

type Charging = Pick<Seller, 'baseCurrency' | 'sellingCurrencies'>

/** What a store charges in beside its own currency, in the order of all. */
export const otherCurrencies = ({ baseCurrency, sellingCurrencies }: Charging): CurrencyCode[] =>
  ALL_CURRENCIES.filter((code) => code !== baseCurrency && sellingCurrencies[code] !== undefined)

/** Everything that a store charges in, its own first. */
export const chargedCurrencies = (seller: Charging): CurrencyCode[] => [
  seller.baseCurrency,
  ...otherCurrencies(seller),
]

/** Sells in the store's own currency. */
export const inBase = (currency: CurrencyCode): Selling => ({
  currency,
  rate: 1,
  of: 1,
  rounding: null,
})

/** How a store sells in a currency; `null` where it does not. */
export function sellingIn(
  { baseCurrency, sellingCurrencies, rates }: Seller,
  currency: string,
): Selling | null {
  if (currency === baseCurrency) return inBase(baseCurrency)
  const rounding = isCurrency(currency) ? sellingCurrencies[currency] : undefined
  if (!isCurrency(currency) || rounding === undefined) return null
  const { rate, of } = conversionOf(baseCurrency, currency, rates)
  return { currency, rate, of, rounding }
}

/** A price in the store's own currency as a decimal string, and those that the owner typed in others. */
export type Priced = { price: string; prices?: TypedPrices }

/** An amount of the store's own currency, or what was typed for it. Cents of the currency that is sold in. */
const typedOr = (cents: number, typed: string | null | undefined, selling: Selling): number =>
  selling.rounding === null || !typed ? convertedPrice(cents, selling) : toCents(typed)

/** What a product costs in a currency: what was typed, or its price converted and rounded. Cents of that currency. */
export const priceIn = ({ price, prices }: Priced, selling: Selling): number =>
  typedOr(toCents(price), prices?.[selling.currency]?.price, selling)

/** What it cost before, like `priceIn`; `null` where that is not said. */
export const originalPriceIn = (
  { originalPrice, prices }: Priced & { originalPrice: string | null },
  selling: Selling,
): number | null =>
  originalPrice === null
    ? null
    : typedOr(toCents(originalPrice), prices?.[selling.currency]?.originalPrice, selling)

/** A price of the store's own currency. @param cents @returns cents of the currency that is sold in */
export const convertedPrice = (cents: number, { rounding, ...selling }: Selling): number =>
  rounding === null ? cents : convertPrice(cents, selling, selling.currency, rounding)

/** Another amount of the store's own currency, such as what a coupon takes off: as exactly as the other one can be charged in. */
export const amountIn = (cents: number, { rounding, ...selling }: Selling): number =>
  rounding === null ? cents : convertAt(cents, selling, selling.currency)
