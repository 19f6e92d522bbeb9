import 'server-only'
import { db } from '@/lib/core/db'
import { closeLibrary } from './close-library'
import type { Reader } from './reader'

/**
 * Ends a browser's session.
 *
 * @param everywhere ends all that opens the library of the address, as closeLibrary says
 */
export async function signOut(
  { sessionId, email }: Reader,
  { everywhere }: { everywhere: boolean },
): Promise<void> {
  if (!everywhere) {
    await db().librarySession.deleteMany({ where: { id: sessionId } })
    return
  }
  await db().$transaction((tx) => closeLibrary(tx, email))
}
