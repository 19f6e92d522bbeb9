import { env } from '@/lib/core/env'
import { type CallResult, callProvider } from '@/lib/platform/outgoing/call-provider'
import type { PluginValues } from '@/lib/plugins/plugin'

const TIMEOUT_MS = 20_000

/**
 * Calls Brevo about contacts. Never throws. https://developers.brevo.com/reference/createcontact
 *
 * @param path below `/contacts`
 */
export const callContacts = (
  { apiKey }: PluginValues,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<CallResult> =>
  callProvider({
    url: `${env().BREVO_API_URL}/contacts${path}`,
    method,
    headers: {
      'api-key': String(apiKey),
      accept: 'application/json',
      'content-type': 'application/json',
    },
    body: body && JSON.stringify(body),
    timeoutMs: TIMEOUT_MS,
  })

/** Brevo names a contact by the address. */
export const contactPath = (email: string): string => `/${encodeURIComponent(email)}`
