import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { displayOf } from '@/lib/orders/key-display'
import { orderIdOfToken } from '@/lib/orders/order-token'
import { keysRefused, payersOrder, requireShown } from '@/lib/orders/payers-order'
import type { Reader } from '@/lib/orders/read-order'
import { type Opener, recordOpened } from '@/lib/orders/record-opened'
import { HELD_FIELDS, heldOf } from '@/lib/orders/supply/held'
import { printedCardsOf } from './print-item'

/**
 * The gift cards of an order's item as a file to print, for the browser that paid while it may see the keys, and for the
 * holder of the mailed link. That they were seen is noted in the order's timeline.
 *
 * @param position of the item, from 1
 * @throws AppError `not_found` for everybody else, and for an item without gift cards; `unauthorized` when the link has expired
 *   or was tampered with; `conflict` when the codes are withdrawn, kept back, or for somebody else
 */
export async function printForBuyer(
  orderNumber: string,
  position: number,
  reader: Reader,
  opener: Opener,
): Promise<Buffer> {
  const orderId =
    reader.token === null
      ? await idForPayer(orderNumber, reader.sessionId)
      : await idForHolder(orderNumber, reader.token)
  const [item] = await db().orderItem.findMany({
    where: { orderId },
    orderBy: { position: 'asc' },
    skip: position - 1,
    take: 1,
    select: { id: true, isGiftCard: true },
  })
  if (!item?.isGiftCard) throw noCards()
  // First noted, then read, as with keys.
  await recordOpened(orderId, 'gift_card_printed', opener)
  const file = await printedCardsOf(item.id)
  if (!file) throw noCards()
  return file
}

const noCards = () => new AppError('not_found', say('giftCards.unknown'))

async function idForPayer(orderNumber: string, sessionId: string | null): Promise<number> {
  const order = await payersOrder(db(), { orderNumber, sessionId })
  requireShown(order)
  return order.id
}

async function idForHolder(orderNumber: string, token: string): Promise<number> {
  const id = await orderIdOfToken(token)
  const order = await db().order.findUnique({
    where: { id, orderNumber },
    select: {
      orderStatus: true,
      disputedAt: true,
      gift: { select: { orderId: true } },
      supplyConsent: { select: HELD_FIELDS },
    },
  })
  if (!order) throw new AppError('not_found', say('orders.notFound'))
  const { orderStatus, disputedAt, gift, supplyConsent } = order
  const display = displayOf({
    orderStatus,
    disputedAt,
    isGift: gift !== null,
    held: heldOf(supplyConsent),
  })
  if (display !== 'shown') throw keysRefused(display)
  return id
}
