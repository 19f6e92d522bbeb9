import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import type { PayoutLine, PayoutRow, PayoutSummary } from '@/lib/bookkeeping/payouts/contracts'
import type { Product } from '@/lib/catalog/contracts'
import { toCents } from '@/lib/core/money'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import { productDispenser, simulate } from '@/tests/setup/checkout-client'
import { deliveredOrder, detailsOf, refund, settleCards } from '@/tests/setup/order-client'
import { pluginClient } from '@/tests/setup/plugin-client'
import { tellSimulator } from '@/tests/setup/provider-client'
import { startStore, type TestStore } from '@/tests/setup/store'

type Provider = 'paypal' | 'authorize_net'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let freshProduct: () => Product

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
})
afterAll(() => store.stop())

const TODAY = new Date().toISOString().slice(0, 10)
const PERIOD = `from=${TODAY}&to=${TODAY}`

const summary = async (provider?: Provider): Promise<PayoutSummary> =>
  (
    await admin.call(
      `/api/admin/payouts/summary?${PERIOD}${provider ? `&provider=${provider}` : ''}`,
    )
  ).body
const payouts = async (provider: Provider): Promise<PayoutRow[]> =>
  (await admin.call(`/api/admin/payouts?${PERIOD}&provider=${provider}&limit=100`)).body
const lines = async (query: string): Promise<PayoutLine[]> =>
  (await admin.call(`/api/admin/payouts/lines?${query}&limit=100`)).body
const readOf = async (provider: Provider) =>
  (await summary()).reads.find((read) => read.provider === provider)

/** Reads a provider's payouts, as the daily job does. @returns why it failed, or `null` */
async function read(provider: Provider): Promise<string | null> {
  // Providers are asked for whole seconds that are over.
  await new Promise((resolve) => setTimeout(resolve, 1050 - (Date.now() % 1000)))
  const endedAt = async () =>
    (
      await store.sql.query('SELECT "endedAt" FROM "PayoutRead" WHERE "provider"::text = $1', [
        provider,
      ])
    ).rows[0]?.endedAt
  const before = await endedAt()
  await store.sql.query(`SELECT graphile_worker.add_job('read_payouts', $1::json)`, [
    JSON.stringify({ provider }),
  ])
  await eventually(async () => {
    const now = await endedAt()
    return now && now.getTime() !== before?.getTime()
  })
  return (await readOf(provider))?.failure ?? null
}

const buy = async (method: 'paypal' | 'card' = 'paypal') => {
  const { number } = await deliveredOrder(store, [{ product: freshProduct() }], method)
  const { totalAmount, payment } = await detailsOf(admin, number)
  return { number, cents: toCents(totalAmount), transaction: payment.providerTransactionId ?? '' }
}
const dollars = (cents: number) => (cents / 100).toFixed(2)

/** Something on the PayPal account that the store has no part in. */
const report = (code: string, value: string, over: object = {}) => {
  const transaction = {
    transaction_id: `T${randomUUID().slice(0, 12).toUpperCase()}`,
    transaction_event_code: code,
    transaction_initiation_date: new Date().toISOString(),
    transaction_amount: { currency_code: 'USD', value },
    ...over,
  }
  return tellSimulator(store, 'paypal', '/__report', { transactions: [transaction] }).then(
    () => transaction.transaction_id,
  )
}

