import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { toCents, toDecimal } from '@/lib/core/money'
import { type Selling, type SellingCurrencies, sellingIn } from '@/lib/pricing/selling'
import { DEFAULT_TAX } from '@/lib/pricing/tax'
import { adminClient } from '@/tests/setup/admin-client'
import type { Answer } from '@/tests/setup/api-client'
import {
  checkoutClient,
  firstMailTo,
  orderRow,
  productDispenser,
} from '@/tests/setup/checkout-client'
import { detailsOf, refund } from '@/tests/setup/order-client'
import { knowSeller } from '@/tests/setup/seller'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let freshProduct: () => Product
let card50: Product
let product: Product

/** At the fixed rates: a dollar is €0.85 and ¥110. */
const sellingCurrencies: SellingCurrencies = { EUR: 'exact', JPY: 'exact' }

function selling(currency: string): Selling {
  const known = sellingIn({ baseCurrency: 'USD', sellingCurrencies }, currency)
  if (!known) throw new Error(`Not sold in ${currency}`)
  return known
}

type Shopper = ReturnType<typeof checkoutClient>

const shopperIn = (currency: string): Shopper =>
  checkoutClient(store, DEFAULT_TAX, selling(currency))

const settings = async (values: object): Promise<void> => {
  const saved = await admin.call('/api/admin/settings', { method: 'PATCH', body: { values } })
  expect(saved.status).toBe(200)
}

beforeAll(async () => {
  store = await startStore()
  await knowSeller(store)
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
  await settings({ sellingCurrencies })
  const made = await admin.post('/api/admin/products', {
    name: `Gift card ${randomUUID()}`,
    description: 'For whatever they like',
    price: '50.00',
    isGiftCard: true,
  })
  card50 = (await checkoutClient(store).call(`/api/products/${made.body.slug}`)).body
})
afterAll(() => store.stop())

beforeEach(() => {
  product = freshProduct()
})

/** No cent of a card is lost, in its own currency, whatever was paid with it. */
afterEach(async () => {
  const { rows } = await store.sql.query(
    `SELECT g."id" FROM "GiftCard" g WHERE g."faceValue" <> g."balance" + g."voided" + coalesce(
       (SELECT sum(u."amount" - u."returned") FROM "GiftCardUse" u WHERE u."giftCardId" = g."id"), 0)`,
  )
  expect(rows).toEqual([])
})

const enter = (who: Shopper, code: string, currency?: string) =>
  who.call('/api/gift-card', { method: 'PUT', body: { code, currency } })

const cardOfCart = async (who: Shopper, currency?: string) =>
  (await who.call(`/api/gift-card${currency ? `?currency=${currency}` : ''}`)).body.giftCard

/** Pays the cart by PayPal, less what a gift card pays, and makes its order. */
async function buyByPayPal(who: Shopper, cardCents = 0, more: object = {}): Promise<Answer> {
  const cart = (await who.call('/api/cart')).body
  const amount = toDecimal(toCents(await who.total()) - cardCents)
  const { id } = (await who.startWallet({ amount, ...more })).body
  expect((await who.capture(id, { amount })).status).toBe(200)
  return who.postOrder(who.orderBody(cart, id, 'paypal'))
}

const payByGiftCard = (who: Shopper, amount: string, currency: string, more: object = {}) =>
  who.call('/api/payment/gift-card', {
    method: 'POST',
    body: { amount, currency, customer: who.customer, locale: 'en', ...more },
  })

type Card = { id: number; code: string }

/** Buys a gift card of $50 in another currency. */
async function soldIn(currency: string): Promise<Card> {
  const who = shopperIn(currency)
  await who.fillCart([{ product: card50 }])
  const { body, status } = await buyByPayPal(who)
  expect(status).toBe(201)
  const keys = await who.call(`/api/orders/${body.orderNumber}/keys`)
  const { id: orderId } = await orderRow(store, body.orderNumber)
  const { rows } = await store.sql.query(
    `SELECT g."id" FROM "GiftCard" g JOIN "OrderItem" i ON i."id" = g."orderItemId" WHERE i."orderId" = $1`,
    [orderId],
  )
  return { id: rows[0].id, code: keys.body.items[0].keys[0] }
}

