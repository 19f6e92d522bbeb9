import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { z } from 'zod'
import { quoted } from '@/lib/security/backups/format/connection'
import type { Frame, Manifest } from '@/lib/security/backups/format/frames'
import { JOBS } from '@/lib/security/backups/format/queued-jobs'
import { PlainError } from '../progress'
import { applyLater, makeTables, requireKnown } from './migrations'
import { PARKED_JOBS, parkJobs, queueParkedJobs, releaseMails } from './parked-jobs'
import { dropEverything } from './target'

const silent = new Logger(() => () => {})

/** Somebody who connects in the meantime must not make the restore wait for ever. */
const LOCK_TIMEOUT = '15s'

const foreignKeyRow = z.object({ table: z.string(), name: z.string(), definition: z.string() })

/** Takes the foreign keys away, so that tables can be filled in any order. @returns how to put them back */
async function withoutForeignKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    `SELECT conrelid::regclass::text AS "table", conname AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
  )
  const statements: string[] = []
  for (const { table, name, definition } of z.array(foreignKeyRow).parse(rows)) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`)
    statements.push(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`)
  }
  return statements
}

const eachTable = async (
  client: pg.Client,
  { tables }: Manifest,
  change: string,
): Promise<void> => {
  for (const { name } of tables) await client.query(`ALTER TABLE ${quoted(name)} ${change}`)
}

/** The statement that takes a table's data. */
function intoTable({ tables }: Manifest, name: string): string {
  if (name === JOBS) return `COPY ${PARKED_JOBS} FROM STDIN`
  const columns = tables.find((table) => table.name === name)?.columns
  if (!columns) throw new Error(`The backup does not say what ${name} is`)
  return `COPY ${quoted(name)} (${quoted(...columns)}) FROM STDIN`
}

/** Fills the tables. @returns how many rows each should have by now */
async function fill(
  client: pg.Client,
  manifest: Manifest,
  frames: AsyncIterator<Frame>,
): Promise<Record<string, number>> {
  let next = await frames.next()
  while (!next.done && next.value.kind === 'table') {
    const { name } = next.value
    const data = async function* () {
      next = await frames.next()
      while (!next.done && next.value.kind === 'data') {
        yield next.value.bytes
        next = await frames.next()
      }
    }
    await pipeline(Readable.from(data()), client.query(copyFrom(intoTable(manifest, name))))
  }
  if (next.done || next.value.kind !== 'end') throw new Error('The backup has no end')
  // Whether the file ends there as well.
  if (!(await frames.next()).done) throw new Error('The backup has two ends')
  return next.value.rows
}

const countRow = z.tuple([z.object({ count: z.coerce.number() })])

async function verifyCounts(client: pg.Client, expected: Record<string, number>): Promise<void> {
  for (const [name, count] of Object.entries(expected)) {
    const table = quoted(name === JOBS ? PARKED_JOBS : name)
    const { rows } = await client.query(`SELECT count(*) FROM ${table}`)
    const [found] = countRow.parse(rows)
    if (found.count !== count)
      throw new PlainError(
        `${name} has ${found.count} rows after loading, and ${count} in the backup. Nothing was changed.`,
      )
  }
}

/** The whole of a restore, to be committed or not. */
async function load(
  client: pg.Client,
  manifest: Manifest,
  frames: AsyncIterator<Frame>,
): Promise<{ rows: number; migrated: string[] }> {
  await dropEverything(client)
  await makeTables(client, manifest.migrations)
  const foreignKeys = await withoutForeignKeys(client)
  // Migrations put rows into some; triggers would derive others, which the backup contains as well.
  await client.query(`TRUNCATE ${quoted(...manifest.tables.map(({ name }) => name))}`)
  await eachTable(client, manifest, 'DISABLE TRIGGER USER')
  await parkJobs(client)
  const expected = await fill(client, manifest, frames)
  await verifyCounts(client, expected)
  for (const { name, last, isCalled } of manifest.sequences)
    await client.query('SELECT setval($1::regclass, $2, $3)', [quoted(name), last, isCalled])
  await eachTable(client, manifest, 'ENABLE TRIGGER USER')
  for (const statement of foreignKeys) await client.query(statement)
  await queueParkedJobs(client)
  await releaseMails(client)
  // By these a build knows the database that its pages are of (scripts/lib/page-versions.ts). They may show
  // what came after the backup.
  await client.query('UPDATE "_prisma_migrations" SET id = gen_random_uuid()::text')
  const migrated = await applyLater(client, manifest.migrations)
  return { rows: Object.values(expected).reduce((sum, count) => sum + count, 0), migrated }
}

/** What a backup says of itself, before anything of it is believed. */
export async function readManifest(frames: AsyncIterator<Frame>): Promise<Manifest> {
  const { value, done } = await frames.next()
  if (done || value.kind !== 'manifest') throw new PlainError('The file is no backup of a store.')
  requireKnown(value.migrations)
  return value
}

/**
 * Puts a backup in place of what the database contains: all of it, or nothing.
 *
 * @param frames those after the manifest
 * @param beforeCommit runs when everything is there, and can still prevent it
 */
export async function loadBackup(
  client: pg.Client,
  databaseUrl: string,
  manifest: Manifest,
  frames: AsyncIterator<Frame>,
  beforeCommit: () => Promise<void>,
): Promise<{ rows: number; migrated: string[] }> {
  // The queue migrates itself, by connections of its own; it only ever adds to what is there.
  await runMigrations({ connectionString: databaseUrl, logger: silent })
  await client.query('BEGIN')
  try {
    await client.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`)
    const loaded = await load(client, manifest, frames)
    await beforeCommit()
    await client.query('COMMIT')
    return loaded
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error instanceof pg.DatabaseError
      ? new PlainError(
          `PostgreSQL refused: ${error.message}${error.detail ? ` (${error.detail})` : ''}. Nothing was changed.`,
        )
      : error
  }
}