describe('batches of cards', () => {
  it('are paid out with each of their payments, once, however the lists come', async () => {
    const orders = [await buy('card'), await buy('card'), await buy('card')]
    await settleCards(store)
    await refund(admin, orders[0]?.number ?? '', { amount: '2.00' })
    await tellSimulator(store, 'authorizeNet', '/__batch', { pageSize: 2 })
    await simulate(store.simulators.authorizeNet, { call: 'list', outcome: 'duplicate', times: 3 })
    expect(await read('authorize_net')).toBeNull()
    const sales = orders.reduce((sum, { cents }) => sum + cents, 0)
    const [batch, ...others] = await payouts('authorize_net')
    expect(others).toEqual([])
    expect(batch).toMatchObject({
      status: 'paid',
      lines: 3,
      sales: dollars(sales),
      amount: dollars(sales),
      fees: '0.00',
      unknownFees: 3,
      unmatched: 0,
      differing: 0,
    })
    const found = await lines(`payout=${batch?.id}`)
    expect(found.map(({ orderNumber }) => orderNumber).sort()).toEqual(
      orders.map(({ number }) => number).sort(),
    )
    expect(found[0]).toMatchObject({ kind: 'sale', fee: null, isMatched: true, storeAmount: null })

    await settleCards(store)
    expect(await read('authorize_net')).toBeNull()
    expect(await read('authorize_net')).toBeNull()
    const again = await payouts('authorize_net')
    expect(again).toHaveLength(2)
    expect(again.find(({ id }) => id !== batch?.id)).toMatchObject({
      lines: 1,
      refunds: '-2.00',
      amount: '-2.00',
      unmatched: 0,
      differing: 0,
    })
    const { paid } = await summary('authorize_net')
    expect(paid).toMatchObject([
      { payouts: 2, sales: dollars(sales), refunds: '-2.00', amount: dollars(sales - 200) },
    ])
  })

  it('cost what the owner’s contract says, as an estimate', async () => {
    const { number, cents } = await buy('card')
    await settleCards(store)
    const plugins = pluginClient(admin)
    const rates = (feePercent: string, feeFixed: string) =>
      plugins.change('authorize-net', { settings: { feePercent, feeFixed } })
    expect((await rates('a lot', '0.30')).status).toBe(400)
    expect((await rates('2.9', '0.30')).status).toBe(200)
    await read('authorize_net')
    const feeOf = async () => (await detailsOf(admin, number)).payment
    const fee = Math.round((cents * 29) / 1000) + 30
    expect(await feeOf()).toMatchObject({
      providerFee: dollars(fee),
      providerFeeIsEstimated: true,
    })
    const [paid] = (await summary('authorize_net')).paid
    expect(paid).toMatchObject({ unknownFees: 0, estimatedFees: 5 })
    // A mistyped rate is mended within a month.
    await rates('3', '0.30')
    await read('authorize_net')
    expect((await feeOf()).providerFee).toBe(dollars(Math.round((cents * 3) / 100) + 30))
    const report = await admin.call(`/api/admin/tax-report?${PERIOD}`)
    expect(report.body.fees).toMatchObject([{ provider: 'authorize_net', isEstimated: true }])
    await rates('', '')
    await read('authorize_net')
    expect(await feeOf()).toMatchObject({ providerFee: null, providerFeeIsEstimated: false })
  })

  it('are recorded whole or not at all, and the next reading goes on', async () => {
    const before = await payouts('authorize_net')
    const { number } = await buy('card')
    await settleCards(store)
    await buy('card')
    await settleCards(store)
    // The first of the new batches is listed, the second breaks off.
    await simulate(store.simulators.authorizeNet, {
      call: 'list',
      outcome: 'ok',
      for: 'batchId',
    })
    await simulate(store.simulators.authorizeNet, {
      call: 'list',
      outcome: 'malformed',
      for: 'batchId',
    })
    expect(await read('authorize_net')).toBe('The card processor did not answer')
    const half = await payouts('authorize_net')
    expect(half.length - before.length).toBeLessThan(2)
    for (const { lines: count } of half) expect(count).toBeGreaterThan(0)
    expect(await read('authorize_net')).toBeNull()
    const whole = await payouts('authorize_net')
    expect(whole).toHaveLength(before.length + 2)
    const batch = await eventually(async () => {
      for (const { id } of whole)
        if ((await lines(`payout=${id}`)).some(({ orderNumber }) => orderNumber === number))
          return id
    })

    // The bank did not take one after all.
    const { providerPayoutId } = whole.find(({ id }) => id === batch) ?? {}
    const [{ amount: paid } = { amount: '' }] = (await summary('authorize_net')).paid
    await tellSimulator(store, 'authorizeNet', '/__batch', {
      batchId: providerPayoutId,
      state: 'settlementError',
    })
    expect(await read('authorize_net')).toBeNull()
    const changed = (await payouts('authorize_net')).find(({ id }) => id === batch)
    expect(changed?.status).toBe('failed')
    const [{ amount: left } = { amount: '' }] = (await summary('authorize_net')).paid
    expect(Number(left)).toBeLessThan(Number(paid))
  })
})

