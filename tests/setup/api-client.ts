import { randomUUID } from 'node:crypto'
import { expectAsDeclared } from './expect-as-declared'

export type Answer = {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape and assert what they find
  body: any
}

type Call = {
  method?: string
  body?: unknown
  session?: string
  headers?: Record<string, string>
  raw?: string
}

let addresses = 0

/** Each test client has an address of its own, so that rate limits of one test don't reach another. */
export function newIp(): string {
  addresses++
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

/** A client of one store, with a cart session of its own, and an address of its own unless it has to be one. */
export function apiClient(storeUrl: string, address = newIp()) {
  const session = `test-${randomUUID()}`
  const call = async (
    path: string,
    { method = 'GET', body, headers, raw, session: other }: Call = {},
  ): Promise<Answer> => {
    const response = await fetch(storeUrl + path, {
      method,
      redirect: 'manual',
      headers: {
        'x-forwarded-for': address,
        'x-session-id': other ?? session,
        ...(body !== undefined || raw !== undefined ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
    })
    const text = await response.text()
    const answer = { status: response.status, headers: response.headers, body: parseOrText(text) }
    await expectAsDeclared(method, path, answer)
    return answer
  }
  return { session, address, call }
}

function parseOrText(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const FIRST_PAUSE_MS = 10
const LONGEST_PAUSE_MS = 150

/**
 * Looks again and again, soon at first, until something is there.
 *
 * @param about what is to be said with the failure if it never is
 */
export async function eventually<T>(
  look: () => Promise<T | null | undefined | false>,
  withinMs = 90_000,
  about?: () => Promise<unknown>,
): Promise<T> {
  const until = Date.now() + withinMs
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
    const found = await look()
    if (found) return found
    if (Date.now() > until) {
      const found = about ? `, but: ${JSON.stringify(await about())}` : ''
      throw new Error(`Not found within ${withinMs} ms${found}`)
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
