import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { COLLECTIVE_CACHE_TAGS } from '@/lib/server/collective-cache-tags'
import { freePort } from '@/scripts/lib/ports'
import { stop } from '@/scripts/lib/processes'
import { note } from '@/scripts/lib/progress'
import { createDatabase, dropDatabase } from '@/scripts/lib/scratch-database'
import { type Simulators, type SimulatorUrls, startSimulators } from '@/scripts/lib/simulators'
import {
  type Outside,
  type OutsideAddresses,
  outsideSchema,
  startOutsideAddresses,
} from './outside-services'
import { type SharedStore, sharedStoreSchema } from './shared-store'
import { startStoreProcess } from './store-process'
import { TEMPLATE_DATABASE } from './template'

/** The database of a store that has just started: what its process knows by heart is in all of its copies. */
const STARTED_DATABASE = 'softhaven_test_started'
/** A store whose work does not end by then is stopped, and another takes its place. */
const QUIET_WITHIN_MS = 10_000
const CLEAN_WITHIN_MS = 15_000

type Store = SharedStore & {
  name: string
  child: ChildProcess
  mailDir: string
  providers: Simulators
  addresses: OutsideAddresses
}

type Options = {
  /** The PostgreSQL server. */
  server: string
  /** How many files use one at a time. */
  users: number
}

/**
 * Keeps stores for test files that need none of their own: each gets one with the seeded database, without mails, files
 * and memories of who had it before, behind a process that goes on. It is cleaned while others are in use.
 *
 * @returns where to ask for a store: it is theirs until they close the connection
 */
export async function openSharedStores({
  server,
  users,
}: Options): Promise<{ address: string; stop: () => Promise<void> }> {
  const clean: Store[] = []
  const waiting = new Map<Socket, Outside>()
  const all = new Set<Store>()
  const starting = new Set<Promise<unknown>>()
  let adding = 0
  let state: 'new' | 'first' | 'open' | 'ended' = 'new'

  const hasEnded = () => state === 'ended'

  const hand = () => {
    for (const [user, outside] of waiting) {
      const store = clean.shift()
      if (!store) break
      store.addresses.lead(outside)
      waiting.delete(user)
      user.once('close', () => void begin(renew(store)))
      user.write(`${JSON.stringify(sharedStoreSchema.parse(store))}\n`)
    }
    // One more than are in use, which is cleaned meanwhile.
    while (state === 'open' && waiting.size > starting.size && all.size + adding <= users)
      void begin(add())
  }
  /** What fails is said to whoever waits for it. */
  const begin = async (work: Promise<void>) => {
    starting.add(work)
    try {
      await work
    } catch (error) {
      if (state !== 'ended')
        note(`No store was to be had: ${error instanceof Error ? error.message : error}`)
      for (const user of waiting.keys()) user.destroy()
      if (state === 'first') state = 'new'
    } finally {
      starting.delete(work)
      hand()
    }
  }
  const add = async (template = STARTED_DATABASE) => {
    adding++
    try {
      const store = await startShared(server, template)
      all.add(store)
      if (template === TEMPLATE_DATABASE) {
        await keepAsStarted(server, store)
        await makeClean(server, store)
        state = 'open'
      }
      clean.push(store)
    } finally {
      adding--
    }
  }
  const end = async (store: Store) => {
    all.delete(store)
    await stopShared(server, store)
  }
  const renew = async (store: Store) => {
    if (hasEnded()) return
    try {
      await makeClean(server, store)
      clean.push(store)
    } catch (error) {
      if (hasEnded()) return
      note(`A store was replaced: ${error instanceof Error ? error.message : error}`)
      await end(store)
      await add()
    }
  }

  const desk = createServer((user) => {
    user.on('error', () => {})
    user.once('close', () => waiting.delete(user))
    // A user begins with the services that it brings along.
    createInterface({ input: user }).once('line', (line) => {
      waiting.set(user, outsideSchema.parse(JSON.parse(line)))
      if (state !== 'new') return hand()
      state = 'first'
      void begin(add(TEMPLATE_DATABASE))
    })
  })
  const port = await freePort()
  await new Promise<void>((resolve) => desk.listen(port, '127.0.0.1', resolve))
  return {
    address: `tcp://127.0.0.1:${port}`,
    stop: async () => {
      state = 'ended'
      desk.close()
      for (const user of waiting.keys()) user.destroy()
      await Promise.allSettled(starting)
      await Promise.all([...all].map(end))
    },
  }
}

