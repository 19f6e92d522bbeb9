import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS } from './scripts/lib/chromium'

export default defineConfig({
  testDir: 'tests/e2e',
  // Projects share no worker, and so no store: what the back office's tests change in theirs is
  // nothing that the storefront's tests find.
  projects: [
    { name: 'storefront', testIgnore: '**/admin-*.spec.ts' },
    { name: 'back office', testMatch: '**/admin-*.spec.ts' },
  ],
  outputDir: 'test-results',
  // Each worker has a store of its own (tests/e2e/fixtures.ts).
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: CHROMIUM_ARGS,
    },
  },
})
