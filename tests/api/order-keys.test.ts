import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { orderKeysSchema } from '@/lib/orders/payer-contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { type Answer, apiClient, eventually } from '@/tests/setup/api-client'
import {
  checkoutClient,
  firstMailTo,
  keyLikeTexts,
  mailsTo,
  orderRow,
  productDispenser,
  simulate,
} from '@/tests/setup/checkout-client'
import { expectAsDeclared } from '@/tests/setup/expect-as-declared'
import { allDone } from '@/tests/setup/jobs'
import {
  deliveredOrder,
  detailsOf,
  orderToken,
  placeOrder,
  refund,
} from '@/tests/setup/order-client'
import { startStore, type TestStore } from '@/tests/setup/store'

type Paid = { number: string; email: string; session: string }

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let client: ReturnType<typeof apiClient>
let freshProduct: () => Product

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
})
afterAll(() => store.stop())
beforeEach(() => {
  client = apiClient(store.url)
})

const mailServer = (outcome: string) => simulate(store.simulators.mail, { outcome })
afterEach(() => mailServer('up'))

const keysOf = ({ number, session }: Pick<Paid, 'number' | 'session'>) =>
  client.call(`/api/orders/${number}/keys`, { session })
const resend = ({ number, session }: Pick<Paid, 'number' | 'session'>) =>
  client.call(`/api/orders/${number}/resend`, { method: 'POST', session })
const correct = ({ number, session }: Pick<Paid, 'number' | 'session'>, email: unknown) =>
  client.call(`/api/orders/${number}/correct-email`, { method: 'POST', session, body: { email } })

/** What the three calls answer. */
const allCalls = async (who: Pick<Paid, 'number' | 'session'>): Promise<Answer[]> => [
  await keysOf(who),
  await resend(who),
  await correct(who, 'thief@elsewhere.example'),
]

const shownKeys = ({ body }: Answer): string[] =>
  orderKeysSchema.parse(body).items.flatMap(({ keys }) => keys)

const mailedKeys = async (address: string): Promise<string[]> =>
  (await mailsTo(store, address)).flatMap(({ text }) => keyLikeTexts(text))

const paid = (quantity = 1) => placeOrder(store, [{ product: freshProduct(), quantity }], 'card')
const delivered = (quantity = 1) =>
  deliveredOrder(store, [{ product: freshProduct(), quantity }], 'card')

async function eventsOf(number: string, kind: string) {
  const { id } = await orderRow(store, number)
  const { rows } = await store.sql.query(
    'SELECT * FROM "OrderEvent" WHERE "orderId" = $1 AND "kind" = $2 ORDER BY "id"',
    [id, kind],
  )
  return rows
}

/** Sets how long ago an order was paid. */
const paidAgo = (number: string, ago: string) =>
  store.sql.query(
    `UPDATE "Payment" p SET "capturedAt" = now() - $1::interval FROM "Order" o
     WHERE o."paymentId" = p."id" AND o."orderNumber" = $2`,
    [ago, number],
  )

const urlOf = async (number: string): Promise<string> =>
  (await orderRow(store, number)).customerEmail

/** Waits until everything that may still be queued is sent. */
const settle = () => allDone(store)

