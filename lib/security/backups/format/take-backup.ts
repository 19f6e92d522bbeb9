import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { z } from 'zod'
import { PlainError } from '@/lib/core/plain-error'
import { connect, quoted } from './connection'
import type { BackupTable, Frame, Manifest } from './frames'
import { JOBS, JOBS_QUERY } from './queued-jobs'

/** The secret in force, and those before it in the form of APP_SECRET_PREVIOUS. */
export type Secrets = Pick<Manifest, 'appSecret' | 'previousSecrets'>

/** They describe processes that run, and who is signed in: neither is true of a restored store. */
const EMPTY_AFTERWARDS = ['ServerProcess', 'WorkerHeartbeat', 'AdminSession']

const PIECE_BYTES = 2 ** 18

const tableRow = z.object({ name: z.string(), columns: z.array(z.string()) })
const nameRow = z.object({ name: z.string() })
const sequenceRow = z.object({ last: z.string(), isCalled: z.boolean() })

async function rowsOf<T>(client: pg.Client, sql: string, schema: z.ZodType<T>): Promise<T[]> {
  return z.array(schema).parse((await client.query(sql)).rows)
}

/** The tables of the store, with the columns that are not computed by PostgreSQL. */
const tablesOf = (client: pg.Client): Promise<BackupTable[]> =>
  rowsOf(
    client,
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
     GROUP BY 1 ORDER BY 1`,
    tableRow,
  )

async function sequencesOf(client: pg.Client): Promise<Manifest['sequences']> {
  const names = await rowsOf(
    client,
    `SELECT sequencename AS name FROM pg_sequences WHERE schemaname = current_schema() ORDER BY 1`,
    nameRow,
  )
  const sequences: Manifest['sequences'] = []
  for (const { name } of names) {
    const sql = `SELECT last_value::text AS last, is_called AS "isCalled" FROM ${quoted(name)}`
    for (const state of await rowsOf(client, sql, sequenceRow)) sequences.push({ name, ...state })
  }
  return sequences
}

const migrationsOf = (client: pg.Client) =>
  rowsOf(
    client,
    `SELECT migration_name AS name FROM "_prisma_migrations"
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1`,
    nameRow,
  )

/** The output of a query in pieces that are worth their frame. @returns how many rows it had */
async function* copied(client: pg.Client, query: string): AsyncGenerator<Frame, number, undefined> {
  const stream = client.query(copyTo(`COPY ${query} TO STDOUT`))
  let waiting: Buffer[] = []
  let size = 0
  const take = (): Frame => {
    const frame: Frame = { kind: 'data', bytes: Buffer.concat(waiting) }
    waiting = []
    size = 0
    return frame
  }
  for await (const chunk of stream) {
    waiting.push(chunk)
    size += chunk.length
    if (size >= PIECE_BYTES) yield take()
  }
  if (size > 0) yield take()
  return stream.rowCount
}

async function* snapshot(client: pg.Client, secrets: Secrets): AsyncGenerator<Frame> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const found = await tablesOf(client)
  if (!found.some(({ name }) => name === '_prisma_migrations'))
    throw new PlainError('The database has no tables of the store, so there is nothing to back up.')
  // A migration that would change them waits until the backup is done.
  await client.query(`LOCK TABLE ${quoted(...found.map(({ name }) => name))} IN ACCESS SHARE MODE`)
  const tables = found.filter(({ name }) => !EMPTY_AFTERWARDS.includes(name))
  yield {
    kind: 'manifest',
    format: 1,
    takenAt: new Date().toISOString(),
    ...secrets,
    migrations: (await migrationsOf(client)).map(({ name }) => name),
    tables,
    sequences: await sequencesOf(client),
  }
  const rows: Record<string, number> = {}
  for (const { name, columns } of tables) {
    yield { kind: 'table', name }
    rows[name] = yield* copied(client, `${quoted(name)} (${quoted(...columns)})`)
  }
  yield { kind: 'table', name: JOBS }
  rows[JOBS] = yield* copied(client, `(${JOBS_QUERY})`)
  yield { kind: 'end', rows }
  await client.query('COMMIT')
}

/**
 * Everything that a store has stored, as it was at one moment, while it goes on: the tables with their
 * sequences, the jobs that are still to be run, and the secrets that licence keys are encrypted under.
 */
export async function* takeBackup(databaseUrl: string, secrets: Secrets): AsyncGenerator<Frame> {
  const client = await connect(databaseUrl)
  try {
    yield* snapshot(client, secrets)
  } finally {
    await client.end()
  }
}
