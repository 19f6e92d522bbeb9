import 'server-only'
import { stockChanged } from '@/lib/catalog/refresh-stock'
import { db } from '@/lib/core/db'
import { recallBatch } from '@/lib/licences/recall-batch'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { BatchDetail, RecallRequest } from './contracts'
import { dependsOnRecall, queueRecall } from './jobs'
import { batchDetail } from './queries'

/** Many keys take a while. */
const TIMEOUT_MS = 60_000

/**
 * Recalls a batch: its keys are out of sale at once; what there is to do for the sold ones a job does.
 *
 * @throws AppError `not_found`; `conflict` when it was recalled before
 */
export async function startRecall(
  actor: Actor,
  id: number,
  { reason, replace, mail }: RecallRequest,
): Promise<BatchDetail> {
  const productId = await db().$transaction(
    async (tx) => {
      const recall = { reason, username: actor.username, replaces: replace, mails: mail }
      const { productId, quarantined, soldIds } = await recallBatch(tx, id, recall)
      await tx.recalledKey.createMany({ data: soldIds.map((keyId) => ({ keyId, batchId: id })) })
      await recordAudit(tx, actor, {
        action: 'key_batch.recall',
        dependsOn: soldIds.length === 0 ? undefined : dependsOnRecall(id),
        entityType: 'key_batch',
        entityId: id,
        after: { productId, quarantined, sold: soldIds.length, replace, mail },
      })
      await queueRecall(tx, id)
      return productId
    },
    { timeout: TIMEOUT_MS },
  )
  await stockChanged([productId])
  return batchDetail(id)
}
