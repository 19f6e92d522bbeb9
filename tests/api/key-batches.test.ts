import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { toCents, toDecimal } from '@/lib/core/money'
import { adminClient } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import { mailsTo } from '@/tests/setup/checkout-client'
import { finishJob } from '@/tests/setup/jobs'
import { deliveredOrder, detailsOf, placeOrder } from '@/tests/setup/order-client'
import { startStore, type TestStore } from '@/tests/setup/store'

const KEYS = '/api/admin/product-keys'
const BATCHES = '/api/admin/key-batches'
const DAY = 24 * 60 * 60 * 1000

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let made = 0

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
})
afterAll(() => store.stop())

const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

async function newProduct(): Promise<Product> {
  made += 1
  const { body } = await admin.post('/api/admin/products', {
    name: `Batched ${made}`,
    description: 'Sold by keys.',
    price: '50.00',
    categoryId: 14,
  })
  return (await admin.call(`/api/products/by-id/${body.id}`)).body
}
const addKeys = (productId: number, keys: string[], batch?: object) =>
  admin.post(`${KEYS}/bulk`, { productId, keys, batch })
const batchesOf = async (productId: number) =>
  (await admin.call(`${BATCHES}?productId=${productId}`)).body
const batchDetail = async (id: number) => (await admin.call(`${BATCHES}/${id}`)).body
const recall = (id: number, body: object = {}) =>
  admin.post(`${BATCHES}/${id}/recall`, { reason: 'Blocked', replace: true, mail: true, ...body })
const stockOf = async (productId: number) =>
  (await admin.call(`/api/admin/key-stock/${productId}`)).body
const soldKeys = async (number: string) => (await detailsOf(admin, number)).items[0]?.keys ?? []
const settled = (id: number) =>
  eventually(async () => {
    const { recall } = await batchDetail(id)
    return recall.settled === recall.keys && recall
  })

describe('keys with their batch', () => {
  it('are counted by batch, with what they cost', async () => {
    const { id } = await newProduct()
    const batch = { supplier: 'Keys Ltd', reference: 'INV-7', unitCost: '12.50' }
    await addKeys(id, ['AAAA-1', 'AAAA-2'], batch)
    await addKeys(id, ['AAAA-3', 'AAAA-1'], batch)
    await addKeys(id, ['AAAA-4'], { supplier: 'Others' })
    await addKeys(id, ['AAAA-4'], { supplier: 'Nobody' })
    await addKeys(id, ['AAAA-5'])
    expect(await batchesOf(id)).toMatchObject([
      { supplier: 'Others', unitCost: null, totalCost: null, total: 1 },
      { ...batch, expiresOn: null, totalCost: '37.50', available: 3, sold: 0, total: 3 },
    ])
  })

  it('cost what was paid in the supplier’s currency, as it was worth that day', async () => {
    const product = await newProduct()
    const batch = {
      supplier: 'Schlüssel GmbH',
      reference: 'R-9',
      unitCost: '17.00',
      currency: 'EUR',
    }
    await addKeys(product.id, ['EURO-1'], batch)
    await addKeys(product.id, ['EURO-2'], batch)
    await addKeys(product.id, ['EURO-3'], { ...batch, currency: 'USD' })
    await addKeys(product.id, ['EURO-4'], { ...batch, currency: 'JPY', unitCost: '1000' })
    expect(await batchesOf(product.id)).toMatchObject([
      { unitCost: '9.09', paid: { unitCost: '1000.00', currency: 'JPY' }, total: 1 },
      { unitCost: '17.00', paid: null, total: 1 },
      {
        unitCost: '20.00',
        totalCost: '40.00',
        paid: { unitCost: '17.00', currency: 'EUR' },
        total: 2,
      },
    ])
    const order = await deliveredOrder(store, [{ product }])
    expect((await detailsOf(admin, order.number)).margin).toMatchObject({ keyCost: '20.00' })
  })

  it('are handed out in the order in which they expire, and never once they have', async () => {
    const product = await newProduct()
    await addKeys(product.id, ['LATE-1'])
    await addKeys(product.id, ['SOON-1'], { supplier: 'Keys Ltd', expiresOn: inDays(3) })
    await addKeys(product.id, ['GONE-1'], { supplier: 'Keys Ltd', expiresOn: inDays(1) })
    await store.sql.query(
      `UPDATE "ProductKey" k SET "notAfter" = now() - interval '1 hour' FROM "KeyBatch" b
       WHERE b."id" = k."batchId" AND b."expiresOn" = $1 AND b."productId" = $2`,
      [inDays(1), product.id],
    )
    expect(await stockOf(product.id)).toMatchObject({ available: 2, expired: 1, total: 3 })
    const orders = [
      await deliveredOrder(store, [{ product }]),
      await deliveredOrder(store, [{ product }]),
    ]
    const masks = await Promise.all(
      orders.map(async ({ number }) => (await soldKeys(number))[0]?.masked),
    )
    expect(masks).toEqual([expect.stringMatching(/N-1$/), expect.stringMatching(/E-1$/)])
    await finishJob(store, 'refresh_stock')
    const { body } = await admin.call(`/api/products/by-id/${product.id}`)
    expect(body).toMatchObject({ inStock: false })
  })

  it('tell what an order earned, unless a cost is unknown', async () => {
    const product = await newProduct()
    await addKeys(product.id, ['COST-1'], { supplier: 'Keys Ltd', unitCost: '20' })
    const known = await deliveredOrder(store, [{ product }])
    const { margin, payment } = await detailsOf(admin, known.number)
    const feeCents = toCents(payment.providerFee ?? '0')
    expect(feeCents).toBeGreaterThan(100)
    expect(margin).toMatchObject({
      revenue: '50.00',
      keyCost: '20.00',
      piecesOfUnknownCost: 0,
      providerFee: payment.providerFee,
      margin: toDecimal(3000 - feeCents),
    })
    await addKeys(product.id, ['COST-CARD'], { supplier: 'Keys Ltd', unitCost: '20' })
    const byCard = await deliveredOrder(store, [{ product }], 'card')
    expect((await detailsOf(admin, byCard.number)).margin).toMatchObject({
      providerFee: null,
      margin: '30.00',
    })
    await addKeys(product.id, ['COST-2'])
    const unknown = await deliveredOrder(store, [{ product }])
    expect((await detailsOf(admin, unknown.number)).margin).toMatchObject({
      piecesOfUnknownCost: 1,
      margin: null,
    })
  })

  it.each([
    { supplier: '' },
    { supplier: 'A', unitCost: '-1' },
    { supplier: 'A', unitCost: '1.234' },
    { supplier: 'A', unitCost: '1', currency: 'XXX' },
    { supplier: 'A', expiresOn: '2020-01-01' },
    { supplier: 'A', expiresOn: 'soon' },
  ])('refuse %j', async (batch) => {
    expect((await addKeys(1, ['REFUSED-1'], batch)).status).toBe(400)
  })
})

