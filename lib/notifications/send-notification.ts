import 'server-only'
import { db, type Prisma } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { sendSlackMessage, slackText } from '@/lib/notifications/slack/sender'
import { sendWebhook } from '@/lib/notifications/webhook/sender'
import type { PostAnswer } from '@/lib/platform/outgoing/post-public'
import type { Delivery } from '@/lib/plugins/contracts'
import { pluginInForce } from '@/lib/plugins/queries'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { requireLog, toDelivery } from './deliveries'
import { type Message, messageSchema } from './message'
import { scheduleNotification } from './notify'

const MINUTE = 60
const HOUR = 60 * MINUTE
/** How long to wait before each further try: eight in all, over a day. */
const WAITS_SECONDS = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 8 * HOUR, 9 * HOUR]

type Row = Prisma.NotificationGetPayload<object>

/**
 * Sends one message of the queue. One that is not taken is tried again, later and later, and given
 * up after a day; the log keeps what was answered. A receiver may get a message twice, under one id.
 */
export async function sendNotification(id: string): Promise<void> {
  const { count } = await db().notification.updateMany({
    where: { id, status: 'waiting' },
    data: { attempts: { increment: 1 } },
  })
  const row = count === 1 ? await db().notification.findUnique({ where: { id } }) : null
  if (row) await record(row, await deliver(row))
}

type Outcome = { kind: 'off' } | PostAnswer

async function deliver(row: Row): Promise<Outcome> {
  const isSlack = row.pluginId === 'slack'
  const values = await pluginInForce(isSlack ? 'slack' : 'webhook')
  if (!values) return { kind: 'off' }
  const message = messageSchema.parse(row.payload)
  if (isSlack) return postToSlack(values, textOf(message))
  return postToWebhook(values, row.id, JSON.stringify(message))
}

type Values = Record<string, unknown>

/** Signs a body and posts it to the webhook's receiver. */
export const postToWebhook = (values: Values, id: string, body: string): Promise<PostAnswer> =>
  sendWebhook({
    url: String(values.url),
    secret: String(values.signingSecret),
    id,
    body,
    allowPrivate: env().PRIVATE_RECEIVERS === 'on',
  })

/** Writes a text into the Slack plugin's channel. */
export const postToSlack = (values: Values, text: string): Promise<PostAnswer> =>
  sendSlackMessage({
    url: String(values.webhookUrl),
    text,
    allowPrivate: env().PRIVATE_RECEIVERS === 'on',
  })

const MAX_NAMED_ITEMS = 5

/** A message in words. */
function textOf({ data }: Message): string {
  const link = (path: string, text: string) => `<${env().SITE_URL}${path}|${slackText(text)}>`
  if ('productId' in data)
    return `Low stock: ${link('/admin/keys', data.productName)} has ${data.available} keys left.`
  const named = data.items
    .slice(0, MAX_NAMED_ITEMS)
    .map(({ quantity, productName }) => `• ${quantity} × ${slackText(productName)}`)
  const more = data.items.length - named.length
  return [
    `New order ${link(`/admin/orders/${encodeURIComponent(data.orderNumber)}`, data.orderNumber)}: ${data.totalAmount} ${data.currency}`,
    ...named,
    ...(more > 0 ? [`and ${more} more`] : []),
  ].join('\n')
}

const isTaken = (outcome: Outcome) =>
  outcome.kind === 'answer' && outcome.status >= 200 && outcome.status < 300

/** What went wrong, in words; of an answer its beginning, as one line. */
export function problemOf(outcome: Outcome): string {
  if (outcome.kind === 'off') return 'The plugin was switched off'
  if (outcome.kind === 'failed') return outcome.message
  if (outcome.status >= 300 && outcome.status < 400)
    return `The receiver answered ${outcome.status}; redirects are not followed`
  const said = outcome.body.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return `The receiver answered ${outcome.status}${said ? `: ${said.slice(0, 200)}` : ''}`
}

async function record(row: Row, outcome: Outcome): Promise<void> {
  const responseStatus = outcome.kind === 'answer' ? outcome.status : null
  if (isTaken(outcome)) {
    await db().notification.updateMany({
      where: { id: row.id },
      data: { status: 'sent', sentAt: new Date(), responseStatus, lastError: null },
    })
    return
  }
  const wait = outcome.kind === 'off' ? undefined : WAITS_SECONDS[row.attempts - 1]
  await db().$transaction(async (tx) => {
    const { count } = await tx.notification.updateMany({
      where: { id: row.id },
      data: {
        status: wait === undefined ? 'failed' : 'waiting',
        responseStatus,
        lastError: problemOf(outcome),
      },
    })
    if (count === 1 && wait !== undefined)
      await scheduleNotification(tx, row.pluginId, row.id, wait)
  })
  log.warn(
    { plugin: row.pluginId, notificationId: row.id, attempt: row.attempts, responseStatus },
    'notification not taken',
  )
}

/**
 * Sends a message of the log once more, under its old id.
 *
 * @throws AppError `not_found`; `conflict` while the plugin is off
 */
export async function resendNotification(
  pluginId: string,
  id: string,
  actor: Actor,
): Promise<Delivery> {
  const plugin = requireLog(pluginId)
  return db().$transaction(async (tx) => {
    const row = await tx.notification.findFirst({ where: { id, pluginId } })
    if (!row) throw new AppError('not_found', 'There is no such delivery')
    if (!(await pluginInForce(pluginId === 'slack' ? 'slack' : 'webhook', tx)))
      throw new AppError('conflict', `${plugin.name} is switched off`)
    const again = await tx.notification.update({
      where: { id },
      data: { status: 'waiting', attempts: 0, sentAt: null },
    })
    await scheduleNotification(tx, pluginId, id)
    await recordAudit(tx, actor, {
      action: 'plugin.resend',
      entityType: 'plugin',
      entityId: pluginId,
      after: { deliveryId: id, event: row.event },
    })
    const delivery = toDelivery(again)
    if (!delivery) throw new AppError('conflict', 'This store does not know such an event any more')
    return delivery
  })
}
