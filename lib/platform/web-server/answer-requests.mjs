import { constants } from 'node:zlib'
import compression from 'compression'
import { keepPages } from '../kept-pages/kept-pages.mjs'
import { servePackedFiles } from '../packed-files.mjs'

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
 * @param {boolean} options.trustProxy whether the caller's address is what a proxy says
 * @param {{ folder: string, memoryMegabytes: number, diskMegabytes: number, proxyLink: string | null }} options.keptPages
 */
export function answerRequests({ handle, distDir, trustProxy, keptPages }) {
  const sendPackedFile = servePackedFiles(distDir)
  // Pages are a third smaller than with gzip (docs/decisions/0028).
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } })
  /** @param {IncomingMessage} request @param {ServerResponse} response */
  const handleWithPolicy = (request, response) => {
    putPolicyInForce(request, response)
    return handle(request, response)
  }
  const kept = keepPages({
    ...keptPages,
    behindProxy: trustProxy,
    handle: handleWithPolicy,
    compress,
    // Before, the hosts of active plugins are not known.
    isReady: () => globalThis.softhavenPolicy !== undefined,
  })

  /** @param {IncomingMessage} request @param {ServerResponse} response */
  function answer(request, response) {
    if (!isWellFormed(request.url ?? '/')) {
      response.writeHead(400, {
        'content-type': 'application/json',
        'x-content-type-options': 'nosniff',
      })
      response.end('{"code":"invalid","message":"The path is not well-formed"}')
      return
    }
    if (!trustProxy) {
      delete request.headers['x-forwarded-host']
      delete request.headers['x-forwarded-proto']
      request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? 'unknown'
    }
    kept.serve(request, response, () =>
      sendPackedFile(request, response, () =>
        compress(request, response, () => handleWithPolicy(request, response)),
      ),
    )
  }
  return { answer, close: kept.close }
}

/** @param {string} url */
function isWellFormed(url) {
  if (!url.includes('%')) return !url.includes('\0')
  try {
    decodeURIComponent(url)
    return !url.includes('\0') && !/%00/.test(url)
  } catch {
    return false
  }
}

/**
 * Adds the hosts of active plugins into the content security policy of a response: Next only knows that
 * of the build (docs/decisions/0019).
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 */
function putPolicyInForce(request, response) {
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) => {
    const isPolicy = name.toLowerCase() === 'content-security-policy' && typeof value === 'string'
    const inForce = isPolicy && globalThis.softhavenPolicy?.(request.url ?? '/', value)
    return setHeader(name, inForce || value)
  }
}
