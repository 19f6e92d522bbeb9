import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { projectRoot } from '../folders.mjs'
import { PlainError } from '../progress'

const folder = join(projectRoot, 'prisma/migrations')
const fileOf = (name: string) => join(folder, name, 'migration.sql')

/** As Prisma makes it, for a database that has no record of migrations yet. */
const RECORD = `
  CREATE TABLE "_prisma_migrations" (
    id varchar(36) PRIMARY KEY NOT NULL, checksum varchar(64) NOT NULL, finished_at timestamptz,
    migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
    started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`

/** @throws PlainError when the backup is of a later version of the store than this one */
export function requireKnown(migrations: readonly string[]): void {
  const unknown = migrations.filter((name) => !existsSync(fileOf(name)))
  if (unknown.length > 0)
    throw new PlainError(
      `The backup is of a newer version of the store: this one does not have ${unknown.join(', ')}. Restore it with that version. Nothing was changed.`,
    )
}

/**
 * Makes the tables that a store had after some migrations, empty. All within the caller's transaction,
 * which the schema engine does not offer.
 */
export async function makeTables(client: pg.Client, migrations: readonly string[]): Promise<void> {
  await client.query(RECORD)
  for (const name of migrations) await client.query(readFileSync(fileOf(name), 'utf8'))
}

/**
 * Applies the migrations that have come since, in the caller's transaction too.
 *
 * @returns their names
 */
export async function applyLater(client: pg.Client, applied: readonly string[]): Promise<string[]> {
  const later = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !applied.includes(entry.name))
    .map(({ name }) => name)
    .sort()
  for (const name of later) {
    const sql = readFileSync(fileOf(name), 'utf8')
    await client.query(sql)
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES (gen_random_uuid()::text, $1, $2, now(), now(), 1)`,
      [createHash('sha256').update(sql).digest('hex'), name],
    )
  }
  return later
}
