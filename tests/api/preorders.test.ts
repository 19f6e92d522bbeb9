import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { DAY_MS } from '@/lib/core/time'
import { adminClient } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import {
  checkoutClient,
  firstMailTo,
  leaveKeys,
  mailsTo,
  orderRow,
  productDispenser,
} from '@/tests/setup/checkout-client'
import { finishJob } from '@/tests/setup/jobs'
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

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const change = ({ id }: Product, body: object) =>
  admin.call(`/api/admin/products/${id}`, { method: 'PATCH', body })
const shown = async ({ id }: Product): Promise<Product> =>
  (await admin.call(`/api/products/by-id/${id}`)).body
const statusOf = async (number: string) => (await orderRow(store, number)).orderStatus
const isDelivered = (number: string) =>
  eventually(async () => (await statusOf(number)) === 'completed')

/** A pre-order of which some keys are there. */
async function preordered(keys: number, fields: object = {}): Promise<Product> {
  const product = freshProduct()
  await leaveKeys(store, product.id, keys)
  const changed = await change(product, { availableFrom: inDays(3), ...fields })
  expect(changed.status).toBe(200)
  return product
}

/** Of a product: keys that were handed out, and to how many items. */
async function handedOut({ id }: Product): Promise<{ keys: number; items: number }> {
  const { rows } = await store.sql.query(
    `SELECT count(*)::int AS "keys", count(DISTINCT "orderItemId")::int AS "items" FROM "ProductKey"
     WHERE "productId" = $1 AND "status" = 'used' AND "orderItemId" IN (
       SELECT i."id" FROM "OrderItem" i JOIN "Order" o ON o."id" = i."orderId" AND o."createdAt" > now() - interval '1 hour')`,
    [id],
  )
  return rows[0]
}

describe('a pre-order', () => {
  it('is paid, keeps its keys until its day, and is then delivered in the order of purchases', async () => {
    const product = await preordered(1)
    const before = await handedOut(product)
    expect(await shown(product)).toMatchObject({
      inStock: true,
      stockLeft: null,
      keysReady: 0,
      availableFrom: expect.any(String),
    })
    const html = await (await fetch(`${store.url}/products/${product.slug}`)).text()
    expect(html).toContain('https://schema.org/PreOrder')
    expect(html).toContain('availabilityStarts')
    const first = await placeOrder(store, [{ product }], 'card')
    const second = await placeOrder(store, [{ product }], 'paypal')
    const mail = await firstMailTo(store, first.email)
    expect(mail.subject).toBe(`Your pre-order ${first.number}: thank you`)
    expect(mail.text).toContain('it is delivered from')
    await finishJob(store, 'deliver_waiting')
    await finishJob(store, 'release_due_preorders')
    expect(await handedOut(product)).toEqual(before)
    expect(await statusOf(first.number)).toBe('processing')
    expect((await detailsOf(admin, first.number)).items).toMatchObject([
      { progress: 'waiting', availableFrom: expect.any(String) },
    ])
    const listed = async (query: string) =>
      (await admin.call(`/api/admin/orders?search=${first.number}&${query}`)).body.length
    expect([
      await listed('waitsFor=release'),
      await listed('waitsFor=keys'),
      await listed('undelivered=true'),
    ]).toEqual([1, 0, 0])

    await store.sql.query(`UPDATE "Product" SET "availableFrom" = now() WHERE "id" = $1`, [
      product.id,
    ])
    await finishJob(store, 'release_due_preorders', {}, 2)
    await isDelivered(first.number)
    // Of its one key the first buyer has it; the second one waits for more.
    expect(await statusOf(second.number)).toBe('processing')
    expect(await handedOut(product)).toEqual({ keys: before.keys + 1, items: before.items + 1 })
    expect(await shown(product)).not.toHaveProperty('availableFrom')
    await admin.post('/api/admin/product-keys/bulk', {
      productId: product.id,
      keyType: 'license',
      keys: [`RELEASED-${second.number}`],
    })
    await isDelivered(second.number)
  })

  it('tells who waits of a later day, once, and not of an earlier one', async () => {
    const product = await preordered(2)
    const { email, number } = await placeOrder(store, [{ product }], 'card')
    await firstMailTo(store, email)
    expect((await change(product, { availableFrom: inDays(2) })).status).toBe(200)
    expect((await change(product, { availableFrom: inDays(9) })).status).toBe(200)
    const moved = async () =>
      (await mailsTo(store, email)).filter(({ subject }) => subject.includes('delivered later'))
    await eventually(async () => (await moved()).length > 0)
    expect(await moved()).toEqual([
      expect.objectContaining({ subject: `Your pre-order ${number} is delivered later` }),
    ])
    // Without a day it is delivered at once.
    expect((await change(product, { availableFrom: null })).status).toBe(200)
    await isDelivered(number)
    expect(await moved()).toHaveLength(1)
  })

  it('is sold up to the limit of what waits, and goes back while it waits', async () => {
    const product = await preordered(0, { backorderLimit: 2 })
    const shopper = checkoutClient(store)
    await shopper.fillCart([{ product, quantity: 3 }])
    expect(await shopper.startWallet()).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', available: 2 },
    })
    const { number } = await placeOrder(store, [{ product }], 'paypal')
    const { totalAmount } = await detailsOf(admin, number)
    expect((await refund(admin, number, { amount: totalAmount })).status).toBeLessThan(300)
    await eventually(async () => (await statusOf(number)) === 'refunded')
  })

  it('is delivered by keys, by itself, on a day to come', async () => {
    const product = await preordered(1)
    const refusalOf = async (body: object, of = product) => {
      const { status, body: answer } = await change(of, body)
      return [status, answer.issues?.map(({ path }: { path: string }) => path)]
    }
    expect(await refusalOf({ delivery: 'manual' })).toEqual([400, ['availableFrom']])
    for (const availableFrom of [inDays(-1), inDays(800), 'soon'])
      expect(await refusalOf({ availableFrom })).toEqual([400, ['availableFrom']])
    const bundle = (
      await admin.post('/api/admin/products', {
        name: `Bundle ${product.slug}`,
        description: 'Several.',
        price: '50.00',
        categoryId: 14,
      })
    ).body
    const parts = [{ productId: product.id, quantity: 1 }]
    const put = (chosen: object[]) =>
      admin.call(`/api/admin/products/${bundle.id}/parts`, {
        method: 'PUT',
        body: { parts: chosen },
      })
    expect((await put([...parts, { productId: freshProduct().id, quantity: 1 }])).status).toBe(409)
    const copy = await admin.post(`/api/admin/products/${product.id}/duplicate`, {})
    expect(copy.body).toMatchObject({ availableFrom: null, delivery: 'manual' })
  })
})
