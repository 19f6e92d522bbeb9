import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/**
 * @typedef {import('node:http').OutgoingHttpHeaders} OutgoingHttpHeaders
 * @typedef {{ status: number, headers: OutgoingHttpHeaders, body: Buffer }} Captured
 */

/**
 * A response that is collected instead of sent, so that it can be packed, kept and given to several
 * clients.
 */
export class CapturedResponse extends ServerResponse {
  /** @type {Buffer[]} */
  #chunks = []
  /** @type {(captured: Captured) => void} */
  #done = () => {}
  /** @type {Promise<Captured>} */
  captured = new Promise((resolve) => {
    this.#done = resolve
  })

  /**
   * @override
   * @param {number} status
   * @param {...unknown} rest a status text, headers, both or none
   */
  writeHead(status, ...rest) {
    const headers = rest.find((part) => typeof part === 'object' && part !== null)
    for (const [name, value] of Object.entries(headers ?? {}))
      if (value !== undefined) this.setHeader(name, value)
    return super.writeHead(status)
  }

  /** @override */
  flushHeaders() {
    if (!this.headersSent) this.writeHead(this.statusCode)
  }

  /**
   * @override
   * @param {unknown} chunk
   * @param {...unknown} rest an encoding, a callback, both or none
   */
  write(chunk, ...rest) {
    this.flushHeaders()
    this.#take(chunk, rest)
    return true
  }

  /**
   * @override
   * @param {...unknown} rest a last chunk, its encoding, a callback, or none of them
   */
  end(...rest) {
    if (this.writableEnded) return this
    this.flushHeaders()
    const [chunk] = rest
    if (chunk !== undefined && chunk !== null && typeof chunk !== 'function')
      this.#take(chunk, rest.slice(1))
    else callBack(rest)
    this.finished = true
    this.#done({
      status: this.statusCode,
      headers: this.getHeaders(),
      body: Buffer.concat(this.#chunks),
    })
    this.emit('finish')
    this.emit('close')
    return this
  }

  /** @param {unknown} chunk @param {unknown[]} rest */
  #take(chunk, rest) {
    const encoding = /** @type {BufferEncoding | undefined} */ (
      rest.find((part) => typeof part === 'string')
    )
    this.#chunks.push(
      typeof chunk === 'string'
        ? Buffer.from(chunk, encoding)
        : Buffer.from(/** @type {Uint8Array} */ (chunk)),
    )
    callBack(rest)
  }
}

/** @param {unknown[]} given */
function callBack(given) {
  const callback = given.find((part) => typeof part === 'function')
  if (callback) process.nextTick(/** @type {() => void} */ (callback))
}

/**
 * All that an answer for everybody may hang on. What else a client sends, its name among it, must not
 * get into an answer that others are given.
 */
const PASSED_ON = [
  'host',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'accept',
  'accept-language',
  'cookie',
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
]

/**
 * A GET request like one that came in, but bound to no client: whoever asked first may leave without
 * taking the answer away from those who wait for the same.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {Record<string, string>} [more] headers that it has besides
 */
export function detachedRequest(request, more = {}) {
  const detached = new IncomingMessage(new Socket())
  detached.method = 'GET'
  detached.url = request.url ?? '/'
  detached.httpVersion = request.httpVersion
  detached.headers = { 'x-forwarded-for': request.socket.remoteAddress ?? 'unknown' }
  for (const name of PASSED_ON) {
    const value = request.headers[name]
    if (value !== undefined) detached.headers[name] = value
  }
  Object.assign(detached.headers, more)
  detached.complete = true
  detached.push(null)
  return detached
}

/**
 * Makes the function by which a process calls itself: with several of them on one port, a call over the
 * network would reach any.
 *
 * @param {(request: IncomingMessage, response: ServerResponse) => Promise<void>} handle
 */
export function ownCall(handle) {
  /**
   * @param {string} method
   * @param {string} url path and query
   * @param {Record<string, string>} headers
   */
  return async (method, url, headers) => {
    const request = new IncomingMessage(new Socket())
    Object.assign(request, { method, url, headers: { host: 'localhost', ...headers } })
    request.complete = true
    request.push(null)
    const response = new CapturedResponse(request)
    await handle(request, response)
    return response.captured
  }
}
