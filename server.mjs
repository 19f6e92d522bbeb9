// Serves the production build. A server of our own instead of `next start`, because six things are
// not Next's: a malformed path is the client's mistake (400, not 500), the caller's address must not be
// what the caller says, pages allow the hosts of the plugins that are on, answers are packed with
// Brotli, a taken port is one clear line, and a stop lets answers and jobs under way finish.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import process from 'node:process'
import { constants } from 'node:zlib'
import compression from 'compression'
import next from 'next'
import { servePackedFiles } from './lib/platform/packed-files.mjs'

const port = Number(process.env.PORT || 3000)
const trustProxy = process.env.TRUST_PROXY === 'on'
const GRACE_MS = 8000

const distDir = join(import.meta.dirname, process.env.NEXT_DIST_DIR || '.next')
const versionFile = join(distDir, 'pages-version')
if (existsSync(versionFile)) process.env.PAGES_VERSION ??= readFileSync(versionFile, 'utf8').trim()

const app = next({ dev: false, dir: import.meta.dirname, port, hostname: 'localhost' })
const handle = app.getRequestHandler()
const sendPackedFile = servePackedFiles(distDir)
// Pages are a third smaller than with gzip (docs/decisions/0028).
const pack = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } })

/** @param {string} url */
function isWellFormed(url) {
  try {
    decodeURIComponent(url)
    return !url.includes('\0') && !/%00/.test(url)
  } catch {
    return false
  }
}

/**
 * Puts the hosts of the plugins that are on into the content security policy of an answer: Next knows
 * only the one of the build (docs/decisions/0019).
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function putPolicyInForce(request, response) {
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) => {
    const isPolicy = name.toLowerCase() === 'content-security-policy' && typeof value === 'string'
    const inForce = isPolicy && globalThis.softhavenPolicy?.(request.url ?? '/', value)
    return setHeader(name, inForce || value)
  }
}

const server = createServer((request, response) => {
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
  putPolicyInForce(request, response)
  sendPackedFile(request, response, () => pack(request, response, () => handle(request, response)))
})

server.keepAliveTimeout = 65_000
server.requestTimeout = 60_000
server.on('error', (error) => {
  const taken = 'code' in error && error.code === 'EADDRINUSE'
  console.error(
    taken ? `✖ Port ${port} is taken. Choose another: PORT=${port + 1}` : `✖ ${error.message}`,
  )
  process.exit(1)
})

let stopping = false
async function stop() {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(1), GRACE_MS).unref()
  const closed = new Promise((resolve) => server.close(resolve))
  // A connection whose answer is still under way is kept open by its client after that.
  setInterval(() => server.closeIdleConnections(), 50).unref()
  await Promise.all([closed, globalThis.softhavenShutdown?.()])
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
// The process that started this one is gone, however it ended.
process.on('disconnect', stop)

await app.prepare()
server.listen(port, async () => {
  // The first request wakes the app (instrumentation.ts). Pages that changed since the build are anew
  // before anybody is told that the store is up.
  await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => {})
  await globalThis.softhavenListening?.()
  console.log(`Softhaven serves http://localhost:${port}`)
  process.send?.('ready')
})
