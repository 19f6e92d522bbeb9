import 'server-only'
import { z } from 'zod'
import { keyedHash } from '@/lib/core/crypto'
import { env } from '@/lib/core/env'
import { openToken, sealToken } from '@/lib/core/sealed-token'
import { takeLimits } from '@/lib/http/rate-limit'

/** What a challenge is for: one of a login is none of a new passkey. */
type Purpose = 'passkey-login' | 'passkey-setup'

const SECONDS = 300
/** Each challenge is answered once. */
const ONCE = { name: 'passkey-challenge', points: 1, seconds: SECONDS }

const ticketSchema = z.object({ challenge: z.string(), user: z.number().int().nullable() })
type Ticket = z.infer<typeof ticketSchema>

export const sealChallenge = (purpose: Purpose, ticket: Ticket): Promise<string> =>
  sealToken(purpose, ticket, SECONDS)

/**
 * The challenge that a ticket holds, this once.
 *
 * @returns `null` when it took longer than five minutes, or was answered before
 */
export async function spendChallenge(purpose: Purpose, ticket: string): Promise<Ticket | null> {
  const opened = await openToken(purpose, ticketSchema, ticket, SECONDS)
  if (!opened) return null
  const uses = [{ limit: ONCE, key: keyedHash(opened.challenge, purpose) }]
  return takeLimits(uses).then(
    () => opened,
    () => null,
  )
}

/** The store as authenticators know it: passkeys hold for its host name and its address alone. */
export function relyingParty(): { id: string; origin: string } {
  const { hostname, origin } = new URL(env().SITE_URL)
  return { id: hostname, origin }
}