describe('withdrawals from PayPal', () => {
  it('are of what moved since the one before, with PayPal’s fees', async () => {
    const kept = await buy()
    const given = await buy()
    await refund(admin, given.number, { amount: '1.50' })
    const { open } = await (async () => {
      expect(await read('paypal')).toBeNull()
      return summary('paypal')
    })()
    const sales = kept.cents + given.cents
    const fees = [kept, given].reduce((sum, { cents }) => sum + Math.round(cents * 0.0349) + 49, 0)
    expect(open).toMatchObject([
      {
        currency: 'USD',
        lines: 3,
        sales: dollars(sales),
        refunds: '-1.50',
        fees: dollars(fees),
        net: dollars(sales - 150 - fees),
        unmatched: 0,
        differing: 0,
      },
    ])

    // The fee of a payment that did not know it.
    await store.sql.query(
      'UPDATE "Payment" SET "providerFee" = NULL WHERE "providerTransactionId" = $1',
      [kept.transaction],
    )
    const id = await report('T0400', '-5.00')
    await tellSimulator(store, 'paypal', '/__report', { pageSize: 2 })
    await simulate(store.simulators.paypal, { call: 'transactions', outcome: 'too_large' })
    expect(await read('paypal')).toBeNull()
    await simulate(store.simulators.paypal, {
      call: 'transactions',
      outcome: 'duplicate',
      times: 9,
    })
    expect(await read('paypal')).toBeNull()
    await tellSimulator(store, 'paypal', '/__calm', {})
    const [payout, ...others] = await payouts('paypal')
    expect(others).toEqual([])
    expect(payout).toMatchObject({
      providerPayoutId: id,
      status: 'paid',
      amount: '5.00',
      lines: 3,
      net: dollars(sales - 150 - fees),
    })
    expect((await summary('paypal')).open).toEqual([])
    expect((await detailsOf(admin, kept.number)).payment).toMatchObject({
      providerFee: dollars(Math.round(kept.cents * 0.0349) + 49),
      providerFeeIsEstimated: false,
    })
  })

  it('are given back to the account when the bank returns them', async () => {
    const [{ providerPayoutId, lines: count } = { providerPayoutId: '', lines: 0 }] =
      await payouts('paypal')
    await report('T1101', '5.00', { paypal_reference_id: providerPayoutId })
    expect(await read('paypal')).toBeNull()
    expect(await payouts('paypal')).toMatchObject([{ status: 'failed', lines: 0 }])
    const { open, paid } = await summary('paypal')
    expect([open[0]?.lines, paid]).toEqual([count, []])
  })

  it('show what is not the store’s, in whatever currency, as such', async () => {
    const foreign = await report('T0006', '1200', {
      transaction_amount: { currency_code: 'JPY', value: '1200' },
    })
    const huge = await report('T0006', '999999999999.99')
    await report('T1201', '-999999999999.99')
    await report('T0106', '-20.00')
    expect(await read('paypal')).toBeNull()
    const found = await lines('view=unmatched&provider=paypal')
    expect(found).toHaveLength(3)
    expect(found.find(({ transactionId }) => transactionId === huge)).toMatchObject({
      gross: '999999999999.99',
      orderNumber: null,
      isMatched: false,
    })
    expect(found.find(({ transactionId }) => transactionId === foreign)).toMatchObject({
      currency: 'JPY',
      gross: '1200.00',
    })
    const { open } = await summary('paypal')
    expect(open.map(({ currency }) => currency)).toEqual(['JPY', 'USD'])
    expect(open[1]).toMatchObject({ unmatched: 2 })
  })

  it('name what the store’s books have another amount of', async () => {
    const { number, transaction, cents } = await buy()
    await store.sql.query(
      'UPDATE "Payment" SET "capturedAmount" = "capturedAmount" - 0.01 WHERE "providerTransactionId" = $1',
      [transaction],
    )
    await read('paypal')
    expect(await lines('view=differing')).toMatchObject([
      { orderNumber: number, gross: dollars(cents), storeAmount: dollars(cents - 1) },
    ])
  })

  it('are not read by halves when PayPal answers rubbish, or nothing', async () => {
    const before = await summary('paypal')
    const rubbish = await report('T0006', 'NaN')
    expect(await read('paypal')).toContain('cannot be read')
    await report('T0006', '1.00', { transaction_id: rubbish, transaction_status: 'D' })
    await simulate(store.simulators.paypal, { call: 'transactions', outcome: 'hang_up' })
    expect(await read('paypal')).toContain('does not answer')
    const after = await summary('paypal')
    expect([after.open, after.paid]).toEqual([before.open, before.paid])
    expect(await read('paypal')).toBeNull()
  })

  it('say clearly that the app lacks the permission, and where payments’ health is shown after 3 days', async () => {
    await simulate(store.simulators.paypal, { call: 'transactions', outcome: 'forbidden' })
    expect(await read('paypal')).toContain('The app needs the permission "Transaction search"')
    const health = async () => {
      const { body } = await admin.call('/api/admin/overview')
      return body.health.payments.find((one: { provider: string }) => one.provider === 'paypal')
    }
    expect(await health()).toMatchObject({ payoutsFailure: null })
    await store.sql.query(
      `UPDATE "PayoutRead" SET "failingSince" = now() - interval '73 hours' WHERE "provider" = 'paypal'`,
    )
    expect(await health()).toMatchObject({
      state: 'watch',
      payoutsFailure: expect.stringContaining('Transaction search'),
    })
    expect(await read('paypal')).toBeNull()
    expect(await health()).toMatchObject({ payoutsFailingSince: null, payoutsFailure: null })
  })
})

