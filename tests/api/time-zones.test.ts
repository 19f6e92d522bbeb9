import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import { setDateStyle } from '@/components/back-office/format-date'
import { instantOf } from '@/components/back-office/store-time'
import type { Product } from '@/lib/catalog/contracts'
import { addDays, dayOf, localTimeOf, startOfDay } from '@/lib/core/calendar'
import { toCents } from '@/lib/core/money'
import type { OrderRow } from '@/lib/orders/admin-contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import { checkoutClient, productDispenser } from '@/tests/setup/checkout-client'
import { finishJob } from '@/tests/setup/jobs'
import { deliveredOrder, detailsOf, placeOrder, refund } from '@/tests/setup/order-client'
import { knowSeller } from '@/tests/setup/seller'
import { setSetting } from '@/tests/setup/settings'
import { startStore, type TestStore } from '@/tests/setup/store'

const SYDNEY = 'Australia/Sydney'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let freshProduct: () => Product

beforeAll(async () => {
  store = await startStore()
  await knowSeller(store)
  await setSetting(store, 'timezone', SYDNEY)
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
})
afterAll(() => store.stop())

/** Orders with the instants that they were placed at. @returns their numbers */
async function ordersAt(...instants: readonly string[]): Promise<string[]> {
  const numbers: string[] = []
  for (const instant of instants) {
    const { number } = await placeOrder(store, [{ product: freshProduct() }])
    await store.sql.query(
      `WITH o AS (UPDATE "Order" SET "createdAt" = $2 WHERE "orderNumber" = $1 RETURNING "paymentId")
       UPDATE "Payment" p SET "capturedAt" = $2 FROM o WHERE p."id" = o."paymentId"`,
      [number, instant],
    )
    numbers.push(number)
  }
  return numbers
}

const get = async (path: string) => (await admin.call(path)).body

/** A CSV file as objects. */
async function file(path: string): Promise<Record<string, string>[]> {
  const answer = await fetch(store.url + path, { headers: { 'x-session-token': admin.token } })
  expect(answer.status).toBe(200)
  return parse(await answer.text(), { bom: true, columns: true })
}

const days = (from: string, to = from) => `from=${from}&to=${to}`

/** What lists and reports say of a day: the numbers of its orders, and how many there are elsewhere. */
async function said(day: string) {
  const [list, report, exported, analytics, byDay] = [
    await get(`/api/admin/orders?${days(day)}&limit=100`),
    await get(`/api/admin/tax-report?${days(day)}`),
    await file(`/api/admin/orders/export?${days(day)}`),
    await get(`/api/admin/analytics/summary?range=custom&${days(day)}`),
    await file(`/api/admin/analytics/export?table=days&range=custom&${days(day)}`),
  ]
  const total = list.reduce(
    (sum: number, { totalAmount }: OrderRow) => sum + toCents(totalAmount),
    0,
  )
  expect(exported.map(({ Order }) => Order)).toEqual(
    list.map(({ orderNumber }: OrderRow) => orderNumber),
  )
  expect(exported.every((row) => row.Day === day && row['Time zone'] === SYDNEY)).toBe(true)
  expect(report.timeZone).toBe(SYDNEY)
  expect(toCents(report.total.gross)).toBe(total)
  expect(analytics.timeZone).toBe(SYDNEY)
  expect(analytics.current).toMatchObject({ orders: list.length, grossCents: total })
  expect(byDay).toMatchObject([
    { [`Day (${SYDNEY})`]: day, Orders: String(list.length), 'Gross (USD)': String(total / 100) },
  ])
  return { orders: exported.map(({ Order }) => Order ?? ''), inTaxReport: report.total.orders }
}

