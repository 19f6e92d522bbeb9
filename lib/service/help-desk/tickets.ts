/** The tickets that messages have, and what is queued about them. */
import 'server-only'
import { db, type Prisma, type Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import type { TicketEvent } from '@/lib/mail/notifications/events'
import { queueCall } from '@/lib/mail/notifications/queue-call'
import { type DeskInForce, deskInForce } from './desk-in-force'

export type TicketRow = Prisma.HelpDeskTicketGetPayload<object>

/** Two stores may have the same help desk, such as one that is tried out. */
const referenceOf = (messageId: number): string =>
  `${new URL(env().SITE_URL).host}/message/${messageId}/${newId().slice(0, 8)}`

/** Lets the help desk know of a message once the caller's transaction has committed. */
export async function queueTicket(
  tx: Tx,
  { desk, values }: DeskInForce,
  messageId: number,
): Promise<void> {
  const data = {
    messageId,
    desk: desk.id,
    account: desk.account(values),
    reference: referenceOf(messageId),
  }
  await tx.helpDeskTicket.create({ data })
  await queue(tx, data, 'ticket.opened', String(messageId))
}

/** The ticket of a message, if its help desk is on and has it or is about to get it. */
export async function ticketInForce(
  tx: Tx,
  messageId: number,
): Promise<(DeskInForce & { ticket: TicketRow }) | null> {
  const ticket = await tx.helpDeskTicket.findUnique({ where: { messageId } })
  if (!ticket || ticket.goneAt) return null
  const inForce = await deskInForce(tx)
  if (inForce?.desk.id !== ticket.desk) return null
  return inForce.desk.account(inForce.values) === ticket.account ? { ...inForce, ticket } : null
}

/**
 * Has a ticket brought in step with what the store knows of its message, once the caller's transaction has committed.
 *
 * @param once what is new in the store, such as an answer's id
 * @returns what an entry of the audit trail depends on by it
 */
export const queueTicketChange = (
  tx: Tx,
  ticket: Pick<TicketRow, 'desk' | 'messageId'>,
  event: 'ticket.answered' | 'ticket.status_changed',
  once: string,
): Promise<string | undefined> => queue(tx, ticket, event, `${ticket.messageId}:${once}`)

/** Has the ticket of a message deleted that is about to be, once the caller's transaction has committed. */
export async function queueTicketDeletion(tx: Tx, messageId: number): Promise<void> {
  const found = await ticketInForce(tx, messageId)
  const { ticket } = found ?? {}
  // Of one that nobody tried to open there is nothing.
  if (!ticket?.triedAt) return
  const { account, reference, ticketId, triedAt } = ticket
  await queue(tx, ticket, 'ticket.deleted', reference, {
    account,
    reference,
    ticketId,
    triedAt: triedAt.toISOString(),
  })
}

/** @param data beyond the message's number; never what somebody wrote, as the log outlives the message */
async function queue(
  tx: Tx,
  { desk, messageId }: Pick<TicketRow, 'desk' | 'messageId'>,
  type: TicketEvent,
  once: string,
  data: Record<string, string | null> = {},
): Promise<string | undefined> {
  const call = { type, subject: `Message ${messageId}`, data: { messageId, ...data } }
  return queueCall(tx, desk, call, once)
}

/** Records what became known of a ticket. @returns whether its message is still there */
export async function recordTicket(
  messageId: number,
  data: Prisma.HelpDeskTicketUpdateManyMutationInput,
  tx: Tx = db(),
): Promise<boolean> {
  const { count } = await tx.helpDeskTicket.updateMany({ where: { messageId }, data })
  return count === 1
}
