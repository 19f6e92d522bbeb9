import { join } from 'node:path'
import { keepsItsOwnSecret, ownSecrets } from './app-secret'
import { distDir, tsconfigFor } from './data-dir'
import { dataFolder } from './folders.mjs'

export { loadDotEnv } from './folders.mjs'

/**
 * The environment of the store: the given one plus generated values.
 *
 * @param databaseUrl the database that was opened for it
 */
export function storeEnvironment(
  databaseUrl: string,
  extra: Record<string, string> = {},
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    DATABASE_URL: databaseUrl,
    DOWNLOADS_DIR: process.env.DOWNLOADS_DIR || join(dataFolder(), 'downloads'),
    NEXT_DIST_DIR: distDir(),
    // Only with the embedded database: with an external server, losing a generated secret would make
    // every stored key unreadable.
    ...(keepsItsOwnSecret() ? ownSecrets() : {}),
    ...extra,
  }
}

/**
 * The environment that Next compiles in: that of the store, and a separate TypeScript configuration.
 */
export const buildEnvironment = (databaseUrl: string, extra: Record<string, string> = {}) =>
  storeEnvironment(databaseUrl, { ...extra, NEXT_TSCONFIG: tsconfigFor(distDir()) })
