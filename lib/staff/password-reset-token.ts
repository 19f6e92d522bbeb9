import 'server-only'
import { z } from 'zod'
import { keyedHash } from '@/lib/core/crypto'
import { openToken, sealToken } from '@/lib/core/sealed-token'

/** For how long a link to a new password is valid. */
export const RESET_MINUTES = 30

const PURPOSE = 'password-reset'
const SECONDS = RESET_MINUTES * 60

/** `password` marks the password that is to be replaced: with it all links to replace it end. */
const payloadSchema = z.object({ user: z.number().int(), password: z.string() })

type Holder = { id: number; passwordHash: string }

const markOf = (passwordHash: string) => keyedHash(passwordHash, PURPOSE)

/** The token of a link by which a user chooses a new password, once. */
export const sealPasswordReset = ({ id, passwordHash }: Holder): Promise<string> =>
  sealToken(PURPOSE, { user: id, password: markOf(passwordHash) }, SECONDS)

/** Whom a token lets choose a new password, or `null` when it has expired or is none of this store's. */
export async function openPasswordReset(
  token: string,
): Promise<{ userId: number; holdsFor: (passwordHash: string) => boolean } | null> {
  const payload = await openToken(PURPOSE, payloadSchema, token, SECONDS)
  return (
    payload && {
      userId: payload.user,
      holdsFor: (passwordHash) => markOf(passwordHash) === payload.password,
    }
  )
}
