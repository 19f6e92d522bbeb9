import 'server-only'
import type { Prisma, Tx } from '@/lib/core/db'
import { sourcesOf, targetOf } from '@/lib/core/state-table'
import { recordOutcome } from '@/lib/staff/record-outcome'
import { TAKEOVER_STATES, type TakeoverEvent } from './lifecycle'

/** What the outcome of an entry of the audit trail depends on that started a run. */
export const dependsOnTakeover = (id: string): string => `catalogue-import:${id}`

/** Ends a run that is still under way. @returns whether it was */
export async function moveTakeover(
  tx: Tx,
  id: string,
  event: TakeoverEvent,
  details: Pick<Prisma.CatalogueImportUpdateManyMutationInput, 'failure' | 'endedBy'> = {},
): Promise<boolean> {
  const { count } = await tx.catalogueImport.updateMany({
    where: { id, status: { in: sourcesOf(TAKEOVER_STATES, event) } },
    data: { ...details, finishedAt: new Date(), status: targetOf(TAKEOVER_STATES, event) },
  })
  if (count === 0) return false
  await recordOutcome(
    tx,
    dependsOnTakeover(id),
    event === 'finish' ? 'done' : 'failed',
    typeof details.failure === 'string' ? details.failure : null,
  )
  return true
}
