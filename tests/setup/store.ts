import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { freePort } from '@/scripts/lib/ports'
import { stop } from '@/scripts/lib/processes'
import { createDatabase, dropDatabase, scratchConnections } from '@/scripts/lib/scratch-database'
import { type SimulatorUrls, startSimulators } from '@/scripts/lib/simulators'
import type { Outside } from './outside-services'
import { type SharedStore, sharedStoreSchema } from './shared-store'
import { required, type StoreProcess, startStoreProcess } from './store-process'
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
  stop: () => Promise<void>
}

type SharedTestStore = TestStore & Pick<SharedStore, 'outside'>

/** A store whose process is of the one test file alone. */
export type OwnStore = TestStore & {
  /** The store's connection to its database, which can be cut and restored. */
  database: TcpProxy
  /** Kills the server like a power failure. */
  kill: () => Promise<void>
  /** Asks the server to stop, as before an upgrade; its exit code, or null when it had to be killed. */
  end: () => Promise<number | null>
  /** Sends a signal to the server. */
  signal: (name: NodeJS.Signals) => void
  start: () => Promise<void>
}

type Options = Pick<StoreProcess, 'env' | 'checksPages' | 'folder'>

/** Leftovers go with the database server, which stops after the tests; no test depends on them. */
async function cleanUp(what: string, work: Promise<unknown>): Promise<void> {
  const isDone = await Promise.race([work.then(() => true), sleep(20_000, false, { ref: false })])
  if (!isDone) console.warn(`Tidying up after a store: ${what} took too long and was left.`)
}

/**
 * A store on a fresh copy of the seeded database, with simulators that remember nothing. Its process serves one file after
 * another (shared-stores.ts, docs/decisions/0151): what needs another environment, or ends the process or its way to the
 * database, is for {@link startOwnStore}.
 *
 * @param outside where the services of others are that the file brings along
 */
export async function startStore(outside: Outside = {}): Promise<SharedTestStore> {
  const desk = new URL(required('TEST_STORES'))
  const lease = connect(Number(desk.port), desk.hostname)
  lease.write(`${JSON.stringify(outside)}\n`)
  const line = await new Promise<string>((resolve, reject) => {
    lease.once('error', reject)
    const lines = createInterface({ input: lease })
    lines.once('line', resolve)
    lines.once('close', () => reject(new Error('No store was to be had')))
  })
  const store = sharedStoreSchema.parse(JSON.parse(line))
  const sql = scratchConnections(store.databaseUrl, 4)
  return {
    ...store,
    sql,
    stop: async () => {
      await cleanUp('closing connections', sql.end())
      lease.destroy()
    },
  }
}

/** A store of its own: the production build on a fresh copy of the seeded database, with simulators. */
export async function startOwnStore(options: Options = {}): Promise<OwnStore> {
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
    child = await startStoreProcess({
      databaseUrl: throughProxy.href,
      downloadsDir,
      port,
      url,
      simulators: simulators.urls,
      ...options,
    })
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
