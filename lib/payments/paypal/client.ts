import { z } from 'zod'
import { type CallResult, callProvider } from '@/lib/platform/outgoing/call-provider'

export type PayPalConfig = {
  clientId: string
  clientSecret: string
  /** Base URL of the REST API, live or sandbox. */
  apiUrl: string
  timeoutMs?: number
}

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() })

/** A token is renewed this long before it expires, so that none expires in transit. */
const RENEW_BEFORE_MS = 60_000

const baseOf = (apiUrl: string) => apiUrl.replace(/\/+$/, '')

const askForToken = ({ clientId, clientSecret, apiUrl, timeoutMs }: Required<PayPalConfig>) =>
  callProvider({
    url: `${baseOf(apiUrl)}/v1/oauth2/token`,
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
    timeoutMs,
  })

/** Checks with PayPal whether these credentials are valid: they are if an access token is issued. */
export async function checkPayPal({
  timeoutMs = 10_000,
  ...config
}: PayPalConfig): Promise<'accepted' | 'refused' | 'unreachable'> {
  const answer = await askForToken({ ...config, timeoutMs })
  if (answer.kind !== 'answer') return 'unreachable'
  if (answer.status === 200 && tokenSchema.safeParse(answer.body).success) return 'accepted'
  return answer.status === 400 || answer.status === 401 ? 'refused' : 'unreachable'
}

/**
 * Calls the PayPal REST API with an access token that is cached until shortly before it expires.
 * https://developer.paypal.com/api/rest/authentication/
 */
export function createPayPalClient({
  clientId,
  clientSecret,
  apiUrl,
  timeoutMs = 20_000,
}: PayPalConfig) {
  const base = baseOf(apiUrl)
  let token: { value: string; endsAt: number } | undefined

  async function accessToken(): Promise<string | CallResult> {
    if (token && token.endsAt > Date.now()) return token.value
    const answer = await askForToken({ clientId, clientSecret, apiUrl, timeoutMs })
    const parsed =
      answer.kind === 'answer' && answer.status === 200 ? tokenSchema.safeParse(answer.body) : null
    // Without a token nothing that moves money was called.
    if (!parsed?.success) return { kind: 'not_sent', message: 'PayPal gave no access token' }
    token = {
      value: parsed.data.access_token,
      endsAt: Date.now() + parsed.data.expires_in * 1000 - RENEW_BEFORE_MS,
    }
    return token.value
  }

  async function send(
    method: 'GET' | 'POST',
    path: string,
    requestId?: string,
    body?: string,
  ): Promise<CallResult> {
    const bearer = await accessToken()
    if (typeof bearer !== 'string') return bearer
    return callProvider({
      url: base + path,
      method,
      headers: {
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
        ...(requestId ? { 'paypal-request-id': requestId } : {}),
        prefer: 'return=representation',
      },
      body,
      timeoutMs,
    })
  }

  async function sendTwice(...call: Parameters<typeof send>): Promise<CallResult> {
    const result = await send(...call)
    if (result.kind !== 'answer' || result.status !== 401) return result
    token = undefined
    return send(...call)
  }

  return {
    /**
     * @param requestId PayPal-Request-Id: two calls with the same one have one effect
     */
    call: (
      method: 'GET' | 'POST',
      path: string,
      requestId?: string,
      body?: unknown,
    ): Promise<CallResult> =>
      sendTwice(method, path, requestId, body === undefined ? undefined : JSON.stringify(body)),
  }
}
