import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { type StartOptions, startNode } from './processes'
import { PlainError } from './progress'

/**
 * Starts the production server. The C library may keep two pools of freed memory instead of eight for
 * each core: sharp and Brotli allocate on several threads, and what they leave in each adds up
 * (docs/decisions/0048).
 */
export function startServer({
  env,
  ...rest
}: StartOptions & { env: NodeJS.ProcessEnv }): ChildProcess {
  return startNode(['server.mjs'], { ...rest, env: { MALLOC_ARENA_MAX: '2', ...env } })
}

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
