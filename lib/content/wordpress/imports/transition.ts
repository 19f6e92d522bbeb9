import 'server-only'
import type { Prisma, Tx } from '@/lib/core/db'
import { sourcesOf, targetOf } from '@/lib/core/state-table'
import { recordOutcome } from '@/lib/staff/record-outcome'
import { IMPORT_STATES, type ImportEvent } from './lifecycle'

/** What the outcome of an entry of the audit trail depends on that started a run. */
export const dependsOnImport = (id: string): string => `article-import:${id}`

/** Ends a run that is still under way. @returns whether it was */
export async function moveImport(
  tx: Tx,
  id: string,
  event: ImportEvent,
  details: Pick<Prisma.ArticleImportUpdateManyMutationInput, 'failure' | 'endedBy'> = {},
): Promise<boolean> {
  const { count } = await tx.articleImport.updateMany({
    where: { id, status: { in: sourcesOf(IMPORT_STATES, event) } },
    data: { ...details, finishedAt: new Date(), status: targetOf(IMPORT_STATES, event) },
  })
  if (count === 0) return false
  await recordOutcome(
    tx,
    dependsOnImport(id),
    event === 'finish' ? 'done' : 'failed',
    typeof details.failure === 'string' ? details.failure : null,
  )
  return true
}
