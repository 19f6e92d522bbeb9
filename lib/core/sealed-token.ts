import { hkdfSync } from 'node:crypto'
import { sealData, unsealData } from 'iron-session'
import type { z } from 'zod'
import { env } from './env'

/** One password per purpose: a token can't be used for any other. */
const passwordOf = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `softhaven/token/${purpose}`, 32)).toString('hex')

/** The form that iron-session writes. It ignores what follows the version number; no other spelling is accepted. */
const WELL_FORMED = /^[\w*.-]+~2$/

/**
 * Seals a small payload into a text for links and headers: encrypted, authenticated and expiring.
 *
 * @param purpose what the token is for; {@link openToken} must name the same
 * @param seconds how long it is valid
 * @returns letters, digits and `*-_~.`, safe in an address
 */
export function sealToken(purpose: string, payload: object, seconds: number): Promise<string> {
  return sealData(payload, { password: passwordOf(env().APP_SECRET, purpose), ttl: seconds })
}

/**
 * Opens a token of {@link sealToken}.
 *
 * @returns its payload, or `null` when it has expired, was changed, or has another purpose
 */
export async function openToken<S extends z.ZodType>(
  purpose: string,
  schema: S,
  token: string,
  seconds: number,
): Promise<z.output<S> | null> {
  return openUnder(env().APP_SECRET, purpose, schema, token, seconds)
}

/**
 * {@link openToken} for what is mailed to people outside the store, whose links must not end when APP_SECRET
 * is replaced: one that was sealed under a secret before still opens, while APP_SECRET_PREVIOUS names it.
 */
export async function openMailedToken<S extends z.ZodType>(
  purpose: string,
  schema: S,
  token: string,
  seconds: number,
): Promise<z.output<S> | null> {
  for (const secret of [env().APP_SECRET, ...env().APP_SECRET_PREVIOUS]) {
    const payload = await openUnder(secret, purpose, schema, token, seconds)
    if (payload !== null) return payload
  }
  return null
}

async function openUnder<S extends z.ZodType>(
  secret: string,
  purpose: string,
  schema: S,
  token: string,
  seconds: number,
): Promise<z.output<S> | null> {
  if (!WELL_FORMED.test(token)) return null
  const password = passwordOf(secret, purpose)
  // What iron-session can't open is an empty object, which no schema of a payload accepts.
  const payload = await unsealData(token, { password, ttl: seconds }).catch(() => null)
  const parsed = schema.safeParse(payload)
  return parsed.success ? parsed.data : null
}
