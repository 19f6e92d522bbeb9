import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { mailOwnerSparingly } from '@/lib/mail/mail-owner'
import { currentSettings } from '@/lib/settings/queries'
import type { AskQuestion, QuestionReceipt } from './contracts'

type Asked = Pick<AskQuestion, 'productId' | 'text' | 'displayName' | 'email' | 'locale'>

/**
 * Stores a question about a product that is on show, and tells the owner, all or nothing.
 *
 * @throws AppError `not_found` for a product that is not shown, or while the store takes no questions
 */
export async function askQuestion(asked: Asked): Promise<QuestionReceipt> {
  return db().$transaction(async (tx) => {
    const { productQuestions } = await currentSettings(tx)
    if (!productQuestions) throw new AppError('not_found', say('questions.off'))
    const product = await tx.product.findFirst({
      where: { id: asked.productId, isHidden: false },
      select: { id: true },
    })
    if (!product) throw new AppError('not_found', say('questions.noProduct'))
    const { id: questionId, createdAt } = await tx.productQuestion.create({
      data: asked,
      select: { id: true, createdAt: true },
    })
    await mailOwnerSparingly(
      tx,
      {
        kind: 'owner_question',
        dedupeKey: `question:${questionId}:owner`,
        payload: { questionId },
      },
      'owner_more_questions',
    )
    return { receivedAt: createdAt.toISOString() }
  })
}
