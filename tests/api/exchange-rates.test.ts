import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import { mailsTo } from '@/tests/setup/checkout-client'
import { finishJob } from '@/tests/setup/jobs'
import { type Receiver, startReceiver } from '@/tests/setup/receiver'
import { withSetting } from '@/tests/setup/settings'
import { startStore, type TestStore } from '@/tests/setup/store'

const PATH = '/api/admin/exchange-rates'
const OWNER = 'owner@softhaven.example'

let bank: Receiver
let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>

beforeAll(async () => {
  bank = await startReceiver()
  store = await startStore({ ECB_RATES_URL: bank.url })
  admin = await adminClient(store)
})
afterAll(async () => {
  await store.stop()
  await bank.close()
})

const dayBefore = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

const RATES = { USD: '1.1583', JPY: '181.14', GBP: '0.8756', TRY: '49.1512' }

const fileOf = (rates: Record<string, string> = RATES, day = dayBefore(1)) => ({
  status: 200,
  body: `<?xml version="1.0" encoding="UTF-8"?><gesmes:Envelope><Cube><Cube time='${day}'>${Object.entries(
    rates,
  )
    .map(([code, rate]) => `<Cube currency='${code}' rate='${rate}'/>`)
    .join('\n')}</Cube></Cube></gesmes:Envelope>`,
})

const choose = async (rateSource: 'fixed' | 'ecb') => {
  const body = { values: { rateSource } }
  expect((await admin.call('/api/admin/settings', { method: 'PATCH', body })).status).toBe(200)
}
const state = async () => (await admin.call(PATH)).body
const read = () => finishJob(store, 'read_exchange_rates')

/** The rates that a page's script converts by, by their currency; and what its islands know. */
async function onPage(path = '/') {
  const html = await (await fetch(store.url + path)).text()
  const rates = /data-rates="([^"]*)"/.exec(html)?.[1] ?? ''
  const byCode = rates.split(',').map((one) => [one.slice(0, 3), one.slice(4)])
  return { html, rates: Object.fromEntries(byCode) }
}
const showsRate = (code: string, rate: string) =>
  eventually(async () => (await onPage()).rates[code] === rate)

const audited = async (action: string) =>
  (await store.sql.query('SELECT * FROM "AuditEntry" WHERE "action" = $1', [action])).rows

/** A store that uses rates of the bank, which were read. */
async function known(rates: Record<string, string> = RATES) {
  bank.answerNext(fileOf(rates))
  await choose('ecb')
  await eventually(async () => (await state()).day !== null)
}

beforeEach(async () => {
  await choose('fixed')
  await store.sql.query('TRUNCATE "ExchangeRate", "RateReading"')
  await store.sql.query(`DELETE FROM "Email" WHERE "kind" LIKE 'owner_rate%'`)
  bank.reset()
})

describe('fixed rates', () => {
  it('ask nobody, and add nothing to pages', async () => {
    await read()
    expect(bank.received).toEqual([])
    expect(await state()).toEqual({
      source: 'fixed',
      day: null,
      failingSince: null,
      failure: null,
      held: [],
    })
    const { html, rates } = await onPage()
    expect(rates).toMatchObject({ EUR: '85 100 2', JPY: '11000 100 0' })
    expect(html).not.toContain('\\"rates\\":')
    expect((await admin.call('/api/admin/overview')).body.health.rates).toBeNull()
  })

  it('come back, whatever was read', async () => {
    await known()
    await showsRate('EUR', '10000 11583 2')
    await choose('fixed')
    await showsRate('EUR', '85 100 2')
    bank.received.length = 0
    await read()
    expect(bank.received).toEqual([])
  })
})

