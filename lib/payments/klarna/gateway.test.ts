import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import { startKlarnaSimulator } from '@/scripts/simulators/klarna'
import { checkKlarna } from './client'
import { countriesOf, currenciesOf, klarnaLocale } from './countries'
import { createKlarnaGateway, type KlarnaGateway } from './gateway'
import { orderAmountsOf } from './order-lines'

const RETURN_PAGES = {
  approved: 'https://store.example/checkout/express?provider=klarna',
  cancelled: 'https://store.example/checkout/payment',
}
const NOTICES = 'https://store.example/api/webhooks/klarna'
const PURCHASE = {
  purchase_country: 'US',
  purchase_currency: 'USD',
  locale: 'en-US',
  ...orderAmountsOf({ cart: null, amountCents: 2500 }, 'US'),
}
const AMOUNT = { cents: 2500, currency: 'USD' }

let simulator: Awaited<ReturnType<typeof startKlarnaSimulator>>
let klarna: KlarnaGateway

beforeAll(async () => {
  simulator = await startKlarnaSimulator()
  klarna = createKlarnaGateway({ ...SIMULATOR_CREDENTIALS.klarna, apiUrl: simulator.url })
})
afterAll(() => simulator.close())
beforeEach(() => tell('__reset'))

const tell = async (path: string, body: object = {}) => {
  const init = { method: 'POST', body: JSON.stringify(body) }
  const answer = await fetch(`${simulator.url}/${path}`, init)
  expect(answer.ok).toBe(true)
  return answer.status === 204 ? null : answer.json()
}

/** The token of a purchase that its payer has approved. */
async function approved(paymentId: string): Promise<string> {
  const order = await klarna.createOrder({
    paymentId,
    purchase: PURCHASE,
    returnPages: RETURN_PAGES,
  })
  if (!order.ok) throw new Error(order.message)
  expect(await klarna.findPage(order.providerOrderId)).toMatchObject({ token: null })
  const { url } = await tell('__happen', { what: 'approve', page: order.providerOrderId })
  expect(url).toBe(`${RETURN_PAGES.approved}&token=${order.providerOrderId}`)
  const page = await klarna.findPage(order.providerOrderId)
  return (page.ok && page.token) || ''
}

async function placed(paymentId: string): Promise<string> {
  const order = await klarna.place(paymentId, await approved(paymentId), PURCHASE, NOTICES)
  return order.ok ? order.orderId : ''
}

describe('Klarna', () => {
  it('accepts its credentials, and no others', async () => {
    const config = { ...SIMULATOR_CREDENTIALS.klarna, apiUrl: simulator.url }
    expect(await checkKlarna(config)).toBe('accepted')
    expect(await checkKlarna({ ...config, password: 'another' })).toBe('refused')
    expect(await checkKlarna({ ...config, apiUrl: 'http://127.0.0.1:1' })).toBe('unreachable')
  })

  it('places an order once, for what was approved alone', async () => {
    const token = await approved('p1')
    const other = { ...PURCHASE, ...orderAmountsOf({ cart: null, amountCents: 100 }, 'US') }
    expect(await klarna.place('p0', token, other, NOTICES)).toMatchObject({
      reason: 'invalid',
      providerCode: 'BAD_VALUE',
    })
    const first = await klarna.place('p1', token, PURCHASE, NOTICES)
    expect(first).toMatchObject({ ok: true, fraudStatus: 'ACCEPTED' })
    expect(await klarna.place('p1', token, PURCHASE, NOTICES)).toEqual(first)
    expect(await klarna.place('p2', token, PURCHASE, NOTICES)).toMatchObject({
      reason: 'invalid',
      providerCode: 'NOT_FOUND',
    })
  })

  it('captures no more than it has accepted, and gives no more back than it captured', async () => {
    const orderId = await placed('p1')
    expect(await klarna.captureAll('p1', orderId, AMOUNT)).toMatchObject({
      status: 'captured',
      amount: AMOUNT,
    })
    // Refused by Klarna, because all of it was captured: then it is what it is.
    expect(await klarna.captureAll('another', orderId, AMOUNT)).toMatchObject({
      status: 'captured',
    })
    const part = { cents: 1500, currency: 'USD' }
    const refund = await klarna.refund(orderId, part, 'r1')
    expect(refund).toMatchObject({ status: 'refunded' })
    expect(await klarna.refund(orderId, part, 'r1')).toEqual(refund)
    expect(await klarna.refund(orderId, part, 'r2')).toMatchObject({
      ok: false,
      providerCode: 'REFUND_NOT_ALLOWED',
    })
    expect(await klarna.findRefund(orderId, 'r1')).toEqual(refund)
    expect(await klarna.findRefund(orderId, 'r2')).toBeNull()
  })

  it('releases an order for which nothing is kept', async () => {
    const orderId = await placed('p1')
    const ids = { paymentId: 'p1', orderId, amount: AMOUNT }
    expect(await klarna.settle(ids, false)).toMatchObject({ reason: 'declined' })
    expect(await klarna.findOrder(orderId)).toMatchObject({ status: 'CANCELLED' })
    expect(await klarna.settle(ids, true)).toMatchObject({ providerCode: 'CANCELLED' })
  })

  it('knows nothing of the money as long as it is in trouble', async () => {
    const orderId = await placed('p1')
    for (const call of ['capture', 'order', 'refund'])
      await tell('__control', { call, outcome: 'error500' })
    const unknown = { ok: false, reason: 'unknown' }
    expect(await klarna.captureAll('p1', orderId, AMOUNT)).toMatchObject(unknown)
    expect(await klarna.findOrder(orderId)).toMatchObject(unknown)
    expect(await klarna.refund(orderId, AMOUNT, 'r1')).toMatchObject(unknown)
  })
})

describe('where Klarna is', () => {
  it('follows the region and the contract, in currencies of the store', () => {
    expect(currenciesOf(countriesOf('na', []))).toEqual(['CAD', 'MXN', 'USD'])
    expect(countriesOf('eu', ['DE', 'GB', 'US'])).toEqual([
      { country: 'DE', currency: 'EUR' },
      { country: 'GB', currency: 'GBP' },
    ])
    expect(currenciesOf(countriesOf('oc', []))).toEqual(['AUD'])
  })

  it.each([
    ['de', 'AT', 'de-AT'],
    ['de', 'US', 'en-US'],
    ['fr', 'CA', 'fr-CA'],
    ['ja', 'SE', 'en-SE'],
  ])('is shown in %s in %s as %s', (locale, country, shown) => {
    expect(klarnaLocale(locale, country)).toBe(shown)
  })
})
