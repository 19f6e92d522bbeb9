import { join } from 'node:path'
import type pg from 'pg'
import { dataDir } from '../lib/data-dir'
import { openDatabase } from '../lib/embedded-database'
import { storeEnvironment } from '../lib/environment'
import { freePort } from '../lib/ports'
import { stop } from '../lib/processes'
import { note, step } from '../lib/progress'
import { applyMigrations } from '../lib/schema-engine'
import { createDatabase, scratchConnections } from '../lib/scratch-database'
import { seedDatabase } from '../lib/seeding'
import { simulatorEnvironment, startSimulators } from '../lib/simulators'
import { buildStore, isBuilt, sourceFingerprint } from '../lib/store-build'
import { startServer, waitUntilReady } from '../lib/store-server'

export type BenchStore = {
  url: string
  /** For direct database access. */
  sql: pg.Pool
  serverPid: number
}

// The values that the build inlines do not affect any figure, and a changing port must not cause a new
// build.
const BUILT_FOR = 'http://localhost'

const COUNT_STATEMENTS = ['-c', 'shared_preload_libraries=pg_stat_statements']

/**
 * Starts a store with a filled catalogue, as in production except for the simulators.
 *
 * @param cleanups receives the cleanups, in order, as soon as they are needed
 */
export async function startBenchStore(
  products: number,
  cleanups: (() => Promise<unknown>)[],
): Promise<BenchStore> {
  if (process.env.DATABASE_URL) {
    // Thousands of invented products do not belong in a database that is in use.
    note('DATABASE_URL is left alone; the figures are of an embedded PostgreSQL.')
    delete process.env.DATABASE_URL
  }
  const database = await step('Starting PostgreSQL', () => openDatabase(COUNT_STATEMENTS))
  cleanups.push(database.stop)
  await step('Migrating the database', () => applyMigrations(database.url))
  Object.assign(process.env, storeEnvironment(database.url))
  await seedDatabase({ products })

  const simulators = await step('Starting the simulators', () =>
    startSimulators({ mailDir: join(dataDir(), 'mail') }),
  )
  cleanups.push(simulators.stop)
  const extra = simulatorEnvironment(simulators.urls)
  const fingerprint = `${sourceFingerprint()} with ${products} products`
  if (isBuilt(fingerprint)) note('The build is up to date.')
  else
    await step('Building the store', () =>
      buildStore(database.url, { extra: { ...extra, SITE_URL: BUILT_FOR }, fingerprint }),
    )
  return startMeasuredServer(database.url, extra, cleanups)
}

async function startMeasuredServer(
  seededUrl: string,
  extra: Record<string, string>,
  cleanups: (() => Promise<unknown>)[],
): Promise<BenchStore> {
  // Each run starts with the same database, whatever earlier runs ordered. The copy remains until the
  // next run replaces it.
  const databaseUrl = await createDatabase(seededUrl, 'bench', 'softhaven')
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = startServer({
    env: {
      ...storeEnvironment(databaseUrl, extra),
      NODE_ENV: 'production',
      PORT: String(port),
      SITE_URL: url,
      // Each simulated shopper has an address of its own, so that no rate limit is measured.
      TRUST_PROXY: 'on',
      LOG_LEVEL: 'warn',
    },
  })
  cleanups.push(() => stop(server))
  await step('Starting the store', () => waitUntilReady(server, url))
  if (server.pid === undefined) throw new Error('The server has no process')
  const sql = scratchConnections(databaseUrl, 2)
  cleanups.push(() => sql.end())
  return { url, sql, serverPid: server.pid }
}
