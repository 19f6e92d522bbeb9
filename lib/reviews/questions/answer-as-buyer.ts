import 'server-only'
import { db, type Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { mailOwnerSparingly } from '@/lib/mail/mail-owner'
import { lockOrder } from '@/lib/orders/locks'
import { refreshPages } from '@/lib/platform/page-invalidation'
import { awaitOthers } from '@/lib/platform/server-processes'
import { showAgain } from '@/lib/reviews/publish-figures'
import { currentSettings } from '@/lib/settings/queries'
import { boughtItem } from './answerable-questions'
import type { BuyerAnswerInput, OwnAnswer } from './contracts'
import { mailBuyerAnswer } from './mail-buyer-answer'
import { lockQuestion } from './question-lock'
import { buyerRevision } from './question-rules'
import { moveBuyerAnswer } from './transition'

type Written = Pick<BuyerAnswerInput, 'text' | 'displayName' | 'locale'>
type Stored = Prisma.BuyerAnswerGetPayload<object>

/**
 * Answers a question about something that one bought, or changes that answer: one for each question and address. It waits for staff
 * where reviews are read before they are shown, a changed one as well. The same once more changes nothing.
 *
 * @throws AppError as boughtItem; `not_found` for a question that is not shown, or is about something else
 */
export async function answerAsBuyer(
  questionId: number,
  { token, itemId, text, displayName, locale }: BuyerAnswerInput,
): Promise<OwnAnswer> {
  const { orderId } = await boughtItem({ token, itemId })
  const { own, isPublic } = await db().$transaction(async (tx) => {
    // Nobody refunds the order meanwhile.
    await lockOrder(tx, orderId)
    const { item, buyerEmail } = await boughtItem({ token, itemId }, tx)
    const { productId, status } = await lockQuestion(tx, questionId)
    if (status !== 'published' || productId !== item.productId)
      throw new AppError('not_found', say('questions.unknown'))
    const { reviewsModerated } = await currentSettings(tx)
    const written = { text, displayName, locale }
    const key = { questionId_buyerEmail: { questionId, buyerEmail } }
    const before = await tx.buyerAnswer.findUnique({ where: key })
    if (before && isSame(before, written)) return { own: before, isPublic: false }
    const own = before
      ? await rewrite(tx, before, written, reviewsModerated)
      : await tx.buyerAnswer.create({
          data: {
            ...written,
            questionId,
            orderItemId: item.id,
            buyerEmail,
            ...(reviewsModerated
              ? { status: 'pending' as const }
              : { status: 'published' as const, publishedAt: new Date() }),
          },
        })
    const isPublic = before?.status === 'published' || own.status === 'published'
    if (isPublic) await showAgain(tx, productId)
    if (!before && own.status === 'published') await mailBuyerAnswer(tx, own)
    if (own.status === 'pending') await tellOwner(tx, own)
    return { own, isPublic }
  })
  if (isPublic) await awaitOthers(await refreshPages())
  return { text: own.text, displayName: own.displayName, status: own.status }
}

const isSame = (before: Stored, written: Written): boolean =>
  before.text === written.text &&
  before.displayName === written.displayName &&
  before.locale === written.locale

async function rewrite(
  tx: Tx,
  before: Stored,
  written: Written,
  isModerated: boolean,
): Promise<Stored> {
  await moveBuyerAnswer(tx, before.id, buyerRevision(before, isModerated), written)
  return tx.buyerAnswer.findUniqueOrThrow({ where: { id: before.id } })
}

/** Once a day for each answer, however often it is changed. */
async function tellOwner(tx: Tx, { id, questionId, updatedAt }: Stored): Promise<void> {
  await mailOwnerSparingly(
    tx,
    {
      kind: 'owner_question',
      dedupeKey: `question:${questionId}:buyer-answer:${id}:${updatedAt.toISOString().slice(0, 10)}`,
      payload: { questionId, answerId: id },
    },
    'owner_more_questions',
  )
}
