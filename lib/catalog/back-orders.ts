// What is sold although no key is there: rules, without the database.

/** What is done when the keys of a product are sold out: it cannot be bought, or it is delivered when keys come. */
export const WHEN_SOLD_OUT = ['refuse', 'backorder'] as const
export type WhenSoldOut = (typeof WHEN_SOLD_OUT)[number]

/** The most pieces that an owner may let wait at once. */
export const MAX_BACKORDER_LIMIT = 100_000

/**
 * Whether so many of a product are delivered later than usual, once keys come.
 *
 * @param product `keysReady` is left out where nothing waits
 */
export const waitsForKeys = ({ keysReady }: { keysReady?: number }, quantity = 1): boolean =>
  keysReady !== undefined && quantity > keysReady

type Shortage = {
  /** Keys that are there, fewer than are wanted. */
  available: number
  /** Up to how many shoppers are told how many there are. */
  toldUpTo: number
  /** How many are wanted of the product itself, not of bundles with it. */
  wantedAlone: number
  /** The most that wait at once; `null`: any number. */
  limit: number | null
  /** How many wait already. */
  waiting: number
}

/**
 * How many pieces of a purchase may wait for keys. None where shoppers could not know that some would: where there are more keys
 * than they are told of.
 */
export function mayWait({ available, toldUpTo, wantedAlone, limit, waiting }: Shortage): number {
  if (available > toldUpTo) return 0
  return limit === null ? wantedAlone : Math.min(wantedAlone, Math.max(0, limit - waiting))
}
