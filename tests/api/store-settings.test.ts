import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { toCents, toDecimal } from '@/lib/core/money'
import { newOrderNumber } from '@/lib/orders/order-number'
import type { TaxRules } from '@/lib/pricing/tax'
import { adminClient } from '@/tests/setup/admin-client'
import { newIp } from '@/tests/setup/api-client'
import {
  checkoutClient,
  firstMailTo,
  orderRow,
  productDispenser,
} from '@/tests/setup/checkout-client'
import { detailsOf, refund, settleCards } from '@/tests/setup/order-client'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let freshProduct: () => Product

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
})
afterAll(() => store.stop())

const PATH = '/api/admin/settings'
let changed: string[] = []
let defaults: Record<string, unknown>

/** Changes settings for the duration of a test. */
async function set(values: Record<string, unknown>) {
  defaults ??= (await admin.call(PATH)).body.values
  changed.push(...Object.keys(values))
  const { status } = await admin.call(PATH, { method: 'PATCH', body: { values } })
  expect(status).toBe(200)
}
afterEach(async () => {
  if (changed.length === 0) return
  const values = Object.fromEntries(changed.map((key) => [key, defaults[key]]))
  changed = []
  await admin.call(PATH, { method: 'PATCH', body: { values } })
})

/** A page's text as read: React marks the boundaries between text nodes. */
const page = async (path: string) =>
  (await (await fetch(store.url + path)).text()).replaceAll('<!-- -->', '')

/** {@link page} without what its scripts may still say. */
const shownOn = async (path: string) =>
  (await page(path)).replaceAll(/<script[^>]*>.*?<\/script>/gs, '')

/** The given texts that a page contains; pages are too long to be printed when a test fails. */
async function has(path: string, ...texts: string[]): Promise<string[]> {
  const text = await page(path)
  return texts.filter((wanted) => text.includes(wanted))
}

/** Pays by card as the payment page does. */
async function buy(tax: TaxRules, lines: { product: Product; quantity?: number }[]) {
  const shopper = checkoutClient(store, tax)
  const cart = await shopper.fillCart(lines)
  const paid = await shopper.payByCard()
  expect(paid.body).toMatchObject({ status: 'approved' })
  const placed = await shopper.postOrder(shopper.orderBody(cart, paid.body.transactionId, 'card'))
  expect(placed.status).toBe(201)
  return { shopper, order: placed.body }
}

describe('mails', () => {
  it('say what was bought, when and how it was paid, and who sells', async () => {
    await set({ sellerName: 'Key Corner Ltd', sellerAddress: '1 Corner Street\nLondon' })
    const product = freshProduct()
    const { shopper, order } = await buy({ basisPoints: 800, inclusive: false }, [
      { product, quantity: 2 },
    ])
    const { text, html } = await firstMailTo(store, shopper.email)
    for (const words of [
      order.orderNumber,
      'Credit card',
      `$${toDecimal(toCents(product.price) * 2)}`,
      'Key Corner Ltd',
      '1 Corner Street',
      'London',
    ])
      expect(text).toContain(words)
    expect(html).toContain('prefers-color-scheme: dark')
    expect(html).toContain(encodeURIComponent(product.image))
  })
})