/** The last instants of a day in Sydney, the first of the next one, and that next day's last and what follows it. */
const DAYS = [
  {
    what: 'a day of 24 hours',
    day: '2026-06-10',
    before: '2026-06-09T13:59:59.999Z',
    first: '2026-06-09T14:00:00Z',
    last: '2026-06-10T13:59:59.999Z',
    after: '2026-06-10T14:00:00Z',
  },
  {
    what: 'a day of 25 hours, on which summer time ends',
    day: '2026-04-05',
    before: '2026-04-04T12:59:59.999Z',
    first: '2026-04-04T13:00:00Z',
    last: '2026-04-05T13:59:59.999Z',
    after: '2026-04-05T14:00:00Z',
  },
  {
    what: 'a day of 23 hours, on which summer time begins',
    day: '2026-10-04',
    before: '2026-10-03T13:59:59.999Z',
    first: '2026-10-03T14:00:00Z',
    last: '2026-10-04T12:59:59.999Z',
    after: '2026-10-04T13:00:00Z',
  },
]

describe('a store in Sydney', () => {
  it.each(DAYS)('counts $what from its midnight to its midnight, everywhere', async (the) => {
    const [before = '', first = '', last = '', after = ''] = await ordersAt(
      the.before,
      the.first,
      the.last,
      the.after,
    )
    const found = await said(the.day)
    expect(found.orders).toEqual([last, first])
    expect(found.inTaxReport).toBe(2)
    expect((await said(dayOf(new Date(the.before), SYDNEY))).orders).toEqual([before])
    expect((await said(dayOf(new Date(the.after), SYDNEY))).orders).toEqual([after])
    const fees = (await get(`/api/admin/tax-report?${days(the.day)}`)).fees
    expect(fees).toEqual([expect.objectContaining({ provider: 'paypal', payments: 2 })])
    const open = await get(`/api/admin/orders?from=${the.day}&to=2026-11-01&limit=100`)
    expect(open.map(({ orderNumber }: OrderRow) => orderNumber)).toEqual(
      expect.arrayContaining([first, last, after]),
    )
  })

  it('adds up its days, and those of another time zone once it has moved there', async () => {
    // Midnight in Sydney, and nine in the morning of the day before in New York.
    const [late = '', early = ''] = await ordersAt(
      '2025-03-10T12:59:59.999Z',
      '2025-03-10T13:00:00Z',
    )
    const centsOf = async (number: string) => toCents((await detailsOf(admin, number)).totalAmount)
    const [lateCents, earlyCents] = [await centsOf(late), await centsOf(early)]
    const perDay = async () => {
      const query = `range=custom&${days('2025-03-10', '2025-03-11')}`
      const { current } = await get(`/api/admin/analytics/summary?${query}`)
      const byMethod = await get(`/api/admin/analytics/breakdown?by=methods&${query}`)
      const figures = current.days.map(({ grossCents }: { grossCents: number }) => grossCents)
      expect(byMethod[0].grossCents).toBe(figures[0] + figures[1])
      return figures
    }
    const summed = async () =>
      (
        await store.sql.query(
          `SELECT to_char("day", 'YYYY-MM-DD') AS "day", "start" FROM "SummedDay" WHERE "day" BETWEEN '2025-03-10' AND '2025-03-11' ORDER BY 1`,
        )
      ).rows.map(({ day, start }) => `${day} ${start.toISOString()}`)
    const inSydney = ['2025-03-10 2025-03-09T13:00:00.000Z', '2025-03-11 2025-03-10T13:00:00.000Z']
    const inNewYork = ['2025-03-10 2025-03-10T04:00:00.000Z', '2025-03-11 2025-03-11T04:00:00.000Z']

    expect(await perDay()).toEqual([lateCents, earlyCents])
    await finishJob(store, 'sum_days')
    expect(await summed()).toEqual(inSydney)
    expect(await perDay()).toEqual([lateCents, earlyCents])

    await setSetting(store, 'timezone', 'America/New_York')
    try {
      expect(await perDay()).toEqual([lateCents + earlyCents, 0])
      await finishJob(store, 'sum_days')
      expect(await summed()).toEqual(inNewYork)
      expect(await perDay()).toEqual([lateCents + earlyCents, 0])
      // What changes an order forgets the sum of the day that it is on by now.
      await store.sql.query(`UPDATE "Order" SET "couponCode" = 'LATE' WHERE "orderNumber" = $1`, [
        early,
      ])
      expect(await summed()).toEqual(inNewYork.slice(1))
      await finishJob(store, 'sum_days')
      expect(await summed()).toEqual(inNewYork)
    } finally {
      await setSetting(store, 'timezone', SYDNEY)
    }
    expect(await perDay()).toEqual([lateCents, earlyCents])
  })

  it('finds what was done in the back office by its days', async () => {
    const instants = [
      '2025-07-01T13:59:59.999Z',
      '2025-07-01T14:00:00Z',
      '2025-07-02T13:59:59.999Z',
      '2025-07-02T14:00:00Z',
    ]
    for (const instant of instants)
      await store.sql.query(
        `INSERT INTO "AuditEntry" ("username", "action", "entityType", "entityId", "createdAt")
         VALUES ('clock', 'test', 'test', $1::text, $1::timestamptz)`,
        [instant],
      )
    const of = async (query: string) =>
      (await get(`/api/admin/audit?user=clock&${query}`)).map(
        ({ entityId }: { entityId: string }) => entityId,
      )
    expect(await of(days('2025-07-02'))).toEqual([instants[2], instants[1]])
    expect(await of('to=2025-07-01')).toEqual([instants[0]])
    expect(await of('from=2025-07-03')).toEqual([instants[3]])
  })

  it('lists payouts by its days, and says so in their file', async () => {
    const instants = [
      '2025-07-01T13:59:59.999Z',
      '2025-07-01T14:00:00Z',
      '2025-07-02T13:59:59.999Z',
      '2025-07-02T14:00:00Z',
    ]
    for (const instant of instants)
      await store.sql.query(
        `INSERT INTO "Payout" ("provider", "account", "providerPayoutId", "status", "amount", "currency", "paidAt", "version")
         VALUES ('paypal', 'test', $1::text, 'paid', 10, 'USD', $1::timestamptz, 'test')`,
        [instant],
      )
    const day = days('2025-07-02')
    const listed = await get(`/api/admin/payouts?${day}`)
    expect(
      listed.map(({ providerPayoutId }: { providerPayoutId: string }) => providerPayoutId),
    ).toEqual([instants[2], instants[1]])
    expect((await get(`/api/admin/payouts/summary?${day}`)).paid).toMatchObject([{ payouts: 2 }])
    expect(await file(`/api/admin/payouts/export?${day}&of=payouts`)).toMatchObject([
      { 'Paid out (UTC)': '2025-07-02T13:59:59.999Z', Day: '2025-07-02', 'Time zone': SYDNEY },
      { 'Paid out (UTC)': '2025-07-01T14:00:00.000Z', Day: '2025-07-02', 'Time zone': SYDNEY },
    ])
  })

  it('compares the books of its days, and says whose they are', async () => {
    const today = dayOf(new Date(), SYDNEY)
    const started = await admin.post('/api/admin/books', {
      provider: 'paypal',
      from: today,
      to: today,
    })
    expect(started.status).toBe(202)
    expect(started.body).toMatchObject({ from: today, to: today, timeZone: SYDNEY })
    const { rows } = await store.sql.query(
      'SELECT "from", "to" FROM "BooksComparison" WHERE "id" = $1',
      [started.body.id],
    )
    expect(localTimeOf(rows[0].from, SYDNEY)).toBe(`${today}T00:00`)
    expect(localTimeOf(rows[0].to, SYDNEY)).toMatch(/T00:00$/)
    await setSetting(store, 'timezone', 'America/New_York')
    try {
      // The days of a comparison stay those that it was made of.
      expect(await get(`/api/admin/books/${started.body.id}`)).toMatchObject({
        from: today,
        to: today,
        timeZone: SYDNEY,
      })
    } finally {
      await setSetting(store, 'timezone', SYDNEY)
    }
  })
})

