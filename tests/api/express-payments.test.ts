import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { toCents, toDecimal } from '@/lib/core/money'
import { totalsOf } from '@/lib/pricing/totals'
import { adminClient } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import {
  checkoutClient,
  firstMailTo,
  keyLikeTexts,
  leaveKeys,
  productDispenser,
  runJob,
  simulate,
} from '@/tests/setup/checkout-client'
import { withSetting } from '@/tests/setup/settings'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let freshProduct: () => Product
let shopper: ReturnType<typeof checkoutClient>
let product: Product

beforeAll(async () => {
  store = await startStore()
  freshProduct = await productDispenser(store)
})
afterAll(() => store.stop())
beforeEach(async () => {
  shopper = checkoutClient(store)
  product = freshProduct()
  await shopper.fillCart([{ product }])
})

const newPayer = () => `${randomUUID()}@payer.example`

const start = async (who = shopper, more: object = {}) =>
  who.call('/api/paypal/express', {
    method: 'POST',
    body: { amount: await who.total(), currency: 'USD', locale: 'de', ...more },
  })

const finish = (id: string, who = shopper) =>
  who.call(`/api/paypal/express/${id}`, { method: 'POST' })

/** Lets PayPal answer the next question about an order. */
const paypalSays = (outcome: string, id: string, call = 'get') =>
  simulate(store.simulators.paypal, { call, outcome, for: id })

/** @returns the id of a started payment that somebody approved */
async function approvedBy(email: string, who = shopper): Promise<string> {
  const { body } = await start(who)
  await paypalSays(`payer:${email}`, body.id)
  return body.id
}

const paymentOf = async (id: string) =>
  (await store.sql.query('SELECT * FROM "Payment" WHERE "providerOrderId" = $1', [id])).rows[0]

