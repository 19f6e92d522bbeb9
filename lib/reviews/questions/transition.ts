import 'server-only'
import type { Prisma, Tx } from '@/lib/core/db'
import { sourcesOf, targetOf } from '@/lib/core/state-table'
import {
  BUYER_ANSWER_STATES,
  type BuyerAnswerEvent,
  QUESTION_STATES,
  type QuestionEvent,
} from './lifecycle'

/**
 * Moves a question to another state if the event applies to its current state.
 *
 * @param details fields written with the transition
 * @returns whether it was moved
 */
export async function moveQuestion(
  tx: Tx,
  id: number,
  event: QuestionEvent,
  details: Pick<Prisma.ProductQuestionUpdateManyMutationInput, 'publishedAt'> = {},
): Promise<boolean> {
  const { count } = await tx.productQuestion.updateMany({
    where: { id, status: { in: sourcesOf(QUESTION_STATES, event) } },
    data: { ...details, status: targetOf(QUESTION_STATES, event) },
  })
  return count > 0
}

/**
 * Moves an answer of a buyer to another state if the event applies to its current state.
 *
 * @param details fields written with the transition
 * @returns whether it was moved
 */
export async function moveBuyerAnswer(
  tx: Tx,
  id: number,
  event: BuyerAnswerEvent,
  details: Omit<Prisma.BuyerAnswerUpdateManyMutationInput, 'status'> = {},
): Promise<boolean> {
  const { count } = await tx.buyerAnswer.updateMany({
    where: { id, status: { in: sourcesOf(BUYER_ANSWER_STATES, event) } },
    data: { ...details, status: targetOf(BUYER_ANSWER_STATES, event) },
  })
  return count > 0
}
