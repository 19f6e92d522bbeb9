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
 * Reads what a piped store writes, which would block it once the pipe is full.
 * @returns the last it wrote
 */
export function readOutput(server: ChildProcess): () => string {
  let last = ''
  for (const stream of [server.stdout, server.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      last = (last + text).slice(-4_000)
    })
  return () => last
}

/**
 * Waits until a store reports that it is healthy.
 * @param output what a piped store wrote, to tell with a failure
 * @throws PlainError when it exits or takes too long
 */
export async function waitUntilReady(
  server: ChildProcess,
  siteUrl: string,
  { withinMs = 150_000, output }: { withinMs?: number; output?: () => string } = {},
): Promise<void> {
  const itsWords = () => (output ? `:\n${output()}` : '; its own words are above.')
  const until = Date.now() + withinMs
  while (Date.now() < until) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new PlainError(`The store ended while it was starting${itsWords()}`)
    const answer = await fetch(`${siteUrl}/api/health`, {
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null)
    if (answer?.ok) return
    await sleep(150)
  }
  throw new PlainError(
    `The store did not become ready within ${withinMs / 1000} seconds${itsWords()}`,
  )
}
