import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import type { Comparison } from '@/lib/bookkeeping/contracts'
import type { Product } from '@/lib/catalog/contracts'
import { SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import type { Dispute } from '@/lib/refunds/disputes/contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import {
  checkoutClient,
  firstMailTo,
  keyLikeTexts,
  productDispenser,
  runJob,
} from '@/tests/setup/checkout-client'
import { detailsOf, refund } from '@/tests/setup/order-client'
import { pluginClient } from '@/tests/setup/plugin-client'
import { handled, happen, listenTo, tellSimulator } from '@/tests/setup/provider-client'
import { withSetting } from '@/tests/setup/settings'
import { startStore, type TestStore } from '@/tests/setup/store'
import {
  cardToken,
  confirmWithStripe,
  debitToken,
  offerStripe,
  STRIPE_CARDS,
} from '@/tests/setup/stripe-client'
import { walletToken } from '@/tests/setup/stripe-tokens'

const EUROS = {
  currency: 'EUR',
  rate: 85,
  of: 100,
  rounding: '99',
} as const
const TODAY = new Date().toISOString().slice(0, 10)

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let freshProduct: () => Product

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
  await offerStripe(admin)
  const values = { sellingCurrencies: { EUR: '99' } }
  await admin.call('/api/admin/settings', { method: 'PATCH', body: { values } })
  await listenTo(store, 'stripe')
})
afterAll(() => store.stop())

/** A shopper with a product in the cart. */
async function shopperWithCart(currency: 'USD' | typeof EUROS = 'USD') {
  const shopper = checkoutClient(store, undefined, currency)
  const cart = await shopper.fillCart([{ product: freshProduct() }])
  const order = (transactionId: string) =>
    shopper.postOrder(shopper.orderBody(cart, transactionId, 'card'))
  const pay = async (number: string = STRIPE_CARDS.good) =>
    confirmWithStripe(shopper, await cardToken(store, number))
  const finish = (id: string, body: object = {}) =>
    shopper.call(`/api/payments/stripe/confirm/${id}`, { method: 'POST', body })
  return { ...shopper, order, pay, finish }
}

const paymentsOf = async (sessionId: string) => {
  const { rows } = await store.sql.query(
    `SELECT "status"::text, "capturedCurrency" AS "currency", "providerFee"::text AS "fee", "cardType", "lastFour"
     FROM "Payment" WHERE "sessionId" = $1 ORDER BY "createdAt"`,
    [sessionId],
  )
  return rows
}

/** An order that was paid by Stripe. */
async function paidOrder() {
  const shopper = await shopperWithCart()
  const { transactionId } = (await shopper.pay()).body
  const { orderNumber } = (await shopper.order(transactionId)).body
  return { ...shopper, transactionId, orderNumber }
}