/** The last instant before the day after one of Sydney's, whatever its length. */
const LAST_INSTANTS = [
  ['2090-01-15', '2090-01-15T12:59:59.999Z'],
  ['2090-07-15', '2090-07-15T13:59:59.999Z'],
] as const

describe('a day that staff name in Sydney', () => {
  it.each(LAST_INSTANTS)('is %s until %s for keys that expire', async (day, last) => {
    const added = await admin.post('/api/admin/product-keys/bulk', {
      productId: freshProduct().id,
      keys: [`ZONE-${day}-0001`],
      batch: { supplier: 'Clock', expiresOn: day },
    })
    expect(added.status).toBeLessThan(300)
    const { rows } = await store.sql.query(
      `SELECT k."notAfter" FROM "ProductKey" k JOIN "KeyBatch" b ON b."id" = k."batchId" WHERE b."expiresOn" = $1::date`,
      [day],
    )
    expect(rows).toEqual([{ notAfter: new Date(Date.parse(last) + 1) }])
  })

  it('may be today, and not yesterday, for keys that expire', async () => {
    const productId = freshProduct().id
    const on = (expiresOn: string) =>
      admin.post('/api/admin/product-keys/bulk', {
        productId,
        keys: [`DAY-${expiresOn}-0001`],
        batch: { supplier: 'Clock', expiresOn },
      })
    const today = dayOf(new Date(), SYDNEY)
    expect((await on(today)).status).toBeLessThan(300)
    expect(await on(addDays(today, -1))).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'batch.expiresOn', message: 'This day is over' }] },
    })
  })

  it('is until its end the one before which a bank wants an answer', async () => {
    const { number } = await deliveredOrder(store, [{ product: freshProduct() }], 'card')
    const entered = await admin.post(`/api/admin/orders/${number}/disputes`, {
      reference: 'letter-1',
      reason: 'Unknown charge',
      status: 'needs_response',
      respondBy: '2090-01-15',
    })
    expect(entered.status).toBeLessThan(300)
    const { rows } = await store.sql.query(
      `SELECT "respondBy" FROM "Dispute" WHERE "providerDisputeId" = 'letter-1'`,
    )
    expect(rows).toEqual([{ respondBy: new Date('2090-01-15T12:59:59.999Z') }])
  })
})

