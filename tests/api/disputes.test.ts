import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { apiClient, eventually } from '@/tests/setup/api-client'
import { orderRow, productDispenser, runJob } from '@/tests/setup/checkout-client'
import {
  deliveredOrder,
  detailsOf,
  orderToken,
  placeOrder,
  refund,
} from '@/tests/setup/order-client'
import {
  handled,
  happen,
  listenTo,
  tellSimulator,
  transactionOf,
} from '@/tests/setup/provider-client'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let freshProduct: () => Product

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
  await listenTo(store, 'paypal')
})
afterAll(() => store.stop())

const enter = (number: string, body: object) =>
  admin.post(`/api/admin/orders/${number}/disputes`, body)

describe('a dispute that a bank reports by letter', () => {
  it('is entered, answered and lost: the money counts as taken back', async () => {
    const { number } = await deliveredOrder(store, [{ product: freshProduct() }], 'card')
    const dispute = {
      reference: `CB-${number}`,
      reason: 'Goods not received',
      status: 'needs_response',
      respondBy: '2027-01-31',
    }
    expect((await enter(number, dispute)).status).toBe(204)
    const listed = await admin.call(`/api/admin/orders/${number}/disputes`)
    expect(listed.body).toMatchObject([
      {
        providerDisputeId: `CB-${number}`,
        status: 'needs_response',
        respondBy: '2027-01-31T23:59:59.999Z',
        username: 'admin',
      },
    ])
    const { items } = await detailsOf(admin, number)
    expect(items[0]?.keys.map(({ status }) => status)).toEqual(['quarantined'])

    expect((await enter(number, { ...dispute, status: 'under_review' })).status).toBe(204)
    expect((await enter(number, { ...dispute, status: 'lost' })).status).toBe(204)
    expect((await enter(number, { ...dispute, status: 'lost' })).status).toBe(204)
    const after = await detailsOf(admin, number)
    expect(after).toMatchObject({
      orderStatus: 'refunded',
      payment: { refundedAmount: after.totalAmount },
    })
    expect(after.refunds).toHaveLength(1)
  })

  it('is not paid back twice unless somebody has been told that it would be', async () => {
    const paidBack = async (number: string) =>
      (await detailsOf(admin, number)).payment.refundedAmount
    const [refunded, cancelled, won] = [
      await placeOrder(store, [{ product: freshProduct() }]),
      await placeOrder(store, [{ product: freshProduct() }]),
      await placeOrder(store, [{ product: freshProduct() }]),
    ]
    for (const { number } of [refunded, cancelled, won])
      await enter(number, { reference: `CB-${number}`, reason: 'Fraud', status: 'needs_response' })
    const [item] = (await detailsOf(admin, refunded.number)).items
    const part = { items: [{ itemId: item?.id, quantity: 1 }] }
    const warned = await refund(admin, refunded.number, part)
    expect(warned).toMatchObject({ status: 409, body: { code: 'conflict', reason: 'disputed' } })
    expect(warned.body.message).toContain('twice')
    const cancel = await admin.post(`/api/admin/orders/${cancelled.number}/cancel`, {
      refundId: randomUUID(),
      reason: 'Test',
    })
    expect(cancel.status).toBe(409)
    for (const { number } of [refunded, cancelled]) expect(await paidBack(number)).toBe('0.00')
    expect(await refund(admin, refunded.number, { ...part, despiteDispute: 'yes' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'despiteDispute' }] },
    })
    expect((await refund(admin, refunded.number, { ...part, despiteDispute: true })).status).toBe(
      200,
    )
    expect(await paidBack(refunded.number)).not.toBe('0.00')
    await enter(won.number, { reference: `CB-${won.number}`, reason: 'Fraud', status: 'won' })
    const [wonItem] = (await detailsOf(admin, won.number)).items
    const after = { items: [{ itemId: wonItem?.id, quantity: 1 }] }
    expect((await refund(admin, won.number, after)).status).toBe(200)
  })

  it('names what is wrong, and belongs to one order only', async () => {
    const one = await placeOrder(store, [{ product: freshProduct() }], 'card')
    const other = await placeOrder(store, [{ product: freshProduct() }], 'card')
    const refused = await enter(one.number, { reference: '', reason: 'x', status: 'open' })
    expect(refused.status).toBe(400)
    expect(refused.body.issues.map(({ path }: { path: string }) => path)).toEqual([
      'reference',
      'status',
    ])
    const dispute = { reference: `D-${one.number}`, reason: 'Fraud', status: 'needs_response' }
    expect((await enter(one.number, dispute)).status).toBe(204)
    expect((await enter(other.number, dispute)).status).toBe(409)
    expect((await enter('SH-UNKNOWN', dispute)).status).toBe(404)
    const moderator = await clientOfRole(store, 'moderator')
    const asModerator = await moderator.post(`/api/admin/orders/${one.number}/disputes`, dispute)
    expect(asModerator.status).toBe(403)
  })
})

