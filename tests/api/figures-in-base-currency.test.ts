import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import type { Comparison } from '@/lib/bookkeeping/contracts'
import type { TaxReport } from '@/lib/bookkeeping/tax-reports/contracts'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import { type Selling, sellingIn } from '@/lib/pricing/selling'
import { DEFAULT_TAX } from '@/lib/pricing/tax'
import { adminClient } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import { checkoutClient, productDispenser, runJob } from '@/tests/setup/checkout-client'
import { detailsOf, refund } from '@/tests/setup/order-client'
import { knowSeller } from '@/tests/setup/seller'
import { startStore, type TestStore } from '@/tests/setup/store'

// At the fixed rates a dollar is worth 0.85 euros or 110 yen. All is computed by hand:
//   USD  100.00             + 8.00 tax  =   108.00             $108.00
//   EUR  2 × 84.99 − 17.00  + 12.24 tax =   165.22             $194.38, of which 14.40 tax
//   JPY  3670               + 294 tax   =  3964                 $36.04, of which 2.67 tax
// of the second 50.00 euros went back: $58.82, of which 4.35 tax.
const SELLING = { EUR: '99', JPY: '10' } as const
const BUYER = 'buyer-of-three@buyer.example'
const TODAY = new Date().toISOString().slice(0, 10)
const PERIOD = `from=${TODAY}&to=${TODAY}`

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
const numbers = new Map<CurrencyCode, string>()

function sellingOf(currency: CurrencyCode): Selling {
  const selling = sellingIn({ baseCurrency: 'USD', sellingCurrencies: SELLING }, currency)
  if (!selling) throw new Error(`The store does not sell in ${currency}`)
  return selling
}

type Purchase = { price: string; quantity?: number; coupon?: string; amount: string }

/** Buys a product of a price in dollars by PayPal. @param amount what it comes to in the currency */
async function buyIn(
  currency: CurrencyCode,
  { price, quantity = 1, coupon, amount }: Purchase,
  freshProduct: Awaited<ReturnType<typeof productDispenser>>,
) {
  const { id } = freshProduct()
  await store.sql.query(
    'UPDATE "Product" SET "price" = $1, "originalPrice" = NULL WHERE "id" = $2',
    [price, id],
  )
  const shopper = checkoutClient(store, DEFAULT_TAX, sellingOf(currency))
  const customer = { ...shopper.customer, email: BUYER }
  await shopper.call('/api/cart', { method: 'POST', body: { productId: id, quantity } })
  const cart = (await shopper.call('/api/cart')).body
  if (coupon) await shopper.call('/api/coupon', { method: 'PUT', body: { code: coupon } })
  const started = await shopper.startWallet({ amount, customer })
  expect(started).toMatchObject({ status: 201 })
  expect(await shopper.capture(started.body.id)).toMatchObject({ body: { status: 'COMPLETED' } })
  const placed = await shopper.postOrder({
    ...shopper.orderBody(cart, started.body.id, 'paypal'),
    customerEmail: BUYER,
    totalAmount: amount,
  })
  expect(placed).toMatchObject({ status: 201, body: { currency, totalAmount: amount } })
  numbers.set(currency, placed.body.orderNumber)
}

const numberIn = (currency: CurrencyCode) => numbers.get(currency) ?? ''

/** A CSV file's lines as objects. */
async function file(path: string): Promise<Record<string, string>[]> {
  const answer = await fetch(store.url + path, { headers: { 'x-session-token': admin.token } })
  expect(answer.status).toBe(200)
  return parse(await answer.text(), { bom: true, columns: true })
}

beforeAll(async () => {
  store = await startStore()
  await knowSeller(store)
  admin = await adminClient(store)
  const values = { sellingCurrencies: SELLING }
  const saved = await admin.call('/api/admin/settings', { method: 'PATCH', body: { values } })
  expect(saved.status).toBe(200)
  const coupon = await admin.post('/api/admin/coupons', { code: 'TENTH', percent: 10 })
  expect(coupon.status).toBe(201)
  const freshProduct = await productDispenser(store)
  await buyIn('USD', { price: '100.00', amount: '108.00' }, freshProduct)
  const inEuros = { price: '100.00', quantity: 2, coupon: 'TENTH', amount: '165.22' }
  await buyIn('EUR', inEuros, freshProduct)
  await buyIn('JPY', { price: '33.33', amount: '3964.00' }, freshProduct)
  const back = await refund(admin, numberIn('EUR'), { amount: '50.00' })
  expect(back).toMatchObject({ body: { status: 'succeeded', amount: '50.00', currency: 'EUR' } })
})
afterAll(() => store.stop())

