import 'server-only'
import { db } from '@/lib/core/db'

/** Removes what the audit trail has from before a time. What waits to be known stays until it is. */
export async function removeOldAuditEntries(before: Date): Promise<void> {
  await db().auditEntry.deleteMany({
    where: { createdAt: { lt: before }, outcome: { notIn: ['pending', 'waiting'] } },
  })
}
