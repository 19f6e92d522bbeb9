import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { distDir, keptSecret, projectRoot, tsconfigFor } from './data-dir'

/** Reads .env into process.env; what is set already wins. */
export function loadDotEnv(): void {
  const file = join(projectRoot, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/**
 * The environment that the store runs in: the given one plus what the set-up supplies itself.
 *
 * @param databaseUrl the database that was opened for it
 */
export function storeEnvironment(
  databaseUrl: string,
  extra: Record<string, string> = {},
): NodeJS.ProcessEnv {
  const embedded = !process.env.DATABASE_URL?.trim()
  return {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    DATABASE_URL: databaseUrl,
    NEXT_DIST_DIR: distDir(),
    NEXT_TSCONFIG: tsconfigFor(distDir()),
    // Only beside an embedded database: with a server of its own, losing a generated secret would
    // make every stored key unreadable.
    ...(embedded && !process.env.APP_SECRET ? { APP_SECRET: keptSecret('app-secret') } : {}),
    ...extra,
  }
}
