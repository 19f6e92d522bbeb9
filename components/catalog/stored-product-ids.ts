const MAX_ID = 2_147_483_647

/** Whether a value is a product's id. */
export const isProductId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MAX_ID

/**
 * Parses a list of products in a browser's storage, which may contain anything.
 *
 * @param max how many it may have at most
 * @returns the product ids in their order, each once; whatever is no id is left out
 */
export function parseProductIds(stored: string | null, max: number): number[] {
  if (stored === null) return []
  try {
    const parsed: unknown = JSON.parse(stored)
    if (!Array.isArray(parsed)) return []
    return [...new Set(parsed.filter(isProductId))].slice(0, max)
  } catch {
    return []
  }
}

/** The list with a product inserted at an index, else at the end; `null` when the list is full. */
export function insertProduct(
  ids: readonly number[],
  id: number,
  max: number,
  at = ids.length,
): number[] | null {
  if (ids.includes(id)) return [...ids]
  return ids.length < max ? ids.toSpliced(at, 0, id) : null
}
