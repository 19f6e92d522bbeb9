/**
 * The `Link` header to the next page of a list.
 *
 * @param returned number of entries on this page
 * @param total total number of entries
 * @returns the header's value, or `null` on the last page and for lists that were not paged
 */
export function nextPageLink(
  url: URL,
  { limit, offset }: { limit?: number; offset: number },
  returned: number,
  total: number,
): string | null {
  const nextOffset = offset + returned
  if (returned === 0 || nextOffset >= total) return null
  const query = new URLSearchParams(url.search)
  query.set('offset', String(nextOffset))
  if (limit !== undefined) query.set('limit', String(limit))
  return `<${url.pathname}?${query}>; rel="next"`
}

/** The headers of a paged list: `X-Total-Count`, and `Link` to the next page if any. */
export function pageHeaders(
  url: URL,
  page: { limit?: number; offset: number },
  returned: number,
  total: number,
): Headers {
  const headers = new Headers({ 'x-total-count': String(total) })
  const next = nextPageLink(url, page, returned, total)
  if (next) headers.set('link', next)
  return headers
}
