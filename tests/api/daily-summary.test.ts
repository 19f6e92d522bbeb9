import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { toCents } from '@/lib/core/money'
import { formatMoney } from '@/lib/i18n/currencies'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient, eventually } from '@/tests/setup/api-client'
import { mailsTo, orderRow, productDispenser } from '@/tests/setup/checkout-client'
import { finishJob } from '@/tests/setup/jobs'
import { deliveredOrder, orderToken, placeOrder, refund } from '@/tests/setup/order-client'
import { withSetting } from '@/tests/setup/settings'
import { startStore, type TestStore } from '@/tests/setup/store'

const OWNER = 'owner@softhaven.example'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let freshProduct: () => Product

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
})
afterAll(() => store.stop())

/** Lets the worker do what is due in an hour. */
const atHour = (ts: string, times = 1) =>
  finishJob(store, 'mail_daily_summary', { _cron: { ts } }, times)
const summaries = async () =>
  (
    await store.sql.query<{ dedupeKey: string }>(
      `SELECT "dedupeKey" FROM "Email" WHERE "kind" = 'owner_daily_summary' ORDER BY 1`,
    )
  ).rows.map(({ dedupeKey }) => dedupeKey)
const summaryMail = (subject: string) =>
  eventually(async () =>
    (await mailsTo(store, OWNER)).find((mail) => mail.subject.startsWith(subject)),
  )

/** Nothing waits for anybody any more. */
const settleAll = () =>
  store.sql.query(`
    UPDATE "Order" SET "orderStatus" = 'completed', "completedAt" = now() WHERE "orderStatus" = 'processing';
    UPDATE "RefundRequest" SET "status" = 'declined' WHERE "status" = 'open';
    UPDATE "ContactMessage" SET "status" = 'answered' WHERE "status" = 'open';
    UPDATE "Email" SET "status" = 'sent' WHERE "status" = 'failed'`)

const placedAt = (number: string, time: string) =>
  store.sql.query('UPDATE "Order" SET "createdAt" = $1 WHERE "orderNumber" = $2', [time, number])

/** The value beside a label of the mail's tables. */
const figureOf = (html: string, label: string): string | undefined =>
  new RegExp(`>${label}(?:</a>)?</td><td[^>]*>([^<]*)</td>`).exec(
    html.replaceAll('<!-- -->', ''),
  )?.[1]

