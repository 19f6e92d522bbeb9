import { type Incoming, type Reply, type SimulatorServer, serve } from './http-server'

export const SIMULATED_CLOUDFLARE = {
  zoneId: '023e105f4ecef8ad9ca31a8372d0c353',
  apiToken: 'YQSn-xWAQiiEh9qM58wZNnyQS7FUdoqGIUAbrh7T',
}

/** What a token may do, by the names of the dashboard. */
export const PERMISSIONS = ['Zone', 'Cache Purge', 'Cache Rules', 'Zone Settings'] as const
type Permission = (typeof PERMISSIONS)[number]

type Rule = { id: string; ref: string; expression: string; action: string } & Record<
  string,
  unknown
>

export type CloudflareSimulator = SimulatorServer & {
  zone: { name: string; status: string; paused: boolean }
  permissions: Set<Permission>
  /** What is purged, a call each, in their order. */
  purged: { tags: string[] }[]
  /** The rules of caching; `null` while the zone has none. */
  rules: () => Rule[] | null
  setRules: (rules: Rule[] | null) => void
  level: () => string
  setLevel: (level: string) => void
  /** How many calls of it come, one after the other. */
  calls: () => number
  /** Answers all calls by that until it is `null`; 429 with `retry-after`. */
  fail: (status: number | null) => void
}

const ENTRY = 'rulesets/phases/http_request_cache_settings/entrypoint'
const RULESET = '2f2feab2026849078ba485f918791bdc'
const LEVELS = ['off', 'essentially_off', 'low', 'medium', 'high', 'under_attack']
/** Of one call, on plans that are no Enterprise. */
const MOST_TAGS = 30
const MOST_CHARACTERS_OF_EXPRESSION = 4096

const done = (result: unknown): Reply => ({
  json: { success: true, errors: [], messages: [], result },
})
const refusal = (status: number, code: number, message: string): Reply => ({
  status,
  json: { success: false, errors: [{ code, message }], messages: [], result: null },
})
const denied = () => refusal(403, 9109, 'Unauthorized to access requested resource')

/** Parentheses and quotation marks that are left open, as Cloudflare refuses them. */
function isWellFormed(expression: string): boolean {
  if (expression.length > MOST_CHARACTERS_OF_EXPRESSION) return false
  const bare = expression.replaceAll(/"[^"]*"/g, '')
  let depth = 0
  for (const sign of bare) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (depth < 0) return false
  }
  return depth === 0 && !bare.includes('"')
}

