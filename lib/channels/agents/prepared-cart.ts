/** The page that shows a prepared cart before anything is put into one. */
export const PREPARED_CART_PATH = '/cart/prepared'

const PARAMETER = 'items'
export const MAX_PREPARED_LINES = 20
export const MAX_PREPARED_QUANTITY = 99
const MAX_ID = 2_147_483_647
const LONGEST_QUERY = 1000
const LINE = /^(\d{1,10})x(\d{1,2})$/

export type PreparedLine = { productId: number; quantity: number }

/** The address of a prepared cart, without its language: products and quantities, and nothing else. */
export const preparedCartHref = (lines: readonly PreparedLine[]): string =>
  `${PREPARED_CART_PATH}?${PARAMETER}=${lines
    .map(({ productId, quantity }) => `${productId}x${quantity}`)
    .join(',')}`

/**
 * What the query of an address prepares; what is no line is left out, and a product counts once.
 *
 * @param query with or without its question mark
 */
export function preparedLines(query: string): PreparedLine[] {
  const named = new URLSearchParams(query.slice(0, LONGEST_QUERY)).get(PARAMETER) ?? ''
  const lines = new Map<number, PreparedLine>()
  for (const part of named.split(',')) {
    const [, id, count] = LINE.exec(part) ?? []
    const [productId, quantity] = [Number(id ?? 0), Number(count ?? 0)]
    if (productId > 0 && productId <= MAX_ID && quantity > 0 && !lines.has(productId))
      lines.set(productId, { productId, quantity })
  }
  return [...lines.values()].slice(0, MAX_PREPARED_LINES)
}
