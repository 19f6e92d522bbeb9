import 'server-only'
import type { Prisma, Tx } from '@/lib/core/db'
import { sourcesOf, targetOf } from '@/lib/core/state-table'
import { recordOutcome } from '@/lib/staff/record-outcome'
import { HANDOVER_STATES, type HandoverEvent } from './lifecycle'

/** What the outcome of an entry of the audit trail depends on that started a handover. */
export const dependsOnHandover = (id: string): string => `handover:${id}`

/** Ends a handover that is still running. @returns whether it was */
export async function moveHandover(
  tx: Tx,
  id: string,
  event: HandoverEvent,
  details: Pick<Prisma.CrmHandoverUpdateManyMutationInput, 'failure' | 'endedBy'> = {},
): Promise<boolean> {
  const { count } = await tx.crmHandover.updateMany({
    where: { id, status: { in: sourcesOf(HANDOVER_STATES, event) } },
    data: { ...details, finishedAt: new Date(), status: targetOf(HANDOVER_STATES, event) },
  })
  if (count === 0) return false
  const isDone = event === 'finish'
  await recordOutcome(
    tx,
    dependsOnHandover(id),
    isDone ? 'done' : 'failed',
    typeof details.failure === 'string' ? details.failure : null,
  )
  return true
}
