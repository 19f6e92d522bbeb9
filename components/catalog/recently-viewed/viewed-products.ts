import { parseProductIds } from '@/components/catalog/stored-product-ids'

/** How many products are shown. */
export const MAX_SHOWN = 8
/** How many a browser remembers: some of them may be gone by now, and one is being looked at. */
export const MAX_REMEMBERED = 12

/** The ids that a browser has stored, the latest first, as far as they make sense. */
export const parseViews = (stored: string | null): number[] =>
  parseProductIds(stored, MAX_REMEMBERED)

/** The list with a product that is being looked at, which comes first. */
export const withView = (ids: readonly number[], id: number): number[] =>
  [id, ...ids.filter((other) => other !== id)].slice(0, MAX_REMEMBERED)

/** What there still is of the viewed products, the latest first. */
export const stillSold = <P extends { id: number }>(
  ids: readonly number[],
  found: readonly P[],
): P[] => ids.flatMap((id) => found.find((product) => product.id === id) ?? []).slice(0, MAX_SHOWN)
