import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { log } from '@/lib/core/log'
import { refundById } from './queries'
import { settleRefund } from './settle-refund'

/** No refund call lasts longer, so after this no answer will arrive. */
const ANSWER_GRACE_SECONDS = 120

/**
 * Settles the refunds that were never answered: looks them up, or repeats the call with the same key.
 * Safe to run at any time, also concurrently.
 */
export async function settlePendingRefunds(): Promise<void> {
  // Claiming one updates its time, so that another process skips it.
  const taken = await db().$queryRaw<{ id: string }[]>(Prisma.sql`
    UPDATE "Refund" SET "updatedAt" = now() WHERE "id" IN (
      SELECT "id" FROM "Refund"
      WHERE "status" = 'pending' AND "updatedAt" < now() - make_interval(secs => ${ANSWER_GRACE_SECONDS})
      ORDER BY "updatedAt" LIMIT 50 FOR UPDATE SKIP LOCKED
    ) RETURNING "id"`)
  for (const { id } of taken) {
    try {
      await settleRefund(await refundById(id), 'again')
    } catch (error) {
      // One refund's failure must not block the others; it is retried.
      log.error({ err: error, refundId: id }, 'refund could not be settled')
    }
  }
}
