import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { type Incoming, type Reply, type SimulatorServer, serve } from './http-server'

const SCOPE = 'https://www.googleapis.com/auth/webmasters'
const TOKEN = 'ya29.simulated'

type Row = { query: string; page: string; clicks: number; impressions: number; position: number }

export type SearchConsoleSimulator = SimulatorServer & {
  /** The JSON key of the service account that it knows. */
  serviceAccountKey: string
  /** What the service account may do, by property. */
  permissions: Map<string, string>
  /** In the order in which they were submitted. */
  siteMaps: string[]
  rows: Row[]
  /** Search Console answers all calls by that, until it is null. */
  fail: (status: number | null) => void
}

const error = (status: number, message: string): Reply => ({
  status,
  json: { error: { code: status, message } },
})

/** Google's tokens for service accounts (below /token) and Search Console's API (below /webmasters/v3) on loopback. */
export async function startSearchConsoleSimulator(): Promise<SearchConsoleSimulator> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const email = 'store@project.iam.gserviceaccount.com'
  const permissions = new Map<string, string>()
  const siteMaps: string[] = []
  const rows: Row[] = []
  let fault: number | null = null

  function grant(body: string): Reply {
    const refused = (description: string): Reply => ({
      status: 400,
      json: { error: 'invalid_grant', error_description: description },
    })
    const form = new URLSearchParams(body)
    if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
      return { status: 400, json: { error: 'unsupported_grant_type' } }
    const [head = '', claim = '', signature = ''] = (form.get('assertion') ?? '').split('.')
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claim}`),
      createPublicKey(publicKey),
      Buffer.from(signature, 'base64url'),
    )
    if (!isSigned) return refused('Invalid JWT Signature.')
    const { iss, aud, exp, iat, scope } = JSON.parse(Buffer.from(claim, 'base64url').toString())
    const now = Date.now() / 1000
    if (iss !== email) return refused('Invalid grant: account not found')
    if (aud !== 'https://oauth2.googleapis.com/token') return refused('Invalid JWT: wrong audience')
    if (exp - iat > 3600 || exp < now || iat > now + 60) return refused('Invalid JWT: lifetime')
    if (scope !== SCOPE) return { status: 400, json: { error: 'invalid_scope' } }
    return { json: { access_token: TOKEN, expires_in: 3599, token_type: 'Bearer' } }
  }

  function query(body: string): Reply {
    const { startDate, endDate, dimensions, rowLimit, dimensionFilterGroups } = JSON.parse(body)
    if (!/^\d{4}-\d\d-\d\d$/.test(startDate) || !(startDate <= endDate))
      return error(400, 'startDate')
    if (String(dimensions) !== 'query' || !(rowLimit >= 1 && rowLimit <= 25_000))
      return error(400, 'dimensions')
    const filter = dimensionFilterGroups?.[0].filters[0]
    if (filter && (filter.dimension !== 'page' || filter.operator !== 'includingRegex'))
      return error(400, 'filter')
    const found = rows.filter(({ page }) => !filter || new RegExp(filter.expression).test(page))
    if (found.length === 0) return { json: { responseAggregationType: 'byPage' } }
    return {
      json: {
        rows: found
          .sort((a, b) => b.clicks - a.clicks)
          .slice(0, rowLimit)
          .map(({ query: term, clicks, impressions, position }) => ({
            keys: [term],
            clicks,
            impressions,
            ctr: clicks / impressions,
            position,
          })),
      },
    }
  }

  function answer({ method, path, headers, body }: Incoming): Reply {
    if (path === '/token') return grant(body)
    if (fault) return error(fault, 'simulated')
    if (headers.authorization !== `Bearer ${TOKEN}`) return error(401, 'Invalid Credentials')
    const [, site = '', rest = ''] = /^\/webmasters\/v3\/sites\/([^/]+)(.*)$/.exec(path) ?? []
    const siteUrl = decodeURIComponent(site)
    const permissionLevel = permissions.get(siteUrl)
    if (!permissionLevel) return error(403, 'User does not have sufficient permission for site')
    if (method === 'GET' && rest === '') return { json: { siteUrl, permissionLevel } }
    if (method === 'POST' && rest === '/searchAnalytics/query') return query(body)
    const [, siteMap] = /^\/sitemaps\/([^/]+)$/.exec(rest) ?? []
    if (method !== 'PUT' || !siteMap) return error(404, 'Not found')
    if (!['siteOwner', 'siteFullUser'].includes(permissionLevel)) return error(403, 'Forbidden')
    siteMaps.push(decodeURIComponent(siteMap))
    return { status: 204, raw: '' }
  }

  const server = await serve(0, async (incoming) => answer(incoming))
  return {
    ...server,
    serviceAccountKey: JSON.stringify({
      type: 'service_account',
      client_email: email,
      private_key_id: 'a1b2c3',
      private_key: privateKey,
      token_uri: 'https://elsewhere.example/token',
    }),
    permissions,
    siteMaps,
    rows,
    fail: (status) => {
      fault = status
    },
  }
}
