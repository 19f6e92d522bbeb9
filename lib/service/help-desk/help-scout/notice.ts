import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { HelpDesk } from '@/lib/service/help-desk/desk'
import { isSameSecret } from '@/lib/service/help-desk/same-secret'

/** Whether Help Scout signed a notification. https://developer.helpscout.com/webhooks/ */
export const checkHelpScoutNotice: HelpDesk['checkNotice'] = (
  { signingSecret },
  { body, header },
) => {
  if (typeof signingSecret !== 'string' || signingSecret === '') return 'not_set_up'
  const signed = createHmac('sha1', signingSecret).update(body).digest('base64')
  return isSameSecret(header('x-helpscout-signature') ?? '', signed) ? 'genuine' : 'forged'
}

const noticeSchema = z.object({ id: z.number().int().positive() }).transform(({ id }) => String(id))

export const conversationOfNotice: HelpDesk['ticketOf'] = (payload) =>
  noticeSchema.safeParse(payload).data ?? null
