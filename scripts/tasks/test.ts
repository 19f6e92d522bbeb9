import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { TEMPLATE_DATABASE, TEST_ADMIN } from '@/tests/setup/template'
import { findChromium } from '../lib/chromium'
import { dataDir, distDir, projectRoot } from '../lib/data-dir'
import { openDatabase } from '../lib/embedded-database'
import { storeEnvironment } from '../lib/environment'
import { onShutdown } from '../lib/processes'
import { note, runTask, step } from '../lib/progress'
import { applyMigrations } from '../lib/schema-engine'
import { createDatabase } from '../lib/scratch-database'
import { seedDatabase } from '../lib/seeding'
import { buildStore, isBuilt, sourceFingerprint } from '../lib/store-build'

type Count = { passed: number; failed: number }

/** If names are given, only these run: npm test -- unit api e2e checks */
const PARTS = ['checks', 'unit', 'api', 'e2e'] as const
const requested = PARTS.filter((part) => process.argv.length <= 2 || process.argv.includes(part))

// Tests speed up PostgreSQL in ways that a store must never use: their data need not survive a crash.
const FAST_AND_LOOSE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap(
  (flag) => ['-c', flag],
)

// No test depends on prerendered URLs; all test stores share one build.
const SITE_URL = 'http://localhost'

runTask(async () => {
  process.env.DATA_DIR ||= '.data/test'
  const results = join(dataDir(), 'results')
  mkdirSync(results, { recursive: true })
  const counts: Count[] = []

  if (requested.includes('checks')) {
    counts.push(await check('Types', 'typescript/bin/tsc', ['--noEmit', '-p', '.']))
    counts.push(
      await check('Lint, format and import directions', '@biomejs/biome/bin/biome', ['check', '.']),
    )
    counts.push(
      await check('Unused files, exports and packages', 'knip/bin/knip.js', ['--no-progress']),
    )
  }
  if (requested.includes('unit')) counts.push(await jest('Unit tests', ['unit'], results))
  if (requested.includes('api') || requested.includes('e2e'))
    counts.push(...(await againstStores(results)))

  const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0)
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
  process.exit(total('failed') > 0 ? 1 : 0)
})

async function againstStores(results: string): Promise<Count[]> {
  const database = await step('Starting PostgreSQL', () => openDatabase(FAST_AND_LOOSE))
  onShutdown(() => database.stop())
  try {
    const template = await step('Preparing the seeded database', () =>
      prepareTemplate(database.url),
    )
    const env = storeEnvironment(template)
    Object.assign(process.env, env, { TEST_DATABASE_URL: database.url, NEXT_DIST_DIR: distDir() })
    const fingerprint = sourceFingerprint(SITE_URL)
    if (isBuilt(fingerprint)) note('The build is up to date.')
    else
      await step('Building the store', () =>
        buildStore(template, { SITE_URL, PAYMENTS_MODE: 'test' }, fingerprint),
      )
    const counts: Count[] = []
    if (requested.includes('api')) counts.push(await jest('API tests', ['api'], results))
    if (requested.includes('e2e')) {
      process.env.CHROMIUM_PATH = await step('Finding Chromium', () => findChromium())
      counts.push(await browserTests(results))
    }
    return counts
  } finally {
    await database.stop()
  }
}

async function prepareTemplate(databaseUrl: string): Promise<string> {
  const template = await createDatabase(databaseUrl, TEMPLATE_DATABASE)
  await applyMigrations(template)
  Object.assign(process.env, storeEnvironment(template))
  process.env.DATABASE_URL = template
  process.env.ADMIN_USERNAME = TEST_ADMIN.username
  process.env.ADMIN_PASSWORD = TEST_ADMIN.password
  await seedDatabase()
  return template
}

/**
 * Runs a tool and answers its exit code. Does not block this process meanwhile: it has to read what
 * PostgreSQL writes, whose connections would come to a halt once the pipe is full.
 */
async function run(bin: string, args: string[]): Promise<number | null> {
  const child = spawn(process.execPath, [join(projectRoot, 'node_modules', bin), ...args], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: process.env,
  })
  const [code] = await once(child, 'exit')
  return code
}

async function check(title: string, bin: string, args: string[]): Promise<Count> {
  const code = await step(title, () => run(bin, args))
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

const jestResults = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
})

async function jest(title: string, projects: string[], results: string): Promise<Count> {
  const output = join(results, `jest-${projects[0]}.json`)
  await step(title, () =>
    run('jest/bin/jest.js', [
      '--selectProjects',
      ...projects,
      '--json',
      `--outputFile=${output}`,
      ...(projects.includes('api') ? ['--maxWorkers=2'] : []),
    ]),
  )
  const found = jestResults.parse(JSON.parse(readFileSync(output, 'utf8')))
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

async function browserTests(results: string): Promise<Count> {
  const output = join(results, 'playwright.json')
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = output
  await step('Browser tests', () => run('@playwright/test/cli.js', ['test']))
  const { stats, errors } = playwrightResults.parse(JSON.parse(readFileSync(output, 'utf8')))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}