/** Cloudflare's calls about one zone: purging, its rules of caching, its security level; on loopback. */
export async function startCloudflareSimulator(): Promise<CloudflareSimulator> {
  const zone = { name: 'localhost', status: 'active', paused: false }
  const permissions = new Set<Permission>(PERMISSIONS)
  const purged: { tags: string[] }[] = []
  let rules: Rule[] | null = null
  let level = 'medium'
  let calls = 0
  let ids = 0
  let fault: number | null = null

  function purge(body: string): Reply {
    if (!permissions.has('Cache Purge')) return refusal(403, 10_000, 'Authentication error')
    const { tags, ...others } = JSON.parse(body)
    if (!Array.isArray(tags) || tags.length === 0 || Object.keys(others).length > 0)
      return refusal(400, 1012, 'Request must contain one of "purge_everything", "files", "tags"')
    if (tags.length > MOST_TAGS)
      return refusal(400, 1094, `Only ${MOST_TAGS} tags may be purged at a time`)
    if (!tags.every((tag) => typeof tag === 'string' && /^[!-~]{1,1024}$/.test(tag)))
      return refusal(400, 1135, 'Invalid cache tag')
    purged.push({ tags })
    return done({ id: SIMULATED_CLOUDFLARE.zoneId })
  }

  const ruleset = () =>
    done({ id: RULESET, kind: 'zone', phase: 'http_request_cache_settings', rules })

  const taken = (rule: Omit<Rule, 'id'>): rule is Rule =>
    rule.action === 'set_cache_settings' &&
    typeof rule.expression === 'string' &&
    isWellFormed(rule.expression)
  const asRule = (given: Rule): Rule => ({ ...given, id: `rule${++ids}` })

  function ofRules({ method, body }: Incoming, below: string): Reply {
    if (!permissions.has('Cache Rules')) return denied()
    if (below === ENTRY) {
      if (method === 'GET')
        return rules ? ruleset() : refusal(404, 10_003, 'could not find entrypoint ruleset')
      if (method !== 'PUT') return refusal(405, 10_405, 'Method not allowed')
      const given: Rule[] = JSON.parse(body).rules
      if (!given.every(taken)) return refusal(400, 20_127, 'invalid expression')
      rules = given.map(asRule)
      return ruleset()
    }
    const [, of, id] = /^rulesets\/(\w+)\/rules(?:\/(\w+))?$/.exec(below) ?? []
    if (of !== RULESET || !rules) return refusal(404, 10_001, 'could not find ruleset')
    const found = rules.find((rule) => rule.id === id)
    if (id && !found) return refusal(404, 10_002, 'could not find rule')
    if (method === 'DELETE') rules = rules.filter((rule) => rule !== found)
    else {
      const given: Rule = JSON.parse(body)
      if (!taken(given)) return refusal(400, 20_127, 'invalid expression')
      if (method === 'POST' && !id) rules = [...rules, asRule(given)]
      else if (method === 'PATCH')
        rules = rules.map((rule) => (rule === found ? { ...found, ...given } : rule))
      else return refusal(405, 10_405, 'Method not allowed')
    }
    return ruleset()
  }

  function ofLevel({ method, body }: Incoming): Reply {
    if (!permissions.has('Zone Settings')) return denied()
    if (method === 'PATCH') {
      const { value } = JSON.parse(body)
      if (!LEVELS.includes(value))
        return refusal(400, 1007, 'Invalid value for zone setting security_level')
      level = value
    }
    return done({ id: 'security_level', value: level, editable: true, modified_on: null })
  }

  function answer(incoming: Incoming): Reply {
    calls += 1
    const { method, path, headers, body } = incoming
    if (fault)
      return {
        ...refusal(fault, 971, 'Please wait and consider throttling your request speed'),
        headers: fault === 429 ? { 'retry-after': '300' } : {},
      }
    const [, token] = /^Bearer ([\w-]{30,})$/.exec(headers.authorization ?? '') ?? []
    if (!token) return refusal(400, 6003, 'Invalid request headers')
    if (token !== SIMULATED_CLOUDFLARE.apiToken) return refusal(403, 9109, 'Invalid access token')
    const [, id, below] = /^\/client\/v4\/zones\/([^/]*)(?:\/(.*))?$/.exec(path) ?? []
    if (!id || !/^[0-9a-f]{32}$/.test(id))
      return refusal(
        404,
        7003,
        `Could not route to ${path}, perhaps your object identifier is invalid?`,
      )
    if (id !== SIMULATED_CLOUDFLARE.zoneId)
      return refusal(
        404,
        7003,
        `Could not route to ${path}, perhaps your object identifier is invalid?`,
      )
    if (!below)
      return permissions.has('Zone') && method === 'GET' ? done({ id, ...zone }) : denied()
    if (below === 'purge_cache' && method === 'POST') return purge(body)
    if (below === 'settings/security_level') return ofLevel(incoming)
    if (below.startsWith('rulesets/')) return ofRules(incoming, below)
    return refusal(404, 7000, 'No route for that URI')
  }

  const server = await serve(0, async (incoming) => answer(incoming))
  return {
    ...server,
    zone,
    permissions,
    purged,
    rules: () => rules,
    setRules: (given) => {
      rules = given
    },
    level: () => level,
    setLevel: (given) => {
      level = given
    },
    calls: () => calls,
    fail: (status) => {
      fault = status
    },
  }
}
