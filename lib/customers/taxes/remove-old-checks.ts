import 'server-only'
import { db } from '@/lib/core/db'
import { daysAgo } from '@/lib/core/time'

/** Removes what was asked of tax IDs; orders keep what decided. */
export async function removeOldTaxIdChecks(): Promise<void> {
  await db().taxIdCheck.deleteMany({ where: { checkedAt: { lt: daysAgo(1) } } })
}
