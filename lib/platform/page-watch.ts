import 'server-only'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { processWide } from '@/lib/core/process-wide'
import { PAGE_CHANGES_CHANNEL, pagesVersion, startFromVersion } from './page-invalidation'
import { serverHooks } from './server-hooks.mjs'
import {
  PRESENCE_MS,
  recordPresence,
  removeDeadNeighbours,
  removePresence,
} from './server-processes'

const RETRY_MS = 500
const CONNECT_MS = 8000
const SECRET_HEADER = 'x-process-secret'

const { secret } = processWide('own calls', { secret: randomUUID() })

/** Whether a call comes from this process: no other knows its secret, which ends with it. */
export const isOwnProcess = (given: string | null): boolean => given === secret

/**
 * Keeps this process's pages up to date with changes by other processes, or while it was not running:
 * listens to PostgreSQL and, at each change, calls the one handler in which Next allows cached reads to
 * be expired.
 *
 * @returns `start`, to be awaited before the server listens, and `stop`
 */
export function watchPages(): { start: () => Promise<void>; stop: () => Promise<void> } {
  startFromVersion(BigInt(env().PAGES_VERSION))
  let client: pg.Client | undefined
  let stopped = false

  const refresh = async () => {
    const answer = await serverHooks.ownCall?.('POST', '/api/internal/refresh-pages', {
      [SECRET_HEADER]: secret,
    })
    if (answer?.status !== 204) throw new Error(`Refreshing pages answered ${answer?.status}`)
    await recordPresence(pagesVersion())
  }
  const tryRefresh = () =>
    refresh().catch((error) => log.warn({ err: error }, 'pages could not be refreshed'))

  const listen = async () => {
    const next = new pg.Client({
      connectionString: env().DATABASE_URL,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
    })
    client = next
    next.on('notification', tryRefresh)
    next.on('error', () => {})
    try {
      await next.connect()
      await next.query(`LISTEN ${PAGE_CHANGES_CHANNEL}`)
    } catch (error) {
      next.end().catch(() => {})
      throw error
    }
    // Only now: a connection that fails ends as well, and would be tried again twice.
    next.once('end', watchAgain)
  }
  const watchAgain = () => {
    if (!stopped) setTimeout(watch, RETRY_MS).unref()
  }
  const watch = () => {
    if (stopped) return
    // Changes that were notified while nobody listened.
    listen().then(tryRefresh, watchAgain)
  }

  /** Without the database, nobody could change anything that this process would have to take in. */
  const beat = async () => {
    try {
      await recordPresence(pagesVersion())
      await removeDeadNeighbours()
    } catch (error) {
      log.debug({ err: error }, 'presence could not be recorded')
    }
  }
  let presence: NodeJS.Timeout | undefined
  return {
    start: async () => {
      await beat()
      await tryRefresh()
      watch()
      presence = setInterval(beat, PRESENCE_MS).unref()
    },
    stop: async () => {
      stopped = true
      clearInterval(presence)
      await client?.end().catch(() => {})
      await removePresence().catch(() => {})
    },
  }
}