describe('GET /api/orders/{orderNumber}/keys', () => {
  it('shows the session that paid its keys at once, whether or not the mail can be sent', async () => {
    await mailServer('down')
    const [first, second] = [freshProduct(), freshProduct()]
    const order = await placeOrder(store, [{ product: first, quantity: 2 }, { product: second }])
    const answer = await keysOf(order)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.body).toMatchObject({
      display: 'shown',
      items: [
        { productName: first.name, progress: 'sending' },
        { productName: second.name, progress: 'sending' },
      ],
      resend: { state: 'possible', left: 3 },
      correction: 'possible',
    })
    expect(answer.body.items.map(({ keys }: { keys: string[] }) => keys.length)).toEqual([2, 1])
    const until = Date.parse(answer.body.shownUntil)
    expect(until).toBeGreaterThan(Date.now() + 23.9 * 3_600_000)
    expect(until).toBeLessThan(Date.now() + 24.1 * 3_600_000)
    await mailServer('up')
    expect((await firstMailTo(store, order.email)).subject).toContain(order.number)
    expect(shownKeys(answer).sort()).toEqual((await mailedKeys(order.email)).sort())
  })

  it('answers strangers, others’ sessions, mailed links and unknown numbers alike', async () => {
    const order = await paid()
    const unknown = await keysOf({ number: 'SH-1767225600000-AAAAA', session: order.session })
    expect(unknown).toMatchObject({ status: 404, body: { code: 'not_found' } })
    const token = await orderToken(store, order.number)
    const path = `/api/orders/${order.number}/keys`
    const others = [
      await keysOf({ number: order.number, session: client.session }),
      await keysOf({ number: order.number, session: order.session.toUpperCase() }),
      await client.call(path, { headers: { 'x-order-token': token } }),
      await withoutSession(path, 'GET'),
    ]
    for (const { status, body } of others) expect({ status, body }).toEqual(fieldsOf(unknown))
    for (const { status } of await allCalls({ number: order.number, session: client.session }))
      expect(status).toBe(404)
    expect((await withoutSession(`/api/orders/${order.number}/resend`, 'POST')).status).toBe(404)
    expect(await eventsOf(order.number, 'keys_shown')).toEqual([])
    expect(await urlOf(order.number)).toBe(order.email)
  })

  it('does not know a payment that was made without a session', async () => {
    const order = await paid()
    await store.sql.query(
      `UPDATE "Payment" p SET "sessionId" = NULL FROM "Order" o
       WHERE o."paymentId" = p."id" AND o."orderNumber" = $1`,
      [order.number],
    )
    for (const { status } of await allCalls(order)) expect(status).toBe(404)
    expect((await withoutSession(`/api/orders/${order.number}/keys`, 'GET')).status).toBe(404)
  })

  it('ends 24 hours after the payment', async () => {
    const order = await delivered()
    await paidAgo(order.number, '23 hours 59 minutes')
    expect((await keysOf(order)).status).toBe(200)
    await paidAgo(order.number, '24 hours')
    for (const answer of await allCalls(order))
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
    await settle()
    expect(await mailsTo(store, order.email)).toHaveLength(1)
  })

  it('shows what a partial refund left, and nothing of a refunded order', async () => {
    const order = await deliveredOrder(store, [{ product: freshProduct(), quantity: 2 }])
    const before = shownKeys(await keysOf(order))
    const itemId = (await detailsOf(admin, order.number)).items[0]?.id
    const one = { items: [{ itemId, quantity: 1 }] }
    expect(await refund(admin, order.number, one)).toMatchObject({ status: 200 })
    expect(shownKeys(await keysOf(order))).toEqual(before.slice(0, 1))
    expect(await refund(admin, order.number, one)).toMatchObject({ status: 200 })
    const [keys, again, corrected] = await allCalls(order)
    expect(keys).toMatchObject({ status: 200, body: { display: 'closed' } })
    expect(keys && shownKeys(keys)).toEqual([])
    for (const refused of [again, corrected])
      expect(refused).toMatchObject({ status: 409, body: { code: 'conflict', reason: 'closed' } })
    expect(await urlOf(order.number)).toBe(order.email)
  })

  it('shows none while the payment is disputed', async () => {
    const order = await delivered()
    const dispute = { reference: `D-${order.number}`, reason: 'Fraud', status: 'needs_response' }
    await admin.post(`/api/admin/orders/${order.number}/disputes`, dispute)
    const [keys, again, corrected] = await allCalls(order)
    expect(keys).toMatchObject({ status: 200, body: { display: 'on_hold' } })
    expect(keys && shownKeys(keys)).toEqual([])
    for (const refused of [again, corrected])
      expect(refused).toMatchObject({ status: 409, body: { reason: 'on_hold' } })
    expect(await eventsOf(order.number, 'keys_shown')).toEqual([])
  })

  it('says what waits for keys and what is made by hand, and shows keys when they come', async () => {
    const { rows } = await store.sql.query(
      `SELECT "id" FROM "Product" WHERE "delivery" = 'manual' AND "inStock" LIMIT 1`,
    )
    const manual: Product = (await client.call(`/api/products/by-id/${rows[0].id}`)).body
    const product = freshProduct()
    const shopper = checkoutClient(store)
    const cart = await shopper.fillCart([{ product }, { product: manual }])
    const charged = await shopper.payByCard()
    // The keys disappear between payment and order.
    const { rows: taken } = await store.sql.query(
      `DELETE FROM "ProductKey" WHERE "productId" = $1 RETURNING "valueEncrypted", "valueHash"`,
      [product.id],
    )
    const placed = await shopper.postOrder(
      shopper.orderBody(cart, charged.body.transactionId, 'card'),
    )
    const order = { number: placed.body.orderNumber, session: shopper.session }
    const waiting = await keysOf(order)
    const progress = Object.fromEntries(
      orderKeysSchema.parse(waiting.body).items.map((item) => [item.productName, item.progress]),
    )
    expect(progress).toEqual({ [product.name]: 'waiting', [manual.name]: 'manual' })
    expect(waiting.body.resend.state).toBe('nothing_yet')
    expect(await resend(order)).toMatchObject({ status: 409, body: { reason: 'nothing_yet' } })
    expect(await eventsOf(order.number, 'keys_shown')).toEqual([])

    await store.sql.query(
      `INSERT INTO "ProductKey" ("productId", "valueEncrypted", "valueHash") VALUES ($1, $2, $3)`,
      [product.id, taken[0].valueEncrypted, taken[0].valueHash],
    )
    await store.sql.query(`SELECT graphile_worker.add_job('deliver_waiting')`)
    const keys = await eventually(async () => {
      const found = shownKeys(await keysOf(order))
      return found.length > 0 && found
    })
    expect(keys).toHaveLength(1)
    expect(await eventsOf(order.number, 'keys_shown')).toHaveLength(1)
  })

  it('notes once from where they were first shown', async () => {
    const order = await paid()
    const path = `/api/orders/${order.number}/keys`
    const agent = { 'user-agent': 'Browser of the buyer' }
    for (let time = 0; time < 3; time++)
      await client.call(path, { session: order.session, headers: agent })
    await Promise.all([keysOf(order), keysOf(order), keysOf(order)])
    const [first, ...more] = await eventsOf(order.number, 'keys_shown')
    expect(first).toMatchObject({
      actor: 'buyer',
      detail: { address: client.address, agent: 'Browser of the buyer' },
    })
    expect(more).toEqual([])
    client = apiClient(store.url)
    await keysOf(order)
    expect(await eventsOf(order.number, 'keys_shown')).toHaveLength(2)
    expect(await eventsOf(order.number, 'page_opened')).toEqual([])
    const evidence = await fetch(`${store.url}/api/admin/orders/${order.number}/evidence`, {
      headers: { 'x-session-token': admin.token, 'x-forwarded-for': client.address },
    })
    expect(evidence.status).toBe(200)
  })

  it('puts no key into a page, the router’s data, the order, or what is stored', async () => {
    const order = await delivered()
    const [key = ''] = shownKeys(await keysOf(order))
    expect(key).not.toBe('')
    const page = `${store.url}/checkout/success?order=${order.number}`
    const headers = { 'x-session-id': order.session, 'x-forwarded-for': client.address }
    for (const asked of [headers, { ...headers, rsc: '1' }]) {
      const text = await (await fetch(page, { headers: asked })).text()
      expect(text).not.toContain(key)
      expect(keyLikeTexts(text)).toEqual([])
    }
    const { body } = await client.call(`/api/orders/${order.number}`, { session: order.session })
    expect(body.customerEmail).toBe(order.email)
    expect(JSON.stringify(body)).not.toContain(key)
    const { rows } = await store.sql.query(
      `SELECT (SELECT string_agg("detail"::text, '') FROM "OrderEvent")
         || (SELECT string_agg("payload"::text, '') FROM "Email") AS "all"`,
    )
    expect(rows[0].all).not.toContain(key)
  })

  it('is limited by address', async () => {
    let last: Answer | undefined
    for (let call = 0; call < 125 && last?.status !== 429; call++)
      last = await keysOf({ number: `SH-1767225600000-K${call}`, session: client.session })
    expect(last).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('an order that is cancelled before its mail was tried', () => {
  /** An order whose mail no mail server has seen, and which nobody tries to send soon. */
  async function unmailed(): Promise<Paid> {
    await mailServer('down')
    const order = await paid()
    const { id } = await orderRow(store, order.number)
    await eventually(async () => {
      const { rows } = await store.sql.query(
        `UPDATE "Email" SET "attempts" = 0, "status" = 'queued'
         WHERE "orderId" = $1 AND "kind" = 'order_delivery' AND "status" = 'failed' RETURNING "id"`,
        [id],
      )
      if (rows.length === 0) return false
      await store.sql.query(
        `UPDATE graphile_worker._private_jobs SET "run_at" = now() + interval '1 hour' WHERE "key" = 'email:' || $1`,
        [rows[0].id],
      )
      return true
    })
    return order
  }
  const cancel = async ({ number }: Paid) => {
    const reason = { refundId: randomUUID(), reason: 'Sold out' }
    const answer = await admin.post(`/api/admin/orders/${number}/cancel`, reason)
    expect(answer).toMatchObject({ status: 200 })
  }
  const cancelled = async ({ number }: Paid) =>
    (await eventsOf(number, 'cancelled'))[0]?.detail.keys

  it('gives back keys that nobody saw', async () => {
    const order = await unmailed()
    await cancel(order)
    expect(await cancelled(order)).toEqual({ released: 1, quarantined: 0 })
  })

  it('never sells keys again that were shown to the browser that paid', async () => {
    const order = await unmailed()
    expect(shownKeys(await keysOf(order))).toHaveLength(1)
    await cancel(order)
    expect(await cancelled(order)).toEqual({ released: 0, quarantined: 1 })
    expect(await keysOf(order)).toMatchObject({ status: 200, body: { display: 'closed' } })
  })
})

describe('POST /api/orders/{orderNumber}/resend', () => {
  it('mails the keys again to the order’s address, presses in a row once', async () => {
    const order = await delivered()
    const answers = await Promise.all([resend(order), resend(order), resend(order)])
    for (const answer of answers) expect(answer).toMatchObject({ status: 202, body: { left: 2 } })
    await eventually(async () => (await mailsTo(store, order.email)).length === 2)
    await settle()
    const mails = await mailsTo(store, order.email)
    expect(mails.map(({ text }) => keyLikeTexts(text).length)).toEqual([1, 1])
    expect((await keysOf(order)).body.resend).toEqual({ state: 'possible', left: 2 })
  })

  it('does so three times a day, counted together with the mailed link', async () => {
    const order = await delivered()
    const byLink = async () =>
      client.call('/api/orders/status/resend', {
        method: 'POST',
        body: { token: await orderToken(store, order.number) },
      })
    for (const [call, left] of [
      [() => resend(order), 2],
      [byLink, 1],
      [() => resend(order), 0],
    ] as const) {
      expect(await call()).toMatchObject({ status: 202, body: { left } })
      await store.sql.query(
        `UPDATE "OrderEvent" SET "createdAt" = "createdAt" - interval '2 minutes' WHERE "orderId" = $1`,
        [(await orderRow(store, order.number)).id],
      )
    }
    for (const refused of [await resend(order), await byLink()])
      expect(refused).toMatchObject({ status: 429, body: { reason: 'used_up' } })
    expect((await keysOf(order)).body.resend).toEqual({ state: 'used_up', left: 0 })
  })
})

describe('POST /api/orders/{orderNumber}/correct-email', () => {
  /** An address of nobody yet. */
  const newEmail = () => `right-${randomUUID()}@buyer.example`

  it('sends the keys to the new address, tells the old one, and is recorded', async () => {
    const order = await delivered()
    const token = await orderToken(store, order.number)
    const right = newEmail()
    expect(await correct(order, ` ${right} `)).toMatchObject({
      status: 200,
      body: { mail: 'queued' },
    })
    const mail = await firstMailTo(store, right)
    expect(keyLikeTexts(mail.text)).toEqual(shownKeys(await keysOf(order)))
    const told = await eventually(async () =>
      (await mailsTo(store, order.email)).find(({ subject }) =>
        /address of order .* changed/.test(subject),
      ),
    )
    expect(told.text).toContain('in the browser that paid')
    expect(told.text).toContain('r•••@b•••.example')
    expect(told.text).not.toContain(right)
    expect(keyLikeTexts(told.text)).toEqual([])

    const [event] = await eventsOf(order.number, 'email_corrected')
    expect(event).toMatchObject({
      actor: 'buyer',
      detail: { from: order.email, to: right, address: client.address },
    })
    const { rows: audit } = await store.sql.query(
      `SELECT * FROM "AuditEntry" WHERE "entityId" = $1 AND "action" = 'order.correct_email'`,
      [order.number],
    )
    expect(audit).toMatchObject([
      {
        userId: null,
        username: 'buyer',
        address: client.address,
        before: { customerEmail: order.email },
        after: { customerEmail: right },
      },
    ])
    // Links that were mailed to the old address end; the browser that paid goes on.
    const byLink = await client.call('/api/orders/status', { method: 'POST', body: { token } })
    expect(byLink.status).toBe(401)
    expect((await keysOf(order)).body.correction).toBe('used_up')
    expect(await resend(order)).toMatchObject({ status: 202 })
    await eventually(async () => (await mailsTo(store, right)).length === 2)
  })

  it('is possible once, however many try at the same time', async () => {
    const order = await delivered()
    const wanted = Array.from({ length: 6 }, newEmail)
    const answers = await Promise.all(wanted.map((email) => correct(order, email)))
    const made = answers.findIndex(({ status }) => status === 200)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    for (const { status, body } of answers)
      if (status === 409) expect(body).toMatchObject({ code: 'conflict', reason: 'used_up' })
    expect(await urlOf(order.number)).toBe(wanted[made])
    expect(await eventsOf(order.number, 'email_corrected')).toHaveLength(1)
    await firstMailTo(store, wanted[made] ?? '')
    await settle()
    for (const [at, email] of wanted.entries())
      if (at !== made) expect(await mailsTo(store, email)).toEqual([])
    // Not back again either.
    expect((await correct(order, order.email)).status).toBe(409)
  })

  it('is not possible after staff has changed the address', async () => {
    const order = await delivered()
    const path = `/api/admin/orders/${order.number}/correct-email`
    expect((await admin.post(path, { email: newEmail() })).status).toBe(200)
    expect((await keysOf(order)).body.correction).toBe('used_up')
    expect(await correct(order, order.email)).toMatchObject({
      status: 409,
      body: { reason: 'used_up' },
    })
  })

  it.each([
    ['nobody'],
    [''],
    [undefined],
    [['a@b.example']],
    ['a@b.example\r\nBcc: c@d.example'],
    [`${'x'.repeat(250)}@b.example`],
  ])('refuses %j as the address', async (email) => {
    const answer = await correct({ number: 'SH-1-AAAAA', session: client.session }, email)
    expect(answer.status).toBe(400)
    expect(answer.body.issues.map(({ path }: { path: string }) => path)).toEqual(['email'])
  })

  it('does not spend the change on the same address', async () => {
    const order = await delivered()
    expect(await correct(order, order.email.toUpperCase())).toMatchObject({
      status: 409,
      body: { reason: 'same_address' },
    })
    expect((await keysOf(order)).body.correction).toBe('possible')
  })

  it('sends what was not sent yet to the new address only', async () => {
    await mailServer('down')
    const order = await paid()
    const right = newEmail()
    expect(await correct(order, right)).toMatchObject({ status: 200 })
    await mailServer('up')
    expect(keyLikeTexts((await firstMailTo(store, right)).text)).toHaveLength(1)
    await settle()
    expect(await mailedKeys(order.email)).toEqual([])
  })

  it('reaches a mail that is just being sent, if that fails', async () => {
    await mailServer('silent')
    const order = await paid()
    const { id } = await orderRow(store, order.number)
    const isIn = async (status: string) => {
      const { rows } = await store.sql.query(
        `SELECT 1 FROM "Email"
         WHERE "orderId" = $1 AND "payload"->>'part' = 'first' AND "status" = $2::"EmailStatus"`,
        [id, status],
      )
      return rows.length > 0
    }
    await eventually(() => isIn('sending'))
    const right = newEmail()
    expect(await correct(order, right)).toMatchObject({ status: 200, body: { mail: 'queued' } })
    await mailServer('down')
    await eventually(() => isIn('failed'))
    await mailServer('up')
    // The one that was being sent, and the one that the change has queued.
    await eventually(async () => (await mailsTo(store, right)).length === 2)
    expect(await mailedKeys(order.email)).toEqual([])
    const addresses = await eventually(async () => {
      const sent = await eventsOf(order.number, 'mail_sent')
      const deliveries = sent.filter(({ detail }) => detail.kind === 'order_delivery')
      return deliveries.length === 2 && deliveries.map(({ detail }) => detail.to)
    })
    expect(addresses).toEqual([right, right])
  })
})

const fieldsOf = ({ status, body }: Answer) => ({ status, body })

/** A call without the header that names a session. */
async function withoutSession(path: string, method: string) {
  const response = await fetch(store.url + path, {
    method,
    headers: { 'x-forwarded-for': client.address },
  })
  const answer = { status: response.status, body: await response.json() }
  await expectAsDeclared(method, path, answer)
  return answer
}
