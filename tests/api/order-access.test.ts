import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { sealToken } from '@/lib/core/sealed-token'
import { orderStatusSchema } from '@/lib/orders/access-contracts'
import { type Answer, apiClient, eventually } from '@/tests/setup/api-client'
import {
  keyLikeTexts,
  mailsTo,
  orderRow,
  productDispenser,
  type ReceivedMail,
} from '@/tests/setup/checkout-client'
import { allDone } from '@/tests/setup/jobs'
import { deliveredOrder, placeOrder } from '@/tests/setup/order-client'
import { startStore, type TestStore } from '@/tests/setup/store'

type Placed = { number: string; email: string }

let store: TestStore
let client: ReturnType<typeof apiClient>
let freshProduct: () => Product

beforeAll(async () => {
  store = await startStore()
  freshProduct = await productDispenser(store)
})
afterAll(() => store.stop())
beforeEach(() => {
  client = apiClient(store.url)
})

const post = (path: string, body: unknown): Promise<Answer> =>
  client.call(path, { method: 'POST', body })
const ask = ({ number, email }: Placed, fields: object = {}) =>
  post('/api/orders/access', { orderNumber: number, email, ...fields })
const statusOf = (token: unknown) => post('/api/orders/status', { token })
const resend = (token: unknown) => post('/api/orders/status/resend', { token })

const ordered = () => deliveredOrder(store, [{ product: freshProduct() }], 'card')

const LINK = /\/orders\/status#(\S+)/
const linksTo = async (address: string) =>
  (await mailsTo(store, address)).filter(({ text }) => LINK.test(text))
const deliveriesTo = async (address: string) =>
  (await mailsTo(store, address)).filter(({ text }) => keyLikeTexts(text).length > 0)
const tokenIn = ({ text }: Pick<ReceivedMail, 'text'>) => text.match(LINK)?.[1] ?? ''

/** Requests the link and extracts its token from the mail. */
async function tokenFor(order: Placed): Promise<string> {
  await ask(order)
  return tokenIn(await eventually(async () => (await linksTo(order.email))[0]))
}

/** Waits until everything that may still be queued is sent. */
const settle = () => allDone(store)

/** Moves the history of an order into the past. */
async function shift(number: string, table: 'OrderEvent' | 'Email', by: string): Promise<void> {
  const { id } = await orderRow(store, number)
  await store.sql.query(
    `UPDATE "${table}" SET "createdAt" = "createdAt" - $1::interval WHERE "orderId" = $2`,
    [by, id],
  )
}

const setStatus = (number: string, status: string) =>
  store.sql.query(`UPDATE "Order" SET "orderStatus" = $1::"OrderStatus" WHERE "orderNumber" = $2`, [
    status,
    number,
  ])

const eventsOf = async (number: string, kind: string): Promise<number> => {
  const { id } = await orderRow(store, number)
  const { rows } = await store.sql.query(
    'SELECT count(*) FROM "OrderEvent" WHERE "orderId" = $1 AND "kind" = $2',
    [id, kind],
  )
  return Number(rows[0].count)
}

