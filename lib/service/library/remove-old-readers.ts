import 'server-only'
import { FIGURES } from '@/content/figures'
import { db, Prisma } from '@/lib/core/db'
import { daysAgo } from '@/lib/core/time'

/** So that a request for deletion is remembered until it is answered. */
const KEPT_DAYS = 2 * FIGURES.privacyAnswerDays

/**
 * Removes sessions that have ended, passkeys of addresses that have no order any more, and addresses without a passkey
 * that no link was mailed to for long.
 */
export async function removeOldReaders(): Promise<void> {
  await db().$executeRaw(Prisma.sql`DELETE FROM "LibrarySession" WHERE "expiresAt" < now()`)
  await db().$executeRaw(Prisma.sql`
    DELETE FROM "LibraryPasskey" p WHERE NOT EXISTS (
      SELECT 1 FROM "Order" o WHERE lower(o."customerEmail") = p."email")`)
  await db().libraryReader.deleteMany({
    where: { linkMailedAt: { lt: daysAgo(KEPT_DAYS) }, passkeys: { none: {} } },
  })
}
