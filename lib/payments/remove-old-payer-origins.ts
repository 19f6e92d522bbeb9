import 'server-only'
import { db, Prisma } from '@/lib/core/db'

/** Forgets from where old payments were made. What their buyers agreed to stays with their orders. */
export async function removeOldPayerOrigins(before: Date): Promise<void> {
  await db().payment.updateMany({
    where: { createdAt: { lt: before }, payerAddress: { not: null } },
    data: { payerAddress: null, payerAgent: null, supplyConsent: Prisma.DbNull },
  })
}
