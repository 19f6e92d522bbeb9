import 'server-only'
import { newestRelease } from '@/lib/catalog/releases'
import { statementSchema } from '@/lib/catalog/statement-contracts'
import type { Statement } from '@/lib/catalog/statements'
import { db, type Prisma, type Tx } from '@/lib/core/db'
import { decimalOf, toCents } from '@/lib/core/money'
import { otherMeans } from '@/lib/payments/other-means'
import { withBundleKeys } from './bundle-items'
import type { Order } from './contracts'
import type { PlacedOrder } from './placed-order'

/** What {@link toOrder} needs. */
export const PUBLIC_FIELDS = {
  orderNumber: true,
  customerName: true,
  customerEmail: true,
  subtotal: true,
  tax: true,
  taxKind: true,
  totalAmount: true,
  discount: true,
  couponCode: true,
  giftCardAmount: true,
  giftCardLastFour: true,
  currency: true,
  paymentMethod: true,
  payment: { select: { cardType: true } },
  paymentStatus: true,
  orderStatus: true,
  billingAddress: true,
  createdAt: true,
  /** Without what came with a bundle, which costs nothing by itself. */
  items: {
    where: { bundlePosition: null },
    select: {
      productId: true,
      productName: true,
      productPrice: true,
      quantity: true,
      refundDays: true,
      isGiftCard: true,
    },
    orderBy: { position: 'asc' },
  },
} as const satisfies Prisma.OrderSelect

type PublicRow = Prisma.OrderGetPayload<{ select: typeof PUBLIC_FIELDS }>

/** An order as it may be shown to its buyer. */
export function toOrder(row: PublicRow): Order {
  return {
    orderNumber: row.orderNumber,
    customerName: row.customerName,
    customerEmail: row.customerEmail,
    currency: row.currency,
    paymentMethod: row.paymentMethod,
    paidWith: otherMeans(row.payment.cardType),
    paymentStatus: row.paymentStatus,
    orderStatus: row.orderStatus,
    billingAddress: row.billingAddress,
    subtotal: decimalOf(row.subtotal),
    tax: decimalOf(row.tax),
    taxKind: row.taxKind,
    totalAmount: decimalOf(row.totalAmount),
    discount: decimalOf(row.discount),
    couponCode: row.couponCode,
    giftCardAmount: decimalOf(row.giftCardAmount),
    giftCardLastFour: row.giftCardLastFour,
    createdAt: row.createdAt.toISOString(),
    items: row.items.map(({ productPrice, ...item }) => ({
      ...item,
      productPrice: decimalOf(productPrice),
    })),
  }
}

/** What an item's buyer was told of its keys and updates. */
export const toldOf = ({ statement }: { statement: unknown }): Statement | null =>
  statementSchema.nullable().parse(statement)

/** The order of a payment, or `null`. */
export async function orderOfPayment(paymentId: string, tx: Tx = db()): Promise<Order | null> {
  const row = await tx.order.findUnique({ where: { paymentId }, select: PUBLIC_FIELDS })
  return row && toOrder(row)
}

/** One order; throws when it does not exist. */
export async function orderById(id: number, tx: Tx = db()): Promise<PlacedOrder> {
  const row = await tx.order.findUniqueOrThrow({
    where: { id },
    include: {
      gift: true,
      printedCard: { select: { orderId: true } },
      payment: { select: { cardType: true } },
      items: {
        orderBy: { position: 'asc' },
        include: {
          product: {
            select: {
              image: true,
              installerUrl: true,
              activationSteps: true,
              availableFrom: true,
              keysByRule: true,
              _count: { select: { files: { where: { isComplete: true } } } },
            },
          },
        },
      },
    },
  })
  return {
    id: row.id,
    orderNumber: row.orderNumber,
    orderStatus: row.orderStatus,
    paymentMethod: row.paymentMethod,
    paidWith: otherMeans(row.payment.cardType),
    paymentId: row.paymentId,
    currency: row.currency,
    subtotalCents: toCents(row.subtotal),
    taxCents: toCents(row.tax),
    taxKind: row.taxKind,
    taxId: row.taxId ?? '',
    totalCents: toCents(row.totalAmount),
    discountCents: toCents(row.discount),
    couponCode: row.couponCode,
    giftCardCents: toCents(row.giftCardAmount),
    giftCardLastFour: row.giftCardLastFour,
    customerEmail: row.customerEmail,
    customerName: row.customerName,
    locale: row.locale,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    disputedAt: row.disputedAt,
    gift: row.gift,
    isPrinted: row.printedCard !== null,
    items: row.items.map(({ product: { _count, ...product }, ...item }) => ({
      id: item.id,
      position: item.position,
      isBundle: item.isBundle,
      bundlePosition: item.bundlePosition,
      bundleShareCents: item.bundleShare === null ? 0 : toCents(item.bundleShare),
      productId: item.productId,
      productName: item.productName,
      ...product,
      refundDays: item.refundDays,
      statement: toldOf(item),
      hasFiles: _count.files > 0,
      priceCents: toCents(item.productPrice),
      discountCents: toCents(item.discount),
      quantity: item.quantity,
      refundedQuantity: item.refundedQuantity,
      delivery: item.delivery,
      isGiftCard: item.isGiftCard,
      deliveredAt: item.deliveredAt,
    })),
  }
}

/** An order's items with the number of keys that the buyer may use; see {@link withBundleKeys}. */
export async function itemsWithKeyCounts(tx: Tx, orderId: number) {
  const items = await tx.orderItem.findMany({
    where: { orderId },
    orderBy: { position: 'asc' },
    include: {
      product: {
        select: {
          image: true,
          installerUrl: true,
          activationSteps: true,
          releases: true,
          availableFrom: true,
        },
      },
      _count: { select: { keys: { where: { status: 'used' } } } },
    },
  })
  return withBundleKeys(
    items.map(({ _count, product: { releases, ...product }, ...item }) => ({
      ...item,
      product: { ...product, newestRelease: newestRelease(releases) },
      statement: toldOf(item),
      keyCount: _count.keys,
    })),
  )
}
