import 'server-only'
import { z } from 'zod'
import { takeOverOrigin } from '@/lib/catalog/take-over-origin'
import { db, Prisma } from '@/lib/core/db'
import { differences } from '@/lib/core/differences'
import { AppError } from '@/lib/core/errors'
import { rowsOf } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { BatchCorrection, KeyBatch } from './batch-contracts'
import { keyBatch } from './batch-queries'

const batchRow = z.object({ productId: z.number(), isInStock: z.boolean() })

/**
 * Corrects what is known of where the keys of a batch come from: also of sold ones, whose certificates say so from then on.
 *
 * @throws AppError `not_found`; `conflict` when its product, whose keys some of them still are, states something else
 */
export async function correctBatch(
  actor: Actor,
  id: number,
  correction: BatchCorrection,
): Promise<KeyBatch> {
  await db().$transaction(async (tx) => {
    // First the product, as whoever adds keys does.
    await tx.$executeRaw(Prisma.sql`
      SELECT 1 FROM "Product" WHERE "id" = (SELECT "productId" FROM "KeyBatch" WHERE "id" = ${id})
      FOR NO KEY UPDATE`)
    const [row] = await rowsOf(
      tx,
      batchRow,
      Prisma.sql`
      SELECT b."productId", b."recalledAt" IS NULL AND EXISTS (
        SELECT 1 FROM "ProductKey" k
        WHERE k."batchId" = b."id" AND k."status" IN ('available', 'reserved')) AS "isInStock"
      FROM "KeyBatch" b WHERE b."id" = ${id} FOR UPDATE`,
    )
    const stored = await tx.keyBatch.findUnique({
      where: { id },
      select: { reference: true, licenceKind: true, keySource: true, firstRegion: true },
    })
    if (!row || !stored) throw new AppError('not_found', say('licences.unknownBatch'))
    const { before, after } = differences(stored, correction)
    if (Object.keys(after).length === 0) return
    if (row.isInStock) await takeOverOrigin(tx, actor, row.productId, correction, id)
    await tx.keyBatch.update({ where: { id }, data: after })
    await recordAudit(tx, actor, {
      action: 'key_batch.update',
      entityType: 'key_batch',
      entityId: id,
      before: { ...before },
      after: { ...after, productId: row.productId },
    })
  })
  return keyBatch(id)
}
