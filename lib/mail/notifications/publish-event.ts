import 'server-only'
import type { Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { addJob } from '@/lib/platform/jobs'
import { activePlugins } from '@/lib/plugins/queries'
import type { NotificationEvent } from './events'
import { sendNotificationJob } from './jobs'
import type { Buyer, Message } from './message'
import { RECEIVERS } from './receivers'

export type DomainEvent = {
  type: NotificationEvent
  /** The entity it happened to, such as `order:17`. */
  subject: string
  /** Distinguishes two events of one type and subject; a repeated one is published once. */
  once?: string
  /** Called only when a plugin subscribes to the event. */
  data: () => Message['data'] | Promise<Message['data']>
  /** Called only when one of them may know who bought. */
  buyer?: () => Promise<Buyer>
}

/**
 * Publishes an event of the caller's transaction to the plugins that subscribe to it: they receive it
 * if, and only if, that commits.
 */
export async function publishEvent(tx: Tx, event: DomainEvent): Promise<void> {
  const { type, subject, once } = event
  const receivers = await subscribersTo(type, tx)
  if (receivers.length === 0) return
  const timestamp = new Date().toISOString()
  const data = await event.data()
  const buyer = receivers.some(({ knowsBuyer }) => knowsBuyer) ? await event.buyer?.() : undefined
  for (const { id: pluginId, knowsBuyer } of receivers) {
    const id = newId()
    const payload: Message = {
      type,
      timestamp,
      data: knowsBuyer && buyer ? { ...data, buyer } : data,
    }
    const { count } = await tx.notification.createMany({
      data: {
        id,
        pluginId,
        event: type,
        payload,
        dedupeKey: [pluginId, type, subject, once].filter(Boolean).join(':'),
      },
      skipDuplicates: true,
    })
    if (count === 1) await scheduleNotification(tx, pluginId, id)
  }
}

/** What an entry of the audit trail depends on whose outcome is that of a message. */
export const dependsOnNotification = (id: string): string => `notification:${id}`

/** The queue of a plugin's messages, which are sent in sequence. */
export const queueOfPlugin = (pluginId: string): string => `notify:${pluginId}`

/** Queues a message for sending, optionally delayed. */
export const scheduleNotification = (tx: Tx, pluginId: string, id: string, afterSeconds = 0) =>
  addJob(tx, sendNotificationJob, { notificationId: id }, `notification:${id}`, {
    queue: queueOfPlugin(pluginId),
    afterSeconds,
  })

type Subscriber = { id: string; knowsBuyer: boolean }

/** The plugins that are on and subscribe to an event. */
async function subscribersTo(type: NotificationEvent, tx: Tx): Promise<Subscriber[]> {
  const active = await activePlugins(RECEIVERS, tx)
  return active.flatMap(({ plugin, values }) =>
    plugin.subscribes(values, type)
      ? [{ id: plugin.id, knowsBuyer: plugin.knowsBuyers?.(values) ?? false }]
      : [],
  )
}