describe('Stripe', () => {
  it('is set up by its keys, which are tried', async () => {
    const plugins = pluginClient(admin)
    expect((await plugins.test('stripe')).body).toMatchObject({ ok: true })
    const wrong = await plugins.test('stripe', { secretKey: 'sk_test_0123456789abcdef' })
    expect(wrong.body).toMatchObject({ ok: false, message: 'Stripe refused these credentials.' })
    const { body } = await admin.call('/api/payment-methods')
    expect(body.methods).toContainEqual({
      provider: 'stripe',
      kind: 'elements',
      name: 'Card and more',
    })
  })

  it('charges a card, and the keys are mailed', async () => {
    const shopper = await shopperWithCart()
    const paid = await shopper.pay()
    expect(paid).toMatchObject({
      status: 200,
      body: { status: 'approved', cardType: 'Visa', lastFour: '4242', clientSecret: null },
    })
    expect(await shopper.order(paid.body.transactionId)).toMatchObject({ status: 201 })
    expect((await firstMailTo(store, shopper.email)).text).toContain('Credit card')
    expect(await paymentsOf(shopper.session)).toMatchObject([
      { status: 'captured', currency: 'USD', fee: expect.stringMatching(/^\d/), lastFour: '4242' },
    ])
  })

  it('charges what is shown in another currency', async () => {
    const shopper = await shopperWithCart(EUROS)
    const token = await cardToken(store, STRIPE_CARDS.good)
    const paid = await confirmWithStripe(shopper, token, { currency: 'EUR' })
    expect(paid.body).toMatchObject({ status: 'approved' })
    expect((await shopper.order(paid.body.transactionId)).body).toMatchObject({ currency: 'EUR' })
  })

  it('declines a card, after which another is taken', async () => {
    const shopper = await shopperWithCart()
    const declined = await shopper.pay(STRIPE_CARDS.declined)
    expect(declined.body).toMatchObject({ status: 'declined', transactionId: null })
    expect((await shopper.pay()).body).toMatchObject({ status: 'approved' })
  })

  it('refuses another amount than the cart costs, and a token that was used', async () => {
    const shopper = await shopperWithCart()
    const token = await cardToken(store, STRIPE_CARDS.good)
    expect(await confirmWithStripe(shopper, token, { amount: '0.50' })).toMatchObject({
      body: { code: 'total_changed' },
    })
    expect((await confirmWithStripe(shopper, token)).body).toMatchObject({ status: 'approved' })
    const other = await shopperWithCart()
    expect((await confirmWithStripe(other, token)).status).toBe(400)
    expect((await other.pay()).body).toMatchObject({ status: 'approved' })
  })
})

describe('a bank that asks for its customer', () => {
  const begin = async () => {
    const shopper = await shopperWithCart()
    const { body } = await shopper.pay(STRIPE_CARDS.careful)
    expect(body).toMatchObject({ status: 'action_needed', clientSecret: expect.any(String) })
    const authenticate = (isPassed: boolean) =>
      happen(store, 'stripe', {
        what: 'authenticate',
        payment_intent: body.transactionId,
        isPassed,
      })
    return { ...shopper, id: body.transactionId, authenticate }
  }

  it('hears yes: the order is made', async () => {
    const shopper = await begin()
    expect((await shopper.finish(shopper.id)).body).toMatchObject({ status: 'action_needed' })
    await shopper.authenticate(true)
    expect((await shopper.finish(shopper.id)).body).toMatchObject({ status: 'approved' })
    expect(await shopper.order(shopper.id)).toMatchObject({ status: 201 })
  })

  it('hears no: nothing is charged, nobody can pay it any more, and another card is taken', async () => {
    const shopper = await begin()
    await shopper.authenticate(false)
    expect((await shopper.finish(shopper.id)).body).toMatchObject({ status: 'declined' })
    const state = await tellSimulator(store, 'stripe', '/__state')
    expect(JSON.stringify(state)).toContain(shopper.id)
    expect((await shopper.pay()).body).toMatchObject({ status: 'approved' })
  })

  it('is left: paying anew ends it', async () => {
    const shopper = await begin()
    expect((await shopper.pay()).body).toMatchObject({ status: 'approved' })
    const [first, second] = await paymentsOf(shopper.session)
    expect([first.status, second.status]).toEqual([
      expect.stringMatching(/declined|failed/),
      'captured',
    ])
  })

  it('is of nobody else', async () => {
    const { id } = await begin()
    const other = await shopperWithCart()
    expect(await other.finish(id)).toMatchObject({ status: 404 })
  })
})

