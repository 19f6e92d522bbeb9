import 'server-only'
import { z } from 'zod'
import { CART_PATH } from '@/lib/cart/cart-path'
import { db } from '@/lib/core/db'
import { toCents } from '@/lib/core/money'
import { storeUrl } from '@/lib/mail/compose-kit'
import type { Call } from '@/lib/mail/notifications/correspondent'
import { leftCart } from '@/lib/marketing/cart-reminders/left-carts'
import { unchangedSince } from '@/lib/marketing/cart-reminders/reminder-rules'
import { consentedSince } from '@/lib/marketing/newsletter/consent'
import { currentSettings } from '@/lib/settings/queries'
import type { FactLine, ShopperFact } from './facts'

const numbered = z.object({ id: z.coerce.number().int() })
const named = z.object({ id: z.uuid() })

/**
 * What a call of the queue is about, as it is now.
 *
 * @returns `null` when there is nothing to tell any more, or its shopper does not consent
 */
export async function readFact({ type, data }: Call): Promise<ShopperFact | null> {
  const fact = await factOf(type, data)
  if (!fact) return null
  const since = await consentedSince(db(), fact.email)
  return since !== null && since <= fact.at ? fact : null
}

async function factOf(type: Call['type'], data: Call['data']): Promise<ShopperFact | null> {
  switch (type) {
    case 'shopper.left_cart':
      return leftCartFact(named.parse(data).id)
    case 'shopper.ordered':
      return orderFact(numbered.parse(data).id)
    case 'shopper.refunded':
      return refundFact(named.parse(data).id)
    case 'shopper.reviewed':
      return reviewFact(numbered.parse(data).id)
    default:
      return null
  }
}

async function leftCartFact(reminderId: string): Promise<ShopperFact | null> {
  const cart = await leftCart(db(), reminderId)
  const at = cart && unchangedSince(cart.facts)
  if (!cart || !at) return null
  const { id, email, locale } = cart.reminder
  const { baseCurrency } = await currentSettings()
  return {
    kind: 'left_cart',
    id: `${id}:${at.getTime()}`,
    email,
    at,
    currency: baseCurrency,
    cartUrl: storeUrl(locale, CART_PATH),
    lines: cart.lines.map(({ product, quantity }) => {
      const unitCents = toCents(product.price)
      return {
        productId: product.id,
        name: product.name,
        url: storeUrl(locale, `/products/${product.slug}`),
        quantity,
        unitCents,
        totalCents: unitCents * quantity,
      }
    }),
  }
}

async function orderFact(id: number): Promise<ShopperFact | null> {
  const order = await db().order.findUnique({
    where: { id },
    select: {
      orderNumber: true,
      customerEmail: true,
      locale: true,
      currency: true,
      totalAmount: true,
      createdAt: true,
      items: {
        where: { bundlePosition: null },
        orderBy: { position: 'asc' },
        select: {
          productId: true,
          productName: true,
          productPrice: true,
          quantity: true,
          discount: true,
          product: { select: { slug: true } },
        },
      },
    },
  })
  if (!order) return null
  return {
    kind: 'ordered',
    orderNumber: order.orderNumber,
    email: order.customerEmail.toLowerCase(),
    at: order.createdAt,
    currency: order.currency,
    totalCents: toCents(order.totalAmount),
    lines: order.items.map((item): FactLine => {
      const unitCents = toCents(item.productPrice)
      return {
        productId: item.productId,
        name: item.productName,
        url: storeUrl(order.locale, `/products/${item.product.slug}`),
        quantity: item.quantity,
        unitCents,
        totalCents: unitCents * item.quantity - toCents(item.discount),
      }
    }),
  }
}

async function refundFact(id: string): Promise<ShopperFact | null> {
  const refund = await db().refund.findUnique({
    where: { id },
    select: {
      amount: true,
      currency: true,
      updatedAt: true,
      order: { select: { orderNumber: true, customerEmail: true } },
    },
  })
  if (!refund?.order) return null
  return {
    kind: 'refunded',
    id,
    orderNumber: refund.order.orderNumber,
    email: refund.order.customerEmail.toLowerCase(),
    at: refund.updatedAt,
    currency: refund.currency,
    amountCents: toCents(refund.amount),
  }
}

async function reviewFact(id: number): Promise<ShopperFact | null> {
  const review = await db().review.findUnique({
    where: { id },
    select: {
      buyerEmail: true,
      createdAt: true,
      stars: true,
      locale: true,
      productId: true,
      product: { select: { name: true, slug: true } },
    },
  })
  if (!review) return null
  const { buyerEmail, createdAt, stars, locale, productId, product } = review
  return {
    kind: 'reviewed',
    id,
    email: buyerEmail,
    at: createdAt,
    productId,
    name: product.name,
    url: storeUrl(locale, `/products/${product.slug}`),
    stars,
  }
}
