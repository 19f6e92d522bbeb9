import type { ChildProcess } from 'node:child_process'
import { pagesEnvironment } from '@/scripts/lib/page-versions'
import { type SimulatorUrls, simulatorEnvironment } from '@/scripts/lib/simulators'
import { readOutput, startServer, waitUntilReady } from '@/scripts/lib/store-server'

export type StoreProcess = {
  databaseUrl: string
  downloadsDir: string
  port: number
  url: string
  simulators: SimulatorUrls
  env?: Record<string, string>
  /**
   * Whether to serve pages of the build only if they are those of this store, as `npm start` does. They name
   * another address than the store's, which matters to hardly any test, and spare each store rendering them.
   */
  checksPages?: boolean
  /** Where its server is, if not in the checkout. */
  folder?: string
}

export function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the tests with npm test`)
  return value
}

/** Starts the production build of the tests as one store. @returns the server, once it is ready */
export async function startStoreProcess({
  databaseUrl,
  downloadsDir,
  port,
  url,
  simulators,
  env = {},
  checksPages = false,
  folder,
}: StoreProcess): Promise<ChildProcess> {
  const environment = {
    ...process.env,
    NODE_ENV: 'production' as const,
    // Garbage is collected less often, for memory that tests have.
    NODE_OPTIONS: '--max-semi-space-size=32',
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    SITE_URL: url,
    NEXT_DIST_DIR: required('NEXT_DIST_DIR'),
    APP_SECRET: required('APP_SECRET'),
    TRUST_PROXY: 'on',
    // The tests' own receivers run on this machine.
    PRIVATE_RECEIVERS: 'on',
    DOWNLOADS_DIR: downloadsDir,
    DOWNLOAD_MAX_MB: '32',
    LOG_LEVEL: 'warn',
    // Tests wait for it: a simulator answers in milliseconds or not at all.
    PAYMENT_TIMEOUT_SECONDS: '3',
    PRELOAD_PAGES: 'off',
    ...simulatorEnvironment(simulators),
    TURNSTILE_API_URL: `${simulators.turnstile}/turnstile/v0`,
    RECAPTCHA_API_URL: `${simulators.recaptcha}/recaptcha/api`,
    ...env,
  }
  const child = startServer({
    cwd: folder,
    stdio: process.env.TEST_SERVER_LOG ? 'inherit' : 'pipe',
    env: {
      ...environment,
      ...(checksPages ? await pagesEnvironment(databaseUrl, environment) : {}),
    },
  })
  await waitUntilReady(child, url, { output: child.stdout ? readOutput(child) : undefined })
  return child
}
