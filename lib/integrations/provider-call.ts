/** What a call to a provider's server came to. */
export type CallResult =
  | { kind: 'answer'; status: number; body: unknown }
  /** The request certainly never reached the provider. */
  | { kind: 'not_sent'; message: string }
  /** It may have: no answer came, or one that can't be read. */
  | { kind: 'no_answer'; message: string }

type Call = {
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  timeoutMs: number
}

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
 * failed, so every way is an outcome of its own.
 *
 * @param timeoutMs how long to wait for the whole answer
 */
export async function callProvider({ timeoutMs, url, ...init }: Call): Promise<CallResult> {
  try {
    const response = await fetch(url, {
      ...init,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    // Authorize.Net begins its JSON with a byte order mark, which text() drops.
    const text = await response.text()
    return { kind: 'answer', status: response.status, body: text === '' ? null : JSON.parse(text) }
  } catch (error) {
    return {
      kind: NEVER_SENT.has(causeCode(error)) ? 'not_sent' : 'no_answer',
      message: nameOf(error),
    }
  }
}

function causeCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}

/** The name and code of an error; its text could repeat what was sent. */
const nameOf = (error: unknown) =>
  error instanceof Error ? `${error.name} ${causeCode(error)}`.trim() : 'failure'
