import { createHash } from 'node:crypto'
import { env } from '@/lib/core/env'
import { type CallResult, callProvider } from '@/lib/platform/outgoing/call-provider'
import type { PluginValues } from '@/lib/plugins/plugin'

const TIMEOUT_MS = 20_000

/** The data centre of an account stands behind its key: `…-us21`. */
const apiUrl = (apiKey: string): string =>
  env().MAILCHIMP_API_URL ?? `https://${apiKey.split('-')[1]}.api.mailchimp.com/3.0`

/**
 * Calls Mailchimp about the audience of the settings. Never throws.
 * https://mailchimp.com/developer/marketing/api/
 *
 * @param path below the audience, such as `/members`
 */
export function callAudience(
  { apiKey, audienceId }: PluginValues,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path: string,
  body?: object,
): Promise<CallResult> {
  const key = String(apiKey)
  return callProvider({
    url: `${apiUrl(key)}/lists/${encodeURIComponent(String(audienceId))}${path}`,
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`store:${key}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: body && JSON.stringify(body),
    timeoutMs: TIMEOUT_MS,
  })
}

/** Mailchimp names a member by the MD5 of the address in lower case. */
export const memberPath = (email: string): string =>
  `/members/${createHash('md5').update(email.toLowerCase()).digest('hex')}`
