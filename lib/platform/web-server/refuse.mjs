import { SECURITY_HEADERS } from '../security-headers.mjs'

/** What one who asks too much at once is told. */
export const TOO_MANY_AT_ONCE = {
  status: 429,
  code: 'rate_limited',
  message: 'Too many calls at once. Please wait a moment and try again.',
  headers: { 'retry-after': '1' },
}

/**
 * Answers a request that nothing of the store is asked about.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ status: number, code: string, message: string, headers?: Record<string, string> }} refusal
 */
export function refuse(request, response, { status, code, message, headers = {} }) {
  for (const { key, value } of SECURITY_HEADERS) response.setHeader(key, value)
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.setHeader('Content-Type', 'application/json')
  response.setHeader('Cache-Control', 'no-store')
  // Its body is not read.
  if (hasBody(request)) response.setHeader('Connection', 'close')
  response.statusCode = status
  response.end(request.method === 'HEAD' ? undefined : JSON.stringify({ code, message }))
}

/** @param {import('node:http').IncomingMessage} request */
export const hasBody = ({ headers }) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
