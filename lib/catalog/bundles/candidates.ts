/** What is read of a product to say whether it can be a bundle, or a part of one. */
export const CANDIDATE = {
  id: true,
  name: true,
  isBundle: true,
  isGiftCard: true,
  keysByRule: true,
  availableFrom: true,
} as const

/** What was read, as the rules of bundles want it. */
export const candidateOf = <T extends { availableFrom: Date | null }>({
  availableFrom,
  ...product
}: T) => ({ ...product, isPreorder: availableFrom !== null })
