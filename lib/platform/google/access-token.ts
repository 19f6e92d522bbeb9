import { z } from 'zod'
import { env } from '@/lib/core/env'
import { callProvider } from '@/lib/platform/outgoing/call-provider'
import { assertionOf, serviceAccountOf } from './service-account'

const TIMEOUT_MS = 15_000

const tokenSchema = z.object({ access_token: z.string() })

export type GoogleToken =
  | { kind: 'token'; token: string }
  /** What the owner entered is no key of a service account, or Google knows it no more. */
  | { kind: 'refused' }
  | { kind: 'not_reached' }

/**
 * A token by which a service account calls Google.
 *
 * @param serviceAccountKey the JSON of its key
 * @param scope the addresses of what may be done, separated by spaces
 */
export async function googleAccessToken(
  serviceAccountKey: string,
  scope: string,
): Promise<GoogleToken> {
  const account = serviceAccountOf(serviceAccountKey)
  if (!account) return { kind: 'refused' }
  const result = await callProvider({
    url: env().GOOGLE_TOKEN_URL,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: assertionOf(account, scope, new Date()),
    }).toString(),
    timeoutMs: TIMEOUT_MS,
  })
  if (result.kind !== 'answer' || result.status === 429 || result.status >= 500)
    return { kind: 'not_reached' }
  const given = tokenSchema.safeParse(result.body)
  return given.success ? { kind: 'token', token: given.data.access_token } : { kind: 'refused' }
}