const SUMS = { orders: 3, gross: '338.42', refunds: '58.82', net: '279.60', average: '112.81' }
const BY_CURRENCY = [
  {
    key: 'EUR',
    count: 1,
    refundedCount: 1,
    grossCents: 19_438,
    refundsCents: 5882,
    netCents: 13_556,
    asPaid: { grossCents: 16_522, refundsCents: 5000, netCents: 11_522 },
  },
  {
    key: 'USD',
    count: 1,
    refundedCount: 0,
    grossCents: 10_800,
    asPaid: { grossCents: 10_800, refundsCents: 0, netCents: 10_800 },
  },
  {
    key: 'JPY',
    count: 1,
    grossCents: 3604,
    asPaid: { grossCents: 396_400, refundsCents: 0, netCents: 396_400 },
  },
]

const analytics = async (path: string) => (await admin.call(`/api/admin/analytics/${path}`)).body

describe('orders in three currencies', () => {
  it('are worth what they were on their day', async () => {
    const { rows } = await store.sql.query(
      'SELECT "currency", "rateToBase"::text AS "rate", "rateSource"::text AS "source" FROM "Order" ORDER BY "id"',
    )
    expect(rows).toEqual([
      { currency: 'USD', rate: '1.000000000000', source: null },
      { currency: 'EUR', rate: '1.176470588235', source: 'fixed' },
      { currency: 'JPY', rate: '0.009090909091', source: 'fixed' },
    ])
  })

  it('add up in the currency of the store: start page, orders, analytics', async () => {
    const { sales, orders } = (await admin.call('/api/admin/overview')).body
    expect(sales.today).toEqual({ orders: 3, gross: '338.42' })
    expect((await admin.call('/api/admin/orders/statistics')).body.today).toEqual(SUMS)
    const { current } = await analytics('summary?range=7')
    expect(current).toMatchObject({
      orders: 3,
      grossCents: 33_842,
      refundsCents: 5882,
      netCents: 27_960,
      averageCents: 11_281,
    })
    expect(await analytics('breakdown?range=7&by=methods')).toMatchObject([
      { key: 'paypal', count: 3, refundedCount: 1, grossCents: 33_842, refundsCents: 5882 },
    ])
    // Before tax, less the discount.
    const products: { grossCents: number }[] = await analytics('breakdown?range=7&by=products')
    expect(products.map(({ grossCents }) => grossCents)).toEqual([17_998, 10_000, 3336])
    expect(await analytics('refund-reasons?range=7')).toEqual([
      { reason: '', refunds: 1, refundsCents: 5882 },
    ])
    // Single ones are in their own.
    expect(orders).toMatchObject([
      { totalAmount: '3964.00', currency: 'JPY' },
      { totalAmount: '165.22', refundedAmount: '50.00', currency: 'EUR' },
      { totalAmount: '108.00', currency: 'USD' },
    ])
  })

  it('can be read by what was charged', async () => {
    expect(await analytics('breakdown?range=7&by=charged')).toMatchObject(BY_CURRENCY)
    const [euros] = await file('/api/admin/analytics/export?range=7&table=charged')
    expect(euros).toMatchObject({
      'Currency charged': 'EUR',
      Orders: '1',
      'Gross (USD)': '194.38',
      'Gross as charged': '165.22',
      'Net as charged': '115.22',
    })
  })

  it('are the sum of their buyer, and of the coupon', async () => {
    const [customer] = (await admin.call(`/api/admin/customers?search=${BUYER}`)).body
    expect(customer).toMatchObject({ orders: 3, paid: '338.42', refunded: '58.82', net: '279.60' })
    const [coupon] = (await admin.call('/api/admin/coupons?search=TENTH')).body
    expect(coupon).toMatchObject({ uses: 1, discounted: '20.00' })
  })

  it('earn in the currency in which keys were bought', async () => {
    const { margin, payment, currency } = await detailsOf(admin, numberIn('EUR'))
    expect(payment.refundedAmount).toBe('50.00')
    expect(currency).toBe('EUR')
    // 152.98 without tax, less 46.30 of the refund, are 106.68 euros.
    expect(margin?.revenue).toBe('125.51')
  })

  it('are taxed in it, with what was charged and where the rate is from', async () => {
    const report = await eventually(async () => {
      const { body } = await admin.call(`/api/admin/tax-report?${PERIOD}`)
      const { total }: TaxReport = body
      return total.refundedTax !== '0.00' && (body as TaxReport)
    })
    expect(report.currency).toBe('USD')
    expect(report.rows).toMatchObject([
      {
        currency: 'EUR',
        rateSources: ['fixed'],
        net: '179.98',
        tax: '14.40',
        gross: '194.38',
        refundedNet: '54.47',
        refundedTax: '4.35',
        taxDue: '10.05',
        charged: {
          net: '152.98',
          tax: '12.24',
          gross: '165.22',
          refundedNet: '46.30',
          refundedTax: '3.70',
          taxDue: '8.54',
        },
      },
      { currency: 'JPY', net: '33.37', tax: '2.67', charged: { net: '3670.00', tax: '294.00' } },
      { currency: 'USD', net: '100.00', tax: '8.00', charged: null, rateSources: [] },
    ])
    expect(report.total).toMatchObject({ orders: 3, gross: '338.42', refundedTax: '4.35' })
    const [euros] = await file(`/api/admin/tax-report/export?${PERIOD}`)
    expect(euros).toMatchObject({
      Net: '179.98',
      Currency: 'USD',
      'Charged in': 'EUR',
      Rate: "the store's fixed rate on the day of the order",
      'Net as charged': '152.98',
    })
    const postings = await file(`/api/admin/tax-report/postings?${PERIOD}`)
    expect(postings).toMatchObject([
      {
        Kind: 'invoice',
        Net: '152.98',
        Currency: 'EUR',
        'Reporting currency': 'USD',
        'Net (reporting)': '179.98',
        'Tax (reporting)': '14.4',
        'Gross (reporting)': '194.38',
      },
      {
        Kind: 'credit note',
        Gross: '-50',
        'Net (reporting)': '-54.47',
        'Tax (reporting)': '-4.35',
      },
    ])
    const summary = await admin.call(`/api/admin/documents/summary?${PERIOD}`)
    expect(summary.body.rates).toMatchObject([
      { invoicedNet: '179.98', invoicedTax: '14.40', creditedNet: '54.47', creditedTax: '4.35' },
    ])
  })

  it('are compared with the provider’s book in their own', async () => {
    const started = await admin.post('/api/admin/books', {
      provider: 'paypal',
      from: TODAY,
      to: TODAY,
    })
    const { status, books, differences } = await eventually<Comparison>(async () => {
      const { body } = await admin.call(`/api/admin/books/${started.body.id}`)
      return body.status !== 'running' && body
    })
    expect({ status, differences }).toEqual({ status: 'done', differences: [] })
    const sums = (captured: string, refunded: string, net: string) => {
      const book = expect.objectContaining({ captured, refunded, net })
      return { store: book, provider: book }
    }
    expect(books).toEqual([
      { currency: 'USD', ...sums('108.00', '0.00', '108.00') },
      { currency: 'EUR', ...sums('165.22', '50.00', '115.22') },
      { currency: 'JPY', ...sums('3964.00', '0.00', '3964.00') },
    ])
  })

  it('are the same once their day is added up', async () => {
    await store.sql.query(`UPDATE "Order" SET "createdAt" = "createdAt" - interval '3 days'`)
    await store.sql.query(`UPDATE "Refund" SET "updatedAt" = "updatedAt" - interval '3 days'`)
    await runJob(store, 'sum_days')
    await eventually(async () => {
      const sums = `SELECT 1 FROM "DaySales" WHERE "by" = 'chargedAsPaid' AND "key" = 'EUR'`
      return (await store.sql.query(sums)).rowCount
    })
    expect(await analytics('breakdown?range=7&by=charged')).toMatchObject(BY_CURRENCY)
    const { current } = await analytics('summary?range=7')
    expect(current).toMatchObject({ grossCents: 33_842, refundsCents: 5882 })
  })
})

