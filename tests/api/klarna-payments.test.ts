import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { toCents } from '@/lib/core/money'
import { SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import { adminClient } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import {
  checkoutClient,
  firstMailTo,
  leaveKeys,
  productDispenser,
  reservedFor,
  runJob,
} from '@/tests/setup/checkout-client'
import { detailsOf, refund } from '@/tests/setup/order-client'
import { pluginClient } from '@/tests/setup/plugin-client'
import {
  happen,
  listenTo,
  repeatNotice,
  sentBy,
  tellSimulator,
} from '@/tests/setup/provider-client'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let freshProduct: () => Product

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
  const settings = { ...SIMULATOR_CREDENTIALS.klarna, region: 'na', mode: 'test' }
  await pluginClient(admin).set('klarna', { settings, active: true })
  await listenTo(store, 'klarna')
})
afterAll(() => store.stop())

const next = (call: string, outcome: string) =>
  tellSimulator(store, 'klarna', '/__control', { call, outcome })

/** A shopper with a product in the cart. */
async function shopperWithCart(quantity = 1) {
  const shopper = checkoutClient(store)
  const product = freshProduct()
  await shopper.fillCart([{ product, quantity }])
  const begin = async (customer: object = {}) =>
    shopper.call('/api/payments/klarna/orders', {
      method: 'POST',
      body: {
        amount: await shopper.total(),
        currency: 'USD',
        intent: 'CAPTURE',
        customer: { ...shopper.customer, ...customer },
        locale: 'en',
      },
    })
  const comeBack = (id: string) =>
    shopper.call(`/api/payments/klarna/express/${id}`, { method: 'POST' })
  /** At Klarna, whose payer approves. */
  const approved = async (): Promise<string> => {
    const { status, body } = await begin()
    expect([status, body.approvalUrl]).toEqual([201, expect.stringContaining('/pay/')])
    await happen(store, 'klarna', { what: 'approve', page: body.id })
    return body.id
  }
  const payments = async () => {
    const { rows } = await store.sql.query(
      `SELECT "id", "status"::text, "cardType", "providerTransactionId" AS "order", "failureCode" AS "code"
       FROM "Payment" WHERE "sessionId" = $1 ORDER BY "createdAt"`,
      [shopper.session],
    )
    return rows
  }
  const atKlarna = async () => {
    const ids = (await payments()).map(({ id }) => id)
    const { orders } = await tellSimulator(store, 'klarna', '/__state')
    return Object.values<{
      order_id: string
      status: string
      captured_amount: number
      captures: object[]
      merchant_reference1: string
    }>(orders).filter(({ merchant_reference1 }) => ids.includes(merchant_reference1))
  }
  return { ...shopper, product, begin, comeBack, approved, payments, atKlarna }
}

/** Has the reconciler look at what was not answered, as if a minute had passed. */
async function reconcile(session: string) {
  await store.sql.query(
    `UPDATE "Payment" SET "processingSince" = now() - interval '5 minutes', "updatedAt" = now() - interval '1 hour'
     WHERE "sessionId" = $1 AND "status" IN ('processing', 'held')`,
    [session],
  )
  await runJob(store, 'reconcile_payments')
}

const becomes = (shopper: Awaited<ReturnType<typeof shopperWithCart>>, status: string) =>
  eventually(async () => (await shopper.payments()).at(-1)?.status === status)

