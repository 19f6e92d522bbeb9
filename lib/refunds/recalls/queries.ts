import 'server-only'
import { z } from 'zod'
import { FREE_KEY } from '@/lib/catalog/free-key'
import { db, Prisma } from '@/lib/core/db'
import { englishOf } from '@/lib/core/english-text'
import { unpacked } from '@/lib/core/packed-text'
import { rowsOf } from '@/lib/core/rows'
import { inOwnWords } from '@/lib/core/server-text'
import { keyBatch } from '@/lib/licences/batch-queries'
import { openKey } from '@/lib/licences/key-crypto'
import { maskKey } from '@/lib/licences/key-rules'
import type { BatchDetail } from './contracts'

const HOLDERS = 200

/** A batch, who has keys of it, and how far its recall is. @throws AppError `not_found` */
export async function batchDetail(id: number): Promise<BatchDetail> {
  const batch = await keyBatch(id)
  const [otherFree, holders, recall] = await Promise.all([
    otherFreeKeys(batch.productId, id),
    holdersOf(id, batch.recalledAt !== null),
    progressOf(id),
  ])
  return { ...batch, otherFree, holders, recall }
}

const otherFreeKeysRow = z.object({ count: z.number() })

async function otherFreeKeys(productId: number, batchId: number): Promise<number> {
  const [row] = await rowsOf(
    db(),
    otherFreeKeysRow,
    Prisma.sql`
    SELECT count(*)::int AS "count" FROM "ProductKey" k
    WHERE k."productId" = ${productId} AND k."batchId" IS DISTINCT FROM ${batchId} AND ${FREE_KEY}`,
  )
  return row?.count ?? 0
}

/** Before a recall whoever has a key; afterwards those that it is about, also when their key was replaced. */
async function holdersOf(batchId: number, isRecalled: boolean): Promise<BatchDetail['holders']> {
  const keys = await db().productKey.findMany({
    where: { batchId, ...(isRecalled ? { recalled: { isNot: null } } : { status: 'used' }) },
    orderBy: { id: 'asc' },
    take: HOLDERS,
    select: {
      id: true,
      valueEncrypted: true,
      assignedAt: true,
      recalled: true,
      orderItem: { select: { order: { select: { orderNumber: true, customerEmail: true } } } },
    },
  })
  return keys.flatMap(({ id, valueEncrypted, assignedAt, recalled, orderItem }) => {
    const problem = recalled?.problem == null ? null : unpacked(recalled.problem)
    return orderItem
      ? [
          {
            keyId: id,
            masked: maskKey(openKey(valueEncrypted)),
            ...orderItem.order,
            assignedAt: assignedAt?.toISOString() ?? null,
            isReplaced: recalled?.newKeyId != null,
            isMailed: recalled?.mailedAt != null,
            problem: problem && englishOf(problem),
            problemText: inOwnWords(problem),
          },
        ]
      : []
  })
}

async function progressOf(batchId: number): Promise<BatchDetail['recall']> {
  const batch = await db().keyBatch.findUniqueOrThrow({ where: { id: batchId } })
  if (!batch.recalledAt) return null
  const counted = await db().recalledKey.aggregate({
    where: { batchId },
    _count: { keyId: true, settledAt: true, newKeyId: true, mailedAt: true, problem: true },
  })
  return {
    reason: batch.recallReason,
    recalledBy: batch.recalledBy,
    replaces: batch.replacesSold,
    mails: batch.mailsBuyers,
    keys: counted._count.keyId,
    settled: counted._count.settledAt,
    replaced: counted._count.newKeyId,
    mailed: counted._count.mailedAt,
    problems: counted._count.problem,
  }
}
