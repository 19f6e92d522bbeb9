import { setTimeout as sleep } from 'node:timers/promises'
import { StorageError } from './storage-error'

const TRIES = 4
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 60_000
const IN_TROUBLE = new Set([408, 429, 500, 502, 503, 504])

/**
 * Makes a call. Without an answer, and while the service is in trouble, it is made again, with growing pauses.
 *
 * @param tries how often it is made at most
 * @throws what the last one throws
 */
export async function persistently<T>(call: () => Promise<T>, tries = TRIES): Promise<T> {
  for (let tried = 1; ; tried++)
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof StorageError)) throw error
      const mayPass = error.status === null || IN_TROUBLE.has(error.status)
      if (!mayPass || tried >= tries) throw error
      const pause = Math.max(FIRST_PAUSE_MS * 4 ** (tried - 1), error.retryAfter * 1000)
      await sleep(Math.min(pause, LONGEST_PAUSE_MS))
    }
}
