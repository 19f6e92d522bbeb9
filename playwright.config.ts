import { register } from 'node:module'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS } from './scripts/lib/chromium'
import { isThorough } from './tests/setup/depth'

const TESTS = 'tests/e2e'

// Each process of the run reads this file first.
register('./scripts/lib/json-imports.mjs', import.meta.url)

export default defineConfig({
  testDir: TESTS,
  projects: [
    // A worker and its browser run one file after another, each with a store of its own (tests/e2e/fixtures.ts).
    { name: 'changing', testIgnore: 'reading/**' },
    // Those that only read share a worker's store.
    { name: 'reading', testDir: `${TESTS}/reading` },
  ],
  outputDir: 'test-results',
  // The tests of a file run in their order, on its store.
  fullyParallel: false,
  grepInvert: isThorough ? undefined : /@thorough/,
  workers: 2,
  retries: 0,
  // For what hangs alone: a busy machine may take long for whatever is right.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  use: {
    // Recording would slow every test; run what failed again with --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Motion is drawn by the processor here. Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // No page lives long enough here to repay what compiling its scripts once more for speed costs: a fifth of the
      // work of showing it.
      args: [...CHROMIUM_ARGS, '--js-flags=--no-opt --no-maglev'],
    },
  },
})