// At 0.9 euros for a dollar, and what was charged in euros as it was:
//   USD  108.00   at 0.9             €97.20
//   EUR  165.22   of which 50.00 back
//   JPY  3964     at 0.008181818182  €32.43
describe('the same orders, once euros are the base currency', () => {
  const RATE = { currency: 'EUR', rate: '0.9', rounding: '99' }

  it('are foreseen', async () => {
    const { body } = await admin.post('/api/admin/base-currency', { ...RATE, dryRun: true })
    expect(body.sales).toEqual({ days: 30, before: '338.42', after: '294.85' })
  })

  it('keep what was charged, and count by the rate that the owner typed', async () => {
    await addKeys('10.00')
    await addKeys('9.00', 'EUR')
    expect(await admin.post('/api/admin/base-currency', RATE)).toMatchObject({ status: 200 })
    const { rows } = await store.sql.query(
      `SELECT "currency", "totalAmount"::text AS "total", "rateToBase"::text AS "rate", "rateSource"::text AS "source"
       FROM "Order" ORDER BY "id"`,
    )
    expect(rows).toEqual([
      { currency: 'USD', total: '108.00', rate: '0.900000000000', source: 'owner' },
      { currency: 'EUR', total: '165.22', rate: '1.000000000000', source: null },
      { currency: 'JPY', total: '3964.00', rate: '0.008181818182', source: 'owner' },
    ])
  })

  it('add up in it, also on days that were added up before', async () => {
    const { current } = await analytics('summary?range=7')
    expect(current).toMatchObject({ orders: 3, grossCents: 29_485, refundsCents: 5000 })
    expect(await analytics('breakdown?range=7&by=charged')).toMatchObject([
      { key: 'EUR', grossCents: 16_522, refundsCents: 5000 },
      { key: 'USD', grossCents: 9720, asPaid: { grossCents: 10_800 } },
      { key: 'JPY', grossCents: 3243, asPaid: { grossCents: 396_400 } },
    ])
    const [customer] = (await admin.call(`/api/admin/customers?search=${BUYER}`)).body
    expect(customer).toMatchObject({ orders: 3, paid: '294.85', refunded: '50.00', net: '244.85' })
    const report: TaxReport = (
      await admin.call(`/api/admin/tax-report?from=2020-01-01&to=${TODAY}`)
    ).body
    expect(report).toMatchObject({ currency: 'EUR', total: { orders: 3 } })
    expect(report.rows.map(({ currency, rateSources }) => [currency, rateSources])).toEqual(
      expect.arrayContaining([
        ['EUR', []],
        ['JPY', ['owner']],
        ['USD', ['owner']],
      ]),
    )
  })

  it('earn by what their keys cost, as it was paid', async () => {
    const { rows } = await store.sql.query(
      `SELECT "unitCost"::text AS "cost", "paidUnitCost"::text AS "paid", "paidCurrency" AS "in"
       FROM "KeyBatch" WHERE "supplier" = $1 ORDER BY "id"`,
      [SUPPLIER],
    )
    expect(rows).toEqual([
      { cost: '9.00', paid: '10.00', in: 'USD' },
      // Nine euros were worth 10.59 dollars, and are nine again.
      { cost: '9.00', paid: null, in: null },
    ])
  })

  it('are given back in what they were paid in', async () => {
    expect(await refund(admin, numberIn('JPY'), { amount: '3964.00' })).toMatchObject({
      body: { status: 'succeeded', amount: '3964.00', currency: 'JPY' },
    })
    const { current } = await analytics('summary?range=7')
    expect(current).toMatchObject({ refundsCents: 8243 })
  })
})

const SUPPLIER = 'Keys Ltd'

/** Adds a key that cost something. */
async function addKeys(unitCost: string, currency?: CurrencyCode): Promise<void> {
  const { rows } = await store.sql.query<{ id: number }>('SELECT "id" FROM "Product" LIMIT 1')
  const batch = { supplier: SUPPLIER, unitCost, ...(currency && { currency }) }
  const added = await admin.post('/api/admin/product-keys/bulk', {
    productId: rows[0]?.id,
    keys: [`COST-${unitCost}-${currency}`],
    batch,
  })
  expect(added.status).toBeLessThan(300)
}
