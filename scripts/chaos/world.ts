import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import { distDir, storedSecret } from '../lib/data-dir'
import { applyMigrations } from '../lib/schema-engine'
import { scratchConnections } from '../lib/scratch-database'
import {
  type SimulatorUrls,
  simulatedKlarna,
  simulatedStripe,
  simulatorEnvironment,
  startSimulators,
} from '../lib/simulators'
import { openBackOffice } from './back-office'
import { type Catalogue, fillCatalogue } from './catalogue'
import { SELLER, SQUARE_CURRENCY, taxOf } from './currency'
import { type OwnDatabase, startOwnDatabase } from './database'
import type { Journal } from './journal'
import { startNotices } from './notices'
import type { Options } from './options'
import type { Plan } from './plan'
import { control, type Decision } from './providers'
import { prepareServer, type StoreServer } from './servers'

/** Everything a run needs: a store of its own, and whoever it deals with. */
export type World = {
  options: Options
  database: OwnDatabase
  /** Straight to the database, past what is cut. */
  sql: pg.Pool
  servers: StoreServer[]
  simulators: SimulatorUrls
  /** Where the mails land. */
  mailDir: string
  catalogue: Catalogue
  journal: Journal
  /** Charges that are held for review, and what will be decided about them. */
  held: Map<string, Decision>
  backOffice: ReturnType<typeof openBackOffice>
}

type Ground = {
  options: Options
  plans: readonly Plan[]
  folder: string
  cleanups: (() => Promise<unknown>)[]
  journal: Journal
}

const STAFF = { username: 'admin', password: 'correct horse battery staple' }

/** Starts an empty database with tables in it, and names it in the environment. */
export async function startGround({ folder, cleanups }: Ground): Promise<OwnDatabase> {
  const database = await startOwnDatabase(join(folder, 'postgres'))
  cleanups.push(database.stop)
  await applyMigrations(database.url)
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    APP_SECRET: storedSecret('app-secret'),
    ADMIN_USERNAME: STAFF.username,
    ADMIN_PASSWORD: STAFF.password,
  })
  return database
}

/** Starts everything else. */
export async function startWorld(ground: Ground, database: OwnDatabase): Promise<World> {
  const { options, plans, folder, cleanups, journal } = ground
  const sql = scratchConnections(database.url, 4)
  cleanups.push(() => sql.end())
  const { chooseFirstCurrency } = await import('@/lib/catalog/choose-first-currency')
  await chooseFirstCurrency()
  await storeSettings(sql, {
    sellingCurrencies: SELLER.sellingCurrencies,
    taxInclusive: options.gross,
    defaultTaxRate: taxOf(options).basisPoints / 100,
  })
  await createStaff()
  const catalogue = await fillCatalogue(sql, options.seed, plans)

  const mailDir = join(folder, 'mail')
  rmSync(mailDir, { recursive: true, force: true })
  const simulators = await startSimulators({ mailDir, program: process.env.TEST_SIMULATORS })
  cleanups.push(simulators.stop)
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    NEXT_DIST_DIR: distDir(),
    NEXT_TELEMETRY_DISABLED: '1',
    SITE_URL: 'http://localhost',
    TRUST_PROXY: 'on',
    LOG_LEVEL: 'warn',
    PRELOAD_PAGES: 'off',
    // A provider that keeps silent takes this long; thirty seconds would only make a run longer.
    PAYMENT_TIMEOUT_SECONDS: '2',
    ...simulatorEnvironment(simulators.urls),
    ...simulatedStripe(),
    ...simulatedKlarna(),
  }
  const servers = await Promise.all(
    Array.from({ length: options.processes }, (_, number) =>
      prepareServer(number, { databaseUrl: database.url, env, folder }),
    ),
  )
  for (const server of servers) cleanups.push(server.stop)
  await Promise.all(servers.map(({ start }) => start()))
  await startNotices(simulators.urls, servers)
  const world = {
    options,
    database,
    sql,
    servers,
    simulators: simulators.urls,
    mailDir,
    catalogue,
    journal,
    held: new Map(),
  }
  const backOffice = openBackOffice(world, STAFF)
  await control(simulators.urls.square, '__location', { currency: SQUARE_CURRENCY })
  await backOffice.offer('square', { ...SIMULATOR_CREDENTIALS.square, currency: SQUARE_CURRENCY })
  return { ...world, backOffice }
}

async function createStaff(): Promise<void> {
  const { ensureFirstAdmin } = await import('../lib/first-admin')
  const { db } = await import('@/lib/core/db')
  await ensureFirstAdmin()
  await db().$disconnect()
}

async function storeSettings(sql: pg.Pool, settings: Record<string, unknown>): Promise<void> {
  for (const [key, value] of Object.entries(settings))
    await sql.query('INSERT INTO "Setting" ("key", "value", "updatedAt") VALUES ($1, $2, now())', [
      key,
      JSON.stringify(value),
    ])
}