describe('POST /api/admin/key-batches/{id}/recall', () => {
  it('replaces what was sold as far as there are others, mails the rest in their language, once', async () => {
    const product = await newProduct()
    await addKeys(product.id, ['BAD-1', 'BAD-2', 'BAD-3'], { supplier: 'Bad Ltd' })
    const [batch] = await batchesOf(product.id)
    const orders = [
      await deliveredOrder(store, [{ product }]),
      await deliveredOrder(store, [{ product }], 'paypal', 'de'),
    ]
    await addKeys(product.id, ['GOOD-1'])
    expect(await batchDetail(batch.id)).toMatchObject({
      available: 1,
      sold: 2,
      otherFree: 1,
      holders: orders.map(({ number, email }) => ({ orderNumber: number, customerEmail: email })),
      recall: null,
    })
    const answers = await Promise.all([1, 2, 3].map(() => recall(batch.id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await settled(batch.id)).toMatchObject({ keys: 2, replaced: 1, mailed: 1, problems: 1 })
    expect(await stockOf(product.id)).toMatchObject({ available: 0, quarantined: 2 })
    const [first, second] = orders
    expect(await soldKeys(first?.number ?? '')).toMatchObject([
      { status: 'quarantined' },
      { status: 'used' },
    ])
    const mails = () => mailsTo(store, second?.email ?? '')
    const told = async (subjects: RegExp) =>
      (await mails()).filter(({ subject }) => subjects.test(subject)).length
    const recalled = await eventually(async () =>
      (await mails()).find(({ subject }) => /zurück/.test(subject)),
    )
    expect(recalled.text).not.toContain('BAD-2')

    expect((await admin.post(`${BATCHES}/${batch.id}/recall/retry`)).status).toBe(200)
    expect(await settled(batch.id)).toMatchObject({ replaced: 1, mailed: 1, problems: 1 })
    await addKeys(product.id, ['GOOD-2'])
    await admin.post(`${BATCHES}/${batch.id}/recall/retry`)
    expect(await settled(batch.id)).toMatchObject({ replaced: 2, problems: 0 })
    expect((await admin.post(`${BATCHES}/${batch.id}/recall/retry`)).status).toBe(409)
    await finishJob(store, 'run_recall', { batchId: batch.id }, 2)
    await eventually(async () => (await told(/neuer Lizenz/)) === 1)
    expect(await told(/zurück/)).toBe(1)
  })

  it('never hands out a key of the batch again, also one that comes back', async () => {
    const product = await newProduct()
    await addKeys(product.id, ['BACK-1', 'BACK-2'], { supplier: 'Bad Ltd' })
    const [batch] = await batchesOf(product.id)
    await recall(batch.id, { replace: false, mail: false })
    // As an order leaves them that is cancelled before its keys can have been seen.
    await store.sql.query(
      `UPDATE "ProductKey" SET "status" = 'available', "quarantinedAt" = NULL, "quarantineReason" = NULL
       WHERE "batchId" = $1`,
      [batch.id],
    )
    expect(await stockOf(product.id)).toMatchObject({ available: 0, expired: 2 })
    await expect(placeOrder(store, [{ product }])).rejects.toThrow()
    // Keys that are added with the same details are of a new batch.
    await addKeys(product.id, ['FINE-1'], { supplier: 'Bad Ltd' })
    expect(await batchesOf(product.id)).toHaveLength(2)
    expect(await stockOf(product.id)).toMatchObject({ available: 1 })
  })

  it('asks for a reason, and knows its batches', async () => {
    expect((await recall(1, { reason: '' })).status).toBe(400)
    expect((await recall(2_000_000_000)).status).toBe(404)
    expect((await admin.post(`${BATCHES}/2000000000/recall/retry`)).status).toBe(404)
    expect((await admin.call(`${BATCHES}/2000000000`)).status).toBe(404)
  })
})
