import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import type { TaxReport } from '@/lib/bookkeeping/tax-reports/contracts'
import type { WatchedThreshold } from '@/lib/bookkeeping/tax-thresholds/contracts'
import type { Product } from '@/lib/catalog/contracts'
import { toCents } from '@/lib/core/money'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import { checkoutClient, productDispenser } from '@/tests/setup/checkout-client'
import { finishJob } from '@/tests/setup/jobs'
import { detailsOf, refund, settleCards } from '@/tests/setup/order-client'
import { knowSeller } from '@/tests/setup/seller'
import { withSetting } from '@/tests/setup/settings'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let freshProduct: () => Product

beforeAll(async () => {
  store = await startStore()
  await knowSeller(store)
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
  const taxRates = [{ country: 'DE', rate: 19 }]
  await admin.call('/api/admin/settings', {
    method: 'PATCH',
    body: { values: { taxRates, sellerCountry: 'DE' } },
  })
})
afterAll(() => store.stop())

const TODAY = new Date().toISOString().slice(0, 10)
const PERIOD = `from=${TODAY}&to=${TODAY}`
const REPORT = `/api/admin/tax-report?${PERIOD}`
const FRENCH = { country: 'FR', company: '=cmd()', taxId: 'FR40303265045' }

const report = async (): Promise<TaxReport> => (await admin.call(REPORT)).body
const rowOf = ({ rows }: TaxReport, kind: string) => rows.find((row) => row.kind === kind)

/** A CSV file's name and its lines as objects. */
async function file(path: string): Promise<{ name: string; rows: Record<string, string>[] }> {
  const answer = await fetch(store.url + path, { headers: { 'x-session-token': admin.token } })
  expect(answer.status).toBe(200)
  return {
    name: answer.headers.get('content-disposition') ?? '',
    rows: parse(await answer.text(), { bom: true, columns: true }),
  }
}

async function buy(buyer: object, basisPoints: number, product = freshProduct()) {
  const shopper = checkoutClient(store, { basisPoints, inclusive: false })
  const cart = await shopper.fillCart([{ product, quantity: 2 }])
  const paid = await shopper.payByCard({ customer: { ...shopper.customer, ...buyer } })
  const body = shopper.orderBody(cart, paid.body.transactionId, 'card')
  const placed = await shopper.postOrder(body)
  expect(placed.status).toBe(201)
  return { ...placed.body, transaction: paid.body.transactionId }
}

const sum = (values: readonly string[]) =>
  values.reduce((cents, value) => cents + Math.round(Number(value) * 100), 0)

describe('the tax report', () => {
  it('equals orders and documents to the cent, by country, rate and kind', async () => {
    const german = await buy({ country: 'DE' }, 1900)
    const company = await buy(FRENCH, 0)
    const american = await buy({ country: 'US' }, 800)
    const orders = [german, company, american]

    const before = await report()
    expect(before.total.orders).toBe(3)
    expect(toCents(before.total.gross)).toBe(sum(orders.map(({ totalAmount }) => totalAmount)))
    expect(rowOf(before, 'standard')).toMatchObject({
      country: 'DE',
      rate: '19',
      orders: 1,
      net: german.subtotal,
      tax: german.tax,
      refundedTax: '0.00',
      taxDue: german.tax,
    })
    expect(rowOf(before, 'reverse_charge')).toMatchObject({
      country: 'FR',
      net: company.subtotal,
      tax: '0.00',
    })
    expect(rowOf(before, 'general')).toMatchObject({ country: 'US', rate: '8' })

    await settleCards(store)
    const [item] = (await detailsOf(admin, german.orderNumber)).items
    const given = await refund(admin, german.orderNumber, {
      items: [{ itemId: item?.id, quantity: 1 }],
    })
    expect(given.status).toBe(200)
    const after = await eventually(async () => {
      const now = await report()
      return now.total.refundedTax === '0.00' ? undefined : now
    })
    const { rows } = await store.sql.query(
      `SELECT "snapshot"->'totals' AS "totals" FROM "InvoiceDocument" WHERE "kind" = 'credit_note'`,
    )
    const [{ totals }] = rows
    const row = rowOf(after, 'standard')
    expect(toCents(row?.refundedNet ?? '')).toBe(totals.netCents)
    expect(toCents(row?.refundedTax ?? '')).toBe(totals.taxCents)
    expect(row).toMatchObject({ orders: 1, net: german.subtotal })
  })

  it('is saved with its period in the name', async () => {
    const { name, rows } = await file(`/api/admin/tax-report/export?${PERIOD}`)
    expect(name).toContain(`taxes-${TODAY}-${TODAY}.csv`)
    const now = await report()
    expect(rows).toHaveLength(now.rows.length + 1)
    expect(Number(rows.at(-1)?.Gross)).toBe(Number(now.total.gross))
    expect(rows.find(({ Kind }) => Kind === 'standard')).toMatchObject({
      Country: 'DE',
      'Country name': 'Germany',
      'Rate (%)': '19',
    })
  })

  it('is empty where nothing was sold, and refuses a period that ends before it begins', async () => {
    const empty = await admin.call('/api/admin/tax-report?from=2020-01-01&to=2020-03-31')
    expect(empty.body).toMatchObject({ rows: [], total: { orders: 0, gross: '0.00' } })
    for (const query of [
      'from=2020-02-01&to=2020-01-01',
      'from=2020-02-30&to=2020-03-01',
      'from=0000-01-01&to=2020-01-01',
      '',
    ])
      expect((await admin.call(`/api/admin/tax-report?${query}`)).status).toBe(400)
  })

  it('is for administrators', async () => {
    const moderator = await clientOfRole(store, 'moderator')
    for (const path of [REPORT, `/api/admin/tax-report/postings?${PERIOD}`])
      expect((await moderator.call(path)).status).toBe(403)
  })
})

