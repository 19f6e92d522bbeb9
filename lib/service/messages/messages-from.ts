import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { ID_ROW, rowsOf } from '@/lib/core/rows'

/** Bounds what a call about one person reads. */
const MAX_MESSAGES = 500

/** The messages that came from an address, oldest first. @param email in lower case */
export async function messagesFrom(email: string) {
  const found = await rowsOf(
    db(),
    ID_ROW,
    Prisma.sql`
    SELECT "id" FROM "ContactMessage" WHERE lower("email") = ${email}
    ORDER BY "id" DESC LIMIT ${MAX_MESSAGES}`,
  )
  return db().contactMessage.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
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
