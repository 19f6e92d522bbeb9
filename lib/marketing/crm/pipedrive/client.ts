import { z } from 'zod'
import { env } from '@/lib/core/env'
import { accountOf } from '@/lib/marketing/crm/account-of'
import { bodyOf } from '@/lib/marketing/crm/crm-error'
import { type CallResult, callProvider } from '@/lib/platform/outgoing/call-provider'
import type { PluginValues } from '@/lib/plugins/plugin'

const TIMEOUT_MS = 20_000

type PipedriveCall = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** `/api/v2/…`, or `/v1/…` for what is only there. */
  path: string
  body?: object
}

/** Calls Pipedrive by a user's API token. Never throws. https://developers.pipedrive.com/docs/api/v1 */
export const callPipedrive = (
  { apiToken }: PluginValues,
  { method, path, body }: PipedriveCall,
): Promise<CallResult> =>
  callProvider({
    url: env().PIPEDRIVE_API_URL + path,
    method,
    headers: {
      'x-api-token': String(apiToken),
      accept: 'application/json',
      'content-type': 'application/json',
    },
    body: body && JSON.stringify(body),
    timeoutMs: TIMEOUT_MS,
  })

/** {@link callPipedrive} that must succeed. Its refusals have no codes, and their texts repeat what was sent. @throws CrmError */
export const askPipedrive = async (values: PluginValues, call: PipedriveCall): Promise<unknown> =>
  bodyOf('Pipedrive', await callPipedrive(values, call), () => '')

/** How the account of a token is named. */
export const pipedriveAccount = ({ apiToken }: PluginValues): string => accountOf(apiToken)

/** What was deleted answers with either. */
export const GONE = [404, 410]

/** The answer about one thing. */
export const oneSchema = z.object({ data: z.object({ id: z.number() }) })
