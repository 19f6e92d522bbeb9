import { allocate } from '@/lib/pricing/coupon'
import { isComplete } from './item-progress'

type Item = {
  position: number
  /** Of an item that came with a bundle: the position of that. */
  bundlePosition: number | null
  isBundle: boolean
  delivery: 'keys' | 'manual'
  deliveredAt: Date | null
  quantity: number
  refundedQuantity: number
  keyCount: number
}

/** What came with a bundle. */
export const partsIn = <T extends { bundlePosition: number | null }>(
  items: readonly T[],
  { position }: { position: number },
): T[] => items.filter(({ bundlePosition }) => bundlePosition === position)

/**
 * Items whose bundles count as many keys as they need once all that came with them is there, and none before: a bundle has no
 * keys of its own, and is complete when its parts are.
 */
export const withBundleKeys = <T extends Item>(items: readonly T[]): T[] =>
  items.map((item) =>
    item.isBundle
      ? { ...item, keyCount: partsIn(items, item).every(isThere) ? item.quantity : 0 }
      : item,
  )

const isThere = (part: Item): boolean =>
  part.deliveredAt !== null || part.refundedQuantity >= part.quantity || isComplete(part)

/**
 * How many pieces of a part go back with its bundle.
 *
 * @param refunded bundles that have gone back
 */
export const refundedPieces = (
  part: { quantity: number },
  bundle: { quantity: number },
  refunded: number,
): number => (part.quantity / bundle.quantity) * refunded

/**
 * What of the price of a bundle falls to each of its parts, by what they cost by themselves; of parts that cost nothing, by their
 * pieces. The shares add up to the price.
 *
 * @param cents the price of all the bundles of the line, less its discount
 */
export function bundleShares(
  cents: number,
  parts: readonly { priceCents: number; quantity: number }[],
  currency: string,
): number[] {
  const worth = parts.map(({ priceCents, quantity }) => priceCents * quantity)
  const hasPrices = worth.some((each) => each > 0)
  return allocate(cents, hasPrices ? worth : parts.map(({ quantity }) => quantity), currency)
}
