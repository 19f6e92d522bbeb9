import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * The page of Next's cache that answered a request.
 *
 * @typedef {object} PageSource
 * @property {readonly string[]} tags
 * @property {number | null} freshUntil in milliseconds since 1970, null for no end
 */

/** @type {AsyncLocalStorage<{ source: PageSource | null }>} */
const requests = new AsyncLocalStorage()

/** Called by Next's cache (page-cache.mjs) for what it gave or stored. @param {PageSource} source */
export function noteSource(source) {
  const request = requests.getStore()
  if (request) request.source = source
}

/**
 * Finds out which page of the cache a request was answered with.
 *
 * @param {() => Promise<void>} work
 * @returns {Promise<PageSource | null>} null when it waited for a page that another request had begun
 */
export async function sourceOf(work) {
  const request = { source: /** @type {PageSource | null} */ (null) }
  await requests.run(request, work)
  return request.source
}
