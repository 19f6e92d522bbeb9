import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { addDays, dayOf, daysOf } from '@/lib/core/calendar'
import { BREAKDOWNS } from '@/lib/overview/analytics/breakdowns'
import {
  breakdownSchema,
  catalogueCountsSchema,
  forecastSchema,
  funnelSchema,
  type PeriodFigures,
  refundReasonsSchema,
  summarySchema,
} from '@/lib/overview/analytics/contracts'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { apiClient, eventually } from '@/tests/setup/api-client'
import { checkoutClient, leaveKeys, productDispenser } from '@/tests/setup/checkout-client'
import { finishJob } from '@/tests/setup/jobs'
import { detailsOf, orderToken, placeOrder, refund } from '@/tests/setup/order-client'
import { startStore, type TestStore } from '@/tests/setup/store'

const PATH = '/api/admin/analytics'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let freshProduct: () => Product

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
})
afterAll(() => store.stop())

const today = () => dayOf(new Date(), 'UTC')
const summary = async (query: string) => {
  const answer = await admin.call(`${PATH}/summary?${query}`)
  expect(answer.status).toBe(200)
  return summarySchema.parse(answer.body)
}
const breakdown = async (by: string, query = 'range=today') => {
  const answer = await admin.call(`${PATH}/breakdown?by=${by}&${query}`)
  expect(answer.status).toBe(200)
  return breakdownSchema.parse(answer.body)
}
const custom = (from: string, to: string) => `range=custom&from=${from}&to=${to}`

type Sale = {
  at: string
  product: Product
  quantity?: number
  locale?: string
  currency?: string
  refund?: { at: string; cents: number; quantity?: number }
}

/** A past order, written as the store writes them. @returns its total in cents */
async function sold({ at, product, quantity = 1, locale = 'en', currency = 'USD', ...sale }: Sale) {
  const subtotal = Math.round(Number(product.price) * 100) * quantity
  const tax = Math.floor((subtotal * 8 + 50) / 100)
  const money = (cents: number) => (cents / 100).toFixed(2)
  const paymentId = randomUUID()
  await store.sql.query(
    `INSERT INTO "Payment" ("id", "provider", "status", "amount", "currency", "capturedAmount", "capturedCurrency", "capturedAt", "createdAt", "updatedAt")
     VALUES ($1, 'paypal', 'declined', $2, 'USD', $2, 'USD', $3, $3, $3)`,
    [paymentId, money(subtotal + tax), at],
  )
  const { rows } = await store.sql.query(
    `WITH o AS (
       INSERT INTO "Order" ("orderNumber", "customerEmail", "customerName", "subtotal", "tax", "totalAmount", "currency", "paymentMethod", "paymentId", "orderStatus", "locale", "displayCurrency", "createdAt", "updatedAt")
       VALUES ($1, 'old@buyer.example', 'Old Buyer', $2, $3, $4, 'USD', 'paypal', $5, 'completed', $6, $7, $8, $8) RETURNING "id"
     ), i AS (
       INSERT INTO "OrderItem" ("orderId", "position", "productId", "productName", "productPrice", "quantity", "delivery", "deliveredAt",
         "refundDays")
       SELECT "id", 0, $9, 'As it was named', $10, $11, 'keys', $8, 30 FROM o RETURNING "id", "orderId"
     ) SELECT "id" AS item, "orderId" AS "order" FROM i`,
    [
      `SH-H-${paymentId.slice(0, 8)}`,
      money(subtotal),
      money(tax),
      money(subtotal + tax),
      paymentId,
      locale,
      currency,
      at,
      product.id,
      product.price,
      quantity,
    ],
  )
  if (sale.refund)
    await store.sql.query(
      `INSERT INTO "Refund" ("id", "paymentId", "orderId", "amount", "currency", "status", "items", "username", "createdAt", "updatedAt")
       VALUES ($1, $2, $3, $4, 'USD', 'succeeded', $5, 'admin', $6, $6)`,
      [
        randomUUID(),
        paymentId,
        rows[0].order,
        money(sale.refund.cents),
        JSON.stringify(
          sale.refund.quantity ? [{ itemId: rows[0].item, quantity: sale.refund.quantity }] : [],
        ),
        sale.refund.at,
      ],
    )
  return subtotal + tax
}