/** Made by hand, in the store's own currency. */
async function madeByHand(amount: string): Promise<Card> {
  const made = await admin.post('/api/admin/gift-cards', { amount })
  expect(made).toMatchObject({ status: 201, body: { giftCard: { currency: 'USD' } } })
  return { id: made.body.giftCard.id, code: made.body.code }
}

const balanceOf = async ({ id }: Card): Promise<string> =>
  (await store.sql.query('SELECT "balance" FROM "GiftCard" WHERE "id" = $1', [id])).rows[0].balance

const detailOf = async ({ id }: Card) => (await admin.call(`/api/admin/gift-cards/${id}`)).body

describe('a gift card that was sold in euros', () => {
  it('is worth what it was sold for', async () => {
    const card = await soldIn('EUR')
    expect(await detailOf(card)).toMatchObject({
      currency: 'EUR',
      faceValue: '42.50',
      balance: '42.50',
    })
    const [listed] = (await admin.call(`/api/admin/gift-cards?search=${card.code.slice(-4)}`)).body
    expect(listed).toMatchObject({ currency: 'EUR', balance: '42.50' })
  })

  it('shows what it is worth in what the cart is charged in, and what is on it', async () => {
    const card = await soldIn('EUR')
    const who = shopperIn('USD')
    await who.fillCart([{ product }])
    const lastFour = card.code.slice(-4)
    const own = { currency: 'EUR', balance: '42.50' }
    const entered = await enter(who, card.code)
    expect(entered.body.giftCard).toMatchObject({ lastFour, balance: '50.00', problem: null, own })
    expect(await cardOfCart(who)).toEqual(entered.body.giftCard)
    expect(await cardOfCart(who, 'USD')).toEqual(entered.body.giftCard)
    expect(await cardOfCart(who, 'JPY')).toMatchObject({ balance: '5500.00', own })
    expect(await cardOfCart(who, 'EUR')).toEqual({ lastFour, balance: '42.50', problem: null })
    expect((await enter(who, card.code, 'EUR')).body.giftCard.balance).toBe('42.50')
    for (const wrong of ['GBP', 'eur', 'XXX', 'EURO'])
      expect(await who.call(`/api/gift-card?currency=${wrong}`)).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'currency' }] },
      })
    expect((await enter(who, card.code, 'GBP')).status).toBe(400)
  })

  it('pays a part in dollars, and gets back exactly what was taken in two refunds', async () => {
    const card = await soldIn('EUR')
    const who = shopperIn('USD')
    await who.fillCart([{ product, quantity: 5 }])
    await enter(who, card.code)
    const total = toCents(await who.total())
    expect(total).toBeGreaterThan(60_00)
    const placed = await buyByPayPal(who, 50_00, { fromGiftCard: '42.50' })
    expect(placed).toMatchObject({
      status: 201,
      body: { giftCardAmount: '50.00', currency: 'USD' },
    })
    const number: string = placed.body.orderNumber
    expect(await balanceOf(card)).toBe('0.00')
    expect((await detailOf(card)).uses).toMatchObject([
      { orderNumber: number, amount: '42.50', returned: '0.00', paid: '50.00', paidIn: 'USD' },
    ])
    const first = toDecimal(total - 50_00 + 10_01)
    expect((await refund(admin, number, { amount: first })).status).toBe(200)
    expect(await balanceOf(card)).toBe('8.51')
    expect((await detailsOf(admin, number)).payment.refundableAmount).toBe('39.99')
    const [listed] = (await admin.call(`/api/admin/orders?search=${number}`)).body
    expect(listed.refundedAmount).toBe(first)
    expect((await refund(admin, number, { amount: '40.00' })).status).toBe(400)
    expect((await refund(admin, number, { amount: '39.99' })).status).toBe(200)
    expect(await balanceOf(card)).toBe('42.50')
    expect((await orderRow(store, number)).orderStatus).toBe('refunded')
    expect((await detailOf(card)).uses).toMatchObject([{ amount: '42.50', returned: '42.50' }])
  })

  it('pays all of an order in yen, and no more than it has', async () => {
    const card = await soldIn('EUR')
    const who = shopperIn('JPY')
    await store.sql.query('UPDATE "Product" SET "price" = 20 WHERE "id" = $1', [product.id])
    const cart = await who.fillCart([{ product }])
    await enter(who, card.code, 'JPY')
    const amount = await who.total()
    expect(amount).toBe('2376.00')
    // ¥2,376 at ¥110 for €0.85.
    const taken = '18.36'
    const paid = await payByGiftCard(who, amount, 'JPY', { fromGiftCard: taken })
    expect(paid).toMatchObject({ status: 200, body: { status: 'approved' } })
    expect(await balanceOf(card)).toBe('24.14')
    const body = who.orderBody(cart, paid.body.transactionId, 'gift_card')
    const placed = await who.postOrder(body)
    expect(placed).toMatchObject({
      status: 201,
      body: { currency: 'JPY', totalAmount: '2376.00', giftCardAmount: '2376.00' },
    })
    expect((await payByGiftCard(who, amount, 'JPY')).status).toBe(409)
    expect(await balanceOf(card)).toBe('24.14')
    const { text } = await firstMailTo(store, who.email)
    expect(text).toContain(`Paid by gift card ····${card.code.slice(-4)}`)
    const number: string = placed.body.orderNumber
    expect((await refund(admin, number, { amount: '1.50' })).status).toBe(400)
    expect((await refund(admin, number, { amount: '1000.00' })).status).toBe(200)
    expect(await balanceOf(card)).toBe('31.87')
    expect((await refund(admin, number, { amount: '1376.00' })).status).toBe(200)
    expect(await balanceOf(card)).toBe('42.50')
  })

  it('is not charged otherwise than was shown', async () => {
    const card = await soldIn('EUR')
    const who = shopperIn('JPY')
    await store.sql.query('UPDATE "Product" SET "price" = 20 WHERE "id" = $1', [product.id])
    await who.fillCart([{ product }])
    await enter(who, card.code, 'JPY')
    for (const fromGiftCard of ['18.35', '0.00', '42.50'])
      expect(await payByGiftCard(who, '2376.00', 'JPY', { fromGiftCard })).toMatchObject({
        status: 409,
        body: { code: 'total_changed', total: '2376.00' },
      })
    expect(await balanceOf(card)).toBe('42.50')
    expect((await payByGiftCard(who, '2376.00', 'JPY')).status).toBe(200)
  })

  it('is spent once by ten at once', async () => {
    const card = await soldIn('EUR')
    await store.sql.query('UPDATE "Product" SET "price" = 40 WHERE "id" = $1', [product.id])
    const spenders = Array.from({ length: 10 }, () => shopperIn('JPY'))
    for (const spender of spenders) {
      await spender.fillCart([{ product }])
      await enter(spender, card.code, 'JPY')
    }
    const amount = await spenders[0]?.total()
    const answers = await Promise.all(
      spenders.map((spender) => payByGiftCard(spender, amount ?? '', 'JPY')),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers)
      if (status !== 200) expect(['gift_card_refused', 'total_changed']).toContain(body.code)
    // $43.20 are ¥4,752, which are €36.72.
    expect(await balanceOf(card)).toBe('5.78')
  })

  it('gets back what was taken when the rest is not paid', async () => {
    const card = await soldIn('EUR')
    const who = shopperIn('USD')
    await who.fillCart([{ product, quantity: 5 }])
    await enter(who, card.code)
    const amount = toDecimal(toCents(await who.total()) - 50_00)
    const declined = await who.payByCard({ amount, cardNumber: '4222222222222' })
    expect(declined.body).toMatchObject({ status: 'declined' })
    expect(await balanceOf(card)).toBe('42.50')
    expect((await buyByPayPal(who, 50_00)).status).toBe(201)
    expect(await balanceOf(card)).toBe('0.00')
  })

  it('pays by the rate at which it is paid with: another one than was shown is refused', async () => {
    const card = await soldIn('EUR')
    const who = shopperIn('USD')
    await who.fillCart([{ product, quantity: 5 }])
    await enter(who, card.code)
    const total = toCents(await who.total())
    // A euro is $2.
    await store.sql.query(
      `INSERT INTO "ExchangeRate" ("currency", "perEuro", "day", "readAt") VALUES ('USD', 2, current_date, now())`,
    )
    await store.sql.query(
      `INSERT INTO "Setting" ("key", "value", "updatedAt") VALUES ('rateSource', '"ecb"', now())
       ON CONFLICT ("key") DO UPDATE SET "value" = excluded."value"`,
    )
    try {
      expect(await cardOfCart(who)).toMatchObject({ balance: '85.00' })
      const left = toDecimal(total - 85_00)
      expect(await who.payByCard({ amount: toDecimal(total - 50_00) })).toMatchObject({
        status: 409,
        body: { code: 'total_changed', total: left },
      })
      expect(await balanceOf(card)).toBe('42.50')
      expect((await buyByPayPal(who, 85_00)).status).toBe(201)
      expect(await balanceOf(card)).toBe('0.00')
    } finally {
      await store.sql.query(`DELETE FROM "Setting" WHERE "key" = 'rateSource'`)
      await store.sql.query('DELETE FROM "ExchangeRate"')
    }
  })

  it('still pays when the store does not sell in its currency any more', async () => {
    const card = await soldIn('EUR')
    await settings({ sellingCurrencies: { JPY: 'exact' } })
    try {
      const who = shopperIn('USD')
      await who.fillCart([{ product, quantity: 5 }])
      expect((await enter(who, card.code)).body.giftCard).toMatchObject({ balance: '50.00' })
      expect((await buyByPayPal(who, 50_00)).status).toBe(201)
    } finally {
      await settings({ sellingCurrencies })
    }
  })
})

