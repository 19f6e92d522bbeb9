import 'server-only'
import { z } from 'zod'
import { openToken, sealToken } from '@/lib/core/sealed-token'

const PURPOSE = 'login-second-step'
const SECONDS = 300

const ticketSchema = z.object({
  user: z.number().int(),
  username: z.string(),
  isBrowser: z.boolean(),
})
type LoginTicket = z.infer<typeof ticketSchema>

/** What a login with the right password is given while its second step is to come. */
export const sealLoginTicket = (login: LoginTicket): Promise<string> =>
  sealToken(PURPOSE, login, SECONDS)

/** The login that a ticket continues, or `null` when it took longer than five minutes. */
export const openLoginTicket = (ticket: string): Promise<LoginTicket | null> =>
  openToken(PURPOSE, ticketSchema, ticket, SECONDS)
