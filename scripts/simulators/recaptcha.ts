import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type Reply, type SimulatorServer, serve } from './http-server'
import { Outcomes } from './outcomes'

/** The keys of the simulated checkbox. */
export const SIMULATED_RECAPTCHA = {
  siteKey: '6SimulatedSiteKeyOfTheCheckbox0000000000',
  secretKey: '6SimulatedSecretKeyOfTheCheckbox00000000',
} as const

const PREFIX = 'simulated-recaptcha.'
const madeSchema = z.object({ hostname: z.string() })

/** A token as the checkbox of a page on this host gives it, valid once. It names no form. */
export const recaptchaToken = (hostname: string): string =>
  `${PREFIX}${Buffer.from(JSON.stringify({ hostname, id: randomUUID() })).toString('base64url')}`

const refused = (...codes: string[]): Reply => ({ json: { success: false, 'error-codes': codes } })

function hostnameOf(token: string): string | undefined {
  if (!token.startsWith(PREFIX)) return undefined
  try {
    const text = Buffer.from(token.slice(PREFIX.length), 'base64url').toString()
    return madeSchema.parse(JSON.parse(text)).hostname
  } catch {
    return undefined
  }
}

/**
 * Google's reCAPTCHA siteverify (v2, checkbox) on loopback, which is asked by a form. Tokens of {@link recaptchaToken} are valid once.
 * `POST /__control {call: 'siteverify', outcome, times?}` sets the outcome of the next calls: `error`, `no answer`, `hang up`, `page` (HTML instead of
 * JSON). `GET /__state` reports the calls without secrets and tokens.
 */
export async function startRecaptchaSimulator(port = 0): Promise<SimulatorServer> {
  const outcomes = new Outcomes()
  const spent = new Set<string>()
  let calls: object[] = []

  const verify = (body: string): Reply | 'never' | 'hang up' => {
    // Anything else than a form holds no secret.
    const { secret = '', response = '', ...rest } = Object.fromEntries(new URLSearchParams(body))
    calls.push(rest)
    const outcome = outcomes.next('siteverify')
    if (outcome === 'error') return { status: 500, json: refused('internal-error').json }
    if (outcome === 'no answer') return 'never'
    if (outcome === 'hang up') return 'hang up'
    if (outcome === 'page') return { status: 503, html: '<h1>Service unavailable</h1>' }
    const hostname = hostnameOf(response)
    const ofToken =
      response === '' ? ['missing-input-response'] : hostname ? [] : ['invalid-input-response']
    if (secret === '') return refused(...ofToken, 'missing-input-secret')
    if (secret !== SIMULATED_RECAPTCHA.secretKey) return refused(...ofToken, 'invalid-input-secret')
    if (ofToken.length > 0) return refused(...ofToken)
    if (spent.has(response)) return refused('timeout-or-duplicate')
    spent.add(response)
    return { json: { success: true, challenge_ts: new Date().toISOString(), hostname } }
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
    if (method === 'POST' && path === '/recaptcha/api/siteverify') return verify(body)
    return { status: 404, json: {} }
  })
}
