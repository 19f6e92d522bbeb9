import 'server-only'
import type { Prisma, Tx } from '@/lib/core/db'
import { sourcesOf, targetOf } from '@/lib/core/state-table'
import { QUESTION_STATES, type QuestionEvent } from './lifecycle'

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
    where: {
      id,
      status: { in: sourcesOf(QUESTION_STATES, event) },
      ...(event === 'publish' && { answer: { not: null } }),
    },
    data: { ...details, status: targetOf(QUESTION_STATES, event) },
  })
  return count > 0
}
