import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { toCents, toDecimal } from '@/lib/core/money'
import { totalsOf } from '@/lib/pricing/totals'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { type Answer, eventually } from '@/tests/setup/api-client'
import {
  checkoutClient,
  DECLINED_CARD,
  firstMailTo,
  keyLikeTexts,
  orderRow,
  productDispenser,
  simulate,
} from '@/tests/setup/checkout-client'
import {
  detailsOf,
  nextRefund,
  orderToken,
  paidBack,
  refund,
  settleCards,
} from '@/tests/setup/order-client'
import { hrefsOf, readPage, textOf } from '@/tests/setup/pages'
import { pdfText } from '@/tests/setup/pdf-text'
import { happen, listenTo, transactionOf } from '@/tests/setup/provider-client'
import { knowSeller } from '@/tests/setup/seller'
import { withSetting } from '@/tests/setup/settings'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let freshProduct: () => Product
let card50: Product

type Shopper = ReturnType<typeof checkoutClient>

/** A product that is sold as a gift card. */
async function giftCardProduct(price: string): Promise<Product> {
  const name = `Gift card ${randomUUID()}`
  const made = await admin.post('/api/admin/products', {
    name,
    description: 'For whatever they like',
    price,
    isGiftCard: true,
  })
  expect(made.status).toBe(201)
  return (await shopper.call(`/api/products/${made.body.slug}`)).body
}

beforeAll(async () => {
  store = await startStore()
  await knowSeller(store)
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
  shopper = checkoutClient(store)
  card50 = await giftCardProduct('50.00')
})
afterAll(() => store.stop())

let shopper: Shopper
let product: Product
beforeEach(() => {
  shopper = checkoutClient(store)
  product = freshProduct()
})

type Card = { id: number; code: string }

async function newCard(amount: string, more: object = {}): Promise<Card> {
  const made = await admin.post('/api/admin/gift-cards', { amount, ...more })
  expect(made.status).toBe(201)
  return { id: made.body.giftCard.id, code: made.body.code }
}

const enter = (code: unknown, who = shopper) =>
  who.call('/api/gift-card', { method: 'PUT', body: { code } })

const cardRow = async (id: number) =>
  (await store.sql.query('SELECT * FROM "GiftCard" WHERE "id" = $1', [id])).rows[0]
const balanceOf = async (id: number): Promise<string> => (await cardRow(id)).balance

const totalOf = (bought: Product = product, quantity = 1): number =>
  totalsOf([{ priceCents: toCents(bought.price), quantity }], 'USD').totalCents

const payByGiftCard = (amount: string, who = shopper, more: object = {}): Promise<Answer> =>
  who.call('/api/payment/gift-card', {
    method: 'POST',
    body: { amount, customer: who.customer, locale: 'en', ...more },
  })

/** Buys the cart by card, less what a gift card pays. */
async function buyByCard(cardCents = 0, who = shopper): Promise<Answer> {
  const cart = (await who.call('/api/cart')).body
  const total = toCents(await who.total())
  const paid = await who.payByCard({ amount: toDecimal(total - cardCents) })
  expect(paid).toMatchObject({ status: 200, body: { status: 'approved' } })
  return who.postOrder(who.orderBody(cart, paid.body.transactionId, 'card'))
}

/** Buys the cart by PayPal, less what a gift card pays. */
async function buyByPayPal(cardCents = 0, who = shopper): Promise<Answer> {
  const cart = (await who.call('/api/cart')).body
  const amount = toDecimal(toCents(await who.total()) - cardCents)
  const { id } = (await who.startWallet({ amount })).body
  expect((await who.capture(id, { amount })).status).toBe(200)
  return who.postOrder(who.orderBody(cart, id, 'paypal'))
}

/** Buys the cart by its gift card alone. */
async function buyByGiftCard(who = shopper): Promise<Answer> {
  const cart = (await who.call('/api/cart')).body
  const paid = await payByGiftCard(await who.total(), who)
  expect(paid).toMatchObject({ status: 200, body: { status: 'approved' } })
  return who.postOrder(who.orderBody(cart, paid.body.transactionId, 'gift_card'))
}

/** Buys gift cards. @returns the order's number and the codes */
async function buyCodes(
  quantity = 1,
  who = shopper,
): Promise<{ number: string; codes: string[]; cards: { id: number; keyId: number }[] }> {
  await who.fillCart([{ product: card50, quantity }])
  const { body } = await buyByPayPal(0, who)
  const number: string = body.orderNumber
  const keys = await who.call(`/api/orders/${number}/keys`)
  const { id } = await orderRow(store, number)
  const { rows } = await store.sql.query(
    `SELECT g."id", g."keyId" FROM "GiftCard" g JOIN "OrderItem" i ON i."id" = g."orderItemId"
     WHERE i."orderId" = $1 ORDER BY g."keyId"`,
    [id],
  )
  return { number, codes: keys.body.items[0].keys, cards: rows }
}

/** Every balance, with what was spent and taken back, is what its card was worth. */
afterEach(async () => {
  const { rows } = await store.sql.query(
    `SELECT g."id" FROM "GiftCard" g WHERE g."faceValue" <> g."balance" + g."voided" + coalesce(
       (SELECT sum(u."amount" - u."returned") FROM "GiftCardUse" u WHERE u."giftCardId" = g."id"), 0)`,
  )
  expect(rows).toEqual([])
})