describe('tax', () => {
  const INCLUSIVE = { basisPoints: 1900, inclusive: true }

  it('inside the prices is charged as the prices say, and stored so that it adds up', async () => {
    await set({ taxInclusive: true, defaultTaxRate: 19 })
    const product = freshProduct()
    const { shopper, order } = await buy(INCLUSIVE, [{ product, quantity: 2 }])
    const total = toCents(product.price) * 2
    const tax = Math.round((total * 19) / 119)
    expect(order).toMatchObject({
      totalAmount: toDecimal(total),
      tax: toDecimal(tax),
      subtotal: toDecimal(total - tax),
      items: [{ productPrice: product.price, quantity: 2 }],
    })
    expect(await orderRow(store, order.orderNumber)).toMatchObject({
      subtotal: order.subtotal,
      tax: order.tax,
      totalAmount: order.totalAmount,
    })
    const { rows } = await store.sql.query(
      `SELECT p."capturedAmount" FROM "Payment" p JOIN "Order" o ON o."paymentId" = p."id"
       WHERE o."orderNumber" = $1`,
      [order.orderNumber],
    )
    expect(rows[0].capturedAmount).toBe(order.totalAmount)
    const mail = await firstMailTo(store, shopper.email)
    expect(mail.text).toContain('Subtotal without tax')
    expect(mail.html).toContain(`$${order.totalAmount}`)
  })

  it('is refunded in full with items whose prices include it', async () => {
    await set({ taxInclusive: true })
    const product = freshProduct()
    const { order } = await buy({ basisPoints: 800, inclusive: true }, [{ product, quantity: 2 }])
    // The current setting does not apply to earlier orders.
    await set({ taxInclusive: false, defaultTaxRate: 25 })
    await settleCards(store)
    const { items } = await detailsOf(admin, order.orderNumber)
    const answer = await refund(admin, order.orderNumber, {
      items: [{ itemId: items[0]?.id, quantity: 1 }],
    })
    expect(answer.body).toMatchObject({ amount: product.price })
  })

  it('that is off is not charged', async () => {
    for (const off of [
      { taxEnabled: false },
      { digitalProductTax: false },
      { defaultTaxRate: 0 },
    ]) {
      await set({ taxEnabled: true, digitalProductTax: true, defaultTaxRate: 8, ...off })
      const product = freshProduct()
      const { order } = await buy({ basisPoints: 0, inclusive: false }, [{ product }])
      expect(order).toMatchObject({
        subtotal: product.price,
        tax: '0.00',
        totalAmount: product.price,
      })
    }
  })

  it('goes by the rate in force, also for a browser that does not know it yet', async () => {
    const shopper = checkoutClient(store)
    await shopper.fillCart([{ product: freshProduct() }])
    const asBefore = await shopper.total()
    await set({ defaultTaxRate: 8.25 })
    const refused = await shopper.payByCard({ amount: asBefore })
    expect(refused).toMatchObject({ status: 409, body: { code: 'total_changed' } })
    const paid = await shopper.payByCard({ amount: refused.body.total })
    expect(paid.body).toMatchObject({ status: 'approved' })
  })

  it('holds for orders of clients without a cart as well', async () => {
    await set({ taxInclusive: true })
    const product = freshProduct()
    const post = async (path: string, body: object) => {
      const response = await fetch(store.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': newIp() },
        body: JSON.stringify(body),
      })
      return { status: response.status, body: await response.json() }
    }
    const paid = await post('/api/payment/authorize-net', {
      amount: product.price,
      cardNumber: '4111111111111111',
      expiryDate: '12/39',
      cvv: '123',
      cardholderName: 'Ada Buyer',
    })
    expect(paid.body).toMatchObject({ status: 'approved' })
    const placed = await post('/api/orders', {
      ...checkoutClient(store).orderBody([], paid.body.transactionId, 'card'),
      totalAmount: product.price,
      items: [
        {
          productId: product.id,
          productName: product.name,
          productPrice: product.price,
          quantity: 1,
        },
      ],
    })
    expect(placed).toMatchObject({ status: 201, body: { totalAmount: product.price } })
  })
})

describe('the order number prefix', () => {
  it('starts new order numbers; the browser’s number is used when it has it', async () => {
    await set({ orderNumberPrefix: 'KC-' })
    const shopper = checkoutClient(store)
    const cart = await shopper.fillCart([{ product: freshProduct() }])
    const paid = await shopper.payByCard()
    const orderNumber = newOrderNumber(Date.now(), 'KC-')
    const placed = await shopper.postOrder({
      ...shopper.orderBody(cart, paid.body.transactionId, 'card'),
      orderNumber,
    })
    expect(placed.body.orderNumber).toBe(orderNumber)
    expect((await shopper.call(`/api/orders/${orderNumber}`)).status).toBe(200)
  })

  it('replaces a number of before', async () => {
    await set({ orderNumberPrefix: 'KC-2026-' })
    const { order } = await buy({ basisPoints: 800, inclusive: false }, [
      { product: freshProduct() },
    ])
    expect(order.orderNumber).toMatch(/^KC-2026-\d+-[A-Z0-9]{5}$/)
  })

  it('is named where order numbers are asked for', async () => {
    expect(await has('/orders/track', 'It starts with SH-')).toEqual(['It starts with SH-'])
    await set({ orderNumberPrefix: 'KC-' })
    expect(await has('/orders/track', 'It starts with KC-')).toEqual(['It starts with KC-'])
    expect(await has('/returns', 'it starts with KC- and')).toEqual(['it starts with KC- and'])
  })
})

