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

type Call = {
  url: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers: Record<string, string>
  body?: string
  timeoutMs: number
  /** Which headers of the answer are wanted, in lower case. */
  wantedHeaders?: readonly string[]
  /** `manual`: an answer that leads elsewhere is an answer like any other; it is never followed. */
  redirect?: 'error' | 'manual'
}

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
export async function callProvider({
  timeoutMs,
  url,
  wantedHeaders,
  redirect = 'error',
  ...init
}: Call): Promise<CallResult> {
  try {
    const response = await fetch(url, {
      ...init,
      signal: AbortSignal.timeout(timeoutMs),
      redirect,
    })
    // Authorize.Net begins its JSON with a byte order mark, which text() drops.
    const text = await response.text()
    const retryAfter = secondsOf(
      response.headers.get('retry-after') ?? response.headers.get('x-ratelimit-retry-after'),
    )
    return {
      kind: 'answer',
      status: response.status,
      body: text === '' ? null : JSON.parse(text),
      ...(retryAfter === undefined ? {} : { retryAfter }),
      ...(wantedHeaders ? { headers: headersOf(response, wantedHeaders) } : {}),
    }
  } catch (error) {
    const { name, cause } = thrown.catch({ name: 'failure', cause: { code: '' } }).parse(error)
    return {
      kind: NEVER_SENT.has(cause.code) ? 'not_sent' : 'no_answer',
      // Only name and code: an error's text could repeat what was sent.
      message: `${name} ${cause.code}`.trim(),
    }
  }
}

const secondsOf = (header: string | null): number | undefined =>
  header !== null && /^\d{1,6}$/.test(header) ? Number(header) : undefined

const headersOf = (response: Response, wanted: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    wanted.flatMap((name) => {
      const value = response.headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
