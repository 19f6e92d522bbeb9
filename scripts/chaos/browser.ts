import { setTimeout as sleep } from 'node:timers/promises'
import { expectAsDeclared } from '@/tests/setup/declared-calls'
import type { Story } from './journal'
import type { Draw } from './random'
import type { World } from './world'

/** `status` 0: no answer came. */
export type Reply = { status: number; body: unknown }

type Call = {
  method?: string
  body?: unknown
  headers?: Record<string, string>
  /** The browser closes the connection after so many milliseconds. */
  cutOffMs?: number
}

const NO_ANSWER_WITHIN_MS = 60_000

/** Whether the same call may succeed a little later. */
export const isPassing = ({ status }: Reply) => status === 0 || status === 503

/** A browser, or another client, whose calls reach any of the store's servers. */
export function openBrowser(
  { servers, journal }: Pick<World, 'servers' | 'journal'>,
  story: Story,
  { address, draw }: { address: string; draw: Draw },
) {
  const call = async (
    path: string,
    { method = 'GET', body, headers, cutOffMs }: Call = {},
  ): Promise<Reply> => {
    const server = draw.pick(servers)
    let reply: Reply = { status: 0, body: null }
    const given = new AbortController()
    const timer = setTimeout(() => given.abort(), cutOffMs ?? NO_ANSWER_WITHIN_MS)
    try {
      const response = await fetch(server.url + path, {
        method,
        headers: {
          'x-forwarded-for': address,
          'x-session-id': story.sessionId,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: given.signal,
      })
      const text = await response.text()
      reply = { status: response.status, body: parsed(text) }
    } catch {
      // What may have happened at the store is for the books to find out.
    } finally {
      clearTimeout(timer)
    }
    journal.count(reply.status)
    journal.tell(story, `${server.number} ${method} ${path} → ${told(reply)}`)
    if (reply.status === 0) return reply
    if (reply.status === 500) journal.surprise(`#${story.index} ${method} ${path} answered 500`)
    try {
      expectAsDeclared(method, path, reply)
    } catch (error) {
      journal.surprise(`#${story.index} ${error instanceof Error ? error.message : String(error)}`)
    }
    return reply
  }

  /** The call again, a few times, while nobody answers or the store can't at the moment. */
  const persist = async (path: string, options: Call = {}, times = 6): Promise<Reply> => {
    for (let attempt = 1; ; attempt++) {
      const reply = await call(path, options)
      if (!isPassing(reply) || attempt === times) return reply
      await sleep(200 * attempt)
    }
  }
  return { call, persist }
}

export type Browser = ReturnType<typeof openBrowser>

function parsed(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function told({ status, body }: Reply): string {
  if (status === 0) return 'no answer'
  const fields = ['code', 'status', 'id', 'transactionId', 'orderNumber'] as const
  const seen = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {}
  const words = fields.flatMap((field) =>
    field in seen ? [`${field}=${String((seen as Record<string, unknown>)[field])}`] : [],
  )
  return [status, ...words].join(' ')
}
