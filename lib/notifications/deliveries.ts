import 'server-only'
import { db, type Prisma } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import type { Delivery } from '@/lib/plugins/contracts'
import type { Plugin } from '@/lib/plugins/fields'
import { NOTIFICATION_EVENTS, type NotificationEvent } from '@/lib/plugins/notification-events'
import { requirePlugin } from '@/lib/plugins/registry'
import { messageSchema } from './message'

const isEvent = (event: string): event is NotificationEvent =>
  (NOTIFICATION_EVENTS as readonly string[]).includes(event)

/** A plugin that keeps a log. @throws AppError `not_found`, or `conflict` for one that keeps none */
export function requireLog(id: string): Plugin {
  const plugin = requirePlugin(id)
  if (!plugin.hasLog) throw new AppError('conflict', `${plugin.name} keeps no delivery log`)
  return plugin
}

/** One page of what a plugin told others, newest first. */
export async function deliveriesOf(
  pluginId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: Delivery[]; total: number }> {
  requireLog(pluginId)
  const where = { pluginId }
  const [rows, total] = await Promise.all([
    db().notification.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      take: limit,
      skip: offset,
    }),
    db().notification.count({ where }),
  ])
  return { rows: rows.flatMap((row) => toDelivery(row) ?? []), total }
}

/** One entry of the log as the API tells it. */
export function toDelivery(row: Prisma.NotificationGetPayload<object>): Delivery | null {
  if (!isEvent(row.event)) return null
  return {
    id: row.id,
    event: row.event,
    status: row.status,
    attempts: row.attempts,
    responseStatus: row.responseStatus,
    lastError: row.lastError,
    subject: subjectOf(row.payload),
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  }
}

function subjectOf(payload: Prisma.JsonValue): string {
  const parsed = messageSchema.safeParse(payload)
  if (!parsed.success) return ''
  const { data } = parsed.data
  return 'orderNumber' in data ? data.orderNumber : data.productName
}
