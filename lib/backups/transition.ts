import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import type { Prisma, Tx } from '@/lib/core/db'
import { sourcesOf, targetOf } from '@/lib/core/state-table'
import { BACKUP_STATES, type BackupEvent } from './lifecycle'

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
  return count > 0
}
