import { z } from 'zod'
import { env } from '@/lib/core/env'
import { type CallResult, callProvider } from '@/lib/platform/outgoing/call-provider'
import type { PluginValues } from '@/lib/plugins/plugin'
import { bodyOf } from '@/lib/service/help-desk/desk-error'

const TIMEOUT_MS = 20_000

const errorSchema = z.union([
  z.object({ code: z.string() }).transform(({ code }) => code),
  z
    .object({ errors: z.array(z.object({ field: z.string(), code: z.string() })).min(1) })
    .transform(({ errors }) => `${errors[0]?.field}: ${errors[0]?.code}`),
])

/** The error's code, such as `email: invalid_value`; its message repeats what was sent. */
const codeOf = (body: unknown): string => {
  const code = errorSchema.safeParse(body).data ?? ''
  return /^[\w: ]{1,100}$/.test(code) ? code : ''
}

/** A call as Freshdesk takes it. The path is below `/api/v2`. */
type FreshdeskCall = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: object
}

/** Calls Freshdesk by an agent's API key. Never throws. https://developers.freshdesk.com/api/ */
export const callFreshdesk = (
  { domain, apiKey }: PluginValues,
  { method, path, body }: FreshdeskCall,
): Promise<CallResult> =>
  callProvider({
    url: `${env().FRESHDESK_API_URL ?? `https://${domain}`}/api/v2${path}`,
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${apiKey}:X`).toString('base64')}`,
      accept: 'application/json',
      'content-type': 'application/json',
    },
    body: body && JSON.stringify(body),
    timeoutMs: TIMEOUT_MS,
  })

/** {@link callFreshdesk} that must succeed. @throws DeskError */
export const askFreshdesk = async (values: PluginValues, call: FreshdeskCall): Promise<unknown> =>
  bodyOf('Freshdesk', await callFreshdesk(values, call), codeOf)
