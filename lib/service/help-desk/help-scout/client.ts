import { createHash } from 'node:crypto'
import { z } from 'zod'
import { env } from '@/lib/core/env'
import { type CallResult, callProvider } from '@/lib/platform/outgoing/call-provider'
import type { PluginValues } from '@/lib/plugins/plugin'
import { bodyOf } from '@/lib/service/help-desk/desk-error'

const TIMEOUT_MS = 20_000
/** A token is not used for so long before its end. */
const MARGIN_MS = 60_000

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() })
const errorSchema = z.object({ error: z.string() })

/** The error's code, such as invalid_client; its message may repeat what was sent. */
const codeOf = (body: unknown): string => {
  const code = errorSchema.safeParse(body).data?.error ?? ''
  return /^\w{1,60}$/.test(code) ? code : ''
}

/** A call as Help Scout takes it. The path is below `/v2`. */
type HelpScoutCall = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  body?: object
}

type Token = { value: string; until: number }

/** By the app that they are of; each process has its own. */
const tokens = new Map<string, Token>()

const appOf = ({ appId, appSecret }: PluginValues): string =>
  createHash('sha256').update(`${appId}\n${appSecret}`).digest('hex')

/** @param body an object goes as JSON, parameters as a form */
const send = (
  method: HelpScoutCall['method'],
  path: string,
  { body, token }: { body?: object | URLSearchParams; token?: string },
): Promise<CallResult> =>
  callProvider({
    url: `${env().HELP_SCOUT_API_URL}${path}`,
    method,
    headers: {
      accept: 'application/json',
      'content-type':
        body instanceof URLSearchParams ? 'application/x-www-form-urlencoded' : 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: body && (body instanceof URLSearchParams ? body.toString() : JSON.stringify(body)),
    timeoutMs: TIMEOUT_MS,
    wantedHeaders: ['resource-id'],
    // So it answers about a conversation that was merged into another one.
    redirect: 'manual',
  })

/** An access token of the owner's app, as OAuth 2.0 gives one for its credentials. https://developer.helpscout.com/mailbox-api/overview/authentication/ */
async function tokenFor(values: PluginValues): Promise<Token | CallResult> {
  const known = tokens.get(appOf(values))
  if (known && known.until > Date.now()) return known
  const result = await send('POST', '/oauth2/token', {
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: String(values.appId),
      client_secret: String(values.appSecret),
    }),
  })
  const given = result.kind === 'answer' ? tokenSchema.safeParse(result.body) : undefined
  if (!given?.success) return result
  const { access_token: value, expires_in: seconds } = given.data
  const token = { value, until: Date.now() + seconds * 1000 - MARGIN_MS }
  tokens.set(appOf(values), token)
  return token
}

/** Calls Help Scout as the owner's app. Never throws. https://developer.helpscout.com/mailbox-api/ */
export async function callHelpScout(
  values: PluginValues,
  { method, path, body }: HelpScoutCall,
): Promise<CallResult> {
  const token = await tokenFor(values)
  if (!('value' in token)) return token
  const result = await send(method, path, { body, token: token.value })
  if (result.kind !== 'answer' || result.status !== 401) return result
  // It may have been withdrawn before its time; nothing was done with it.
  tokens.delete(appOf(values))
  const next = await tokenFor(values)
  return 'value' in next ? send(method, path, { body, token: next.value }) : next
}

/** {@link callHelpScout} that must succeed. @throws DeskError */
export async function askHelpScout(
  values: PluginValues,
  call: HelpScoutCall,
): Promise<{ body: unknown; id: string | null }> {
  const result = await callHelpScout(values, call)
  const body = bodyOf('Help Scout', result, codeOf)
  return {
    body,
    id: (result.kind === 'answer' && result.headers?.['resource-id']) || null,
  }
}