describe('guest checkout that is off', () => {
  it('refuses payments before anything is stored', async () => {
    await set({ guestCheckout: false })
    const shopper = checkoutClient(store)
    await shopper.fillCart([{ product: freshProduct() }])
    for (const answer of [await shopper.startWallet(), await shopper.payByCard()])
      expect(answer).toMatchObject({
        status: 409,
        body: {
          code: 'checkout_closed',
          message: 'The checkout is closed at the moment. Nothing was charged.',
        },
      })
    const { rows } = await store.sql.query('SELECT 1 FROM "Payment" WHERE "sessionId" = $1', [
      shopper.session,
    ])
    expect(rows).toHaveLength(0)
    expect((await shopper.call('/api/cart')).body).toHaveLength(1)
  })

  it('lets started payments finish', async () => {
    const shopper = checkoutClient(store)
    const cart = await shopper.fillCart([{ product: freshProduct() }])
    const { body } = await shopper.startWallet()
    await set({ guestCheckout: false })
    expect((await shopper.capture(body.id)).body.status).toBe('COMPLETED')
    const placed = await shopper.postOrder(shopper.orderBody(cart, body.id, 'paypal'))
    expect(placed.status).toBe(201)
  })

  it('is announced at the checkout', async () => {
    await set({ guestCheckout: false, supportEmail: 'later@softhaven.example' })
    const texts = ['The checkout is closed at the moment', 'later@softhaven.example']
    expect(await has('/checkout/review', ...texts)).toEqual(texts)
    expect(await has('/de/checkout/review', 'Die Kasse ist im Moment geschlossen')).toEqual([
      'Die Kasse ist im Moment geschlossen',
    ])
  })
})

describe('the store’s name', () => {
  const NAME = 'Key Corner'

  it('is on all pages at the next request', async () => {
    for (const path of ['/', '/de', '/about', '/terms', '/products'])
      expect(await has(path, 'Softhaven')).toEqual(['Softhaven'])
    await set({ storeName: NAME })
    for (const path of ['/', '/de', '/about', '/terms', '/privacy', '/disclaimer', '/products']) {
      const text = await page(path)
      expect([path, text.includes(NAME)]).toEqual([path, true])
      expect([path, text.match(/Softhaven/g)]).toEqual([path, null])
    }
    expect(await has('/', `<title>${NAME}:`)).toEqual([`<title>${NAME}:`])
    expect(await has('/terms', `| ${NAME}</title>`)).toEqual([`| ${NAME}</title>`])
    expect(await has('/ja/about', `${NAME}について`)).toEqual([`${NAME}について`])
    expect(await has('/checkout/review', `| ${NAME}</title>`)).toEqual([`| ${NAME}</title>`])
    expect(await has('/admin/products', `${NAME} back office`)).toEqual([`${NAME} back office`])
  })

  it('is in mails, and publishes products that name nobody else', async () => {
    await set({ storeName: NAME })
    const to = 'look@buyer.example'
    await admin.post('/api/admin/settings/test-mail', { to })
    expect((await firstMailTo(store, to)).subject).toBe(`${NAME}: test mail`)
    const added = await admin.post('/api/admin/products', {
      name: 'House Brand Tool',
      description: 'Ours.',
      price: '9.99',
    })
    expect(added.body).toMatchObject({ publisher: NAME })
    const renamed = await admin.call(`/api/admin/products/${added.body.id}`, {
      method: 'PATCH',
      body: { publisher: 'Somebody' },
    })
    expect(renamed.body.publisher).toBe('Somebody')
    const blank = await admin.call(`/api/admin/products/${added.body.id}`, {
      method: 'PATCH',
      body: { publisher: ' ' },
    })
    expect(blank.body.publisher).toBe(NAME)
  })
})

describe('the theme', () => {
  it('is on every root element at the next request', async () => {
    const rootOf = async (path: string) => (await page(path)).match(/<html[^>]*>/)?.[0] ?? ''
    expect(await rootOf('/')).not.toContain('style=')
    await set({ primaryColor: '#1D4ED8', corners: 'square', animations: false })
    for (const path of ['/', '/fr/products', '/checkout/review', '/admin/products']) {
      const root = await rootOf(path)
      expect(root).toContain('--color-primary:#1d4ed8')
      expect(root).toContain('--radius-card:0rem')
      expect(root).toContain('data-animations="off"')
    }
  })
})

describe('regional settings', () => {
  it('bring visitors without a language of the store to the default one', async () => {
    const english = 'data-language="en"'
    expect(await has('/', english)).toEqual([english])
    await set({ defaultLanguage: 'fr' })
    const french = 'data-language="fr"'
    expect(await has('/', french)).toEqual([french])
    // The server's own answers stay the same: nothing asks the database on the way.
    const answer = await fetch(store.url, {
      headers: { 'accept-language': 'bg' },
      redirect: 'manual',
    })
    expect(answer.status).toBe(200)
  })
})

