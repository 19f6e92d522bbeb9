import { performance } from 'node:perf_hooks'
import { type CartItem, cartItemSchema, cartSchema } from '@/lib/cart/contracts'
import { toCents, toDecimal } from '@/lib/core/money'
import { newOrderNumber } from '@/lib/orders/order-number'
import { cardPaymentResultSchema } from '@/lib/payments/contracts'
import { totalsOf } from '@/lib/pricing/totals'
import { cardNumberOf } from '@/scripts/lib/card-numbers'
import { apiClient } from '@/tests/setup/api-client'

type Client = ReturnType<typeof apiClient>
type Call = Parameters<Client['call']>[1]

let cards = 0

async function answered(client: Client, path: string, call: Call, status: number) {
  const answer = await client.call(path, call)
  if (answer.status !== status)
    throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`)
  return answer.body
}

async function add(client: Client, productId: number): Promise<CartItem> {
  const call = { method: 'POST', body: { productId, quantity: 1 } }
  return cartItemSchema.parse(await answered(client, '/api/cart', call, 201))
}

/** A new cart with a line for each product. @returns its session */
export async function fillCart(url: string, productIds: number[]): Promise<string> {
  const client = apiClient(url)
  for (const id of productIds) await add(client, id)
  return client.session
}

/** Adds, reads, changes and removes, in a new session. */
export async function useCart(url: string, productId: number): Promise<void> {
  const client = apiClient(url)
  const { id } = await add(client, productId)
  await answered(client, '/api/cart', {}, 200)
  await answered(client, `/api/cart/${id}`, { method: 'PATCH', body: { quantity: 3 } }, 200)
  await answered(client, `/api/cart/${id}`, { method: 'DELETE' }, 204)
}

/**
 * Buys one product by card, with the calls of the checkout.
 *
 * @param cardNumber else a card that nobody else pays with
 * @returns how long the last of them took, which makes the order, in milliseconds
 */
export async function buy(
  url: string,
  productId: number,
  cardNumber = cardNumberOf(cards++),
): Promise<number> {
  const client = apiClient(url)
  const email = `${client.session}@buyer.example`
  await add(client, productId)
  const cart = cartSchema.parse(await answered(client, '/api/cart', {}, 200))
  const lines = cart.map(({ product, quantity }) => ({
    priceCents: toCents(product.price),
    quantity,
  }))
  const total = toDecimal(totalsOf(lines, 'USD').totalCents)
  const payment = {
    amount: total,
    cardNumber,
    expiryDate: '12/39',
    cvv: '123',
    cardholderName: 'Ada Buyer',
    customer: { email, name: 'Ada Buyer', address: '1 Main Street' },
    locale: 'en',
  }
  const paid = cardPaymentResultSchema.parse(
    await answered(client, '/api/payment/authorize-net', { method: 'POST', body: payment }, 200),
  )
  if (paid.status !== 'approved') throw new Error(`The payment is ${paid.status}`)
  const order = {
    orderNumber: newOrderNumber(Date.now()),
    customerEmail: email,
    customerName: 'Ada Buyer',
    totalAmount: total,
    currency: 'USD',
    paymentMethod: 'card',
    paymentId: paid.transactionId,
    items: cart.map(({ productId: id, quantity, product }) => ({
      productId: id,
      productName: product.name,
      productPrice: product.price,
      quantity,
    })),
  }
  const startedAt = performance.now()
  await answered(client, '/api/orders', { method: 'POST', body: order }, 201)
  return performance.now() - startedAt
}
