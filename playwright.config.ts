import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS } from './scripts/lib/chromium'
import { isThorough } from './tests/setup/depth'

const TESTS = 'tests/e2e'

export default defineConfig({
  testDir: TESTS,
  // A project for each file: projects share no worker, and so no store. What the tests of one file
  // change is nothing that those of another find, whichever ran before.
  projects: [
    ...readdirSync(TESTS)
      .filter((file) => file.endsWith('.spec.ts'))
      .map((file) => ({ name: basename(file, '.spec.ts'), testMatch: `*/${file}` })),
    // Those that only read share a worker's store.
    { name: 'reading', testDir: `${TESTS}/reading` },
  ],
  outputDir: 'test-results',
  // Each file has a store of its own (tests/e2e/fixtures.ts), on which its tests run in their order.
  fullyParallel: false,
  grepInvert: isThorough ? undefined : /@thorough/,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    // Recording would slow every test; run what failed again with --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Motion is drawn by the processor here. Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: CHROMIUM_ARGS,
    },
  },
})
