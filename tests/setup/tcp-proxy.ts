import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '@/scripts/lib/ports'

export type TcpProxy = {
  port: number
  /** Cuts all connections and refuses new ones. */
  cut: () => Promise<void>
  mend: () => Promise<void>
  /** Forwards new connections to another local port; without one, ends them. */
  lead: (target: number | null) => void
  close: () => Promise<void>
}

/** Forwards connections to a local port until they are cut. */
export async function startTcpProxy(first: number | null): Promise<TcpProxy> {
  let target = first
  const open = new Set<Socket>()
  const server = createServer((incoming) => {
    if (target === null) {
      incoming.on('error', () => {})
      incoming.destroy()
      return
    }
    const outgoing = connect(target, '127.0.0.1')
    for (const socket of [incoming, outgoing]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        incoming.destroy()
        outgoing.destroy()
      })
    }
    incoming.pipe(outgoing)
    outgoing.pipe(incoming)
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  // Not one that is given to somebody else while the way is cut.
  const port = await freePort()
  await listen(port)
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of open) socket.destroy()
    await closed
  }
  return {
    port,
    cut,
    mend: () => listen(port),
    lead: (next) => {
      target = next
      for (const socket of open) socket.destroy()
    },
    close: async () => (server.listening ? cut() : undefined),
  }
}
