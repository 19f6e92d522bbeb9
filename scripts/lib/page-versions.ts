import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { parseEnv } from '@/lib/core/env'
import { COLLECTIVE_CACHE_TAGS } from '@/lib/server/collective-cache-tags'
import { distDir, projectRoot } from './folders.mjs'

// server.mjs reads the first one.
const versionFile = () => join(projectRoot, distDir(), 'pages-version')
const originFile = () => join(projectRoot, distDir(), 'pages-origin.json')

async function query<T>(databaseUrl: string, sql: string, values: unknown[], schema: z.ZodType<T>) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return z.array(schema).parse((await client.query(sql, values)).rows)
  } finally {
    await client.end()
  }
}

const originSchema = z.object({
  database: z.string(),
  version: z.string().regex(/^\d+$/),
  siteUrl: z.string(),
  captcha: z.string(),
})

/**
 * What the pages of a build were rendered from: the database, the last change in it, and whatever of the
 * environment pages show.
 */
export type PagesOrigin = z.infer<typeof originSchema>

/**
 * Reads the origin of pages that are rendered now. A database is identified by the random id of its first
 * migration's entry, which copies share. `npm run restore` gives a new one.
 *
 * @param environment that of the process that renders
 */
export async function readPagesOrigin(
  databaseUrl: string,
  environment: NodeJS.ProcessEnv,
): Promise<PagesOrigin> {
  const { SITE_URL, CAPTCHA } = parseEnv({ ...environment, DATABASE_URL: databaseUrl })
  const [origin] = await query(
    databaseUrl,
    `SELECT (SELECT "id" FROM "_prisma_migrations" ORDER BY "migration_name", "started_at" LIMIT 1) AS "database",
            (SELECT coalesce(max("version"), 0)::text FROM "PageChange") AS "version"`,
    [],
    originSchema.pick({ database: true, version: true }),
  )
  if (!origin) throw new Error('The database has no migrations')
  return { ...origin, siteUrl: SITE_URL, captcha: CAPTCHA }
}

/** Stores the origin in the build. */
export function writePagesOrigin(origin: PagesOrigin): void {
  writeFileSync(versionFile(), origin.version)
  writeFileSync(originFile(), JSON.stringify(origin))
}

/**
 * Whether a store may serve the pages of a build, with the changes since then. A database whose last
 * change is older than the build's is an earlier backup.
 */
export const isSameOrigin = (built: PagesOrigin, now: PagesOrigin): boolean =>
  built.database === now.database &&
  built.siteUrl === now.siteUrl &&
  built.captcha === now.captcha &&
  BigInt(built.version) <= BigInt(now.version)

function originOfBuild(): PagesOrigin | undefined {
  if (!existsSync(originFile())) return undefined
  return originSchema.safeParse(JSON.parse(readFileSync(originFile(), 'utf8'))).data
}

/**
 * The environment of a server that may serve a build made elsewhere, from another database or for another
 * address: its pages then have no origin, and each is rendered again on its first visit.
 *
 * @param environment that of the server
 */
export async function pagesEnvironment(
  databaseUrl: string,
  environment: NodeJS.ProcessEnv,
): Promise<{ PAGES_VERSION?: string }> {
  const built = originOfBuild()
  if (built && isSameOrigin(built, await readPagesOrigin(databaseUrl, environment))) return {}
  await query(
    databaseUrl,
    'INSERT INTO "PageChange" ("tag") SELECT unnest($1::text[]) ON CONFLICT DO NOTHING',
    [COLLECTIVE_CACHE_TAGS],
    z.unknown(),
  )
  return { PAGES_VERSION: '0' }
}
