import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import type { Prisma, Tx } from '@/lib/core/db'
import { sourcesOf, targetOf } from '@/lib/core/state-table'
import { recordOutcome } from '@/lib/staff/record-outcome'
import { BACKUP_STATES, type BackupEvent } from './lifecycle'

/** What the outcome of an entry of the audit trail depends on that started a backup. */
export const dependsOnBackup = (id: string): string => `backup:${id}`

/**
 * Ends a backup that is still running.
 *
 * @param runs absent, or the run that it has to be in: another process may have begun it anew
 * @returns whether it was ended
 */
export async function moveBackup(
  tx: Tx,
  { id, runs }: { id: string; runs?: number },
  event: BackupEvent,
  details: Omit<Prisma.StoreBackupUpdateManyMutationInput, 'status' | 'finishedAt'>,
): Promise<boolean> {
  const { count } = await tx.storeBackup.updateMany({
    where: { id, runs, status: { in: sourcesOf(BACKUP_STATES, event) } },
    data: {
      ...details,
      finishedAt: await databaseTime(tx),
      status: targetOf(BACKUP_STATES, event),
    },
  })
  if (count === 0) return false
  const failed = event === 'fail'
  await recordOutcome(
    tx,
    dependsOnBackup(id),
    failed ? 'failed' : 'done',
    failed && typeof details.message === 'string' ? details.message : null,
  )
  return true
}
