import 'server-only'
import type { Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import type { Call } from './correspondent'
import { dependsOnNotification, scheduleNotification } from './publish-event'

/**
 * Queues a call of a correspondent in the caller's transaction: it is made if, and only if, that commits. Calls of one plugin are
 * made one after the other.
 *
 * @param once distinguishes two calls of one type about one thing; a repeated one is queued once
 * @returns what an entry of the audit trail depends on by it
 */
export async function queueCall(
  tx: Tx,
  pluginId: string,
  call: Call,
  once: string,
): Promise<string | undefined> {
  const id = newId()
  const { count } = await tx.notification.createMany({
    data: {
      id,
      pluginId,
      event: call.type,
      payload: call,
      dedupeKey: `${pluginId}:${call.type}:${once}`,
    },
    skipDuplicates: true,
  })
  if (count === 0) return undefined
  await scheduleNotification(tx, pluginId, id)
  return dependsOnNotification(id)
}
