import { createHash } from 'node:crypto'

/** @typedef {import('node:http').IncomingHttpHeaders} Headers */

const DIGEST_BYTES = 12

/** @param {string | string[] | undefined} value */
const textOf = (value) => (value === undefined ? '0' : String(value))

/**
 * The parameter `_rsc` that belongs to the headers of a request of Next's router: a request with another
 * one is redirected by Next, for the sake of caches that know only addresses. '' for headers that tell no requests apart.
 *
 * As Next's computeCacheBustingSearchParam (next/dist/shared/lib/router/utils), but at once; a test
 * compares.
 *
 * @param {Headers} headers
 */
export function rscParameterOf(headers) {
  const parts = [
    headers['next-router-prefetch'],
    headers['next-router-segment-prefetch'],
    headers['next-router-state-tree'],
    headers['next-url'],
  ]
  if (parts.every((part) => part === undefined)) return ''
  const digest = createHash('sha256').update(parts.map(textOf).join(',')).digest()
  return digest.subarray(0, DIGEST_BYTES).toString('base64url')
}

/** Its value has a few characters; the length of a longer one must not decide how long this takes. */
const PARAMETER = /[?&]_rsc(?:=([^&]{0,100}))?$/

/** @param {string} url path and query */
export const withoutRscParameter = (url) => url.replace(PARAMETER, '')

/**
 * Whether a request's parameter is the one of its headers.
 *
 * @param {string} url path and query
 * @param {Headers} headers
 */
export function hasItsRscParameter(url, headers) {
  const found = PARAMETER.exec(url)
  return found !== null && (found[1] ?? '') === rscParameterOf(headers)
}

/**
 * The same address for other headers.
 *
 * @param {string} url path and query
 * @param {Headers} headers
 */
export function withRscParameterOf(url, headers) {
  const bare = withoutRscParameter(url)
  return `${bare}${bare.includes('?') ? '&' : '?'}_rsc=${rscParameterOf(headers)}`
}
