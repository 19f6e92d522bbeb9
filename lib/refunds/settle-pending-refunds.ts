import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { log } from '@/lib/core/log'
import { refundById } from './queries'
import { settleRefund } from './settle-refund'

/** No call for a refund lasts longer, so by then its answer will not come any more. */
const ANSWER_GRACE_SECONDS = 120

/**
 * Settles the refunds whose answers never came: looks them up, or asks again under the same key. Safe
 * to run at any time and twice at once.
 */
export async function settlePendingRefunds(): Promise<void> {
  // Taking one moves its time on, so that another process leaves it alone.
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
      // One refund's trouble must not keep the others waiting; it is looked at again.
      log.error({ err: error, refundId: id }, 'refund could not be settled')
    }
  }
}