describe('a wallet behind the buttons of Stripe', () => {
  const PAYER = { name: 'Pat Payer', country: 'US' }
  const newPayer = (more: object = {}) => ({
    ...PAYER,
    email: `${randomUUID()}@payer.example`,
    ...more,
  })
  type Payer = ReturnType<typeof newPayer>

  const approve = async (
    shopper: Awaited<ReturnType<typeof shopperWithCart>>,
    payer: Payer,
    {
      number = STRIPE_CARDS.good as string,
      ...more
    }: { number?: string; amount?: string; country?: string } = {},
  ) =>
    shopper.call('/api/payments/stripe/express/confirm', {
      method: 'POST',
      body: {
        token: await walletToken(store.simulators.stripe, number, payer),
        amount: await shopper.total(),
        currency: 'USD',
        locale: 'de',
        ...more,
      },
    })
  const comeBack = (shopper: Awaited<ReturnType<typeof shopperWithCart>>, id: string) =>
    shopper.call(`/api/payments/stripe/express/${id}`, { method: 'POST' })

  it('pays for whom it names, once, and who is refused keeps the cart', async () => {
    const shopper = await shopperWithCart()
    const payer = newPayer()
    const cheaper = await approve(shopper, payer, { amount: '0.50' })
    expect(cheaper).toMatchObject({ status: 409, body: { code: 'total_changed' } })
    expect(await approve(shopper, { ...payer, email: '' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'customer' }] },
    })
    const declined = await approve(shopper, payer, { number: STRIPE_CARDS.declined })
    expect(declined.body).toMatchObject({ status: 'declined', order: null })
    expect((await shopper.call('/api/cart')).body).toHaveLength(1)

    const paid = await approve(shopper, payer)
    expect(paid).toMatchObject({
      status: 200,
      body: {
        status: 'approved',
        order: { customerEmail: payer.email, customerName: 'Pat Payer', paymentMethod: 'card' },
      },
    })
    expect(keyLikeTexts((await firstMailTo(store, payer.email)).text)).toHaveLength(1)
    expect((await shopper.call('/api/cart')).body).toEqual([])
    expect((await approve(shopper, payer, { amount: '1.00' })).body).toMatchObject({
      code: 'cart_changed',
    })
    expect((await comeBack(shopper, paid.body.transactionId)).body).toMatchObject({
      status: 'COMPLETED',
      order: { orderNumber: paid.body.order.orderNumber },
    })
    const { rows } = await store.sql.query(
      `SELECT "status"::text, "isExpress", "customer"->>'country' AS "country" FROM "Payment"
       WHERE "sessionId" = $1 ORDER BY "createdAt"`,
      [shopper.session],
    )
    expect(rows).toEqual([
      { status: 'declined', isExpress: true, country: 'US' },
      { status: 'captured', isExpress: true, country: 'US' },
    ])
  })

  it('may have its bank ask: who comes back gets the order, who does not pays anew', async () => {
    const shopper = await shopperWithCart()
    const payer = newPayer()
    const asked = { number: STRIPE_CARDS.careful }
    const first = (await approve(shopper, payer, asked)).body
    expect(first).toMatchObject({ status: 'action_needed', order: null })
    expect((await comeBack(await shopperWithCart(), first.transactionId)).status).toBe(404)
    expect((await comeBack(shopper, first.transactionId)).status).toBe(402)
    const second = (await approve(shopper, payer, asked)).body
    await happen(store, 'stripe', {
      what: 'authenticate',
      payment_intent: second.transactionId,
      isPassed: true,
    })
    const [one, two] = await Promise.all([
      comeBack(shopper, second.transactionId),
      comeBack(shopper, second.transactionId),
    ])
    expect([one.status, two.status].toSorted()).toEqual([200, 201])
    expect(one.body.order).toMatchObject({ customerEmail: payer.email })
    expect(two.body.order).toMatchObject({ orderNumber: one.body.order.orderNumber })
  })

  it('pays the tax of its own country, which the shopper has to be shown', () =>
    withSetting(store, 'taxRates', [{ country: 'FR', rate: 20 }], async () => {
      const shopper = await shopperWithCart()
      const french = newPayer({ country: 'FR' })
      const shown = await approve(shopper, french, { country: 'US' })
      expect(shown).toMatchObject({ status: 409, body: { code: 'total_changed' } })
      expect(shown.body.message).toContain('Google Pay')
      const paid = await approve(shopper, french, { country: 'FR', amount: shown.body.total })
      expect(paid.body.order).toMatchObject({ totalAmount: shown.body.total })
      const { rows } = await store.sql.query(
        `SELECT "taxEvidence"->>'walletCountry' AS "wallet" FROM "Order" WHERE "orderNumber" = $1`,
        [paid.body.order.orderNumber],
      )
      expect(rows).toEqual([{ wallet: 'FR' }])
    }))
})

