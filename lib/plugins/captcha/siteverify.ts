import { isIP } from 'node:net'
import { z } from 'zod'
import { callProvider } from '@/lib/platform/outgoing/call-provider'

/** What the company of a captcha says of a token. */
export type Verdict =
  | { kind: 'person' }
  | { kind: 'refused'; reason: string }
  /** The visitor could not be verified: no response, or none about the token. */
  | { kind: 'unavailable'; reason: string }

/** Where a company verifies tokens, and how it wants to be asked. */
export type Siteverify = {
  /** Base URL of the API. */
  apiUrl: string
  encoding: 'json' | 'form'
}

type Verification = Siteverify & {
  secret: string
  /** From the widget; `''` when the visitor sent none. */
  token: string
  /** The visitor's IP address, if valid. */
  address: string
  /** The host names of this store; a token that was issued for another is refused. */
  hostnames: readonly string[]
  /** The form that the widget was rendered for; a token that names another form is refused. */
  action: string
  timeoutMs?: number
}

const answerSchema = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
  hostname: z.string().optional(),
  action: z.string().optional(),
})

/** The codes that are about the token; all others are about the secret, the call or the company. */
const ABOUT_THE_TOKEN = new Set([
  'missing-input-response',
  'invalid-input-response',
  'timeout-or-duplicate',
])

/**
 * Verifies a token by siteverify, which Cloudflare's Turnstile and Google's reCAPTCHA both speak. A token is valid once, for some minutes. Turnstile's
 * name the form that they were made for, the checkbox's of reCAPTCHA only the host.
 */
export async function verifyToken(verification: Verification): Promise<Verdict> {
  const { apiUrl, encoding, hostnames, action, timeoutMs = 5000 } = verification
  const asked = questionOf(verification)
  const answer = await callProvider({
    url: `${apiUrl.replace(/\/+$/, '')}/siteverify`,
    method: 'POST',
    ...(encoding === 'json'
      ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(asked) }
      : {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams(asked).toString(),
        }),
    timeoutMs,
  })
  if (answer.kind !== 'answer') return { kind: 'unavailable', reason: answer.message }
  const parsed = answerSchema.safeParse(answer.body)
  if (!parsed.success) return { kind: 'unavailable', reason: `status ${answer.status}` }
  const { success, 'error-codes': codes, ...made } = parsed.data
  if (!success) {
    const reason = codes.join(', ') || 'no reason'
    const isAboutToken = codes.length > 0 && codes.every((code) => ABOUT_THE_TOKEN.has(code))
    return { kind: isAboutToken ? 'refused' : 'unavailable', reason }
  }
  if (made.hostname && !hostnames.includes(made.hostname))
    return { kind: 'refused', reason: `made for ${made.hostname}` }
  if (made.action && made.action !== action)
    return { kind: 'refused', reason: `made for ${made.action}` }
  return { kind: 'person' }
}

function questionOf({ secret, token, address }: Verification): Record<string, string> {
  return { secret, response: token, ...(isIP(address) ? { remoteip: address } : {}) }
}
