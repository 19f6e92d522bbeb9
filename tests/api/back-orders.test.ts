import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import {
  checkoutClient,
  firstMailTo,
  leaveKeys,
  orderRow,
  productDispenser,
} from '@/tests/setup/checkout-client'
import { detailsOf, placeOrder, refund } from '@/tests/setup/order-client'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let freshProduct: () => Product

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
})
afterAll(() => store.stop())

/** A product without keys that is sold nevertheless. */
async function backOrdered(fields: object = {}): Promise<Product> {
  const product = freshProduct()
  await leaveKeys(store, product.id, 0)
  const changed = await admin.call(`/api/admin/products/${product.id}`, {
    method: 'PATCH',
    body: { whenSoldOut: 'backorder', ...fields },
  })
  expect(changed.status).toBe(200)
  return product
}
const shown = async ({ id }: Product): Promise<Product> =>
  (await admin.call(`/api/products/by-id/${id}`)).body
const addKeys = async ({ id }: Product, count: number) => {
  const keys = Array.from({ length: count }, () => `LATER-${randomUUID()}`)
  const body = { productId: id, keyType: 'license', keys }
  expect((await admin.post('/api/admin/product-keys/bulk', body)).body).toMatchObject({
    added: count,
  })
}
const statusOf = async (number: string) => (await orderRow(store, number)).orderStatus
const isDelivered = (number: string) =>
  eventually(async () => (await statusOf(number)) === 'completed')

describe('a product that is sold without keys', () => {
  it('says so, is paid, and is delivered in the order of purchases when keys come', async () => {
    const product = await backOrdered()
    expect(await shown(product)).toMatchObject({ inStock: true, keysReady: 0, stockLeft: null })
    const html = await (await fetch(`${store.url}/products/${product.slug}`)).text()
    expect(html).toContain('https://schema.org/BackOrder')
    const first = await placeOrder(store, [{ product }], 'card')
    const second = await placeOrder(store, [{ product }], 'paypal')
    expect((await firstMailTo(store, first.email)).text).toContain('separate e-mail')
    expect(await statusOf(first.number)).toBe('processing')
    await addKeys(product, 1)
    await isDelivered(first.number)
    expect(await statusOf(second.number)).toBe('processing')
    await addKeys(product, 1)
    await isDelivered(second.number)
    const { rows } = await store.sql.query(
      `SELECT count(*)::int AS "keys", count(DISTINCT "orderItemId")::int AS "items" FROM "ProductKey"
       WHERE "productId" = $1 AND "status" = 'used'`,
      [product.id],
    )
    expect(rows[0]).toEqual({ keys: 2, items: 2 })
  })

  it('is sold up to its limit, which a refund while waiting gives back', async () => {
    const product = await backOrdered({ backorderLimit: 2 })
    expect(await shown(product)).toMatchObject({ inStock: true, keysReady: 0, stockLeft: 2 })
    const shopper = checkoutClient(store)
    await shopper.fillCart([{ product, quantity: 3 }])
    expect(await shopper.startWallet()).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', available: 2 },
    })
    const { number } = await placeOrder(store, [{ product, quantity: 2 }], 'paypal')
    await eventually(async () => !(await shown(product)).inStock)
    const { payment, totalAmount } = await detailsOf(admin, number)
    expect(payment).not.toBeNull()
    expect((await refund(admin, number, { amount: totalAmount })).status).toBeLessThan(300)
    await eventually(async () => (await statusOf(number)) === 'refunded')
    await store.sql.query(`SELECT graphile_worker.add_job('refresh_stock')`)
    await eventually(async () => (await shown(product)).inStock)
    await addKeys(product, 1)
    expect(await statusOf(number)).toBe('refunded')
  })

  it('gives the keys that are there, and waits with the rest', async () => {
    const product = await backOrdered()
    await addKeys(product, 1)
    expect(await shown(product)).toMatchObject({ inStock: true, keysReady: 1 })
    const { number } = await placeOrder(store, [{ product, quantity: 2 }], 'card')
    expect(await statusOf(number)).toBe('processing')
    await addKeys(product, 1)
    await isDelivered(number)
  })

  it('is sold out again once that is refused', async () => {
    const product = await backOrdered()
    await admin.call(`/api/admin/products/${product.id}`, {
      method: 'PATCH',
      body: { whenSoldOut: 'refuse' },
    })
    expect(await shown(product)).toMatchObject({ inStock: false, stockLeft: null })
    expect(await shown(product)).not.toHaveProperty('keysReady')
  })
})
