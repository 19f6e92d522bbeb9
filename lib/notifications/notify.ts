import 'server-only'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { toCents, toDecimal } from '@/lib/core/money'
import { addJob } from '@/lib/platform/jobs'
import type { NotificationEvent } from '@/lib/plugins/notification-events'
import { pluginInForce } from '@/lib/plugins/queries'
import { currentSettings } from '@/lib/settings/queries'
import { sendNotificationJob, watchStockJob } from './jobs'
import type { Message, OrderData } from './message'

type OrderEvent = Exclude<NotificationEvent, 'keys.low_stock'>

/** What happened. `once` tells two of the same kind apart; the same again is not told twice. */
type Happening =
  | { event: OrderEvent; orderId: number; once?: string; refundedAmount?: string }
  | { event: 'keys.low_stock'; once: string; data: Message['data'] }

/** Who can be told, and about what. */
const RECEIVERS = {
  webhook: (values: Record<string, unknown>, event: NotificationEvent) =>
    Array.isArray(values.events) && values.events.includes(event),
  slack: (values: Record<string, unknown>, event: NotificationEvent) =>
    (event === 'order.created' && values.newOrders === true) ||
    (event === 'keys.low_stock' && values.lowStock === true),
} as const
type Receiver = keyof typeof RECEIVERS

/**
 * Tells other systems about something that happens in the caller's transaction: they hear of it if,
 * and only if, that commits.
 */
export async function notify(tx: Tx, happening: Happening): Promise<void> {
  const receivers = await receiversOf(tx, happening.event)
  if (receivers.length === 0) return
  const message: Message = {
    type: happening.event,
    timestamp: new Date().toISOString(),
    data: happening.event === 'keys.low_stock' ? happening.data : await orderData(tx, happening),
  }
  const subject = 'orderId' in happening ? `order:${happening.orderId}` : 'stock'
  for (const pluginId of receivers) {
    const id = newId()
    const { count } = await tx.notification.createMany({
      data: {
        id,
        pluginId,
        event: happening.event,
        payload: message,
        dedupeKey: [pluginId, happening.event, subject, happening.once].filter(Boolean).join(':'),
      },
      skipDuplicates: true,
    })
    if (count === 1) await scheduleNotification(tx, pluginId, id)
  }
}

/** Has a message sent, after some time if need be. Messages of one receiver take turns. */
export const scheduleNotification = (tx: Tx, pluginId: string, id: string, afterSeconds = 0) =>
  addJob(tx, sendNotificationJob, { notificationId: id }, `notification:${id}`, {
    queue: `notify:${pluginId}`,
    afterSeconds,
  })

async function receiversOf(tx: Tx, event: NotificationEvent): Promise<Receiver[]> {
  const receivers: Receiver[] = []
  for (const [id, listens] of Object.entries(RECEIVERS) as [Receiver, typeof RECEIVERS.slack][]) {
    const values = await pluginInForce(id, tx)
    if (values && listens(values, event)) receivers.push(id)
  }
  return receivers
}

async function orderData(
  tx: Tx,
  { orderId, refundedAmount }: { orderId: number; refundedAmount?: string },
): Promise<OrderData> {
  const order = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: {
      orderNumber: true,
      orderStatus: true,
      paymentMethod: true,
      totalAmount: true,
      currency: true,
      items: {
        orderBy: { position: 'asc' },
        select: { productId: true, productName: true, quantity: true },
      },
    },
  })
  return {
    ...order,
    totalAmount: toDecimal(toCents(order.totalAmount)),
    ...(refundedAmount === undefined ? {} : { refundedAmount }),
  }
}

/**
 * Has the stock of products looked at once the caller's transaction has committed: what others sell
 * at the same moment counts too.
 */
export async function watchStock(tx: Tx, productIds: readonly number[]): Promise<void> {
  for (const productId of [...new Set(productIds)].sort((a, b) => a - b))
    await addJob(tx, watchStockJob, { productId }, `watch_stock:${productId}`)
}

type Stock = { name: string; available: number; newestKeyId: number }

/** Tells others, once, that a product has run low; again only after keys were added to it. */
export async function tellIfLow(productId: number): Promise<void> {
  const { lowStockThreshold } = await currentSettings()
  await db().$transaction(async (tx) => {
    if ((await receiversOf(tx, 'keys.low_stock')).length === 0) return
    const [stock] = await tx.$queryRaw<Stock[]>(Prisma.sql`
      SELECT p."name", max(k."id")::int AS "newestKeyId",
        count(*) FILTER (WHERE k."status" = 'available'
          OR (k."status" = 'reserved' AND k."reservedUntil" < now()))::int AS "available"
      FROM "Product" p JOIN "ProductKey" k ON k."productId" = p."id"
      WHERE p."id" = ${productId} AND p."hasKeyPool" GROUP BY p."id"`)
    if (!stock || stock.available > lowStockThreshold) return
    await notify(tx, {
      event: 'keys.low_stock',
      once: `${productId}:${stock.newestKeyId}`,
      data: {
        productId,
        productName: stock.name,
        available: stock.available,
        threshold: lowStockThreshold,
      },
    })
  })
}
