import 'server-only'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import {
  audited,
  changeSavedAnswers,
  requireSavedAnswer,
  SAVED_ANSWER_ENTITY,
} from './saved-answer-writes'

/** Deletes a saved answer; answers that were sent with it stay as they are. @throws AppError `not_found` */
export const deleteSavedAnswer = (actor: Actor, id: number): Promise<void> =>
  changeSavedAnswers(async (tx) => {
    const row = await requireSavedAnswer(tx, id)
    await tx.savedAnswer.delete({ where: { id } })
    await recordAudit(tx, actor, {
      action: 'saved_answer.delete',
      entityType: SAVED_ANSWER_ENTITY,
      entityId: id,
      before: audited(row),
    })
  })