describe('POST /api/orders/access', () => {
  it('mails the link to the order, in the language of the page that asks', async () => {
    const order = await ordered()
    const answer = await ask(order, { locale: 'de' })
    expect(answer).toMatchObject({ status: 202, body: { status: 'accepted' } })
    const mail = await eventually(async () => (await linksTo(order.email))[0])
    expect(mail.subject).toBe(`Der Link zu Ihrer Bestellung ${order.number}`)
    expect(mail.text).toContain(`${store.url}/de/orders/status#`)
    expect(keyLikeTexts(mail.text)).toEqual([])
    // The outbox contains nothing that gives access to an order.
    const { rows } = await store.sql.query(
      `SELECT "payload"::text FROM "Email" WHERE "toAddress" = $1 AND "kind" = 'order_access'`,
      [order.email],
    )
    expect(rows).toEqual([{ payload: '{}' }])
  })

  it("takes the order's language when the page names none that is known", async () => {
    const order = await deliveredOrder(store, [{ product: freshProduct() }], 'card', 'fr')
    expect((await ask(order, { locale: 'tlh' })).status).toBe(202)
    const mail = await eventually(async () => (await linksTo(order.email))[0])
    expect(mail.text).toContain(`${store.url}/fr/orders/status#`)
  })

  it('finds the order regardless of the case of number and address', async () => {
    const order = await ordered()
    await ask({ number: ` ${order.number.toLowerCase()} `, email: order.email.toUpperCase() })
    await eventually(async () => (await linksTo(order.email))[0])
  })

  it('answers the same for an unknown order, and sends no mail', async () => {
    const order = await ordered()
    const stranger = `stranger-${client.session}@nowhere.example`
    const requests: Placed[] = [
      order,
      { number: order.number, email: stranger },
      { number: 'SH-1767225600000-AAAAA', email: order.email },
      { number: "' OR 1=1 --", email: stranger },
      { number: '%', email: stranger },
    ]
    const answers: Answer[] = []
    for (const request of requests) answers.push(await ask(request))
    for (const { status, body, headers } of answers) {
      expect({ status, body }).toEqual({ status: 202, body: { status: 'accepted' } })
      expect(headers.get('cache-control')).toBe('no-store')
    }
    await eventually(async () => (await linksTo(order.email))[0])
    await settle()
    expect(await mailsTo(store, stranger)).toEqual([])
    expect(await linksTo(order.email)).toHaveLength(1)
  })

  it('mails once in two minutes, and again after that', async () => {
    const order = await ordered()
    await Promise.all([ask(order), ask(order), ask(order)])
    await eventually(async () => (await linksTo(order.email))[0])
    await settle()
    expect(await linksTo(order.email)).toHaveLength(1)
    await shift(order.number, 'Email', '2 minutes')
    await ask(order)
    await eventually(async () => (await linksTo(order.email)).length === 2)
  })

  it('limits how often one order and how often one address may ask', async () => {
    const unknown = { number: 'SH-1767225600000-BBBBB', email: 'somebody@nowhere.example' }
    const statuses: number[] = []
    for (let call = 0; call < 6; call++) {
      // From another address each time: the order's own limit counts.
      client = apiClient(store.url)
      statuses.push((await ask(unknown)).status)
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])

    client = apiClient(store.url)
    let last: Answer | undefined
    for (let call = 0; call < 25 && last?.status !== 429; call++)
      last = await ask({ number: `SH-1767225600000-C${call}`, email: unknown.email })
    expect(last).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it.each([
    [{}, 'orderNumber'],
    [{ orderNumber: 5, email: 'a@b.example' }, 'orderNumber'],
    [{ orderNumber: '', email: 'a@b.example' }, 'orderNumber'],
    [{ orderNumber: 'x'.repeat(61), email: 'a@b.example' }, 'orderNumber'],
    [{ orderNumber: 'SH-1\r\nBcc: x@y.example', email: 'a@b.example' }, 'orderNumber'],
    [{ orderNumber: 'SH-1', email: 'not-an-address' }, 'email'],
    [{ orderNumber: 'SH-1', email: ['a@b.example'] }, 'email'],
    [{ orderNumber: 'SH-1', email: 'a@b.example\r\nBcc: c@d.example' }, 'email'],
    [{ orderNumber: 'SH-1', email: `${'x'.repeat(250)}@b.example` }, 'email'],
  ])('refuses %j', async (body, path) => {
    const answer = await post('/api/orders/access', body)
    expect(answer.status).toBe(400)
    expect(answer.body.issues.map((issue: { path: string }) => issue.path)).toContain(path)
  })
})

describe('POST /api/orders/status', () => {
  it('shows items, delivery, totals and mails, and never a key', async () => {
    const [first, second] = [freshProduct(), freshProduct()]
    const order = await deliveredOrder(
      store,
      [{ product: first, quantity: 2 }, { product: second }],
      'card',
    )
    const token = await tokenFor(order)
    const answer = await eventually(async () => {
      const status = await statusOf(token)
      const { orderStatus, mails } = orderStatusSchema.parse(status.body)
      return orderStatus === 'completed' && mails.every(({ sentAt }) => sentAt) && status
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const shown = orderStatusSchema.parse(answer.body)
    expect(shown).toMatchObject({
      orderNumber: order.number,
      customerEmail: order.email,
      paymentMethod: 'card',
      currency: 'USD',
      items: [
        { productName: first.name, quantity: 2, progress: 'delivered' },
        { productName: second.name, quantity: 1, progress: 'delivered' },
      ],
      resend: { state: 'possible', left: 3 },
    })
    expect(shown.mails.map(({ topic }) => topic)).toEqual(['delivery', 'access'])

    const keys = (await mailsTo(store, order.email)).flatMap(({ text }) => keyLikeTexts(text))
    expect(keys).toHaveLength(3)
    for (const key of keys) expect(JSON.stringify(answer.body)).not.toContain(key)
    expect(keyLikeTexts(JSON.stringify(answer.body))).toEqual([])
  })

  it('reports what is delivered manually, and omits mails to the owner', async () => {
    const { rows } = await store.sql.query(
      `SELECT "id" FROM "Product" WHERE "delivery" = 'manual' AND "inStock" LIMIT 1`,
    )
    const product = (await client.call(`/api/products/by-id/${rows[0].id}`)).body
    const order = await placeOrder(store, [{ product }], 'card')
    const { id } = await orderRow(store, order.number)
    await store.sql.query(
      `INSERT INTO "Email" ("id", "kind", "dedupeKey", "orderId", "toAddress", "updatedAt")
       VALUES (gen_random_uuid(), 'owner_waiting_order', $1, $2, 'owner@softhaven.example', now())`,
      [`test:${id}`, id],
    )
    const { body } = await statusOf(await tokenFor(order))
    expect(body.items[0]).toMatchObject({ progress: 'manual', deliveredAt: null })
    expect(body.mails.map((mail: { topic: string }) => mail.topic)).toEqual(['delivery', 'access'])
    expect(body.resend.state).toBe('nothing_yet')
  })

  it('refuses a link that was changed, has expired, or was made for something else', async () => {
    const order = await ordered()
    const token = await tokenFor(order)
    const claims = { orderId: (await orderRow(store, order.number)).id, email: order.email }
    const middle = Math.floor(token.length / 2)
    const refused = [
      `${token}x`,
      token.slice(0, -1),
      `${token.slice(0, -1)}1`,
      token.slice(0, middle) + (token[middle] === 'A' ? 'B' : 'A') + token.slice(middle + 1),
      await sealToken('order-status', claims, -3600),
      await sealToken('newsletter-confirm', claims, 3600),
      await sealToken('order-status', { orderId: claims.orderId }, 3600),
      await sealToken('order-status', { ...claims, email: 'other@buyer.example' }, 3600),
      await sealToken('order-status', { ...claims, orderId: 2_000_000_000 }, 3600),
      'x',
      'Fe26.2*1*x',
    ]
    for (const bad of refused)
      for (const call of [statusOf, resend])
        expect(await call(bad)).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
    expect((await statusOf(await sealToken('order-status', claims, 3600))).status).toBe(200)
    for (const bad of ['', 5, null, ['x'], {}, 'x'.repeat(2001)])
      expect((await statusOf(bad)).status).toBe(400)
  })

  it("ends a link when the order's address is corrected", async () => {
    const order = await ordered()
    const token = await tokenFor(order)
    await store.sql.query(
      `UPDATE "Order" SET "customerEmail" = 'corrected@buyer.example' WHERE "orderNumber" = $1`,
      [order.number],
    )
    expect((await statusOf(token)).status).toBe(401)
  })
})

describe('POST /api/orders/status/resend', () => {
  it('mails the same keys again, only to the address of the order, and changes nothing of it', async () => {
    const order = await deliveredOrder(store, [{ product: freshProduct(), quantity: 2 }], 'card')
    const token = await tokenFor(order)
    await eventually(async () => (await orderRow(store, order.number)).orderStatus === 'completed')
    const before = await orderRow(store, order.number)
    expect(await resend(token)).toMatchObject({ status: 202, body: { left: 2 } })
    const [again, first] = await eventually(async () => {
      const mails = await deliveriesTo(order.email)
      return mails.length === 2 && mails
    })
    expect(again?.subject).toBe(`Your order ${order.number}: your licence keys once more`)
    expect(keyLikeTexts(again?.text ?? '').sort()).toEqual(keyLikeTexts(first?.text ?? '').sort())
    expect(await eventsOf(order.number, 'delivery_resent')).toBe(1)
    expect(await eventsOf(order.number, 'completed')).toBe(1)
    expect(await orderRow(store, order.number)).toEqual(before)
    expect((await statusOf(token)).body.mails.map((mail: { topic: string }) => mail.topic)).toEqual(
      ['delivery', 'access', 'resend'],
    )
  })

  it('takes clicks in a row as one', async () => {
    const order = await ordered()
    const token = await tokenFor(order)
    const answers = await Promise.all([resend(token), resend(token), resend(token)])
    for (const answer of answers) expect(answer).toMatchObject({ status: 202, body: { left: 2 } })
    await eventually(async () => (await deliveriesTo(order.email)).length === 2)
    await settle()
    expect(await deliveriesTo(order.email)).toHaveLength(2)
  })

  it('does so three times a day', async () => {
    const order = await ordered()
    const token = await tokenFor(order)
    for (const left of [2, 1, 0]) {
      expect(await resend(token)).toMatchObject({ status: 202, body: { left } })
      await shift(order.number, 'OrderEvent', '2 minutes')
    }
    const refused = await resend(token)
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'rate_limited', reason: 'used_up' },
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000)
    expect((await statusOf(token)).body.resend).toEqual({ state: 'used_up', left: 0 })
    await eventually(async () => (await deliveriesTo(order.email)).length === 4)
    await shift(order.number, 'OrderEvent', '1 day')
    expect(await resend(token)).toMatchObject({ status: 202, body: { left: 2 } })
  })

  it.each(['refunded', 'cancelled'])('never mails the keys of a %s order', async (status) => {
    const order = await ordered()
    const token = await tokenFor(order)
    await setStatus(order.number, status)
    expect(await resend(token)).toMatchObject({
      status: 409,
      body: { code: 'conflict', reason: 'closed' },
    })
    expect((await statusOf(token)).body).toMatchObject({
      orderStatus: status,
      resend: { state: 'closed' },
    })
    await settle()
    expect(await deliveriesTo(order.email)).toHaveLength(1)
  })
})
