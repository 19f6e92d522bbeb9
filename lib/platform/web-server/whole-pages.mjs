import { CapturedResponse } from '../kept-pages/captured-response.mjs'
import { allowOwnScripts } from './inline-scripts.mjs'
import { completedRedirect } from './page-redirect.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 * @typedef {(request: IncomingMessage, response: ServerResponse) => Promise<void>} Handle
 */

/** What is no page (feeds are streamed, however long they are), and pages whose scripts carry the nonce of their request (middleware.ts). */
const OTHERS =
  /^\/(?:(?:api|_next|admin|images|media|og|sitemap)(?:\/|$)|feeds\/(?:google-merchant\.xml|facebook\.csv|bing\.txt)$|(?:[a-z]{2}\/)?checkout(?:\/(?:review|payment|express|success))?\/?$)/

/** @param {string} url path and query */
export const isWholePage = (url) => !OTHERS.test(url.split('?', 1)[0] ?? '')

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
