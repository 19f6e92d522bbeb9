import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { deleteMails } from '@/lib/mail/delete-mails'
import { showAgain } from '@/lib/reviews/publish-figures'

/** Bounds what a call about one person reads. */
const MOST = 500

/** What an address has answered to questions about products, oldest first. @param email in lower case */
export async function buyerAnswersBy(email: string) {
  const rows = await db().buyerAnswer.findMany({
    where: { buyerEmail: email },
    orderBy: { id: 'asc' },
    take: MOST,
    select: {
      createdAt: true,
      text: true,
      displayName: true,
      status: true,
      question: { select: { text: true, product: { select: { name: true } } } },
    },
  })
  return rows.map(({ question, ...answer }) => ({
    ...answer,
    question: question.text,
    productName: question.product.name,
  }))
}

/**
 * Deletes the answers of an address that are not shown, and takes name and address off those that are: others go by them.
 *
 * @param email in lower case
 * @returns how many there were
 */
export async function eraseBuyerAnswersOf(tx: Tx, email: string): Promise<number> {
  const answers = await tx.buyerAnswer.findMany({
    where: { buyerEmail: email },
    select: { id: true, status: true, questionId: true, question: { select: { productId: true } } },
  })
  for (const { id, questionId } of answers)
    await deleteMails(tx, `question:${questionId}:buyer-answer:${id}`)
  await tx.buyerAnswer.deleteMany({
    where: { buyerEmail: email, status: { not: 'published' } },
  })
  await tx.buyerAnswer.updateMany({
    where: { buyerEmail: email },
    data: { displayName: '', buyerEmail: null },
  })
  for (const { question } of answers) await showAgain(tx, question.productId)
  return answers.length
}
