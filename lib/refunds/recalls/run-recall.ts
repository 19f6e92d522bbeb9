import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { packed, type ServerText, say } from '@/lib/core/server-text'
import { queueMail } from '@/lib/mail/queue-mail'
import { keyRecipient } from '@/lib/orders/key-recipient'
import { replaceKey } from '@/lib/orders/replace-key'
import { recordOutcome } from '@/lib/staff/record-outcome'
import { dependsOnRecall } from './jobs'

/**
 * Does what a recall has to do for each sold key, one after the other: replaces it, or mails its buyer. May be broken off
 * and run again at any point; each key is replaced, and each buyer mailed, once.
 */
export async function runRecall(batchId: number): Promise<void> {
  const batch = await db().keyBatch.findUniqueOrThrow({ where: { id: batchId } })
  const waiting = await db().recalledKey.findMany({
    where: { batchId, settledAt: null },
    orderBy: { keyId: 'asc' },
    select: { keyId: true },
  })
  for (const { keyId } of waiting) {
    const { isSettled, problem } = batch.replacesSold ? await replace(keyId, batch) : NOT_REPLACED
    if (!isSettled) await settle(keyId, problem, batch.mailsBuyers)
  }
  const problems = await db().recalledKey.count({ where: { batchId, problem: { not: null } } })
  await recordOutcome(
    db(),
    dependsOnRecall(batchId),
    problems === 0 ? 'done' : 'failed',
    problems === 0 ? null : packed(say('recalls.notReplaced', { count: problems })),
  )
}

type Recall = { recallReason: string; recalledBy: string }
type Outcome = { isSettled: boolean; problem: ServerText | null }

const NOT_REPLACED: Outcome = { isSettled: false, problem: null }

/** A key that its buyer has no more needs no other one; one that there is no other for may get one later. */
async function replace(keyId: number, recall: Recall): Promise<Outcome> {
  const who = { userId: null, username: recall.recalledBy, address: '' }
  try {
    await replaceKey(keyId, recall.recallReason, who, {
      after: (tx, newKeyId) =>
        tx.recalledKey.update({ where: { keyId }, data: { newKeyId, settledAt: new Date() } }),
    })
    return { isSettled: true, problem: null }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.code === 'out_of_stock' ? { isSettled: false, problem: error.text } : NOT_REPLACED
  }
}

/** Mails the buyer if that is wanted and the key is still the buyer's, and closes the case. */
async function settle(keyId: number, problem: ServerText | null, mails: boolean): Promise<void> {
  await db().$transaction(async (tx) => {
    const mailedAt = mails && (await mailBuyer(tx, keyId)) ? { mailedAt: new Date() } : {}
    await tx.recalledKey.update({
      where: { keyId },
      data: { problem: problem && packed(problem), settledAt: new Date(), ...mailedAt },
    })
  })
}

/** @returns whether the buyer has the key, and so is told */
async function mailBuyer(tx: Tx, keyId: number): Promise<boolean> {
  const key = await tx.productKey.findUniqueOrThrow({
    where: { id: keyId },
    select: { status: true, orderItem: { select: { order: true } } },
  })
  if (key.status !== 'used' || !key.orderItem) return false
  const { order } = key.orderItem
  const { to, afterSeconds } = await keyRecipient(tx, order)
  await queueMail(
    tx,
    {
      kind: 'key_recalled',
      dedupeKey: `key-recalled:${keyId}`,
      to,
      locale: order.locale,
      orderId: order.id,
      payload: { keyId },
    },
    { afterSeconds },
  )
  return true
}
