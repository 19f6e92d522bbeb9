import 'server-only'
import { z } from 'zod'
import { keyedHash } from '@/lib/core/crypto'
import { openToken, sealToken } from '@/lib/core/sealed-token'
import { takeLimits } from '@/lib/http/rate-limit'

/** What a challenge is for: one of a login is none of a new passkey, and one of a library none of the back office. */
export type Purpose =
  | 'passkey-login'
  | 'passkey-setup'
  | 'library-passkey-login'
  | 'library-passkey-setup'

const SECONDS = 300
/** Each challenge is answered once. */
const ONCE = { name: 'passkey-challenge', points: 1, seconds: SECONDS }

/** `owner`: for whom a passkey is made; `null` where the answer will say whose it is. */
const ticketSchema = z.object({ challenge: z.string(), owner: z.string().nullable() })
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
