import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { type UnpaidPayment, unpaidPaymentsSchema } from '@/lib/orders/unpaid-contracts'
import { type Overview, overviewSchema } from '@/lib/overview/contracts'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import {
  checkoutClient,
  DECLINED_CARD,
  leaveKeys,
  orderRow,
  productDispenser,
  simulate,
} from '@/tests/setup/checkout-client'
import { deliveredOrder, orderToken, placeOrder } from '@/tests/setup/order-client'
import { startStore, type TestStore } from '@/tests/setup/store'

const OWN_PRODUCT = {
  name: 'Atlas Editor',
  description: 'Edits maps.',
  price: '10.00',
  categoryId: 14,
  delivery: 'manual',
}

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let freshProduct: () => Product

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
})
afterAll(() => store.stop())

async function overview(client = admin): Promise<Overview> {
  const { status, body } = await client.call('/api/admin/overview')
  expect(status).toBe(200)
  return overviewSchema.parse(body)
}

/** What an administrator sees, who sees all. */
async function wholeOverview() {
  const { sales, stock, unpaid, orders, ...others } = await overview()
  if (!(sales && stock && unpaid && orders)) throw new Error('Parts are missing')
  return { sales, stock, unpaid, orders, ...others }
}

const waiting = ({ waiting }: Overview) =>
  Object.fromEntries(waiting.map(({ what, count }) => [what, count]))

const placedAt = (number: string, at: string) =>
  store.sql.query(
    `UPDATE "Order" SET "createdAt" = ${at} WHERE "orderNumber" = $1 RETURNING "createdAt"`,
    [number],
  )

