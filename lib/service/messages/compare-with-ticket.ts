import 'server-only'
import { db, type Prisma } from '@/lib/core/db'
import type { PluginValues } from '@/lib/plugins/plugin'
import type { HelpDesk, Ticket } from '@/lib/service/help-desk/desk'
import { DeskError, UNREADABLE } from '@/lib/service/help-desk/desk-error'
import type { DeskInForce } from '@/lib/service/help-desk/desk-in-force'
import { recordTicket, type TicketRow, ticketInForce } from '@/lib/service/help-desk/tickets'
import { ORDERS_HEADING, ordersNote } from './orders-note'
import { mailWithoutDesk, recordComment, takeOverComments, takeOverStatus } from './thread'
import { beginsWith, statusToAgreeOn, textAtDesk } from './ticket-rules'

type Message = Prisma.ContactMessageGetPayload<object>
type Context = DeskInForce & { ticket: TicketRow; message: Message }

/**
 * Brings a message and its ticket in step, both ways, whatever it was that changed: opens the ticket, takes over what was written at
 * the help desk, adds what was written in the store, and agrees on the status. It looks at what is true on both sides when it runs, so
 * it may run twice, late and in any order; only two at once for one message must not. Does nothing for a message without a ticket,
 * or whose help desk is off.
 *
 * @throws DeskError; ZodError for an answer that cannot be read
 */
export async function compareWithTicket(messageId: number): Promise<void> {
  const [found, message] = await Promise.all([
    ticketInForce(db(), messageId),
    db().contactMessage.findUnique({ where: { id: messageId } }),
  ])
  if (!found || !message) return
  const context = { ...found, message }
  const ticketId = found.ticket.ticketId ?? (await openTicket(context))
  if (ticketId === null) return
  const ticket = await found.desk.read(found.values, ticketId)
  if (!ticket) {
    // One that was opened just now may not be readable at once.
    if (found.ticket.ticketId === null) throw unreadable(found.desk)
    await recordTicket(messageId, { goneAt: new Date() })
    await withoutDesk(messageId)
    return
  }
  await takeOverComments(messageId, ticket.comments)
  if (ticket.isFinal) await withoutDesk(messageId)
  else await noteOrders(context, ticketId, ticket)
  const hasAnswered = !ticket.isFinal && (await addAnswers(context, ticketId))
  await agreeOnStatus(context, ticketId, ticket, hasAnswered)
}

const unreadable = ({ name }: HelpDesk): DeskError =>
  new DeskError(
    { kind: 'failed', message: UNREADABLE },
    `${name} does not show the ticket it opened`,
  )

const withoutDesk = (messageId: number) => db().$transaction((tx) => mailWithoutDesk(tx, messageId))

/** @returns the ticket's number; `null` when the message was deleted in the meantime */
async function openTicket({ desk, values, ticket, message }: Context): Promise<string | null> {
  const { reference, messageId, triedAt } = ticket
  const { name, email, subject, message: text, category, locale } = message
  // An earlier call may have opened it without this store hearing of it.
  const before = triedAt && (await desk.find(values, { reference, since: triedAt }))
  // From here on it may be there. There is no row any more of a message that was deleted in the meantime.
  if (!before && !(await recordTicket(messageId, { triedAt: triedAt ?? new Date() }))) return null
  const tags = Array.isArray(values.tags) ? values.tags : []
  const ticketId =
    before ??
    (await desk.open(values, {
      reference,
      name,
      email,
      subject,
      text,
      tags: [...new Set([...tags, category, `language-${locale}`])],
    }))
  if (await recordTicket(messageId, { ticketId })) return ticketId
  await desk.remove(values, ticketId)
  return null
}

async function noteOrders(
  { desk, values, ticket: { ordersNotedAt, messageId }, message }: Context,
  ticketId: string,
  { comments }: Ticket,
): Promise<void> {
  if (ordersNotedAt) return
  const isThere = comments.some(
    (comment) => !comment.isPublic && beginsWith(comment, ORDERS_HEADING),
  )
  if (!isThere) await desk.note(values, ticketId, await ordersNote(message))
  await recordTicket(messageId, { ordersNotedAt: new Date() })
}

/** Adds what was answered in the store, or by mail to it, and is not there. @returns whether the ticket counts as answered by it */
async function addAnswers(context: Context, ticketId: string): Promise<boolean> {
  const { desk, values, ticket } = context
  const unsent = await db().contactAnswer.findMany({
    where: {
      messageId: ticket.messageId,
      deskCommentId: null,
      OR: [{ origin: 'store' }, { mailedKey: { not: null } }],
    },
    orderBy: { id: 'asc' },
  })
  for (const answer of unsent)
    await recordComment(answer.id, await add(desk, values, ticketId, answer))
  return unsent.some(({ mailedByDesk }) => mailedByDesk)
}

const add = (
  desk: HelpDesk,
  values: PluginValues,
  ticketId: string,
  answer: Parameters<typeof textAtDesk>[0],
): Promise<string | null> =>
  desk[answer.mailedByDesk ? 'answer' : 'note'](values, ticketId, textAtDesk(answer))

async function agreeOnStatus(
  { desk, values, ticket: { messageId, agreedStatus } }: Context,
  ticketId: string,
  ticket: Ticket,
  hasAnswered: boolean,
): Promise<void> {
  const message = await db().contactMessage.findUnique({ where: { id: messageId } })
  if (!message) return
  const atDesk = hasAnswered ? 'answered' : ticket.status
  const statuses = {
    agreed: hasAnswered ? 'answered' : agreedStatus,
    store: message.status,
    desk: atDesk,
  } as const
  const next = statusToAgreeOn(statuses)
  const comparedAt = new Date()
  if (next === 'take') await takeOverStatus(messageId, message.status, atDesk)
  // One that is closed for good can't be opened again; the message goes on without it.
  const tells = next === 'tell' && !ticket.isFinal
  if (tells) await desk.setStatus(values, ticketId, message.status)
  await recordTicket(messageId, {
    agreedStatus: tells ? message.status : atDesk,
    comparedAt,
  })
}
