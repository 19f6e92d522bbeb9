import 'server-only'
import { db, Prisma } from '@/lib/core/db'

const MAX_OPEN = 100

/**
 * Takes on payments that need attention: those whose answer is overdue, those under review, and those captured
 * without an order. Each is taken on less often than those that have waited longer, so that a hundred reviews, which
 * may last for days, keep nobody waiting; and two who take some on at the same time take different ones.
 *
 * @param graceSeconds how long an answer of a provider, and the order of a captured payment, may take
 * @returns their ids
 */
export async function takeOpenPayments(graceSeconds: {
  answer: number
  order: number
}): Promise<string[]> {
  const rows = await db().$queryRaw<{ id: string }[]>(Prisma.sql`
    UPDATE "Payment" SET "updatedAt" = now() WHERE "id" IN (
      SELECT p."id" FROM "Payment" p
      WHERE (p."status" = 'processing' AND p."processingSince" < now() - make_interval(secs => ${graceSeconds.answer}))
        OR p."status" = 'held'
        OR (p."status" = 'captured' AND p."capturedAt" < now() - make_interval(secs => ${graceSeconds.order})
          AND NOT EXISTS (SELECT 1 FROM "Order" o WHERE o."paymentId" = p."id"))
      ORDER BY p."updatedAt" LIMIT ${MAX_OPEN} FOR UPDATE OF p SKIP LOCKED
    ) RETURNING "id"`)
  return rows.map(({ id }) => id)
}
