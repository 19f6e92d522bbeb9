import 'server-only'
import { z } from 'zod'
import { keyedHash } from '@/lib/core/crypto'
import { openToken, sealToken } from '@/lib/core/sealed-token'

/** For how long a link to a new password is valid. */
export const RESET_MINUTES = 30
/** For how long an invitation is: people read mail after a weekend. */
export const INVITATION_DAYS = 7

/** What a link to a password is mailed for, with its time in seconds. */
const SECONDS_OF = {
  'password-reset': RESET_MINUTES * 60,
  'staff-invitation': INVITATION_DAYS * 24 * 60 * 60,
} as const
type Purpose = keyof typeof SECONDS_OF

/** `password` marks the password that is to be replaced: with it all links to replace it end. */
const payloadSchema = z.object({ user: z.number().int(), password: z.string() })

type Holder = { id: number; passwordHash: string }

const markOf = (purpose: Purpose, passwordHash: string) => keyedHash(passwordHash, purpose)

/** The token of a link by which a user chooses a password, once. */
export const sealPasswordLink = (purpose: Purpose, { id, passwordHash }: Holder): Promise<string> =>
  sealToken(purpose, { user: id, password: markOf(purpose, passwordHash) }, SECONDS_OF[purpose])

type PasswordLink = { userId: number; holdsFor: (passwordHash: string) => boolean }

async function openAs(purpose: Purpose, token: string): Promise<PasswordLink | null> {
  const payload = await openToken(purpose, payloadSchema, token, SECONDS_OF[purpose])
  return (
    payload && {
      userId: payload.user,
      holdsFor: (passwordHash) => markOf(purpose, passwordHash) === payload.password,
    }
  )
}

/** Whom a token lets choose a password, or `null` when it has expired or is none of this store's. */
export const openPasswordLink = async (token: string): Promise<PasswordLink | null> =>
  (await openAs('password-reset', token)) ?? (await openAs('staff-invitation', token))
