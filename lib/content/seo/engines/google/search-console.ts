import { z } from 'zod'
import { MAX_TERMS, type SearchTerm } from '@/lib/content/seo/engines/contracts'
import { type AskedPages, EngineError, engineAnswer } from '@/lib/content/seo/engines/engine'
import { dayOf } from '@/lib/core/calendar'
import { env } from '@/lib/core/env'
import { DAY_MS } from '@/lib/core/time'
import { googleAccessToken } from '@/lib/platform/google/access-token'
import { callProvider } from '@/lib/platform/outgoing/call-provider'
import type { PluginValues } from '@/lib/plugins/plugin'

const TIMEOUT_MS = 15_000
const SCOPE = 'https://www.googleapis.com/auth/webmasters'
/** Google knows a day two or three days later. */
const DAYS = 30

const NAME = 'Google Search Console'

type SearchConsoleCall = { method: 'GET' | 'PUT' | 'POST'; path: string; body?: object }

/** Calls Search Console about the property of the settings. The path is below it. @throws EngineError */
async function ask(
  { siteUrl, serviceAccountKey }: PluginValues,
  { method, path, body }: SearchConsoleCall,
): Promise<unknown> {
  const token = await googleAccessToken(String(serviceAccountKey), SCOPE)
  if (token.kind === 'not_reached') throw new EngineError('not_reached', `${NAME} gave no token`)
  if (token.kind !== 'token') throw new EngineError('credentials', `${NAME} took no key`)
  const result = await callProvider({
    url: `${env().SEARCH_CONSOLE_API_URL}/sites/${encodeURIComponent(String(siteUrl))}${path}`,
    method,
    headers: { authorization: `Bearer ${token.token}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
    timeoutMs: TIMEOUT_MS,
  })
  if (result.kind !== 'answer' || result.status === 429 || result.status >= 500)
    throw new EngineError('not_reached', `${NAME} did not answer ${path}`)
  const { status } = result
  if (status === 401) throw new EngineError('credentials', `${NAME}: ${status}`)
  if (status === 403 || status === 404) throw new EngineError('site', `${NAME}: ${status}`)
  if (status >= 300) throw new EngineError('refused', `${NAME}: ${status}`)
  return result.body
}

const siteSchema = z.object({ permissionLevel: z.string() })

/** What the service account may do with the property, such as `siteFullUser`. @throws EngineError */
export const permissionAt = async (values: PluginValues): Promise<string> =>
  engineAnswer(siteSchema, await ask(values, { method: 'GET', path: '' }), NAME).permissionLevel

export const submitSiteMapToGoogle = async (values: PluginValues, siteMapUrl: string) => {
  await ask(values, { method: 'PUT', path: `/sitemaps/${encodeURIComponent(siteMapUrl)}` })
}

const rowsSchema = z.object({
  rows: z
    .array(
      z.object({
        keys: z.tuple([z.string()]),
        clicks: z.number(),
        impressions: z.number(),
        position: z.number(),
      }),
    )
    .default([]),
})

/** The addresses as one expression of RE2. */
const anyOf = (urls: AskedPages): string =>
  `^(${urls.map((url) => url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})$`

/** https://developers.google.com/webmaster-tools/v1/searchanalytics/query */
export async function termsAtGoogle(values: PluginValues, urls: AskedPages): Promise<SearchTerm[]> {
  const now = Date.now()
  const filters = [{ dimension: 'page', operator: 'includingRegex', expression: anyOf(urls) }]
  const answer = await ask(values, {
    method: 'POST',
    path: '/searchAnalytics/query',
    body: {
      startDate: dayOf(new Date(now - DAYS * DAY_MS), 'UTC'),
      endDate: dayOf(new Date(now), 'UTC'),
      dimensions: ['query'],
      rowLimit: MAX_TERMS,
      ...(urls.length > 0 ? { dimensionFilterGroups: [{ filters }] } : {}),
    },
  })
  return engineAnswer(rowsSchema, answer, NAME).rows.map(
    ({ keys: [query], position, ...counts }) => ({
      query,
      ...counts,
      position: Math.round(position * 10) / 10,
    }),
  )
}
