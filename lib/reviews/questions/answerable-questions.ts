import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { orderOfLink, reviewableItems } from '@/lib/reviews/reviewable-order'
import { currentSettings } from '@/lib/settings/queries'
import type { AnswerableQuery, AnswerableQuestion } from './contracts'

/** Nobody reads more beside a form. */
const MOST = 10

/**
 * What somebody bought, by the link that was mailed to review it.
 *
 * @throws AppError as orderOfLink; `not_found` for what the order does not have, or while the store takes no questions
 */
export async function boughtItem({ token, itemId }: AnswerableQuery, tx: Tx = db()) {
  const { productQuestions } = await currentSettings(tx)
  if (!productQuestions) throw new AppError('not_found', say('questions.off'))
  const order = await orderOfLink(token, tx)
  const item = reviewableItems(order).find(({ id }) => id === itemId)
  if (!item) throw new AppError('not_found', say('reviews.notOfOrder'))
  return { item, orderId: order.id, buyerEmail: order.customerEmail.toLowerCase() }
}

/**
 * The published questions about what somebody bought, those without an answer of the store first, with what they answered.
 *
 * @throws AppError as boughtItem
 */
export async function answerableQuestions(query: AnswerableQuery): Promise<AnswerableQuestion[]> {
  const { item, buyerEmail } = await boughtItem(query)
  const rows = await db().productQuestion.findMany({
    where: { productId: item.productId, status: 'published' },
    orderBy: [{ answeredAt: { sort: 'desc', nulls: 'first' } }, { id: 'desc' }],
    take: MOST,
    select: {
      id: true,
      text: true,
      locale: true,
      answer: true,
      buyerAnswers: {
        where: { buyerEmail },
        select: { text: true, displayName: true, status: true },
      },
    },
  })
  return rows.map(({ buyerAnswers, ...question }) => ({
    ...question,
    own: buyerAnswers[0] ?? null,
  }))
}
