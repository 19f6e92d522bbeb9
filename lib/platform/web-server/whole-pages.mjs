import { CapturedResponse } from '../kept-pages/captured-response.mjs'
import { isCheckoutStep, isNoStorefront } from '../page-kinds.mjs'
import { allowOwnScripts } from './inline-scripts.mjs'
import { completedRedirect } from './page-redirect.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 * @typedef {(request: IncomingMessage, response: ServerResponse) => Promise<void>} Handle
 */

/** Streamed, however long they are. */
const FEEDS = /^\/feeds\/(?:google-merchant\.xml|facebook\.csv|bing\.txt)$/

/** Whether it is a page, and none whose scripts carry the nonce of their request (middleware.ts). @param {string} url path and query */
export function isWholePage(url) {
  const path = url.split('?', 1)[0] ?? ''
  return !isNoStorefront(path) && !isCheckoutStep(path) && !FEEDS.test(path)
}

/**
 * Answers with a page when all of it is known, and so are its inline scripts: its policy allows those and no
 * others (docs/decisions/0055). A redirect by a page gets what it lacks.
 *
 * @param {Handle} handle
 * @returns {Handle}
 */
export const answerWhole = (handle) => async (request, response) => {
  const whole = new CapturedResponse(request)
  await handle(request, whole)
  const { status, headers, body } = await whole.captured
  if (response.destroyed) return
  response.statusCode = status
  const redirect = completedRedirect({ status, headers }, request.url ?? '/')
  for (const [name, value] of Object.entries({ ...headers, ...redirect }))
    if (value !== undefined) response.setHeader(name, value)
  const policy = response.getHeader('content-security-policy')
  const isPage = String(headers['content-type']).startsWith('text/html')
  if (isPage && typeof policy === 'string')
    response.setHeader('content-security-policy', allowOwnScripts(policy, body.toString()))
  response.end(request.method === 'HEAD' ? undefined : body)
}
