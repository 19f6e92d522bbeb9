import 'server-only'
import { db, type Prisma } from '@/lib/core/db'
import type { Plugin } from '@/lib/plugins/plugin'
import { type Delivery, deliverySchema } from './contracts'
import { callSchema } from './correspondent'

import { messageSchema } from './message'

const eventSchema = deliverySchema.shape.event

/** One page of a receiver's delivery log, newest first. */
export async function deliveriesOf(
  { id: pluginId }: Pick<Plugin, 'id'>,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: Delivery[]; total: number }> {
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

/** One entry of the log as the API returns it. */
export function toDelivery(row: Prisma.NotificationGetPayload<object>): Delivery | null {
  const event = eventSchema.safeParse(row.event)
  if (!event.success) return null
  return {
    id: row.id,
    event: event.data,
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
  const call = callSchema.safeParse(payload)
  if (call.success) return call.data.subject
  const parsed = messageSchema.safeParse(payload)
  if (!parsed.success) return ''
  const { data } = parsed.data
  return 'orderNumber' in data ? data.orderNumber : data.productName
}