describe('a direct debit', () => {
  const debit = async (iban: string) => {
    const shopper = await shopperWithCart(EUROS)
    const token = await debitToken(store, iban)
    const { body } = await confirmWithStripe(shopper, token, { currency: 'EUR' })
    expect(body).toMatchObject({ status: 'pending' })
    return shopper
  }

  it('delivers when the money has come, as Stripe tells', async () => {
    const good = await debit('DE89370400440532013000')
    const bad = await debit('DE62370400440532013001')
    await tellSimulator(store, 'stripe', '/__settle', {})
    const { text } = await firstMailTo(store, good.email)
    expect(text).toContain('SEPA Direct Debit')
    expect(text).not.toContain('Credit card')
    expect(await paymentsOf(good.session)).toMatchObject([{ cardType: 'SEPA Direct Debit' }])
    await eventually(async () => {
      const [payment] = await paymentsOf(bad.session)
      return payment.status === 'declined'
    })
  })
})

describe('what happens at Stripe', () => {
  it('are refunds of the store, in parts', async () => {
    const { orderNumber } = await paidOrder()
    const back = await refund(admin, orderNumber, { amount: '5.00' })
    expect(back.body).toMatchObject({ status: 'succeeded', amount: '5.00' })
  })

  it('are refunds that are made there', async () => {
    const { orderNumber, transactionId } = await paidOrder()
    await happen(store, 'stripe', { what: 'refund', payment_intent: transactionId, amount: 300 })
    await handled(store, /^refund\./, orderNumber)
    await eventually(async () => {
      const { payment } = await detailsOf(admin, orderNumber)
      return payment.refundedAmount === '3.00'
    })
  })

  it('are disputes, which stop delivery until they are decided', async () => {
    const { orderNumber, transactionId } = await paidOrder()
    await happen(store, 'stripe', { what: 'dispute', payment_intent: transactionId })
    await handled(store, /^charge\.dispute\.created/, orderNumber)
    const listed = await admin.call(`/api/admin/orders/${orderNumber}/disputes`)
    expect(listed.body).toMatchObject([{ status: 'needs_response' }])
  })

  describe('are disputes, whose evidence', () => {
    type Listed = Pick<Dispute, 'id' | 'providerDisputeId' | 'status' | 'takesEvidence'>
    const disputesOf = async (orderNumber: string): Promise<Listed[]> =>
      (await admin.call(`/api/admin/orders/${orderNumber}/disputes`)).body

    /** A disputed order. */
    async function disputed(how: object = {}) {
      const { orderNumber, transactionId } = await paidOrder()
      await happen(store, 'stripe', { what: 'dispute', payment_intent: transactionId, ...how })
      await handled(store, /^charge\.dispute\.created/, orderNumber)
      const [dispute] = await disputesOf(orderNumber)
      if (!dispute) throw new Error('The dispute is not there')
      const send = (body: object = {}) =>
        admin.post(`/api/admin/orders/${orderNumber}/disputes/${dispute.id}/evidence`, body)
      return { orderNumber, dispute, send }
    }

    const atStripe = async ({ providerDisputeId }: Listed) => {
      const { disputes } = await tellSimulator(store, 'stripe', '/__state')
      return disputes[providerDisputeId]
    }

    it('is sent once, and decides them', async () => {
      const { orderNumber, dispute, send } = await disputed()
      expect(dispute.takesEvidence).toBe(true)
      expect((await send({ remarks: 'We wrote to the buyer.' })).status).toBe(204)
      const { evidence, status } = await atStripe(dispute)
      expect(status).toBe('under_review')
      expect(evidence).toMatchObject({
        customer_email_address: expect.stringContaining('@'),
        customer_name: expect.any(String),
        product_description: expect.stringContaining('1 ×'),
        access_activity_log: expect.stringContaining('What was bought and delivered'),
        refund_policy_disclosure: expect.stringContaining('may be returned within'),
        uncategorized_text: expect.stringMatching(/^We wrote to the buyer\./),
      })
      expect(JSON.stringify(evidence)).not.toMatch(/[A-Z2-9]{5}(-[A-Z2-9]{5}){4}/)
      expect(await disputesOf(orderNumber)).toMatchObject([
        { status: 'under_review', takesEvidence: false, evidenceSentAt: expect.any(String) },
      ])
      const { rows } = await store.sql.query(
        `SELECT "username", "after" FROM "AuditEntry" WHERE "action" = 'order.dispute_evidence' AND "entityId" = $1`,
        [orderNumber],
      )
      expect(rows).toMatchObject([
        { username: 'admin', after: { remarks: 'We wrote to the buyer.', status: 'under_review' } },
      ])
      const { events } = await detailsOf(admin, orderNumber)
      expect(events.filter(({ kind }) => kind === 'dispute_answered')).toHaveLength(1)

      const again = await send()
      expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } })
      await happen(store, 'stripe', {
        what: 'close-dispute',
        dispute: dispute.providerDisputeId,
        isWon: true,
      })
      await handled(store, /^charge\.dispute\.closed/, orderNumber)
      expect(await disputesOf(orderNumber)).toMatchObject([{ status: 'won' }])
    })

    it('is known to be there when the answer was lost, and is sent again when it is not', async () => {
      const lost = await disputed()
      const next = { call: 'dispute', outcome: 'error500_after_success' }
      await tellSimulator(store, 'stripe', '/__control', next)
      expect((await lost.send()).status).toBe(204)
      expect((await atStripe(lost.dispute)).evidence_details.submission_count).toBe(1)

      const never = await disputed()
      await tellSimulator(store, 'stripe', '/__control', { ...next, outcome: 'error500' })
      expect((await never.send()).status).toBe(502)
      expect(await disputesOf(never.orderNumber)).toMatchObject([
        { status: 'needs_response', takesEvidence: true, evidenceSentAt: null },
      ])
      expect((await never.send()).status).toBe(204)
    })

    it('is refused where it is not asked for: too late, or already there', async () => {
      const late = await disputed({ days: -1 })
      expect((await late.send()).status).toBe(409)
      const { dispute, send } = await disputed()
      const { secretKey } = SIMULATOR_CREDENTIALS.stripe
      const elsewhere = await fetch(
        `${new URL(store.simulators.stripe).origin}/v1/disputes/${dispute.providerDisputeId}`,
        {
          method: 'POST',
          headers: { authorization: `Bearer ${secretKey}` },
          body: new URLSearchParams({ 'evidence[uncategorized_text]': 'Sent in the dashboard.' }),
        },
      )
      expect(elsewhere.status).toBe(200)
      expect((await send()).status).toBe(409)
      const unknown = crypto.randomUUID()
      const { orderNumber } = await paidOrder()
      const path = `/api/admin/orders/${orderNumber}/disputes/${unknown}/evidence`
      expect((await admin.post(path, {})).status).toBe(404)
    })
  })

  it('is not believed without its signature', async () => {
    const body = JSON.stringify({
      id: 'evt_1',
      type: 'payment_intent.succeeded',
      created: 1,
      data: { object: {} },
    })
    const post = (headers: Record<string, string>) =>
      fetch(`${store.url}/api/webhooks/stripe`, { method: 'POST', body, headers })
    const signed = (secret: string, at = Math.floor(Date.now() / 1000)) => ({
      'stripe-signature': `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`,
    })
    const { webhookSecret } = SIMULATOR_CREDENTIALS.stripe
    expect((await post({})).status).toBeGreaterThanOrEqual(400)
    expect((await post(signed('whsec_another0secret'))).status).toBeGreaterThanOrEqual(400)
    expect((await post(signed(webhookSecret, 1_600_000_000))).status).toBeGreaterThanOrEqual(400)
    expect((await post(signed(webhookSecret))).status).toBe(200)
  })
})

