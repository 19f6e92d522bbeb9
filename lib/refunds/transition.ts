import 'server-only'
import type { Prisma, Tx } from '@/lib/core/db'
import { sourcesOf, targetOf } from '@/lib/core/state-table'
import {
  REFUND_REQUEST_STATES,
  REFUND_STATES,
  type RefundEvent,
  type RefundRequestEvent,
} from './lifecycle'

/**
 * Moves a refund to another state if the event applies to its current state. Of two concurrent calls
 * only one succeeds.
 *
 * @param details fields written with the transition
 * @returns whether it was moved
 */
export async function moveRefund(
  tx: Tx,
  id: string,
  event: RefundEvent,
  details: Omit<Prisma.RefundUpdateManyMutationInput, 'status'>,
): Promise<boolean> {
  const { count } = await tx.refund.updateMany({
    where: { id, status: { in: sourcesOf(REFUND_STATES, event) } },
    data: { ...details, status: targetOf(REFUND_STATES, event) },
  })
  return count > 0
}

/** Answers a refund request, once. @returns whether it was still open */
export async function moveRefundRequest(
  tx: Tx,
  id: number,
  event: RefundRequestEvent,
  answer: string | null,
): Promise<boolean> {
  const { count } = await tx.refundRequest.updateMany({
    where: { id, status: { in: sourcesOf(REFUND_REQUEST_STATES, event) } },
    data: { answer, status: targetOf(REFUND_REQUEST_STATES, event) },
  })
  return count > 0
}
