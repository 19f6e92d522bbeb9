import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type Received = { path: string; headers: Record<string, string>; body: string }

/** How a receiver responds: with a status, with a redirect, or with an endless body. */
type Reply = { status: number; location?: string; body?: string } | 'endless'

const flat = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

/** A third-party server on loopback, which records what it receives. */
export async function startReceiver() {
  const received: Received[] = []
  let replies: Reply[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      received.push({
        path: request.url ?? '',
        headers: flat(request.headers),
        body: Buffer.concat(chunks).toString('utf8'),
      })
      const reply = replies.shift() ?? { status: 200 }
      if (reply === 'endless') {
        response.writeHead(200)
        const pour = () => {
          while (!response.destroyed && response.write('x'.repeat(65_536)));
        }
        response.on('drain', pour)
        return pour()
      }
      response.writeHead(reply.status, reply.location ? { location: reply.location } : {})
      response.end(reply.body ?? 'thanks')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    /** The next responses; afterwards all calls succeed. */
    answerNext: (...next: Reply[]) => {
      replies = next
    },
    reset: () => {
      received.length = 0
      replies = []
    },
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>
