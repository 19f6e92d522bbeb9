import 'server-only'
import { requireUpdatedAt } from '@/lib/core/optimistic-lock'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { SavedAnswer, SavedAnswerChange } from './contracts'
import {
  audited,
  changeSavedAnswers,
  requireOwnName,
  requireSavedAnswer,
  SAVED_ANSWER_ENTITY,
  toSavedAnswer,
} from './saved-answer-writes'

/**
 * Replaces the name and the texts of a saved answer.
 *
 * @throws AppError `not_found`; `conflict` when somebody else has changed it; `invalid` for the name of another one
 */
export const changeSavedAnswer = (
  actor: Actor,
  id: number,
  { expectedUpdatedAt, ...input }: SavedAnswerChange,
): Promise<SavedAnswer> =>
  changeSavedAnswers(async (tx) => {
    const before = await requireSavedAnswer(tx, id)
    requireUpdatedAt(before.updatedAt, expectedUpdatedAt, say('conflict.thisSavedAnswer'))
    await requireOwnName(tx, input.name, id)
    const changed = await tx.savedAnswer.update({ where: { id }, data: input })
    await recordAudit(tx, actor, {
      action: 'saved_answer.update',
      entityType: SAVED_ANSWER_ENTITY,
      entityId: id,
      before: audited(before),
      after: audited(changed),
    })
    return toSavedAnswer(changed)
  })
