import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { recordEvent } from '@/lib/orders/record-event'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { OrderDownloads } from './contracts'
import { DOWNLOADS_PER_ITEM } from './limits'

const orderNotFound = () => new AppError('not_found', say('orders.notFound'))

/** How often the files of an order were downloaded. @throws AppError `not_found` */
export async function downloadsOfOrder(orderNumber: string): Promise<OrderDownloads> {
  const order = await db().order.findUnique({
    where: { orderNumber },
    select: {
      items: {
        orderBy: { position: 'asc' },
        select: {
          position: true,
          productName: true,
          product: {
            select: {
              files: {
                where: { isComplete: true },
                orderBy: [{ position: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
              },
            },
          },
          downloads: { orderBy: { createdAt: 'desc' } },
        },
      },
    },
  })
  if (!order) throw orderNotFound()
  return {
    limit: DOWNLOADS_PER_ITEM,
    files: order.items.flatMap(({ position, productName, product, downloads }) =>
      product.files.map(({ id, name, version }) => {
        const own = downloads.filter(({ fileId }) => fileId === id)
        return {
          position,
          productName,
          fileId: id,
          name,
          version,
          used: own.filter(({ counts }) => counts).length,
          downloads: own.length,
          lastAt: own[0]?.createdAt.toISOString() ?? null,
        }
      }),
    ),
  }
}

/** Lets the buyer download the files of an order as often again. @throws AppError `not_found` */
export async function allowMoreDownloads(actor: Actor, orderNumber: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const order = await tx.order.findUnique({ where: { orderNumber }, select: { id: true } })
    if (!order) throw orderNotFound()
    const { count } = await tx.fileDownload.updateMany({
      where: { orderItem: { orderId: order.id }, counts: true },
      data: { counts: false },
    })
    if (count === 0) return
    await recordEvent(tx, order.id, 'downloads_reset', {}, actor.username)
    await recordAudit(tx, actor, {
      action: 'order.reset_downloads',
      entityType: 'order',
      entityId: orderNumber,
      after: { forgiven: count },
    })
  })
}
