/** The maximum number of products on a wishlist. */
export const MAX_WISHLIST = 200

const MAX_ID = 2_147_483_647

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MAX_ID

/**
 * Parses a stored wishlist, which may contain anything.
 *
 * @returns the product ids in the order of adding, each once; whatever is no id is left out
 */
export function parseWishlist(stored: string | null): number[] {
  if (stored === null) return []
  try {
    const parsed: unknown = JSON.parse(stored)
    if (!Array.isArray(parsed)) return []
    return [...new Set(parsed.filter(isId))].slice(0, MAX_WISHLIST)
  } catch {
    return []
  }
}

/** The list with a product inserted at an index, else at the end; `null` when the list is full. */
export function insertProduct(
  ids: readonly number[],
  id: number,
  at = ids.length,
): number[] | null {
  if (ids.includes(id)) return [...ids]
  return ids.length < MAX_WISHLIST ? ids.toSpliced(at, 0, id) : null
}
