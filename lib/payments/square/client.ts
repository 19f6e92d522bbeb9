import type { z } from 'zod'
import type { GatewayFailure } from '@/lib/payments/gateway'
import { callProvider } from '@/lib/platform/outgoing/call-provider'
import { failureOf, UNREADABLE } from './failure'

export type SquareConfig = {
  accessToken: string
  locationId: string
  apiUrl: string
  timeoutMs?: number
}

/** The version of the API that the store speaks. https://developer.squareup.com/docs/build-basics/versioning-overview */
const VERSION = '2025-10-16'
const TIMEOUT_MS = 20_000
/** More pages than so nobody looks through. */
const MOST_PAGES = 100

export type Asked<T> = { ok: true; value: T } | { ok: false; failure: GatewayFailure }

type Call = { path: string; query?: Record<string, string>; body?: object }

/** Calls Square and reads its answer. What can't be read may have moved money. */
export async function askSquare<S extends z.ZodType>(
  { accessToken, apiUrl, timeoutMs = TIMEOUT_MS }: SquareConfig,
  schema: S,
  { path, query, body }: Call,
): Promise<Asked<z.output<S>>> {
  const url = new URL(path, apiUrl)
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
  const result = await callProvider({
    url: url.href,
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${accessToken}`,
      'square-version': VERSION,
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
    timeoutMs,
  })
  if (result.kind !== 'answer' || result.status >= 300)
    return { ok: false, failure: failureOf(result) }
  const read = schema.safeParse(result.body)
  return read.success ? { ok: true, value: read.data } : { ok: false, failure: UNREADABLE }
}

/**
 * The pages of one of Square's lists, each as it came.
 *
 * @throws Error when Square does not answer, refuses, or its list does not end
 */
export async function* pagesOf<S extends z.ZodType<{ cursor?: string | null | undefined }>>(
  config: SquareConfig,
  schema: S,
  { path, query }: Omit<Call, 'body'>,
): AsyncGenerator<z.output<S>> {
  let cursor: string | null | undefined
  for (let page = 0; page < MOST_PAGES; page++) {
    const asked = await askSquare(config, schema, {
      path,
      query: { ...query, ...(cursor && { cursor }) },
    })
    if (!asked.ok) throw new Error(`Square did not list: ${asked.failure.message}`)
    yield asked.value
    cursor = asked.value.cursor
    if (!cursor) return
  }
  throw new Error('Square’s list does not end')
}
