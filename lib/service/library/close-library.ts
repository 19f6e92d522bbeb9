import 'server-only'
import type { Tx } from '@/lib/core/db'
import { deleteMailsTo } from '@/lib/mail/delete-mails'

/**
 * Ends all sessions of an address and the links that were mailed to it before, and removes its passkeys: nobody gets
 * in any more who can't read the mailbox.
 *
 * @param email in lower case
 * @returns how many sessions and passkeys there were
 */
export async function closeLibrary(
  tx: Tx,
  email: string,
): Promise<{ sessions: number; passkeys: number }> {
  await tx.libraryReader.updateMany({ where: { email }, data: { generation: { increment: 1 } } })
  const { count: sessions } = await tx.librarySession.deleteMany({ where: { email } })
  const { count: passkeys } = await tx.libraryPasskey.deleteMany({ where: { email } })
  return { sessions, passkeys }
}

/** {@link closeLibrary} with the mails about it, and what was asked for there is answered: for its owner. */
export async function eraseLibrary(tx: Tx, email: string): ReturnType<typeof closeLibrary> {
  await tx.libraryReader.updateMany({ where: { email }, data: { erasureRequestedAt: null } })
  await deleteMailsTo(tx, email, 'library_')
  return closeLibrary(tx, email)
}