describe('the daily summary', () => {
  it('is not sent when nothing happened and nothing waits, whatever the stock', async () => {
    await settleAll()
    await atHour('2026-02-03T07:00:00Z')
    expect(await summaries()).toEqual([])
  })

  it('is sent in one hour of the day only, once, however many workers ask for it', async () => {
    const { number } = await deliveredOrder(store, [{ product: freshProduct() }], 'card')
    await placedAt(number, '2026-02-10T12:00:00Z')
    for (const hour of ['05', '06', '08', '23']) await atHour(`2026-02-11T${hour}:00:00Z`)
    expect(await summaries()).toEqual([])
    await atHour('2026-02-11T07:00:00Z', 4)
    expect(await summaries()).toEqual(['daily-summary:2026-02-10'])
    const mail = await summaryMail('Softhaven on 02/10/2026')
    expect(mail.subject).toMatch(/: 1 order, \$/)
    await atHour('2026-02-11T07:00:00Z')
    expect(
      (await mailsTo(store, OWNER)).filter(({ subject }) => subject === mail.subject),
    ).toHaveLength(1)
  })

  it('is not sent when its switch is off', async () => {
    const { number } = await deliveredOrder(store, [{ product: freshProduct() }], 'card')
    await placedAt(number, '2026-02-12T12:00:00Z')
    await withSetting(store, 'mailDailySummary', false, async () => {
      await atHour('2026-02-13T07:00:00Z')
      expect(await summaries()).not.toContain('daily-summary:2026-02-12')
    })
  })

  it('has the figures of the day in the store’s time zone, and what waits', async () => {
    await settleAll()
    const products = [freshProduct(), freshProduct(), freshProduct()]
    // The first and the last moment of 10 March in Tokyo, and the first of the day after.
    const times = ['2026-03-09T15:00:00Z', '2026-03-10T14:59:59Z', '2026-03-10T15:00:00Z']
    const placed = []
    for (const product of products)
      placed.push(await deliveredOrder(store, [{ product }], 'paypal'))
    const totals: number[] = []
    for (const [index, { number }] of placed.entries()) {
      totals.push(toCents((await orderRow(store, number)).totalAmount))
      await placedAt(number, times[index] ?? '')
    }
    const paidBack = await refund(admin, placed[0]?.number ?? '', { amount: '1.50' })
    expect(paidBack.status).toBe(200)
    await store.sql.query(`UPDATE "Refund" SET "updatedAt" = '2026-03-10T03:00:00Z'`)

    const byHand = (
      await admin.post('/api/admin/products', {
        name: 'By hand',
        slug: `by-hand-${randomUUID()}`,
        description: 'A product',
        price: '10.00',
        delivery: 'manual',
      })
    ).body
    await placeOrder(store, [{ product: byHand }], 'card')
    const today = await deliveredOrder(store, [{ product: freshProduct() }], 'card')
    const requested = await apiClient(store.url).call('/api/refund-requests', {
      method: 'POST',
      body: { token: await orderToken(store, today.number), reason: 'invalid_key' },
    })
    expect(requested.status).toBe(201)
    await store.sql.query(
      `INSERT INTO "ContactMessage" ("name", "email", "category", "subject", "message", "locale", "updatedAt")
       VALUES ('Ada', 'ada@buyer.example', 'general', 'Hello', 'Anybody there?', 'en', now()),
              ('Bob', 'bob@buyer.example', 'general', 'Hello', 'Anybody there?', 'en', now())`,
    )

    await withSetting(store, 'timezone', 'Asia/Tokyo', () => atHour('2026-03-10T22:00:00Z'))
    const { subject, html, text } = await summaryMail('Softhaven on 03/10/2026')
    const gross = (totals[0] ?? 0) + (totals[1] ?? 0)
    expect(subject).toBe(`Softhaven on 03/10/2026: 2 orders, ${formatMoney(gross, 'USD', 'en')}`)
    expect({
      orders: figureOf(html, 'Orders'),
      revenue: figureOf(html, 'Gross'),
      refund: figureOf(html, '1 refund'),
      net: figureOf(html, 'Net'),
      byHand: figureOf(html, 'Orders to deliver by hand'),
      requests: figureOf(html, 'Refund requests to answer'),
      messages: figureOf(html, 'Messages to answer'),
      keys: figureOf(html, 'Orders that wait for keys'),
    }).toEqual({
      orders: '2',
      revenue: formatMoney(gross, 'USD', 'en'),
      refund: '-$1.50',
      net: formatMoney(gross - 150, 'USD', 'en'),
      byHand: '1',
      requests: '1',
      messages: '2',
      keys: undefined,
    })
    expect(text).toMatch(/Orders\s+2\n/)
    expect(text).toContain('Asia/Tokyo')
    for (const page of ['orders', 'messages', 'settings#owner-mails'])
      expect(html).toContain(`${store.url}/admin/${page}`)
  })

  it('names the products that are low', async () => {
    const product = freshProduct()
    await store.sql.query('DELETE FROM "ProductKey" WHERE "productId" = $1', [product.id])
    const { number } = await deliveredOrder(store, [{ product: freshProduct() }], 'card')
    await placedAt(number, '2026-04-01T12:00:00Z')
    await atHour('2026-04-02T07:00:00Z')
    const { html } = await summaryMail('Softhaven on 04/01/2026')
    expect(figureOf(html, product.name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))).toBe(
      'no key left',
    )
    expect(html).toContain(`${store.url}/admin/keys/${product.id}`)
  })
})
