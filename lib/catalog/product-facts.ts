// What is known of a product in a form that can be compared. Without schemas, so that the browser may load it.

export const PLATFORMS = ['windows', 'macos', 'android', 'ios', 'linux'] as const
export type Platform = (typeof PLATFORMS)[number]

/** As their makers write them, in every language. */
export const PLATFORM_NAMES: Record<Platform, string> = {
  windows: 'Windows',
  macos: 'macOS',
  android: 'Android',
  ios: 'iOS',
  linux: 'Linux',
}

export const LICENSE_TYPES = ['perpetual', 'subscription'] as const
export type LicenseType = (typeof LICENSE_TYPES)[number]

/** How it is activated: by a key that the software asks for, in an account of the publisher, by phone, or not at all. */
export const ACTIVATIONS = ['online', 'account', 'phone', 'none'] as const

/** A term of so many months has no end, so many devices are any number. */
export const ENDLESS = 0
export const MAX_TERM_MONTHS = 1200
export const MAX_DEVICES = 1_000_000

/** What a table, a form and an address call {@link ENDLESS}. */
export const LIFETIME = 'lifetime'
export const UNLIMITED = 'unlimited'

/** What a product's page and card show of its facts; what is not known is `null` or empty. */
export type ProductFacts = {
  platforms: readonly Platform[]
  licenseType: LicenseType | null
  termMonths: number | null
  devices: number | null
}

/** A term as it is said: without end, in years when they are whole ones, or in months. */
export type Term = { unit: 'lifetime' } | { unit: 'years' | 'months'; count: number }

/** @param months 0 for a term without end */
export function termOf(months: number): Term {
  if (months === ENDLESS) return { unit: 'lifetime' }
  return months % 12 === 0
    ? { unit: 'years', count: months / 12 }
    : { unit: 'months', count: months }
}

/** Which facts a card has room for: two, those first by which similar products differ most. */
export function cardFacts(
  facts: ProductFacts,
): ('devices' | 'term' | 'platforms' | 'licenseType')[] {
  const { platforms, licenseType, termMonths, devices } = facts
  const known = [
    ...(devices !== null && devices !== 1 ? (['devices'] as const) : []),
    ...(platforms.length > 0 ? (['platforms'] as const) : []),
    ...(termMonths !== null ? (['term'] as const) : []),
    ...(devices === 1 ? (['devices'] as const) : []),
    ...(licenseType !== null && termMonths === null ? (['licenseType'] as const) : []),
  ]
  // For several devices the term says more than the platforms, which are then usually all.
  const wanted =
    known[0] === 'devices' && termMonths !== null ? (['devices', 'term'] as const) : known
  return wanted.slice(0, 2)
}

const isPlatform = (name: string): name is Platform => PLATFORMS.some((each) => each === name)

/** The platforms as the database has them, in their order. */
export const platformsOf = (stored: readonly string[]): Platform[] =>
  PLATFORMS.filter((each) => stored.filter(isPlatform).includes(each))
