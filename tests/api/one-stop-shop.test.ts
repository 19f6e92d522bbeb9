import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import type { OneStopShop } from '@/lib/bookkeeping/tax-reports/contracts'
import { addDays } from '@/lib/core/calendar'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import { sellingIn } from '@/lib/pricing/selling'
import { quarterOf } from '@/lib/settings/rates/quarters'
import { adminClient } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import { checkoutClient, productDispenser } from '@/tests/setup/checkout-client'
import { finishJob } from '@/tests/setup/jobs'
import { refund } from '@/tests/setup/order-client'
import { type Receiver, startReceiver } from '@/tests/setup/receiver'
import { knowSeller } from '@/tests/setup/seller'
import { startStore, type TestStore } from '@/tests/setup/store'
import { childOf, parseXml } from '@/tests/setup/xml'

// A product of $100 at the fixed rates, with 19 % on top:
//   USD 100.00 + 19.00, EUR 84.99 + 16.15, PLN 390.00 + 74.10
const SELLING = { EUR: '99', PLN: 'exact' } as const
const TODAY = new Date().toISOString().slice(0, 10)
const QUARTER = quarterOf(TODAY)
const BEFORE = quarterOf(addDays(QUARTER.from, -1))
/** On the last day of the former quarter no rates were published. */
const PUBLISHED = QUARTER.from

let bank: Receiver
let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let inDollars: string

const set = async (values: object) =>
  expect(
    (await admin.call('/api/admin/settings', { method: 'PATCH', body: { values } })).status,
  ).toBe(200)

/** Sells a product of $100 to a buyer in Germany. @param amount what it comes to */
async function sellIn(currency: CurrencyCode, id: number, amount: string): Promise<string> {
  const selling = sellingIn({ baseCurrency: 'USD', sellingCurrencies: SELLING }, currency)
  if (!selling) throw new Error(`The store does not sell in ${currency}`)
  const shopper = checkoutClient(store, { basisPoints: 1900, inclusive: false }, selling)
  const customer = { ...shopper.customer, country: 'DE' }
  await shopper.call('/api/cart', { method: 'POST', body: { productId: id, quantity: 1 } })
  const cart = (await shopper.call('/api/cart')).body
  const started = await shopper.startWallet({ amount, customer })
  expect(started).toMatchObject({ status: 201 })
  await shopper.capture(started.body.id)
  const placed = await shopper.postOrder({
    ...shopper.orderBody(cart, started.body.id, 'paypal'),
    totalAmount: amount,
  })
  expect(placed).toMatchObject({ status: 201, body: { currency, totalAmount: amount } })
  return placed.body.orderNumber
}

beforeAll(async () => {
  bank = await startReceiver()
  store = await startStore({ ECB_RATES_URL: bank.url })
  await knowSeller(store)
  admin = await adminClient(store)
  const taxRates = [{ country: 'DE', rate: 19 }]
  await set({ sellerCountry: 'FR', taxRates, sellingCurrencies: SELLING, rateSource: 'fixed' })
  const { id } = (await productDispenser(store))()
  await store.sql.query(
    'UPDATE "Product" SET "price" = 100, "originalPrice" = NULL WHERE "id" = $1',
    [id],
  )
  inDollars = await sellIn('USD', id, '119.00')
  await sellIn('EUR', id, '101.14')
  await sellIn('PLN', id, '464.10')
})
afterAll(async () => {
  await store.stop()
  await bank.close()
})

const queryOf = ({ from, to }: typeof QUARTER) => `from=${from}&to=${to}`
const returnOf = async (quarter: typeof QUARTER): Promise<OneStopShop> =>
  (await admin.call(`/api/admin/tax-report?${queryOf(quarter)}`)).body.oneStopShop
const xmlOf = (quarter: typeof QUARTER) =>
  fetch(`${store.url}/api/admin/tax-report/one-stop-shop/xml?${queryOf(quarter)}`, {
    headers: { 'x-session-token': admin.token },
  })
