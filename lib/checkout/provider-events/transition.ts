import 'server-only'
import type { Prisma, Tx } from '@/lib/core/db'
import { sourcesOf, targetOf } from '@/lib/core/state-table'
import { PROVIDER_EVENT_STATES, type ProviderEventEvent } from './lifecycle'

/**
 * Moves a provider's notification to another state if the event applies to its current one.
 *
 * @returns whether it was moved
 */
export async function moveProviderEvent(
  tx: Tx,
  id: string,
  event: ProviderEventEvent,
  details: Omit<Prisma.ProviderEventUpdateManyMutationInput, 'status'> & {
    paymentId?: string
  } = {},
): Promise<boolean> {
  const { count } = await tx.providerEvent.updateMany({
    where: { id, status: { in: sourcesOf(PROVIDER_EVENT_STATES, event) } },
    data: { ...details, status: targetOf(PROVIDER_EVENT_STATES, event) },
  })
  return count > 0
}