describe('GET /api/admin/analytics/counts', () => {
  it('counts products and featured ones on the shelf, and all active categories', async () => {
    const { rows } = await store.sql.query(
      `SELECT (SELECT count(*)::int FROM "Product" WHERE NOT "isHidden") AS products,
              (SELECT count(*)::int FROM "Product" WHERE "isFeatured" AND NOT "isHidden") AS featured,
              (SELECT count(*)::int FROM "Category" WHERE "isActive") AS categories`,
    )
    const counts = async () =>
      catalogueCountsSchema.parse((await admin.call(`${PATH}/counts`)).body)
    expect(await counts()).toEqual(rows[0])
    const { id } = (await admin.post('/api/admin/categories', { name: 'Counted' })).body
    expect((await counts()).categories).toBe(rows[0].categories + 1)
    await admin.call(`/api/admin/categories/${id}`, { method: 'PUT', body: { isActive: false } })
    expect(await counts()).toEqual(rows[0])
  })
})

describe('sales of today, bought for real', () => {
  it('has gross, refunds and net to the cent, by language, category and product', async () => {
    const before = (await summary('range=today')).current
    const [kept, back] = [freshProduct(), freshProduct()]
    const first = await placeOrder(store, [{ product: kept, quantity: 2 }], 'card', 'de')
    const second = await placeOrder(store, [{ product: back }], 'paypal', 'ja')
    const details = await detailsOf(admin, second.number)
    const item = details.items[0]
    const refunded = await refund(admin, second.number, {
      items: [{ itemId: item?.id, quantity: 1 }],
    })
    expect(refunded.status).toBe(200)

    const { rows } = await store.sql.query(
      `SELECT "orderNumber", ("totalAmount" * 100)::int AS cents FROM "Order" WHERE "orderNumber" = ANY($1)`,
      [[first.number, second.number]],
    )
    const cents = new Map<string, number>(rows.map((row) => [row.orderNumber, row.cents]))
    const total = (cents.get(first.number) ?? 0) + (cents.get(second.number) ?? 0)
    const paidBack = await eventually(async () => {
      const sums = await store.sql.query(
        `SELECT (sum("amount") * 100)::int AS cents FROM "Refund" WHERE "status" = 'succeeded'`,
      )
      return sums.rows[0].cents as number | null
    })

    const { current } = await summary('range=today')
    expect(current.orders - before.orders).toBe(2)
    expect(current.grossCents - before.grossCents).toBe(total)
    expect(current.refundsCents - before.refundsCents).toBe(paidBack)
    expect(current.netCents).toBe(current.grossCents - current.refundsCents)

    const languages = await breakdown('languages')
    expect(languages.find(({ key }) => key === 'de')).toMatchObject({
      count: 1,
      grossCents: cents.get(first.number),
      refundsCents: 0,
    })
    expect(languages.find(({ key }) => key === 'ja')).toMatchObject({
      grossCents: cents.get(second.number),
      refundsCents: paidBack,
      netCents: (cents.get(second.number) ?? 0) - paidBack,
    })
    const products = await breakdown('products')
    expect(products.find(({ key }) => key === String(kept.id))).toMatchObject({
      name: kept.name,
      count: 2,
      refundedCount: 0,
      grossCents: Math.round(Number(kept.price) * 200),
    })
    expect(products.find(({ key }) => key === String(back.id))).toMatchObject({
      count: 1,
      refundedCount: 1,
      netCents: 0,
    })
    const sumOf = (list: typeof products) => list.reduce((sum, row) => sum + row.grossCents, 0)
    expect(sumOf(await breakdown('categories'))).toBe(sumOf(products))
    expect(sumOf(await breakdown('currencies'))).toBe(current.grossCents)
    for (const by of ['coupons', 'countries', 'methods', 'languages', 'sources', 'campaigns'])
      expect([by, sumOf(await breakdown(by))]).toEqual([by, current.grossCents])
    expect((await breakdown('methods')).map(({ key }) => key)).toEqual(
      expect.arrayContaining(['card', 'paypal']),
    )
  })
})

