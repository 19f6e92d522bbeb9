import 'server-only'
import { z } from 'zod'
import { db } from '@/lib/core/db'
import { type Composed, composeMessage, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import type { Outgoing } from '@/lib/mail/outbox'
import { isClosed } from '@/lib/orders/item-progress'
import { currentSettings } from '@/lib/settings/queries'
import { releaseDay } from './release-day'
import { trackPath } from './track-path'

const payloadSchema = z.object({ productId: z.number().int(), availableFrom: z.iso.datetime() })

/**
 * Tells a buyer that a pre-order is delivered later than it was said to be.
 *
 * @returns `null` when it has yet another day, or the order was refunded in the meantime
 */
export async function composePreorderMoved(email: Outgoing): Promise<Composed | null> {
  const { productId, availableFrom } = payloadSchema.parse(email.payload)
  const [order, product, { supportEmail, timezone }, t] = await Promise.all([
    db().order.findUniqueOrThrow({
      where: { id: email.orderId ?? 0 },
      select: {
        orderNumber: true,
        customerName: true,
        orderStatus: true,
        items: {
          where: { productId, deliveredAt: null },
          select: { productName: true, quantity: true, refundedQuantity: true },
        },
      },
    }),
    db().product.findUnique({ where: { id: productId }, select: { availableFrom: true } }),
    currentSettings(),
    mailTranslator(email.locale),
  ])
  const item = order.items.find(({ quantity, refundedQuantity }) => refundedQuantity < quantity)
  const isOutdated = product?.availableFrom?.toISOString() !== availableFrom
  if (!item || isOutdated || isClosed(order.orderStatus)) return null
  const { orderNumber, customerName } = order
  const day = releaseDay(new Date(availableFrom), timezone, email.locale)
  return composeMessage({
    locale: email.locale,
    words: { kind: 'all', values: {} },
    replyTo: supportEmail,
    subject: t('preorderMoved.subject', { orderNumber }),
    heading: t('greeting', { name: customerName }),
    paragraphs: [t('preorderMoved.text', { productName: item.productName, day })],
    details: [
      { label: t('orderNumber'), value: orderNumber },
      { label: t('byHand.items'), value: item.productName },
    ],
    action: {
      label: t('viewOrder'),
      url: storeUrl(email.locale, trackPath(orderNumber)),
    },
    notes: [t('preorderMoved.refund', { email: supportEmail })],
  })
}
