import { PLATFORM_NAMES, termOf } from '@/lib/catalog/product-facts'
import type { PriceLimit } from '@/lib/catalog/search/meaning/bounds-names'
import type { Told } from '@/lib/catalog/search/meaning/understood-text'

type BoundText =
  | 'platform'
  | 'perpetual'
  | 'years'
  | 'months'
  | 'devices'
  | 'devicesAtLeast'
  | 'anyDevices'
  | PriceLimit

/** A bound of a search as it is said: one of the texts that both the storefront and the back office have. */
export type SaidBound = { text: BoundText; values: Record<string, string | number> }

/**
 * What a search narrows its products down to, in the order in which it is said.
 *
 * @param amountOf how an amount is written
 */
export function boundsSaid(
  { platform, isPerpetual, months, devices, isAtLeast, price }: Told,
  amountOf: (price: { cents: number; currency: string }) => string,
): SaidBound[] {
  const said: SaidBound[] = []
  if (platform) said.push({ text: 'platform', values: { platform: PLATFORM_NAMES[platform] } })
  if (isPerpetual) said.push({ text: 'perpetual', values: {} })
  if (months !== null) {
    const term = termOf(months)
    if (term.unit !== 'lifetime') said.push({ text: term.unit, values: { count: term.count } })
  }
  if (devices === 0) said.push({ text: 'anyDevices', values: {} })
  else if (devices !== null)
    said.push({ text: isAtLeast ? 'devicesAtLeast' : 'devices', values: { count: devices } })
  if (price) said.push({ text: price.limit, values: { amount: amountOf(price) } })
  return said
}
