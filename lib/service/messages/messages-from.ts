import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { ID_ROW, rowsOf } from '@/lib/core/rows'

/** Bounds what a call about one person reads. */
const MAX_MESSAGES = 500

/** The messages that came from an address, oldest first. @param email in lower case */
export async function messagesFrom(email: string) {
  return db().contactMessage.findMany({
    where: { id: { in: await idsFrom(email) } },
    orderBy: { id: 'asc' },
    select: {
      createdAt: true,
      name: true,
      subject: true,
      message: true,
      answers: { orderBy: { id: 'asc' }, select: { createdAt: true, text: true } },
    },
  })
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