describe('rates of the day', () => {
  it('are read once they are chosen, and shown on pages and at the checkout', async () => {
    await known()
    expect(await state()).toMatchObject({
      source: 'ecb',
      day: dayBefore(1),
      failure: null,
      held: [],
    })
    await showsRate('JPY', '603800 3861 0')
    for (const path of ['/', '/de/products', '/returns']) {
      const { html, rates } = await onPage(path)
      // Those that the bank does not list stay fixed to the dollar.
      expect(rates).toMatchObject({ EUR: '10000 11583 2', VND: '23000 1 2', AED: '367 100 2' })
      expect(html).toContain('\\"EUR\\":[10000,11583]')
    }
    const checkout = await (await fetch(`${store.url}/checkout`)).text()
    expect(checkout).toContain('\\"JPY\\":[603800,3861]')
    expect((await admin.call('/api/admin/overview')).body.health.rates).toEqual({
      state: 'ok',
      day: dayBefore(1),
      failingSince: null,
      failure: null,
      held: [],
    })
    const { rows } = await store.sql.query('SELECT * FROM "ExchangeRate" ORDER BY "currency"')
    expect(rows.map(({ currency }) => currency)).toEqual(['GBP', 'JPY', 'TRY', 'USD'])
  })

  it('are those of the currencies on offer', async () => {
    await withSetting(store, 'supportedCurrencies', ['USD', 'GBP'], async () => {
      await known()
      await showsRate('GBP', '796 1053 2')
      expect(Object.keys((await onPage()).rates)).toEqual(['GBP'])
    })
  })

  it('have pages made anew when one changed, and only then', async () => {
    await known()
    const versions = async () =>
      (await store.sql.query(`SELECT "version" FROM "PageChange" WHERE "tag" = 'settings'`)).rows
    const before = await versions()
    bank.answerNext(fileOf(RATES, dayBefore(0)))
    await read()
    expect((await state()).day).toBe(dayBefore(0))
    expect(await versions()).toEqual(before)
    bank.answerNext(fileOf({ ...RATES, JPY: '182' }, dayBefore(0)))
    await read()
    expect(await versions()).not.toEqual(before)
    await showsRate('JPY', '140000 891 0')
  })

  it.each([
    ['an error', { status: 500 }, 'unreachable'],
    ['a way elsewhere in circles', { status: 302, location: '/daily.xml' }, 'unreachable'],
    ['a page', { status: 200, body: '<!DOCTYPE html><p>Maintenance' }, 'unreadable'],
    ['no end', 'endless' as const, 'unreadable'],
    [
      'entities',
      { ...fileOf(), body: `<!DOCTYPE a [<!ENTITY b "1">]>${fileOf().body}` },
      'unreadable',
    ],
    ['rates of tomorrow’s tomorrow', fileOf(RATES, dayBefore(-3)), 'unreadable'],
    ['rates of last week', fileOf(RATES, dayBefore(9)), 'old'],
  ])('stay the last ones when the answer is %s', async (_, answer, failure) => {
    await known()
    bank.answerNext(...Array(5).fill(answer))
    await read()
    expect(await state()).toMatchObject({ day: dayBefore(1), failure })
    await showsRate('EUR', '10000 11583 2')
    bank.answerNext(fileOf())
    await read()
    expect(await state()).toMatchObject({ failure: null, failingSince: null })
  })

  it('are the fixed ones until some could be read', async () => {
    bank.answerNext({ status: 500 })
    await choose('ecb')
    await eventually(async () => (await state()).failure === 'unreachable')
    expect((await onPage()).rates).toMatchObject({ EUR: '85 100 2' })
    expect((await admin.call('/api/admin/overview')).body.health.rates).toMatchObject({
      state: 'watch',
      day: null,
    })
  })

  it('are a matter for the owner after three days, once', async () => {
    await known()
    bank.answerNext({ status: 500 })
    await read()
    const mails = async () =>
      (await store.sql.query(`SELECT 1 FROM "Email" WHERE "kind" = 'owner_rates_unread'`)).rowCount
    expect(await mails()).toBe(0)
    await store.sql.query(
      `UPDATE "RateReading" SET "failingSince" = "failingSince" - interval '3 days 1 minute'`,
    )
    for (let times = 0; times < 2; times++) {
      bank.answerNext({ status: 500 })
      await read()
    }
    expect(await mails()).toBe(1)
    expect((await admin.call('/api/admin/overview')).body.health.rates).toMatchObject({
      state: 'watch',
      failure: 'unreachable',
    })
    const sent = await eventually(async () =>
      (await mailsTo(store, OWNER)).find(({ subject }) => /cannot be read/.test(subject)),
    )
    expect(sent.text).toContain(dayBefore(1))
  })

  it('are no matter any more when they are chosen anew', async () => {
    await known()
    await store.sql.query(
      `UPDATE "RateReading" SET "failure" = 'old', "failingSince" = now() - interval '30 days'`,
    )
    await choose('fixed')
    bank.answerNext({ status: 500 }, { status: 500 })
    await choose('ecb')
    await eventually(async () => (await state()).failure === 'unreachable')
    const { rowCount } = await store.sql.query(
      `SELECT 1 FROM "Email" WHERE "kind" = 'owner_rates_unread'`,
    )
    expect(rowCount).toBe(0)
  })
})

