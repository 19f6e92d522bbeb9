import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { openSharedStores } from '@/tests/setup/shared-stores'
import { quickHash, TEMPLATE_DATABASE, TEST_ADMIN } from '@/tests/setup/template'
import type { TestFiles } from '../lib/changed-tests'
import { findChromium } from '../lib/chromium'
import { compileProgram } from '../lib/compile-program'
import { concernedTests } from '../lib/concerned-tests'
import { dataDir, projectRoot } from '../lib/data-dir'
import { type Database, openDatabase } from '../lib/embedded-database'
import { storeEnvironment } from '../lib/environment'
import { onShutdown } from '../lib/processes'
import { note, runTask, step } from '../lib/progress'
import { applyMigrations } from '../lib/schema-engine'
import { createDatabase } from '../lib/scratch-database'
import { seedDatabase } from '../lib/seeding'
import { CHECKS, run, runQuietly } from '../lib/side-by-side'
import { compileSimulators } from '../lib/simulators'
import { buildStore, isBuilt, sourceFingerprint } from '../lib/store-build'
import {
  describeTimes,
  keepTimes,
  readTimes,
  type TestTimes,
  timesOfJest,
  timesOfPlaywright,
} from '../lib/test-times'

type Count = { passed: number; failed: number }

/**
 * Arguments name parts to run, and what the names of their files contain: npm test -- checks unit api e2e,
 * npm test -- e2e cart. With `thorough` they try every variant (docs/decisions/0111).
 */
const PARTS = ['checks', 'unit', 'api', 'e2e'] as const
const isPart = (text: string) => PARTS.some((part) => part === text)
const THOROUGH = 'thorough'
/** Only what the difference from main can break: `npm test -- changed`, `npm test -- changed unit api`. */
const CHANGED = 'changed'
const args = process.argv.slice(2).filter((text) => text !== THOROUGH && text !== CHANGED)
if (process.argv.includes(THOROUGH)) process.env.TEST_DEPTH = THOROUGH
const requested = PARTS.filter((part) => !args.some(isPart) || args.includes(part))
const fileNames = args.filter((text) => !isPart(text))
const concerned = process.argv.includes(CHANGED) ? concernedTests() : null

/** What the names of the files of a part contain; null where none of them is to run. */
function filesOf(part: keyof TestFiles): string[] | null {
  if (!requested.includes(part)) return null
  if (!concerned) return fileNames
  const files = concerned[part].filter((file) => fileNames.every((name) => file.includes(name)))
  return files.length > 0 ? files : null
}

// Tests speed up PostgreSQL in ways that a store must never use: their data need not survive a crash.
const FAST_AND_LOOSE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap(
  (flag) => ['-c', flag],
)

// They wait for a third of their time.
const API_WORKERS = availableParallelism() * 2

const times: TestTimes = { parts: {}, files: {} }

// No test depends on prerendered URLs; all test stores share one build.
const SITE_URL = 'http://localhost'

runTask(async () => {
  if (concerned)
    note(
      `A difference from main concerns ${concerned.unit.length} files of unit and component tests, ${concerned.api.length} of API tests and ${concerned.e2e.length} of browser tests.`,
    )
  process.env.DATA_DIR ||= '.data/test'
  // Not shared with stores whose data tests must not meet.
  process.env.NEXT_DIST_DIR ||= '.next-test'
  const results = join(dataDir(), 'results')
  mkdirSync(results, { recursive: true })
  // Stores change it; unit tests must not see that.
  const env = { ...process.env }
  const needsStores = filesOf('api') !== null || filesOf('e2e') !== null
  // What needs no store runs while the store is built.
  const [counts, stores] = await Promise.all([
    withoutStores(results, env),
    needsStores ? prepareStores() : undefined,
  ])
  if (stores) counts.push(...(await againstStores(stores, results)))

  const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0)
  tellTimes(join(results, 'times.json'))
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
  process.exit(total('failed') > 0 ? 1 : 0)
})

/** A {@link step} whose time is compared with that of the last run, unless only some of its files run. */
function part<T>(title: string, work: () => Promise<T>): Promise<T> {
  return timed(title, () => step(title, work))
}

async function timed<T>(title: string, work: () => Promise<T>): Promise<T> {
  const started = Date.now()
  const result = await work()
  if (fileNames.length === 0 && !concerned) times.parts[title] = Date.now() - started
  return result
}

/** Prints where the time went, and keeps it for the next run. */
function tellTimes(file: string): void {
  const last = readTimes(file)
  const lines = describeTimes(times, last)
  if (lines.length > 0) console.log('\nWhere the time went')
  for (const line of lines) note(line)
  keepTimes(file, times, last)
}

async function withoutStores(results: string, env: NodeJS.ProcessEnv): Promise<Count[]> {
  const counts: Count[] = []
  // One after the other: together with the build, that is what two cores and their memory can bear.
  if (requested.includes('checks'))
    await timed('Checks', async () => {
      for (const tool of [CHECKS.types, CHECKS.lint, CHECKS.unused])
        counts.push(
          (await runQuietly({ ...tool, env }))
            ? { passed: 1, failed: 0 }
            : { passed: 0, failed: 1 },
        )
    })
  const files = filesOf('unit')
  if (files)
    counts.push(
      await jest('Unit and component tests', ['unit', 'components'], files, results, { env }),
    )
  return counts
}

