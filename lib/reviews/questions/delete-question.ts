import 'server-only'
import { db } from '@/lib/core/db'
import { deleteMails } from '@/lib/mail/delete-mails'
import { showAgain } from '@/lib/reviews/publish-figures'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { lockQuestion, QUESTION_ENTITY } from './question-lock'

/** Deletes a question with its answer and the mails about it. @throws AppError `not_found` */
export async function deleteQuestion(actor: Actor, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const { productId, status, createdAt } = await lockQuestion(tx, id)
    await deleteMails(tx, `question:${id}`)
    await tx.productQuestion.delete({ where: { id } })
    if (status === 'published') await showAgain(tx, productId)
    await recordAudit(tx, actor, {
      action: 'question.delete',
      entityType: QUESTION_ENTITY,
      entityId: id,
      before: { productId, status, createdAt: createdAt.toISOString() },
    })
  })
}
