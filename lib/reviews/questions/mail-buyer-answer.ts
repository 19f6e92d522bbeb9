import 'server-only'
import type { Tx } from '@/lib/core/db'
import { queueMail } from '@/lib/mail/queue-mail'

/** Mails an answer of a buyer to who asked, once; nobody whose address was forgotten, or who answers their own question. */
export async function mailBuyerAnswer(
  tx: Tx,
  answer: { id: number; questionId: number; buyerEmail: string | null },
): Promise<void> {
  const { email, locale } = await tx.productQuestion.findUniqueOrThrow({
    where: { id: answer.questionId },
    select: { email: true, locale: true },
  })
  if (!email || email.toLowerCase() === answer.buyerEmail) return
  await queueMail(tx, {
    kind: 'question_answered',
    dedupeKey: `question:${answer.questionId}:buyer-answer:${answer.id}`,
    to: email,
    locale,
    payload: { questionId: answer.questionId, answerId: answer.id },
  })
}