const type = (quarterEnd: string, currency: CurrencyCode, perEuro: string) =>
  admin.call('/api/admin/quarter-rates', {
    method: 'PUT',
    body: { quarterEnd, currency, perEuro },
  })

const dayOf = (day: string, [usd, pln]: [string, string]) =>
  `<Cube time='${day}'><Cube currency='USD' rate='${usd}'/><Cube currency='PLN' rate='${pln}'/></Cube>`
const fileOf = (...days: string[]) => ({
  status: 200,
  body: `<gesmes:Envelope><Cube>${days.join('')}</Cube></gesmes:Envelope>`,
})

describe('the return to the one-stop shop', () => {
  it('is provisional while its quarter runs, and is none of other days', async () => {
    const shop = await returnOf(QUARTER)
    expect(shop).toMatchObject({ quarterEnd: QUARTER.to, isRunning: true })
    expect(shop.rates).toMatchObject([
      { currency: 'PLN', source: 'fixed', isProvisional: true },
      { currency: 'USD', perEuro: '1.17647059', source: 'fixed', day: null, isProvisional: true },
    ])
    expect(shop.lines).toMatchObject([{ country: 'DE', charged: [{ currency: 'EUR' }, {}, {}] }])
    expect(await returnOf({ ...QUARTER, from: addDays(QUARTER.from, 1) })).toBeNull()
    expect((await type(QUARTER.to, 'USD', '1.2')).status).toBe(400)
  })

  it('is by the bank’s rates of the last day of its quarter, or the next that were published', async () => {
    await store.sql.query(`UPDATE "Order" SET "createdAt" = $1`, [`${BEFORE.from}T12:00:00Z`])
    const history = fileOf(
      dayOf(PUBLISHED, ['1.1583', '4.2325']),
      dayOf(addDays(BEFORE.to, -1), ['9', '9']),
    )
    bank.answerNext(fileOf(dayOf(TODAY, ['1.2', '4.3'])), history)
    await set({ rateSource: 'ecb' })
    const shop = await eventually(async () => {
      const now = await returnOf(BEFORE)
      return now.rates.every(({ source }) => source === 'ecb') && now
    })
    expect(bank.received.map(({ path }) => path)).toEqual([
      '/eurofxref-daily.xml',
      expect.stringMatching(/^\/eurofxref-hist(-90d)?\.xml$/),
    ])
    const rate = { source: 'ecb', day: PUBLISHED, quarterEnd: BEFORE.to, isProvisional: false }
    expect(shop).toEqual({
      quarterEnd: BEFORE.to,
      isRunning: false,
      lines: [
        {
          quarterEnd: BEFORE.to,
          kind: 'standard',
          country: 'DE',
          rate: '19',
          charged: [
            {
              currency: 'EUR',
              net: '84.99',
              tax: '16.15',
              netInEuros: '84.99',
              taxInEuros: '16.15',
            },
            {
              currency: 'PLN',
              net: '390.00',
              tax: '74.10',
              netInEuros: '92.14',
              taxInEuros: '17.51',
            },
            {
              currency: 'USD',
              net: '100.00',
              tax: '19.00',
              netInEuros: '86.33',
              taxInEuros: '16.40',
            },
          ],
          netInEuros: '263.46',
          taxInEuros: '50.06',
        },
      ],
      rates: [
        { ...rate, currency: 'PLN', perEuro: '4.2325' },
        { ...rate, currency: 'USD', perEuro: '1.1583' },
      ],
      total: { netInEuros: '263.46', taxInEuros: '50.06' },
    })
    // What is known is not asked for again.
    bank.reset()
    bank.answerNext(fileOf(dayOf(TODAY, ['1.2', '4.3'])))
    await finishJob(store, 'read_exchange_rates')
    expect(bank.received).toHaveLength(1)
  })

  it('is a file', async () => {
    const answer = await fetch(
      `${store.url}/api/admin/tax-report/one-stop-shop?${queryOf(BEFORE)}`,
      { headers: { 'x-session-token': admin.token } },
    )
    const rows = parse(await answer.text(), { bom: true, columns: true })
    expect(rows).toHaveLength(3)
    expect(rows[2]).toEqual({
      'Quarter until': BEFORE.to,
      Kind: 'standard',
      Country: 'DE',
      'Country name': 'Germany',
      'Rate (%)': '19',
      'Charged in': 'USD',
      'Net as charged': '100',
      'Tax as charged': '19',
      'Per euro': '1.1583',
      'Rate from': 'European Central Bank',
      'Rate of': PUBLISHED,
      Provisional: 'no',
      'Net (EUR)': '86.33',
      'Tax (EUR)': '16.4',
    })
  })

  it('is the file of its portal, once it is known who files it', async () => {
    expect((await xmlOf(BEFORE)).status).toBe(409)
    await set({ sellerTaxId: 'FR40303265045' })
    const answer = await xmlOf(BEFORE)
    expect(answer.headers.get('content-type')).toBe('application/xml')
    const root = parseXml(await answer.text())
    expect(root.name).toBe('vun:OSSVATReturnMSCON')
    expect(childOf(root, 'vun:GrandTotal')).toBe('50.06')
    expect(childOf(root, 'vun:TotalVATAmountDue')).toBe('50.06')
    // Its rates are not known yet.
    expect((await xmlOf(QUARTER)).status).toBe(409)
  })

  it('corrects former quarters, at their rates', async () => {
    expect((await refund(admin, inDollars, { amount: '11.90' })).status).toBe(200)
    const shop = await eventually(async () => {
      const now = await returnOf(QUARTER)
      return now.lines.length > 0 && now
    })
    expect(shop).toMatchObject({
      lines: [
        {
          quarterEnd: BEFORE.to,
          country: 'DE',
          charged: [{ currency: 'USD', net: '-10.00', tax: '-1.90' }],
          netInEuros: '-8.63',
          taxInEuros: '-1.64',
        },
      ],
      rates: [{ quarterEnd: BEFORE.to, perEuro: '1.1583' }],
    })
    // What was sold then stays as it was returned.
    expect((await returnOf(BEFORE)).total.taxInEuros).toBe('50.06')
  })

  it('takes a rate that was typed where there is none', async () => {
    expect((await type(BEFORE.to, 'USD', '1.2')).status).toBe(409)
    await store.sql.query(`DELETE FROM "QuarterRate" WHERE "currency" = 'PLN'`)
    await set({ rateSource: 'fixed' })
    expect(await returnOf(BEFORE)).toMatchObject({
      rates: [{ currency: 'PLN', perEuro: null, source: null }, {}],
      total: { netInEuros: null },
    })
    expect(await (await xmlOf(BEFORE)).json()).toMatchObject({
      message: expect.stringContaining(`PLN of ${BEFORE.to}`),
    })
    expect((await type(BEFORE.to, 'PLN', '0')).status).toBe(400)
    expect((await type(BEFORE.from, 'PLN', '4')).status).toBe(400)
    expect((await type(BEFORE.to, 'PLN', '4.0')).status).toBe(204)
    expect(await returnOf(BEFORE)).toMatchObject({
      lines: [{ charged: [{}, { netInEuros: '97.50', taxInEuros: '18.53' }, {}] }],
      rates: [{ perEuro: '4', source: 'typed', day: TODAY }, {}],
      total: { netInEuros: '268.82' },
    })
    const { rows } = await store.sql.query(
      `SELECT "entityId" FROM "AuditEntry" WHERE "action" = 'settings.quarter_rate'`,
    )
    expect(rows).toEqual([{ entityId: `${BEFORE.to} PLN` }])
  })
})
