import 'server-only'
import type { Prisma, Tx } from '@/lib/core/db'
import { sourcesOf, targetOf } from '@/lib/core/state-table'
import {
  REVIEW_REPORT_STATES,
  REVIEW_STATES,
  type ReviewEvent,
  type ReviewReportEvent,
} from './lifecycle'

/** Of a review that is shown or was written anew, nothing is held against. */
export const UNDECIDED = {
  decisionGround: null,
  decisionReason: '',
  decidedAt: null,
  decidedBy: null,
} as const

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

/** Answers a report, once. @returns whether it was still open */
export async function moveReport(
  tx: Tx,
  id: number,
  event: ReviewReportEvent,
  details: Pick<
    Prisma.ReviewReportUpdateManyMutationInput,
    'decisionGround' | 'decisionReason' | 'decidedAt' | 'decidedBy'
  >,
): Promise<boolean> {
  const { count } = await tx.reviewReport.updateMany({
    where: { id, status: { in: sourcesOf(REVIEW_REPORT_STATES, event) } },
    data: { ...details, status: targetOf(REVIEW_REPORT_STATES, event) },
  })
  return count > 0
}