describe('an answer of Stripe’s that never came', () => {
  it('loses no money: the payment is found, and its order made', async () => {
    const shopper = await shopperWithCart()
    await tellSimulator(store, 'stripe', '/__control', {
      call: 'create',
      outcome: 'error500_after_success',
    })
    expect((await shopper.pay()).status).toBe(502)
    await store.sql.query(
      `UPDATE "Payment" SET "processingSince" = now() - interval '10 minutes', "createdAt" = "createdAt" - interval '1 minute' WHERE "sessionId" = $1`,
      [shopper.session],
    )
    await runJob(store, 'reconcile_payments')
    await firstMailTo(store, shopper.email)
    expect(await paymentsOf(shopper.session)).toMatchObject([{ status: 'captured' }])
  })
})

describe('the books', () => {
  it('agree with Stripe’s own list', async () => {
    const started = await admin.post('/api/admin/books', {
      provider: 'stripe',
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
})

describe('an account of its own for a currency', () => {
  const { secondStripe: SECOND, stripe: FIRST } = SIMULATOR_CREDENTIALS
  const secondBooks = async () => {
    const { second } = z
      .object({ second: z.unknown() })
      .parse(await tellSimulator(store, 'stripe', '/__state'))
    return JSON.stringify(second)
  }
  const payInEuros = async (token: string) => {
    const shopper = await shopperWithCart(EUROS)
    const paid = await confirmWithStripe(shopper, token, { currency: 'EUR' })
    return { ...shopper, paid }
  }

  it('takes it, is listened to, and keeps its payments when it takes nothing any more', async () => {
    const plugins = pluginClient(admin)
    await plugins.set('stripe', {
      settings: { currencies2: ['EUR'], publishableKey2: SECOND.publishableKey },
    })
    expect((await plugins.test('stripe')).body).toMatchObject({
      ok: false,
      message: expect.stringContaining('Stripe (2) takes nothing'),
    })
    await plugins.set('stripe', {
      settings: { secretKey2: SECOND.secretKey, webhookSecret2: SECOND.webhookSecret },
    })
    expect((await plugins.test('stripe')).body).toMatchObject({ ok: true })

    const dollars = await shopperWithCart()
    const { transactionId: inFirst } = (await dollars.pay()).body
    const strange = await payInEuros(await cardToken(store, STRIPE_CARDS.good))
    expect(strange.paid.status).toBe(400)
    const euros = await payInEuros(await cardToken(store, STRIPE_CARDS.good, SECOND.publishableKey))
    expect(euros.paid.body).toMatchObject({ status: 'approved' })
    const { transactionId } = euros.paid.body
    const { orderNumber } = (await euros.order(transactionId)).body
    const debit = await payInEuros(
      await debitToken(store, 'DE89370400440532013000', SECOND.publishableKey),
    )
    expect(debit.paid.body).toMatchObject({ status: 'pending' })
    expect(await secondBooks()).toContain(transactionId)
    expect(await secondBooks()).not.toContain(inFirst)
    const { rows } = await store.sql.query(
      `SELECT "providerAccount" FROM "Payment" WHERE "providerTransactionId" = ANY($1) ORDER BY "createdAt"`,
      [[inFirst, transactionId]],
    )
    expect(rows).toEqual([
      { providerAccount: FIRST.publishableKey },
      { providerAccount: SECOND.publishableKey },
    ])

    await plugins.set('stripe', {
      settings: {
        currencies2: null,
        publishableKey2: null,
        secretKey2: null,
        webhookSecret2: null,
      },
    })
    const first = await payInEuros(await cardToken(store, STRIPE_CARDS.good))
    expect(first.paid.body).toMatchObject({ status: 'approved' })
    expect(await secondBooks()).not.toContain(first.paid.body.transactionId)
    // Signed with the secret of the account that is gone from the settings, and looked up there.
    await tellSimulator(store, 'stripe', '/__settle', {})
    expect((await firstMailTo(store, debit.email)).text).toContain('SEPA Direct Debit')
    expect((await refund(admin, orderNumber, { amount: '1.23' })).body).toMatchObject({
      status: 'succeeded',
    })
    expect(await secondBooks()).toMatch(/"amount":123\b/)
  })
})
