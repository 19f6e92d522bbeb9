import { type ServerText, say } from '@/lib/core/server-text'

/** What decides whether a product can be a bundle, or a part of one. */
export type BundleCandidate = {
  id: number
  name: string
  isBundle: boolean
  isGiftCard: boolean
  keysByRule: boolean
  /** Whether it is a pre-order. */
  isPreorder: boolean
}

/** Why a product can't be made a bundle; `null` when it can. */
export function bundleProblem(
  { name, isBundle, isGiftCard, keysByRule, isPreorder }: BundleCandidate,
  { keys, partOf }: { keys: number; partOf: string | null },
): ServerText | null {
  if (isBundle) return null
  if (isGiftCard) return say('bundles.giftCard', { name })
  if (isPreorder) return say('bundles.preorder', { name })
  if (keysByRule || keys > 0) return say('bundles.hasKeys', { name })
  return partOf === null ? null : say('bundles.isPart', { name, bundle: partOf })
}

/** Why a product can't be a part of a bundle; `null` when it can. */
export function partProblem(part: BundleCandidate, bundleId: number): ServerText | null {
  if (part.id === bundleId) return say('bundles.partOfItself')
  if (part.isBundle) return say('bundles.partIsBundle', { name: part.name })
  if (part.isPreorder) return say('bundles.preorder', { name: part.name })
  return part.isGiftCard ? say('bundles.giftCard', { name: part.name }) : null
}

/** Why the fields of a bundle do not go with it; `null` when they do. */
export const bundleFieldsProblem = (
  isBundle: boolean,
  { delivery, isGiftCard }: { delivery: 'keys' | 'manual'; isGiftCard: boolean },
): { field: 'delivery' | 'isGiftCard'; text: ServerText } | null =>
  !isBundle || (delivery === 'keys' && !isGiftCard)
    ? null
    : { field: isGiftCard ? 'isGiftCard' : 'delivery', text: say('bundles.deliveredByParts') }

/**
 * How many bundles can be sold.
 *
 * @param parts with their keys that can be sold; `null` where a part needs none
 * @returns `null` when no part limits them
 */
export function bundlesLeft(
  parts: readonly { quantity: number; availableKeys: number | null }[],
): number | null {
  const counted = parts.flatMap(({ quantity, availableKeys }) =>
    availableKeys === null ? [] : [Math.floor(availableKeys / quantity)],
  )
  return counted.length === 0 ? null : Math.min(...counted)
}
