import 'server-only'
import { isUniqueViolation } from '@/lib/core/database-errors'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { activePluginValues } from '@/lib/plugins/queries'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { Handover } from './contracts'
import { queueHandover } from './jobs'
import { requireCrm, runningHandover, toHandover } from './queries'
import { dependsOnHandover, moveHandover } from './transition'

const alreadyRunning = () => new AppError('conflict', say('crm.alreadyRunning'))

/**
 * Starts to hand all orders that there are over to a CRM.
 *
 * @throws AppError `not_found`; `conflict` while it is off, or a run is under way
 */
export async function startHandover(id: string, actor: Actor): Promise<Handover> {
  const crm = requireCrm(id)
  try {
    return await db().$transaction(async (tx) => {
      if (!(await activePluginValues(crm, tx)))
        throw new AppError('conflict', say('plugins.isSwitchedOff', { plugin: crm.name }))
      if (await runningHandover(crm.id, tx)) throw alreadyRunning()
      const {
        _count: orders,
        _max: { id: lastOrderId },
      } = await tx.order.aggregate({ _count: true, _max: { id: true } })
      const row = await tx.crmHandover.create({
        data: { crm: crm.id, orders, lastOrderId: lastOrderId ?? 0, username: actor.username },
      })
      await queueHandover(tx, row)
      await recordAudit(tx, actor, {
        action: 'plugin.hand_over',
        dependsOn: dependsOnHandover(row.id),
        entityType: 'plugin',
        entityId: crm.id,
        after: { orders },
      })
      return toHandover(row)
    })
  } catch (error) {
    // Two at once: the database lets one of them be.
    if (isUniqueViolation(error)) throw alreadyRunning()
    throw error
  }
}

/**
 * Ends the run of a CRM. An order that is under way is still handed over.
 *
 * @throws AppError `not_found`; `conflict` when none is under way
 */
export async function endHandover(id: string, actor: Actor): Promise<Handover> {
  const crm = requireCrm(id)
  return db().$transaction(async (tx) => {
    const running = await runningHandover(crm.id, tx)
    if (!running || !(await moveHandover(tx, running.id, 'end', { endedBy: actor.username })))
      throw new AppError('conflict', say('crm.notRunning'))
    await recordAudit(tx, actor, {
      action: 'plugin.end_hand_over',
      entityType: 'plugin',
      entityId: crm.id,
    })
    return toHandover(await tx.crmHandover.findUniqueOrThrow({ where: { id: running.id } }))
  })
}
