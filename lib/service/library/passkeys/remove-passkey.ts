import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { lockReader } from '../begin-session'
import type { Reader } from '../reader'

/**
 * Removes a passkey of a reader's address, and ends what it has opened in other browsers.
 *
 * @throws AppError `not_found`
 */
export async function removePasskey({ sessionId, email }: Reader, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockReader(tx, email)
    await tx.librarySession.deleteMany({
      where: { email, passkeyId: id, id: { not: sessionId } },
    })
    const { count } = await tx.libraryPasskey.deleteMany({ where: { id, email } })
    if (count === 0) throw new AppError('not_found', say('passkeys.unknown'))
  })
}
