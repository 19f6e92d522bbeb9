import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { payersOrder } from '@/lib/orders/payers-order'
import { type Reader, requireReader } from '@/lib/orders/read-order'
import { HELD_FIELDS, heldOf } from '@/lib/orders/supply/held'
import { boughtFile, requireLeft } from './bought-file'
import type { OrderFiles } from './contracts'
import { itemAccess, orderAccess } from './entitlement'
import { DOWNLOADS_PER_ITEM } from './limits'
import { linkTo } from './link-token'

/**
 * The order of whoever may have its files: the holder of the mailed link, or, like its keys, the browser that paid.
 *
 * @throws AppError `not_found` for everybody else; `unauthorized` when the link has expired
 */
async function requireBuyer(orderNumber: string, { sessionId, token }: Reader): Promise<number> {
  if (token !== null) return requireReader(orderNumber, { sessionId: null, token })
  return (await payersOrder(db(), { orderNumber, sessionId })).id
}

/** What the buyer of an order may download. @throws AppError `not_found`, `unauthorized` */
export async function filesForBuyer(orderNumber: string, reader: Reader): Promise<OrderFiles> {
  const orderId = await requireBuyer(orderNumber, reader)
  const { gift, supplyConsent, ...found } = await db().order.findUniqueOrThrow({
    where: { id: orderId },
    select: {
      orderStatus: true,
      disputedAt: true,
      gift: { select: { orderId: true } },
      supplyConsent: { select: HELD_FIELDS },
      items: {
        orderBy: { position: 'asc' },
        select: {
          id: true,
          position: true,
          productName: true,
          quantity: true,
          refundedQuantity: true,
          deliveredAt: true,
          product: {
            select: {
              availableFrom: true,
              files: {
                where: { isComplete: true },
                orderBy: [{ position: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
              },
            },
          },
          downloads: { where: { counts: true }, select: { fileId: true } },
        },
      },
    },
  })
  const order = { ...found, isGift: gift !== null, isHeld: heldOf(supplyConsent) !== null }
  const items = order.items.filter(
    (item) => item.product.files.length > 0 && itemAccess({ ...item, order }) === 'available',
  )
  return {
    access: orderAccess(order),
    items: items.map(({ position, productName, product, downloads }) => ({
      position,
      productName,
      files: product.files.map(({ id, name, version, size }) => ({
        id,
        name,
        version,
        size: size === null ? null : Number(size),
        left: Math.max(
          0,
          DOWNLOADS_PER_ITEM - downloads.filter(({ fileId }) => fileId === id).length,
        ),
      })),
    })),
  }
}

/**
 * A link to a file of an order.
 *
 * @param position of the item that it is downloaded for
 * @throws AppError `not_found`, `unauthorized`; `conflict` when it may not be downloaded now
 */
export async function linkForBuyer(
  orderNumber: string,
  reader: Reader,
  fileId: string,
  position: number,
): Promise<{ url: string; expiresAt: string }> {
  const orderId = await requireBuyer(orderNumber, reader)
  const item = await db().orderItem.findUnique({
    where: { orderId_position: { orderId, position } },
    select: { id: true },
  })
  if (!item) throw new AppError('not_found', say('files.unknown'))
  await boughtFile(db(), item.id, fileId)
  await requireLeft(db(), item.id, fileId)
  const { url, expiresAt } = await linkTo(item.id, fileId)
  return { url, expiresAt: expiresAt.toISOString() }
}
