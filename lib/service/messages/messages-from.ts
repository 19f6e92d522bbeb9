import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { ID_ROW, rowsOf } from '@/lib/core/rows'
import { FILE_FIELDS } from './attachments'

/** Bounds what a call about one person reads. */
const MAX_MESSAGES = 500

/**
 * The messages that came from an address, oldest first, and what came from there by mail to others' messages: without the
 * subject, which is theirs.
 *
 * @param email in lower case
 */
export async function messagesFrom(email: string) {
  const [messages, letters] = await Promise.all([
    db().contactMessage.findMany({
      where: { id: { in: await idsFrom(email) } },
      orderBy: { id: 'asc' },
      select: {
        createdAt: true,
        name: true,
        subject: true,
        message: true,
        files: { ...FILE_FIELDS, where: { answerId: null } },
        answers: {
          // What somebody else wrote is theirs.
          where: { origin: { not: 'someone_else' } },
          orderBy: { id: 'asc' },
          select: { createdAt: true, text: true, files: FILE_FIELDS },
        },
      },
    }),
    db().contactAnswer.findMany({
      where: { origin: 'someone_else', fromAddress: email },
      orderBy: { id: 'asc' },
      take: MAX_MESSAGES,
      select: { createdAt: true, username: true, text: true, files: FILE_FIELDS },
    }),
  ])
  const others = letters.map(({ username, text, ...letter }) => ({
    ...letter,
    name: username,
    subject: '',
    message: text,
    answers: [],
  }))
  return [...messages, ...others]
}

/** The content of a file of a message. */
export async function contentOfFile(id: string): Promise<Uint8Array> {
  const { content } = await db().contactAttachment.findUniqueOrThrow({
    where: { id },
    select: { content: true },
  })
  return content
}

/** What staff noted of the messages that came from an address, oldest first. @param email in lower case */
export async function messageNotesOf(email: string) {
  const notes = await db().contactNote.findMany({
    where: { messageId: { in: await idsFrom(email) } },
    orderBy: { id: 'asc' },
    select: { text: true, createdAt: true, message: { select: { subject: true } } },
  })
  return notes.map(({ text, createdAt, message: { subject } }) => ({
    subject,
    text,
    createdAt: createdAt.toISOString(),
  }))
}

async function idsFrom(email: string): Promise<number[]> {
  const found = await rowsOf(
    db(),
    ID_ROW,
    Prisma.sql`
    SELECT "id" FROM "ContactMessage" WHERE lower("email") = ${email}
    ORDER BY "id" DESC LIMIT ${MAX_MESSAGES}`,
  )
  return found.map(({ id }) => id)
}
