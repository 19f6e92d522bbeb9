import { z } from 'zod'
import { env } from '@/lib/core/env'
import { type CallResult, callProvider } from '@/lib/platform/outgoing/call-provider'
import type { PluginValues } from '@/lib/plugins/plugin'
import { bodyOf } from '@/lib/service/help-desk/desk-error'

const TIMEOUT_MS = 20_000

const errorSchema = z.object({ error: z.string() })

/** The error's code, such as RecordInvalid; its details repeat what was sent. */
const codeOf = (body: unknown): string => {
  const parsed = errorSchema.safeParse(body)
  return parsed.success && /^\w{1,60}$/.test(parsed.data.error) ? parsed.data.error : ''
}

/** A call as Zendesk takes it. The path is below `/api/v2`. */
type ZendeskCall = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: object
  headers?: Record<string, string>
}

/** Calls Zendesk by an agent's API token. Never throws. https://developer.zendesk.com/api-reference/introduction/security-and-auth/ */
export const callZendesk = (
  { subdomain, email, apiToken }: PluginValues,
  { method, path, body, headers }: ZendeskCall,
): Promise<CallResult> =>
  callProvider({
    url: `${env().ZENDESK_API_URL ?? `https://${subdomain}.zendesk.com`}/api/v2${path}`,
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${email}/token:${apiToken}`).toString('base64')}`,
      accept: 'application/json',
      'content-type': 'application/json',
      ...headers,
    },
    body: body && JSON.stringify(body),
    timeoutMs: TIMEOUT_MS,
  })

/** {@link callZendesk} that must succeed. @throws DeskError */
export const askZendesk = async (values: PluginValues, call: ZendeskCall): Promise<unknown> =>
  bodyOf('Zendesk', await callZendesk(values, call), codeOf)
