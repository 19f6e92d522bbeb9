import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Comparison } from '@/lib/bookkeeping/contracts'
import type { Product } from '@/lib/catalog/contracts'
import { SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import { adminClient } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import {
  checkoutClient,
  firstMailTo,
  productDispenser,
  runJob,
} from '@/tests/setup/checkout-client'
import { detailsOf, refund } from '@/tests/setup/order-client'
import { pluginClient } from '@/tests/setup/plugin-client'
import {
  handled,
  happen,
  listenTo,
  repeatNotice,
  sentBy,
  tellSimulator,
} from '@/tests/setup/provider-client'
import {
  confirmWithSquare,
  offerSquare,
  SQUARE_CARDS,
  squareToken,
} from '@/tests/setup/square-client'
import { startStore, type TestStore } from '@/tests/setup/store'

const TODAY = new Date().toISOString().slice(0, 10)

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let freshProduct: () => Product

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
  await offerSquare(admin)
  await listenTo(store, 'square')
})
afterAll(() => store.stop())

const next = (call: string, outcome: string) =>
  tellSimulator(store, 'square', '/__control', { call, outcome })

/** A shopper with a product in the cart. */
async function shopperWithCart() {
  const shopper = checkoutClient(store)
  const cart = await shopper.fillCart([{ product: freshProduct() }])
  const order = (transactionId: string) =>
    shopper.postOrder(shopper.orderBody(cart, transactionId, 'card'))
  const token = (number: string = SQUARE_CARDS.good) => squareToken(store.simulators.square, number)
  const pay = async (number?: string) => confirmWithSquare(shopper, await token(number))
  return { ...shopper, order, token, pay }
}

const paymentsOf = async (sessionId: string) => {
  const { rows } = await store.sql.query(
    `SELECT "status"::text, "provider"::text, "providerFee"::text AS "fee", "cardType", "lastFour", "failureCode" AS "code"
     FROM "Payment" WHERE "sessionId" = $1 ORDER BY "createdAt"`,
    [sessionId],
  )
  return rows
}

const atSquare = () => tellSimulator(store, 'square', '/__state')

/** An order that was paid by Square. */
async function paidOrder() {
  const shopper = await shopperWithCart()
  const { transactionId } = (await shopper.pay()).body
  const { orderNumber } = (await shopper.order(transactionId)).body
  return { ...shopper, transactionId, orderNumber }
}

const statusOf = async (orderNumber: string) => {
  const { refunds, payment } = await detailsOf(admin, orderNumber)
  return { refunded: payment.refundedAmount, refunds: refunds.map(({ status }) => status) }
}

it('is set up by its keys, which are tried, and stands where the form of cards stood', async () => {
  const plugins = pluginClient(admin)
  expect((await plugins.test('square')).body).toMatchObject({ ok: true })
  const wrong = [
    [{ accessToken: 'EAAAanother0access0token' }, 'Square refused these credentials.'],
    [{ currency: 'EUR' }, 'The location takes USD: choose that as its currency.'],
    [
      { locationId: 'LANOTHER00001', accessToken: SIMULATOR_CREDENTIALS.square.accessToken },
      'Square knows no such location in this account.',
    ],
  ] as const
  for (const [settings, message] of wrong)
    expect((await plugins.test('square', settings)).body).toMatchObject({ ok: false, message })
  const { body } = await admin.call('/api/payment-methods')
  const providers = body.methods.map(({ provider }: { provider: string }) => provider)
  expect(providers).toContain('square')
  expect(providers).not.toContain('authorize_net')
  await plugins.set('square', { active: false })
  const without = await admin.call('/api/payment-methods')
  expect(without.body.methods).toContainEqual(
    expect.objectContaining({ provider: 'authorize_net' }),
  )
  expect(JSON.stringify(without.body)).not.toContain('square')
  await plugins.set('square', { active: true })
})

