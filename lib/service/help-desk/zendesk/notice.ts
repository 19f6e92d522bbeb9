import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { HelpDesk } from '@/lib/service/help-desk/desk'
import { isSameSecret } from '@/lib/service/help-desk/same-secret'

/**
 * Whether Zendesk signed a notification. How old it is does not matter: the ticket is read anew.
 * https://developer.zendesk.com/documentation/webhooks/verifying/
 */
export const checkZendeskNotice: HelpDesk['checkNotice'] = (
  { webhookSecret },
  { body, header },
) => {
  if (typeof webhookSecret !== 'string' || webhookSecret === '') return 'not_set_up'
  const signed = createHmac('sha256', webhookSecret)
    .update(header('x-zendesk-webhook-signature-timestamp') ?? '')
    .update(body)
    .digest('base64')
  return isSameSecret(header('x-zendesk-webhook-signature') ?? '', signed) ? 'genuine' : 'forged'
}

const numberSchema = z.union([z.string().regex(/^\d{1,20}$/), z.number().int().positive()])

/** Of a webhook that a trigger calls, as docs/operations.md says, or of one that subscribes to events of tickets. */
const noticeSchema = z.union([
  z.object({ ticket_id: numberSchema }).transform(({ ticket_id }) => String(ticket_id)),
  z.object({ detail: z.object({ id: numberSchema }) }).transform(({ detail }) => String(detail.id)),
])

export const ticketOfZendeskNotice: HelpDesk['ticketOf'] = (payload) =>
  noticeSchema.safeParse(payload).data ?? null
