import { env } from '@/lib/core/env'
import { type CallResult, callProvider } from '@/lib/platform/outgoing/call-provider'
import type { PluginValues } from '@/lib/plugins/plugin'

const TIMEOUT_MS = 20_000

/** Which of Klaviyo's yearly versions is spoken. https://developers.klaviyo.com/en/docs/api_versioning_and_deprecation_policy */
const REVISION = '2026-01-15'

/**
 * Calls Klaviyo. Never throws. https://developers.klaviyo.com/en/reference/api_overview
 *
 * @param path below `/api`
 * @param data what a POST asks for, as JSON:API has it
 */
export const callKlaviyo = (
  { privateKey }: PluginValues,
  method: 'GET' | 'POST',
  path: string,
  data?: object,
): Promise<CallResult> =>
  callProvider({
    url: `${env().KLAVIYO_API_URL}${path}`,
    method,
    headers: {
      authorization: `Klaviyo-API-Key ${privateKey}`,
      revision: REVISION,
      accept: 'application/vnd.api+json',
      'content-type': 'application/vnd.api+json',
    },
    body: data && JSON.stringify({ data }),
    timeoutMs: TIMEOUT_MS,
  })
