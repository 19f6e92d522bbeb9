import 'server-only'
import { db, type Prisma } from '@/lib/core/db'
import type { Delivery } from './contracts'
import { NOTIFICATION_EVENTS, type NotificationEvent } from './events'
import { messageSchema } from './message'
import type { Receiver } from './receiver'

const isEvent = (event: string): event is NotificationEvent =>
  (NOTIFICATION_EVENTS as readonly string[]).includes(event)

/** One page of a receiver's delivery log, newest first. */
export async function deliveriesOf(
  { id: pluginId }: Receiver,
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
