import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { scheduleHandling } from './schedule-handling'
import { moveProviderEvent } from './transition'

/**
 * Handles a stored notification once more; what it brought before is not done twice.
 *
 * @throws AppError `not_found`, `conflict` while it waits to be handled
 */
export async function replayEvent(id: string, actor: Actor): Promise<void> {
  await db().$transaction(async (tx) => {
    const event = await tx.providerEvent.findUnique({ where: { id }, select: { kind: true } })
    if (!event) throw new AppError('not_found', say('providerEvents.unknown'))
    if (!(await moveProviderEvent(tx, id, 'replay', { attempts: 0, outcome: null })))
      throw new AppError('conflict', say('providerEvents.aboutToBeHandled'))
    await scheduleHandling(tx, id)
    await recordAudit(tx, actor, {
      action: 'provider_event.replay',
      entityType: 'provider_event',
      entityId: id,
      after: { kind: event.kind },
    })
  })
}
