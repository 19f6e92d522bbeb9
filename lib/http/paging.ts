/** One page of a list. */
export type PagedRows<Rows = unknown[]> = {
  rows: Rows
  /** How many there are in all; `null` when they were not counted. */
  total: number | null
  /** Whether there are more than `total`. */
  isMinimum?: boolean
  /** What the next page comes after, `null` on the last. Left out by lists that only know offsets. */
  next?: string | null
}

/** Where a page begins: behind a number of entries, or after the page before. */
export type AskedPage = { limit?: number; offset: number; after?: string }

/**
 * The `Link` header to the next page of a list.
 *
 * @returns the header's value, or `null` on the last page and for lists that were not paged
 */
export function nextPageLink(
  url: URL,
  { limit, offset, after }: AskedPage,
  { rows, total, isMinimum, next }: PagedRows,
): string | null {
  const nextOffset = offset + rows.length
  const isLast = next === undefined || !isMinimum ? nextOffset >= (total ?? 0) : next === null
  if (rows.length === 0 || (after === undefined ? isLast : !next)) return null
  const query = new URLSearchParams(url.search)
  if (after !== undefined && next) query.set('after', next)
  else query.set('offset', String(nextOffset))
  if (limit !== undefined) query.set('limit', String(limit))
  return `<${url.pathname}?${query}>; rel="next"`
}

/**
 * The headers of a paged list: `X-Total-Count` and, when there are more than that,
 * `X-Total-Count-Is: minimum`; `X-Next-Cursor` and `Link` to the next page if any.
 */
export function pageHeaders(url: URL, asked: AskedPage, page: PagedRows): Headers {
  const headers = new Headers()
  if (page.next) headers.set('x-next-cursor', page.next)
  if (page.total === null) return headers
  headers.set('x-total-count', String(page.total))
  if (page.isMinimum) headers.set('x-total-count-is', 'minimum')
  const link = nextPageLink(url, asked, page)
  if (link) headers.set('link', link)
  return headers
}