describe('GET /api/admin/overview', () => {
  it('counts what waits, and nothing twice', async () => {
    const before = waiting(await overview())
    const [sold, requested] = [freshProduct(), freshProduct()]
    const { number } = await deliveredOrder(store, [{ product: requested }])
    await apiClient(store.url).call('/api/refund-requests', {
      method: 'POST',
      body: { token: await orderToken(store, number), reason: 'invalid_key' },
    })
    const scarce = await deliveredOrder(store, [{ product: sold }])
    // Its key was wrong, and none is left to replace it.
    await store.sql.query(
      `UPDATE "ProductKey" SET "status" = 'quarantined', "quarantinedAt" = now()
       WHERE "orderItemId" IN (SELECT i."id" FROM "OrderItem" i JOIN "Order" o ON o."id" = i."orderId" WHERE o."orderNumber" = $1)`,
      [scarce.number],
    )
    await store.sql.query(
      `UPDATE "OrderItem" SET "deliveredAt" = NULL WHERE "orderId" = (SELECT "id" FROM "Order" WHERE "orderNumber" = $1)`,
      [scarce.number],
    )
    await store.sql.query(
      `UPDATE "Order" SET "orderStatus" = 'processing' WHERE "orderNumber" = $1`,
      [scarce.number],
    )
    await store.sql.query(
      `INSERT INTO "ContactMessage" ("name", "email", "subject", "message", "updatedAt")
       VALUES ('Ada', 'ada@buyer.example', 'Hello', 'Anybody there?', now())`,
    )
    const { paymentId, id } = await orderRow(store, number)
    await store.sql.query(
      `INSERT INTO "Dispute" ("id", "provider", "providerDisputeId", "paymentId", "orderId", "status", "reason", "amount", "currency", "respondBy", "openedAt", "changedAt")
       VALUES (gen_random_uuid(), 'paypal', 'PP-1', $1, $2, 'needs_response', 'Unauthorised', 5, 'USD', '2027-03-01T00:00:00Z', now(), now())`,
      [paymentId, id],
    )
    const held = checkoutClient(store)
    await held.fillCart([{ product: freshProduct() }])
    await held.payByCard({ cvv: '997' })

    const now = await overview()
    const more = Object.entries(waiting(now)).flatMap(([what, count]) =>
      count === before[what] ? [] : [[what, count - (before[what] ?? 0)]],
    )
    expect(Object.fromEntries(more)).toEqual({
      waitingForKeys: 1,
      refundRequests: 1,
      disputes: 1,
      heldPayments: 1,
      messages: 1,
    })
    expect(now.disputesDue).toBe('2027-03-01T00:00:00.000Z')
    expect(now.orders?.[0]?.orderNumber).toBe(scarce.number)

    const listed = (waitsFor: string) =>
      admin.call(`/api/admin/orders?waitsFor=${waitsFor}&search=${scarce.number}`)
    expect((await listed('keys')).body).toHaveLength(1)
    expect((await listed('hand')).body).toHaveLength(0)
    expect((await listed('luck')).status).toBe(400)
  })

  it('ticks the first steps by what the store is, for administrators', async () => {
    const open = async () =>
      (await overview()).firstSteps?.flatMap(({ step, isDone }) => (isDone ? [] : [step]))
    const settings = (values: object) =>
      admin.call('/api/admin/settings', { method: 'PATCH', body: { values } })
    expect(await open()).toEqual(expect.arrayContaining(['name', 'payments', 'seller', 'legal']))
    const { status } = await settings({
      supportEmail: 'help@shop.example',
      adminEmail: 'me@shop.example',
      sellerName: 'Shop Ltd',
      sellerAddress: '1 Main Street',
      sellerTaxId: 'GB123456789',
    })
    expect(status).toBe(200)
    await placeOrder(store, [{ product: freshProduct() }])
    const left = await open()
    // What came with the demo, and its mail server, is not of the owner's doing.
    expect(left).toEqual(expect.arrayContaining(['payments', 'legal', 'product', 'mail']))
    for (const done of ['name', 'seller', 'order']) expect(left).not.toContain(done)
    const { status: added } = await admin.post('/api/admin/products', OWN_PRODUCT)
    expect(added).toBe(201)
    expect(await open()).not.toContain('product')
    expect((await overview(await clientOfRole(store, 'moderator'))).firstSteps).toBeNull()
  })

  it('names a captured payment without its order until it has one', async () => {
    const shopper = checkoutClient(store)
    await shopper.fillCart([{ product: freshProduct() }])
    const { body } = await shopper.startWallet()
    await simulate(store.simulators.paypal, { call: 'capture', outcome: 'wrong_amount' })
    await shopper.capture(body.id)
    const unclaimed = waiting(await overview()).unclaimedPayments
    const { body: listed } = await admin.call('/api/admin/orders/unclaimed')
    expect(listed).toHaveLength(unclaimed ?? 0)
    const { id } = listed.find(
      (row: { customerEmail: string }) => row.customerEmail === shopper.email,
    )
    await admin.post(`/api/admin/payments/${id}/order`)
    expect(waiting(await overview()).unclaimedPayments).toBe((unclaimed ?? 0) - 1)
  })

  it('says for how many days keys last, of new products by their own days', async () => {
    const [newer, older] = [freshProduct(), freshProduct()]
    for (const [product, days] of [
      [newer, 1],
      [older, 100],
    ] as const) {
      await placeOrder(store, [{ product, quantity: 3 }])
      await leaveKeys(store, product.id, 3)
      await store.sql.query(
        `UPDATE "Product" SET "createdAt" = now() - make_interval(days => $2) WHERE "id" = $1`,
        [product.id, days],
      )
    }
    // Nothing else runs out sooner.
    await store.sql.query(`UPDATE "Product" SET "delivery" = 'manual' WHERE "id" NOT IN ($1, $2)`, [
      newer.id,
      older.id,
    ])
    const { stock } = await wholeOverview()
    expect(stock.total).toBe(2)
    expect(stock.products).toMatchObject([
      { productId: newer.id, available: 3, sold: 3, daysLeft: 3 },
      { productId: older.id, available: 3, sold: 3, daysLeft: 30 },
    ])
  })

  it('compares today with the same weekday up to now, in the store’s time zone', async () => {
    await store.sql.query(`UPDATE "Order" SET "createdAt" = now() - interval '40 days'`)
    const placed = []
    for (let count = 0; count < 4; count++)
      placed.push(await placeOrder(store, [{ product: freshProduct() }]))
    const [today, sameTime, later, yesterday] = placed.map(({ number }) => number)
    const zone = 'Asia/Tokyo'
    await store.sql.query(
      `INSERT INTO "Setting" ("key", "value", "updatedAt") VALUES ('timezone', $1, now())
       ON CONFLICT ("key") DO UPDATE SET "value" = $1`,
      [JSON.stringify(zone)],
    )
    const midnight = `date_trunc('day', now() AT TIME ZONE '${zone}') AT TIME ZONE '${zone}'`
    await placedAt(today ?? '', midnight)
    await placedAt(sameTime ?? '', `now() - interval '7 days' - interval '1 second'`)
    await placedAt(later ?? '', `now() - interval '7 days' + interval '5 minutes'`)
    await placedAt(yesterday ?? '', `${midnight} - interval '1 second'`)
    const { sales } = await wholeOverview()
    expect([sales.today.orders, sales.before.orders]).toEqual([1, 1])
    expect(sales.today.gross).toBe((await orderRow(store, today ?? '')).totalAmount)
  })

  it('tells administrators how payments, mail and jobs are', async () => {
    const { health } = await overview()
    expect(health?.jobs).toMatchObject({ state: 'ok', isWorkerAlive: true, givenUp: 0 })
    expect(health?.mail.hasServer).toBe(true)
    expect(health?.payments.map(({ provider }) => provider)).toEqual(['paypal', 'authorize_net'])
    expect(health?.payments[0]?.lastPaidAt).not.toBeNull()

    const shopper = checkoutClient(store)
    await shopper.fillCart([{ product: freshProduct() }])
    await simulate(store.simulators.paypal, { call: 'create', outcome: 'error500' })
    await shopper.startWallet()
    const paypal = (await overview()).health?.payments[0]
    expect(paypal).toMatchObject({ state: 'watch', lastFailure: 'PayPal was in trouble' })
  })

  it('shows moderators what they may deal with, and nobody else anything', async () => {
    const seen = await overview(await clientOfRole(store, 'moderator'))
    expect(seen.health).toBeNull()
    expect(Object.keys(waiting(seen))).not.toContain('failedMails')
    expect(Object.keys(waiting(seen))).toContain('reviews')
    expect((await apiClient(store.url).call('/api/admin/overview')).status).toBe(401)
  })
})

