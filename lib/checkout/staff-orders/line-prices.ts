import { AppError, invalidField } from '@/lib/core/errors'
import { MAX_CENTS, parseDecimal, toDecimal } from '@/lib/core/money'
import { say } from '@/lib/core/server-text'
import { stepOf } from '@/lib/i18n/currencies'

/** A line as it is ordered, beside what its product costs today. Amounts are cents of the order's currency. */
export type LineOfDay = {
  productName: string
  isGiftCard: boolean
  todaysCents: number
  /** As typed; left out: the price of the day. */
  price?: string
}

type Terms = { currency: string; isFree: boolean }

/**
 * What one of each line costs: the price of the day, another one that was typed, or nothing.
 *
 * @throws AppError `invalid` naming the line; `conflict` for a gift card that is given free: it would be worth nothing
 */
export const chargedPrices = (lines: readonly LineOfDay[], terms: Terms): number[] =>
  lines.map((line, place) => chargedPrice(line, place, terms))

function chargedPrice(
  { price, isGiftCard, productName, todaysCents }: LineOfDay,
  place: number,
  { currency, isFree }: Terms,
): number {
  const cents = isFree ? 0 : price === undefined ? todaysCents : typedPrice(price, place, currency)
  if (isGiftCard && cents === 0)
    throw new AppError('conflict', say('staffOrders.giftCardFree', { name: productName }))
  return cents
}

function typedPrice(price: string, place: number, currency: string): number {
  const field = `items.${place}.price`
  const cents = parseDecimal(price)
  if (cents === null || cents > MAX_CENTS) throw invalidField(field, say('staffOrders.enterPrice'))
  if (cents % stepOf(currency) !== 0)
    throw invalidField(field, say('fields.wholeCurrency', { field: 'price', currency }))
  return cents
}

/** A price that was changed, as the trail keeps it. */
export type PriceChange = { product: string; from: string; to: string }

/** Which prices are others than those of the day. */
export const priceChanges = (
  lines: readonly { productName: string; todaysCents: number; priceCents: number }[],
): PriceChange[] =>
  lines.flatMap(({ productName, todaysCents, priceCents }) =>
    todaysCents === priceCents
      ? []
      : [{ product: productName, from: toDecimal(todaysCents), to: toDecimal(priceCents) }],
  )
