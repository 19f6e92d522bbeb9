import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import type { Prisma, Tx } from '@/lib/core/db'
import { sourcesOf, targetOf } from '@/lib/core/state-table'
import { KEY_REPORT_STATES, type KeyReportEvent } from './lifecycle'

type Details = Pick<Prisma.KeyReportUpdateManyMutationInput, 'answer' | 'decidedBy'> & {
  newKeyId?: number
}

/**
 * Applies an event to the reports that a condition finds open.
 *
 * @param details fields written with the transition
 * @returns how many there were
 */
export async function moveKeyReports(
  tx: Tx,
  where: Pick<Prisma.KeyReportWhereInput, 'id' | 'keyId'>,
  event: KeyReportEvent,
  details: Details,
): Promise<number> {
  const { count } = await tx.keyReport.updateMany({
    where: { ...where, status: { in: sourcesOf(KEY_REPORT_STATES, event) } },
    data: {
      ...details,
      status: targetOf(KEY_REPORT_STATES, event),
      decidedAt: await databaseTime(tx),
    },
  })
  return count
}

/** Settles what its buyer had reported of a key that was replaced, by whomever. */
export const settleReplaced = (
  tx: Tx,
  { keyId, newKeyId, username }: { keyId: number; newKeyId: number; username: string },
): Promise<number> => moveKeyReports(tx, { keyId }, 'replace', { newKeyId, decidedBy: username })
