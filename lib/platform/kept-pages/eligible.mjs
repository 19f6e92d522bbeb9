// Which requests may be answered with what is kept for everybody.

import { DEFAULT_LOCALE, LANGUAGES } from '../../i18n/languages.mjs'
import { preferredLanguage } from '../../i18n/preferred-language.mjs'
import { isNoStorefront } from '../page-kinds.mjs'
import { keptCall } from './kept-calls.mjs'
import { hasItsRscParameter, withoutRscParameter } from './rsc-parameter.mjs'

/** @typedef {Readonly<Record<string, string | string[] | undefined>>} Headers */

const LOCALES = new Set(LANGUAGES.map(({ code }) => /** @type {string} */ (code)))

/** A picture that the framework has scaled; its answer depends on which formats a browser takes. */
const SCALED_PICTURE = '/_next/image?'
export const WEBP = 'image/webp'

/** Before the part of a page that a browser fetches in case its visitor goes there; no address has a space. */
const AHEAD = 'prefetch '

const CHECKOUT = /^\/checkout(?:\/|$)/
const EXTENSION = /\.[^/]*$/

/**
 * Under which key the answer to a request is kept; `null` when it has to be made for this very
 * request.
 *
 * @param {string} method
 * @param {string} url path and query
 * @param {Headers} headers
 * @returns {string | null}
 */
export function keyOf(method, url, headers) {
  if (method !== 'GET' && method !== 'HEAD') return null
  const call = keptCall(url)
  if (call !== null) return isSomebodys(headers) ? null : call
  if (isScaledPicture(url)) return `${url} ${takesWebp(headers) ? WEBP : ''}`
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  if (isNoStorefront(path) || CHECKOUT.test(path) || EXTENSION.test(path)) return null
  const cookies = String(headers.cookie ?? '')
  // Next's drafts, which only who holds this cookie sees.
  if (cookies.includes('__prerender_bypass=')) return null
  const first = path.slice(1, path.indexOf('/', 1) < 0 ? undefined : path.indexOf('/', 1))
  if (first === DEFAULT_LOCALE) return null
  if (LOCALES.has(first)) {
    if (path.startsWith('/checkout', first.length + 1)) return null
  } else if (preferredLanguage(cookies, headers['accept-language']) !== DEFAULT_LOCALE) return null
  const part = partOf(headers)
  if (part === null) return null
  // No kept page reads its query on the server: what is kept is kept for all of them. The router's
  // data does, as it repeats the query.
  if (part === '') return path
  // Caches that know only addresses must not be given one request's answer for another's.
  return hasItsRscParameter(url, headers) ? `${withoutRscParameter(url)} ${part}` : null
}

/** Whether what is kept under a key is a whole page. Keys of its parts, and of pictures, have a space. @param {string} key */
export const isKeptPage = (key) => !key.includes(' ') && !key.startsWith('/api/')

/** @param {string} url path and query */
export const isScaledPicture = (url) => url.startsWith(SCALED_PICTURE)

/** @param {Headers} headers */
export const takesWebp = ({ accept }) => String(accept).includes(WEBP)

/** With a session an answer could be somebody's own. @param {Headers} headers */
const isSomebodys = (headers) =>
  Boolean(headers.authorization || headers['x-session-token'] || headers['x-session-id'])

/**
 * Which part of a page is asked for: '' is all of it, otherwise the data that Next's router in the
 * browser fetches; `null` for what is rendered for one visitor.
 *
 * @param {Headers} headers
 */
function partOf(headers) {
  if (headers.rsc === undefined) return ''
  if (headers.rsc !== '1' || headers['next-action'] !== undefined) return null
  const prefetch = headers['next-router-prefetch']
  if (prefetch === undefined) return 'data'
  if (prefetch !== '1') return null
  return `${AHEAD}${headers['next-router-segment-prefetch'] ?? ''}`
}

/** @param {string} key */
export const isFetchedAhead = (key) => key.includes(` ${AHEAD}`)