describe('what PayPal kept', () => {
  it('is known of a payment, and added up', async () => {
    const shopper = checkoutClient(store, { basisPoints: 1900, inclusive: false })
    const cart = await shopper.fillCart([{ product: freshProduct() }])
    const customer = { ...shopper.customer, country: 'DE' }
    const { body: started } = await shopper.startWallet({ customer })
    await shopper.capture(started.id)
    const placed = await shopper.postOrder(shopper.orderBody(cart, started.id, 'paypal'))
    const fee = Math.round(toCents(placed.body.totalAmount) * 0.0349) + 49
    const { payment } = await detailsOf(admin, placed.body.orderNumber)
    expect(toCents(payment.providerFee ?? '0')).toBe(fee)
    expect((await report()).fees).toEqual([
      { provider: 'paypal', payments: 1, amount: payment.providerFee, isEstimated: false },
    ])
  })
})

describe('the files for accountants', () => {
  it('post each invoice and credit note with its rate, buyer and transaction', async () => {
    const company = await buy(FRENCH, 0)
    await admin.post(`/api/admin/orders/${company.orderNumber}/documents`, {})
    const { name, rows } = await file(`/api/admin/tax-report/postings?${PERIOD}`)
    expect(name).toContain(`postings-${TODAY}-${TODAY}.csv`)
    expect(rows.find(({ Order }) => Order === company.orderNumber)).toMatchObject({
      Date: TODAY,
      Kind: 'invoice',
      // No formula.
      Buyer: "'=cmd()",
      Country: 'FR',
      'Tax ID': FRENCH.taxId,
      'Tax rate (%)': '0',
      Tax: '0',
      'Reverse charge': 'yes',
      'Payment provider': 'authorize_net',
      'Provider transaction': company.transaction,
    })
    const credit = rows.find(({ Kind }) => Kind === 'credit note')
    expect(Number(credit?.Gross)).toBeLessThan(0)
    expect(Number(credit?.Net) + Number(credit?.Tax)).toBeCloseTo(Number(credit?.Gross), 9)
  })

  it('have subtotal, tax, rate, country and invoice of each order', async () => {
    const german = await buy({ country: 'DE' }, 1900)
    const { rows } = await file(`/api/admin/orders/export?search=${german.orderNumber}`)
    expect(rows).toHaveLength(1)
    expect(Object.keys(rows[0] ?? {}).slice(0, 9)).toEqual([
      'Order',
      'Placed (UTC)',
      'Status',
      'Name',
      'E-mail',
      'Products',
      'Total',
      'Refunded',
      'Currency',
    ])
    expect(rows[0]).toMatchObject({
      Subtotal: german.subtotal,
      Tax: german.tax,
      'Tax rate (%)': '19',
      Country: 'DE',
      Invoice: '',
    })
  })
})

describe('a tax threshold', () => {
  const thresholds = async (): Promise<WatchedThreshold[]> =>
    (await admin.call('/api/admin/tax-thresholds')).body
  const told = async () =>
    (
      await store.sql.query(
        `SELECT "payload"->>'place' AS "place" FROM "Email" WHERE "kind" = 'owner_tax_threshold' ORDER BY "id"`,
      )
    ).rows.map(({ place }) => place)

  it('of other member states is told once it is near, and once it is reached, while no tax is charged there', async () => {
    const { totalAmount } = await buy({ country: 'IT' }, 800)
    const usual = await thresholds()
    expect(usual.map(({ place }) => place)).toEqual(['AU', 'CH', 'EU', 'GB', 'LI', 'NO'])
    const sold = Number(usual.find(({ place }) => place === 'EU')?.sold)
    expect(sold).toBeGreaterThan(0)
    expect(sold).toBeLessThan(Number(totalAmount))

    const set = (amount: number) =>
      admin.call('/api/admin/settings', {
        method: 'PATCH',
        body: {
          values: {
            taxThresholds: [
              { place: 'EU', amount, currency: 'EUR', scope: 'there', period: 'year' },
              { place: 'GB', amount: 0, currency: 'GBP', scope: 'there', period: 'year' },
            ],
          },
        },
      })
    const watch = async () => {
      await finishJob(store, 'watch_tax_thresholds')
      return told()
    }
    expect((await set(Math.ceil(sold * 2))).status).toBe(200)
    expect(await watch()).toEqual([])
    await set(Math.ceil(sold * 1.1))
    expect(await thresholds()).toMatchObject([
      { place: 'EU', level: 'near', isTaxed: false },
      { place: 'GB', level: 'below', sold: '0.00' },
    ])
    expect(await watch()).toEqual(['EU'])
    expect(await watch()).toEqual(['EU'])
    await set(Math.floor(sold))
    expect(await watch()).toEqual(['EU', 'EU'])
    await withSetting(store, 'taxRates', [{ country: 'IT', rate: 22 }], async () =>
      expect(await thresholds()).toMatchObject([{ place: 'EU', isTaxed: true }, {}]),
    )
    expect((await set(-1)).body.issues).toMatchObject([
      { message: 'amount must be a whole number' },
    ])
    expect((await set(1.5)).status).toBe(400)
  })
})
