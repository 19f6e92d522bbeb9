import type { Product } from '@/lib/catalog/contracts'
import { sealToken } from '@/lib/core/sealed-token'
import { eventually } from './api-client'
import { orderRow } from './checkout-client'
import { deliveredOrder } from './order-client'
import type { TestStore } from './store'

const DAY = 86_400

/** The token of the link that asks an order's buyer for reviews. */
export async function reviewToken(
  store: TestStore,
  number: string,
  email?: string,
): Promise<string> {
  const { id, customerEmail } = await orderRow(store, number)
  return sealToken('review', { orderId: id, email: email ?? customerEmail }, 90 * DAY)
}

/** Waits until an order is completed, and puts that so many days back. */
export async function completedDaysAgo(
  store: TestStore,
  number: string,
  days: number,
): Promise<void> {
  await eventually(
    async () =>
      (
        await store.sql.query(
          `UPDATE "Order" SET "completedAt" = now() - make_interval(hours => $2::int)
           WHERE "orderNumber" = $1 AND "orderStatus" = 'completed'`,
          [number, Math.round(days * 24)],
        )
      ).rowCount === 1,
  )
}

/** A delivered order of one product, with the token to review it by. */
export async function reviewableOrder(store: TestStore, product: Product, locale = 'en') {
  const order = await deliveredOrder(store, [{ product }], 'card', locale)
  const token = await reviewToken(store, order.number)
  // The mail arrives before that is recorded.
  const itemId = await eventually(async () => {
    const { rows } = await store.sql.query<{ id: number }>(
      `SELECT i."id" FROM "OrderItem" i JOIN "Order" o ON o."id" = i."orderId"
       WHERE o."orderNumber" = $1 AND o."orderStatus" = 'completed'`,
      [order.number],
    )
    return rows[0]?.id
  })
  return { ...order, token, itemId }
}

/** Fills the form of a review with what a buyer may write. */
export const reviewBody = (order: { token: string; itemId: number }, fields: object = {}) => ({
  token: order.token,
  itemId: order.itemId,
  stars: 4,
  title: 'Does what it says',
  text: 'Installed in minutes.',
  displayName: 'Ada B.',
  locale: 'en',
  ...fields,
})
