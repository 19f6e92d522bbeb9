import 'server-only'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { lockRows } from '@/lib/core/rows'
import { LIBRARY_SESSION_SECONDS, openLibrarySession } from './tokens'

/** The oldest ends when a library is opened in more browsers than anybody has. */
const MAX_SESSIONS = 20

type Beginning = {
  /** In lower case. */
  email: string
  /** Of the browser's session so far, which ends. */
  cookie: string | undefined
  /** That the library was opened by, if one was. */
  passkeyId?: number
  /** Checks under the lock of the reader that what opens the library still holds. */
  admit: (tx: Tx) => Promise<void>
}

/** Signs a browser in to the library of an address. @returns the id of the new session */
export async function beginSession({
  email,
  cookie,
  passkeyId,
  admit,
}: Beginning): Promise<string> {
  const former = await openLibrarySession(cookie)
  const id = newId()
  await db().$transaction(async (tx) => {
    // Signing out everywhere waits for this lock, and then finds the session.
    await lockReader(tx, email)
    await admit(tx)
    if (former) await tx.librarySession.deleteMany({ where: { id: former } })
    await tx.$executeRaw(Prisma.sql`
      INSERT INTO "LibrarySession" ("id", "email", "passkeyId", "createdAt", "expiresAt")
      VALUES (${id}::uuid, ${email}, ${passkeyId ?? null}::int, clock_timestamp(),
        clock_timestamp() + make_interval(secs => ${LIBRARY_SESSION_SECONDS}))`)
    await tx.$executeRaw(Prisma.sql`
      DELETE FROM "LibrarySession" WHERE "id" IN (
        SELECT "id" FROM "LibrarySession" WHERE "email" = ${email}
        ORDER BY "createdAt" DESC, "id" OFFSET ${MAX_SESSIONS})`)
  })
  return id
}

/** Until the transaction ends nobody else signs in or out with an address, or changes its passkeys. */
export async function lockReader(tx: Tx, email: string): Promise<void> {
  await lockRows(tx, 'LibraryReader', { email }, 'NO KEY UPDATE')
}
