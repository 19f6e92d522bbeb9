import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type Reply, type SimulatorServer, serve } from './http-server'
import { Outcomes } from './outcomes'

/** The secret key that the simulated widget belongs to. */
export const SIMULATED_SECRET = '0x4AAAAAAASimulatedSecretKey'

/** The page and form that a widget was rendered for; the real service seals it into its tokens. */
type Rendering = { hostname: string; action: string }

const PREFIX = 'simulated.'
const madeSchema = z.object({ hostname: z.string(), action: z.string() })

export const SIMULATED_TOKENS = {
  /** A token as issued by a widget, valid once. */
  good: (rendering: Rendering): string =>
    `${PREFIX}${Buffer.from(JSON.stringify({ ...rendering, id: randomUUID() })).toString('base64url')}`,
}

const bodySchema = z.object({
  secret: z.string().default(''),
  response: z.string().default(''),
  remoteip: z.string().optional(),
})

const refused = (code: string): Reply => ({
  json: { success: false, 'error-codes': [code], messages: [] },
})

function renderingOf(token: string): Rendering | undefined {
  if (!token.startsWith(PREFIX)) return undefined
  try {
    const text = Buffer.from(token.slice(PREFIX.length), 'base64url').toString()
    return madeSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/**
 * Cloudflare's Turnstile siteverify on loopback. Tokens of {@link SIMULATED_TOKENS} are valid once.
 * `POST /__control {call: 'siteverify', outcome, times?}` sets the outcome of the next calls: `error`,
 * `no answer`, `hang up`, `page` (HTML instead of JSON). `GET /__state` reports the calls without
 * secrets and tokens.
 */
export async function startTurnstileSimulator(port = 0): Promise<SimulatorServer> {
  const outcomes = new Outcomes()
  const spent = new Set<string>()
  let calls: object[] = []

  const verify = (body: string): Reply | 'never' | 'hang up' => {
    const { secret, response, ...rest } = bodySchema.parse(JSON.parse(body))
    calls.push(rest)
    const outcome = outcomes.next('siteverify')
    if (outcome === 'error') return { status: 500, json: refused('internal-error').json }
    if (outcome === 'no answer') return 'never'
    if (outcome === 'hang up') return 'hang up'
    if (outcome === 'page') return { status: 503, html: '<h1>Service unavailable</h1>' }
    if (secret === '') return refused('missing-input-secret')
    if (secret !== SIMULATED_SECRET) return refused('invalid-input-secret')
    if (response === '') return refused('missing-input-response')
    const rendering = renderingOf(response)
    if (!rendering) return refused('invalid-input-response')
    if (spent.has(response)) return refused('timeout-or-duplicate')
    spent.add(response)
    return {
      json: {
        success: true,
        'error-codes': [],
        challenge_ts: new Date().toISOString(),
        hostname: rendering.hostname,
        action: rendering.action,
        cdata: '',
      },
    }
  }

  return serve(port, async ({ method, path, body }) => {
    if (path === '/__control') {
      outcomes.order(JSON.parse(body))
      return { json: {} }
    }
    if (path === '/__state') return { json: { calls } }
    if (path === '/__reset') {
      outcomes.clear()
      spent.clear()
      calls = []
      return { json: {} }
    }
    if (method === 'POST' && path === '/turnstile/v0/siteverify') return verify(body)
    return { status: 404, json: {} }
  })
}
