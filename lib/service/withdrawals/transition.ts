import 'server-only'
import type { Prisma, Tx } from '@/lib/core/db'
import { sourcesOf, targetOf } from '@/lib/core/state-table'
import { WITHDRAWAL_STATES, type WithdrawalEvent } from './lifecycle'

/**
 * Answers a statement of withdrawal, once.
 *
 * @param details fields written with the transition
 * @returns whether it was still open
 */
export async function moveWithdrawal(
  tx: Tx,
  id: number,
  event: WithdrawalEvent,
  details: Pick<Prisma.WithdrawalUpdateManyMutationInput, 'answer' | 'answeredAt' | 'answeredBy'>,
): Promise<boolean> {
  const { count } = await tx.withdrawal.updateMany({
    where: { id, status: { in: sourcesOf(WITHDRAWAL_STATES, event) } },
    data: { ...details, status: targetOf(WITHDRAWAL_STATES, event) },
  })
  return count > 0
}
