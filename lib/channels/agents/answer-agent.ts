import 'server-only'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { requireStorable } from '@/lib/http/route'
import { cachedSettings } from '@/lib/settings/queries'
import { agentServer } from './agent-server'

/** What of a call's headers the protocol reads. */
const VERSION = 'mcp-protocol-version'

/**
 * Answers one message of a program that speaks MCP, without a session: each call stands for itself, whichever process
 * it reaches.
 *
 * @throws AppError `not_found` while the owner has it switched off; `invalid` for what is no message
 */
export async function answerAgent(request: Request, message: unknown): Promise<Response> {
  if (!(await cachedSettings()).shoppingAgents) throw new AppError('not_found', say('agents.off'))
  requireStorable(message)
  const server = agentServer()
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    const response = await transport.handleRequest(asRead(request), { parsedBody: message })
    if (response.ok) return uncached(response)
    const { error } = (await response.json()) as { error?: { message?: string } }
    throw new AppError(
      'invalid',
      error?.message ? say('fields.problem', { problem: error.message }) : say('agents.noMessage'),
    )
  } finally {
    await server.close()
  }
}

/** The call as the protocol wants it; the answer is JSON, whatever else the caller takes. */
function asRead(request: Request): Request {
  const headers = new Headers({
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
  })
  const version = request.headers.get(VERSION)
  if (version !== null) headers.set(VERSION, version)
  return new Request(request.url, { method: 'POST', headers })
}

async function uncached(response: Response): Promise<Response> {
  const text = await response.text()
  return new Response(text === '' ? null : text, {
    status: response.status,
    headers: {
      'cache-control': 'no-store',
      ...(text === '' ? {} : { 'content-type': 'application/json' }),
    },
  })
}