describe('a coupon whose end is typed in the back office', () => {
  beforeAll(() => setDateStyle({ timezone: SYDNEY, dateFormat: 'yyyy-MM-dd' }))

  it('takes its percent until that midnight of the store, and no longer', async () => {
    const today = dayOf(new Date(), SYDNEY)
    const tomorrow = addDays(today, 1)
    const endsAt = async (time: string) => {
      const code = `END-${time.replace(/\W/g, '')}`
      const made = await admin.post('/api/admin/coupons', {
        code,
        percent: 10,
        startsAt: instantOf(`${addDays(today, -1)}T00:00`),
        endsAt: instantOf(time),
      })
      expect(made.status).toBe(201)
      const shopper = checkoutClient(store)
      await shopper.fillCart([{ product: freshProduct() }])
      const entered = await shopper.call('/api/coupon', { method: 'PUT', body: { code } })
      return { ends: made.body.endsAt, standing: made.body.standing, status: entered.status }
    }
    expect(await endsAt(`${today}T00:00`)).toEqual({
      ends: startOfDay(today, SYDNEY).toISOString(),
      standing: 'expired',
      status: 409,
    })
    expect(await endsAt(`${tomorrow}T00:00`)).toEqual({
      ends: startOfDay(tomorrow, SYDNEY).toISOString(),
      standing: 'valid',
      status: 200,
    })
  })
})

