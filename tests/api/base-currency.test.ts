import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { CartItem } from '@/lib/cart/contracts'
import type { Product } from '@/lib/catalog/contracts'
import { SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import { adminClient } from '@/tests/setup/admin-client'
import { firstMailTo, orderRow, productDispenser } from '@/tests/setup/checkout-client'
import { detailsOf, paidBack, refund, settleCards } from '@/tests/setup/order-client'
import { invoiceOf, shopperIn } from '@/tests/setup/paying-shopper'
import { pluginClient } from '@/tests/setup/plugin-client'
import { tellSimulator } from '@/tests/setup/provider-client'
import { knowSeller } from '@/tests/setup/seller'
import { startStore } from '@/tests/setup/store'

const PATH = '/api/admin/base-currency'

/** A store whose base currency is about to change. */
async function storeToChange() {
  const store = await startStore()
  await knowSeller(store)
  const admin = await adminClient(store)
  const change = (body: object) => admin.post(PATH, body)
  const product = async (slug: string): Promise<Product> =>
    (await fetch(`${store.url}/api/products/${slug}`)).json()
  return { store, admin, change, product }
}

describe('a store that changes to euros', () => {
  const EUROS = { currency: 'EUR', rate: '0.85', rounding: '99' }
  const POUNDS = { currency: 'GBP', rate: '0.86', rounding: '99', keepSelling: true }
  let shop: Awaited<ReturnType<typeof storeToChange>>
  let freshProduct: () => Product
  beforeAll(async () => {
    shop = await storeToChange()
  })
  afterAll(() => shop.store.stop())

  it('is shown what would change, while nothing does', async () => {
    const { change, admin, product } = shop
    const foreseen = await change({ ...EUROS, dryRun: true })
    expect(foreseen.status).toBe(200)
    expect(foreseen.body).toMatchObject({ currency: 'USD', problem: null })
    const [example] = foreseen.body.examples
    expect(example.after).toMatch(/\.99$/)
    const slug = await shop.store.sql.query('SELECT "slug" FROM "Product" WHERE "name" = $1', [
      example.name,
    ])
    expect((await product(slug.rows[0].slug)).price).toBe(example.before)
    expect((await admin.call(PATH)).body.currency).toBe('USD')
  })

  it.each([
    [{ ...EUROS, currency: 'USD' }, 'currency'],
    [{ ...EUROS, currency: 'XXX' }, 'currency'],
    [{ ...EUROS, rate: '0' }, 'rate'],
    [{ ...EUROS, rate: '-1' }, 'rate'],
    [{ ...EUROS, rate: 0.85 }, 'rate'],
    [{ ...EUROS, currency: 'JPY' }, 'rounding'],
    [{ ...EUROS, rounding: '1' }, 'rounding'],
  ])('refuses %j', async (body, path) => {
    const answer = await shop.change(body)
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path }] } })
  })

  it('refuses prices that no product can have', async () => {
    const answer = await shop.change({ currency: 'VND', rate: '999999999', rounding: '100' })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } })
    expect((await shop.admin.call(PATH)).body.currency).toBe('USD')
  })

  it('is not changed beside the prices', async () => {
    const values = { baseCurrency: 'EUR' }
    const answer = await shop.admin.call('/api/admin/settings', {
      method: 'PATCH',
      body: { values },
    })
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'baseCurrency' }] } })
  })

  it('has all its prices, coupons and gift cards in them', async () => {
    const { store, admin, change } = shop
    const coupon = { code: 'TENOFF', amount: '10.00', minimum: '50.00' }
    expect((await admin.post('/api/admin/coupons', coupon)).status).toBe(201)
    expect((await admin.post('/api/admin/gift-cards', { amount: '100.00' })).status).toBe(201)
    const before: Product[] = (await admin.call('/api/products?limit=100')).body
    expect((await change(EUROS)).body).toMatchObject({ currency: 'EUR', coupons: 1, giftCards: 1 })

    const after: Product[] = (await admin.call('/api/products?limit=100')).body
    for (const { id, price, originalPrice } of after) {
      const was = Number(before.find((each) => each.id === id)?.price)
      expect(price).toMatch(/\.99$/)
      expect(Math.abs(Number(price) - was * 0.85)).toBeLessThanOrEqual(0.51)
      if (originalPrice !== null) expect(Number(originalPrice)).toBeGreaterThan(Number(price))
    }
    const [stored] = (await admin.call('/api/admin/coupons')).body
    expect(stored).toMatchObject({ amount: '8.50', minimum: '42.50' })
    const [card] = (await admin.call('/api/admin/gift-cards')).body
    expect(card).toMatchObject({ faceValue: '85.00', balance: '85.00' })
    freshProduct = await productDispenser(store)
  })

  it('says so on pages, in data about them, and in feeds', async () => {
    const { store } = shop
    const { slug, price } = freshProduct()
    const page = await (await fetch(`${store.url}/products/${slug}`)).text()
    expect(page).toContain(`€${price}`)
    expect(page).toContain('"priceCurrency":"EUR"')
    expect(page).toContain('Prices are charged in euros.')
    const feed = await (await fetch(`${store.url}/feeds/google-merchant.xml`)).text()
    expect(feed).toContain(`<g:price>${price} EUR</g:price>`)
    expect((await fetch(`${store.url}/feeds/google-merchant.xml?currency=USD`)).status).toBe(400)
  })

  it('parts prices where they did, at what is round', async () => {
    const { store } = shop
    const found = async (query: string) => {
      const response = await fetch(`${store.url}/api/products?limit=100&${query}`)
      const products: Product[] = await response.json()
      return products.map(({ price }) => Number(price))
    }
    const cheap = await found('price=under50')
    expect(cheap.length).toBeGreaterThan(0)
    expect(Math.max(...cheap)).toBeLessThan(50)
    const filters = await (await fetch(`${store.url}/api/product-filters`)).json()
    const counted = filters.price.find(({ value }: { value: string }) => value === 'under50')
    expect(counted.count).toBe(cheap.length)
  })

  it('takes no payment in dollars', async () => {
    const shopper = await shopperIn(shop.store, { currency: 'EUR', product: freshProduct() })
    expect(await shopper.startWallet({ currency: 'USD' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'currency' }] },
    })
  })

  it('offers cards once its account takes euros', async () => {
    const { store, admin } = shop
    const shopper = await shopperIn(store, { currency: 'EUR', product: freshProduct() })
    expect(await shopper.payByCard()).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((await admin.call(PATH)).body.methods).toEqual({
      taking: ['paypal'],
      refusing: ['card'],
    })
    const { loginId, transactionKey } = SIMULATOR_CREDENTIALS.authorizeNet
    await pluginClient(admin).set('authorize-net', {
      settings: { mode: 'test', loginId, transactionKey, currency: 'EUR' },
      active: true,
    })
    // What the account really is decides: this one still is in dollars.
    expect((await shopper.payByCard()).status).toBeGreaterThanOrEqual(400)
    await tellSimulator(store, 'authorizeNet', '/__account', { currency: 'EUR' })
    const { orderNumber } = await shopper.byCard()
    expect(await orderRow(store, orderNumber)).toMatchObject({ currency: 'EUR' })
    await settleCards(store)
    const { items } = await detailsOf(admin, orderNumber)
    const back = await refund(admin, orderNumber, {
      items: [{ itemId: items[0]?.id, quantity: 1 }],
    })
    expect(back.body).toMatchObject({ status: 'succeeded' })
  })

  it('charges, mails, writes invoices and refunds in euros', async () => {
    const { store, admin } = shop
    const product = freshProduct()
    const shopper = await shopperIn(store, { currency: 'EUR', product, quantity: 3 })
    const order = await shopper.byWallet()
    expect(order).toMatchObject({ currency: 'EUR', totalAmount: await totalOf(shopper.cart) })
    const mail = await firstMailTo(store, shopper.email)
    expect(mail.text).toContain(`€${order.totalAmount}`)
    const invoice = await invoiceOf(store, order.orderNumber)
    expect(invoice).toContain('EUR')
    const details = await detailsOf(admin, order.orderNumber)
    const back = await refund(admin, order.orderNumber, {
      items: [{ itemId: details.items[0]?.id, quantity: 1 }],
    })
    expect(back).toMatchObject({ body: { status: 'succeeded' } })
    const { payment } = await detailsOf(admin, order.orderNumber)
    expect(await paidBack(store, details)).toBe(Number(payment.refundedAmount))
    const report = await admin.call('/api/admin/tax-report?from=2020-01-01&to=2035-01-01')
    expect(report.body.currency).toBe('EUR')
    const csv = await fetch(`${store.url}/api/admin/analytics/export?table=days&days=7`, {
      headers: { 'x-session-token': admin.token },
    })
    expect(await csv.text()).toContain('Gross (EUR)')
  })

  it('does not change it while a payment is under way', async () => {
    const { store, change } = shop
    const shopper = await shopperIn(store, { currency: 'EUR', product: freshProduct() })
    const { body } = await shopper.startWallet()
    await store.sql.query(
      `UPDATE "Payment" SET "status" = 'processing' WHERE "providerOrderId" = $1`,
      [body.id],
    )
    expect(await change({ ...POUNDS, dryRun: true })).toMatchObject({
      status: 409,
      body: { text: { reason: 'settings.baseCurrencyDuringPayments' } },
    })
    await store.sql.query(`UPDATE "Payment" SET "status" = 'failed' WHERE "providerOrderId" = $1`, [
      body.id,
    ])
  })

  it.each(['0.3', '2', '86'])('refuses a rate that no day has, with orders: %s', async (rate) => {
    expect(await shop.change({ ...POUNDS, rate })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'rate', text: { reason: 'settings.rateNotNear' } }] },
    })
  })

  it('changes it again, with orders, and goes on selling in euros at the same prices', async () => {
    const { store, admin, change } = shop
    const product = freshProduct()
    const shopper = await shopperIn(store, { currency: 'EUR', product })
    const started = await shopper.startWallet()
    const before: Product[] = (await admin.call('/api/products?limit=100')).body
    expect(await change(POUNDS)).toMatchObject({ status: 200, body: { currency: 'GBP' } })
    expect((await admin.call('/api/admin/settings')).body.values).toMatchObject({
      baseCurrency: 'GBP',
      sellingCurrencies: { EUR: '99' },
    })
    const after: Product[] = (await admin.call('/api/products?limit=100')).body
    for (const { id, prices } of after)
      expect(prices?.EUR?.price).toBe(before.find((each) => each.id === id)?.price)
    // What was sold for euros is worth them.
    const [card] = (await admin.call('/api/admin/gift-cards')).body
    expect(card).toMatchObject({ faceValue: '85.00', currency: 'EUR' })
    // Whoever was about to pay in euros pays what he was shown.
    expect(await shopper.capture(started.body.id)).toMatchObject({ body: { status: 'COMPLETED' } })
    const inPounds = await shopperIn(store, { currency: 'GBP', product: freshProduct() })
    expect(await inPounds.byWallet()).toMatchObject({ currency: 'GBP' })
  })
})

