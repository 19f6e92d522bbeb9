import { isProductId } from '@/components/catalog/stored-product-ids'

/** So many products can be read side by side. */
export const MAX_COMPARED = 4

const PARAMETER = 'ids'
const LONGEST_QUERY = 2000

/** The products that an address names. */
export type ComparedIds = {
  ids: number[]
  /** How many more it names than can be compared. */
  left: number
}

/**
 * What the query of an address compares: `?ids=1,2,3`. What is no id is left out.
 *
 * @param query with or without its question mark
 */
export function comparedIds(query: string): ComparedIds {
  const named = new URLSearchParams(query.slice(0, LONGEST_QUERY)).get(PARAMETER) ?? ''
  const ids = named
    .split(',')
    .filter((text) => /^\d{1,10}$/.test(text))
    .map(Number)
    .filter(isProductId)
  const once = [...new Set(ids)]
  return { ids: once.slice(0, MAX_COMPARED), left: Math.max(0, once.length - MAX_COMPARED) }
}

/** The query that compares products, for {@link comparedIds}: with its question mark, or empty. */
export const compareQuery = (ids: readonly number[]): string =>
  ids.length > 0 ? `?${PARAMETER}=${ids.join(',')}` : ''

/** The address that compares products, without its language. */
export const compareHref = (ids: readonly number[]): string => `/compare${compareQuery(ids)}`
