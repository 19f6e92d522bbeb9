import 'server-only'
import { db, Prisma } from '@/lib/core/db'

/**
 * Removes sessions that have ended, passkeys of addresses that have no order any more, and addresses without a passkey
 * that no link was mailed to since a time.
 */
export async function removeOldReaders(before: Date): Promise<void> {
  await db().$executeRaw(Prisma.sql`DELETE FROM "LibrarySession" WHERE "expiresAt" < now()`)
  await db().$executeRaw(Prisma.sql`
    DELETE FROM "LibraryPasskey" p WHERE NOT EXISTS (
      SELECT 1 FROM "Order" o WHERE lower(o."customerEmail") = p."email")`)
  await db().libraryReader.deleteMany({
    where: { linkMailedAt: { lt: before }, passkeys: { none: {} } },
  })
}
