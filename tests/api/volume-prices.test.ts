import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { toDecimal } from '@/lib/core/money'
import { totalsOf } from '@/lib/pricing/totals'
import { adminClient } from '@/tests/setup/admin-client'
import { checkoutClient } from '@/tests/setup/checkout-client'
import { detailsOf } from '@/tests/setup/order-client'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
})
afterAll(() => store.stop())

const VOLUME_PRICES = [
  { from: 3, percent: 5 },
  { from: 5, percent: 10 },
]

const newProduct = (fields: object = {}) =>
  admin.post('/api/admin/products', {
    name: `Seats ${randomUUID()}`,
    description: 'Text',
    price: '19.99',
    volumePrices: VOLUME_PRICES,
    ...fields,
  })

let shopper: ReturnType<typeof checkoutClient>
let product: Product
beforeEach(async () => {
  shopper = checkoutClient(store)
  product = (await newProduct()).body
})

/** What the product costs with its price per piece of that quantity. */
const totalFor = (priceCents: number, quantity: number) =>
  toDecimal(totalsOf([{ priceCents, quantity }], 'USD').totalCents)

describe('volume prices of a product', () => {
  it('are in what the store says of it', async () => {
    const [listed] = (await shopper.call(`/api/products?ids=${product.id}`)).body
    expect(listed).toMatchObject({ price: '19.99', volumePrices: VOLUME_PRICES })
    const [line] = await shopper.fillCart([{ product, quantity: 5 }])
    expect(line?.product).toMatchObject({ price: '19.99', volumePrices: VOLUME_PRICES })
  })

  it('may be typed as in the form, and are none unless they are given', async () => {
    const typed = await newProduct({ volumePrices: ['3: 5%', '', '10+ 8'] })
    expect(typed.body.volumePrices).toEqual([
      { from: 3, percent: 5 },
      { from: 10, percent: 8 },
    ])
    expect((await newProduct({ volumePrices: undefined })).body.volumePrices).toEqual([])
  })

  test.each([
    ['not a list', 'ten: 8'],
    ['words', ['ten: 8%']],
    ['the first piece', [{ from: 1, percent: 5 }]],
    ['more than fit in a line', [{ from: 100, percent: 5 }]],
    ['nothing off', [{ from: 5, percent: 0 }]],
    ['everything off', [{ from: 5, percent: 100 }]],
    ['parts of a percent', [{ from: 5, percent: 2.5 }]],
    ['too many', [2, 3, 4, 5, 6, 7].map((from) => ({ from, percent: from }))],
    [
      'less off for more',
      [
        { from: 5, percent: 9 },
        { from: 10, percent: 8 },
      ],
    ],
  ])('are refused for %s, naming the field', async (_, volumePrices) => {
    const { status, body } = await admin.call(`/api/admin/products/${product.id}`, {
      method: 'PATCH',
      body: { volumePrices },
    })
    expect(status).toBe(400)
    expect(body.issues[0].path).toMatch(/^volumePrices/)
  })

  it('are taken off again, which stays in the trail', async () => {
    const changed = await admin.call(`/api/admin/products/${product.id}`, {
      method: 'PATCH',
      body: { volumePrices: [] },
    })
    expect(changed).toMatchObject({ status: 200, body: { volumePrices: [] } })
    const { rows } = await store.sql.query(
      `SELECT "before", "after" FROM "AuditEntry" WHERE "entityType" = 'product' AND "entityId" = $1
       ORDER BY "id" DESC LIMIT 1`,
      [String(product.id)],
    )
    expect(rows[0]).toMatchObject({
      before: { volumePrices: VOLUME_PRICES },
      after: { volumePrices: [] },
    })
  })
})

describe('what many pieces cost', () => {
  it('is paid, and kept with the order', async () => {
    const cart = await shopper.fillCart([{ product, quantity: 5 }])
    const amount = totalFor(1799, 5)
    const tooMuch = await shopper.payByCard({ amount: totalFor(1999, 5) })
    expect(tooMuch).toMatchObject({ status: 409, body: { total: amount } })
    const paid = await shopper.payByCard({ amount })
    expect(paid).toMatchObject({ status: 200, body: { status: 'approved' } })
    const body = shopper.orderBody(cart, paid.body.transactionId, 'card')
    const alone = body.items.map((item) => ({ ...item, productPrice: '19.99' }))
    expect((await shopper.postOrder({ ...body, items: alone })).status).toBe(409)
    const ordered = await shopper.postOrder(body)
    expect(ordered).toMatchObject({ status: 201, body: { totalAmount: amount } })
    const { items } = await detailsOf(admin, ordered.body.orderNumber)
    expect(items).toMatchObject([{ productPrice: '17.99', quantity: 5 }])
  })

  it('stays what it was when the volume prices change after the payment', async () => {
    const cart = await shopper.fillCart([{ product, quantity: 3 }])
    const paid = await shopper.payByCard()
    expect(paid.body).toMatchObject({ status: 'approved' })
    const body = shopper.orderBody(cart, paid.body.transactionId, 'card')
    await admin.call(`/api/admin/products/${product.id}`, {
      method: 'PATCH',
      body: { volumePrices: [] },
    })
    expect(await shopper.postOrder(body)).toMatchObject({
      status: 201,
      body: { totalAmount: totalFor(1899, 3) },
    })
  })

  it('is what a coupon is taken off from', async () => {
    const code = `V-${randomUUID().slice(0, 8).toUpperCase()}`
    await admin.post('/api/admin/coupons', { code, percent: 10 })
    await shopper.fillCart([{ product, quantity: 5 }])
    await shopper.call('/api/coupon', { method: 'PUT', body: { code } })
    // A tenth of 5 × 17.99 = 89.95, rounded half up.
    const amount = toDecimal(
      totalsOf([{ priceCents: 1799, quantity: 5 }], 'USD', undefined, 900).totalCents,
    )
    expect(await shopper.payByCard({ amount })).toMatchObject({
      status: 200,
      body: { status: 'approved' },
    })
  })
})

describe('the table of products', () => {
  it('has volume prices in a column of its own, which is read as it was written', async () => {
    const exported = await admin.call(`/api/admin/products/export?search=${product.slug}`)
    expect(exported.body).toContain('volumePrices')
    expect(exported.body).toContain('3: 5%\n5: 10%')
  })
})
