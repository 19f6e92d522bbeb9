import { z } from 'zod'

/** What a call to a provider's server came to. */
export type CallResult =
  | {
      kind: 'answer'
      status: number
      body: unknown
      /** After how many seconds it wants to be asked again, if it says so. */
      retryAfter?: number
      /** Those that were asked for. */
      headers?: Record<string, string>
    }
  /** The request certainly never reached the provider. */
  | { kind: 'not_sent'; message: string }
  /** It may have: no answer came, or one that can't be read. */
  | { kind: 'no_answer'; message: string }

/** As {@link CallResult}, before anything of the answer is understood. */
export type TextResult =
  | { kind: 'answer'; status: number; headers: Headers; text: string }
  | Exclude<CallResult, { kind: 'answer' }>

type Call<Body = string> = {
  url: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers: Record<string, string>
  body?: Body
  timeoutMs: number
  /** `manual`: an answer that leads elsewhere is an answer like any other; it is never followed. */
  redirect?: 'error' | 'manual'
}

/** @property wantedHeaders which headers of the answer are wanted, in lower case */
type JsonCall = Call & { wantedHeaders?: readonly string[] }

/** An error as fetch throws it; a class would not be recognised when it comes from another realm. */
const thrown = z.object({
  name: z.string().catch('failure'),
  cause: z.object({ code: z.string().catch('') }).catch({ code: '' }),
})

/** Connection errors from before the first byte went out. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
])

/**
 * Calls a provider's JSON API. Never throws: whether money may have moved depends on how a call
 * failed, so every way is an outcome of its own. The provider's host stands in the code or in the
 * environment, where a simulator on this machine may be named: nobody else can choose it, so its
 * address is not checked as in `openChecked`, and connections are reused.
 *
 * @param timeoutMs how long to wait for the whole answer
 */
export async function callProvider({ wantedHeaders, ...call }: JsonCall): Promise<CallResult> {
  const result = await callProviderForText(call)
  if (result.kind !== 'answer') return result
  const { status, headers, text } = result
  const retryAfter = secondsOf(headers.get('retry-after') ?? headers.get('x-ratelimit-retry-after'))
  try {
    return {
      kind: 'answer',
      status,
      body: text === '' ? null : JSON.parse(text),
      ...(retryAfter === undefined ? {} : { retryAfter }),
      ...(wantedHeaders ? { headers: headersOf(headers, wantedHeaders) } : {}),
    }
  } catch (error) {
    return notAnswered(error)
  }
}

/** {@link callProvider} for an API that also takes forms or files, and answers in other ways than JSON. */
export async function callProviderForText({
  timeoutMs,
  url,
  redirect = 'error',
  ...init
}: Call<string | FormData | Uint8Array<ArrayBuffer>>): Promise<TextResult> {
  try {
    const response = await fetch(url, {
      ...init,
      signal: AbortSignal.timeout(timeoutMs),
      redirect,
    })
    // Authorize.Net begins its JSON with a byte order mark, which text() drops.
    const text = await response.text()
    return { kind: 'answer', status: response.status, headers: response.headers, text }
  } catch (error) {
    return notAnswered(error)
  }
}

function notAnswered(error: unknown): Exclude<CallResult, { kind: 'answer' }> {
  const { name, cause } = thrown.catch({ name: 'failure', cause: { code: '' } }).parse(error)
  return {
    kind: NEVER_SENT.has(cause.code) ? 'not_sent' : 'no_answer',
    // Only name and code: an error's text could repeat what was sent.
    message: `${name} ${cause.code}`.trim(),
  }
}

const secondsOf = (header: string | null): number | undefined =>
  header !== null && /^\d{1,6}$/.test(header) ? Number(header) : undefined

const headersOf = (headers: Headers, wanted: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    wanted.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
