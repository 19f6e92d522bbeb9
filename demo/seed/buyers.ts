import { randomUUID } from 'node:crypto'
import { lockForRating } from '@/lib/catalog/record-rating'
import { db, type Tx } from '@/lib/core/db'
import { toCents, toDecimal } from '@/lib/core/money'
import { DAY_MS } from '@/lib/core/time'
import { sealKey } from '@/lib/licences/key-crypto'
import { newOrderNumber } from '@/lib/orders/order-number'
import { taxRulesOf } from '@/lib/pricing/tax'
import { totalsOf } from '@/lib/pricing/totals'
import { publishFigures } from '@/lib/reviews/publish-figures'
import { suggestedName } from '@/lib/reviews/review-rules'
import { promisesOf, refundDaysOf } from '@/lib/settings/promises'
import { currentSettings } from '@/lib/settings/queries'
import { readProducts, readReviews } from './data'
import { inventKey } from './invent-key'
import { type PlannedReview, planReviews } from './review-plan'

const MINUTE_MS = 60_000
const TIMEOUT_MS = 60_000

type Bought = PlannedReview & {
  paymentId: string
  productId: number
  price: string
  delivery: 'keys' | 'manual'
  refundDays: number
  at: Date
}

/**
 * Lets invented buyers buy demo products and review them, in a store that has sold nothing yet: the rows are those that the
 * store itself writes for a purchase, a delivery and a review, and the ratings are computed by its own rule.
 *
 * @returns how many orders there are of it
 */
export async function seedBuyers(): Promise<number> {
  if ((await db().order.count()) > 0) return 0
  const bought = await purchases()
  await db().$transaction(
    async (tx) => {
      const items = await addOrders(tx, bought)
      await addKeys(tx, bought, items)
      await addReviews(tx, bought, items)
    },
    { timeout: TIMEOUT_MS, maxWait: 10_000 },
  )
  return bought.length
}

async function purchases(): Promise<Bought[]> {
  const planned = planReviews(readProducts(), readReviews())
  const [settings, products] = await Promise.all([
    currentSettings(),
    db().product.findMany({ where: { isSample: true, isHidden: false } }),
  ])
  const promises = promisesOf(settings)
  const now = Date.now()
  return planned
    .flatMap((review) => {
      const product = products.find(({ slug }) => slug === review.product.slug)
      if (!product) return []
      return {
        ...review,
        paymentId: randomUUID(),
        productId: product.id,
        price: product.price.toFixed(2),
        delivery: product.delivery,
        refundDays: refundDaysOf(promises, product),
        at: new Date(now - review.boughtDaysAgo * DAY_MS),
      }
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime())
}

/** @returns the ids of the orders' items, by payment */
async function addOrders(tx: Tx, bought: readonly Bought[]): Promise<Map<string, number>> {
  const settings = await currentSettings(tx)
  const { baseCurrency: currency, orderNumberPrefix } = settings
  const tax = taxRulesOf(settings)
  const priced = bought.map((one) => {
    const { subtotalCents, taxCents, totalCents } = totalsOf(
      [{ priceCents: toCents(one.price), quantity: 1 }],
      currency,
      tax,
    )
    const amounts = {
      subtotal: toDecimal(subtotalCents),
      tax: toDecimal(taxCents),
      totalAmount: toDecimal(totalCents),
    }
    return { ...one, amounts, doneAt: new Date(one.at.getTime() + 2 * MINUTE_MS) }
  })
  await tx.payment.createMany({
    data: priced.map(({ paymentId, at, locale, amounts: { totalAmount } }) => ({
      id: paymentId,
      // The one that the demo does not offer: no account of it misses these payments.
      provider: 'square',
      status: 'captured',
      amount: totalAmount,
      currency,
      capturedAmount: totalAmount,
      capturedCurrency: currency,
      capturedAt: at,
      locale,
      displayCurrency: currency,
      createdAt: at,
    })),
  })
  const orders = await tx.order.createManyAndReturn({
    data: priced.map(({ paymentId, buyer, at, doneAt, locale, amounts }) => ({
      orderNumber: newOrderNumber(at.getTime(), orderNumberPrefix),
      customerEmail: buyer.email,
      customerName: buyer.name,
      ...amounts,
      currency,
      paymentMethod: 'card',
      paymentId,
      orderStatus: 'completed',
      locale,
      displayCurrency: currency,
      createdAt: at,
      completedAt: doneAt,
    })),
    select: { id: true, paymentId: true },
  })
  const orderOf = new Map(orders.map(({ id, paymentId }) => [paymentId, id]))
  const orderIdOf = (paymentId: string) => orderOf.get(paymentId) ?? 0
  await tx.orderEvent.createMany({
    data: priced.flatMap(({ paymentId, at, doneAt }) => [
      { orderId: orderIdOf(paymentId), kind: 'order_placed', createdAt: at },
      { orderId: orderIdOf(paymentId), kind: 'completed', createdAt: doneAt },
    ]),
  })
  const items = await tx.orderItem.createManyAndReturn({
    data: priced.map(({ paymentId, productId, product, price, delivery, refundDays, doneAt }) => ({
      orderId: orderIdOf(paymentId),
      position: 0,
      productId,
      productName: product.name,
      productPrice: price,
      quantity: 1,
      delivery,
      deliveredAt: doneAt,
      refundDays,
    })),
    select: { id: true, orderId: true },
  })
  // Nobody is sent an invoice of what was never sold.
  const lastId = Math.max(...orders.map(({ id }) => id))
  await tx.invoiceBook.updateMany({ data: { doneOrderId: lastId } })
  const itemOf = new Map(items.map(({ id, orderId }) => [orderId, id]))
  return new Map(orders.map(({ id, paymentId }) => [paymentId, itemOf.get(id) ?? 0]))
}

/** The keys that they got, beside those of the pools. */
async function addKeys(tx: Tx, bought: readonly Bought[], items: ReadonlyMap<string, number>) {
  await tx.productKey.createMany({
    data: bought
      .filter(({ delivery }) => delivery === 'keys')
      .map(({ paymentId, productId, product, at }) => ({
        productId,
        keyType: product.keyType,
        ...sealKey(inventKey(product.keyType)),
        status: 'used',
        orderItemId: items.get(paymentId),
        paymentId,
        assignedAt: at,
        createdAt: at,
      })),
  })
}

async function addReviews(tx: Tx, bought: readonly Bought[], items: ReadonlyMap<string, number>) {
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS)
  await tx.review.createMany({
    data: bought.map((one) => ({
      productId: one.productId,
      orderItemId: items.get(one.paymentId) ?? 0,
      buyerEmail: one.buyer.email,
      stars: one.stars,
      title: one.title,
      text: one.text,
      displayName: suggestedName(one.buyer.name),
      locale: one.locale,
      status: 'published',
      answer: one.answer,
      answeredAt: one.answer === null ? null : ago(one.answeredDaysAgo),
      createdAt: ago(one.writtenDaysAgo),
      publishedAt: ago(one.writtenDaysAgo),
      updatedAt: ago(one.writtenDaysAgo),
    })),
  })
  for (const productId of new Set(bought.map((one) => one.productId))) {
    await lockForRating(tx, productId)
    await publishFigures(tx, productId)
  }
}
