import 'server-only'
import { z } from 'zod'
import { keyedHash } from '@/lib/core/crypto'
import { openToken, sealToken } from '@/lib/core/sealed-token'

const PURPOSE = 'login-second-step'
const SECONDS = 300

const ticketSchema = z.object({
  user: z.number().int(),
  username: z.string(),
  isBrowser: z.boolean(),
  /** Marks the password that was right: with it the ticket ends. */
  password: z.string(),
})

const markOf = (passwordHash: string) => keyedHash(passwordHash, PURPOSE)

type Login = { user: { id: number; passwordHash: string }; username: string; isBrowser: boolean }

/** What a login with the right password is given while its second step is to come. @param login.username as it was typed */
export const sealLoginTicket = ({ user, ...login }: Login): Promise<string> =>
  sealToken(PURPOSE, { ...login, user: user.id, password: markOf(user.passwordHash) }, SECONDS)

type LoginTicket = {
  user: number
  username: string
  isBrowser: boolean
  holdsFor: (passwordHash: string) => boolean
}

/** The login that a ticket continues, or `null` when it took longer than five minutes. */
export async function openLoginTicket(ticket: string): Promise<LoginTicket | null> {
  const opened = await openToken(PURPOSE, ticketSchema, ticket, SECONDS)
  if (!opened) return null
  const { password, ...login } = opened
  return { ...login, holdsFor: (passwordHash) => markOf(passwordHash) === password }
}
