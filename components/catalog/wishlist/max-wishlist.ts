/** The maximum number of products on a wishlist. */
export const MAX_WISHLIST = 200
