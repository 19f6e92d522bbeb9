import 'server-only'
import type { Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { lockByName } from '@/lib/core/locks'
import { type ServerText, say } from '@/lib/core/server-text'
import { HELD_FIELDS, heldOf } from '@/lib/orders/supply/held'
import { type FileAccess, itemAccess } from './entitlement'
import { DOWNLOADS_PER_ITEM } from './limits'
import { fileNotFound } from './product-file'

const REFUSALS: Record<Exclude<FileAccess, 'available'> | 'used_up', ServerText> = {
  closed: say('downloads.filesWithdrawn'),
  on_hold: say('downloads.filesKeptBack'),
  gift: say('downloads.filesForRecipient'),
  held: say('downloads.filesNotYet'),
  used_up: say('downloads.fileUsedUp'),
}

const refused = (reason: keyof typeof REFUSALS) =>
  new AppError('conflict', REFUSALS[reason], { details: { reason } })

/**
 * A file of the product that an item bought.
 *
 * @throws AppError `not_found` when it is none of its files; `conflict` when its buyer may not have it now
 */
export async function boughtFile(tx: Tx, itemId: number, fileId: string) {
  const file = await tx.productFile.findUnique({ where: { id: fileId } })
  const item = await tx.orderItem.findUnique({
    where: { id: itemId },
    select: {
      productId: true,
      quantity: true,
      refundedQuantity: true,
      deliveredAt: true,
      product: { select: { availableFrom: true } },
      orderId: true,
      order: {
        select: {
          orderStatus: true,
          disputedAt: true,
          gift: { select: { orderId: true } },
          supplyConsent: { select: HELD_FIELDS },
        },
      },
    },
  })
  if (!file?.isComplete || item?.productId !== file.productId) throw fileNotFound()
  const { gift, supplyConsent, ...order } = item.order
  const isHeld = heldOf(supplyConsent) !== null
  const access = itemAccess({ ...item, order: { ...order, isGift: gift !== null, isHeld } })
  if (access !== 'available') throw refused(access)
  return { ...file, orderId: item.orderId }
}

/** Lets the uses of a file be counted one after the other, for one purchase. */
export const lockDownloads = (tx: Tx, itemId: number, fileId: string): Promise<void> =>
  lockByName(tx, `download:${itemId}:${fileId}`)

/** @throws AppError `conflict` when a file was downloaded as often as it may be */
export async function requireLeft(tx: Tx, itemId: number, fileId: string): Promise<void> {
  const used = await tx.fileDownload.count({
    where: { orderItemId: itemId, fileId, counts: true },
  })
  if (used >= DOWNLOADS_PER_ITEM) throw refused('used_up')
}