describe('a gift card in the store’s own currency', () => {
  it('pays in euros, and says what is too little for a coin', async () => {
    const card = await madeByHand('20.00')
    const who = shopperIn('EUR')
    await who.fillCart([{ product, quantity: 5 }])
    await enter(who, card.code, 'EUR')
    expect(await cardOfCart(who, 'EUR')).toMatchObject({
      balance: '17.00',
      own: { currency: 'USD', balance: '20.00' },
    })
    expect((await buyByPayPal(who, 17_00)).body).toMatchObject({
      currency: 'EUR',
      giftCardAmount: '17.00',
    })
    expect(await balanceOf(card)).toBe('0.00')
  })

  it('pays nothing where it is worth less than what can be charged', async () => {
    const card = await madeByHand('0.01')
    const yen = await shopperIn('JPY')
    await yen.fillCart([{ product }])
    expect((await enter(yen, card.code, 'JPY')).body.giftCard).toMatchObject({ balance: '1.00' })
    await store.sql.query('UPDATE "GiftCard" SET "currency" = $2 WHERE "id" = $1', [card.id, 'JPY'])
    const who = shopperIn('USD')
    await who.fillCart([{ product }])
    expect((await enter(who, card.code)).body.giftCard).toMatchObject({
      balance: '0.00',
      own: { currency: 'JPY', balance: '0.01' },
    })
    const amount = toDecimal(toCents(await who.total()) - 1)
    expect(await who.payByCard({ amount })).toMatchObject({
      status: 409,
      body: { code: 'gift_card_refused', reason: 'too_little' },
    })
  })

  it('is as it was where nothing else is charged', async () => {
    const card = await madeByHand('5.00')
    const who = shopperIn('USD')
    await who.fillCart([{ product }])
    expect((await enter(who, card.code)).body.giftCard).toEqual({
      lastFour: card.code.slice(-4),
      balance: '5.00',
      problem: null,
    })
    const placed = await buyByPayPal(who, 500)
    expect(placed.body).toMatchObject({ giftCardAmount: '5.00' })
    expect((await detailOf(card)).uses).toMatchObject([
      { amount: '5.00', paid: '5.00', paidIn: 'USD' },
    ])
  })
})