describe('where buyers came from', () => {
  it('is of the last link before they paid, and on the order', async () => {
    const [product, other] = [freshProduct(), freshProduct()]
    const summer = { source: 'news', medium: 'email', campaign: 'summer' }
    const { number } = await placeOrder(store, [
      { product, source: { source: 'bing.com', medium: 'referral' } },
      { product: other, source: summer },
    ])
    await placeOrder(store, [{ product, source: { source: 'news', medium: 'email' } }])
    await placeOrder(store, [{ product }])
    const details = await detailsOf(admin, number)
    expect(details.source).toEqual(summer)
    const sources = await breakdown('sources')
    expect(sources.find(({ key }) => key === 'news / email')).toMatchObject({ count: 2 })
    expect(sources.find(({ key }) => key === 'bing.com / referral')).toBeUndefined()
    expect(sources.find(({ key }) => key === '')?.count).toBeGreaterThan(0)
    const campaigns = await breakdown('campaigns')
    expect(campaigns.find(({ key }) => key === 'summer')).toMatchObject({
      count: 1,
      grossCents: Math.round(Number(details.totalAmount) * 100),
    })
  })

  it('is refused where it makes no sense', async () => {
    const { id: productId } = freshProduct()
    for (const source of [
      {},
      { source: '' },
      { source: 'x'.repeat(81) },
      { source: 'a\u0000' },
      'x',
    ])
      expect(
        (
          await apiClient(store.url).call('/api/cart', {
            method: 'POST',
            body: { productId, source },
          })
        ).status,
      ).toBe(400)
  })
})

describe('GET /api/admin/analytics/refund-reasons', () => {
  it('adds up what was paid back by what buyers gave as the reason', async () => {
    const { number } = await placeOrder(store, [{ product: freshProduct() }])
    const token = await orderToken(store, number)
    const asked = await apiClient(store.url).call('/api/refund-requests', {
      method: 'POST',
      body: { token, reason: 'changed_mind' },
    })
    expect(asked.status).toBe(201)
    const { refundRequests, payment } = await detailsOf(admin, number)
    const answered = await admin.post(
      `/api/admin/refund-requests/${refundRequests[0]?.id}/answer`,
      {
        decision: 'accept',
        refund: { refundId: randomUUID(), amount: payment.refundableAmount, reason: 'Asked for' },
      },
    )
    expect([200, 202]).toContain(answered.status)
    const rows = await eventually(async () => {
      const { body } = await admin.call(`${PATH}/refund-reasons?range=today`)
      const found = refundReasonsSchema.parse(body)
      return found.some(({ reason }) => reason === 'changed_mind') && found
    })
    expect(rows.find(({ reason }) => reason === 'changed_mind')).toEqual({
      reason: 'changed_mind',
      refunds: 1,
      refundsCents: Math.round(Number(payment.refundableAmount) * 100),
    })
    const { refundsCents } = (await summary('range=today')).current
    expect(rows.reduce((sum, row) => sum + row.refundsCents, 0)).toBe(refundsCents)
  })
})

