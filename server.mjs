// Serves the production build. A custom server instead of `next start`, because of six things that Next
// does not do: a malformed path is the client's error (400, not 500), the caller can't spoof its
// address, pages allow the hosts of active plugins, responses are compressed with Brotli, a port in use
// is reported in one clear line, and a shutdown lets responses and jobs in progress finish.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { constants } from 'node:zlib'
import compression from 'compression'
import next from 'next'
import { keepPages } from './lib/platform/kept-pages/kept-pages.mjs'
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

const keptPages = keepPages({
  handle: (request, response) => {
    putPolicyInForce(request, response)
    return handle(request, response)
  },
  compress: pack,
  // Before, the hosts of active plugins are not known.
  isReady: () => globalThis.softhavenPolicy !== undefined,
  folder: process.env.KEPT_PAGES_DIR || join(tmpdir(), 'softhaven'),
  memoryMegabytes: Number(process.env.KEPT_PAGES_MEMORY_MB || 96),
  diskMegabytes: Number(process.env.KEPT_PAGES_DISK_MB || 1024),
})

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
 * Adds the hosts of active plugins into the content security policy of a response: Next only knows that
 * of the build (docs/decisions/0019).
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
  keptPages.serve(request, response, () => {
    putPolicyInForce(request, response)
    sendPackedFile(request, response, () =>
      pack(request, response, () => handle(request, response)),
    )
  })
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
  // A connection with a response in progress is kept alive by its client afterwards.
  setInterval(() => server.closeIdleConnections(), 50).unref()
  await Promise.all([closed, globalThis.softhavenShutdown?.()])
  keptPages.close()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
// The parent process is gone, however it ended.
process.on('disconnect', stop)

await app.prepare()
server.listen(port, async () => {
  // The first request starts the app (instrumentation.ts). Pages that changed since the build are
  // renewed before the store is reported as up.
  await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => {})
  await globalThis.softhavenListening?.()
  console.log(`Softhaven serves http://localhost:${port}`)
  process.send?.('ready')
})
