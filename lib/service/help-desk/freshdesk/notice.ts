import { z } from 'zod'
import type { HelpDesk } from '@/lib/service/help-desk/desk'
import { isSameSecret } from '@/lib/service/help-desk/same-secret'

/** Freshdesk signs nothing: its rule sends the secret that the store made in a header of its own. */
const SECRET_HEADER = 'x-softhaven-secret'

export const checkFreshdeskNotice: HelpDesk['checkNotice'] = ({ signingSecret }, { header }) => {
  if (typeof signingSecret !== 'string' || signingSecret === '') return 'not_set_up'
  return isSameSecret(header(SECRET_HEADER) ?? '', signingSecret) ? 'genuine' : 'forged'
}

const ticketSchema = z
  .object({
    ticket_id: z.union([z.string().regex(/^\d{1,20}$/), z.number().int().positive()]),
  })
  .transform(({ ticket_id }) => String(ticket_id))

/** With a body as docs/operations.md says, or with the one that Freshdesk puts together by itself. */
const noticeSchema = z.union([
  ticketSchema,
  z
    .object({ freshdesk_webhook: ticketSchema })
    .transform(({ freshdesk_webhook }) => freshdesk_webhook),
])

export const ticketOfFreshdeskNotice: HelpDesk['ticketOf'] = (payload) =>
  noticeSchema.safeParse(payload).data ?? null
