import 'server-only'
import type { Prisma, Tx } from '@/lib/core/db'
import { rowsOf, targetOf } from '@/lib/core/state-table'
import { DISPUTE_STATES, type DisputeEvent } from './lifecycle'

const GUARDS = {
  later: (changedAt: Date): Prisma.DisputeWhereInput => ({ changedAt: { lt: changedAt } }),
}

/**
 * Moves a dispute to another state if the event applies to its current one and is news.
 *
 * @param changedAt when the provider changed it
 * @returns whether it was moved
 */
export async function moveDispute(
  tx: Tx,
  id: string,
  event: DisputeEvent,
  { changedAt, ...details }: { changedAt: Date; respondBy: Date | null },
): Promise<boolean> {
  const { count } = await tx.dispute.updateMany({
    where: {
      id,
      OR: rowsOf(DISPUTE_STATES, event).map(({ from, guard }) => ({
        status: { in: [...from] },
        ...(guard ? GUARDS[guard](changedAt) : {}),
      })),
    },
    data: { ...details, changedAt, status: targetOf(DISPUTE_STATES, event) },
  })
  return count > 0
}
