const REDIRECTS = [301, 302, 303, 307, 308]

/** A browser that keeps a permanent redirect would still follow it after the owner has taken it back. */
const REVALIDATE = 'public, max-age=0, must-revalidate'

/** @param {number} status */
export const isRedirect = (status) => REDIRECTS.includes(status)

/**
 * What a redirect by a page lacks: it is rendered once for everybody, so that it does not know the query that it
 * is asked with, and names its address twice the first time.
 *
 * @param {{ status: number, headers: Readonly<Record<string, unknown>> }} answer of the framework
 * @param {string} url path and query that were asked for
 * @returns {Record<string, string>} the headers to send instead; none for what is no redirect
 */
export function completedRedirect({ status, headers }, url) {
  const [location] = [headers.location].flat()
  if (!isRedirect(status) || typeof location !== 'string') return {}
  const mark = url.indexOf('?')
  const query = mark < 0 || location.includes('?') ? '' : url.slice(mark)
  // Only a page's says how long it may be kept.
  const isOfPage = headers['cache-control'] !== undefined
  return { location: location + query, ...(isOfPage ? { 'cache-control': REVALIDATE } : {}) }
}