/** Starts PostgreSQL with the database that all test stores copy, and makes the build that they serve. */
async function prepareStores(): Promise<Database> {
  const database = await step('Starting PostgreSQL', () => openDatabase(FAST_AND_LOOSE))
  onShutdown(() => database.stop())
  try {
    const template = await createDatabase(database.url, TEMPLATE_DATABASE)
    Object.assign(process.env, storeEnvironment(template), { TEST_DATABASE_URL: database.url })
    process.env.ADMIN_USERNAME = TEST_ADMIN.username
    process.env.ADMIN_PASSWORD = TEST_ADMIN.password
    const filled = step('Preparing the seeded database', async () => {
      await applyMigrations(template)
      await seedDatabase()
      await useQuickHash(template)
      await askNoConsent(template)
      await takeRatingsForBuyers(template)
    })
    const fingerprint = sourceFingerprint()
    const built = isBuilt(fingerprint)
      ? note('The build is up to date.')
      : part('Building the store', () =>
          buildStore(template, { extra: { SITE_URL }, fingerprint, filled }),
        )
    await Promise.all([filled, built])
    process.env.TEST_SIMULATORS = await compileSimulators()
    process.env.TEST_DECLARED_CALLS = await compileProgram(
      'tests/setup/declared-calls.ts',
      'declared-calls.cjs',
    )
    return database
  } catch (error) {
    await database.stop()
    throw error
  }
}

/**
 * Lists, filters and deals go by the ratings of buyers. Test stores have those of the seed as theirs, without the orders and
 * reviews that `npm run demo` adds: tests count their own.
 */
async function takeRatingsForBuyers(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`UPDATE "Product" SET "ratingSource" = 'reviews'`)
  } finally {
    await client.end()
  }
}

/** Buyers of many countries buy in tests of other things: whom the store asks about immediate supply is for the tests of that. */
async function askNoConsent(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(
      `INSERT INTO "Setting" ("key", "value", "updatedAt") VALUES ('supplyConsent', '"off"', now())
       ON CONFLICT ("key") DO UPDATE SET "value" = EXCLUDED."value"`,
    )
  } finally {
    await client.end()
  }
}

/** Lets the seeded admin sign in without the time that the store's own hash of a password takes. */
async function useQuickHash(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { username, password } = TEST_ADMIN
    await client.query('UPDATE "User" SET "passwordHash" = $2 WHERE "username" = $1', [
      username,
      await quickHash(password),
    ])
  } finally {
    await client.end()
  }
}

async function againstStores(database: Database, results: string): Promise<Count[]> {
  const stores = await openSharedStores({ server: database.url, users: API_WORKERS })
  try {
    const counts: Count[] = []
    const env = { ...process.env, TEST_STORES: stores.address }
    const api = filesOf('api')
    const e2e = filesOf('e2e')
    if (api)
      counts.push(
        await jest('API tests', ['api'], api, results, {
          env,
          more: [`--maxWorkers=${API_WORKERS}`],
        }),
      )
    if (e2e) {
      const CHROMIUM_PATH = await step('Finding Chromium', () => findChromium())
      counts.push(await browserTests(e2e, results, { ...env, CHROMIUM_PATH }))
    }
    return counts
  } finally {
    await stores.stop()
    await database.stop()
  }
}

/** Where a part writes its results; those of an earlier run are not taken for those of one that was cut off. */
function resultFile(results: string, name: string): string {
  const file = join(results, name)
  rmSync(file, { force: true })
  return file
}

const jestResults = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
})

async function jest(
  title: string,
  projects: readonly [string, ...string[]],
  files: readonly string[],
  results: string,
  { env = process.env, more = [] }: { env?: NodeJS.ProcessEnv; more?: string[] } = {},
): Promise<Count> {
  const output = resultFile(results, `jest-${projects[0]}.json`)
  await part(title, () =>
    run({
      bin: 'jest/bin/jest.js',
      args: [
        '--selectProjects',
        ...projects,
        '--json',
        `--outputFile=${output}`,
        '--passWithNoTests',
        ...more,
        '--',
        ...files,
      ],
      env,
    }),
  )
  const written: unknown = JSON.parse(readFileSync(output, 'utf8'))
  const found = jestResults.parse(written)
  Object.assign(times.files, timesOfJest(written, projectRoot))
  return {
    passed: found.numPassedTests,
    // A file that could not be loaded is not a test, but it is a failure.
    failed: found.numFailedTests + found.numRuntimeErrorTestSuites,
  }
}

const playwrightResults = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
})

async function browserTests(
  files: readonly string[],
  results: string,
  env: NodeJS.ProcessEnv,
): Promise<Count> {
  const output = resultFile(results, 'playwright.json')
  await part('Browser tests', () =>
    run({
      bin: '@playwright/test/cli.js',
      args: ['test', '--pass-with-no-tests', ...files],
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: output },
    }),
  )
  const written: unknown = JSON.parse(readFileSync(output, 'utf8'))
  const { stats, errors } = playwrightResults.parse(written)
  Object.assign(times.files, timesOfPlaywright(written, 'tests/e2e'))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}
