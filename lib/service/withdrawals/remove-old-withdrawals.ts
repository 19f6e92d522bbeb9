import 'server-only'
import { FIGURES } from '@/content/figures'
import { db } from '@/lib/core/db'
import { monthsAgo } from '@/lib/core/time'

/** Removes statements of withdrawal that were answered longer ago than the privacy policy allows. One that is open stays. */
export async function removeOldWithdrawals(): Promise<void> {
  await db().withdrawal.deleteMany({
    where: { answeredAt: { lt: monthsAgo(12 * FIGURES.retention.supportYears) } },
  })
}
