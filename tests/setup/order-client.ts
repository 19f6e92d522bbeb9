import { randomUUID } from 'node:crypto'
import type { Product } from '@/lib/catalog/contracts'
import { sealToken } from '@/lib/core/sealed-token'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'
import type { adminClient } from './admin-client'
import { eventually } from './api-client'
import { checkoutClient, firstMailTo, orderRow, simulate } from './checkout-client'
import type { TestStore } from './store'

type Admin = Awaited<ReturnType<typeof adminClient>>
type Line = { product: Product; quantity?: number; source?: object }

/** Places an order as a shopper does. @returns the order's number, its buyer's address, and the cart session that paid */
export async function placeOrder(
  store: TestStore,
  lines: Line[],
  method: 'paypal' | 'card' = 'paypal',
  locale = 'en',
): Promise<{ number: string; email: string; session: string }> {
  const shopper = checkoutClient(store)
  const cart = await shopper.fillCart(lines)
  const paymentId =
    method === 'paypal'
      ? (await shopper.startWallet({ locale })).body.id
      : (await shopper.payByCard({ locale })).body.transactionId
  if (method === 'paypal') await shopper.capture(paymentId)
  const placed = await shopper.postOrder(shopper.orderBody(cart, paymentId, method))
  if (placed.status !== 201) throw new Error(`No order was made: ${JSON.stringify(placed.body)}`)
  return { number: placed.body.orderNumber, email: shopper.email, session: shopper.session }
}

/** {@link placeOrder}, and waits until the keys were mailed, and the store has noted it. */
export async function deliveredOrder(...order: Parameters<typeof placeOrder>) {
  const [store] = order
  const placed = await placeOrder(...order)
  await firstMailTo(store, placed.email)
  await eventually(async () => {
    const sent = `SELECT 1 FROM "Email" WHERE "toAddress" = $1 AND "sentAt" IS NOT NULL`
    return (await store.sql.query(sent, [placed.email])).rowCount
  })
  return placed
}

/** The order as the back office sees it. */
export const detailsOf = async (admin: Admin, number: string): Promise<OrderDetail> =>
  (await admin.call(`/api/admin/orders/${number}`)).body

/** Requests a refund, with a new id unless one is given. */
export const refund = (admin: Admin, number: string, request: object) =>
  admin.post(`/api/admin/orders/${number}/refund`, {
    refundId: randomUUID(),
    reason: 'Test',
    ...request,
  })

/** Runs the daily settlement of card charges. */
export const settleCards = (store: TestStore) =>
  fetch(`${new URL(store.simulators.authorizeNet).origin}/__settle`, { method: 'POST' })

/** Sets a provider's next outcomes of refunds. */
export const nextRefund = (
  store: TestStore,
  provider: 'paypal' | 'authorizeNet',
  outcome: string,
  times = 1,
) => simulate(store.simulators[provider], { call: 'refund', outcome, times })

/** The refunded amount of an order's charge at PayPal or the card processor, in US dollars. */
export async function paidBack(store: TestStore, { payment }: OrderDetail): Promise<number> {
  const id = payment.providerTransactionId ?? ''
  const address =
    payment.provider === 'paypal' ? store.simulators.paypal : store.simulators.authorizeNet
  const state = await (await fetch(`${new URL(address).origin}/__state`)).json()
  const charge = payment.provider === 'paypal' ? state.captures[id] : state.charges[id]
  if (charge.transactionStatus === 'voided') return charge.amount
  return Math.round(charge.refunded * 100) / 100
}

/** The token of the link that is mailed to an order's buyer. */
export async function orderToken(store: TestStore, number: string): Promise<string> {
  const { id, customerEmail } = await orderRow(store, number)
  return sealToken('order-status', { orderId: id, email: customerEmail }, 3600)
}
