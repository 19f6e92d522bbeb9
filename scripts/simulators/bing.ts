import { type Incoming, type Reply, type SimulatorServer, serve } from './http-server'

export const SIMULATED_BING_KEY = '0123456789abcdef'.repeat(2)

type Row = {
  query: string
  page: string
  clicks: number
  impressions: number
  position: number
  at: Date
}

export type BingSimulator = SimulatorServer & {
  /** The sites of the account, and whether they are verified. */
  sites: Map<string, boolean>
  siteMaps: string[]
  rows: Row[]
  /** What IndexNow was told, a list a call. */
  submitted: string[][]
  /** IndexNow answers all calls by that, until it is null. */
  fail: (status: number | null) => void
}

/** As ApiErrorCode of Bing's API numbers them. */
const refusal = (ErrorCode: number, Message: string): Reply => ({
  status: 400,
  json: { ErrorCode, Message: `ERROR!!! ${Message}` },
})

const numbersOf = ({ query, clicks, impressions, position, at }: Row) => ({
  __type: 'QueryStats:#Microsoft.Bing.Webmaster.Api',
  AvgClickPosition: position,
  AvgImpressionPosition: position,
  Clicks: clicks,
  Date: `/Date(${at.getTime()}-0700)/`,
  Impressions: impressions,
  Query: query,
})

/** Bing's webmaster API (below /webmaster/api.svc/json) and IndexNow (/indexnow) on loopback. */
export async function startBingSimulator(): Promise<BingSimulator> {
  const sites = new Map<string, boolean>()
  const siteMaps: string[] = []
  const rows: Row[] = []
  const submitted: string[][] = []
  let fault: number | null = null

  async function indexNow({ method, body }: Incoming): Promise<Reply> {
    if (fault) return { status: fault, raw: '' }
    if (method !== 'POST') return { status: 400, raw: '' }
    const { host, key, keyLocation, urlList } = JSON.parse(body)
    if (!/^[\w-]{8,128}$/.test(key) || urlList.length > 10_000) return { status: 422, raw: '' }
    if (![keyLocation, ...urlList].every((one: string) => new URL(one).host === host))
      return { status: 422, raw: '' }
    // A key stands for the addresses below the folder in which it is shown.
    if (new URL(keyLocation).pathname.lastIndexOf('/') > 0) return { status: 422, raw: '' }
    const shown = await (await fetch(keyLocation)).text()
    if (shown.trim() !== key) return { status: 403, raw: '' }
    submitted.push(urlList)
    return { status: 202, raw: '' }
  }

  function webmaster({ method, path, query, body }: Incoming): Reply {
    if (query.get('apikey') !== SIMULATED_BING_KEY) return refusal(3, 'InvalidApiKey')
    const call = path.split('/').at(-1)
    if (method === 'GET' && call === 'GetUserSites')
      return { json: { d: [...sites].map(([Url, IsVerified]) => ({ Url, IsVerified })) } }
    const siteUrl = method === 'POST' ? JSON.parse(body).siteUrl : query.get('siteUrl')
    if (!sites.get(`${siteUrl}/`)) return refusal(14, 'NotAuthorized')
    if (method === 'POST' && call === 'SubmitFeed') {
      siteMaps.push(JSON.parse(body).feedUrl)
      return { json: { d: null } }
    }
    if (method === 'GET' && call === 'GetQueryStats') return { json: { d: rows.map(numbersOf) } }
    if (method === 'GET' && call === 'GetPageQueryStats')
      return {
        json: { d: rows.filter(({ page }) => page === query.get('page')).map(numbersOf) },
      }
    return { status: 404, raw: 'Endpoint not found.' }
  }

  const server = await serve(0, async (incoming) =>
    incoming.path === '/indexnow' ? indexNow(incoming) : webmaster(incoming),
  )
  return {
    ...server,
    sites,
    siteMaps,
    rows,
    submitted,
    fail: (status) => {
      fault = status
    },
  }
}
