import { type ServerText, say } from '@/lib/core/server-text'
import { type Priced, priceIn, type Selling } from './selling'
import { shareOf } from './totals'

/** From how many pieces on each of them costs how many whole percent less. */
export type VolumePrice = { from: number; percent: number }

export const MAX_VOLUME_PRICES = 5
/** The first piece costs the price itself; a cart's line holds at most 99. */
export const MIN_VOLUME = 2
export const MAX_VOLUME = 99
export const MAX_VOLUME_PERCENT = 90

/**
 * What each piece costs when that many are bought together.
 *
 * @param product its price in the store's own currency and those that were typed in others, and its volume prices in any order
 * @returns cents of the currency that is sold in, rounded half up to what it can be charged in
 */
export function unitPriceCents(
  { volumePrices = [], ...product }: Priced & { volumePrices?: readonly VolumePrice[] },
  quantity: number,
  selling: Selling,
): number {
  const percent = volumePrices.reduce(
    (most, each) => (each.from <= quantity ? Math.max(most, each.percent) : most),
    0,
  )
  return lessPercent(priceIn(product, selling), percent, selling.currency)
}

/** What more pieces would cost. Cents of the currency that is sold in. */
export type NextVolume = {
  from: number
  unitCents: number
  /** So much less each than now. */
  savesCents: number
  totalCents: number
  /** All of them cost less together than the fewer do now. */
  isCheaper: boolean
}

/** The next volume price above a quantity; `null` where there is none that is less. */
export function nextVolume(
  product: Priced & { volumePrices?: readonly VolumePrice[] },
  quantity: number,
  selling: Selling,
): NextVolume | null {
  const now = unitPriceCents(product, quantity, selling)
  const steps = (product.volumePrices ?? [])
    .filter(({ from }) => from > quantity)
    .map(({ from }) => ({ from, unitCents: unitPriceCents(product, from, selling) }))
    .filter(({ unitCents }) => unitCents < now)
    .sort((one, other) => one.from - other.from)
  const [next] = steps
  if (!next) return null
  const totalCents = next.from * next.unitCents
  return {
    ...next,
    savesCents: now - next.unitCents,
    totalCents,
    isCheaper: totalCents < quantity * now,
  }
}

/** What is left of a price. @param percent whole @returns cents, rounded half up to what the currency can be charged in */
export const lessPercent = (cents: number, percent: number, currency: string): number =>
  shareOf(cents, 100 - percent, 100, currency)

/** Why volume prices make no sense together; `null` when they do: more pieces, more percent. */
export function volumePricesProblem(volumePrices: readonly VolumePrice[]): ServerText | null {
  const isAscending = volumePrices.every((each, place) => {
    const before = volumePrices[place - 1]
    return before === undefined || (each.from > before.from && each.percent > before.percent)
  })
  return isAscending ? null : say('products.volumePricesAscend')
}

const ENTRY = /^(\d{1,4})\s*\+?\s*[:\s]\s*-?(\d{1,3})\s*%?$/

/** Reads an entry as it is typed, such as `10: 8%`. @returns `null` for anything else */
export function parseVolumePrice(text: string): VolumePrice | null {
  const [, from, percent] = ENTRY.exec(text.trim()) ?? []
  return from === undefined || percent === undefined
    ? null
    : { from: Number(from), percent: Number(percent) }
}

/** An entry as it is typed: `10: 8%`. */
export const volumePriceText = ({ from, percent }: VolumePrice) => `${from}: ${percent}%`
