import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import { adminClient } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import {
  checkoutClient,
  firstMailTo,
  productDispenser,
  reservedFor,
  runJob,
} from '@/tests/setup/checkout-client'
import { detailsOf, refund } from '@/tests/setup/order-client'
import { pluginClient } from '@/tests/setup/plugin-client'
import { handled, happen, listenTo, tellSimulator } from '@/tests/setup/provider-client'
import { startStore, type TestStore } from '@/tests/setup/store'

/** As the simulator knows them. */
const CARDS = {
  good: '4111111111111111',
  asksInWindow: '4868719460707704',
  notConfirmed: '4868719796782421',
  declined: '4000000000000002',
  wantsToAsk: '4000002760003184',
} as const

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let freshProduct: () => Product

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
  const { clientId, clientSecret, webhookId } = SIMULATOR_CREDENTIALS.paypal
  await pluginClient(admin).set('paypal', {
    settings: { clientId, clientSecret, webhookId, takesCards: true },
    active: true,
  })
  await listenTo(store, 'paypal')
})
afterAll(() => store.stop())

const inBrowser = (path: string, body: object) =>
  tellSimulator(store, 'paypal', `/sdk/${path}`, body)
const capturesAtPayPal = async (): Promise<number> =>
  (await tellSimulator(store, 'paypal', '/__state')).calls.capture ?? 0

/** A shopper with a product in the cart, who pays as the payment page does. */
async function shopperWithCart() {
  const shopper = checkoutClient(store)
  const cart = await shopper.fillCart([{ product: freshProduct() }])
  const begin = async (number: string): Promise<string> => {
    const { body } = await shopper.startWallet({ means: 'card' })
    await inBrowser('card', { orderId: body.id, number })
    return body.id
  }
  const pay = async (number: string) => shopper.capture(await begin(number))
  const order = (id: string) => shopper.postOrder(shopper.orderBody(cart, id, 'card'))
  const payments = async () => {
    const { rows } = await store.sql.query(
      `SELECT "status"::text, "provider"::text, "isByCard", "cardType", "lastFour", "failureCode" AS "code", "authentication"
       FROM "Payment" WHERE "sessionId" = $1 ORDER BY "createdAt"`,
      [shopper.session],
    )
    return rows
  }
  const kept = async () => ({
    cart: (await shopper.call('/api/cart')).body.length,
    keys: await reservedFor(store, shopper.session),
  })
  return { ...shopper, begin, pay, order, payments, kept }
}

const methods = async (): Promise<{ provider: string; kind: string }[]> =>
  (await admin.call('/api/payment-methods')).body.methods

it('takes cards in the place of the other form of cards, as far as their banks bear the loss', async () => {
  expect(await methods()).toMatchObject([
    { provider: 'paypal', kind: 'wallet' },
    { provider: 'paypal', kind: 'card_fields' },
  ])

  // Nobody has to be asked.
  const shopper = await shopperWithCart()
  const id = await shopper.begin(CARDS.good)
  const clicks = await Promise.all([shopper.capture(id), shopper.capture(id)])
  expect(clicks.some(({ body }) => body.status === 'COMPLETED')).toBe(true)
  const { body: order } = await shopper.order(id)
  expect(order).toMatchObject({ paymentMethod: 'card' })
  expect((await firstMailTo(store, shopper.email)).text).toContain('Credit card')
  expect(await shopper.payments()).toMatchObject([
    {
      status: 'captured',
      provider: 'paypal',
      isByCard: true,
      cardType: 'Visa',
      lastFour: '1111',
      authentication: null,
    },
  ])

  // The bank asks in a window: until it has an answer nothing is taken.
  const careful = await shopperWithCart()
  const before = await capturesAtPayPal()
  const open = await careful.begin(CARDS.asksInWindow)
  expect(await careful.capture(open)).toMatchObject({
    status: 402,
    body: {
      code: 'payment_required',
      message: expect.stringMatching(/^Your bank did not confirm/),
    },
  })
  expect(await careful.capture(open)).toMatchObject({ status: 409 })
  expect(await careful.kept()).toEqual({ cart: 1, keys: 0 })
  const asked = await careful.begin(CARDS.asksInWindow)
  expect(await capturesAtPayPal()).toBe(before)
  await inBrowser('card/answer', { orderId: asked, isPassed: true })
  expect((await careful.capture(asked)).body.status).toBe('COMPLETED')
  expect(await careful.payments()).toMatchObject([
    { status: 'declined', code: 'AUTHENTICATION_OPEN', authentication: { status: 'C' } },
    {
      status: 'captured',
      authentication: { liabilityShift: 'POSSIBLE', enrolment: 'Y', status: 'Y' },
    },
  ])

  // Its browser is gone: the order is made all the same.
  await store.sql.query(
    `UPDATE "Payment" SET "capturedAt" = now() - interval '10 minutes' WHERE "sessionId" = $1 AND "status" = 'captured'`,
    [careful.session],
  )
  await runJob(store, 'reconcile_payments')
  await firstMailTo(store, careful.email)
})

it.each([
  [CARDS.notConfirmed, 'AUTHENTICATION_REFUSED', undefined],
  [CARDS.declined, 'INSTRUMENT_DECLINED', undefined],
  [CARDS.wantsToAsk, 'DECLINED_SCA_REQUIRED', 'authentication_required'],
])('leaves the cart as it is where %s is not taken', async (number, code, reason) => {
  const shopper = await shopperWithCart()
  const answer = await shopper.pay(number)
  expect(answer.status).toBe(402)
  expect(answer.body.reason).toBe(reason)
  expect(await shopper.payments()).toMatchObject([{ status: 'declined', code }])
  expect(await shopper.kept()).toEqual({ cart: 1, keys: 0 })
  const { body } = await shopper.startWallet()
  expect((await shopper.capture(body.id)).body.status).toBe('COMPLETED')
})

it('gives money back, hears of what happens at PayPal, and ends where the owner switches it off', async () => {
  const shopper = await shopperWithCart()
  const id = await shopper.begin(CARDS.good)
  await shopper.capture(id)
  const { orderNumber } = (await shopper.order(id)).body
  expect((await refund(admin, orderNumber, { amount: '1.00' })).status).toBeLessThan(300)
  await eventually(
    async () => (await detailsOf(admin, orderNumber)).payment.refundedAmount === '1.00',
  )
  const { rows } = await store.sql.query(
    'SELECT "providerTransactionId" AS "id" FROM "Payment" WHERE "sessionId" = $1',
    [shopper.session],
  )
  await happen(store, 'paypal', { what: 'dispute', captureId: rows[0].id })
  await handled(store, /^CUSTOMER\.DISPUTE/, orderNumber)
  const { body: listed } = await admin.call('/api/admin/orders?provider=paypal')
  expect(JSON.stringify(listed)).toContain(orderNumber)

  const begun = await shopperWithCart()
  const late = await begun.begin(CARDS.good)
  await pluginClient(admin).set('paypal', { settings: { takesCards: false } })
  expect(await methods()).toMatchObject([
    { provider: 'paypal', kind: 'wallet' },
    { provider: 'authorize_net', kind: 'card' },
  ])
  expect((await (await shopperWithCart()).startWallet({ means: 'card' })).status).toBe(409)
  expect((await begun.capture(late)).body.status).toBe('COMPLETED')
})
