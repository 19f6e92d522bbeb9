import { createServer } from 'node:net'

/** Whether a TCP port can be listened on, on all interfaces. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })
}

/** A port that is currently free. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('no port')),
      )
    })
  })
}

/** The preferred port when it is free, else any other. */
export async function preferredPort(preferred: number): Promise<number> {
  return (await isFree(preferred)) ? preferred : freePort()
}
