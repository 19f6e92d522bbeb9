// What a store states of the keys of a product, and of its updates, before it is bought. Without schemas, so that the browser may load it.

/** As which a licence is sold. */
export const LICENCE_KINDS = ['new', 'used', 'volume', 'oem', 'education'] as const
type LicenceKind = (typeof LICENCE_KINDS)[number]

/** From whom keys come; `distributor` is authorised by the publisher, `own`: the seller is the publisher. */
export const KEY_SOURCES = [
  'publisher',
  'distributor',
  'reseller',
  'previous_owner',
  'own',
] as const
type KeySource = (typeof KEY_SOURCES)[number]

/** Where keys come from; `null` is what is not stated. */
export type KeyOrigin = {
  licenceKind: LicenceKind | null
  keySource: KeySource | null
  /** Where they were first sold: a country, EU or global. */
  firstRegion: string | null
}

/** What buyers of a product are told. */
export type Statement = KeyOrigin & {
  /** Until when it gets updates: a day, or the months after the purchase. */
  updates: string | null
}

const ORIGIN_PARTS = ['licenceKind', 'keySource', 'firstRegion'] as const
export type OriginPart = (typeof ORIGIN_PARTS)[number]

export const NO_ORIGIN: KeyOrigin = { licenceKind: null, keySource: null, firstRegion: null }

/** Of anything that states where keys come from, that alone. */
export const originOf = ({ licenceKind, keySource, firstRegion }: KeyOrigin): KeyOrigin => ({
  licenceKind,
  keySource,
  firstRegion,
})

export const statesOrigin = (origin: KeyOrigin): boolean =>
  ORIGIN_PARTS.some((part) => origin[part] !== null)

/** What is stated of a product; `null`: nothing. */
export function statementOf(product: Statement): Statement | null {
  const { updates } = product
  const origin = originOf(product)
  return statesOrigin(origin) || updates !== null ? { ...origin, updates } : null
}

/** {@link statementOf} for what is bought, which says nothing where nothing is stated. */
export function statedOf(product: Statement): { statement?: Statement } {
  const statement = statementOf(product)
  return statement === null ? {} : { statement }
}

/** What came from a previous owner was used: nothing else may be stated of it. */
export const isUnusedOfOwner = ({ licenceKind, keySource }: Omit<KeyOrigin, 'firstRegion'>) =>
  keySource === 'previous_owner' && licenceKind !== 'used'

/**
 * Whether keys of which `now` is stated may go to a buyer who was told `told`: exactly that, and to those who were told of no type only
 * what is new.
 */
export function mayBeHandedOut(told: KeyOrigin, now: KeyOrigin): boolean {
  if (told.licenceKind === null && now.licenceKind !== null && now.licenceKind !== 'new')
    return false
  return ORIGIN_PARTS.every((part) => told[part] === null || told[part] === now[part])
}

/** What a product states once it takes over what it does not state itself from the first keys that do. */
export const takenOver = (product: KeyOrigin, keys: KeyOrigin): KeyOrigin => ({
  licenceKind: product.licenceKind ?? keys.licenceKind,
  keySource: product.keySource ?? keys.keySource,
  firstRegion: product.firstRegion ?? keys.firstRegion,
})

/**
 * In what keys are other ones than their product states. A type has to be stated by the product itself, since it says what buyers get; where
 * it names no source or region, those of its keys are recorded only.
 */
export const unlikeProduct = (product: KeyOrigin, keys: KeyOrigin): OriginPart | null =>
  ORIGIN_PARTS.find(
    (part) =>
      keys[part] !== null &&
      keys[part] !== product[part] &&
      (part === 'licenceKind' || product[part] !== null),
  ) ?? null

/** How long a product gets updates. */
export type Updates = { until: string } | { months: number }

/** Digits are months after the purchase, anything else is a day. */
export const updatesOf = (stated: string): Updates =>
  /^\d{1,4}$/.test(stated) ? { months: Number(stated) } : { until: stated }

/** The last day with updates of what was bought on a day, as `2027-01-31`. */
export function lastUpdateDay(stated: string, boughtOn: string): string {
  const updates = updatesOf(stated)
  if ('until' in updates) return updates.until
  const [year = 0, month = 1, day = 1] = boughtOn.split('-').map(Number)
  const months = month - 1 + updates.months
  // The last of a month that is too short for it.
  const lastOfMonth = new Date(Date.UTC(year, months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, months, Math.min(day, lastOfMonth))).toISOString().slice(0, 10)
}