describe('the date of an article', () => {
  const shown = async (slug: string) => await (await fetch(`${store.url}/knowledge/${slug}`)).text()

  it('is the store’s day on which it was published, and a chosen day in every time zone', async () => {
    const { body: made } = await admin.post('/api/admin/articles', {
      title: 'What time is it',
      slug: 'what-time-is-it',
      excerpt: 'Late',
      content: '<p>Late</p>',
      category: 'Troubleshooting',
      isPublished: true,
      publishedAt: '2026-02-28T15:30:00.000Z',
    })
    expect(await shown('what-time-is-it')).toContain('March 1, 2026')
    const changed = await admin.call(`/api/admin/articles/${made.id}`, {
      method: 'PATCH',
      body: { publishedAt: '2026-02-27T00:00:00.000Z' },
    })
    expect(changed.status).toBe(200)
    expect(await shown('what-time-is-it')).toContain('February 27, 2026')
    await setSetting(store, 'timezone', 'America/New_York')
    try {
      expect(await shown('what-time-is-it')).toContain('February 27, 2026')
    } finally {
      await setSetting(store, 'timezone', SYDNEY)
    }
  })
})

/** Zones in which it is another day now than in UTC. */
const ELSEWHERE = new Date().getUTCHours() < 11 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'

describe('a store where it is another day than in UTC', () => {
  beforeAll(() => setSetting(store, 'timezone', ELSEWHERE))
  afterAll(() => setSetting(store, 'timezone', SYDNEY))

  it('counts today’s orders, carts and visitors today', async () => {
    const today = dayOf(new Date(), ELSEWHERE)
    const product = freshProduct()
    await placeOrder(store, [{ product }])
    const seen = await fetch(`${store.url}/api/product-views`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
      },
      body: JSON.stringify({ productId: product.id }),
    })
    expect(seen.status).toBe(204)
    const [{ current }, { current: stages }, statistics, overview] = [
      await get('/api/admin/analytics/summary?range=today'),
      await get('/api/admin/analytics/funnel?range=today'),
      await get('/api/admin/orders/statistics'),
      await get('/api/admin/overview'),
    ]
    expect(current).toMatchObject({ from: today, to: today })
    expect(stages).toMatchObject({ from: today, to: today, viewers: 1 })
    for (const orders of [
      current.orders,
      stages.ordered,
      statistics.today.orders,
      overview.sales.today.orders,
    ])
      expect(orders).toBeGreaterThan(0)
    expect(current.orders).toBe(statistics.today.orders)
    expect(toCents(overview.sales.today.gross)).toBe(current.grossCents)
    const { rows } = await store.sql.query(
      `SELECT DISTINCT to_char("day", 'YYYY-MM-DD') AS "day" FROM "ProductViewer"`,
    )
    expect(rows).toEqual([{ day: today }])
  })

  it('has today’s orders, invoices and credit notes in the reports of its day', async () => {
    const today = dayOf(new Date(), ELSEWHERE)
    expect(today).not.toBe(new Date().toISOString().slice(0, 10))
    const before = (await get(`/api/admin/tax-report?${days(today)}`)).total
    const { number } = await deliveredOrder(store, [{ product: freshProduct() }])
    const issued = await admin.post(`/api/admin/orders/${number}/documents`, {})
    expect(issued.status).toBeLessThan(300)
    const { totalAmount } = await detailsOf(admin, number)
    await refund(admin, number, { amount: totalAmount })
    const documents = await eventually(async () => {
      const listed = await get(`/api/admin/documents?${days(today)}&limit=100`)
      const own = listed.filter(
        ({ orderNumber }: { orderNumber: string }) => orderNumber === number,
      )
      return own.length === 2 && own
    })
    for (const { issuedOn, number: name } of documents) {
      expect(issuedOn).toBe(today)
      expect(name).toContain(today.slice(0, 4))
    }
    const { total } = await get(`/api/admin/tax-report?${days(today)}`)
    expect(toCents(total.gross)).toBe(toCents(before.gross) + toCents(totalAmount))
    expect(toCents(total.refundedNet) + toCents(total.refundedTax)).toBe(toCents(totalAmount))
    expect(total.taxDue).toBe(before.taxDue)
    const postings = await file(`/api/admin/tax-report/postings?${days(today)}`)
    expect(postings.map(({ Date: day }) => day)).toEqual([today, today])
    const yesterday = new Date().toISOString().slice(0, 10)
    expect((await get(`/api/admin/tax-report?${days(yesterday)}`)).total.refundedNet).toBe('0.00')
  })
})
