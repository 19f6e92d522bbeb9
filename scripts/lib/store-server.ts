import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { PlainError } from './progress'

/**
 * Waits until a store reports that it is healthy. @throws PlainError when it exits or takes too long
 */
export async function waitUntilReady(
  server: ChildProcess,
  siteUrl: string,
  withinMs = 60_000,
): Promise<void> {
  const until = Date.now() + withinMs
  while (Date.now() < until) {
    if (server.exitCode !== null)
      throw new PlainError('The store ended while it was starting; its own words are above.')
    const answer = await fetch(`${siteUrl}/api/health`).catch(() => null)
    if (answer?.ok) return
    await sleep(150)
  }
  throw new PlainError(`The store did not become ready within ${withinMs / 1000} seconds.`)
}
