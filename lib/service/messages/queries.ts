import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { searchedEmail } from '@/lib/core/email-address'
import { AppError } from '@/lib/core/errors'
import { ID_ROW, rowsOf } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { customerIdOf } from '@/lib/customers/records'
import { ticketInForce } from '@/lib/service/help-desk/tickets'
import type { AdminMessage, AssigneeFilter, MessageQuery, MessageRow } from './admin-contracts'
import { FILE_FIELDS } from './attachments'

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
  assignee: { select: { id: true, username: true } },
} as const satisfies Prisma.ContactMessageSelect

const shared = <R extends { readAt: Date | null; createdAt: Date }>(row: R) => ({
  ...row,
  readAt: row.readAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})

/** Whose messages are meant. @param userId of whoever asks */
const assigneeIdOf = (assignee: AssigneeFilter | undefined, userId: number) =>
  assignee === 'me' ? userId : assignee === 'nobody' ? null : assignee

/** One page of the messages, with the number of all that match. @param userId of whoever asks */
export async function listMessages(
  { status, category, assignee, search, sort, limit, offset }: MessageQuery,
  userId: number,
): Promise<{ rows: MessageRow[]; total: number }> {
  const contains = { contains: search, mode: 'insensitive' } as const
  const where: Prisma.ContactMessageWhereInput = {
    status,
    category,
    assigneeId: assigneeIdOf(assignee, userId),
    ...(search && {
      OR: [
        { name: contains },
        { email: { ...contains, contains: searchedEmail(search) } },
        { subject: contains },
        { message: contains },
      ],
    }),
  }
  const direction = sort === 'oldest' ? 'asc' : 'desc'
  const [rows, total] = await Promise.all([
    db().contactMessage.findMany({
      where,
      orderBy: [{ createdAt: direction }, { id: direction }],
      take: limit,
      skip: offset,
      select: ROW_FIELDS,
    }),
    db().contactMessage.count({ where }),
  ])
  return { rows: rows.map(shared), total }
}

const dated = <R extends { createdAt: Date }>(row: R) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
})

/** A message with its answers and notes, oldest first. @throws AppError `not_found` */
export async function adminMessage(id: number): Promise<AdminMessage> {
  const row = await db().contactMessage.findUnique({
    where: { id },
    select: {
      ...ROW_FIELDS,
      message: true,
      mailedKey: true,
      files: { ...FILE_FIELDS, where: { answerId: null } },
      answers: {
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        select: {
          id: true,
          text: true,
          username: true,
          origin: true,
          fromAddress: true,
          createdAt: true,
          files: FILE_FIELDS,
        },
      },
      notes: {
        orderBy: { id: 'asc' },
        select: { id: true, text: true, username: true, createdAt: true },
      },
    },
  })
  if (!row) throw new AppError('not_found', say('messages.unknown'))
  const { mailedKey, ...message } = row
  return {
    ...shared(message),
    isMailed: mailedKey !== null,
    customerId: await customerIdOf(row.email),
    ticket: await ticketOf(id),
    others: await othersOf(row),
    answers: row.answers.map(dated),
    notes: row.notes.map(dated),
  }
}

/** Bounds what a message's page lists beside it. */
const MOST_OTHERS = 10

async function othersOf({
  id,
  email,
}: {
  id: number
  email: string
}): Promise<AdminMessage['others']> {
  const found = await rowsOf(
    db(),
    ID_ROW,
    Prisma.sql`
    SELECT "id" FROM "ContactMessage" WHERE lower("email") = ${email.toLowerCase()} AND "id" <> ${id}
    ORDER BY "id" DESC LIMIT ${MOST_OTHERS}`,
  )
  const others = await db().contactMessage.findMany({
    where: { id: { in: found.map((other) => other.id) } },
    orderBy: { id: 'desc' },
    select: { id: true, subject: true, status: true, createdAt: true },
  })
  return others.map(dated)
}

async function ticketOf(messageId: number): Promise<AdminMessage['ticket']> {
  const found = await ticketInForce(db(), messageId)
  if (!found) return null
  const { desk, ticket } = found
  const number = ticket.ticketId
  return { desk: desk.name, number, url: number && desk.ticketUrl(ticket.account, number) }
}

/** How many messages wait for an answer, and when the oldest of them came. */
export async function openMessages(): Promise<{ count: number; oldestAt: Date | null }> {
  const { _count, _min } = await db().contactMessage.aggregate({
    where: { status: 'open' },
    _count: true,
    _min: { createdAt: true },
  })
  return { count: _count, oldestAt: _min.createdAt }
}
