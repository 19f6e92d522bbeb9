import 'server-only'
import type { Prisma, Tx } from '@/lib/core/db'
import { sourcesOf, targetOf } from '@/lib/core/state-table'
import { REVIEW_STATES, type ReviewEvent } from './lifecycle'

/**
 * Moves a review to another state if the event applies to its current state. Of two concurrent calls only
 * one succeeds.
 *
 * @param details fields written with the transition
 * @returns whether it was moved
 */
export async function moveReview(
  tx: Tx,
  id: number,
  event: ReviewEvent,
  details: Omit<Prisma.ReviewUpdateManyMutationInput, 'status'>,
): Promise<boolean> {
  const { count } = await tx.review.updateMany({
    where: { id, status: { in: sourcesOf(REVIEW_STATES, event) } },
    data: { ...details, status: targetOf(REVIEW_STATES, event) },
  })
  return count > 0
}
