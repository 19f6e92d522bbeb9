import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { BatchDetail } from './contracts'
import { dependsOnRecall, queueRecall } from './jobs'
import { batchDetail } from './queries'

/**
 * Tries again to replace the keys that a recall could not replace, such as after new keys were added.
 *
 * @throws AppError `not_found`; `conflict` when there is nothing to try again
 */
export async function retryRecall(actor: Actor, id: number): Promise<BatchDetail> {
  await batchDetail(id)
  await db().$transaction(async (tx) => {
    const { count } = await tx.recalledKey.updateMany({
      where: { batchId: id, problem: { not: null } },
      data: { problem: null, settledAt: null },
    })
    if (count === 0) throw new AppError('conflict', say('recalls.noKeyLeft'))
    await recordAudit(tx, actor, {
      action: 'key_batch.retry_recall',
      dependsOn: dependsOnRecall(id),
      entityType: 'key_batch',
      entityId: id,
      after: { keys: count },
    })
    await queueRecall(tx, id)
  })
  return batchDetail(id)
}
