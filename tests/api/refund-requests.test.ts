import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { sealToken } from '@/lib/core/sealed-token'
import { refundRequestAnswerSchema } from '@/lib/refunds/contracts'
import { promisesOf, refundDaysOf } from '@/lib/settings/promises'
import { settingsFrom } from '@/lib/settings/registry'
import { adminClient } from '@/tests/setup/admin-client'
import { type Answer, apiClient, eventually } from '@/tests/setup/api-client'
import { mailsTo, orderRow, pooledProducts } from '@/tests/setup/checkout-client'
import { allDone } from '@/tests/setup/jobs'
import { orderToken, placeOrder } from '@/tests/setup/order-client'
import { withSetting } from '@/tests/setup/settings'
import { startStore, type TestStore } from '@/tests/setup/store'

type Placed = { number: string; email: string }

const PROMISES = promisesOf(settingsFrom(new Map()))
const OWNER = 'refunds@softhaven.example'

let store: TestStore
let client: ReturnType<typeof apiClient>
let admin: Awaited<ReturnType<typeof adminClient>>
let longProduct: () => Product
let shortProduct: () => Product

/** Returns products with a period of the given number of days, each with keys left. */
function dispenser(products: Product[], days: number): () => Product {
  const fitting = products.filter((product) => refundDaysOf(PROMISES, product) === days)
  let used = 0
  return () => {
    const product = fitting[used++ % fitting.length]
    if (!product) throw new Error(`The seed has no product with ${days} days`)
    return product
  }
}

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  const products = await pooledProducts(store)
  longProduct = dispenser(products, PROMISES.refundDays)
  shortProduct = dispenser(products, PROMISES.shortRefundDays)
})
afterAll(() => store.stop())
beforeEach(() => {
  client = apiClient(store.url)
})

const ordered = (...products: Product[]) =>
  placeOrder(
    store,
    products.map((product) => ({ product })),
    'card',
  )
const post = (body: unknown): Promise<Answer> =>
  client.call('/api/refund-requests', { method: 'POST', body })
const request = async ({ number }: Pick<Placed, 'number'>, fields: object = {}) =>
  post({ token: await orderToken(store, number), reason: 'invalid_key', ...fields })

const age = (number: string, days: number) =>
  store.sql.query(
    `UPDATE "Order" SET "createdAt" = now() - make_interval(days => $1) WHERE "orderNumber" = $2`,
    [days, number],
  )

async function requestsOf(number: string): Promise<{ reason: string; message: string }[]> {
  const { id } = await orderRow(store, number)
  const { rows } = await store.sql.query(
    'SELECT "reason", "message", "status" FROM "RefundRequest" WHERE "orderId" = $1',
    [id],
  )
  return rows
}

const mailWith = (address: string, subject: string) =>
  eventually(async () =>
    (await mailsTo(store, address)).find((mail) => mail.subject.includes(subject)),
  )