it('charges a card for exactly the cart, once, and the keys are mailed', async () => {
  const shopper = await shopperWithCart()
  const token = await shopper.token()
  expect(await confirmWithSquare(shopper, token, { amount: '0.50' })).toMatchObject({
    body: { code: 'total_changed' },
  })
  const clicks = await Promise.all([
    confirmWithSquare(shopper, token),
    confirmWithSquare(shopper, token),
  ])
  const paid = clicks.find(({ body }) => body.status === 'approved')
  expect(paid?.body).toMatchObject({ cardType: 'Visa', lastFour: '1111', clientSecret: null })
  const { transactionId } = paid?.body ?? {}
  const made = await shopper.order(transactionId)
  expect(made).toMatchObject({ status: 201 })
  expect((await firstMailTo(store, shopper.email)).text).toContain('Credit card')
  expect(await paymentsOf(shopper.session)).toMatchObject([
    { status: 'captured', provider: 'square', lastFour: '1111' },
  ])
  const { payments } = await atSquare()
  expect(payments[transactionId].amount_money).toEqual({
    amount: Math.round(Number(made.body.totalAmount) * 100),
    currency: 'USD',
  })
  // A token is of one payment.
  const other = await shopperWithCart()
  expect((await confirmWithSquare(other, token)).status).toBe(400)
  expect((await other.pay()).body).toMatchObject({ status: 'approved' })
})

it('declines what the bank declines, and what was not confirmed at it; another card is taken', async () => {
  const shopper = await shopperWithCart()
  expect((await shopper.pay(SQUARE_CARDS.declined)).body).toMatchObject({
    status: 'declined',
    transactionId: null,
  })
  expect((await shopper.pay()).body).toMatchObject({ status: 'approved' })
  expect((await paymentsOf(shopper.session)).map(({ status, code }) => code ?? status)).toEqual([
    'GENERIC_DECLINE',
    'captured',
  ])
  // The browser has the bank ask its customer. Who comes here without that pays nothing.
  const other = await shopperWithCart()
  expect((await other.pay(SQUARE_CARDS.careful)).body).toMatchObject({ status: 'declined' })
  expect(await paymentsOf(other.session)).toMatchObject([
    { code: 'CARD_DECLINED_VERIFICATION_REQUIRED' },
  ])
})

it('waits for what is decided later, and delivers when the money has come', async () => {
  const pending = async () => {
    await next('create', 'pending')
    const shopper = await shopperWithCart()
    const { body } = await shopper.pay()
    expect(body).toMatchObject({ status: 'pending' })
    return { ...shopper, id: body.transactionId }
  }
  const good = await pending()
  const bad = await pending()
  await happen(store, 'square', { what: 'settle', payment_id: good.id })
  await happen(store, 'square', { what: 'settle', payment_id: bad.id, status: 'CANCELED' })
  await firstMailTo(store, good.email)
  await eventually(async () => {
    const [payment] = await paymentsOf(bad.session)
    return payment.status === 'declined'
  })
})

it('loses no money where the answer was lost: the payment is found, and its order made', async () => {
  const shopper = await shopperWithCart()
  await listenTo(store, 'square', { isOn: false })
  await next('create', 'error500_after_success')
  expect((await shopper.pay()).status).toBe(502)
  await store.sql.query(
    `UPDATE "Payment" SET "processingSince" = now() - interval '10 minutes', "createdAt" = "createdAt" - interval '1 minute' WHERE "sessionId" = $1`,
    [shopper.session],
  )
  await runJob(store, 'reconcile_payments')
  await firstMailTo(store, shopper.email)
  expect(await paymentsOf(shopper.session)).toMatchObject([{ status: 'captured' }])
  await listenTo(store, 'square')
})

describe('money that goes back', () => {
  it('is pending first, and told of when it is there: a part, and the rest', async () => {
    const { orderNumber } = await paidOrder()
    expect((await refund(admin, orderNumber, { amount: '5.00' })).status).toBeLessThan(300)
    await eventually(async () => (await statusOf(orderNumber)).refunded === '5.00')
    const { totalAmount } = await detailsOf(admin, orderNumber)
    const amount = (Number(totalAmount) - 5).toFixed(2)
    expect((await refund(admin, orderNumber, { amount })).status).toBeLessThan(300)
    await eventually(async () => (await detailsOf(admin, orderNumber)).paymentStatus === 'refunded')
  })

  it('may not arrive: then it is not given back, and can be asked for again', async () => {
    const { orderNumber } = await paidOrder()
    await next('refund', 'declined')
    await refund(admin, orderNumber, { amount: '2.00' })
    expect((await statusOf(orderNumber)).refunded).toMatch(/^0(\.00)?$/)
    await refund(admin, orderNumber, { amount: '3.00' })
    await eventually(async () => Number((await statusOf(orderNumber)).refunded) >= 3)
  })

  it('at Square itself is recorded, once, however often it is told of', async () => {
    const { orderNumber, transactionId } = await paidOrder()
    await happen(store, 'square', { what: 'refund', payment_id: transactionId, amount: 300 })
    await handled(store, /^refund\.updated/, orderNumber)
    const sent = await sentBy(store, 'square')
    for (const { id, kind } of sent)
      if (kind.startsWith('refund')) await repeatNotice(store, 'square', id)
    await sentBy(store, 'square')
    await eventually(async () => (await statusOf(orderNumber)).refunded === '3.00')
    expect((await statusOf(orderNumber)).refunds).toHaveLength(1)
  })
})

