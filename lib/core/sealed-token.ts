import { hkdfSync } from 'node:crypto'
import { sealData, unsealData } from 'iron-session'
import type { z } from 'zod'
import { env } from './env'

/** One password per purpose: a token can't be used for anything but what it was made for. */
const passwordFor = (purpose: string) =>
  Buffer.from(hkdfSync('sha256', env().APP_SECRET, '', `softhaven/token/${purpose}`, 32)).toString(
    'hex',
  )

/** What iron-session writes. It ignores what follows the version number; we take no second spelling. */
const WELL_FORMED = /^[\w*.-]+~2$/

/**
 * Seals a few facts into a text for links and headers: encrypted, authenticated and with an end.
 *
 * @param purpose what the token is for; {@link openToken} must name the same
 * @param seconds how long it holds
 * @returns letters, digits and `*-_~.`, safe in an address
 */
export function sealToken(purpose: string, facts: object, seconds: number): Promise<string> {
  return sealData(facts, { password: passwordFor(purpose), ttl: seconds })
}

/**
 * Opens a token of {@link sealToken}.
 *
 * @returns its facts, or `null` when it has ended, was changed, or was made for something else
 */
export async function openToken<S extends z.ZodType>(
  purpose: string,
  schema: S,
  token: string,
  seconds: number,
): Promise<z.output<S> | null> {
  if (!WELL_FORMED.test(token)) return null
  // What iron-session can't open is an empty object, which no schema of a token takes.
  const facts = await unsealData(token, { password: passwordFor(purpose), ttl: seconds }).catch(
    () => null,
  )
  const parsed = schema.safeParse(facts)
  return parsed.success ? parsed.data : null
}
