import { z } from 'zod'
import { env } from '@/lib/core/env'
import { accountOf } from '@/lib/marketing/crm/account-of'
import { bodyOf, ifThere } from '@/lib/marketing/crm/crm-error'
import { type CallResult, callProvider } from '@/lib/platform/outgoing/call-provider'
import type { PluginValues } from '@/lib/plugins/plugin'

const TIMEOUT_MS = 20_000
const VERSION = 'v62.0'
const UNAUTHORIZED = 401

const tokenSchema = z.object({ access_token: z.string() })
const errorsSchema = z.array(z.object({ errorCode: z.string() }))

/** The first error's code, such as INVALID_FIELD; its message repeats what was sent. */
const codeOf = (body: unknown): string => {
  const code = errorsSchema.safeParse(body).data?.[0]?.errorCode ?? ''
  return /^\w{1,80}$/.test(code) ? code : ''
}

type SalesforceCall = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below `/services/data/v…`. */
  path: string
  body?: object
}

/** By the app that they are of; each process has its own. */
const tokens = new Map<string, string>()

const appOf = ({ subdomain, clientId, clientSecret }: PluginValues): string =>
  accountOf(`${subdomain}\n${clientId}\n${clientSecret}`)

/** Of the answer to signing in no address is believed: the host is that of the owner's My Domain. */
const hostOf = ({ subdomain }: PluginValues): string =>
  env().SALESFORCE_API_URL ?? `https://${subdomain}.my.salesforce.com`

/** An access token of the owner's app, as OAuth 2.0 gives one for its credentials. It says nothing of its end. */
async function tokenFor(values: PluginValues): Promise<string | CallResult> {
  const known = tokens.get(appOf(values))
  if (known !== undefined) return known
  const result = await callProvider({
    url: `${hostOf(values)}/services/oauth2/token`,
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: String(values.clientId),
      client_secret: String(values.clientSecret),
    }).toString(),
    timeoutMs: TIMEOUT_MS,
  })
  if (result.kind !== 'answer') return result
  const given = tokenSchema.safeParse(result.body)
  if (result.status !== 200 || !given.success)
    // Credentials that it does not take are a bad request there.
    return result.status < 500 && result.status !== 429
      ? { ...result, status: UNAUTHORIZED }
      : result
  tokens.set(appOf(values), given.data.access_token)
  return given.data.access_token
}

const send = (
  values: PluginValues,
  { method, path, body }: SalesforceCall,
  token: string,
): Promise<CallResult> =>
  callProvider({
    url: `${hostOf(values)}/services/data/${VERSION}${path}`,
    method,
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      'content-type': 'application/json',
      // A rule about duplicates would stop a buyer who has the name of another.
      'sforce-duplicate-rule-header': 'allowSave=true',
    },
    body: body && JSON.stringify(body),
    timeoutMs: TIMEOUT_MS,
  })

/** Calls Salesforce as the owner's app. Never throws. https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/ */
export async function callSalesforce(
  values: PluginValues,
  call: SalesforceCall,
): Promise<CallResult> {
  const token = await tokenFor(values)
  if (typeof token !== 'string') return token
  const result = await send(values, call, token)
  if (result.kind !== 'answer' || result.status !== UNAUTHORIZED) return result
  // Its session has ended; nothing was done with it.
  tokens.delete(appOf(values))
  const next = await tokenFor(values)
  return typeof next === 'string' ? send(values, call, next) : next
}

/** {@link callSalesforce} that must succeed. @throws CrmError */
export const askSalesforce = async (values: PluginValues, call: SalesforceCall): Promise<unknown> =>
  bodyOf('Salesforce', await callSalesforce(values, call), codeOf)

/** {@link askSalesforce} about something that may not be there. @throws CrmError */
export const askIfThere = (values: PluginValues, call: SalesforceCall): Promise<unknown> =>
  ifThere(askSalesforce(values, call))

/** How the account is named. */
export const salesforceAccount = ({ subdomain }: PluginValues): string => String(subdomain)

/** A text within a statement of SOQL. */
export const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`

export const queryPath = (soql: string): string => `/query?${new URLSearchParams({ q: soql })}`

const recordsSchema = z.object({ records: z.array(z.object({ Id: z.string() })) })

/** The numbers of the records that a statement finds. @throws CrmError */
export async function idsOf(values: PluginValues, soql: string): Promise<string[]> {
  const answer = await askSalesforce(values, { method: 'GET', path: queryPath(soql) })
  return recordsSchema.parse(answer).records.map(({ Id }) => Id)
}

/** The answer to a record that was made. */
export const savedSchema = z.object({ id: z.string() })
