import { type CallResult, callProvider } from '@/lib/platform/outgoing/call-provider'

export type KlarnaConfig = {
  username: string
  password: string
  /** Base URL of the API, of a region, live or playground. */
  apiUrl: string
  timeoutMs?: number
}

export const klarnaBase = ({ apiUrl }: Pick<KlarnaConfig, 'apiUrl'>) => apiUrl.replace(/\/+$/, '')

/** Calls Klarna's APIs. https://docs.klarna.com/api/authentication/ */
export function createKlarnaClient(config: KlarnaConfig) {
  const { username, password, timeoutMs = 20_000 } = config
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  return {
    /** @param key Klarna-Idempotency-Key: two calls with the same one have one effect */
    call: (
      method: 'GET' | 'POST' | 'DELETE',
      path: string,
      { key, body }: { key?: string; body?: unknown } = {},
    ): Promise<CallResult> =>
      callProvider({
        url: klarnaBase(config) + path,
        method,
        headers: {
          authorization,
          'content-type': 'application/json',
          ...(key && { 'klarna-idempotency-key': key }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        timeoutMs,
        wantedHeaders: ['refund-id'],
      }),
  }
}

/** No session has it. */
const NO_SESSION = '00000000-0000-0000-0000-000000000000'

/** Asks Klarna whether credentials are valid, by a session that does not exist; times out after 10 seconds by default. */
export async function checkKlarna({
  timeoutMs = 10_000,
  ...config
}: KlarnaConfig): Promise<'accepted' | 'refused' | 'unreachable'> {
  const client = createKlarnaClient({ ...config, timeoutMs })
  const answer = await client.call('GET', `/payments/v1/sessions/${NO_SESSION}`)
  if (answer.kind !== 'answer') return 'unreachable'
  if (answer.status === 404) return 'accepted'
  return answer.status === 401 || answer.status === 403 ? 'refused' : 'unreachable'
}
