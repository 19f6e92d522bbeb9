import 'server-only'
import { db } from '@/lib/core/db'
import { decimalOf } from '@/lib/core/money'
import { deliveryPayloadSchema } from '@/lib/mail/contracts'
import { otherMeans } from '@/lib/payments/other-means'
import { currentSettings } from '@/lib/settings/queries'
import { offersWithdrawal } from '@/lib/settings/withdrawal-link'
import type { MailTopic, OrderStatus } from './access-contracts'
import { agreedTextsOf, sendsAgreedTexts } from './agreed-texts/queries'
import { isComplete } from './item-progress'
import { itemStatus } from './item-status'
import { orderIdOfToken } from './order-token'
import { itemsWithKeyCounts } from './queries'
import { recentResends } from './recent-resends'
import { type Opener, recordOpened } from './record-opened'
import { RESENDS_PER_DAY, resendState } from './resend-rule'
import { shownGift } from './shown-gift'
import { shownHeld } from './supply/held'

const TOPICS: Record<string, MailTopic> = {
  order_access: 'access',
  refund_access: 'refund_request',
  refund_request_received: 'refund_request',
}

function topicOf({ kind, payload }: { kind: string; payload: unknown }): MailTopic {
  const delivery = kind === 'order_delivery' ? deliveryPayloadSchema.safeParse(payload) : null
  if (!delivery?.success) return TOPICS[kind] ?? 'other'
  return delivery.data.part === 'first' ? 'delivery' : delivery.data.part
}

/**
 * The status of an order, for the holder of the mailed link. Never contains keys.
 *
 * @throws AppError `unauthorized` when the link has expired or was tampered with
 */
export async function orderStatusOf(token: string, opener: Opener): Promise<OrderStatus> {
  const orderId = await orderIdOfToken(token)
  await recordOpened(orderId, 'page_opened', opener)
  const [order, items, resends, { withdrawalFunction }] = await Promise.all([
    db().order.findUniqueOrThrow({
      where: { id: orderId },
      include: {
        gift: true,
        supplyConsent: true,
        payment: { select: { cardType: true, agreedTexts: true, linksTexts: true } },
        emails: {
          where: { kind: { not: { startsWith: 'owner_' } } },
          orderBy: { createdAt: 'asc' },
          select: { kind: true, payload: true, createdAt: true, sentAt: true },
        },
      },
    }),
    itemsWithKeyCounts(db(), orderId),
    recentResends(db(), orderId),
    currentSettings(),
  ])
  const held = shownHeld(order.supplyConsent)
  return {
    orderNumber: order.orderNumber,
    createdAt: order.createdAt.toISOString(),
    orderStatus: order.orderStatus,
    customerEmail: order.customerEmail,
    paymentMethod: order.paymentMethod,
    paidWith: otherMeans(order.payment.cardType),
    subtotal: decimalOf(order.subtotal),
    tax: decimalOf(order.tax),
    taxKind: order.taxKind,
    totalAmount: decimalOf(order.totalAmount),
    discount: decimalOf(order.discount),
    couponCode: order.couponCode,
    giftCardAmount: decimalOf(order.giftCardAmount),
    giftCardLastFour: order.giftCardLastFour,
    currency: order.currency,
    gift: shownGift(order.gift),
    held,
    offersWithdrawal: offersWithdrawal(withdrawalFunction, order.taxCountry),
    agreedTexts: sendsAgreedTexts(order.payment, order.taxCountry)
      ? await agreedTextsOf(order.payment)
      : [],
    items: items.map((item) => itemStatus(item, order.orderStatus)),
    mails: order.emails.map((mail) => ({
      topic: topicOf(mail),
      queuedAt: mail.createdAt.toISOString(),
      sentAt: mail.sentAt?.toISOString() ?? null,
    })),
    resend: {
      state: resendState({
        orderStatus: order.orderStatus,
        isGift: order.gift !== null,
        completeItems: held === null ? items.filter(isComplete).length : 0,
        resentToday: resends.length,
      }),
      left: Math.max(0, RESENDS_PER_DAY - resends.length),
    },
  }
}
