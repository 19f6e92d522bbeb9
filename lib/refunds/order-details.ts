import 'server-only'
import { db, type Prisma } from '@/lib/core/db'
import { decimalOf, toCents, toDecimal } from '@/lib/core/money'
import { customerIdOf } from '@/lib/customers/records'
import { taxEvidenceSchema } from '@/lib/customers/taxes/contracts'
import { openKey } from '@/lib/licences/key-crypto'
import { maskKey } from '@/lib/licences/key-rules'
import { deliveryPayloadSchema } from '@/lib/mail/contracts'
import { agreedTextsOf } from '@/lib/orders/agreed-texts/queries'
import { withBundleKeys } from '@/lib/orders/bundle-items'
import { itemProgress, preorderDay } from '@/lib/orders/item-progress'
import { toldOf } from '@/lib/orders/queries'
import { otherMeans } from '@/lib/payments/other-means'
import type { Payment } from '@/lib/payments/payment'
import { paymentById } from '@/lib/payments/queries'
import { PARTS } from '@/lib/pricing/territories'
import type { OrderDetail } from './order-detail-contract'
import { costCents, orderMargin } from './order-margin'
import { refundRequestsOf, refundsOf, refundsUnderWay, toOrderRefund } from './queries'
import { leftCents } from './refund-amounts'

const DETAILS = {
  items: {
    orderBy: { position: 'asc' },
    include: {
      product: { select: { availableFrom: true } },
      keys: {
        orderBy: { id: 'asc' },
        include: {
          batch: true,
          licence: {
            select: {
              deviceLimit: true,
              _count: { select: { activations: { where: { keptUntil: null } } } },
            },
          },
        },
      },
    },
  },
  emails: { orderBy: { createdAt: 'desc' } },
  events: { orderBy: { id: 'desc' } },
  gift: { omit: { orderId: true } },
  supplyConsent: { omit: { orderId: true } },
  payment: {
    select: { agreedTexts: true, linksTexts: true, manual: { omit: { paymentId: true } } },
  },
} as const satisfies Prisma.OrderInclude

type Row = Prisma.OrderGetPayload<{ include: typeof DETAILS }>
type Item = Row['items'][number]

const isoTime = (time: Date | null) => time?.toISOString() ?? null

/**
 * Everything about one order for the back office, keys masked; `null` for an unknown number. It is in
 * this area because orders are a layer below refunds and cannot import them.
 */
export async function orderDetails(orderNumber: string): Promise<OrderDetail | null> {
  const order = await db().order.findUnique({ where: { orderNumber }, include: DETAILS })
  return order && toDetail(order)
}

