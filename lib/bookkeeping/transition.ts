import 'server-only'
import type { Prisma, Tx } from '@/lib/core/db'
import { sourcesOf, targetOf } from '@/lib/core/state-table'
import { COMPARISON_STATES, type ComparisonEvent } from './lifecycle'

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
  return count > 0
}