it('has a page of those on sale, the smallest first, once the owner wants one', async () => {
  const status = async () => (await fetch(`${store.url}/gift-cards`)).status
  const footer = async () => hrefsOf((await readPage(store, '/')).all.getByRole('contentinfo'))
  expect(await status()).toBe(404)
  expect(await footer()).not.toContain('/gift-cards')
  const card20 = await giftCardProduct('20.00')
  await withSetting(store, 'giftCardsPage', true, async () => {
    const page = await readPage(store, '/gift-cards')
    const cards = hrefsOf(page.part('Choose an amount'))
    expect(cards.filter((href) => href.startsWith('/products/'))).toEqual([
      `/products/${card20.slug}`,
      `/products/${card50.slug}`,
    ])
    expect(textOf(page.main)).toContain(
      'in the time zone of the recipient if you like, up to 365 days ahead',
    )
    expect(await footer()).toContain('/gift-cards')
    expect(await (await fetch(`${store.url}/sitemap.xml`)).text()).toContain('/gift-cards<')
  })
  expect(await status()).toBe(404)
})

describe('gift cards as products', () => {
  it('are made when they are bought: without tax, mailed, shown, and worth their price', async () => {
    const { number, codes } = await buyCodes(2)
    const order = await orderRow(store, number)
    expect(order).toMatchObject({ subtotal: '100.00', tax: '0.00', totalAmount: '100.00' })
    expect(new Set(codes).size).toBe(2)
    const { text } = await firstMailTo(store, shopper.email)
    expect(keyLikeTexts(text).sort()).toEqual([...codes].sort())
    expect(text).toContain('Gift card codes')
    expect(text).toContain('Have a gift card?')
    await eventually(async () => (await detailsOf(admin, number)).orderStatus === 'completed')
    for (const code of codes) {
      const spender = checkoutClient(store)
      await spender.fillCart([{ product }])
      expect(await enter(code, spender)).toMatchObject({
        status: 200,
        body: { giftCard: { lastFour: code.slice(-4), balance: '50.00', problem: null } },
      })
    }
    const { rows } = await store.sql.query(
      `SELECT encode("codeEncrypted", 'escape') || "codeHash" AS "stored" FROM "GiftCard"`,
    )
    for (const { stored } of rows)
      for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''))
  })

  it('share a cart with what is taxed, and no coupon takes anything off them', async () => {
    const code = `G-${randomUUID().slice(0, 8).toUpperCase()}`
    await admin.post('/api/admin/coupons', { code, percent: 100, minimum: '10.00' })
    await shopper.fillCart([{ product: card50 }])
    const coupon = (who = shopper) =>
      who.call('/api/coupon', { method: 'PUT', body: { code, remember: false } })
    expect((await coupon()).body).toMatchObject({ reason: 'no_product' })
    const cart = await shopper.fillCart([{ product }])
    expect((await coupon()).status).toBe(200)
    const paid = await shopper.payByCard({ amount: '50.00' })
    expect(paid.body).toMatchObject({ status: 'approved' })
    const placed = await shopper.postOrder({
      ...shopper.orderBody(cart, paid.body.transactionId, 'card'),
      totalAmount: '50.00',
    })
    expect(placed.body).toMatchObject({
      subtotal: '50.00',
      tax: '0.00',
      discount: product.price,
      items: [{ isGiftCard: true }, { isGiftCard: false }],
    })
  })

  it('are a gift whose recipient gets the code, and nobody else', async () => {
    const recipient = `card-${randomUUID()}@example.com`
    const cart = await shopper.fillCart([{ product: card50 }])
    const gift = { email: recipient, name: 'Grace', message: 'All the best!', design: 'winter' }
    const customer = { ...shopper.customer, gift }
    const paid = await shopper.payByCard({ customer })
    const placed = await shopper.postOrder(shopper.orderBody(cart, paid.body.transactionId, 'card'))
    expect(placed.status).toBe(201)
    const mail = await firstMailTo(store, recipient)
    const [code = ''] = keyLikeTexts(mail.text)
    expect(mail.subject).toBe('Ada Buyer has a gift card for you')
    for (const said of ['From Ada Buyer', 'All the best!', '$50.00', '❄'])
      expect(mail.text).toContain(said)
    const receipt = await firstMailTo(store, shopper.email)
    expect(receipt.text).not.toContain(code)
    const spender = checkoutClient(store)
    await spender.fillCart([{ product }])
    expect((await enter(code, spender)).status).toBe(200)
  })

  it('get another code when it is replaced; what is left on it stays', async () => {
    const { number, codes, cards } = await buyCodes()
    await shopper.fillCart([{ product }])
    const keyId = cards[0]?.keyId
    const replaced = await admin.post(`/api/admin/product-keys/${keyId}/replace`, {
      reason: 'Seen by somebody',
    })
    expect(replaced.status).toBe(200)
    expect((await enter(codes[0])).body).toMatchObject({ reason: 'unknown' })
    const keys = await shopper.call(`/api/orders/${number}/keys`)
    const [code] = keys.body.items[0].keys
    expect(code).not.toBe(codes[0])
    expect((await enter(code)).status).toBe(200)
  })

  it('have no keys, no volume prices, and a price', async () => {
    const key = { productId: card50.id, keyValue: 'ABCD-1234' }
    expect((await admin.post('/api/admin/product-keys', key)).status).toBe(409)
    const change = (body: object, id = card50.id) =>
      admin.call(`/api/admin/products/${id}`, { method: 'PATCH', body })
    expect(await change({ volumePrices: ['2: 5%'] })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'volumePrices' }] },
    })
    expect((await change({ price: '0' })).body.issues[0].path).toBe('price')
    expect((await change({ delivery: 'keys' })).body.issues[0].path).toBe('isGiftCard')
    expect((await change({ isGiftCard: true }, product.id)).body.issues[0].path).toBe('isGiftCard')
    const bulk = await admin.post('/api/admin/products/bulk', {
      select: { ids: [card50.id] },
      action: { kind: 'price', mode: 'percent', by: -10_000 },
    })
    expect(bulk).toMatchObject({ status: 400, body: { issues: [{ path: 'action.by' }] } })
    expect((await shopper.call(`/api/products/${card50.slug}`)).body).toMatchObject({
      price: '50.00',
      inStock: true,
      isGiftCard: true,
    })
  })
})

