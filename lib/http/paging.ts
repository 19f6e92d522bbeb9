/** One page of a list. */
export type PagedRows<Rows = unknown[]> = {
  rows: Rows
  /** How many there are in all; `null` when they were not counted. */
  total: number | null
  /** Whether there are more than `total`. */
  isMinimum?: boolean
  /** What the next page comes after, `null` on the last. Left out by lists that only know offsets. */
  next?: string | null
  searched?: Searched
  /** `false` for an answer that the server must not keep, although its call is one that it keeps (`keptUnder`). */
  isKept?: boolean
}

/** What was searched for where nothing has all the words as they were typed. */
export type Searched = {
  /** The text instead; `null`: as typed. */
  instead: string | null
  /** The words that were left out. */
  without: string[]
  /** What else than words it was taken to say, as parameters of an address; left out where it was nothing. */
  understood?: string
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
 * `X-Total-Count-Is: minimum`; `X-Next-Cursor` and `Link` to the next page if any. For a search that was not
 * made as typed `X-Search-Instead` and `X-Search-Without`, percent-encoded, the latter's words between spaces;
 * `X-Search-Understood` for one that says more than words.
 */
export function pageHeaders(url: URL, asked: AskedPage, page: PagedRows): Headers {
  const headers = new Headers()
  if (page.next) headers.set('x-next-cursor', page.next)
  const { instead, without = [], understood } = page.searched ?? {}
  if (understood) headers.set('x-search-understood', understood)
  if (instead) headers.set('x-search-instead', encodeURIComponent(instead))
  if (without.length > 0) headers.set('x-search-without', encodeURIComponent(without.join(' ')))
  if (page.total === null) return headers
  headers.set('x-total-count', String(page.total))
  if (page.isMinimum) headers.set('x-total-count-is', 'minimum')
  const link = nextPageLink(url, asked, page)
  if (link) headers.set('link', link)
  return headers
}

/** What a list was searched for, as {@link pageHeaders} tell it. */
export function searchedOf(headers: Headers): Searched {
  const [instead = '', without = ''] = ['x-search-instead', 'x-search-without'].map((name) =>
    decodeURIComponent(headers.get(name) ?? ''),
  )
  const understood = headers.get('x-search-understood')
  return {
    instead: instead || null,
    without: without.split(' ').filter(Boolean),
    ...(understood === null ? {} : { understood }),
  }
}
