import 'server-only'
import { z } from 'zod'
import { Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { rowsOf } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { mayMove, newStatus } from './key-states-sql'

type Recall = { reason: string; username: string; replaces: boolean; mails: boolean }

const recallBatchRow = z.object({ productId: z.number(), recalledAt: z.date().nullable() })

/**
 * Takes a batch out of sale for good: from now on none of its keys is handed out, whatever state it is in or comes into;
 * the free ones are quarantined.
 *
 * @returns the product, and the keys that buyers have
 * @throws AppError `not_found`; `conflict` when it was recalled before
 */
export async function recallBatch(
  tx: Tx,
  id: number,
  { reason, username, replaces, mails }: Recall,
): Promise<{ productId: number; quarantined: number; soldIds: number[] }> {
  const [batch] = await rowsOf(
    tx,
    recallBatchRow,
    Prisma.sql`
    SELECT "productId", "recalledAt" FROM "KeyBatch" WHERE "id" = ${id} FOR UPDATE`,
  )
  if (!batch) throw new AppError('not_found', say('licences.unknownBatch'))
  if (batch.recalledAt) throw new AppError('conflict', say('licences.batchRecalled'))
  await tx.keyBatch.update({
    where: { id },
    data: {
      recalledAt: new Date(),
      recallReason: reason,
      recalledBy: username,
      replacesSold: replaces,
      mailsBuyers: mails,
    },
  })
  // Whoever is being handed one of them at this moment is counted among its buyers below.
  await tx.$executeRaw(Prisma.sql`
    SELECT 1 FROM "ProductKey" WHERE "batchId" = ${id} ORDER BY "id" FOR UPDATE`)
  // Also those that a payment holds: it gets others. Keys that come back from an order stay out of sale by this.
  await tx.$executeRaw(Prisma.sql`
    UPDATE "ProductKey" SET "notAfter" = now() WHERE "batchId" = ${id}`)
  const quarantined = await tx.$executeRaw(Prisma.sql`
    UPDATE "ProductKey"
    SET "status" = ${newStatus('quarantine')}, "quarantinedAt" = now(), "quarantineReason" = ${reason},
        "paymentId" = NULL, "reservedUntil" = NULL
    WHERE "batchId" = ${id} AND ${mayMove('quarantine')}`)
  const sold = await tx.productKey.findMany({
    where: { batchId: id, status: 'used' },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  return { productId: batch.productId, quarantined, soldIds: sold.map(({ id }) => id) }
}
