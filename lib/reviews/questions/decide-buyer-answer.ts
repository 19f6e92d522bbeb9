import 'server-only'
import { db, type Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { requireUpdatedAt } from '@/lib/core/optimistic-lock'
import { say } from '@/lib/core/server-text'
import { deleteMails } from '@/lib/mail/delete-mails'
import { showAgain } from '@/lib/reviews/publish-figures'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { QuestionDecision } from './admin-contracts'
import { mailBuyerAnswer } from './mail-buyer-answer'
import { lockQuestion, QUESTION_ENTITY } from './question-lock'
import { isMailedWhenShown } from './question-rules'
import { moveBuyerAnswer } from './transition'

type Answer = Prisma.BuyerAnswerGetPayload<{ include: { question: true } }>

/** An answer of a buyer, which nobody else changes until the transaction ends: all who do lock its question first. */
async function lockAnswer(tx: Tx, id: number): Promise<Answer> {
  const found = await tx.buyerAnswer.findUnique({ where: { id }, select: { questionId: true } })
  if (found) await lockQuestion(tx, found.questionId)
  const answer = await tx.buyerAnswer.findUnique({ where: { id }, include: { question: true } })
  if (!answer) throw new AppError('not_found', say('questions.unknownAnswer'))
  return answer
}

/**
 * Publishes what a buyer answered, or hides it. Who asked is mailed it when it is shown for the first time. The audit trail records
 * nothing of what the buyer wrote.
 *
 * @returns the question that it answers
 * @throws AppError `not_found`; `conflict` when its buyer has changed it since it was read, or for a decision that its state does not
 *   allow
 */
export async function decideBuyerAnswer(
  actor: Actor,
  id: number,
  { decision, expectedUpdatedAt }: QuestionDecision,
): Promise<number> {
  return db().$transaction(async (tx) => {
    const before = await lockAnswer(tx, id)
    requireUpdatedAt(before.updatedAt, expectedUpdatedAt, say('conflict.thisQuestion'))
    const publishedAt = before.publishedAt ?? new Date()
    const moved = await moveBuyerAnswer(
      tx,
      id,
      decision,
      decision === 'publish' ? { publishedAt } : {},
    )
    if (!moved)
      throw new AppError('conflict', say('questions.answerInState', { status: before.status }))
    await showAgain(tx, before.question.productId)
    if (decision === 'publish' && isMailedWhenShown(before)) await mailBuyerAnswer(tx, before)
    await recordAudit(tx, actor, {
      action: `question.${decision}_buyer_answer`,
      entityType: QUESTION_ENTITY,
      entityId: before.questionId,
      before: { status: before.status, answer: id },
    })
    return before.questionId
  })
}

/** Deletes what a buyer answered, with the mails about it. @throws AppError `not_found` */
export async function deleteBuyerAnswer(actor: Actor, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const { questionId, status, question } = await lockAnswer(tx, id)
    await deleteMails(tx, `question:${questionId}:buyer-answer:${id}`)
    await tx.buyerAnswer.delete({ where: { id } })
    if (status === 'published') await showAgain(tx, question.productId)
    await recordAudit(tx, actor, {
      action: 'question.delete_buyer_answer',
      entityType: QUESTION_ENTITY,
      entityId: questionId,
      before: { status, answer: id },
    })
  })
}