describe('the code of a gift card', () => {
  it('is taken however it is typed, stays with the cart, and can be taken off', async () => {
    const { code } = await newCard('25')
    await shopper.fillCart([{ product }])
    expect((await enter(` ${code.toLowerCase().replaceAll('-', ' ')} `)).body.giftCard).toEqual({
      lastFour: code.slice(-4),
      balance: '25.00',
      problem: null,
    })
    expect((await shopper.call('/api/gift-card')).body.giftCard).toMatchObject({ balance: '25.00' })
    expect((await checkoutClient(store).call('/api/gift-card')).body).toEqual({
      giftCard: null,
      giftCards: [],
    })
    expect((await shopper.call('/api/gift-card', { method: 'DELETE' })).status).toBe(204)
    expect((await shopper.call('/api/gift-card')).body).toEqual({ giftCard: null, giftCards: [] })
  })

  it('is refused when there is none such, and alike when it is switched off; with its reason when it is over', async () => {
    await shopper.fillCart([{ product }])
    const off = await newCard('10')
    await admin.call(`/api/admin/gift-cards/${off.id}`, {
      method: 'PUT',
      body: { isActive: false },
    })
    const unknown = await enter('ABCD-EFGH-JKLM-NPQR')
    expect(unknown).toMatchObject({
      status: 409,
      body: { code: 'gift_card_refused', reason: 'unknown', issues: [{ path: 'code' }] },
    })
    expect((await enter(off.code)).body).toEqual(unknown.body)
    const expired = await newCard('10', { expiresAt: '2020-01-01T00:00:00Z' })
    expect((await enter(expired.code)).body).toMatchObject({ reason: 'expired' })
    const empty = await newCard('10')
    await shopper.fillCart([{ product, quantity: 5 }])
    await enter(empty.code)
    expect((await buyByPayPal(1000)).status).toBe(201)
    await shopper.fillCart([{ product }])
    expect((await enter(empty.code)).body).toMatchObject({ reason: 'used_up' })
  })

  it.each([[undefined], [7], [['A']], [' '], ['X'.repeat(5000)]])('is no %j', async (code) => {
    expect((await enter(code)).status).toBe(400)
  })

  it('cannot be guessed by trying many', async () => {
    for (let attempt = 0; attempt < 20; attempt++) await enter(`GUESS-${attempt}`)
    expect((await enter('GUESS-20')).status).toBe(429)
  })

  it('buys no gift cards', async () => {
    const { code, id } = await newCard('200')
    await shopper.fillCart([{ product: card50 }])
    expect((await enter(code)).body).toMatchObject({ reason: 'only_gift_cards' })
    await shopper.fillCart([{ product }])
    expect((await enter(code)).status).toBe(200)
    const part = Math.min(20_000, totalOf())
    expect((await buyByCard(part)).body).toMatchObject({ giftCardAmount: toDecimal(part) })
    expect(await balanceOf(id)).toBe(toDecimal(20_000 - part))
    const again = checkoutClient(store)
    await again.fillCart([{ product }])
    const rest = await newCard('5')
    await enter(rest.code, again)
    await again.call('/api/cart', { method: 'DELETE' })
    await again.fillCart([{ product: card50 }])
    expect(await again.payByCard({ amount: '45.00' })).toMatchObject({
      status: 409,
      body: { code: 'gift_card_refused', reason: 'only_gift_cards', total: '50.00' },
    })
  })
})

