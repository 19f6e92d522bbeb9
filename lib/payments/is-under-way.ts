import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { countRowsOf } from '@/lib/core/rows'

/**
 * Whether the store itself is still asking the provider about a payment, or its browser may still post its
 * order. By the database's clock (docs/decisions/0065).
 *
 * @param graceSeconds as for takeOpenPayments
 */
export async function isUnderWay(
  paymentId: string,
  graceSeconds: { answer: number; order: number },
): Promise<boolean> {
  const rows = await countRowsOf(
    db(),
    Prisma.sql`
    SELECT 1 FROM "Payment" WHERE "id" = ${paymentId}::uuid AND (
      ("status" = 'processing' AND "processingSince" >= now() - make_interval(secs => ${graceSeconds.answer}))
      OR ("status" = 'captured' AND "capturedAt" >= now() - make_interval(secs => ${graceSeconds.order})))`,
  )
  return rows > 0
}
