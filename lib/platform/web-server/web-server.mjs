// One process that serves the production build. A custom server instead of `next start`, because of
// what Next does not do: a finished page is kept packed (docs/decisions/0033), a malformed path is the
// client's error (400, not 500), the caller can't spoof its address, pages allow the hosts of active
// plugins, responses are compressed with Brotli, a port in use is reported in one clear line, and a
// shutdown lets responses and jobs in progress finish.
import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { Server as NetServer } from 'node:net'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import next from 'next'
import { ownCall } from '../kept-pages/captured-response.mjs'
import { serverHooks } from '../server-hooks.mjs'
import { answerRequests } from './answer-requests.mjs'
import { answerApiCalls } from './api-calls.mjs'
import { HAND_OVER, READY } from './process-messages.mjs'

const GRACE_MS = 8000
/** How long a client with a kept connection has to learn that it ends. */
const LEAVING_MS = 5000

/**
 * Serves the store until the process is told to end.
 *
 * @param {object} settings
 * @param {string} settings.projectRoot
 * @param {string} settings.distDir the folder of the build
 * @param {number} settings.port
 * @param {Parameters<typeof answerRequests>[0]['proxies']} settings.proxies whose word on a caller's address is
 *   taken
 * @param {Parameters<typeof answerRequests>[0]['keptPages']} settings.keptPages
 */
export async function serveStore({ projectRoot, distDir, port, proxies, keptPages }) {
  const app = next({ dev: false, dir: projectRoot, port, hostname: 'localhost' })
  const handle = answerApiCalls({ handle: app.getRequestHandler(), distDir, port })
  const { answer, close } = answerRequests({ handle, distDir, proxies, keptPages })

  let leaving = false
  const server = createServer((request, response) => {
    if (leaving) response.shouldKeepAlive = false
    answer(request, response)
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
    await Promise.all([closed, serverHooks.shutdown?.()])
    close()
    process.exit(0)
  }

  /**
   * Ends without failing a request, when another process serves the port. Clients are told with their
   * next answer that the connection ends: one that is closed under a client's hands would fail the
   * request that it is just sending.
   */
  async function handOver() {
    leaving = true
    // Takes no new connections. That of node:http would close the kept ones as well.
    NetServer.prototype.close.call(server)
    await sleep(LEAVING_MS)
    await stop()
  }

  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // The parent process is gone, however it ended.
  process.on('disconnect', stop)
  process.on('message', (message) => {
    if (message === HAND_OVER) handOver()
  })

  await app.prepare()
  serverHooks.ownCall = ownCall(handle)
  // The first call starts the app (instrumentation.ts).
  await serverHooks.ownCall('GET', '/api/health', {}).catch(() => {})
  // Pages that changed since the build are renewed before anybody sees them.
  await serverHooks.listening?.()
  server.listen(port, () => {
    if (!cluster.isWorker) console.log(`Softhaven serves http://localhost:${port}`)
    process.send?.(READY)
  })
}