describe('an express payment', () => {
  it('becomes an order of whom PayPal names, who is mailed the keys', async () => {
    const email = newPayer()
    const begun = await start()
    expect(begun).toMatchObject({ status: 201, body: { approvalUrl: null } })
    await paypalSays(`payer:${email}`, begun.body.id)
    const finished = await finish(begun.body.id)
    expect(finished).toMatchObject({
      status: 201,
      body: {
        status: 'COMPLETED',
        order: { customerEmail: email, customerName: 'Pat Payer', paymentMethod: 'paypal' },
      },
    })
    const mail = await firstMailTo(store, email)
    expect(keyLikeTexts(mail.text)).toHaveLength(1)
    expect((await shopper.call('/api/cart')).body).toEqual([])
    const { rows } = await store.sql.query(
      `SELECT o."locale", p."isExpress", p."customer"->>'country' AS "country"
       FROM "Order" o JOIN "Payment" p ON p."id" = o."paymentId" WHERE o."orderNumber" = $1`,
      [finished.body.order.orderNumber],
    )
    expect(rows).toEqual([{ locale: 'de', isExpress: true, country: 'US' }])
  })

  it('answers the same order again, after a reload and to several tabs at once', async () => {
    const id = await approvedBy(newPayer())
    const answers = await Promise.all([finish(id), finish(id), finish(id)])
    const made = answers.filter(({ body }) => body.order)
    expect(made.length).toBeGreaterThanOrEqual(1)
    for (const { status } of answers) expect([200, 201, 409]).toContain(status)
    const again = await finish(id)
    expect(again.status).toBe(200)
    expect(new Set([...made, again].map(({ body }) => body.order.orderNumber)).size).toBe(1)
  })

  it('takes nothing before its payer has approved', async () => {
    const { body } = await start()
    await paypalSays('not_approved', body.id)
    expect(await finish(body.id)).toMatchObject({
      status: 200,
      body: { status: 'CREATED', order: null },
    })
    expect(await paymentOf(body.id)).toMatchObject({ status: 'created', customer: null })
    expect((await finish(body.id)).status).toBe(201)
  })

  it.each(['', 'nobody'])(
    'takes nothing from a payer whom no mail reaches: "%s"',
    async (email) => {
      const id = await approvedBy(email)
      expect(await finish(id)).toMatchObject({
        status: 400,
        body: { code: 'invalid', issues: [{ path: 'customer' }] },
      })
      expect(await paymentOf(id)).toMatchObject({ status: 'created', capturedAmount: null })
    },
  )

  it('takes nothing while PayPal cannot say who pays', async () => {
    const { body } = await start()
    await paypalSays('error500', body.id)
    expect(await finish(body.id)).toMatchObject({ status: 502, body: { code: 'provider_error' } })
    expect((await finish(body.id)).status).toBe(201)
  })

  it('gets its order though the browser died after the capture', async () => {
    const email = newPayer()
    const id = await approvedBy(email)
    await paypalSays('timeout_after_success', id, 'capture')
    // The store hears nothing of its capture, and the browser never asks again.
    expect((await finish(id)).status).toBe(502)
    await store.sql.query(
      `UPDATE "Payment" SET "processingSince" = now() - interval '10 minutes' WHERE "providerOrderId" = $1`,
      [id],
    )
    await eventually(async () => {
      await runJob(store, 'reconcile_payments')
      await store.sql.query(
        `UPDATE "Payment" SET "capturedAt" = now() - interval '10 minutes'
         WHERE "providerOrderId" = $1 AND "capturedAt" IS NOT NULL`,
        [id],
      )
      const { rows } = await store.sql.query('SELECT 1 FROM "Order" WHERE "customerEmail" = $1', [
        email,
      ])
      return rows.length > 0
    })
  })

  it('sells no key twice', async () => {
    await leaveKeys(store, product.id, 1)
    const other = checkoutClient(store)
    await other.fillCart([{ product }])
    const [one, two] = [await approvedBy(newPayer()), await approvedBy(newPayer(), other)]
    const answers = await Promise.all([finish(one), finish(two, other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it('counts a coupon for its payer, who may use it once', async () => {
    const admin = await adminClient(store)
    const code = `X-${randomUUID().slice(0, 8).toUpperCase()}`
    const terms = { code, percent: 10, maxUsesPerBuyer: 1 }
    expect((await admin.post('/api/admin/coupons', terms)).status).toBe(201)
    const email = newPayer()
    const payWithCoupon = async (who: typeof shopper) => {
      await who.call('/api/coupon', { method: 'PUT', body: { code } })
      const priceCents = toCents(product.price)
      const discountCents = Math.floor((priceCents + 5) / 10)
      const { totalCents } = totalsOf(
        [{ priceCents, quantity: 1 }],
        'USD',
        undefined,
        discountCents,
      )
      const { body } = await start(who, { amount: toDecimal(totalCents) })
      await paypalSays(`payer:${email}`, body.id)
      return finish(body.id, who)
    }
    expect((await payWithCoupon(shopper)).status).toBe(201)
    const again = checkoutClient(store)
    await again.fillCart([{ product }])
    expect(await payWithCoupon(again)).toMatchObject({
      status: 409,
      body: { code: 'coupon_refused', reason: 'used_by_buyer' },
    })
  })
})

describe('who may finish an express payment', () => {
  it('is the cart session that began it alone', async () => {
    const id = await approvedBy(newPayer())
    expect((await finish(id, checkoutClient(store))).status).toBe(404)
    expect((await finish('5O190127TN364715T')).status).toBe(404)
    const nobody = await fetch(`${store.url}/api/paypal/express/${id}`, { method: 'POST' })
    expect(nobody.status).toBe(400)
  })

  it('cannot go around the question who pays', async () => {
    const { body } = await start()
    expect(await shopper.capture(body.id)).toMatchObject({ status: 409 })
    expect(await paymentOf(body.id)).toMatchObject({ status: 'created' })
  })

  it('is not told of payments that name their buyer themselves', async () => {
    const { body } = await shopper.startWallet()
    expect((await finish(body.id)).status).toBe(404)
  })

  it.each([
    [{ amount: '0.01' }, 409],
    [{ amount: 'a lot' }, 400],
    [{ currency: 'EUR' }, 400],
    [{ currency: undefined }, 400],
  ])('does not begin one with %j', async (wrong, status) => {
    expect((await start(shopper, wrong)).status).toBe(status)
  })

  it('does not begin one with an empty cart', async () => {
    const empty = checkoutClient(store)
    const begun = await start(empty, { amount: '1.00' })
    expect(begun).toMatchObject({ status: 409, body: { code: 'cart_changed' } })
  })
})

describe('the ways to pay', () => {
  it('are told to everybody', async () => {
    const { body } = await shopper.call('/api/payment-methods')
    expect(body).toEqual({
      paypal: true,
      card: true,
      methods: [
        { provider: 'paypal', kind: 'wallet', name: 'PayPal' },
        { provider: 'authorize_net', kind: 'card', name: 'Payment by card' },
      ],
    })
  })

  it('are none while the checkout is closed', () =>
    withSetting(store, 'guestCheckout', false, async () => {
      const { body } = await shopper.call('/api/payment-methods')
      expect(body).toEqual({ paypal: false, card: false, methods: [] })
      expect(await start()).toMatchObject({ status: 409, body: { code: 'checkout_closed' } })
    }))
})