it('tells of disputes, until they are decided', async () => {
  const { orderNumber, transactionId } = await paidOrder()
  const { id } = await happen(store, 'square', { what: 'dispute', payment_id: transactionId })
  await handled(store, /^dispute\.created/, orderNumber)
  const disputes = () => admin.call(`/api/admin/orders/${orderNumber}/disputes`)
  expect((await disputes()).body).toMatchObject([
    { status: 'needs_response', reason: 'NO_KNOWLEDGE', takesEvidence: false },
  ])
  await happen(store, 'square', { what: 'close-dispute', dispute_id: id, isWon: false })
  await handled(store, /^dispute\.state\.updated/, orderNumber)
  expect((await disputes()).body).toMatchObject([{ status: 'lost' }])
})

it('believes no notification without its signature, and does nothing for those of others', async () => {
  const address = `${store.url}/api/webhooks/square`
  const { id: payment } = await happen(store, 'square', { what: 'sale' })
  await eventually(async () => {
    const { rows } = await store.sql.query(
      `SELECT 1 FROM "ProviderEvent" WHERE "payload"->'data'->>'id' = $1 AND "status" = 'ignored'`,
      [payment],
    )
    return rows.length > 0
  })
  const body = JSON.stringify({
    event_id: crypto.randomUUID(),
    type: 'payment.updated',
    data: { id: 'nothing', object: {} },
  })
  const signed = (key: string, url = address) => ({
    'x-square-hmacsha256-signature': createHmac('sha256', key)
      .update(url + body)
      .digest('base64'),
  })
  const post = async (headers: Record<string, string>) =>
    (await fetch(address, { method: 'POST', body, headers })).status
  const { signatureKey } = SIMULATOR_CREDENTIALS.square
  expect(await post({})).toBe(401)
  expect(await post(signed('another key'))).toBe(401)
  expect(await post(signed(signatureKey, 'https://another.example/api/webhooks/square'))).toBe(401)
  expect(await post(signed(signatureKey))).toBe(200)
})

it('agrees with Square’s own list, which knows what it kept; others who sell there do not count', async () => {
  const started = await admin.post('/api/admin/books', {
    provider: 'square',
    from: TODAY,
    to: TODAY,
  })
  expect(started.status).toBeLessThan(300)
  const { status, differences } = await eventually<Comparison>(async () => {
    const { body } = await admin.call(`/api/admin/books/${started.body.id}`)
    return body.status !== 'running' && body
  })
  expect({ status, differences }).toEqual({ status: 'done', differences: [] })
})

it('pays out, and the books have what was kept of each payment', async () => {
  const { transactionId, session } = await paidOrder()
  const { id } = await happen(store, 'square', { what: 'payout' })
  // Providers are asked for whole seconds that are over.
  await new Promise((resolve) => setTimeout(resolve, 1050 - (Date.now() % 1000)))
  await store.sql.query(`SELECT graphile_worker.add_job('read_payouts', $1::json)`, [
    JSON.stringify({ provider: 'square' }),
  ])
  await eventually(async () => {
    const { rows } = await store.sql.query(
      `SELECT 1 FROM "PayoutLine" l JOIN "Payout" p ON p."id" = l."payoutId"
       WHERE l."transactionId" = $1 AND p."providerPayoutId" = $2`,
      [transactionId, id],
    )
    return rows.length === 1
  })
  await eventually(async () => (await paymentsOf(session))[0].fee !== null)
  const { payments } = await atSquare()
  const [{ amount_money: kept }] = payments[transactionId].processing_fee
  expect(Number((await paymentsOf(session))[0].fee)).toBe(kept.amount / 100)
})