describe('the calls', () => {
  it('have the providers read once, however often and by how many it is asked for', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => admin.post('/api/admin/payouts/read', {})),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 429, 429])
    await eventually(async () => (await summary()).reads.every(({ isReading }) => !isReading))
    const { rows } = await store.sql.query(
      `SELECT * FROM "AuditEntry" WHERE "action" = 'payouts.read'`,
    )
    expect(rows).toHaveLength(1)
  })

  it('are for who sees payments, and reading them for who settles them', async () => {
    const moderator = await clientOfRole(store, 'moderator')
    const support = await clientOfRole(store, 'support')
    expect((await moderator.call(`/api/admin/payouts?${PERIOD}`)).status).toBe(200)
    expect((await moderator.post('/api/admin/payouts/read', {})).status).toBe(403)
    for (const path of ['', '/summary', '/export'])
      expect((await support.call(`/api/admin/payouts${path}?${PERIOD}&of=lines`)).status).toBe(403)
  })

  it('refuse what makes no sense', async () => {
    for (const path of [
      '?from=2026-02-01&to=2026-01-01',
      '?from=2026-02-30&to=2026-03-01',
      `?${PERIOD}&provider=gift_card`,
      '/lines',
      '/lines?view=everything',
      '/lines?payout=99999999999',
    ])
      expect((await admin.call(`/api/admin/payouts${path}`)).status).toBe(400)
    expect((await admin.call('/api/admin/payouts/2147483647')).status).toBe(404)
    expect((await admin.call('/api/admin/payouts/2147483648')).status).toBe(400)
  })

  it('save both files, whose columns add up', async () => {
    const file = async (of: string): Promise<Record<string, string>[]> => {
      const answer = await fetch(`${store.url}/api/admin/payouts/export?${PERIOD}&of=${of}`, {
        headers: { 'x-session-token': admin.token },
      })
      expect(answer.status).toBe(200)
      return parse(await answer.text(), { bom: true, columns: true })
    }
    const rows = (await file('payouts')).filter(({ Status }) => Status === 'paid')
    const { paid } = await summary()
    const sum = (of: Record<string, string>[], column: string) =>
      of.reduce((cents, row) => cents + Math.round(Number(row[column]) * 100), 0)
    expect(sum(rows, 'Amount paid out')).toBe(
      paid.reduce((cents, { amount }) => cents + Math.round(Number(amount) * 100), 0),
    )
    const movements = await file('lines')
    expect(sum(movements, 'Net')).toBe(sum(rows, 'Net'))
    expect(movements[0]).toMatchObject({ 'In the store’s books': 'yes', 'Fee is': 'unknown' })
  })
})
