// Serves the production build. A server of our own instead of `next start`, because four things have
// to happen before Next sees a request: a malformed path is the client's mistake (400, not 500), the
// caller's address must not be what the caller says, a taken port is one clear line, and a stop lets
// answers and jobs under way finish.
import { createServer } from 'node:http'
import process from 'node:process'
import next from 'next'

const port = Number(process.env.PORT || 3000)
const trustProxy = process.env.TRUST_PROXY === 'on'
const GRACE_MS = 8000

const app = next({ dev: false, dir: import.meta.dirname, port, hostname: 'localhost' })
const handle = app.getRequestHandler()

/** @param {string} url */
function isWellFormed(url) {
  try {
    decodeURIComponent(url)
    return !url.includes('\0') && !/%00/.test(url)
  } catch {
    return false
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
  handle(request, response)
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
  server.closeIdleConnections()
  await Promise.all([closed, globalThis.softhavenShutdown?.()])
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
// The process that started this one is gone, however it ended.
process.on('disconnect', stop)

await app.prepare()
server.listen(port, () => {
  console.log(`Softhaven serves http://localhost:${port}`)
  process.send?.('ready')
})
