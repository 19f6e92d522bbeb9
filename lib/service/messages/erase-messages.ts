import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'
import { ID_ROW, rowsOf } from '@/lib/core/rows'
import { deleteMails } from '@/lib/mail/delete-mails'
import { queueTicketDeletion } from '@/lib/service/help-desk/tickets'

/**
 * Deletes all messages that came from an address, with their answers, notes and files, and what came from there by mail to others' messages, all mails about them and their tickets at the help desk, for
 * its owner.
 *
 * @param email in lower case
 * @returns how many there were
 */
export async function eraseMessagesFrom(tx: Tx, email: string): Promise<number> {
  const messages = await rowsOf(
    tx,
    ID_ROW,
    Prisma.sql`SELECT "id" FROM "ContactMessage" WHERE lower("email") = ${email} ORDER BY "id" FOR UPDATE`,
  )
  for (const { id } of messages) {
    await deleteMails(tx, `contact:${id}`)
    await queueTicketDeletion(tx, id)
  }
  const letters = await tx.contactAnswer.deleteMany({
    where: { origin: 'someone_else', fromAddress: email },
  })
  const { count } = await tx.contactMessage.deleteMany({
    where: { id: { in: messages.map(({ id }) => id) } },
  })
  return count + letters.count
}