describe('a dispute whose notification never came', () => {
  const pull = () => runJob(store, 'pull_disputes')
  const statusOf = async (number: string) =>
    (await admin.call(`/api/admin/orders/${number}/disputes`)).body.map(
      ({ status }: { status: string }) => status,
    )

  it('is asked for at PayPal, once, and followed until it has ended', async () => {
    const orders = [
      await deliveredOrder(store, [{ product: freshProduct() }]),
      await deliveredOrder(store, [{ product: freshProduct() }]),
    ]
    await listenTo(store, 'paypal', { isOn: false })
    // A page holds one of them.
    await tellSimulator(store, 'paypal', '/__report', { pageSize: 1 })
    const dispute = async (number: string, news: object = {}) =>
      happen(store, 'paypal', {
        what: 'dispute',
        captureId: await transactionOf(store, number),
        ...news,
      })
    for (const { number } of orders) await dispute(number)
    for (const { number } of orders) expect(await statusOf(number)).toEqual([])
    await pull()
    for (const { number } of orders) {
      await eventually(async () => (await statusOf(number)).length > 0)
      expect(await statusOf(number)).toEqual(['needs_response'])
      const { items } = await detailsOf(admin, number)
      expect(items[0]?.keys.map(({ status }) => status)).toEqual(['quarantined'])
    }
    const [first] = orders
    if (!first) throw new Error('There is no order')
    await dispute(first.number, { status: 'RESOLVED', outcome: 'RESOLVED_SELLER_FAVOUR' })
    await pull()
    await eventually(async () => (await statusOf(first.number)).includes('won'))
    expect(await statusOf(first.number)).toEqual(['won'])
    await tellSimulator(store, 'paypal', '/__report', { pageSize: 500 })
    await listenTo(store, 'paypal')
  })
})

describe('the evidence', () => {
  it('is a PDF of what was bought, mailed and opened, without a key', async () => {
    const { number, email } = await deliveredOrder(store, [{ product: freshProduct() }])
    const buyer = apiClient(store.url)
    const opened = await buyer.call('/api/orders/status', {
      method: 'POST',
      body: { token: await orderToken(store, number) },
      headers: { 'user-agent': 'Browser of the buyer' },
    })
    expect(opened.status).toBe(200)
    await happen(store, 'paypal', {
      what: 'dispute',
      captureId: await transactionOf(store, number),
    })
    await handled(store, /DISPUTE.CREATED/, number)

    const answer = await fetch(`${store.url}/api/admin/orders/${number}/evidence`, {
      headers: { 'x-session-token': admin.token },
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toContain(`evidence-${number}.pdf`)
    const file = Buffer.from(await answer.arrayBuffer())
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    expect(file.length).toBeGreaterThan(5_000)

    const { id } = await orderRow(store, number)
    const { rows: mails } = await store.sql.query(
      `SELECT "serverAnswer" FROM "Email" WHERE "orderId" = $1 AND "toAddress" = $2`,
      [id, email],
    )
    expect(mails[0].serverAnswer).toMatch(/^250/)
    const { rows: events } = await store.sql.query(
      `SELECT "detail" FROM "OrderEvent" WHERE "orderId" = $1 AND "kind" = 'page_opened'`,
      [id],
    )
    expect(events).toHaveLength(1)
    expect(events[0].detail.agent).toBe('Browser of the buyer')
  })

  it('is for staff only', async () => {
    const { number } = await placeOrder(store, [{ product: freshProduct() }])
    expect((await fetch(`${store.url}/api/admin/orders/${number}/evidence`)).status).toBe(401)
    const missing = await admin.call('/api/admin/orders/SH-UNKNOWN/evidence')
    expect(missing.status).toBe(404)
  })
})