describe('a rate that jumps', () => {
  const jumped = async () => {
    await known()
    bank.answerNext(fileOf({ ...RATES, USD: '1.2', TRY: '4.9151' }, dayBefore(0)))
    await read()
  }
  const held = [{ currency: 'TRY', rate: '49.1512', newRate: '4.9151', day: dayBefore(0) }]

  it('is not taken while the others are, and the owner is told once', async () => {
    await jumped()
    expect(await state()).toMatchObject({ day: dayBefore(0), held })
    await showsRate('EUR', '5 6 2')
    expect((await onPage()).rates.TRY).toBe('61439 1500 2')
    bank.answerNext(fileOf({ ...RATES, TRY: '4.8' }, dayBefore(0)))
    await read()
    expect((await state()).held).toEqual([{ ...held[0], newRate: '4.8' }])
    const mails = await store.sql.query(`SELECT 1 FROM "Email" WHERE "kind" = 'owner_rate_held'`)
    expect(mails.rowCount).toBe(1)
    expect((await admin.call('/api/admin/overview')).body.health.rates).toMatchObject({
      state: 'watch',
      held: ['TRY'],
    })
    const sent = await eventually(async () =>
      (await mailsTo(store, OWNER)).find(({ subject }) => subject.includes('TRY')),
    )
    expect(sent.text).toMatch(/TRY: a euro was worth 49\.1512/)
  })

  it('is forgotten when the next one does not', async () => {
    await jumped()
    bank.answerNext(fileOf({ ...RATES, TRY: '49.5' }, dayBefore(0)))
    await read()
    expect((await state()).held).toEqual([])
    await showsRate('TRY', '5000 117 2')
  })

  it('is taken by whoever may change settings, as it is held and no other', async () => {
    await jumped()
    for (const newRate of ['4.9', '', '49.1512', '0', 'x'])
      expect(await admin.post(PATH, { currency: 'TRY', newRate })).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('not waiting') },
      })
    expect((await admin.post(PATH, { currency: 'JPY', newRate: '181.14' })).status).toBe(409)
    for (const body of [{}, { currency: 'XXX', newRate: '1' }, { currency: 'TRY', newRate: 4.9 }])
      expect((await admin.post(PATH, body)).status).toBe(400)

    const answer = await admin.post(PATH, { currency: 'TRY', newRate: '4.9151' })
    expect(answer).toMatchObject({ status: 200, body: { held: [] } })
    await showsRate('TRY', '49151 12000 2')
    expect(await audited('settings.exchange_rate')).toMatchObject([
      { entityId: 'TRY', before: { rate: '49.1512' }, after: { rate: '4.9151' } },
    ])
    expect((await admin.post(PATH, { currency: 'TRY', newRate: '4.9151' })).status).toBe(409)
  })
})

describe('who may not change settings', () => {
  it.each(['support', 'catalogue', 'finance'] as const)('sees no rates: %s', async (role) => {
    const { call, post } = await clientOfRole(store, role)
    expect((await call(PATH)).status).toBe(403)
    expect((await post(PATH, { currency: 'TRY', newRate: '1' })).status).toBe(403)
  })
})
