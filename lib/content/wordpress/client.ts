import { env } from '@/lib/core/env'
import { jsonOrNull } from '@/lib/core/json-or-null'
import { OutgoingError, openChecked, readBody } from '@/lib/platform/outgoing/open-checked'
import type { PluginValue } from '@/lib/plugins/fields'
import type { PluginValues } from '@/lib/plugins/plugin'

const TIMEOUT_MS = 30_000
/** A handful of long posts with what is embedded in them. */
const MAX_ANSWER_BYTES = 20 * 1024 * 1024

export type SiteAnswer =
  | {
      kind: 'answer'
      status: number
      body: unknown
      /** How many there are in all, and on how many pages; `0` where it does not say. */
      total: number
      pages: number
      /** After how many seconds it wants to be asked again, if it says so. */
      retryAfter?: number
    }
  /** Something answers that is no REST API. */
  | { kind: 'unreadable' }
  /** Nobody was asked: over http everybody could read along. */
  | { kind: 'not_secure' }
  | { kind: 'no_answer' }

/** The address of the site, without a slash at its end. */
export function siteOf({ siteUrl }: PluginValues): string {
  const url = URL.parse(String(siteUrl ?? ''))
  return url ? url.origin + url.pathname.replace(/\/+$/, '') : ''
}

/**
 * Reads from a site's REST API. Redirects are not followed: what they lead to would get the password. Never throws.
 *
 * @param path behind /wp-json, such as `/wp/v2/posts`
 */
export const callSite = (
  values: PluginValues,
  path: string,
  query: Readonly<Record<string, string>> = {},
): Promise<SiteAnswer> =>
  readSite(siteOf(values), path, {
    query: { ...languageOf(values), ...query },
    login: { user: values.username, password: values.applicationPassword },
  })

type Reading = {
  query: Readonly<Record<string, string>>
  /** Nobody without both. */
  login: { user: PluginValue | undefined; password: PluginValue | undefined }
}

/** {@link callSite} of any site that WordPress runs. @param site its address, without a slash at its end */
export async function readSite(
  site: string,
  path: string,
  { query, login }: Reading,
): Promise<SiteAnswer> {
  const isPrivateAllowed = env().PRIVATE_RECEIVERS === 'on'
  try {
    const answer = await openChecked({
      url: `${site}/wp-json${path}?${new URLSearchParams(query)}`,
      method: 'GET',
      headers: {
        accept: 'application/json',
        'user-agent': 'Softhaven',
        ...authorizationOf(login),
      },
      protocols: isPrivateAllowed ? ['https:', 'http:'] : ['https:'],
      allowPort: true,
      allowPrivate: isPrivateAllowed,
      maxRedirects: 0,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const bytes = await readBody(answer, { maxBytes: MAX_ANSWER_BYTES, whenLarger: 'refuse' })
    const { statusCode: status = 0, headers } = answer
    const body = jsonOrNull(Buffer.from(bytes).toString('utf8'))
    if (status === 200 && body === null) return { kind: 'unreadable' }
    const retryAfter = Number(headers['retry-after'])
    return {
      kind: 'answer',
      status,
      body,
      total: numberOf(headers['x-wp-total']),
      pages: numberOf(headers['x-wp-totalpages']),
      ...(retryAfter > 0 && { retryAfter }),
    }
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error
    return { kind: error.reason === 'wrong_protocol' ? 'not_secure' : 'no_answer' }
  }
}

const numberOf = (header: string | string[] | undefined): number =>
  typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : 0

/** What WPML and Polylang know; WordPress itself ignores it. */
const languageOf = ({ language }: PluginValues): Record<string, string> =>
  typeof language === 'string' && language !== '' ? { lang: language } : {}

function authorizationOf({ user, password }: Reading['login']): Record<string, string> {
  if (!user || !password) return {}
  const pair = Buffer.from(`${user}:${password}`).toString('base64')
  return { authorization: `Basic ${pair}` }
}
