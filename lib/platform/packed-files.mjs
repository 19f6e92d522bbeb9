import { join } from 'node:path'
import send from 'send'

const PREFIX = '/_next/static/'
/** What is packed: build/pack-static.mjs. */
const TYPES = new Map([
  ['js', 'application/javascript; charset=UTF-8'],
  ['css', 'text/css; charset=UTF-8'],
])
const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/**
 * Answers calls for the build's scripts and styles with what the build has packed them into, where
 * the browser takes it (docs/decisions/0028). Their names change with their content.
 * @param {string} distDir the folder of the build
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, otherwise: () => void) => void}
 * `otherwise` answers all other calls
 */
export function servePackedFiles(distDir) {
  const root = join(distDir, 'static')
  return (request, response, otherwise) => {
    const [path = ''] = (request.url ?? '').split('?')
    const type = path.startsWith(PREFIX) ? TYPES.get(path.split('.').at(-1) ?? '') : undefined
    if (!type || request.method !== 'GET' || !takesBrotli(request)) return otherwise()
    send(request, `${path.slice(PREFIX.length - 1)}.br`, { root, immutable: true, maxAge: YEAR_MS })
      .on('headers', () => {
        response.setHeader('Content-Type', type)
        response.setHeader('Content-Encoding', 'br')
        response.setHeader('Vary', 'Accept-Encoding')
        response.setHeader('X-Content-Type-Options', 'nosniff')
      })
      .on('error', () => (response.headersSent ? response.destroy() : otherwise()))
      .pipe(response)
  }
}

/** @param {import('node:http').IncomingMessage} request */
const takesBrotli = ({ headers }) =>
  /(^|[\s,])br(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(headers['accept-encoding'] ?? ''))