describe('a cart that a gift card pays in part', () => {
  it('costs the rest by card, and says so everywhere', async () => {
    const { code, id } = await newCard('5.00')
    await shopper.fillCart([{ product }])
    await enter(code)
    const placed = await buyByCard(500)
    expect(placed).toMatchObject({
      status: 201,
      body: {
        paymentMethod: 'card',
        totalAmount: toDecimal(totalOf()),
        giftCardAmount: '5.00',
        giftCardLastFour: code.slice(-4),
      },
    })
    expect(await balanceOf(id)).toBe('0.00')
    expect((await shopper.call('/api/gift-card')).body).toEqual({ giftCard: null, giftCards: [] })
    const number: string = placed.body.orderNumber
    expect(await detailsOf(admin, number)).toMatchObject({
      giftCardAmount: '5.00',
      payment: {
        capturedAmount: toDecimal(totalOf() - 500),
        refundableAmount: toDecimal(totalOf()),
      },
    })
    const { text } = await firstMailTo(store, shopper.email)
    expect(text).toContain(`Paid by gift card ····${code.slice(-4)}`)
    expect(text).toContain('Credit card + Gift card')
    const { body: csv } = await admin.call(`/api/admin/orders/export?search=${number}`)
    expect(csv).toContain(',5.00,')
    const seen = await checkoutClient(store).call(`/api/orders/${number}`)
    expect(seen.body).toMatchObject({ giftCardAmount: '5.00', giftCardLastFour: null })
    const headers = { 'x-order-token': await orderToken(store, number) }
    const issued = await shopper.call(`/api/orders/${number}/documents`, {
      method: 'POST',
      headers,
    })
    const invoice = await fetch(
      `${store.url}/api/orders/${number}/documents/${issued.body.documents[0].number}`,
      { headers },
    )
    const pdf = pdfText(Buffer.from(await invoice.arrayBuffer()))
    expect(pdf).toContain(`Paid by gift card ····${code.slice(-4)}`)
    expect(pdf).toContain(`gift card ending in ${code.slice(-4)}`)
  })

  it('takes nothing from it while a wallet waits for its payer', async () => {
    const { code, id } = await newCard('5.00')
    const cart = await shopper.fillCart([{ product }])
    await enter(code)
    const amount = toDecimal(totalOf() - 500)
    const start = await shopper.startWallet({ amount })
    expect(start.status).toBe(201)
    expect(await balanceOf(id)).toBe('5.00')
    expect((await shopper.capture(start.body.id, { amount })).status).toBe(200)
    expect(await balanceOf(id)).toBe('0.00')
    expect((await shopper.capture(start.body.id, { amount })).status).toBe(200)
    const body = shopper.orderBody(cart, start.body.id, 'paypal')
    expect((await shopper.postOrder(body)).status).toBe(201)
    expect((await shopper.postOrder(body)).status).toBe(200)
    expect(await balanceOf(id)).toBe('0.00')
  })

  it('costs the rest of an express payment, too', async () => {
    const card = await newCard('10.00')
    await shopper.fillCart([{ product }])
    await enter(card.code)
    const amount = toDecimal(totalOf() - 1000)
    const express = '/api/paypal/express'
    const begun = await shopper.call(express, {
      method: 'POST',
      body: { amount, currency: 'USD', locale: 'en' },
    })
    const finished = await shopper.call(`${express}/${begun.body.id}`, { method: 'POST' })
    expect(finished).toMatchObject({ status: 201, body: { order: { giftCardAmount: '10.00' } } })
    expect(await balanceOf(card.id)).toBe('0.00')
  })

  it('takes several, in the order in which they were entered, and each gets its part back', async () => {
    const cards = [await newCard('5.00'), await newCard('3.00'), await newCard('500.00')] as const
    const [first, second, third] = cards
    await shopper.fillCart([{ product, quantity: 5 }])
    for (const { code } of [first, second, first]) expect((await enter(code)).status).toBe(200)
    const shown = (await enter(third.code)).body
    expect(shown.giftCard).toMatchObject({ lastFour: third.code.slice(-4) })
    expect(shown.giftCards.map(({ lastFour }: { lastFour: string }) => lastFour)).toEqual(
      cards.map(({ code }) => code.slice(-4)),
    )
    const off = `/api/gift-card?lastFour=${third.code.slice(-4)}`
    expect((await shopper.call(off, { method: 'DELETE' })).status).toBe(204)
    const total = toCents(await shopper.total())
    const declined = await shopper.payByCard({
      amount: toDecimal(total - 800),
      cardNumber: DECLINED_CARD,
    })
    expect(declined.body).toMatchObject({ status: 'declined' })
    expect(await Promise.all(cards.map(({ id }) => balanceOf(id)))).toEqual([
      '5.00',
      '3.00',
      '500.00',
    ])
    const { body: order } = await buyByPayPal(800)
    expect(order).toMatchObject({
      giftCardAmount: '8.00',
      giftCardLastFour: `${first.code.slice(-4)}, ${second.code.slice(-4)}`,
    })
    expect(await balanceOf(first.id)).toBe('0.00')
    expect(await balanceOf(second.id)).toBe('0.00')
    const number: string = order.orderNumber
    // The provider's part goes back first, then that of the card that paid last.
    expect((await refund(admin, number, { amount: toDecimal(total - 800 + 400) })).status).toBe(200)
    expect(await balanceOf(second.id)).toBe('3.00')
    expect(await balanceOf(first.id)).toBe('1.00')
    expect((await refund(admin, number, { amount: '4.00' })).status).toBe(200)
    expect(await balanceOf(first.id)).toBe('5.00')
  })

  it('takes all of several or nothing, when one was spent in another tab', async () => {
    const [whole, spent] = [await newCard('5.00'), await newCard('3.00')]
    await shopper.fillCart([{ product }])
    for (const { code } of [whole, spent]) await enter(code)
    const amount = toDecimal(totalOf() - 800)
    const { id: order } = (await shopper.startWallet({ amount })).body
    const other = checkoutClient(store)
    await other.fillCart([{ product }])
    await enter(spent.code, other)
    expect((await buyByCard(300, other)).status).toBe(201)
    expect((await shopper.capture(order, { amount })).body).toMatchObject({
      code: 'gift_card_refused',
      reason: 'used_up',
    })
    expect(await balanceOf(whole.id)).toBe('5.00')
  })

  it('takes ten at most', async () => {
    await shopper.fillCart([{ product }])
    const codes = await Promise.all(Array.from({ length: 11 }, () => newCard('1.00')))
    for (const { code } of codes.slice(0, 9)) await enter(code)
    const answers = await Promise.all(codes.slice(9).map(({ code }) => enter(code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ reason: 'too_many' })
  })

  it('leaves at least 50 cents to a provider', async () => {
    const { code, id } = await newCard(toDecimal(totalOf() - 1))
    await shopper.fillCart([{ product }])
    await enter(code)
    expect(await shopper.payByCard({ amount: '0.01' })).toMatchObject({
      status: 409,
      body: { code: 'total_changed', total: '0.50' },
    })
    expect((await buyByCard(totalOf() - 50)).status).toBe(201)
    expect(await balanceOf(id)).toBe('0.49')
  })

  it('is refused at an amount that the browser made up', async () => {
    const { code } = await newCard('5.00')
    await shopper.fillCart([{ product }])
    const total = totalOf()
    expect((await shopper.payByCard({ amount: toDecimal(total - 500) })).body).toMatchObject({
      code: 'total_changed',
      total: toDecimal(total),
    })
    await enter(code)
    expect((await shopper.payByCard({ amount: toDecimal(total) })).body).toMatchObject({
      code: 'total_changed',
      total: toDecimal(total - 500),
    })
    expect((await payByGiftCard(toDecimal(total))).body).toMatchObject({ code: 'total_changed' })
    expect((await payByGiftCard('5.00')).status).toBe(409)
  })

  it('gives its part back when the card is declined', async () => {
    const { code, id } = await newCard('5.00')
    await shopper.fillCart([{ product }])
    await enter(code)
    const amount = toDecimal(totalOf() - 500)
    const declined = await shopper.payByCard({ amount, cardNumber: DECLINED_CARD })
    expect(declined.body).toMatchObject({ status: 'declined' })
    expect(await balanceOf(id)).toBe('5.00')
    expect((await buyByCard(500)).status).toBe(201)
    expect(await balanceOf(id)).toBe('0.00')
  })

  it('is refused when the balance was spent elsewhere before the wallet was captured', async () => {
    const { code, id } = await newCard('5.00')
    await shopper.fillCart([{ product }])
    await enter(code)
    const amount = toDecimal(totalOf() - 500)
    const { id: order } = (await shopper.startWallet({ amount })).body
    const other = checkoutClient(store)
    await other.fillCart([{ product }])
    await enter(code, other)
    expect((await buyByCard(500, other)).status).toBe(201)
    expect(await shopper.capture(order, { amount })).toMatchObject({
      status: 409,
      body: { code: 'gift_card_refused', reason: 'used_up' },
    })
    expect((await shopper.call('/api/gift-card')).body.giftCard).toMatchObject({
      problem: 'used_up',
      balance: '0.00',
    })
    expect(await balanceOf(id)).toBe('0.00')
    expect((await buyByCard()).body).toMatchObject({ giftCardAmount: '0.00' })
  })

  it('keeps its part while the provider says nothing, until the reconciler knows', async () => {
    const { code, id } = await newCard('5.00')
    await shopper.fillCart([{ product }])
    await enter(code)
    const amount = toDecimal(totalOf() - 500)
    const reconcile = async () => {
      await store.sql.query(
        `UPDATE "Payment" SET "processingSince" = now() - interval '1 hour', "createdAt" = now() - interval '1 hour'
         WHERE "sessionId" = $1 AND "status" = 'processing'`,
        [shopper.session],
      )
      await store.sql.query(
        `UPDATE "Payment" SET "capturedAt" = now() - interval '1 hour' WHERE "sessionId" = $1 AND "status" = 'captured'`,
        [shopper.session],
      )
      await store.sql.query(
        `SELECT graphile_worker.add_job('reconcile_payments', job_key := 'cards-' || $1)`,
        [randomUUID()],
      )
    }
    // The provider never got it.
    await simulate(store.simulators.authorizeNet, { call: 'charge', outcome: 'hang_up' })
    expect((await shopper.payByCard({ amount })).status).toBe(502)
    expect(await balanceOf(id)).toBe('0.00')
    await reconcile()
    await eventually(async () => (await balanceOf(id)) === '5.00')
    // It did, and nobody heard of it.
    await simulate(store.simulators.authorizeNet, {
      call: 'charge',
      outcome: 'hang_up_after_success',
    })
    expect((await shopper.payByCard({ amount })).status).toBe(502)
    await eventually(async () => {
      await reconcile()
      const { rows } = await store.sql.query(
        `SELECT o."giftCardAmount" FROM "Order" o JOIN "Payment" p ON p."id" = o."paymentId" WHERE p."sessionId" = $1`,
        [shopper.session],
      )
      return rows[0]?.giftCardAmount === '5.00'
    })
    expect(await balanceOf(id)).toBe('0.00')
  })

  it('is nobody’s order when its money was captured after the balance was given back and spent', async () => {
    const { code, id } = await newCard('5.00')
    await shopper.fillCart([{ product }])
    await enter(code)
    const amount = toDecimal(totalOf() - 500)
    const start = (await shopper.startWallet({ amount })).body
    await simulate(store.simulators.paypal, { call: 'capture', outcome: 'hang_up_after_success' })
    await shopper.capture(start.id, { amount })
    const { rows } = await store.sql.query('SELECT * FROM "Payment" WHERE "providerOrderId" = $1', [
      start.id,
    ])
    const paymentId = rows[0].id
    // As if the provider had said at first that nothing was paid, and the card had been spent since.
    await store.sql.query('DELETE FROM "GiftCardUse" WHERE "paymentId" = $1', [paymentId])
    await store.sql.query(
      `UPDATE "GiftCard" SET "voided" = "faceValue", "voidedAt" = now() WHERE "id" = $1`,
      [id],
    )
    await store.sql.query(
      `UPDATE "Payment" SET "status" = 'failed', "processingSince" = NULL WHERE "id" = $1`,
      [paymentId],
    )
    await listenTo(store, 'paypal')
    await store.sql.query(
      `UPDATE "Payment" SET "status" = 'processing', "processingSince" = now() - interval '1 hour' WHERE "id" = $1`,
      [paymentId],
    )
    await store.sql.query(
      `SELECT graphile_worker.add_job('reconcile_payments', job_key := 'late-' || $1)`,
      [paymentId],
    )
    const unclaimed = await eventually(async () => {
      const { body } = await admin.call('/api/admin/orders/unclaimed')
      return body.find((one: { id: string }) => one.id === paymentId)
    })
    expect(unclaimed).toBeTruthy()
    expect(await balanceOf(id)).toBe('0.00')
    const back = await admin.post(`/api/admin/payments/${paymentId}/refund`, {
      refundId: randomUUID(),
      reason: 'No order',
    })
    expect(back).toMatchObject({ body: { amount, giftCardAmount: '0.00' } })
    await listenTo(store, 'paypal', { isOn: false })
  })
})

describe('a cart that a gift card pays in whole', () => {
  it('is ordered without a provider, its keys included', async () => {
    const { code, id } = await newCard(toDecimal(totalOf() + 100))
    await shopper.fillCart([{ product }])
    await enter(code)
    const placed = await buyByGiftCard()
    expect(placed).toMatchObject({
      status: 201,
      body: {
        paymentMethod: 'gift_card',
        totalAmount: toDecimal(totalOf()),
        giftCardAmount: toDecimal(totalOf()),
      },
    })
    expect(await balanceOf(id)).toBe('1.00')
    const { text } = await firstMailTo(store, shopper.email)
    expect(keyLikeTexts(text)).toHaveLength(1)
    expect(text).toContain(`Paid by gift card ····${code.slice(-4)}`)
    expect((await payByGiftCard(toDecimal(totalOf()))).status).toBe(409)
  })

  it('is paid once by a double click, and its order is made when the browser is gone', async () => {
    const { code, id } = await newCard(toDecimal(3 * totalOf()))
    await shopper.fillCart([{ product }])
    await enter(code)
    const amount = toDecimal(totalOf())
    const answers = await Promise.all([1, 2, 3].map(() => payByGiftCard(amount)))
    const paid = answers.filter(({ status }) => status === 200)
    expect(paid.length).toBeGreaterThan(0)
    expect(new Set(paid.map(({ body }) => body.transactionId)).size).toBe(1)
    expect(await balanceOf(id)).toBe(toDecimal(2 * totalOf()))
    await store.sql.query(
      `UPDATE "Payment" SET "capturedAt" = now() - interval '1 hour' WHERE "sessionId" = $1`,
      [shopper.session],
    )
    await store.sql.query(
      `SELECT graphile_worker.add_job('reconcile_payments', job_key := 'gone-' || $1)`,
      [shopper.session],
    )
    expect(keyLikeTexts((await firstMailTo(store, shopper.email)).text)).toHaveLength(1)
  })

  it('needs its buyer, its cart, and the amount that was shown', async () => {
    const { code } = await newCard(toDecimal(totalOf()))
    await shopper.fillCart([{ product }])
    const amount = toDecimal(totalOf())
    expect((await payByGiftCard(amount)).body.code).toBe('total_changed')
    await enter(code)
    expect((await payByGiftCard(amount, shopper, { customer: undefined })).status).toBe(400)
    expect((await payByGiftCard('1.00')).body).toMatchObject({
      code: 'total_changed',
      total: amount,
    })
    expect((await payByGiftCard(amount, checkoutClient(store))).status).toBe(409)
    for (const wrong of ['', 'all', -1, null, [amount]])
      expect([400, 409]).toContain((await payByGiftCard(wrong as string)).status)
  })
})

describe('twenty who pay with one card at once', () => {
  it('never spend more than its balance', async () => {
    const total = totalOf()
    const { code, id } = await newCard(toDecimal(3 * total + 60))
    const spenders = Array.from({ length: 20 }, () => checkoutClient(store))
    for (const spender of spenders) {
      await spender.fillCart([{ product }])
      expect((await enter(code, spender)).status).toBe(200)
    }
    const answers = await Promise.all(
      spenders.map((spender) => payByGiftCard(toDecimal(total), spender)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    for (const { status, body } of answers)
      if (status !== 200) {
        expect(status).toBe(409)
        expect(['gift_card_refused', 'total_changed']).toContain(body.code)
      }
    expect(await balanceOf(id)).toBe('0.60')
  })

  it('are charged for the rest only where their part was taken', async () => {
    const { code, id } = await newCard('9.00')
    const spenders = Array.from({ length: 20 }, () => checkoutClient(store))
    for (const spender of spenders) {
      await spender.fillCart([{ product }])
      await enter(code, spender)
    }
    const part = Math.min(900, totalOf() - 50)
    const amount = toDecimal(totalOf() - part)
    const answers = await Promise.all(spenders.map((spender) => spender.payByCard({ amount })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await balanceOf(id)).toBe(toDecimal(900 - part))
    const { rows } = await store.sql.query(
      'SELECT count(*)::int AS "payments" FROM "Payment" WHERE "sessionId" = ANY($1)',
      [spenders.map(({ session }) => session)],
    )
    expect(rows[0].payments).toBe(1)
  })
})

describe('a refund of what a gift card paid', () => {
  /** Two of a product, five dollars of them by gift card, the rest by PayPal. */
  async function mixedOrder() {
    const card = await newCard('5.00')
    await shopper.fillCart([{ product, quantity: 2 }])
    await enter(card.code)
    const { body } = await buyByPayPal(500)
    const number: string = body.orderNumber
    return { card, number, totalCents: toCents(body.totalAmount) }
  }

  it('gives back to the provider first, then to the card, exactly what each paid', async () => {
    const { card, number, totalCents } = await mixedOrder()
    const [item] = (await detailsOf(admin, number)).items
    const one = { items: [{ itemId: item?.id, quantity: 1 }] }
    const first = await refund(admin, number, one)
    expect(first).toMatchObject({ status: 200, body: { giftCardAmount: '0.00' } })
    expect(await balanceOf(card.id)).toBe('0.00')
    const second = await refund(admin, number, one)
    expect(second).toMatchObject({ status: 200, body: { giftCardAmount: '5.00' } })
    expect(toCents(first.body.amount) + toCents(second.body.amount)).toBe(totalCents)
    expect(await balanceOf(card.id)).toBe('5.00')
    const after = await detailsOf(admin, number)
    expect(after.orderStatus).toBe('refunded')
    expect(await paidBack(store, after)).toBe((totalCents - 500) / 100)
    expect((await refund(admin, number, { amount: '0.01' })).status).toBe(409)
    const mails = await eventually(async () => {
      const found = await store.sql.query(
        `SELECT 1 FROM "Email" WHERE "orderId" = (SELECT "id" FROM "Order" WHERE "orderNumber" = $1)
         AND "kind" = 'refund_made' AND "status" = 'sent'`,
        [number],
      )
      return found.rows.length === 2
    })
    expect(mails).toBe(true)
  })

  it('asks no provider for what the card alone gets back', async () => {
    const { card, number, totalCents } = await mixedOrder()
    expect((await refund(admin, number, { amount: toDecimal(totalCents - 500) })).status).toBe(200)
    expect(await refund(admin, number, { amount: '2.00' })).toMatchObject({
      status: 200,
      body: { amount: '2.00', giftCardAmount: '2.00', status: 'succeeded' },
    })
    expect(await balanceOf(card.id)).toBe('2.00')
    expect(await paidBack(store, await detailsOf(admin, number))).toBe((totalCents - 500) / 100)
  })

  it('changes nothing when the provider refuses', async () => {
    const { card, number, totalCents } = await mixedOrder()
    await nextRefund(store, 'paypal', 'declined')
    expect((await refund(admin, number, { amount: toDecimal(totalCents) })).status).toBe(409)
    expect(await balanceOf(card.id)).toBe('0.00')
    expect((await detailsOf(admin, number)).payment.refundableAmount).toBe(toDecimal(totalCents))
    expect((await refund(admin, number, { amount: toDecimal(totalCents) })).status).toBe(200)
    expect(await balanceOf(card.id)).toBe('5.00')
  })

  it('that somebody makes at the provider leaves the card’s part alone', async () => {
    await listenTo(store, 'paypal')
    const { card, number, totalCents } = await mixedOrder()
    await happen(store, 'paypal', { what: 'refund', captureId: await transactionOf(store, number) })
    await eventually(async () => (await detailsOf(admin, number)).refunds.length === 1)
    expect(await detailsOf(admin, number)).toMatchObject({
      orderStatus: 'partially_refunded',
      payment: { refundedAmount: toDecimal(totalCents - 500), refundableAmount: '5.00' },
    })
    expect(await balanceOf(card.id)).toBe('0.00')
    expect((await refund(admin, number, { amount: '5.00' })).status).toBe(200)
    expect((await detailsOf(admin, number)).orderStatus).toBe('refunded')
    expect(await balanceOf(card.id)).toBe('5.00')
    await listenTo(store, 'paypal', { isOn: false })
  })

  it('goes back to it as a whole where it paid all', async () => {
    const { code, id } = await newCard(toDecimal(totalOf()))
    await shopper.fillCart([{ product }])
    await enter(code)
    const { orderNumber: number } = (await buyByGiftCard()).body
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        refund(admin, number, {
          refundId: '0f1e2d3c-4b5a-4978-8869-5a4b3c2d1e0f',
          amount: toDecimal(totalOf()),
        }),
      ),
    )
    for (const { status } of answers) expect([200, 202]).toContain(status)
    await eventually(async () => (await detailsOf(admin, number)).orderStatus === 'refunded')
    expect(await balanceOf(id)).toBe(toDecimal(totalOf()))
    await shopper.fillCart([{ product: freshProduct() }])
    expect((await enter(code)).status).toBe(200)
  })

  it('is in no book of a provider', async () => {
    await settleCards(store)
    for (const provider of ['paypal', 'authorize_net']) {
      const day = (days: number) =>
        new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
      const body = { provider, from: day(-1), to: day(0) }
      const started = await admin.post('/api/admin/books', body)
      expect(started.status).toBeLessThan(300)
      const done = await eventually(async () => {
        const { body: all } = await admin.call('/api/admin/books')
        const one = all.find(({ id }: { id: string }) => id === started.body.id)
        return one?.status === 'done' && one
      })
      expect(done.differences).toEqual([])
    }
    const wrong = await admin.post('/api/admin/books', {
      provider: 'gift_card',
      from: '2026-01-01',
      to: '2026-01-02',
    })
    expect(wrong.status).toBe(400)
  })
})

describe('an order in which gift cards were bought', () => {
  it('is refunded while they are unspent, which ends them', async () => {
    const { number, codes, cards } = await buyCodes(2)
    const [item] = (await detailsOf(admin, number)).items
    const one = { items: [{ itemId: item?.id, quantity: 1 }] }
    expect(await refund(admin, number, one)).toMatchObject({
      status: 200,
      body: { amount: '50.00' },
    })
    expect(await cardRow(cards[1]?.id ?? 0)).toMatchObject({ balance: '0.00', voided: '50.00' })
    await shopper.fillCart([{ product, quantity: 9 }])
    expect((await enter(codes[1])).body).toMatchObject({ reason: 'unknown' })
    expect((await enter(codes[0])).status).toBe(200)
    const spent = await buyByCard(5000)
    expect(spent.status).toBe(201)
    const refused = await refund(admin, number, one)
    expect(refused.status).toBe(409)
    expect(refused.body.message).toContain('have been spent')
    expect((await detailsOf(admin, number)).payment.refundableAmount).toBe('50.00')
  })

  it('keeps its cards unspent while a refund is on its way, and lets them go when it fails', async () => {
    const { number, codes } = await buyCodes()
    await nextRefund(store, 'paypal', 'pending')
    const amount = '50.00'
    const started = await refund(admin, number, { amount })
    expect(started.body.status).toBe('pending')
    await shopper.fillCart([{ product }])
    expect((await enter(codes[0])).body).toMatchObject({ reason: 'unknown' })
    const failing = await buyCodes(1, checkoutClient(store))
    await nextRefund(store, 'paypal', 'declined')
    expect((await refund(admin, failing.number, { amount })).status).toBe(409)
    expect((await enter(failing.codes[0])).status).toBe(200)
  })

  it('is refunded or spent, not both, whichever comes first', async () => {
    for (let round = 0; round < 4; round++) {
      const buyer = checkoutClient(store)
      const { number, codes, cards } = await buyCodes(1, buyer)
      const spender = checkoutClient(store)
      await spender.fillCart([{ product: card50 }, { product }])
      await spender.call('/api/gift-card', { method: 'PUT', body: { code: codes[0] } })
      const total = toCents(await spender.total())
      const part = Math.min(5000, total - 5000)
      const [back, paid] = await Promise.all([
        refund(admin, number, { amount: '50.00' }),
        spender.payByCard({ amount: toDecimal(total - part) }),
      ])
      expect([back.status === 200, paid.status === 200].filter(Boolean)).toHaveLength(1)
      const { balance, voided } = await cardRow(cards[0]?.id ?? 0)
      expect(back.status === 200 ? voided : balance).toBe(
        back.status === 200 ? '50.00' : toDecimal(5000 - part),
      )
    }
  })

  it('is disputed: its cards wait until that is won, and end with the money when it is lost', async () => {
    await shopper.fillCart([{ product: card50 }])
    const placed = await buyByCard()
    const number: string = placed.body.orderNumber
    const keys = await shopper.call(`/api/orders/${number}/keys`)
    const [code] = keys.body.items[0].keys
    const dispute = (status: string) =>
      admin.post(`/api/admin/orders/${number}/disputes`, {
        reference: `GC-${number}`,
        reason: 'Not mine',
        status,
      })
    const spender = checkoutClient(store)
    await spender.fillCart([{ product }])
    expect((await dispute('needs_response')).status).toBe(204)
    expect((await detailsOf(admin, number)).items[0]?.keys).toMatchObject([{ status: 'used' }])
    expect((await enter(code, spender)).body).toMatchObject({ reason: 'unknown' })
    expect((await dispute('won')).status).toBe(204)
    expect((await enter(code, spender)).status).toBe(200)
    expect((await dispute('lost')).status).toBe(204)
    await eventually(async () => (await detailsOf(admin, number)).orderStatus === 'refunded')
    expect((await spender.call('/api/gift-card')).body.giftCard).toMatchObject({
      problem: 'unknown',
      balance: '0.00',
    })
    const { rows } = await store.sql.query(
      `SELECT "balance", "voided" FROM "GiftCard" WHERE "lastFour" = $1 AND "orderItemId" IS NOT NULL`,
      [code.slice(-4)],
    )
    expect(rows).toContainEqual({ balance: '0.00', voided: '50.00' })
  })
})

describe('the gift cards of the back office', () => {
  it('are made by hand, mailed, listed without their codes, changed and shown; each leaves its trace', async () => {
    const email = `by-hand-${randomUUID()}@example.com`
    const note = `Competition ${randomUUID()}`
    const made = await admin.post('/api/admin/gift-cards', {
      amount: '30.5',
      note,
      email,
      locale: 'de',
      expiresAt: '2090-01-01T00:00:00Z',
    })
    const { code, giftCard } = made.body
    expect(made.status).toBe(201)
    expect(giftCard).toMatchObject({
      faceValue: '30.50',
      balance: '30.50',
      standing: 'valid',
      username: 'admin',
      orderNumber: null,
    })
    const mail = await firstMailTo(store, email)
    expect(mail.subject).toContain('Geschenkkarte')
    expect(mail.text).toContain(code)
    const listed = await admin.call(`/api/admin/gift-cards?search=${encodeURIComponent(note)}`)
    expect(listed.body).toEqual([giftCard])
    expect(JSON.stringify(listed.body)).not.toContain(code)
    const byEnd = await admin.call(`/api/admin/gift-cards?search=${code.slice(-4)}`)
    expect(byEnd.body).toContainEqual(giftCard)
    const change = (body: object) =>
      admin.call(`/api/admin/gift-cards/${giftCard.id}`, { method: 'PUT', body })
    const off = { isActive: false, expectedUpdatedAt: giftCard.updatedAt }
    expect(await change(off)).toMatchObject({ status: 200, body: { standing: 'off' } })
    expect((await change(off)).status).toBe(409)
    expect((await change({ isActive: true, note })).body).toMatchObject({ expiresAt: null })
    const revealed = await admin.post(`/api/admin/gift-cards/${giftCard.id}/reveal`)
    expect(revealed.body).toEqual({ code })
    await shopper.fillCart([{ product, quantity: 2 }])
    await enter(code)
    const number: string = (await buyByCard(3050)).body.orderNumber
    expect((await admin.call(`/api/admin/gift-cards/${giftCard.id}`)).body).toMatchObject({
      standing: 'used_up',
      uses: [{ orderNumber: number, amount: '30.50', returned: '0.00' }],
    })
    const { rows } = await store.sql.query(
      `SELECT "action", coalesce("after"::text, '') AS "after" FROM "AuditEntry"
       WHERE "entityType" = 'gift_card' AND "entityId" = $1 ORDER BY "id"`,
      [String(giftCard.id)],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'gift_card.create',
      'gift_card.update',
      'gift_card.update',
      'gift_card.reveal',
    ])
    for (const { after } of rows) expect(after).not.toContain(code)
  })

  it.each([
    ['amount', { amount: '0' }],
    ['amount', { amount: '-5' }],
    ['amount', { amount: '1e3' }],
    ['amount', { amount: '10000.01' }],
    ['amount', { amount: '1.234' }],
    ['amount', {}],
    ['email', { amount: '5', email: 'nobody@' }],
    ['expiresAt', { amount: '5', expiresAt: 'tomorrow' }],
    ['locale', { amount: '5', locale: 'xx' }],
    ['note', { amount: '5', note: 'x'.repeat(501) }],
  ])('take no wrong %s: %j', async (field, body) => {
    const answer = await admin.post('/api/admin/gift-cards', body)
    expect(answer.status).toBe(400)
    expect(answer.body.issues[0].path).toBe(field)
  })

  it('are for administrators', async () => {
    const moderator = await clientOfRole(store, 'moderator')
    const { id } = await newCard('1')
    expect((await moderator.call('/api/admin/gift-cards')).status).toBe(403)
    expect((await moderator.post('/api/admin/gift-cards', { amount: '5' })).status).toBe(403)
    expect((await moderator.post(`/api/admin/gift-cards/${id}/reveal`)).status).toBe(403)
    expect((await shopper.call(`/api/admin/gift-cards/${id}`)).status).toBe(401)
    expect((await admin.call('/api/admin/gift-cards/999999')).status).toBe(404)
  })
})