describe('Klarna', () => {
  it('is set up by its credentials, which are tried, and offered as a wallet', async () => {
    const plugins = pluginClient(admin)
    expect((await plugins.test('klarna')).body).toMatchObject({ ok: true })
    const wrong = await plugins.test('klarna', { password: 'another' })
    expect(wrong.body).toMatchObject({ ok: false, message: 'Klarna refused these credentials.' })
    const { body } = await admin.call('/api/payment-methods')
    expect(body.methods).toContainEqual({ provider: 'klarna', kind: 'wallet', name: 'Klarna' })
    const euros = await admin.call('/api/payment-methods?currency=EUR')
    expect(JSON.stringify(euros.body)).not.toContain('klarna')
  })

  it('takes the money once its payer has approved, whoever asks how often, and mails the keys', async () => {
    const shopper = await shopperWithCart(2)
    const total = toCents(await shopper.total())
    const { body } = await shopper.begin()
    expect((await shopper.comeBack(body.id)).body).toEqual({ status: 'CREATED', order: null })
    expect(await reservedFor(store, shopper.session)).toBe(0)
    await happen(store, 'klarna', { what: 'approve', page: body.id })

    const other = await shopperWithCart()
    expect((await other.comeBack(body.id)).status).toBe(404)

    const back = await Promise.all([shopper.comeBack(body.id), shopper.comeBack(body.id)])
    expect(back.map(({ status }) => status)).toContain(201)
    const { order } = (await shopper.comeBack(body.id)).body
    expect(order).toMatchObject({ paymentMethod: 'card' })
    const [placed, ...more] = await shopper.atKlarna()
    expect([placed?.captured_amount, placed?.captures.length, more]).toEqual([total, 1, []])
    expect(await shopper.payments()).toMatchObject([
      { status: 'captured', cardType: 'Klarna', order: placed?.order_id },
    ])
    const { text } = await firstMailTo(store, shopper.email)
    expect(text).toContain('Klarna')
    expect(text).not.toContain('Credit card')
  })

  it('is not for buyers of other countries, and does not name buyers', async () => {
    const shopper = await shopperWithCart()
    expect(await shopper.begin({ country: 'DE' })).toMatchObject({ status: 409 })
    expect(await shopper.begin({ country: 'US' })).toMatchObject({ status: 201 })
    const express = await shopper.call('/api/payments/klarna/express', {
      method: 'POST',
      body: { amount: await shopper.total(), currency: 'USD', locale: 'en' },
    })
    expect(express.status).toBe(404)
  })

  it('sells what was in the cart when the payment began, or nothing', async () => {
    const changed = await shopperWithCart()
    const total = toCents(await changed.total())
    const id = await changed.approved()
    await changed.fillCart([{ product: freshProduct() }])
    const { order } = (await changed.comeBack(id)).body
    expect(order.items).toHaveLength(1)
    expect(await changed.atKlarna()).toMatchObject([{ captured_amount: total }])

    const late = await shopperWithCart()
    const lateId = await late.approved()
    await leaveKeys(store, late.product.id, 0)
    expect(await late.comeBack(lateId)).toMatchObject({ body: { code: 'out_of_stock' } })
    expect(await late.atKlarna()).toEqual([])
  })
})

describe('what Klarna decides', () => {
  it('waits, and delivers when it is accepted, as it tells or when it is asked', async () => {
    const shopper = await shopperWithCart()
    await next('place', 'pending')
    const id = await shopper.approved()
    expect((await shopper.comeBack(id)).body).toEqual({ status: 'PENDING', order: null })
    expect((await shopper.comeBack(id)).body).toEqual({ status: 'PENDING', order: null })
    expect(await reservedFor(store, shopper.session)).toBe(1)
    const [{ order }] = await shopper.payments()
    await happen(store, 'klarna', { what: 'accept', order })
    expect((await firstMailTo(store, shopper.email)).text).toContain('Klarna')
    expect(await shopper.atKlarna()).toMatchObject([{ status: 'CAPTURED' }])
    await sentBy(store, 'klarna')
    await repeatNotice(store, 'klarna', `${order} FRAUD_RISK_ACCEPTED`)
    expect((await shopper.atKlarna())[0]?.captures).toHaveLength(1)

    const asked = await shopperWithCart()
    await listenTo(store, 'klarna', { isOn: false })
    await next('place', 'pending')
    await asked.comeBack(await asked.approved())
    const [payment] = await asked.payments()
    await happen(store, 'klarna', { what: 'accept', order: payment.order })
    await reconcile(asked.session)
    await becomes(asked, 'captured')
    await listenTo(store, 'klarna')
  })

  it('refuses: at once, later, or by letting it expire; nothing is kept', async () => {
    const atOnce = await shopperWithCart()
    await next('place', 'rejected')
    expect((await atOnce.comeBack(await atOnce.approved())).status).toBe(402)
    expect(await atOnce.payments()).toMatchObject([{ status: 'declined', code: 'REJECTED' }])

    for (const what of ['reject', 'expire']) {
      const later = await shopperWithCart()
      await next('place', 'pending')
      await later.comeBack(await later.approved())
      const [{ order }] = await later.payments()
      await happen(store, 'klarna', { what, order })
      await reconcile(later.session)
      await becomes(later, 'declined')
      expect(await reservedFor(store, later.session)).toBe(0)
    }
  })

  it('lets another payment follow one that its payer left', async () => {
    const shopper = await shopperWithCart()
    const { body } = await shopper.begin()
    await happen(store, 'klarna', { what: 'cancel', page: body.id })
    expect((await shopper.comeBack(body.id)).body).toMatchObject({ order: null })
    const paid = await shopper.comeBack(await shopper.approved())
    expect(paid.status).toBe(201)
  })
})

