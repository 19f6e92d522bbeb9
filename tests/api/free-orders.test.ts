import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import {
  checkoutClient,
  firstMailTo,
  keyLikeTexts,
  leaveKeys,
  orderRow,
  productDispenser,
  reservedFor,
} from '@/tests/setup/checkout-client'
import { detailsOf } from '@/tests/setup/order-client'
import { knowSeller } from '@/tests/setup/seller'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let freshProduct: () => Product

beforeAll(async () => {
  store = await startStore()
  await knowSeller(store)
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
})
afterAll(() => store.stop())

/** A product that costs nothing. */
async function freeProduct(): Promise<Product> {
  const { id } = freshProduct()
  const changed = await admin.call(`/api/admin/products/${id}`, {
    method: 'PATCH',
    body: { price: '0.00', originalPrice: null },
  })
  expect(changed.status).toBe(200)
  return changed.body
}

let shopper: ReturnType<typeof checkoutClient>
beforeEach(() => {
  shopper = checkoutClient(store)
})

const take = (who = shopper, more: object = {}) =>
  who.call('/api/payment/free', {
    method: 'POST',
    body: { customer: who.customer, locale: 'en', ...more },
  })

/** Takes a cart for nothing, as the page does. */
async function order(lines: { product: Product; quantity?: number }[], total = '0.00') {
  const cart = await shopper.fillCart(lines)
  const taken = await take()
  expect(taken).toMatchObject({ status: 200, body: { status: 'approved' } })
  const body = shopper.orderBody(cart, taken.body.transactionId, 'free')
  const placed = await shopper.postOrder({ ...body, totalAmount: total })
  expect(placed.status).toBe(201)
  return placed.body
}

describe('a cart that costs nothing', () => {
  it('becomes an order with keys, mail and an invoice of nothing', async () => {
    const product = await freeProduct()
    const placed = await order([{ product, quantity: 2 }])
    expect(placed).toMatchObject({
      paymentMethod: 'free',
      paymentStatus: 'completed',
      totalAmount: '0.00',
      giftCardAmount: '0.00',
    })
    const mail = await firstMailTo(store, shopper.email)
    expect(keyLikeTexts(mail.text)).toHaveLength(2)
    expect(mail.text).toContain('Free')
    await eventually(
      async () => (await orderRow(store, placed.orderNumber)).orderStatus === 'completed',
    )
    const path = `/api/orders/${placed.orderNumber}/documents`
    expect(await shopper.call(path, { method: 'POST' })).toMatchObject({ status: 200 })
    expect(await detailsOf(admin, placed.orderNumber)).toMatchObject({ paymentMethod: 'free' })
  })

  it('is none that a coupon leaves, which is refused where it is entered', async () => {
    const code = `ALL-${randomUUID().slice(0, 8).toUpperCase()}`
    expect((await admin.post('/api/admin/coupons', { code, percent: 100 })).status).toBe(201)
    await shopper.fillCart([{ product: freshProduct() }])
    const entered = await shopper.call('/api/coupon', { method: 'PUT', body: { code } })
    expect(entered.status).toBe(409)
    expect(await take()).toMatchObject({ status: 409, body: { code: 'total_changed' } })
  })

  it('is nothing that a card or a wallet is asked for', async () => {
    await shopper.fillCart([{ product: await freeProduct() }])
    expect((await shopper.payByCard({ amount: '0.00' })).status).toBe(400)
    expect((await shopper.startWallet({ amount: '0.00' })).status).toBe(400)
  })

  it('is taken once by two clicks, and makes one order', async () => {
    const product = await freeProduct()
    const cart = await shopper.fillCart([{ product }])
    const clicks = await Promise.all([take(), take(), take()])
    const ids = clicks.filter(({ status }) => status === 200).map(({ body }) => body.transactionId)
    expect(new Set(ids).size).toBe(1)
    const body = shopper.orderBody(cart, ids[0], 'free')
    const posts = await Promise.all([shopper.postOrder(body), shopper.postOrder(body)])
    expect(posts.map(({ status }) => status).toSorted()).toEqual([200, 201])
    expect((await reservedFor(store, shopper.session)) > 0).toBe(false)
  })

  it('is none while anything in it costs something', async () => {
    await shopper.fillCart([{ product: await freeProduct() }, { product: freshProduct() }])
    expect(await take()).toMatchObject({ status: 409, body: { code: 'total_changed' } })
    expect(await reservedFor(store, shopper.session)).toBe(0)
  })

  it('is refused like any that cannot be delivered, or names no buyer', async () => {
    const product = await freeProduct()
    await leaveKeys(store, product.id, 0)
    await shopper.fillCart([{ product }])
    expect(await take()).toMatchObject({ status: 409 })
    await shopper.fillCart([{ product: await freeProduct() }])
    expect(await take(shopper, { customer: undefined })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'customer' }] },
    })
  })

  it('gives one address ten pieces a day', async () => {
    const product = await freeProduct()
    await order([{ product, quantity: 9 }])
    const again = checkoutClient(store)
    const customer = { ...shopper.customer, email: shopper.email.toUpperCase() }
    await again.fillCart([{ product, quantity: 2 }])
    const refused = await take(again, { customer })
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await reservedFor(store, again.session)).toBe(0)
    expect((await take(again)).status).toBe(200)
  })
})