describe('POST /api/refund-requests', () => {
  it('stores the request, acknowledges it to the buyer and notifies the owner', async () => {
    const product = longProduct()
    const order = await ordered(product)
    const answer = await request(order, {
      reason: 'does_not_run',
      message: 'It says:\n<b>Error</b> 0x1',
      locale: 'fr',
    })
    expect(answer.status).toBe(201)
    const { items, ...rest } = refundRequestAnswerSchema.parse(answer.body)
    expect(rest).toEqual({
      orderNumber: order.number,
      paymentMethod: 'card',
      timeZone: 'UTC',
    })
    expect(items).toMatchObject([{ productName: product.name, isOpen: true }])
    expect(await requestsOf(order.number)).toEqual([
      { reason: 'does_not_run', message: 'It says:\n<b>Error</b> 0x1', status: 'open' },
    ])

    const received = await mailWith(order.email, 'Nous avons bien reçu votre demande')
    expect(received.subject).toContain(order.number)
    expect(received.text).toContain('1–3 jours ouvrés')
    expect(received.text).toContain(product.name)
    // No third party can have its own text mailed to a buyer.
    expect(received.html).not.toContain('0x1')

    const notice = await mailWith(OWNER, order.number)
    expect(notice.subject).toBe(`Refund request for order ${order.number}`)
    expect(notice.text).toContain(order.email)
    expect(notice.html).toContain('&lt;b&gt;Error&lt;/b&gt;')
    expect(notice.html).not.toContain('<b>Error')

    const { id } = await orderRow(store, order.number)
    const events = await store.sql.query(
      `SELECT "detail" FROM "OrderEvent" WHERE "orderId" = $1 AND "kind" = 'refund_requested'`,
      [id],
    )
    expect(events.rows).toMatchObject([{ detail: { reason: 'does_not_run' } }])
  })

  it('takes some products of an order', async () => {
    const order = await ordered(longProduct(), longProduct())
    expect((await request(order, { products: 'Norton', message: 'Bought twice' })).status).toBe(201)
    expect(await requestsOf(order.number)).toMatchObject([
      { message: 'Only: Norton\n\nBought twice' },
    ])
  })

  it('needs the link that was mailed to the buyer', async () => {
    const order = await ordered(longProduct())
    const other = await ordered(longProduct())
    const { id, customerEmail } = await orderRow(store, other.number)
    const reference = { orderNumber: order.number, email: order.email, reason: 'invalid_key' }
    expect(await post(reference)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'token' }] },
    })
    for (const token of [
      'made-up',
      await sealToken('order-status', { orderId: id, email: customerEmail }, -3600),
      await sealToken('newsletter-confirm', { orderId: id, email: customerEmail }, 3600),
      await sealToken('order-status', { orderId: id, email: order.email }, 3600),
    ])
      expect(await post({ ...reference, token })).toMatchObject({
        status: 401,
        body: { code: 'unauthorized' },
      })
    expect(await requestsOf(order.number)).toEqual([])
    expect(await requestsOf(other.number)).toEqual([])
  })

  it('is reached by a link that is mailed to the buyer and to nobody else', async () => {
    const order = await ordered(longProduct())
    const ask = (email: string) =>
      client.call('/api/orders/access', {
        method: 'POST',
        body: { orderNumber: order.number, email, purpose: 'refund', locale: 'de' },
      })
    for (const email of [order.email, 'stranger@nowhere.example'])
      expect(await ask(email)).toMatchObject({ status: 202, body: { status: 'accepted' } })
    const mail = await mailWith(order.email, 'Erstattungsantrag')
    const token = mail.text.match(/\/de\/returns\/request#(\S+)/)?.[1]
    expect((await post({ token, reason: 'changed_mind' })).status).toBe(201)
    expect(await mailsTo(store, 'stranger@nowhere.example')).toEqual([])
  })

  it('takes one request at a time, however often it is sent', async () => {
    const order = await ordered(longProduct())
    const answers = await Promise.all(Array.from({ length: 6 }, () => request(order)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'conflict',
      reason: 'already_open',
    })
    expect(await requestsOf(order.number)).toHaveLength(1)
    await mailWith(order.email, 'refund request')
    await allDone(store)
    const mails = await mailsTo(store, order.email)
    expect(mails.filter(({ subject }) => subject.includes('refund request'))).toHaveLength(1)
  })

  it('takes another one after the first was declined', async () => {
    const order = await ordered(longProduct())
    await request(order)
    const { id } = await orderRow(store, order.number)
    await store.sql.query(`UPDATE "RefundRequest" SET "status" = 'declined' WHERE "orderId" = $1`, [
      id,
    ])
    expect((await request(order)).status).toBe(201)
  })

  it.each(['refunded', 'cancelled'])('refuses a %s order', async (status) => {
    const order = await ordered(longProduct())
    await store.sql.query(
      `UPDATE "Order" SET "orderStatus" = $1::"OrderStatus" WHERE "orderNumber" = $2`,
      [status, order.number],
    )
    expect(await request(order)).toMatchObject({
      status: 409,
      body: { code: 'conflict', reason: 'closed' },
    })
  })
})

