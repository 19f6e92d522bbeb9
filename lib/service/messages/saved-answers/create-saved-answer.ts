import 'server-only'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { MAX_SAVED_ANSWERS, type SavedAnswer, type SavedAnswerInput } from './contracts'
import {
  audited,
  changeSavedAnswers,
  requireOwnName,
  SAVED_ANSWER_ENTITY,
  toSavedAnswer,
} from './saved-answer-writes'

/**
 * Adds a saved answer.
 *
 * @throws AppError `conflict` when there are as many as there may be; `invalid` for the name of another one
 */
export const createSavedAnswer = (actor: Actor, input: SavedAnswerInput): Promise<SavedAnswer> =>
  changeSavedAnswers(async (tx) => {
    if ((await tx.savedAnswer.count()) >= MAX_SAVED_ANSWERS)
      throw new AppError(
        'conflict',
        say('messages.savedAnswersAtMost', { count: MAX_SAVED_ANSWERS }),
      )
    await requireOwnName(tx, input.name)
    const created = await tx.savedAnswer.create({ data: input })
    await recordAudit(tx, actor, {
      action: 'saved_answer.create',
      entityType: SAVED_ANSWER_ENTITY,
      entityId: created.id,
      after: audited(created),
    })
    return toSavedAnswer(created)
  })
