import 'server-only'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { LIBRARY_SESSION_SECONDS, openLibraryLink, openLibrarySession } from './tokens'

/** The oldest ends when a link is opened in more browsers than anybody has. */
const MAX_SESSIONS = 20

/**
 * Signs a browser in to the library of a mailed link. The session that it had before ends.
 *
 * @param cookie of the browser's session so far
 * @returns the id of the new session
 * @throws AppError `unauthorized` when the link has expired, was changed, or was ended by signing out everywhere
 */
export async function openLibrary(token: string, cookie: string | undefined): Promise<string> {
  const [link, former] = await Promise.all([openLibraryLink(token), openLibrarySession(cookie)])
  if (!link) throw hasEnded()
  const id = newId()
  await db().$transaction(async (tx) => {
    // Signing out everywhere waits for this lock, and then finds the session.
    const readers = await tx.$queryRaw<unknown[]>(Prisma.sql`
      SELECT 1 FROM "LibraryReader"
      WHERE "email" = ${link.email} AND "generation" = ${link.generation} FOR NO KEY UPDATE`)
    if (readers.length === 0) throw hasEnded()
    if (former) await tx.librarySession.deleteMany({ where: { id: former } })
    await insertSession(tx, id, link.email)
  })
  return id
}

async function insertSession(tx: Tx, id: string, email: string): Promise<void> {
  await tx.$executeRaw(Prisma.sql`
    INSERT INTO "LibrarySession" ("id", "email", "createdAt", "expiresAt")
    VALUES (${id}::uuid, ${email}, clock_timestamp(),
      clock_timestamp() + make_interval(secs => ${LIBRARY_SESSION_SECONDS}))`)
  await tx.$executeRaw(Prisma.sql`
    DELETE FROM "LibrarySession" WHERE "id" IN (
      SELECT "id" FROM "LibrarySession" WHERE "email" = ${email}
      ORDER BY "createdAt" DESC, "id" OFFSET ${MAX_SESSIONS})`)
}

const hasEnded = () => new AppError('unauthorized', 'This link has expired or is not complete')