describe('an answer that is lost', () => {
  it.each([
    ['place', 'hang_up_after_success'],
    ['place', 'hang_up'],
    ['capture', 'hang_up_after_success'],
    ['capture', 'error500'],
  ])('of %s (%s) is looked for, and the money is taken once', async (call, outcome) => {
    const shopper = await shopperWithCart()
    const id = await shopper.approved()
    await next(call, outcome)
    expect((await shopper.comeBack(id)).status).toBe(502)
    expect(await shopper.begin()).toMatchObject({ body: { code: 'payment_in_progress' } })
    await reconcile(shopper.session)
    await firstMailTo(store, shopper.email)
    expect(await shopper.payments()).toMatchObject([{ status: 'captured' }])
    expect(await shopper.atKlarna()).toMatchObject([{ captures: [expect.anything()] }])
  })

  it('of a capture that Klarna refuses releases the order', async () => {
    const shopper = await shopperWithCart()
    const id = await shopper.approved()
    await next('capture', 'refused')
    expect((await shopper.comeBack(id)).status).toBe(402)
    expect(await shopper.atKlarna()).toMatchObject([{ status: 'CANCELLED', captured_amount: 0 }])
    expect(await reservedFor(store, shopper.session)).toBe(0)
  })
})

describe('refunds', () => {
  it('go back in parts, are found when their answer is lost, and may be refused', async () => {
    const shopper = await shopperWithCart(2)
    const total = toCents(await shopper.total())
    const paid = await shopper.comeBack(await shopper.approved())
    const { orderNumber } = paid.body.order
    const part = await refund(admin, orderNumber, { amount: '1.00' })
    expect(part.body).toMatchObject({ status: 'succeeded', amount: '1.00' })

    await next('refund', 'refused')
    await refund(admin, orderNumber, { amount: '2.00' })
    const { refunds } = await detailsOf(admin, orderNumber)
    expect(refunds.map(({ amount, status }) => `${amount} ${status}`)).toContain('2.00 failed')

    await next('refund', 'hang_up_after_success')
    await refund(admin, orderNumber, { amount: '3.00' })
    await store.sql.query(
      `UPDATE "Refund" SET "updatedAt" = now() - interval '1 hour' WHERE "status" = 'pending'`,
    )
    await runJob(store, 'settle_refunds')
    await eventually(
      async () => (await detailsOf(admin, orderNumber)).payment.refundedAmount === '4.00',
    )
    const rest = ((total - 400) / 100).toFixed(2)
    expect((await refund(admin, orderNumber, { amount: rest })).body).toMatchObject({
      status: 'succeeded',
      amount: rest,
    })
  })
})

describe('notifications', () => {
  it('are not believed: of no order of the store they are refused, of one it is asked', async () => {
    const notify = (body: object) => admin.call('/api/webhooks/klarna', { method: 'POST', body })
    const order_id = crypto.randomUUID()
    expect((await notify({ order_id, event_type: 'FRAUD_RISK_ACCEPTED' })).status).toBe(401)
    expect((await notify({})).status).toBe(401)

    const shopper = await shopperWithCart()
    await next('place', 'pending')
    await shopper.comeBack(await shopper.approved())
    const [{ order }] = await shopper.payments()
    expect((await notify({ order_id: order, event_type: 'FRAUD_RISK_ACCEPTED' })).status).toBe(200)
    await eventually(async () => {
      const { rows } = await store.sql.query(
        `SELECT 1 FROM "ProviderEvent" WHERE "eventId" LIKE $1 AND "status" = 'handled'`,
        [`${order}%`],
      )
      return rows.length > 0
    })
    expect(await shopper.payments()).toMatchObject([{ status: 'held' }])
  })
})
