import { toCents } from '@/lib/core/money'
import type { TypedPrices } from '@/lib/pricing/typed-prices'
import { ENDLESS } from './product-facts'

/** What a price is divided by. */
export type PriceUnit = 'deviceYear' | 'device' | 'year'

type Sold = {
  price: string
  prices?: TypedPrices
  devices: number | null
  termMonths: number | null
}

const YEAR = 12

/**
 * By what the prices of variants can be compared: by devices where all say how many, by years where all say how long; `null`:
 * by nothing, because what one of them counts another one does not say.
 */
export function unitOf(variants: readonly Sold[]): PriceUnit | null {
  const byDevice = variants.every(({ devices }) => devices !== null)
  const hasTerms = variants.every(({ termMonths }) => termMonths !== null)
  const byYear = hasTerms && variants.some(({ termMonths }) => termMonths !== ENDLESS)
  if (!byDevice && variants.some(({ devices }) => devices !== null)) return null
  if (!hasTerms && variants.some(({ termMonths }) => termMonths !== null)) return null
  if (byDevice && byYear) return 'deviceYear'
  if (byDevice) return 'device'
  return byYear ? 'year' : null
}

/** How many months of devices a price buys, or of what else it is counted by; `null`: without end. */
export function unitsOf({ devices, termMonths }: Sold, unit: PriceUnit): number | null {
  const count = unit === 'year' ? 1 : devices
  const months = unit === 'device' ? YEAR : termMonths
  return count === null || months === null || count === ENDLESS || months === ENDLESS
    ? null
    : count * months
}

/**
 * What a price is per device and year, or per what it is counted by: whole cents, rounded half up.
 *
 * @param units as {@link unitsOf} counts them
 */
export const unitCents = (cents: number, units: number): number =>
  Math.floor((2 * cents * YEAR + units) / (2 * units))

/** So many units cost the price itself. */
export const ONE_UNIT = YEAR

/** The variant that all others are measured by: of the fewest devices and years. The first of several. */
export function smallestOf<S extends Sold>(variants: readonly S[], unit: PriceUnit): S | null {
  let smallest: S | null = null
  for (const each of variants) {
    const units = unitsOf(each, unit)
    const least = smallest && unitsOf(smallest, unit)
    if (units !== null && (least === null || units < least)) smallest = each
  }
  return smallest
}

/**
 * How many percent less a device costs for a year than with the smallest variant, never rounded up, nor more than in any
 * currency in which both prices were typed.
 *
 * @returns `null` where nothing is saved, or it is not larger
 */
export function unitSaving(sold: Sold, smallest: Sold, unit: PriceUnit): number | null {
  const [units, least] = [unitsOf(sold, unit), unitsOf(smallest, unit)]
  if (units === null || least === null || units <= least) return null
  const savings = pricesOf(sold, smallest).map(([price, base]) => {
    // The products may be larger than what numbers hold exactly.
    const whole = BigInt(base) * BigInt(units)
    return whole > 0n ? Number(((whole - BigInt(price) * BigInt(least)) * 100n) / whole) : 0
  })
  const saving = Math.min(...savings)
  return saving > 0 ? saving : null
}

function pricesOf(sold: Sold, smallest: Sold): [number, number][] {
  const typed = Object.entries(sold.prices ?? {}).flatMap(
    ([code, { price }]): [number, number][] => {
      const base = Object.entries(smallest.prices ?? {}).find(([other]) => other === code)?.[1]
      return base ? [[toCents(price), toCents(base.price)]] : []
    },
  )
  return [[toCents(sold.price), toCents(smallest.price)], ...typed]
}
