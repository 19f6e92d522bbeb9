import 'server-only'
import { db, type Prisma } from '@/lib/core/db'
import { searchedEmail } from '@/lib/core/email-address'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { customerIdOf } from '@/lib/customers/records'
import { ticketInForce } from '@/lib/service/help-desk/tickets'
import type { AdminMessage, MessageQuery, MessageRow } from './admin-contracts'

const ROW_FIELDS = {
  id: true,
  name: true,
  email: true,
  subject: true,
  category: true,
  locale: true,
  status: true,
  readAt: true,
  createdAt: true,
} as const satisfies Prisma.ContactMessageSelect

const shared = <R extends { readAt: Date | null; createdAt: Date }>(row: R) => ({
  ...row,
  readAt: row.readAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})

/** One page of the messages, newest first, with the number of all that match. */
export async function listMessages({
  status,
  category,
  search,
  limit,
  offset,
}: MessageQuery): Promise<{ rows: MessageRow[]; total: number }> {
  const contains = { contains: search, mode: 'insensitive' } as const
  const where: Prisma.ContactMessageWhereInput = {
    status,
    category,
    ...(search && {
      OR: [
        { name: contains },
        { email: { ...contains, contains: searchedEmail(search) } },
        { subject: contains },
        { message: contains },
      ],
    }),
  }
  const [rows, total] = await Promise.all([
    db().contactMessage.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: limit,
      skip: offset,
      select: ROW_FIELDS,
    }),
    db().contactMessage.count({ where }),
  ])
  return { rows: rows.map(shared), total }
}

/** A message with its answers, oldest first. @throws AppError `not_found` */
export async function adminMessage(id: number): Promise<AdminMessage> {
  const row = await db().contactMessage.findUnique({
    where: { id },
    select: {
      ...ROW_FIELDS,
      message: true,
      answers: {
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        select: { id: true, text: true, username: true, origin: true, createdAt: true },
      },
    },
  })
  if (!row) throw new AppError('not_found', say('messages.unknown'))
  return {
    ...shared(row),
    customerId: await customerIdOf(row.email),
    ticket: await ticketOf(id),
    answers: row.answers.map((answer) => ({
      ...answer,
      createdAt: answer.createdAt.toISOString(),
    })),
  }
}

async function ticketOf(messageId: number): Promise<AdminMessage['ticket']> {
  const found = await ticketInForce(db(), messageId)
  if (!found) return null
  const { desk, ticket } = found
  const number = ticket.ticketId
  return { desk: desk.name, number, url: number && desk.ticketUrl(ticket.account, number) }
}

/** How many messages wait for an answer. */
export const openMessages = (): Promise<number> =>
  db().contactMessage.count({ where: { status: 'open' } })
