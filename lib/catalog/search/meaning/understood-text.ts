import { LIFETIME, PLATFORMS, UNLIMITED } from '@/lib/catalog/product-facts'
import { type Bounds, PRICE_LIMITS, type PriceLimit } from './bounds-names'

// What a search was taken to say, as an answer tells it and a page reads it.

/** What was understood. */
export type Understood = { bounds: Bounds; isByUse: boolean }

/** As parameters of an address; empty where nothing is to be told. */
export function understoodText({ bounds, isByUse }: Understood): string {
  const { platform, isPerpetual, termMonths, devices, isAtLeast, price } = bounds
  const told = new URLSearchParams()
  if (platform !== null) told.set('platform', platform)
  if (isPerpetual) told.set('term', LIFETIME)
  if (termMonths !== null) told.set('months', String(termMonths))
  if (devices !== null) told.set('devices', devices === 0 ? UNLIMITED : String(devices))
  if (devices !== null && isAtLeast) told.set('more', 'true')
  if (price?.currency) {
    told.set(price.limit, String(price.cents))
    told.set('currency', price.currency)
  }
  if (isByUse) told.set('use', 'true')
  return told.toString()
}

/** What a page tells of it. */
export type Told = {
  platform: (typeof PLATFORMS)[number] | null
  isPerpetual: boolean
  months: number | null
  /** 0: any number. */
  devices: number | null
  isAtLeast: boolean
  price: { limit: PriceLimit; cents: number; currency: string } | null
  isByUse: boolean
}

/** @param text as {@link understoodText} makes it */
export function toldBy(text: string): Told {
  const told = new URLSearchParams(text)
  const number = (name: string) => (told.has(name) ? Number(told.get(name)) : null)
  const limit = PRICE_LIMITS.find((each) => told.has(each))
  return {
    platform: PLATFORMS.find((each) => each === told.get('platform')) ?? null,
    isPerpetual: told.get('term') === LIFETIME,
    months: number('months'),
    devices: told.get('devices') === UNLIMITED ? 0 : number('devices'),
    isAtLeast: told.has('more'),
    price: limit
      ? { limit, cents: number(limit) ?? 0, currency: told.get('currency') ?? '' }
      : null,
    isByUse: told.has('use'),
  }
}
