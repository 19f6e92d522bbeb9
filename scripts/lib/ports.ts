import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Whether a TCP port can be listened on, on all interfaces. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })
}

/**
 * A port that is currently free, below those that systems give to outgoing connections (32768 and up on
 * Linux, 49152 elsewhere): one of these may be taken again before the server that it is for listens.
 * @throws Error when none was found
 */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < 100; tried++) {
    const port = randomInt(10_000, 32_768)
    if (await isFree(port)) return port
  }
  throw new Error('Found no free port')
}

/** The preferred port when it is free, else any other. */
export async function preferredPort(preferred: number): Promise<number> {
  return (await isFree(preferred)) ? preferred : freePort()
}
