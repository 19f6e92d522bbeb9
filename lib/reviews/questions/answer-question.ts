import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { requireUpdatedAt } from '@/lib/core/optimistic-lock'
import { say } from '@/lib/core/server-text'
import { queueMail } from '@/lib/mail/queue-mail'
import { showAgain } from '@/lib/reviews/publish-figures'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { QuestionAnswer } from './admin-contracts'
import { lockQuestion, QUESTION_ENTITY } from './question-lock'
import { answerEffects } from './question-rules'
import { moveQuestion } from './transition'

/**
 * Answers a question in the name of the store, on the product's page or for its asker alone. The first answer is mailed; one that
 * is corrected is not mailed again. The audit trail records nothing of what the asker wrote: it outlives the question.
 *
 * @throws AppError `not_found`; `conflict` when somebody else changed it since it was read
 */
export async function answerQuestion(
  actor: Actor,
  id: number,
  { text, isPublished, expectedUpdatedAt }: QuestionAnswer,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const before = await lockQuestion(tx, id)
    requireUpdatedAt(before.updatedAt, expectedUpdatedAt, say('conflict.thisQuestion'))
    const { event, isMailed } = answerEffects(before, isPublished)
    await tx.productQuestion.update({
      where: { id },
      data: { answer: text, answeredAt: before.answeredAt ?? new Date() },
    })
    if (event)
      await moveQuestion(
        tx,
        id,
        event,
        event === 'publish' ? { publishedAt: before.publishedAt ?? new Date() } : {},
      )
    if (isPublished || event === 'hide') await showAgain(tx, before.productId)
    if (isMailed) await mailAnswer(tx, before)
    await recordAudit(tx, actor, {
      action: 'question.answer',
      entityType: QUESTION_ENTITY,
      entityId: id,
      before: { status: before.status, answer: before.answer },
      after: { status: isPublished ? 'published' : 'hidden', answer: text },
    })
  })
}

type Asker = { id: number; email: string | null; locale: string }

async function mailAnswer(tx: Tx, { id, email, locale }: Asker): Promise<void> {
  if (!email) return
  await queueMail(tx, {
    kind: 'question_answered',
    dedupeKey: `question:${id}:answered`,
    to: email,
    locale,
    payload: { questionId: id },
  })
}
