import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { pagesEnvironment } from '@/scripts/lib/page-versions'
import { freePort } from '@/scripts/lib/ports'
import { stop } from '@/scripts/lib/processes'
import { createDatabase, dropDatabase, scratchConnections } from '@/scripts/lib/scratch-database'
import { type SimulatorUrls, simulatorEnvironment, startSimulators } from '@/scripts/lib/simulators'
import { readOutput, startServer, waitUntilReady } from '@/scripts/lib/store-server'
import { startTcpProxy, type TcpProxy } from './tcp-proxy'
import { TEMPLATE_DATABASE } from './template'

export type TestStore = {
  url: string
  /** Where its database is, for the commands of the server. */
  databaseUrl: string
  /** Where it keeps the files of products. */
  downloadsDir: string
  simulators: SimulatorUrls
  /** A connection to this store's own database, for direct access. */
  sql: pg.Pool
  /** The store's connection to its database, which can be cut and restored. */
  database: TcpProxy
  /** Kills the server like a power failure. */
  kill: () => Promise<void>
  /** Asks the server to stop, as before an upgrade; its exit code, or null when it had to be killed. */
  end: () => Promise<number | null>
  /** Sends a signal to the server. */
  signal: (name: NodeJS.Signals) => void
  start: () => Promise<void>
  stop: () => Promise<void>
}

type Options = {
  env?: Record<string, string>
  /**
   * Whether to serve pages of the build only if they are those of this store, as `npm start` does. They name
   * another address than the store's, which matters to hardly any test, and spare each store rendering them.
   */
  checksPages?: boolean
  /** Where its server is, if not in the checkout. */
  folder?: string
}

function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the tests with npm test`)
  return value
}

/** Leftovers go with the database server, which stops after the tests; no test depends on them. */
async function cleanUp(what: string, work: Promise<unknown>): Promise<void> {
  const isDone = await Promise.race([work.then(() => true), sleep(20_000, false, { ref: false })])
  if (!isDone) console.warn(`Tidying up after a store: ${what} took too long and was left.`)
}

/** A separate store: the production build on a fresh copy of the seeded database, with simulators. */
export async function startStore({
  env = {},
  checksPages = false,
  folder,
}: Options = {}): Promise<TestStore> {
  const server = required('TEST_DATABASE_URL')
  const name = `store_${randomBytes(6).toString('hex')}`
  const mailDir = mkdtempSync(join(tmpdir(), 'softhaven-mail-'))
  const downloadsDir = mkdtempSync(join(tmpdir(), 'softhaven-downloads-'))
  const [databaseUrl, simulators] = await Promise.all([
    createDatabase(server, name, TEMPLATE_DATABASE),
    startSimulators({ mailDir, program: process.env.TEST_SIMULATORS }),
  ])
  const port = await freePort()
  const url = `http://localhost:${port}`
  const sql = scratchConnections(databaseUrl, 4)
  const database = await startTcpProxy(Number(new URL(databaseUrl).port))
  const throughProxy = new URL(databaseUrl)
  throughProxy.port = String(database.port)
  let child: ChildProcess | undefined

  const start = async () => {
    const environment = {
      ...process.env,
      NODE_ENV: 'production' as const,
      NODE_OPTIONS: '',
      DATABASE_URL: throughProxy.href,
      PORT: String(port),
      SITE_URL: url,
      NEXT_DIST_DIR: required('NEXT_DIST_DIR'),
      APP_SECRET: required('APP_SECRET'),
      TRUST_PROXY: 'on',
      // The tests' own receivers run on this machine.
      PRIVATE_RECEIVERS: 'on',
      DOWNLOADS_DIR: downloadsDir,
      LOG_LEVEL: 'warn',
      PRELOAD_PAGES: 'off',
      ...simulatorEnvironment(simulators.urls),
      TURNSTILE_API_URL: `${simulators.urls.turnstile}/turnstile/v0`,
      ...env,
    }
    child = startServer({
      cwd: folder,
      stdio: process.env.TEST_SERVER_LOG ? 'inherit' : 'pipe',
      env: {
        ...environment,
        ...(checksPages ? await pagesEnvironment(databaseUrl, environment) : {}),
      },
    })
    await waitUntilReady(child, url, { output: child.stdout ? readOutput(child) : undefined })
  }
  await start()

  return {
    url,
    databaseUrl,
    downloadsDir,
    simulators: simulators.urls,
    sql,
    database,
    start,
    end: async () => {
      if (child) await stop(child)
      return child?.exitCode ?? null
    },
    signal: (name) => child?.kill(name),
    kill: async () => {
      const gone = new Promise((resolve) => child?.once('exit', resolve))
      child?.kill('SIGKILL')
      await gone
    },
    stop: async () => {
      if (child) await stop(child)
      await simulators.stop()
      await cleanUp('closing the way to the database', database.close())
      await cleanUp('closing connections', sql.end())
      await cleanUp('dropping the database', dropDatabase(server, name))
      rmSync(mailDir, { recursive: true, force: true })
      rmSync(downloadsDir, { recursive: true, force: true })
    },
  }
}
