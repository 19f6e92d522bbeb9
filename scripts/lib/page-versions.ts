import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { COLLECTIVE_CACHE_TAGS } from '@/lib/server/collective-cache-tags'
import { distDir, projectRoot } from './folders.mjs'

// server.mjs reads the first one.
const versionFile = () => join(projectRoot, distDir(), 'pages-version')
const databaseFile = () => join(projectRoot, distDir(), 'pages-database')

async function query<T>(databaseUrl: string, sql: string, values: unknown[], schema: z.ZodType<T>) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return z.array(schema).parse((await client.query(sql, values)).rows)
  } finally {
    await client.end()
  }
}

/** The origin of a build's pages: their database, and the last change in it. */
export type PagesOrigin = { database: string; version: string }

/**
 * Reads the origin of pages that are built now. A database is identified by the random id of its first
 * migration's entry, which copies and restored backups share.
 */
export async function readPagesOrigin(databaseUrl: string): Promise<PagesOrigin> {
  const [origin] = await query(
    databaseUrl,
    `SELECT (SELECT "id" FROM "_prisma_migrations" ORDER BY "migration_name", "started_at" LIMIT 1) AS "database",
            (SELECT coalesce(max("version"), 0)::text FROM "PageChange") AS "version"`,
    [],
    z.object({ database: z.string(), version: z.string() }),
  )
  if (!origin) throw new Error('The database has no migrations')
  return origin
}

/** Stores the origin in the build. */
export function writePagesOrigin({ database, version }: PagesOrigin): void {
  writeFileSync(versionFile(), version)
  writeFileSync(databaseFile(), database)
}

/**
 * The environment of a server that may serve a build made from another database, such as that of a
 * container image: its pages then have no origin, and each is rendered again on its first visit.
 */
export async function pagesEnvironment(databaseUrl: string): Promise<{ PAGES_VERSION?: string }> {
  const builtFrom = existsSync(databaseFile()) ? readFileSync(databaseFile(), 'utf8') : ''
  const { database } = await readPagesOrigin(databaseUrl)
  if (builtFrom === database) return {}
  await query(
    databaseUrl,
    'INSERT INTO "PageChange" ("tag") SELECT unnest($1::text[]) ON CONFLICT DO NOTHING',
    [COLLECTIVE_CACHE_TAGS],
    z.unknown(),
  )
  return { PAGES_VERSION: '0' }
}
