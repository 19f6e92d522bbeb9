import { isDeepStrictEqual } from 'node:util'
import { toCents, toDecimal } from '@/lib/core/money'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import { shareOf } from '@/lib/pricing/totals'
import type { TypedPrice, TypedPrices } from '@/lib/pricing/typed-prices'

/** What a product costs, and cost before, in the store's own currency and in those that the owner typed. */
export type SalePrices = {
  price: string
  originalPrice: string | null
  prices: TypedPrices
}

/** A sale as a product has it: so many percent less, or a price in the store's currency. */
export type SaleTerms = {
  id: number
  percent: number | null
  price: string | null
  endsAt: Date | null
}

/** What is remembered of a product that sales have to do with. */
export type Reduced = {
  /** The sale whose price it has; `null`: none. */
  saleId: number | null
  saleIds: readonly number[]
  leftIds: readonly number[]
  before: SalePrices
  written: SalePrices
}

type Settled = {
  prices: SalePrices
  /** The sale that made them; `null`: none did. */
  sale: SaleTerms | null
  /** What is to be remembered; `null`: nothing. */
  reduced: Reduced | null
  /** Whether somebody had changed a price that a sale had made. */
  wasChanged: boolean
}

const PERCENT = 100

/**
 * What a product costs in a sale. A price of its own lowers what was typed in other currencies by the same share.
 *
 * @returns `null` where that is no less than it costs anyway, or nothing
 */
export function pricesInSale(
  regular: SalePrices,
  { percent, price }: Pick<SaleTerms, 'percent' | 'price'>,
  currency: CurrencyCode,
): SalePrices | null {
  const regularCents = toCents(regular.price)
  const lowered = (cents: number, code: string): number =>
    percent !== null
      ? shareOf(cents, PERCENT - percent, PERCENT, code)
      : shareOf(cents, toCents(price ?? regular.price), regularCents, code)
  if (regularCents === 0) return null
  const cents =
    percent === null && price !== null ? toCents(price) : lowered(regularCents, currency)
  if (cents <= 0 || cents >= regularCents) return null
  const prices: TypedPrices = {}
  for (const [code, typed] of entriesOf(regular.prices))
    prices[code] = struck(typed, lowered(toCents(typed.price), code))
  return { ...struck(regular, cents), prices }
}

/** The price before stays struck through where it is above what is asked without the sale; else that is. */
function struck({ price, originalPrice }: TypedPrice, cents: number): TypedPrice {
  if (cents <= 0 || cents >= toCents(price)) return { price, originalPrice }
  const isAbove = originalPrice !== null && toCents(originalPrice) > toCents(price)
  return { price: toDecimal(cents), originalPrice: isAbove ? originalPrice : price }
}

const entriesOf = (prices: TypedPrices) => Object.entries(prices) as [CurrencyCode, TypedPrice][]

/** Of several sales the one that asks least; of the same price the one that lasts longest, and then the first. */
export function bestSale(
  regular: SalePrices,
  sales: readonly SaleTerms[],
  currency: CurrencyCode,
): { sale: SaleTerms; prices: SalePrices } | null {
  const offers = sales.flatMap((sale) => {
    const prices = pricesInSale(regular, sale, currency)
    return prices ? [{ sale, prices }] : []
  })
  const lasts = ({ endsAt }: SaleTerms) => endsAt?.getTime() ?? Number.POSITIVE_INFINITY
  const [best] = offers.sort(
    (a, b) =>
      toCents(a.prices.price) - toCents(b.prices.price) ||
      Math.sign(lasts(b.sale) - lasts(a.sale) || 0) ||
      a.sale.id - b.sale.id,
  )
  return best ?? null
}

/**
 * Brings a product in step with the sales that run for it. What somebody changed of a price that a sale had made stays, and the
 * sales that ran then leave the product alone from then on.
 *
 * @param current its prices as they are
 * @param running the sales that it is in at this moment
 */
export function settled(
  current: SalePrices,
  reduced: Reduced | null,
  running: readonly SaleTerms[],
  currency: CurrencyCode,
): Settled {
  const { regular, wasChanged } = withoutSale(current, reduced)
  const left = new Set([
    ...(reduced?.leftIds ?? []),
    ...(wasChanged ? (reduced?.saleIds ?? []) : []),
  ])
  const best = bestSale(
    regular,
    running.filter(({ id }) => !left.has(id)),
    currency,
  )
  const saleIds = running.map(({ id }) => id)
  const leftIds = saleIds.filter((id) => left.has(id))
  const prices = best?.prices ?? regular
  const isRemembered = best !== null || leftIds.length > 0
  return {
    prices,
    sale: best?.sale ?? null,
    reduced: isRemembered
      ? { saleId: best?.sale.id ?? null, saleIds, leftIds, before: regular, written: prices }
      : null,
    wasChanged,
  }
}

/** What a product costs without its sale: what it cost before, but for what was changed since. */
export function withoutSale(
  current: SalePrices,
  reduced: Pick<Reduced, 'saleId' | 'before' | 'written'> | null,
): { regular: SalePrices; wasChanged: boolean } {
  if (!reduced || reduced.saleId === null) return { regular: current, wasChanged: false }
  const { before, written } = reduced
  const isBase = isSame(pairOf(current), pairOf(written))
  const prices: TypedPrices = {}
  let wasChanged = !isBase
  const codes = new Set(
    [...entriesOf(current.prices), ...entriesOf(written.prices)].map(([code]) => code),
  )
  for (const code of codes) {
    const isWritten = isSame(current.prices[code], written.prices[code])
    const typed = isWritten ? before.prices[code] : current.prices[code]
    if (typed) prices[code] = typed
    wasChanged ||= !isWritten
  }
  return { regular: { ...pairOf(isBase ? before : current), prices }, wasChanged }
}

const pairOf = ({ price, originalPrice }: TypedPrice): TypedPrice => ({ price, originalPrice })

const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other)
