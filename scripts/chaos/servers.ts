import type { ChildProcess } from 'node:child_process'
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startTcpProxy, type TcpProxy } from '@/tests/setup/tcp-proxy'
import { projectRoot } from '../lib/data-dir'
import { freePort } from '../lib/ports'
import { stop } from '../lib/processes'
import { startServer, waitUntilReady } from '../lib/store-server'

/** One server of the store, with a worker, a clock and a way to the database of its own. */
export type StoreServer = {
  number: number
  url: string
  isUp: () => boolean
  /** Its way to the database, which can be cut. */
  database: TcpProxy
  start: () => Promise<void>
  /** Kills it like a power failure. */
  kill: () => Promise<void>
  stop: () => Promise<void>
  /** Sets its clock by so many milliseconds ahead, or behind. */
  shiftClock: (ms: number) => void
}

const READY_WITHIN_MS = 90_000

/**
 * A server of the production build that is not running yet.
 *
 * @param folder where its log and its clock are
 */
export async function prepareServer(
  number: number,
  { databaseUrl, env, folder }: { databaseUrl: string; env: NodeJS.ProcessEnv; folder: string },
): Promise<StoreServer> {
  mkdirSync(folder, { recursive: true })
  const clock = join(folder, `clock-${number}`)
  const log = createWriteStream(join(folder, `server-${number}.log`))
  const database = await startTcpProxy(Number(new URL(databaseUrl).port))
  const throughProxy = new URL(databaseUrl)
  throughProxy.port = String(database.port)
  const port = await freePort()
  const url = `http://localhost:${port}`
  let child: ChildProcess | undefined
  writeFileSync(clock, '0')
  return {
    number,
    url,
    database,
    isUp: () => child !== undefined && child.exitCode === null && child.signalCode === null,
    async start() {
      const started = startServer({
        stdio: 'pipe',
        env: {
          ...env,
          DATABASE_URL: throughProxy.href,
          PORT: String(port),
          NODE_OPTIONS: `--import ${join(projectRoot, 'scripts/chaos/shifted-clock.mjs')}`,
          CHAOS_CLOCK: clock,
        },
      })
      started.stdout?.pipe(log, { end: false })
      started.stderr?.pipe(log, { end: false })
      child = started
      await waitUntilReady(started, url, { withinMs: READY_WITHIN_MS })
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const gone = new Promise((resolve) => child?.once('exit', resolve))
      child.kill('SIGKILL')
      await gone
    },
    async stop() {
      if (child) await stop(child)
      await database.close()
      log.end()
    },
    shiftClock: (ms) => writeFileSync(clock, String(Math.round(ms))),
  }
}
