import { constants } from 'node:zlib'
import compression from 'compression'
import { callerOf, countedAs, trustsProxies } from '../../core/trusted-proxies.mjs'
import { PLAIN_POLICY } from '../content-security-policy.mjs'
import { CapturedResponse } from '../kept-pages/captured-response.mjs'
import { keptCall } from '../kept-pages/kept-calls.mjs'
import { keepPages } from '../kept-pages/kept-pages.mjs'
import { KEPT_UNDER_HEADER } from '../kept-pages/kept-under-header.mjs'
import { servePackedFiles } from '../packed-files.mjs'
import { SECURITY_HEADERS } from '../security-headers.mjs'
import { serverHooks } from '../server-hooks.mjs'
import { closeGently } from './close-gently.mjs'
import { fairTurns } from './fair-turns.mjs'
import { idleTurns } from './idle-turns.mjs'
import { hasBody, refuse, TOO_MANY_AT_ONCE } from './refuse.mjs'
import { refusalOf } from './unanswerable.mjs'
import { untilGone } from './until-gone.mjs'
import { answerWhole, isWholePage } from './whole-pages.mjs'

/** Of one caller: more than a browser sends, and a small part of what a process bears. */
const MOST_CALLS = { atOnce: 12, waiting: 120 }
/** What is made and then kept for all, or would be: pages, lists of products. Each takes a processor for a while. */
const MOST_MADE = { atOnce: 1, waiting: 60, rests: true }

/** How long what browsers fetch ahead stands back on a store that is never idle. */
const PATIENCE_MS = 1500

/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 */

/**
 * Makes what answers every request: with a packed file or a kept page, or else the framework.
 *
 * @param {object} options
 * @param {(request: IncomingMessage, response: ServerResponse) => Promise<void>} options.handle the framework
 * @param {string} options.distDir the folder of the build
 * @param {import('../../core/trusted-proxies.mjs').TrustedProxies} options.proxies whose word on a caller's
 *   address is taken
 * @param {{ folder: string, memoryMegabytes: number, diskMegabytes: number, proxyLink: string | null }} options.keptPages
 */
export function answerRequests({ handle: handleOnly, distDir, proxies, keptPages }) {
  const handle = untilGone(handleOnly)
  const sendPackedFile = servePackedFiles(distDir)
  // Pages are a third smaller than with gzip (docs/decisions/0028).
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } })
  const takeTurnOf = { call: fairTurns(MOST_CALLS), made: fairTurns(MOST_MADE) }
  const idle = idleTurns({ patienceMs: PATIENCE_MS })
  const handleWhole = answerWhole(handle)
  /** @param {IncomingMessage} request @param {ServerResponse} response */
  const handleFairly = async (request, response) => {
    const url = request.url ?? '/'
    const answerIt = isWholePage(url) ? handleWhole : handle
    const kind = kindOf(url)
    if (kind === null) return answerIt(request, response)
    // What only reads is not done for somebody who left while it waited.
    const left = isReading(request) ? response : undefined
    const turn = takeTurnOf[kind](countedAs(String(request.headers['x-forwarded-for'])), left)
    if (!turn) return refuse(request, response, TOO_MANY_AT_ONCE)
    const end = await turn
    if (!end) return
    try {
      await answerIt(request, response)
    } finally {
      end()
    }
  }
  /** @param {IncomingMessage} request @param {ServerResponse} response */
  const handleInTurn = async (request, response) => {
    completeHeaders(request, response)
    if (isDownload(request.url ?? '/')) return handle(request, response)
    const answered = idle.begin()
    try {
      await handleFairly(request, response)
    } finally {
      answered()
    }
  }
  const kept = keepPages({
    ...keptPages,
    behindProxy: trustsProxies(proxies),
    handle: handleInTurn,
    compress,
    takeIdleTurn: idle.take,
    // Before, the hosts of active plugins are not known.
    isReady: () => serverHooks.policy !== undefined,
  })

  /** @param {IncomingMessage} request @param {ServerResponse} response */
  function answer(request, response) {
    if (hasBody(request)) closeGently(request)
    const refusal = refusalOf(request.method ?? 'GET', request.url ?? '/')
    if (refusal) return refuse(request, response, refusal)
    const caller = callerOf(
      proxies,
      request.socket.remoteAddress,
      request.headers['x-forwarded-for']?.toString(),
    )
    request.headers['x-forwarded-for'] = caller.address
    if (!caller.isThroughProxy) {
      delete request.headers['x-forwarded-host']
      delete request.headers['x-forwarded-proto']
    }
    kept.serve(request, response, () =>
      sendPackedFile(request, response, () =>
        compress(request, response, () => handleInTurn(request, response)),
      ),
    )
  }
  return { answer, close: kept.close }
}

/** @param {IncomingMessage} request */
const isReading = ({ method }) => method === 'GET' || method === 'HEAD'

/** May take an hour, and must not stand before its reader's next calls. @param {string} url */
const isDownload = (url) => url.startsWith('/api/downloads/')

/**
 * Which turns a request takes; none for files of the build, and for what a monitor asks.
 *
 * @param {string} url
 * @returns {'call' | 'made' | null}
 */
function kindOf(url) {
  if (url.startsWith('/_next/') || url.startsWith('/api/health')) return null
  const isCall = /^\/(?:api|media|images)\//.test(url)
  return isCall && keptCall(url) === null ? 'call' : 'made'
}

/**
 * Makes each answer carry what all do: the framework leaves the security headers out of redirects. And adds
 * the hosts of active plugins into its content security policy: Next only knows that of the build
 * (docs/decisions/0019).
 *
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 */
function completeHeaders(request, response) {
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) => {
    const isPolicy = name.toLowerCase() === 'content-security-policy' && typeof value === 'string'
    // It says to whoever keeps the answer under what; a client has no use for it.
    if (name.toLowerCase() === KEPT_UNDER_HEADER && !(response instanceof CapturedResponse))
      return response
    const inForce = isPolicy && serverHooks.policy?.(request.url ?? '/', value)
    return setHeader(name, inForce || value)
  }
  for (const { key, value } of SECURITY_HEADERS) setHeader(key, value)
  const path = request.url ?? '/'
  // The framework replaces it on what has one of its own, and gives none to redirects.
  if (!path.startsWith('/api/') && !path.startsWith('/_next/'))
    response.setHeader('Content-Security-Policy', PLAIN_POLICY)
}
