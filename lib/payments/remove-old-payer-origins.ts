import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { daysAgo } from '@/lib/core/time'

/** A payment can be disputed for about half a year, by some banks for longer. */
const KEPT_DAYS = 400

/** Forgets from where old payments were made. What their buyers agreed to stays with their orders. */
export async function removeOldPayerOrigins(): Promise<void> {
  await db().payment.updateMany({
    where: { createdAt: { lt: daysAgo(KEPT_DAYS) }, payerAddress: { not: null } },
    data: { payerAddress: null, payerAgent: null, supplyConsent: Prisma.DbNull },
  })
}
