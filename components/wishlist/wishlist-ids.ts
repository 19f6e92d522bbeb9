import { parseProductIds } from '@/components/catalog/stored-product-ids'

/** The maximum number of products on a wishlist. */
export const MAX_WISHLIST = 200

/** The product ids of a stored wishlist in the order of adding. */
export const parseWishlist = (stored: string | null): number[] =>
  parseProductIds(stored, MAX_WISHLIST)

/** The list with a product inserted at an index, else at the end; `null` when the list is full. */
export function insertProduct(
  ids: readonly number[],
  id: number,
  at = ids.length,
): number[] | null {
  if (ids.includes(id)) return [...ids]
  return ids.length < MAX_WISHLIST ? ids.toSpliced(at, 0, id) : null
}
