import { z } from 'zod'
import type { SearchTerm } from '@/lib/content/seo/engines/contracts'
import { type AskedPages, EngineError, engineAnswer } from '@/lib/content/seo/engines/engine'
import { env } from '@/lib/core/env'
import { callProvider } from '@/lib/platform/outgoing/call-provider'
import type { PluginValues } from '@/lib/plugins/plugin'
import { sumTerms } from './sum-terms'

const TIMEOUT_MS = 15_000
const NAME = 'Bing Webmaster Tools'

const errorSchema = z.object({ ErrorCode: z.number() })
/** https://learn.microsoft.com/en-us/dotnet/api/microsoft.bing.webmaster.api.interfaces.apierrorcode */
const CREDENTIALS = new Set([3, 6, 10])
const BUSY = new Set([1, 2, 4, 5])
const NOT_THIS_SITE = new Set([7, 11, 13, 14])

/** Calls one of its methods. Bing takes the key in the address alone. @throws EngineError */
async function ask(
  { apiKey }: PluginValues,
  method: string,
  { query = {}, body }: { query?: Record<string, string>; body?: object } = {},
): Promise<unknown> {
  const result = await callProvider({
    url: `${env().BING_API_URL}/${method}?${new URLSearchParams({ ...query, apikey: String(apiKey) })}`,
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: body && JSON.stringify(body),
    timeoutMs: TIMEOUT_MS,
  })
  if (result.kind !== 'answer') throw new EngineError('not_reached', `${NAME} did not answer`)
  const { status } = result
  const code = errorSchema.safeParse(result.body).data?.ErrorCode
  if (status === 200 && code === undefined) return result.body
  const said = `${NAME}: ${status}, ${code ?? 'no code'}`
  if (code === undefined ? status >= 500 || status === 429 : BUSY.has(code))
    throw new EngineError('not_reached', said)
  if (code !== undefined && CREDENTIALS.has(code)) throw new EngineError('credentials', said)
  if (code !== undefined && NOT_THIS_SITE.has(code)) throw new EngineError('site', said)
  throw new EngineError('refused', said)
}

const sitesSchema = z.object({ d: z.array(z.object({ Url: z.string(), IsVerified: z.boolean() })) })

const withoutSlash = (url: string) => url.replace(/\/$/, '')

/** Whether Bing knows the store as its owner's; `null` if not at all. @throws EngineError */
export async function isVerifiedAtBing(values: PluginValues): Promise<boolean | null> {
  const { d: sites } = engineAnswer(sitesSchema, await ask(values, 'GetUserSites'), NAME)
  const site = sites.find(({ Url }) => withoutSlash(Url) === withoutSlash(env().SITE_URL))
  return site?.IsVerified ?? null
}

export const submitSiteMapToBing = async (values: PluginValues, siteMapUrl: string) => {
  await ask(values, 'SubmitFeed', { body: { siteUrl: env().SITE_URL, feedUrl: siteMapUrl } })
}

const statisticsSchema = z.object({
  d: z.array(
    z.object({
      Query: z.string(),
      Clicks: z.number(),
      Impressions: z.number(),
      AvgImpressionPosition: z.number(),
      /** Such as /Date(1316156400000-0700)/. */
      Date: z.string(),
    }),
  ),
})

/** https://learn.microsoft.com/en-us/dotnet/api/microsoft.bing.webmaster.api.interfaces.iwebmasterapi.getpagequerystats */
export async function termsAtBing(values: PluginValues, urls: AskedPages): Promise<SearchTerm[]> {
  const siteUrl = env().SITE_URL
  const answers = await Promise.all(
    urls.length === 0
      ? [ask(values, 'GetQueryStats', { query: { siteUrl } })]
      : urls.map((page) => ask(values, 'GetPageQueryStats', { query: { siteUrl, page } })),
  )
  const rows = answers.flatMap((answer) => engineAnswer(statisticsSchema, answer, NAME).d)
  return sumTerms(
    rows.map((row) => ({
      query: row.Query,
      clicks: row.Clicks,
      impressions: row.Impressions,
      position: row.AvgImpressionPosition,
      at: Number(/\d+/.exec(row.Date)?.[0]),
    })),
    Date.now(),
  )
}