/** What a cart costs with the default tax, from what its products cost. */
async function totalOf(cart: readonly CartItem[]): Promise<string> {
  const net = cart.reduce((sum, { product, quantity }) => sum + Number(product.price) * quantity, 0)
  return (Math.round(net * 100) / 100 + Math.round(net * 8 + 1e-6) / 100).toFixed(2)
}

describe('a store that changes to yen, which have no smaller coin', () => {
  let shop: Awaited<ReturnType<typeof storeToChange>>
  let freshProduct: () => Product
  beforeAll(async () => {
    shop = await storeToChange()
    const changed = await shop.change({ currency: 'JPY', rate: '151.37', rounding: '10' })
    expect(changed).toMatchObject({ status: 200, body: { currency: 'JPY' } })
    freshProduct = await productDispenser(shop.store)
  })
  afterAll(() => shop.store.stop())

  const isWhole = (amount: string) => amount.endsWith('.00')

  it('writes whole amounts', async () => {
    const { slug, price } = freshProduct()
    const page = await (await fetch(`${shop.store.url}/products/${slug}`)).text()
    expect(isWhole(price)).toBe(true)
    expect(page).toContain(`¥${Number(price).toLocaleString('en')}`)
  })

  it.each([
    ['/api/admin/products', 'price', (price: string) => ({ price })],
    ['/api/admin/coupons', 'amount', (amount: string) => ({ code: 'YEN', amount })],
    ['/api/admin/gift-cards', 'amount', (amount: string) => ({ amount })],
  ])('takes no parts of a yen: %s', async (path, field, body) => {
    const category = await shop.store.sql.query('SELECT "id" FROM "Category" LIMIT 1')
    const fields = { name: 'Whole', description: 'Whole', categoryId: category.rows[0].id }
    const post = (amount: string) => shop.admin.post(path, { ...fields, ...body(amount) })
    expect(await post('1200.50')).toMatchObject({
      status: 400,
      body: { issues: [{ path: field }] },
    })
    expect((await post('1200.00')).status).toBe(201)
  })

  it('charges and refunds whole amounts that add up', async () => {
    const { store, admin } = shop
    const shopper = await shopperIn(store, {
      currency: 'JPY',
      product: freshProduct(),
      quantity: 3,
    })
    const order = await shopper.byWallet()
    expect(order.currency).toBe('JPY')
    for (const amount of [order.subtotal, order.tax, order.totalAmount])
      expect(isWhole(amount)).toBe(true)
    expect(Number(order.subtotal) + Number(order.tax)).toBe(Number(order.totalAmount))

    const { items } = await detailsOf(admin, order.orderNumber)
    expect(await refund(admin, order.orderNumber, { items: [], amount: '100.50' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'amount' }] },
    })
    for (let piece = 0; piece < 3; piece++) {
      const back = await refund(admin, order.orderNumber, {
        items: [{ itemId: items[0]?.id, quantity: 1 }],
      })
      expect(back).toMatchObject({ body: { status: 'succeeded' } })
      expect(isWhole(back.body.amount)).toBe(true)
    }
    const { payment } = await detailsOf(admin, order.orderNumber)
    expect(payment.refundedAmount).toBe(order.totalAmount)
    const invoice = await invoiceOf(store, order.orderNumber)
    expect(invoice).toContain(Number(order.totalAmount).toLocaleString('en'))
    expect(invoice).not.toContain(`${Number(order.totalAmount).toLocaleString('en')}.00`)
  })
})

describe('a store without products', () => {
  it('refuses a rate at which an amount could not be stored', async () => {
    const { store, admin, change } = await storeToChange()
    await store.sql.query('UPDATE "Product" SET "price" = 0, "originalPrice" = NULL')
    await admin.post('/api/admin/coupons', { code: 'LARGE', amount: '90000000.00' })
    const answer = await change({ currency: 'VND', rate: '999999999', rounding: 'whole' })
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'rate' }] } })
    await store.stop()
  })
})

describe('a store in a currency of small worth', () => {
  let shop: Awaited<ReturnType<typeof storeToChange>>
  afterAll(() => shop.store.stop())

  it('has no method of payment, and says so', async () => {
    shop = await storeToChange()
    const changed = await shop.change({ currency: 'VND', rate: '25400', rounding: '100' })
    expect(changed.status).toBe(200)
    expect(changed.body.methods.taking).toEqual([])
    const product = (await productDispenser(shop.store))()
    const shopper = await shopperIn(shop.store, { currency: 'VND', product, quantity: 99 })
    expect(Number(await shopper.total())).toBeGreaterThan(99_999_999.99)
    expect(await shopper.startWallet()).toMatchObject({ status: 409 })
  })
})