describe('history', () => {
  const days = { before: '2024-02-27', first: '2024-02-28', leap: '2024-02-29', last: '2024-03-01' }
  let totals: { before: number; first: number; last: number }
  let product: Product

  beforeAll(async () => {
    product = freshProduct()
    totals = {
      before: await sold({ at: `${days.before}T23:59:59.999Z`, product }),
      first: await sold({
        at: `${days.first}T00:00:00.000Z`,
        product,
        quantity: 3,
        locale: 'fr',
        currency: 'EUR',
        refund: { at: `${days.leap}T12:00:00.000Z`, cents: 1234, quantity: 1 },
      }),
      last: await sold({
        at: `${days.last}T23:59:59.999Z`,
        product,
        refund: { at: '2024-03-02T00:00:00.000Z', cents: 500 },
      }),
    }
  })

  it('is cut at midnight UTC, a row for every day, refunds on their own', async () => {
    const { current, before } = await summary(custom(days.first, days.last))
    expect(current.days.map(({ day }) => day)).toEqual(daysOf({ from: days.first, to: days.last }))
    expect(current.days.map(({ grossCents, refundsCents }) => [grossCents, refundsCents])).toEqual([
      [totals.first, 0],
      [0, 1234],
      [totals.last, 0],
    ])
    expect(current.days[1]?.netCents).toBe(-1234)
    expect(current).toMatchObject({
      orders: 2,
      grossCents: totals.first + totals.last,
      refundsCents: 1234,
      netCents: totals.first + totals.last - 1234,
      averageCents: Math.round((totals.first + totals.last) / 2),
    })
    expect(before).toMatchObject({
      from: '2024-02-25',
      to: days.before,
      orders: 1,
      grossCents: totals.before,
    })
  })

  it('has as many orders in the list that each figure leads to', async () => {
    const { current } = await summary(custom(days.first, days.last))
    const listed = async (query: string) => {
      const { status, body } = await admin.call(`/api/admin/orders?limit=100&${query}`)
      expect(status).toBe(200)
      return body
    }
    for (const { day, orders, grossCents } of current.days) {
      const placed: { totalAmount: string; currency: string }[] = await listed(
        `from=${day}&to=${day}`,
      )
      expect(placed).toHaveLength(orders)
      expect(
        placed.reduce((sum, { totalAmount }) => sum + Math.round(Number(totalAmount) * 100), 0),
      ).toBe(grossCents)
    }
    expect(await listed(`refundedFrom=${days.leap}&refundedTo=${days.leap}`)).toHaveLength(1)
    expect(await listed(`refundedFrom=${days.first}&refundedTo=${days.first}`)).toEqual([])
    expect(await listed(`from=${days.first}&to=${days.last}&product=${product.id}`)).toHaveLength(2)
    const { status } = await admin.call('/api/admin/orders?refundedFrom=yesterday')
    expect(status).toBe(400)
  })

  it('is broken down so that every sum agrees', async () => {
    const query = custom(days.first, days.last)
    expect(await breakdown('currencies', query)).toEqual([
      expect.objectContaining({
        key: 'EUR',
        count: 1,
        refundedCount: 1,
        grossCents: totals.first,
        refundsCents: 1234,
        netCents: totals.first - 1234,
      }),
      expect.objectContaining({ key: 'USD', count: 1, refundedCount: 0, grossCents: totals.last }),
    ])
    const price = Math.round(Number(product.price) * 100)
    // The refund of the third of March is outside the period, and has no quantities anyway.
    expect(await breakdown('products', query)).toEqual([
      {
        key: String(product.id),
        name: product.name,
        count: 4,
        refundedCount: 1,
        grossCents: 4 * price,
        refundsCents: price,
        netCents: 3 * price,
        viewers: 0,
      },
    ])
    const [category, ...others] = await breakdown('categories', query)
    expect(others).toEqual([])
    const { rows } = await store.sql.query(
      `SELECT coalesce(m."name", c."name") AS name FROM "Product" p JOIN "Category" c ON c."id" = p."categoryId"
       LEFT JOIN "Category" m ON m."id" = c."parentId" WHERE p."id" = $1`,
      [product.id],
    )
    expect(category).toMatchObject({ name: rows[0].name, count: 4, grossCents: 4 * price })
  })

  it('can be taken along as files, negative sums as numbers', async () => {
    const query = custom(days.first, days.last)
    const answer = await admin.call(`${PATH}/export?table=days&${query}`)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="days-${days.first}-to-${days.last}.csv"`,
    )
    const lines = String(answer.body).split('\r\n')
    expect(lines[0]).toContain('Day (UTC),Orders,Gross (USD),Refunds (USD),Net (USD)')
    expect(lines[2]).toBe('2024-02-29,0,0,12.34,-12.34,0,0')
    for (const table of [...BREAKDOWNS, 'funnel', 'refund-reasons', 'forecast'])
      expect((await admin.call(`${PATH}/export?table=${table}&${query}`)).status).toBe(200)
  })

  it('prevents a product’s name from running as a formula', async () => {
    const bad = freshProduct()
    await store.sql.query(`UPDATE "Product" SET "name" = '=1+1' WHERE "id" = $1`, [bad.id])
    await sold({ at: '2023-06-01T12:00:00.000Z', product: bad })
    const file = await admin.call(
      `${PATH}/export?table=products&${custom('2023-06-01', '2023-06-01')}`,
    )
    expect(String(file.body)).toContain("\r\n'=1+1,1,0,")
  })
})

describe('days that are added up', () => {
  const day = '2022-05-05'
  const query = custom(day, day)
  const isSummed = async () =>
    (await store.sql.query('SELECT 1 FROM "SummedDay" WHERE "day" = $1', [day])).rowCount === 1
  const figures = async () => ({
    sales: (await summary(query)).current,
    by: await Promise.all(BREAKDOWNS.map((by) => breakdown(by, query))),
  })

  it('have the figures that their orders and refunds have', async () => {
    const [product, other] = [freshProduct(), freshProduct()]
    await sold({ at: `${day}T00:00:00.000Z`, product, quantity: 2, locale: 'fr', currency: 'EUR' })
    await sold({
      at: `${day}T23:59:59.999Z`,
      product: other,
      refund: { at: `${day}T23:59:59.999Z`, cents: 321, quantity: 1 },
    })
    const live = await figures()
    expect(live.sales).toMatchObject({ orders: 2, refundsCents: 321 })
    await finishJob(store, 'sum_days', {}, 2)
    expect(await isSummed()).toBe(true)
    expect(await figures()).toEqual(live)
  })

  it.each<[string, () => Promise<unknown>, (before: PeriodFigures, after: PeriodFigures) => void]>([
    [
      'an order of that day comes late',
      () => sold({ at: `${day}T12:00:00.000Z`, product: freshProduct() }),
      (before, after) => expect(after.orders).toBe(before.orders + 1),
    ],
    [
      'a refund turns out to be settled on it',
      () =>
        store.sql.query(
          `UPDATE "Refund" SET "amount" = 400 WHERE "updatedAt"::date = $1 AND "status" = 'succeeded'`,
          [day],
        ),
      (_, after) => expect(after.refundsCents).toBe(40_000),
    ],
    [
      'a refund leaves it',
      () =>
        store.sql.query(
          `UPDATE "Refund" SET "status" = 'failed' WHERE "updatedAt"::date = $1 AND "status" = 'succeeded'`,
          [day],
        ),
      (_, after) => expect(after.refundsCents).toBe(0),
    ],
    [
      'an order leaves it',
      () =>
        store.sql.query(
          `UPDATE "Order" SET "createdAt" = "createdAt" - interval '1 day'
           WHERE "createdAt" >= $1::date AND "createdAt" < $1::date + 1 AND "locale" = 'fr'`,
          [day],
        ),
      (before, after) => expect(after.orders).toBe(before.orders - 1),
    ],
  ])('are added up anew when %s', async (_, change, expectation) => {
    await finishJob(store, 'sum_days')
    const before = (await summary(query)).current
    await change()
    expect(await isSummed()).toBe(false)
    const live = await figures()
    expectation(before, live.sales)
    await finishJob(store, 'sum_days')
    expect(await isSummed()).toBe(true)
    expect(await figures()).toEqual(live)
  })

  it('do not include today', async () => {
    await placeOrder(store, [{ product: freshProduct() }])
    await finishJob(store, 'sum_days')
    const { rows } = await store.sql.query('SELECT 1 FROM "SummedDay" WHERE "day" >= $1', [today()])
    expect(rows).toEqual([])
  })
})

describe('from view to order', () => {
  const funnel = async (query = 'range=today') => {
    const answer = await admin.call(`${PATH}/funnel?${query}`)
    expect(answer.status).toBe(200)
    return funnelSchema.parse(answer.body)
  }
  const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36'
  const view = (client: ReturnType<typeof apiClient>, productId: unknown, agent = CHROME) =>
    client.call('/api/product-views', {
      method: 'POST',
      body: { productId },
      headers: { 'user-agent': agent },
    })

  it('counts a visitor once a day, and no program', async () => {
    const before = (await funnel()).current.viewers
    const [product, other] = [freshProduct(), freshProduct()]
    const [ada, ben] = [apiClient(store.url), apiClient(store.url)]
    for (const [client, id] of [
      [ada, product.id],
      [ada, product.id],
      [ada, other.id],
      [ben, product.id],
    ] as const)
      expect((await view(client, id)).status).toBe(204)
    await view(apiClient(store.url), product.id, 'Googlebot/2.1 (+http://www.google.com/bot.html)')
    await view(apiClient(store.url), 2_147_483_647)
    expect((await funnel()).current.viewers).toBe(before + 2)
    for (const wrong of [0, -1, 1.5, '1', null, 2 ** 31])
      expect((await view(ada, wrong)).status).toBe(400)
  })

  it('forgets who it was when the day is over', async () => {
    const day = addDays(today(), -2)
    const viewed = freshProduct()
    const { id } = viewed
    for (let visitor = 0; visitor < 3; visitor++) await view(apiClient(store.url), id)
    await store.sql.query(`INSERT INTO "DayViewers" ("day", "salt") VALUES ($1, '\\x01')`, [day])
    await store.sql.query(`UPDATE "ProductViewer" SET "day" = $1 WHERE "productId" = $2`, [day, id])
    await sold({ at: `${day}T12:00:00.000Z`, product: viewed })
    const viewersOfProduct = async () =>
      (await breakdown('products', custom(day, day))).map(({ viewers }) => viewers)
    const { current } = await funnel(custom(day, day))
    expect(current.viewers).toBe(3)
    expect(await viewersOfProduct()).toEqual([3])
    await finishJob(store, 'count_viewers', {}, 2)
    expect((await funnel(custom(day, day))).current).toEqual(current)
    expect(await viewersOfProduct()).toEqual([3])
    const { rows } = await store.sql.query(
      `SELECT d."viewers", d."salt", p."viewers" AS product, (SELECT count(*)::int FROM "ProductViewer" WHERE "day" = $1) AS left
       FROM "DayViewers" d JOIN "ProductDayViewers" p ON p."day" = d."day" WHERE d."day" = $1`,
      [day],
    )
    expect(rows).toEqual([{ viewers: 3, salt: null, product: 3, left: 0 }])
  })

  it('counts carts, those that somebody started to pay, and those that were paid', async () => {
    const before = (await funnel()).current
    const product = freshProduct()
    await checkoutClient(store).fillCart([{ product }])
    const started = checkoutClient(store)
    await started.fillCart([{ product }])
    for (let click = 0; click < 2; click++) await started.startWallet()
    await placeOrder(store, [{ product }])
    const after = await eventually(async () => {
      const { current } = await funnel()
      return current.paymentsStarted === before.paymentsStarted + 2 && current
    })
    expect(after.carts).toBe(before.carts + 3)
    expect(after.ordered).toBe(before.ordered + 1)
    const file = await admin.call(`${PATH}/export?table=funnel&range=today`)
    expect(String(file.body)).toContain(`\r\nStarted to pay,${after.paymentsStarted},`)
  })
})

describe('from cart to order', () => {
  const carts = ({ carts: all, orderedCarts }: PeriodFigures) => [all, orderedCarts]

  it('counts each cart once, and marks it when it becomes an order', async () => {
    const [all = 0, ordered = 0] = carts((await summary('range=today')).current)
    const product = freshProduct()
    const visitor = apiClient(store.url)
    for (const quantity of [1, 2])
      await visitor.call('/api/cart', { method: 'POST', body: { productId: product.id, quantity } })
    const buyer = checkoutClient(store)
    const cart = await buyer.fillCart([{ product }])
    await eventually(async () => carts((await summary('range=today')).current)[0] === all + 2)
    expect(carts((await summary('range=today')).current)).toEqual([all + 2, ordered])

    const { id } = (await buyer.startWallet()).body
    await buyer.capture(id)
    expect((await buyer.postOrder(buyer.orderBody(cart, id, 'paypal'))).status).toBe(201)
    const { current } = await summary('range=today')
    expect(carts(current)).toEqual([all + 2, ordered + 1])
    expect(current.days.at(-1)).toMatchObject({ carts: all + 2, orderedCarts: ordered + 1 })

    const { rows } = await store.sql.query('SELECT "cart" FROM "CartDay"')
    const stored = rows.map(({ cart: hash }) => String(hash))
    for (const hash of stored) expect(hash).toMatch(/^[0-9a-f]{64}$/)
    expect(stored.join()).not.toContain(visitor.session)
  })

  it('counts a cart of two days once, and as ordered on both', async () => {
    const day = '2024-06-10'
    for (const [at, cart, orderedAt] of [
      [day, 'a', '2024-06-11'],
      [addDays(day, 1), 'a', '2024-06-11'],
      [day, 'b', null],
    ])
      await store.sql.query(
        'INSERT INTO "CartDay" ("day", "cart", "orderedAt") VALUES ($1, $2, $3)',
        [at, String(cart).repeat(64), orderedAt],
      )
    const { current } = await summary(custom(day, addDays(day, 1)))
    expect(carts(current)).toEqual([2, 1])
    expect(current.days.map((figures) => [figures.carts, figures.orderedCarts])).toEqual([
      [2, 1],
      [1, 1],
    ])
  })

  it('lets nothing be put into a cart fail', async () => {
    await store.sql.query('ALTER TABLE "CartDay" RENAME TO "CartDayAway"')
    try {
      const answer = await apiClient(store.url).call('/api/cart', {
        method: 'POST',
        body: { productId: freshProduct().id, quantity: 1 },
      })
      expect(answer.status).toBe(201)
    } finally {
      await store.sql.query('ALTER TABLE "CartDayAway" RENAME TO "CartDay"')
    }
  })
})

describe('GET /api/admin/analytics/forecast', () => {
  const forecast = async (query = 'limit=100') => {
    const answer = await admin.call(`${PATH}/forecast?${query}`)
    expect(answer.status).toBe(200)
    return { rows: forecastSchema.parse(answer.body), headers: answer.headers }
  }

  it('divides the free keys by what was sold a day, the soonest first', async () => {
    const [fast, slow, never] = [freshProduct(), freshProduct(), freshProduct()]
    for (const product of [fast, slow, never]) await leaveKeys(store, product.id, 6)
    await store.sql.query(`UPDATE "Product" SET "createdAt" = now() - interval '60 days'`)
    const recently = new Date(Date.now() - 3_600_000).toISOString()
    const longAgo = new Date(Date.now() - 31 * 86_400_000).toISOString()
    await sold({ at: recently, product: fast, quantity: 90 })
    await sold({ at: recently, product: slow, quantity: 4 })
    await sold({ at: longAgo, product: never, quantity: 50 })
    const { rows, headers } = await forecast()
    const of = (product: Product) => rows.find(({ productId }) => productId === product.id)
    expect(of(fast)).toMatchObject({ available: 6, sold: 90, daysLeft: 2 })
    expect(of(slow)).toMatchObject({ available: 6, sold: 4, daysLeft: 45 })
    const left = rows.map(({ daysLeft }) => daysLeft ?? Number.POSITIVE_INFINITY)
    expect(left).toEqual([...left].sort((a, b) => a - b))
    const total = Number(headers.get('x-total-count'))
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total / 100) }, (_, page) =>
        forecast(`limit=100&offset=${page * 100}`),
      ),
    )
    const all = pages.flatMap((page) => page.rows)
    expect(all).toHaveLength(total)
    expect(all.find(({ productId }) => productId === never.id)).toMatchObject({
      sold: 0,
      daysLeft: null,
    })
  })
})

describe('what is asked', () => {
  it.each([
    ['summary?range=year', 'range'],
    ['summary?range=custom', 'from'],
    ['summary?range=custom&from=2026-01-01', 'to'],
    ['summary?range=custom&from=2026-02-30&to=2026-03-01', 'from'],
    ['summary?range=custom&from=2026-03-02&to=2026-03-01', 'to'],
    ['summary?range=custom&from=2024-01-01&to=2026-01-01', 'to'],
    ['summary?range=custom&from=0001-01-01&to=0001-01-02', 'from'],
    ['summary?range=custom&from=9999-01-01&to=9999-01-02', 'from'],
    ["breakdown?by=products'--", 'by'],
    ['breakdown', 'by'],
    ['export?table=Payment', 'table'],
    ['forecast?limit=0', 'limit'],
    ['forecast?offset=-1', 'offset'],
  ])('refuses %s and names the field', async (query, path) => {
    const answer = await admin.call(`${PATH}/${query}`)
    expect(answer.status).toBe(400)
    expect(answer.body.issues.map((issue: { path: string }) => issue.path)).toContain(path)
  })

  it('looks back two years and no more', async () => {
    const to = today()
    expect((await summary(custom(addDays(to, -730), to))).current.days).toHaveLength(731)
    expect((await admin.call(`${PATH}/summary?${custom(addDays(to, -731), to)}`)).status).toBe(400)
  })

  it('is for the staff alone', async () => {
    const moderator = await clientOfRole(store, 'moderator')
    expect((await moderator.call(`${PATH}/summary`)).status).toBe(200)
    expect((await apiClient(store.url).call(`${PATH}/summary`)).status).toBe(401)
  })
})
