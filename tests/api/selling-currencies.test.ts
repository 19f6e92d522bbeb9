import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { toDecimal } from '@/lib/core/money'
import { SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import { inBase, type SellingCurrencies, sellingIn } from '@/lib/pricing/selling'
import { unitPriceCents } from '@/lib/pricing/volume-prices'
import { adminClient } from '@/tests/setup/admin-client'
import { firstMailTo, orderRow, productDispenser } from '@/tests/setup/checkout-client'
import { detailsOf, paidBack, refund, settleCards } from '@/tests/setup/order-client'
import { invoiceOf, shopperIn } from '@/tests/setup/paying-shopper'
import { pluginClient } from '@/tests/setup/plugin-client'
import { tellSimulator } from '@/tests/setup/provider-client'
import { knowSeller } from '@/tests/setup/seller'
import { startStore, type TestStore } from '@/tests/setup/store'

const SOLD: SellingCurrencies = { EUR: '99', GBP: '95', JPY: '10', PLN: 'whole' }

/** How a store in dollars sells in another currency, at the fixed rates. */
function sold(currency: 'EUR' | 'GBP' | 'JPY' | 'PLN') {
  const selling = sellingIn({ baseCurrency: 'USD', sellingCurrencies: SOLD }, currency)
  if (!selling) throw new Error(`Not sold in ${currency}`)
  return selling
}

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let freshProduct: () => Product

const set = (values: object) =>
  admin.call('/api/admin/settings', { method: 'PATCH', body: { values } })

beforeAll(async () => {
  store = await startStore()
  await knowSeller(store)
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
  expect(await set({ sellingCurrencies: SOLD })).toMatchObject({ status: 200 })
})
afterAll(() => store.stop())

const shopperOf = (currency: Parameters<typeof sold>[0], product = freshProduct(), quantity = 1) =>
  shopperIn(store, { currency: sold(currency), product, quantity })

describe('the currencies that a store sells in', () => {
  it.each([
    [{ XXX: '99' }],
    [{ EUR: '1' }],
    [{ EUR: 99 }],
    [{ JPY: '99' }],
    [['EUR']],
    ['EUR'],
    [null],
  ])('are not %j', async (sellingCurrencies) => {
    const answer = await set({ sellingCurrencies })
    expect(answer.status).toBe(400)
    expect(answer.body.issues[0].path).toMatch(/^sellingCurrencies/)
  })

  it('are those that pages convert to exactly, where somebody takes them', async () => {
    const { slug } = freshProduct()
    const page = await (await fetch(`${store.url}/products/${slug}`)).text()
    expect(page).toContain('EUR 85 100 2 100 1 1')
    expect(page).toContain('JPY 11000 100 0 1000 0 100')
    expect(page).toContain('CHF 92 100 2,')
  })

  it('say to the owner who takes them', async () => {
    const { body } = await admin.call('/api/admin/base-currency')
    const paypal = body.offers.find(({ method }: { method: string }) => method === 'paypal')
    expect(paypal.currencies).toEqual(expect.arrayContaining(['EUR', 'JPY', 'PLN']))
    expect(paypal.currencies).not.toContain('VND')
    expect(body.rates.EUR).toEqual({ rate: 85, of: 100 })
  })
})

describe('an order in another currency than the store’s', () => {
  it.each(['EUR', 'GBP', 'JPY', 'PLN'] as const)(
    'is charged what was shown: %s',
    async (currency) => {
      const product = freshProduct()
      const shopper = await shopperOf(currency, product, 3)
      const total = await shopper.total()
      const order = await shopper.byWallet()
      const unit = unitPriceCents(product, 3, sold(currency))
      expect(order).toMatchObject({ currency, totalAmount: total })
      expect(order.items[0].productPrice).toBe(toDecimal(unit))
      const row = await store.sql.query(
        `SELECT o."rateToBase"::text AS "rate", p."currency", p."amount"::text, p."capturedCurrency", p."capturedAmount"::text AS "captured"
       FROM "Order" o JOIN "Payment" p ON p."id" = o."paymentId" WHERE o."orderNumber" = $1`,
        [order.orderNumber],
      )
      expect(row.rows[0]).toMatchObject({
        currency,
        amount: order.totalAmount,
        capturedCurrency: currency,
        captured: order.totalAmount,
      })
      const { rate, of } = sold(currency)
      expect(Number(row.rows[0].rate)).toBeCloseTo(Number(of) / Number(rate), 11)

      const details = await detailsOf(admin, order.orderNumber)
      for (let piece = 0; piece < 3; piece++) {
        const items = [{ itemId: details.items[0]?.id, quantity: 1 }]
        expect((await refund(admin, order.orderNumber, { items })).body.status).toBe('succeeded')
      }
      const { payment } = await detailsOf(admin, order.orderNumber)
      expect(payment.refundedAmount).toBe(order.totalAmount)
      expect(await paidBack(store, details)).toBe(Number(order.totalAmount))
    },
  )

  it('is in it in mails, on the invoice and at its buyer', async () => {
    const shopper = await shopperOf('EUR')
    const order = await shopper.byWallet()
    expect((await firstMailTo(store, shopper.email)).text).toContain(`€${order.totalAmount}`)
    expect(await invoiceOf(store, order.orderNumber)).toContain('EUR')
    expect(await orderRow(store, order.orderNumber)).toMatchObject({ currency: 'EUR' })
  })

  it('costs less by a coupon of so much as its dollars are worth', async () => {
    const coupon = { code: 'TENDOLLARS', amount: '10.00', minimum: '20.00' }
    expect((await admin.post('/api/admin/coupons', coupon)).status).toBe(201)
    const shopper = await shopperOf('EUR')
    const enter = (body: object) => shopper.call('/api/coupon', { method: 'PUT', body })
    expect((await enter({ code: 'TENDOLLARS', currency: 'XXX' })).status).toBe(400)
    expect((await enter({ code: 'TENDOLLARS', currency: 'EUR' })).status).toBe(200)
    const refused = await shopper.startWallet()
    expect(refused).toMatchObject({ status: 409, body: { code: 'total_changed' } })
    const { body } = await shopper.startWallet({ amount: refused.body.total })
    const [payment] = (
      await store.sql.query(
        `SELECT ("snapshot"->>'discountCents')::int AS "discount" FROM "Payment" WHERE "providerOrderId" = $1`,
        [body.id],
      )
    ).rows
    expect(payment.discount).toBe(8_50)
  })
})

describe('prices that hold the tax where that is usual', () => {
  it.each([
    ['DE', 19, 'EUR'],
    ['HU', 27, 'EUR'],
    ['US', 8, 'USD'],
  ] as const)(
    'are what a buyer in %s pays, with %i %% in it or on top',
    async (country, rate, currency) => {
      const taxRates = [
        { country: 'DE', rate: 19 },
        { country: 'HU', rate: 27 },
      ]
      await set({ taxByHabit: true, taxRates })
      try {
        const product = freshProduct()
        const charged = currency === 'EUR' ? sold('EUR') : currency
        const shopper = await shopperIn(store, { currency: charged, product })
        const price = unitPriceCents(product, 1, currency === 'EUR' ? sold('EUR') : inBase('USD'))
        const isGross = currency === 'EUR'
        const tax = isGross
          ? price - Math.round((price * 100) / (100 + rate))
          : Math.round((price * rate) / 100)
        const total = isGross ? price : price + tax
        const customer = { ...shopper.customer, country }
        const { body } = await shopper.startWallet({ amount: toDecimal(total), customer })
        expect(await shopper.capture(body.id)).toMatchObject({ body: { status: 'COMPLETED' } })
        const placed = await shopper.postOrder({
          ...shopper.orderBody(shopper.cart, body.id, 'paypal'),
          totalAmount: toDecimal(total),
        })
        expect(placed).toMatchObject({
          status: 201,
          body: {
            totalAmount: toDecimal(total),
            tax: toDecimal(tax),
            subtotal: toDecimal(total - tax),
          },
        })
      } finally {
        await set({ taxByHabit: false, taxRates: [] })
      }
    },
  )
})

describe('a payment in another currency than the store’s', () => {
  it('is refused with the amount of dollars', async () => {
    const shopper = await shopperOf('EUR')
    const { price } = shopper.cart[0]?.product ?? { price: '' }
    const answer = await shopper.startWallet({ amount: price })
    expect(answer).toMatchObject({ status: 409, body: { code: 'total_changed' } })
    expect(answer.body.total).toBe(await shopper.total())
  })

  it.each(['CHF', 'XXX', 'eu€'])(
    'is refused where the store does not sell in it: %s',
    async (currency) => {
      const shopper = await shopperOf('EUR')
      for (const answer of [
        await shopper.startWallet({ currency }),
        await shopper.payByCard({ currency }),
      ])
        expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'currency' }] } })
    },
  )

  it('is offered by cards once their account takes it', async () => {
    const methods = async (currency: string) =>
      (await fetch(`${store.url}/api/payment-methods?currency=${currency}`)).json()
    const shopper = await shopperOf('EUR')
    expect(await methods('EUR')).toMatchObject({ paypal: true, card: false })
    expect(await shopper.payByCard()).toMatchObject({ status: 409, body: { code: 'conflict' } })
    const { loginId, transactionKey } = SIMULATOR_CREDENTIALS.authorizeNet
    const account = (currency: string) =>
      pluginClient(admin).set('authorize-net', {
        settings: { mode: 'test', loginId, transactionKey, currency },
        active: true,
      })
    await account('EUR')
    await tellSimulator(store, 'authorizeNet', '/__account', { currency: 'EUR' })
    expect(await methods('EUR')).toMatchObject({ paypal: true, card: true })
    expect(await methods('USD')).toMatchObject({ paypal: true, card: false })
    const { orderNumber } = await shopper.byCard()
    expect(await orderRow(store, orderNumber)).toMatchObject({ currency: 'EUR' })
    await settleCards(store)
    const { items } = await detailsOf(admin, orderNumber)
    const back = await refund(admin, orderNumber, {
      items: [{ itemId: items[0]?.id, quantity: 1 }],
    })
    expect(back.body).toMatchObject({ status: 'succeeded' })
    await account('USD')
    await tellSimulator(store, 'authorizeNet', '/__account', { currency: 'USD' })
  })

  it('makes an order of money that was taken before the currency was given up', async () => {
    const early = await shopperOf('PLN')
    const { body } = await early.startWallet()
    await early.capture(body.id)
    const late = await shopperOf('PLN')
    const started = await late.startWallet()
    const { PLN: _, ...others } = SOLD
    await set({ sellingCurrencies: others })
    try {
      const placed = await early.postOrder(early.orderBody(early.cart, body.id, 'paypal'))
      expect(placed).toMatchObject({ status: 201, body: { currency: 'PLN' } })
      expect(await late.capture(started.body.id)).toMatchObject({
        status: 409,
        body: { text: { reason: 'checkout.currencyChanged' } },
      })
    } finally {
      await set({ sellingCurrencies: SOLD })
    }
  })
})
