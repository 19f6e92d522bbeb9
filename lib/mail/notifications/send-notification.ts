import 'server-only'
import { db, type Prisma } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { say } from '@/lib/core/server-text'
import type { Plugin } from '@/lib/plugins/plugin'
import { activePluginValues } from '@/lib/plugins/queries'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { recordOutcome } from '@/lib/staff/record-outcome'
import type { Delivery } from './contracts'
import { type Correspondent, callSchema } from './correspondent'
import { toDelivery } from './deliveries'
import { describeFailure, isAccepted, type Outcome } from './delivery-outcome'
import { messageSchema, withoutBuyer } from './message'
import { dependsOnNotification, scheduleNotification } from './publish-event'
import { RECEIVERS } from './receivers'

const MINUTE = 60
const HOUR = 60 * MINUTE
/** Delays before each retry: eight attempts in all, over a day. */
const WAITS_SECONDS = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 8 * HOUR, 9 * HOUR]

type Row = Prisma.NotificationGetPayload<object>

/**
 * Sends one message of the queue. One that is not accepted is retried with increasing delays and given
 * up after a day; the log keeps the last response. A receiver may get a message twice, under one id.
 *
 * @param correspondents the plugins of higher rooms that are called in the same way
 */
export async function sendNotification(
  id: string,
  correspondents: readonly Correspondent[],
): Promise<void> {
  const { count } = await db().notification.updateMany({
    where: { id, status: 'waiting' },
    data: { attempts: { increment: 1 } },
  })
  const row = count === 1 ? await db().notification.findUnique({ where: { id } }) : null
  if (!row) return
  const correspondent = correspondents.find((known) => known.id === row.pluginId)
  await record(row, await (correspondent ? call(row, correspondent) : deliver(row)), correspondent)
}

async function call(row: Row, correspondent: Correspondent): Promise<Outcome> {
  const values = await activePluginValues(correspondent)
  return values ? correspondent.answer(values, callSchema.parse(row.payload)) : { kind: 'off' }
}

async function deliver(row: Row): Promise<Outcome> {
  const receiver = RECEIVERS.find(({ id }) => id === row.pluginId)
  const values = receiver && (await activePluginValues(receiver))
  if (!receiver || !values) return { kind: 'off' }
  const message = messageSchema.parse(row.payload)
  // The owner may have withdrawn it since the message was written.
  const mayKnow = receiver.knowsBuyers?.(values) ?? false
  return receiver.send(values, row.id, mayKnow ? message : withoutBuyer(message))
}

async function record(row: Row, outcome: Outcome, correspondent?: Correspondent): Promise<void> {
  const responseStatus = outcome.kind === 'answer' ? outcome.status : null
  if (isAccepted(outcome)) {
    await db().$transaction(async (tx) => {
      await tx.notification.updateMany({
        where: { id: row.id },
        data: { status: 'sent', sentAt: new Date(), responseStatus, lastError: null },
      })
      await recordOutcome(tx, dependsOnNotification(row.id), 'done')
    })
    return
  }
  const wait = waitAfter(row, outcome)
  await db().$transaction(async (tx) => {
    const { count } = await tx.notification.updateMany({
      where: { id: row.id },
      data: {
        status: wait === undefined ? 'failed' : 'waiting',
        responseStatus,
        lastError: describeFailure(outcome),
      },
    })
    if (count === 1)
      await recordOutcome(
        tx,
        dependsOnNotification(row.id),
        wait === undefined ? 'failed' : 'waiting',
        describeFailure(outcome),
      )
    if (count === 1 && wait !== undefined)
      await scheduleNotification(tx, row.pluginId, row.id, wait)
    if (count === 1 && wait === undefined)
      await correspondent?.onGivenUp(tx, callSchema.parse(row.payload))
  })
  log.warn(
    { plugin: row.pluginId, notificationId: row.id, attempt: row.attempts, responseStatus },
    'notification not accepted',
  )
}

/** The seconds until the next attempt, at least as many as the receiver asks for; `undefined` after the last. */
function waitAfter({ attempts }: Row, outcome: Outcome): number | undefined {
  const wait = outcome.kind === 'off' ? undefined : WAITS_SECONDS[attempts - 1]
  const asked = outcome.kind === 'answer' ? (outcome.retryAfter ?? 0) : 0
  return wait && Math.max(wait, Math.min(asked, HOUR))
}

/**
 * Sends a message of a receiver's log again, under its original id.
 *
 * @throws AppError `not_found`; `conflict` while the plugin is off
 */
export async function resendNotification(
  receiver: Plugin,
  id: string,
  actor: Actor,
): Promise<Delivery> {
  return db().$transaction(async (tx) => {
    const row = await tx.notification.findFirst({ where: { id, pluginId: receiver.id } })
    if (!row) throw new AppError('not_found', say('notifications.unknownDelivery'))
    if (!(await activePluginValues(receiver, tx)))
      throw new AppError('conflict', say('plugins.isSwitchedOff', { plugin: receiver.name }))
    const again = await tx.notification.update({
      where: { id },
      data: { status: 'waiting', attempts: 0, sentAt: null },
    })
    await scheduleNotification(tx, receiver.id, id)
    await recordAudit(tx, actor, {
      action: 'plugin.resend',
      dependsOn: dependsOnNotification(id),
      entityType: 'plugin',
      entityId: receiver.id,
      after: { deliveryId: id, event: row.event },
    })
    const delivery = toDelivery(again)
    if (!delivery) throw new AppError('conflict', say('notifications.unknownEvent'))
    return delivery
  })
}
