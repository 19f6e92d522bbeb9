import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { requireUpdatedAt } from '@/lib/core/optimistic-lock'
import { say } from '@/lib/core/server-text'
import { showAgain } from '@/lib/reviews/publish-figures'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { QuestionDecision } from './admin-contracts'
import { lockQuestion, QUESTION_ENTITY } from './question-lock'
import { moveQuestion } from './transition'

/**
 * Publishes a question, also one without an answer, so that buyers give theirs, or hides one.
 *
 * @throws AppError `not_found`; `conflict` when somebody else changed it since it was read, or for a decision that its state does
 *   not allow
 */
export async function decideQuestion(
  actor: Actor,
  id: number,
  { decision, expectedUpdatedAt }: QuestionDecision,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const before = await lockQuestion(tx, id)
    requireUpdatedAt(before.updatedAt, expectedUpdatedAt, say('conflict.thisQuestion'))
    const moved = await moveQuestion(
      tx,
      id,
      decision,
      decision === 'publish' ? { publishedAt: before.publishedAt ?? new Date() } : {},
    )
    if (!moved) throw new AppError('conflict', say('questions.inState', { status: before.status }))
    if (decision === 'publish' || before.status === 'published')
      await showAgain(tx, before.productId)
    await recordAudit(tx, actor, {
      action: `question.${decision}`,
      entityType: QUESTION_ENTITY,
      entityId: id,
      before: { status: before.status, productId: before.productId },
    })
  })
}