describe('GET /api/admin/payments/unpaid', () => {
  const unpaid = async (query = '') => {
    const answer = await admin.call(`/api/admin/payments/unpaid?limit=100${query}`)
    expect(answer.status).toBe(200)
    return unpaidPaymentsSchema.parse(answer.body)
  }
  const of = (rows: UnpaidPayment[], { email }: { email: string }) =>
    rows.filter(({ customerEmail }) => customerEmail === email)

  it('says in words why a card was declined, and which order was paid for later', async () => {
    const before = (await wholeOverview()).unpaid
    const product = freshProduct()
    const shopper = checkoutClient(store)
    const cart = await shopper.fillCart([{ product, quantity: 2 }])
    await shopper.payByCard({ cardNumber: DECLINED_CARD })
    expect(of(await unpaid('&state=declined'), shopper)).toMatchObject([
      {
        state: 'declined',
        reason: 'The bank declined the card',
        customerName: 'Ada Buyer',
        items: [{ productName: product.name, quantity: 2 }],
        paidLater: null,
      },
    ])

    const { body } = await shopper.payByCard()
    const placed = await shopper.postOrder(shopper.orderBody(cart, body.transactionId, 'card'))
    const [row] = of(await unpaid(), shopper)
    expect(row?.paidLater).toBe(placed.body.orderNumber)
    const { declined, paidLater } = (await wholeOverview()).unpaid
    expect({ declined, paidLater }).toEqual({
      declined: before.declined + 1,
      paidLater: before.paidLater + 1,
    })
  })

  it('counts what was started at PayPal as abandoned after an hour', async () => {
    const before = (await wholeOverview()).unpaid
    const shopper = checkoutClient(store)
    await shopper.fillCart([{ product: freshProduct() }])
    await shopper.startWallet()
    expect(of(await unpaid(), shopper)).toEqual([])
    await store.sql.query(
      `UPDATE "Payment" SET "createdAt" = now() - interval '61 minutes' WHERE "sessionId" = $1`,
      [shopper.session],
    )
    expect(of(await unpaid('&state=abandoned&days=7'), shopper)).toMatchObject([
      { state: 'abandoned', reason: 'Started, but never approved', provider: 'paypal' },
    ])
    expect((await wholeOverview()).unpaid.abandoned).toBe(before.abandoned + 1)

    // The same browser paid for it by card, under another address.
    const { number } = await placeOrder(store, [{ product: freshProduct() }])
    const { paymentId } = await orderRow(store, number)
    await store.sql.query(`UPDATE "Payment" SET "sessionId" = $1 WHERE "id" = $2`, [
      shopper.session,
      paymentId,
    ])
    expect(of(await unpaid('&state=abandoned'), shopper)[0]?.paidLater).toBe(number)
  })

  it('lists failures with what the provider said, and payments under review', async () => {
    const failed = checkoutClient(store)
    await failed.fillCart([{ product: freshProduct() }])
    await simulate(store.simulators.paypal, { call: 'create', outcome: 'error500' })
    await failed.startWallet()
    expect(of(await unpaid('&state=failed'), failed)[0]?.reason).toBe('PayPal was in trouble')
    const held = checkoutClient(store)
    await held.fillCart([{ product: freshProduct() }])
    await held.payByCard({ cvv: '997' })
    await store.sql.query(
      `UPDATE "Payment" SET "createdAt" = now() - interval '100 days' WHERE "sessionId" = $1`,
      [held.session],
    )
    expect(of(await unpaid(), held)).toMatchObject([{ state: 'held' }])
  })

  it.each(['state=captured', 'days=31', 'limit=0'])('refuses %s', async (query) => {
    expect((await admin.call(`/api/admin/payments/unpaid?${query}`)).status).toBe(400)
  })

  it('is shown to moderators', async () => {
    const moderator = await clientOfRole(store, 'moderator')
    expect((await moderator.call('/api/admin/payments/unpaid')).status).toBe(200)
  })
})
