import 'server-only'
import { db } from '@/lib/core/db'

/** Removes statements of withdrawal that were answered longer ago than the privacy policy allows. One that is open stays. */
export async function removeOldWithdrawals(before: Date): Promise<void> {
  await db().withdrawal.deleteMany({
    where: { answeredAt: { lt: before } },
  })
}