async function startShared(server: string, template: string): Promise<Store> {
  const name = `shared_${randomBytes(6).toString('hex')}`
  const mailDir = mkdtempSync(join(tmpdir(), 'softhaven-mail-'))
  const downloadsDir = mkdtempSync(join(tmpdir(), 'softhaven-downloads-'))
  const [databaseUrl, providers, addresses] = await Promise.all([
    createDatabase(server, name, template),
    newSimulators(mailDir),
    startOutsideAddresses(),
  ])
  const port = await freePort()
  const store = { databaseUrl, downloadsDir, url: `http://localhost:${port}` }
  const simulators = providers.urls
  const outside = addresses.urls
  const child = await startStoreProcess({ ...store, port, simulators, env: outside })
  return { ...store, name, child, mailDir, simulators, outside, providers, addresses }
}

async function stopShared(
  server: string,
  { name, child, providers, addresses, mailDir, downloadsDir }: Store,
) {
  await stop(child)
  await providers.stop()
  await addresses.close()
  await dropDatabase(server, name)
  for (const folder of [mailDir, downloadsDir]) rmSync(folder, { recursive: true, force: true })
}

/** Simulators that remember nothing, at the same addresses as others that have ended. */
const newSimulators = (mailDir: string, at?: SimulatorUrls): Promise<Simulators> =>
  startSimulators({ mailDir, program: process.env.TEST_SIMULATORS, at })

async function withDatabase<T>(url: string, work: (sql: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const until = async (what: string, look: () => Promise<boolean>, withinMs: number) => {
  const end = Date.now() + withinMs
  while (!(await look())) {
    if (Date.now() > end) throw new Error(`${what} took longer than ${withinMs / 1000} seconds`)
    await sleep(20)
  }
}

/** Has a process learn what it keeps for its life, and copies the database in which that is written. */
async function keepAsStarted(server: string, { url, databaseUrl, name }: Store): Promise<void> {
  await withDatabase(databaseUrl, async (sql) => {
    const { rows } = await sql.query('SELECT "id" FROM "Product" WHERE NOT "isHidden" LIMIT 1')
    const calls = [
      fetch(`${url}/api/licences/public-key`),
      fetch(`${url}/api/product-views`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
        body: JSON.stringify({ productId: rows[0].id }),
      }),
    ]
    for (const { ok, status } of await Promise.all(calls))
      if (!ok) throw new Error(`A fresh store answered ${status}`)
    await quiet(sql)
    const known = await sql.query('SELECT 1 FROM "LicenceSigningKey", "DayViewers"')
    if (known.rowCount !== 1) throw new Error('A fresh store has not written what it keeps')
  })
  await dropDatabase(server, STARTED_DATABASE)
  await withDatabase(server, async (sql) => {
    await sql.query(`ALTER DATABASE "${name}" ALLOW_CONNECTIONS false`)
    await sql.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
      name,
    ])
    await sql.query(`CREATE DATABASE "${STARTED_DATABASE}" TEMPLATE "${name}"`)
    await sql.query(`ALTER DATABASE "${name}" ALLOW_CONNECTIONS true`)
  })
  const started = new URL(databaseUrl)
  started.pathname = `/${STARTED_DATABASE}`
  await withDatabase(started.href, (sql) =>
    sql.query('TRUNCATE "WorkerHeartbeat", "ServerProcess", "ProductViewer", rate_limits'),
  )
}

