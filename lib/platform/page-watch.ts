import 'server-only'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { PAGE_CHANGES_CHANNEL, pagesVersion, startFromVersion } from './page-invalidation'
import { PRESENCE_MS, processId, recordPresence, removePresence } from './server-processes'

const RETRY_MS = 5000
const SECRET_HEADER = 'x-process-secret'

const store: { softhavenProcessSecret?: string } = globalThis as typeof store
const secret = () => {
  store.softhavenProcessSecret ??= randomUUID()
  return store.softhavenProcessSecret
}

/** Whether a call comes from this process: no other knows its secret, which ends with it. */
export const isOwnProcess = (given: string | null): boolean => given === secret()

/**
 * Keeps this process's pages up to date with changes by other processes, or while it was not running:
 * listens to PostgreSQL and, at each change, calls the one handler in which Next allows cached reads to
 * be expired.
 *
 * @returns `start`, to be awaited once the server listens, and `stop`
 */
export function watchPages(): { start: () => Promise<void>; stop: () => Promise<void> } {
  startFromVersion(BigInt(env().PAGES_VERSION))
  let client: pg.Client | undefined
  let stopped = false

  const refresh = async () => {
    const answer = await fetch(`http://127.0.0.1:${env().PORT}/api/internal/refresh-pages`, {
      method: 'POST',
      headers: { [SECRET_HEADER]: secret() },
    })
    if (!answer.ok) throw new Error(`Refreshing pages answered ${answer.status}`)
    await recordPresence(processId(), pagesVersion())
  }
  const tryRefresh = () =>
    refresh().catch((error) => log.warn({ err: error }, 'pages could not be refreshed'))

  const listen = async () => {
    const next = new pg.Client({ connectionString: env().DATABASE_URL, keepAlive: true })
    client = next
    next.on('notification', tryRefresh)
    next.on('error', () => {})
    next.once('end', () => {
      if (!stopped) setTimeout(watch, RETRY_MS).unref()
    })
    await next.connect()
    await next.query(`LISTEN ${PAGE_CHANGES_CHANNEL}`)
  }
  const watch = () => {
    if (stopped) return
    listen()
      // Changes that were notified while nobody listened.
      .then(tryRefresh)
      .catch(() => {
        if (!stopped) setTimeout(watch, RETRY_MS).unref()
      })
  }

  let presence: NodeJS.Timeout | undefined
  return {
    start: async () => {
      await tryRefresh()
      watch()
      const beat = () => recordPresence(processId(), pagesVersion()).catch(() => {})
      presence = setInterval(beat, PRESENCE_MS).unref()
    },
    stop: async () => {
      stopped = true
      clearInterval(presence)
      await client?.end().catch(() => {})
      await removePresence(processId()).catch(() => {})
    },
  }
}
