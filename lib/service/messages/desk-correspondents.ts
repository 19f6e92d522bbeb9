import 'server-only'
import { z } from 'zod'
import type { Tx } from '@/lib/core/db'
import type { Call, Correspondent } from '@/lib/mail/notifications/correspondent'
import type { Outcome } from '@/lib/mail/notifications/delivery-outcome'
import type { PluginValues } from '@/lib/plugins/plugin'
import type { HelpDesk } from '@/lib/service/help-desk/desk'
import { DeskError, UNREADABLE } from '@/lib/service/help-desk/desk-error'
import { HELP_DESKS } from '@/lib/service/help-desk/desks'
import { compareWithTicket } from './compare-with-ticket'
import { forwardToSupport } from './receive-message'
import { mailWithoutDesk } from './thread'

const dataSchema = z.object({ messageId: z.number().int() })
const deletionSchema = z.object({
  account: z.string(),
  reference: z.string(),
  ticketId: z.string().nullable(),
  triedAt: z.coerce.date(),
})

/** The help desks as the queue of calls knows them. */
export const DESK_CORRESPONDENTS: readonly Correspondent[] = HELP_DESKS.map((desk) => ({
  ...desk,
  answer: async (values: PluginValues, call: Call): Promise<Outcome> => {
    try {
      if (call.type === 'ticket.deleted') await removeTicket(desk, values, call)
      else await compareWithTicket(dataSchema.parse(call.data).messageId)
      return { kind: 'answer', status: 200, body: '' }
    } catch (error) {
      if (error instanceof DeskError) return error.outcome
      if (error instanceof z.ZodError) return { kind: 'failed', message: UNREADABLE }
      throw error
    }
  },
  onGivenUp: async (tx: Tx, { type, data }: Call): Promise<void> => {
    if (type === 'ticket.deleted') return
    const { messageId } = dataSchema.parse(data)
    if (type === 'ticket.opened') await forwardToSupport(tx, messageId)
    await mailWithoutDesk(tx, messageId)
  },
}))

async function removeTicket(desk: HelpDesk, values: PluginValues, { data }: Call): Promise<void> {
  const { account, reference, ticketId, triedAt } = deletionSchema.parse(data)
  if (desk.account(values) !== account) return
  const known = ticketId ?? (await desk.find(values, { reference, since: triedAt }))
  if (known) await desk.remove(values, known)
}