/** Waits until no job is being done, and no statement or transaction is open. */
const quiet = (sql: pg.Client): Promise<void> =>
  until(
    'What a store had begun',
    async () => {
      const { rows } = await sql.query(
        `SELECT (SELECT count(*) FROM graphile_worker._private_jobs WHERE "locked_at" IS NOT NULL)
           + (SELECT count(*) FROM pg_stat_activity
              WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle') AS "open"`,
      )
      return Number(rows[0].open) === 0
    },
    QUIET_WITHIN_MS,
  )

/**
 * Makes a store as if it had just been started: new simulators, no files, the database as it was then. Its process
 * connects to it anew, and everything that it has cached expires.
 */
async function makeClean(server: string, store: Store): Promise<void> {
  if (store.child.exitCode !== null || store.child.signalCode !== null)
    throw new Error('its process has ended')
  // Whoever waits for an answer of theirs gets none.
  store.addresses.lead({})
  await store.providers.stop()
  const before = await withDatabase(store.databaseUrl, async (sql) => {
    await quiet(sql)
    const changes = `SELECT "last_value" AS "last", (SELECT array_agg("tag") FROM "PageChange") AS "tags"
      FROM "PageChange_version_seq"`
    const workers = `SELECT "id" FROM "WorkerHeartbeat" WHERE "seenAt" > now() - interval '1 minute'`
    return {
      ...(await sql.query<{ last: string; tags: string[] | null }>(changes)).rows[0],
      workers: (await sql.query<{ id: string }>(workers)).rows.map(({ id }) => id),
    }
  })
  for (const folder of [store.mailDir, store.downloadsDir])
    for (const entry of readdirSync(folder))
      rmSync(join(folder, entry), { recursive: true, force: true })
  const [providers] = await Promise.all([
    newSimulators(store.mailDir, store.simulators),
    createDatabase(server, store.name, STARTED_DATABASE),
  ])
  store.providers = providers
  await withDatabase(store.databaseUrl, async (sql) => {
    const tags = new Set([...COLLECTIVE_CACHE_TAGS, ...(before.tags ?? [])])
    await sql.query(`SELECT setval('"PageChange_version_seq"', $1)`, [before.last])
    await sql.query(
      `INSERT INTO "PageChange" ("tag") SELECT unnest($1::text[])
       ON CONFLICT ("tag") DO UPDATE SET "version" = nextval('"PageChange_version_seq"')`,
      [[...tags]],
    )
    await sql.query(
      'INSERT INTO "WorkerHeartbeat" ("id", "seenAt") SELECT unnest($1::text[]), now() ON CONFLICT DO NOTHING',
      [before.workers],
    )
    // Of a run over midnight: its process may count the new day already, of which the copied database does not know.
    await sql.query(
      `INSERT INTO "DayViewers" ("day", "salt") SELECT (now() AT TIME ZONE 'UTC')::date, "salt" FROM "DayViewers"
       ON CONFLICT DO NOTHING`,
    )
    const { rows } = await sql.query<{ version: string }>(
      `SELECT max("version")::text AS "version", pg_notify('page_changes', '') FROM "PageChange"`,
    )
    const expired = BigInt(rows[0]?.version ?? 0)
    await until(
      'Expiring what a store had cached',
      () => hasExpired(store.url, expired),
      CLEAN_WITHIN_MS,
    )
    await until(
      'Waiting for a store’s queue',
      async () => {
        const listening = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND "query" LIKE 'LISTEN%'`
        return ((await sql.query(listening)).rowCount ?? 0) >= 2
      },
      CLEAN_WITHIN_MS,
    )
    await sql.query('TRUNCATE "PageChange"')
  })
}

async function hasExpired(url: string, version: bigint): Promise<boolean> {
  const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5000) })
    .then((response) => response.json())
    .catch(() => null)
  return answer?.status === 'ok' && BigInt(answer.pages) >= version
}