async function toDetail(order: Row): Promise<OrderDetail> {
  const [payment, underWay, refunds, refundRequests, customerId] = await Promise.all([
    paymentById(order.paymentId),
    refundsUnderWay(db(), order.paymentId),
    refundsOf(order.id),
    refundRequestsOf(order.id),
    customerIdOf(order.customerEmail),
  ])
  return {
    ...order,
    paidWith: otherMeans(payment.card?.type ?? null),
    customerId,
    source:
      order.trafficSource === null
        ? null
        : {
            source: order.trafficSource,
            medium: order.trafficMedium ?? '',
            campaign: order.campaign ?? '',
          },
    subtotal: decimalOf(order.subtotal),
    tax: decimalOf(order.tax),
    taxTerritory: PARTS.find((each) => each === order.taxTerritory) ?? null,
    taxRate: order.taxRate?.toString() ?? null,
    taxEvidence: order.taxEvidence === null ? null : taxEvidenceSchema.parse(order.taxEvidence),
    untaxedAmount: decimalOf(order.untaxedAmount),
    totalAmount: decimalOf(order.totalAmount),
    discount: decimalOf(order.discount),
    giftCardAmount: decimalOf(order.giftCardAmount),
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
    completedAt: isoTime(order.completedAt),
    gift: order.gift && { ...order.gift, sendAt: order.gift.sendAt.toISOString() },
    supplyConsent: order.supplyConsent && {
      ...order.supplyConsent,
      answeredAt: order.supplyConsent.answeredAt.toISOString(),
      declinedAt: isoTime(order.supplyConsent.declinedAt),
      waitsUntil: isoTime(order.supplyConsent.waitsUntil),
      confirmedAt: isoTime(order.supplyConsent.confirmedAt),
      releasedAt: isoTime(order.supplyConsent.releasedAt),
    },
    items: withBundleKeys(order.items.map(counted)).map((item) => ({
      ...toItem(item, order.orderStatus),
      waitingQuantity: underWay?.quantities.get(item.id) ?? 0,
    })),
    payment: {
      id: payment.id,
      provider: payment.provider,
      status: payment.status,
      providerOrderId: payment.providerOrderId,
      providerTransactionId: payment.providerTransactionId,
      cardType: payment.card?.type ?? null,
      lastFour: payment.card?.lastFour ?? null,
      capturedAmount: toDecimal(payment.captured?.cents ?? 0),
      providerFee: payment.feeCents === null ? null : toDecimal(payment.feeCents),
      providerFeeIsEstimated: payment.feeIsEstimated,
      refundedAmount: toDecimal(payment.refundedCents),
      refundableAmount: toDecimal(leftCents(payment, underWay?.parts ?? null)),
      capturedAt: isoTime(payment.capturedAt),
      manual: order.payment.manual && {
        ...order.payment.manual,
        receivedOn: order.payment.manual.receivedOn.toISOString().slice(0, 10),
      },
    },
    agreedTexts: await agreedTextsOf(order.payment),
    margin: marginOf(order, payment, refunds),
    refunds: refunds.map(toOrderRefund),
    refundRequests,
    mails: order.emails.map((mail) => ({
      ...mail,
      part: deliveryPayloadSchema.safeParse(mail.payload).data?.part ?? null,
      createdAt: mail.createdAt.toISOString(),
      sentAt: isoTime(mail.sentAt),
    })),
    events: order.events.map((event) => ({
      ...event,
      detail: objectOf(event.detail),
      createdAt: event.createdAt.toISOString(),
    })),
  }
}

function marginOf(
  order: Row,
  { captured, feeCents }: Payment,
  refunds: Awaited<ReturnType<typeof refundsOf>>,
) {
  return orderMargin({
    currency: order.currency,
    rateToBase: order.rateToBase.toFixed(12),
    totalCents: toCents(order.totalAmount),
    taxCents: toCents(order.tax),
    refundedCents: refunds
      .filter(({ status }) => status === 'succeeded')
      .reduce((sum, { amount }) => sum + amount.cents, 0),
    // Where a gift card paid all, nobody got anything to keep a part of.
    feeCents: captured?.cents === 0 ? 0 : feeCents,
    items: order.items.map(({ isGiftCard, isBundle, quantity, refundedQuantity, keys }) => ({
      isGiftCard,
      // What it costs is what the keys of its parts do.
      pieces: isBundle ? 0 : quantity - refundedQuantity,
      keyCosts: keys.map(({ batch }) => costCents(batch?.unitCost)),
    })),
  })
}

const counted = (item: Item) => ({
  ...item,
  keyCount: item.keys.filter(({ status }) => status === 'used').length,
})

function toItem(
  { keyCount, product, ...item }: ReturnType<typeof counted>,
  orderStatus: Row['orderStatus'],
) {
  const progress = itemProgress(
    { ...item, keyCount, isDelivered: item.deliveredAt !== null },
    orderStatus,
  )
  return {
    ...item,
    statement: toldOf(item),
    productPrice: decimalOf(item.productPrice),
    discount: decimalOf(item.discount),
    bundleShare: item.bundleShare === null ? null : decimalOf(item.bundleShare),
    deliveredAt: isoTime(item.deliveredAt),
    suppliedAt: isoTime(item.suppliedAt),
    progress,
    ...preorderDay(progress, product),
    keys: item.keys.map(({ batch: _, ...key }) => ({
      ...key,
      masked: maskKey(openKey(key.valueEncrypted)),
      assignedAt: isoTime(key.assignedAt),
      quarantinedAt: isoTime(key.quarantinedAt),
      licence: key.licence && {
        devices: key.licence._count.activations,
        deviceLimit: key.licence.deviceLimit,
      },
    })),
  }
}

const objectOf = (value: Prisma.JsonValue): Record<string, unknown> =>
  value && typeof value === 'object' && !Array.isArray(value) ? value : {}
