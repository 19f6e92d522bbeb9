import 'server-only'
import { db } from '@/lib/core/db'
import type { Reader } from './reader'

/**
 * Ends a browser's session.
 *
 * @param everywhere ends all sessions of the address and the links that were mailed to it before, and removes its
 *   passkeys: nobody gets in any more who can't read the mailbox
 */
export async function signOut(
  { sessionId, email }: Reader,
  { everywhere }: { everywhere: boolean },
): Promise<void> {
  if (!everywhere) {
    await db().librarySession.deleteMany({ where: { id: sessionId } })
    return
  }
  await db().$transaction(async (tx) => {
    await tx.libraryReader.updateMany({
      where: { email },
      data: { generation: { increment: 1 } },
    })
    await tx.librarySession.deleteMany({ where: { email } })
    await tx.libraryPasskey.deleteMany({ where: { email } })
  })
}
