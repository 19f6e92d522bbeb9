import 'server-only'
import type { Prisma, Tx } from '@/lib/core/db'
import { sourcesOf, targetOf } from '@/lib/core/state-table'
import { MAILING_STATES, type MailingEvent } from './lifecycle'

type Details = Omit<Prisma.MailingUpdateManyMutationInput, 'status'>

/**
 * Moves a mailing, if the event applies to it.
 *
 * @param details fields written with the transition
 * @returns whether it was moved
 */
export async function moveMailing(
  tx: Tx,
  event: MailingEvent,
  id: number,
  details: Details = {},
): Promise<boolean> {
  const { count } = await tx.mailing.updateMany({
    where: { id, status: { in: sourcesOf(MAILING_STATES, event) } },
    data: { ...details, status: targetOf(MAILING_STATES, event) },
  })
  return count === 1
}