describe('the refund period', () => {
  it.each([
    [PROMISES.refundDays, 201],
    [PROMISES.refundDays + 1, 409],
  ])('of most products: after %d days the answer is %d', async (days, status) => {
    const order = await ordered(longProduct())
    await age(order.number, days)
    expect((await request(order)).status).toBe(status)
  })

  it.each([
    [PROMISES.shortRefundDays, 201],
    [PROMISES.shortRefundDays + 1, 409],
  ])('of the two large publishers: after %d days the answer is %d', async (days, status) => {
    const order = await ordered(shortProduct())
    await age(order.number, days)
    expect((await request(order)).status).toBe(status)
  })

  it('is the product’s own where it has one', async () => {
    const product = longProduct()
    await admin.call(`/api/admin/products/${product.id}`, {
      method: 'PATCH',
      body: { refundDays: 60 },
    })
    const order = await ordered(product)
    await age(order.number, 60)
    expect((await request(order)).status).toBe(201)
  })

  it('is none of a product that is sold without a guarantee', async () => {
    const product = longProduct()
    await admin.call(`/api/admin/products/${product.id}`, {
      method: 'PATCH',
      body: { refundDays: 0 },
    })
    const order = await ordered(product)
    const answer = await request(order)
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'conflict', reason: 'no_guarantee' },
    })
    // With another product it may be asked for, for that one.
    const both = await ordered(product, shortProduct())
    const mixed = await request(both)
    expect(mixed.body.items).toMatchObject([
      { isOpen: false, until: null },
      { isOpen: true, until: expect.any(String) },
    ])
    const mail = await mailWith(both.email, 'refund request')
    expect(mail.text).toContain(`${product.name}: sold without a money-back guarantee`)
  })

  it('stays the one that an order was sold with', async () => {
    const order = await ordered(longProduct())
    await withSetting(store, 'refundDays', 7, async () => {
      await age(order.number, 20)
      expect((await request(order)).status).toBe(201)
    })
  })

  it('names the day on which it ended', async () => {
    const order = await ordered(shortProduct())
    await age(order.number, 100)
    const { createdAt } = await orderRow(store, order.number)
    const lastDay = new Date(createdAt.getTime() + PROMISES.shortRefundDays * 86_400_000)
    const answer = await request(order)
    expect(answer.body).toMatchObject({ code: 'conflict', reason: 'period_ended' })
    expect(answer.body.endedOn.slice(0, 10)).toBe(lastDay.toISOString().slice(0, 10))
    expect(answer.body.message).toContain(`${PROMISES.shortRefundDays}-day refund period`)
    expect(answer.body.message).toContain(
      lastDay.toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' }),
    )
    expect(await requestsOf(order.number)).toEqual([])
  })

  it('of an order with both is open while that of one item is', async () => {
    const [long, short] = [longProduct(), shortProduct()]
    const order = await ordered(long, short)
    await age(order.number, PROMISES.shortRefundDays + 5)
    const answer = await request(order)
    expect(answer.status).toBe(201)
    expect(answer.body.items).toMatchObject([
      { productName: long.name, isOpen: true },
      { productName: short.name, isOpen: false },
    ])
    const mail = await mailWith(order.email, 'refund request')
    expect(mail.text).toContain(`${long.name}: until`)
    expect(mail.text).toContain(`${short.name}: ended on`)
  })
})

describe('bad input', () => {
  const valid = { token: 'made-up', reason: 'invalid_key' }

  it.each([
    [{ token: '' }, 'token'],
    [{ token: { $gt: '' } }, 'token'],
    [{ token: 'x'.repeat(2001) }, 'token'],
    [{ reason: 'because' }, 'reason'],
    [{ reason: '' }, 'reason'],
    [{ reason: undefined }, 'reason'],
    [{ products: 'x'.repeat(301) }, 'products'],
    [{ products: 'a\nb' }, 'products'],
    [{ message: 'x'.repeat(4001) }, 'message'],
    [{ message: 'a\u0000b' }, 'message'],
    [{ message: 7 }, 'message'],
  ])('refuses %j', async (change, path) => {
    const answer = await post({ ...valid, ...change })
    expect(answer.status).toBe(400)
    expect(answer.body.issues.map((issue: { path: string }) => issue.path)).toContain(path)
  })

  it.each(['null', '[]', '"x"', '{'])('answers the body %s with 400', async (raw) => {
    expect((await client.call('/api/refund-requests', { method: 'POST', raw })).status).toBe(400)
  })

  it('lets nobody try out tokens', async () => {
    let last: Answer | undefined
    for (let call = 0; call < 30 && last?.status !== 429; call++) last = await post(valid)
    expect(last).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
