import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

export type Reply = {
  status?: number
  json?: unknown
  html?: string
  raw?: string
  bytes?: Buffer
  headers?: Record<string, string>
}
export type Incoming = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
  /** The body as it came. */
  bytes: Buffer
}
/** `'hang up'` closes the connection without an answer, `'never'` leaves it open. */
export type Handler = (request: Incoming) => Promise<Reply | 'hang up' | 'never'>

export type SimulatorServer = { url: string; close: () => Promise<void> }

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function send(
  response: ServerResponse,
  { status = 200, json, html, raw, bytes, headers }: Reply,
): void {
  const type = html === undefined ? 'application/json' : 'text/html; charset=utf-8'
  response.writeHead(status, { 'content-type': type, ...headers })
  response.end(html ?? raw ?? bytes ?? (json === undefined ? '' : JSON.stringify(json)))
}

/** Serves a simulator on loopback only: mails and their keys are private. */
export async function serve(port: number, handler: Handler): Promise<SimulatorServer> {
  const server = createServer(async (request, response) => {
    try {
      const url = new URL(request.url ?? '/', 'http://localhost')
      const bytes = await bodyOf(request)
      const reply = await handler({
        method: request.method ?? 'GET',
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body: bytes.toString('utf8'),
        bytes,
      })
      if (reply === 'hang up') request.socket.destroy()
      else if (reply !== 'never') send(response, reply)
    } catch (error) {
      send(response, { status: 500, json: { error: String(error) } })
    }
  })
  // Longer than callers keep a connection: one that is closed as it is used again would be a fault that nobody made.
  server.keepAliveTimeout = 5 * 60_000
  await listen(server, port)
  const address = server.address()
  const actual = address && typeof address === 'object' ? address.port : port
  return {
    url: `http://127.0.0.1:${actual}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
