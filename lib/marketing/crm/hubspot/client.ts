import { z } from 'zod'
import { env } from '@/lib/core/env'
import { accountOf } from '@/lib/marketing/crm/account-of'
import { bodyOf, ifThere } from '@/lib/marketing/crm/crm-error'
import { type CallResult, callProvider } from '@/lib/platform/outgoing/call-provider'
import type { PluginValues } from '@/lib/plugins/plugin'

const TIMEOUT_MS = 20_000

const errorSchema = z.object({ category: z.string() })

/** The error's category, such as VALIDATION_ERROR; its message repeats what was sent. */
const codeOf = (body: unknown): string => {
  const parsed = errorSchema.safeParse(body)
  return parsed.success && /^\w{1,60}$/.test(parsed.data.category) ? parsed.data.category : ''
}

type HubspotCall = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  body?: object
}

/** Calls HubSpot by the token of a private app. Never throws. https://developers.hubspot.com/docs/api-reference/overview */
export const callHubspot = (
  { accessToken }: PluginValues,
  { method, path, body }: HubspotCall,
): Promise<CallResult> =>
  callProvider({
    url: env().HUBSPOT_API_URL + path,
    method,
    headers: {
      authorization: `Bearer ${accessToken}`,
      accept: 'application/json',
      'content-type': 'application/json',
    },
    body: body && JSON.stringify(body),
    timeoutMs: TIMEOUT_MS,
  })

/** {@link callHubspot} that must succeed. @throws CrmError */
export const askHubspot = async (values: PluginValues, call: HubspotCall): Promise<unknown> =>
  bodyOf('HubSpot', await callHubspot(values, call), codeOf)

/** {@link askHubspot} about something that may not be there. @throws CrmError */
export const askIfThere = (values: PluginValues, call: HubspotCall): Promise<unknown> =>
  ifThere(askHubspot(values, call))

/** How the account of a token is named. */
export const hubspotAccount = ({ accessToken }: PluginValues): string => accountOf(accessToken)

/** The answer about one object. */
export const objectSchema = z.object({ id: z.string() })