describe('the owner’s own words', () => {
  it('stand in the footer and on the returns page, as text', async () => {
    expect(await has('/de/returns', 'Geld-zurück-Garantie von 30 Tagen')).toEqual([
      'Geld-zurück-Garantie von 30 Tagen',
    ])
    await set({
      storeDescription: 'The <b>corner</b> shop',
      returnsText: 'Two weeks, no <i>questions</i>.',
    })
    const texts = [
      'The &lt;b&gt;corner&lt;/b&gt; shop',
      'Two weeks, no &lt;i&gt;questions&lt;/i&gt;.',
    ]
    expect(await has('/de/returns', ...texts, 'Geld-zurück-Garantie von 30 Tagen')).toEqual(texts)
  })

  it('about tax agree with how it is worked out', async () => {
    expect(await has('/terms', 'do not include sales tax')).toEqual(['do not include sales tax'])
    await set({ taxInclusive: true })
    expect(await has('/terms', 'Prices on product pages include sales tax')).toEqual([
      'Prices on product pages include sales tax',
    ])
    await set({ taxEnabled: false })
    expect(await has('/terms', 'No sales tax is added')).toEqual(['No sales tax is added'])
  })
})

describe('what the store promises', () => {
  const PAGES = [
    '/',
    '/de',
    '/products',
    '/returns',
    '/help',
    '/about',
    '/terms',
    '/contact',
  ] as const
  const USUAL = [
    '30-day money-back',
    '30-Tage-Geld-zurück',
    'within 5 minutes',
    'innerhalb von 5 Minuten',
    '24/7 support',
    '24/7-Support',
    'around the clock',
    'Genuine',
    'enuine licence',
    'within 30 days',
    'Original-Lizenz',
  ]

  async function says(path: string, ...texts: string[]): Promise<string[]> {
    const shown = await shownOn(path)
    return texts.filter((text) => shown.includes(text))
  }

  it('is said as it was set, on every page', async () => {
    await set({
      refundDays: 14,
      deliveryMinutes: 10,
      supportPromise: 'office_hours',
      genuinePromise: false,
    })
    expect(
      await says(
        '/',
        '14-day money-back guarantee',
        'within 10 minutes',
        'Support in office hours',
      ),
    ).toHaveLength(3)
    expect(await says('/de', '14-Tage-Geld-zurück-Garantie', 'Support zu Bürozeiten')).toHaveLength(
      2,
    )
    expect(
      await says('/returns', '14-Day Money-Back Guarantee', 'within 14 days of your order'),
    ).toHaveLength(2)
    expect(await says('/terms', 'a 14-day money-back guarantee')).toHaveLength(1)
    for (const path of PAGES)
      expect({ path, says: await says(path, ...USUAL) }).toEqual({ path, says: [] })
  })

  it('is not said where nothing is promised', async () => {
    await set({
      refundDays: 0,
      deliveryMinutes: 0,
      supportPromise: 'unsaid',
      genuinePromise: false,
    })
    const any = [...USUAL, 'money-back guarantee', 'Support in office hours']
    for (const path of PAGES)
      expect({ path, says: await says(path, ...any, 'minutes of') }).toEqual({ path, says: [] })
    // What is typed of a product's delivery is its owner's own.
    const { slug, deliveryInfo } = freshProduct()
    const shown = (await shownOn(`/products/${slug}`)).replaceAll(deliveryInfo, '')
    expect(any.filter((text) => shown.includes(text))).toEqual([])
  })

  it('is said of a product as that has it', async () => {
    const product = freshProduct()
    const path = `/products/${product.slug}`
    expect(await says(path, 'Genuine licence from the publisher')).toHaveLength(1)
    await admin.call(`/api/admin/products/${product.id}`, {
      method: 'PATCH',
      body: { refundDays: 90, isGenuine: false },
    })
    expect(
      await says(path, '90-day money-back guarantee', 'within 90 days of your purchase'),
    ).toHaveLength(2)
    expect(await says(path, 'Genuine licence from the publisher')).toEqual([])
  })

  it('is mailed with the keys', async () => {
    await set({ refundDays: 21, shortRefundDays: 21 })
    const product = freshProduct()
    const { shopper } = await buy({ basisPoints: 800, inclusive: false }, [{ product }])
    expect((await firstMailTo(store, shopper.email)).text).toContain(
      'our 21-day money-back guarantee',
    )
  })
})
