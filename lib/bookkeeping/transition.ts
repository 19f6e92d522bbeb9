import 'server-only'
import type { Prisma, Tx } from '@/lib/core/db'
import { sourcesOf, targetOf } from '@/lib/core/state-table'
import { recordOutcome } from '@/lib/staff/record-outcome'
import { COMPARISON_STATES, type ComparisonEvent } from './lifecycle'

/** What the outcome of an entry of the audit trail depends on that started a comparison. */
export const dependsOnComparison = (id: string): string => `comparison:${id}`

/** Ends a comparison that is still running. @returns whether it was */
export async function moveComparison(
  tx: Tx,
  id: string,
  event: ComparisonEvent,
  details: Omit<Prisma.BooksComparisonUpdateManyMutationInput, 'status' | 'finishedAt'>,
): Promise<boolean> {
  const { count } = await tx.booksComparison.updateMany({
    where: { id, status: { in: sourcesOf(COMPARISON_STATES, event) } },
    data: { ...details, finishedAt: new Date(), status: targetOf(COMPARISON_STATES, event) },
  })
  if (count === 0) return false
  const failed = event === 'fail'
  await recordOutcome(
    tx,
    dependsOnComparison(id),
    failed ? 'failed' : 'done',
    failed && typeof details.failure === 'string' ? details.failure : null,
  )
  return true
}
