import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { sealToken } from '@/lib/core/sealed-token'
import { libraryAnswerSchema, libraryDataSchema } from '@/lib/service/library/contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { type Answer, apiClient, eventually } from '@/tests/setup/api-client'
import {
  keyLikeTexts,
  mailsTo,
  orderRow,
  productDispenser,
  simulate,
} from '@/tests/setup/checkout-client'
import { allDone, finishJob } from '@/tests/setup/jobs'
import {
  browserWith,
  cookieOf,
  libraryToken,
  libraryTokens,
  openedLibrary,
} from '@/tests/setup/library-client'
import { deliveredOrder, detailsOf, placeOrder, refund } from '@/tests/setup/order-client'
import { reviewBody } from '@/tests/setup/review-client'
import { knowSeller } from '@/tests/setup/seller'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let client: ReturnType<typeof apiClient>
let freshProduct: () => Product

beforeAll(async () => {
  store = await startStore()
  await knowSeller(store)
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
})
afterAll(() => store.stop())
beforeEach(() => {
  client = apiClient(store.url)
})
afterEach(() => simulate(store.simulators.mail, { outcome: 'up' }))

const ask = (email: unknown, fields: object = {}) =>
  client.call('/api/library/access', { method: 'POST', body: { email, ...fields } })
const delivered = (quantity = 1) =>
  deliveredOrder(store, [{ product: freshProduct(), quantity }], 'card')
const paid = () => placeOrder(store, [{ product: freshProduct() }], 'card')

/** A browser that opened the link mailed to an address. */
const readerOf = async (email: string) =>
  openedLibrary(client, await libraryToken(store, client, email))

const libraryIn = ({ body }: Answer) => libraryAnswerSchema.parse(body).library
const numbersIn = (answer: Answer) =>
  libraryIn(answer)?.orders.map(({ orderNumber }) => orderNumber)
const keysIn = ({ body }: Answer): string[] =>
  body.items.flatMap(({ keys }: { keys: string[] }) => keys)

const move = (number: string, email: string) =>
  store.sql.query(`UPDATE "Order" SET "customerEmail" = $1 WHERE "orderNumber" = $2`, [
    email,
    number,
  ])

async function eventsOf(number: string, kind: string) {
  const { id } = await orderRow(store, number)
  const { rows } = await store.sql.query(
    'SELECT * FROM "OrderEvent" WHERE "orderId" = $1 AND "kind" = $2 ORDER BY "id"',
    [id, kind],
  )
  return rows
}

/** Waits until everything that may still be queued is sent. */
const settle = () => allDone(store)

describe('POST /api/library/access', () => {
  it('mails the link in the language of the page; the outbox holds nothing that gives access', async () => {
    const { email } = await delivered()
    expect(await ask(email, { locale: 'de' })).toMatchObject({
      status: 202,
      body: { status: 'accepted' },
    })
    const mail = await eventually(async () =>
      (await mailsTo(store, email)).find(({ text }) => text.includes('/library#')),
    )
    expect(mail.subject).toMatch(/^Der Link zu Ihrer Bibliothek/)
    expect(mail.text).toContain(`${store.url}/de/library#`)
    expect(mail.text).toContain('1 Stunde gültig')
    expect(keyLikeTexts(mail.text)).toEqual([])
    const { rows } = await store.sql.query(
      `SELECT "payload"::text FROM "Email" WHERE "toAddress" = $1 AND "kind" = 'library_access'`,
      [email],
    )
    expect(rows).toEqual([{ payload: '{}' }])
  })

  it('answers the same for addresses without orders, bots and any case, and mails only to orders’ addresses', async () => {
    const { email } = await delivered()
    const stranger = `stranger-${client.session}@nowhere.example`
    const wildcard = email.replace(/^./, '_')
    const answers = [
      await ask(email.toUpperCase()),
      await ask(stranger),
      await ask(wildcard),
      await ask(email, { website: 'https://bot.example' }),
    ]
    for (const { status, body, headers } of answers) {
      expect({ status, body }).toEqual({ status: 202, body: { status: 'accepted' } })
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('set-cookie')).toBeNull()
    }
    await eventually(async () => (await libraryTokens(store, email))[0])
    await settle()
    expect(await libraryTokens(store, email)).toHaveLength(1)
    expect(await mailsTo(store, stranger)).toEqual([])
    const { rows } = await store.sql.query('SELECT 1 FROM "LibraryReader" WHERE "email" = $1', [
      stranger,
    ])
    expect(rows).toEqual([])
  })

  it('mails once in two minutes, and again after that', async () => {
    const { email } = await delivered()
    await Promise.all([ask(email), ask(email), ask(email)])
    await eventually(async () => (await libraryTokens(store, email))[0])
    await settle()
    expect(await libraryTokens(store, email)).toHaveLength(1)
    await store.sql.query(
      `UPDATE "LibraryReader" SET "linkMailedAt" = now() - interval '121 seconds' WHERE "email" = $1`,
      [email],
    )
    await ask(email)
    await eventually(async () => (await libraryTokens(store, email)).length === 2)
  })

  it('limits how often one address, whatever its case, and one network may ask', async () => {
    const unknown = `hammered-${randomUUID()}@nowhere.example`
    const statuses: number[] = []
    for (let call = 0; call < 6; call++) {
      client = apiClient(store.url)
      statuses.push((await ask(call % 2 ? unknown : unknown.toUpperCase())).status)
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
    client = apiClient(store.url)
    let last: Answer | undefined
    for (let call = 0; call < 25 && last?.status !== 429; call++)
      last = await ask(`${randomUUID()}@nowhere.example`)
    expect(last).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  })

  it.each([[undefined], [5], ['not-an-address'], ['a@b.example\r\nBcc: c@d.example']])(
    'refuses %j',
    async (email) => {
      const answer = await ask(email)
      expect(answer.status).toBe(400)
      expect(answer.body.issues[0].path).toBe('email')
    },
  )
})

describe('the library’s session', () => {
  it('begins by the mailed link, with a cookie that scripts and other calls never see', async () => {
    const order = await delivered()
    const token = await libraryToken(store, client, order.email)
    const opened = await client.call('/api/library/session', { method: 'POST', body: { token } })
    expect(opened.status).toBe(204)
    expect(opened.headers.get('cache-control')).toBe('no-store')
    const cookie = opened.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(
      /^library-session=[\w*.~-]+; Path=\/api\/library; HttpOnly; SameSite=Strict; Max-Age=86400/,
    )
    expect(cookie).not.toContain(order.email)
    const shown = await browserWith(client, cookieOf(opened)).get()
    expect(shown.headers.get('cache-control')).toBe('no-store')
    expect(libraryIn(shown)).toMatchObject({ email: order.email.toLowerCase(), total: 1 })
    expect(numbersIn(shown)).toEqual([order.number])
  })

  it('does not begin by expired, changed or foreign tokens', async () => {
    const order = await delivered()
    const token = await libraryToken(store, client, order.email)
    const { id } = await orderRow(store, order.number)
    const content = { email: order.email.toLowerCase(), generation: 1 }
    const tokens = [
      await sealToken('library-link', content, -3600),
      await sealToken('order-status', { orderId: id, email: order.email }, 3600),
      await sealToken('library-session', { session: randomUUID() }, 3600),
      await sealToken('library-link', { ...content, generation: 2 }, 3600),
      await sealToken('library-link', { ...content, email: 'nobody@nowhere.example' }, 3600),
      `${token.slice(0, -8)}AAAAAA~2`,
      `${token}1`,
      'x',
    ]
    for (const one of tokens) {
      const answer = await client.call('/api/library/session', {
        method: 'POST',
        body: { token: one },
      })
      expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
      expect(answer.headers.get('set-cookie')).toBeNull()
    }
  })

  it('is needed by every call, and made-up cookies are none', async () => {
    const order = await delivered()
    const reader = await readerOf(order.email)
    const cookies = [
      '',
      'library-session=',
      `${reader.cookie.slice(0, -6)}AAAA~2`,
      `library-session=${await sealToken('library-session', { session: randomUUID() }, 3600)}`,
      `library-session=${await libraryToken(store, client, order.email)}`,
    ]
    for (const cookie of cookies) {
      const stranger = browserWith(client, cookie)
      expect((await stranger.get()).body).toEqual({ library: null })
      for (const { status } of [
        await stranger.get('/data'),
        await stranger.post(`/orders/${order.number}/keys`),
        await stranger.post(`/orders/${order.number}/link`),
        await stranger.post('/erasure'),
      ])
        expect(status).toBe(401)
    }
    expect(await eventsOf(order.number, 'library_keys_shown')).toEqual([])
  })

  it('ends by signing out in this browser alone, or everywhere with its links', async () => {
    const { email } = await delivered()
    const token = await libraryToken(store, client, email)
    const [one, two] = [await openedLibrary(client, token), await openedLibrary(client, token)]
    const out = await one.post('/sign-out')
    expect(out.status).toBe(204)
    expect(out.headers.get('set-cookie')).toMatch(
      /^library-session=; Path=\/api\/library;.*Max-Age=0/,
    )
    // A cookie that somebody kept is worth nothing.
    expect(libraryIn(await one.get())).toBeNull()
    expect(libraryIn(await two.get())).not.toBeNull()

    const three = await openedLibrary(client, token)
    expect((await two.post('/sign-out', { everywhere: true })).status).toBe(204)
    expect(libraryIn(await three.get())).toBeNull()
    const again = await client.call('/api/library/session', { method: 'POST', body: { token } })
    expect(again.status).toBe(401)
    // Twice is as good as once.
    expect((await two.post('/sign-out', { everywhere: true })).status).toBe(204)
  })

  it('ends with its time, and is removed by the nightly job', async () => {
    const { email } = await delivered()
    const reader = await readerOf(email)
    await store.sql.query(
      `UPDATE "LibrarySession" SET "expiresAt" = now() - interval '1 second' WHERE "email" = $1`,
      [email],
    )
    expect(libraryIn(await reader.get())).toBeNull()
    await store.sql.query(
      `UPDATE "LibraryReader" SET "linkMailedAt" = now() - interval '61 days' WHERE "email" = $1`,
      [email],
    )
    await finishJob(store, 'cleanup')
    for (const table of ['LibraryReader', 'LibrarySession'])
      expect(
        (await store.sql.query(`SELECT 1 FROM "${table}" WHERE "email" = $1`, [email])).rows,
      ).toEqual([])
  })

  it('is one for each browser, and no more than twenty for an address', async () => {
    const [first, second] = [await delivered(), await delivered()]
    const reader = await readerOf(first.email)
    const token = await libraryToken(store, client, second.email)
    const replaced = await reader.post('/session', { token })
    expect(libraryIn(await reader.get())).toBeNull()
    expect(numbersIn(await browserWith(client, cookieOf(replaced)).get())).toEqual([second.number])

    for (let browser = 0; browser < 25; browser++) await openedLibrary(client, token)
    const { rows } = await store.sql.query(
      'SELECT count(*) FROM "LibrarySession" WHERE "email" = $1',
      [second.email],
    )
    expect(Number(rows[0].count)).toBe(20)
  })
})

describe('GET /api/library', () => {
  it('lists the orders of the address alone, newest first, page by page, and never a key', async () => {
    const [first, second, third, other] = [
      await delivered(2),
      await delivered(),
      await delivered(),
      await delivered(),
    ]
    await move(second.number, first.email.toUpperCase())
    await move(third.number, first.email)
    const reader = await readerOf(first.email)
    const answer = await reader.get()
    expect(numbersIn(answer)).toEqual([third.number, second.number, first.number])
    expect(numbersIn(answer)).not.toContain(other.number)
    expect(keyLikeTexts(JSON.stringify(answer.body))).toEqual([])
    expect(libraryIn(answer)?.orders[2]).toMatchObject({
      keys: 'available',
      currency: 'USD',
      items: [{ quantity: 2, progress: 'delivered' }],
    })
    expect(numbersIn(await reader.get('?limit=1&offset=1'))).toEqual([second.number])
    expect(libraryIn(await reader.get('?limit=1&offset=9'))).toMatchObject({ total: 3, orders: [] })
    for (const query of ['?limit=0', '?limit=51', '?offset=-1', '?limit=x'])
      expect((await reader.get(query)).status).toBe(400)
  })

  it('follows a corrected address', async () => {
    const order = await delivered()
    const reader = await readerOf(order.email)
    const right = `right-${order.email}`
    await admin.post(`/api/admin/orders/${order.number}/correct-email`, { email: right })
    expect(libraryIn(await reader.get())).toMatchObject({ total: 0, orders: [] })
    expect((await reader.post(`/orders/${order.number}/keys`)).status).toBe(404)
    expect(numbersIn(await (await readerOf(right)).get())).toEqual([order.number])
  })
})

describe('the keys of an order', () => {
  it('are shown to the reader of its address, and noted once from where', async () => {
    const order = await delivered(2)
    const mailed = (await mailsTo(store, order.email)).flatMap(({ text }) => keyLikeTexts(text))
    const reader = await readerOf(order.email)
    expect(await eventsOf(order.number, 'library_keys_shown')).toEqual([])
    const answer = await reader.post(`/orders/${order.number}/keys`)
    expect(answer).toMatchObject({ status: 200, body: { display: 'shown' } })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(keysIn(answer).sort()).toEqual(mailed.sort())
    await Promise.all([1, 2, 3].map(() => reader.post(`/orders/${order.number}/keys`)))
    expect(await eventsOf(order.number, 'library_keys_shown')).toEqual([
      expect.objectContaining({
        actor: 'buyer',
        detail: expect.objectContaining({ address: client.address }),
      }),
    ])
    expect(await eventsOf(order.number, 'keys_shown')).toEqual([])
  })

  it('of others and unknown ones are refused alike, and so is the link to their page', async () => {
    const [mine, other] = [await delivered(), await delivered()]
    const reader = await readerOf(mine.email)
    const unknown = await reader.post('/orders/SH-1767225600000-AAAAA/keys')
    expect(unknown.status).toBe(404)
    for (const path of ['keys', 'link', 'review-link']) {
      const { status, body } = await reader.post(`/orders/${other.number}/${path}`)
      expect({ status, body }).toEqual({ status: unknown.status, body: unknown.body })
    }
    expect(await eventsOf(other.number, 'library_keys_shown')).toEqual([])
  })

  it('are those that a partial refund left, and none of a refunded order', async () => {
    const order = await deliveredOrder(store, [{ product: freshProduct(), quantity: 2 }])
    const reader = await readerOf(order.email)
    const path = `/orders/${order.number}/keys`
    const before = keysIn(await reader.post(path))
    const itemId = (await detailsOf(admin, order.number)).items[0]?.id
    const one = { items: [{ itemId, quantity: 1 }] }
    expect(await refund(admin, order.number, one)).toMatchObject({ status: 200 })
    expect(keysIn(await reader.post(path))).toEqual(before.slice(0, 1))
    expect(await refund(admin, order.number, one)).toMatchObject({ status: 200 })
    const after = await reader.post(path)
    expect(after.body.display).toBe('closed')
    expect(keysIn(after)).toEqual([])
    expect(libraryIn(await reader.get())?.orders[0]).toMatchObject({
      keys: 'closed',
      orderStatus: 'refunded',
    })
  })

  it('are kept back while the payment is disputed', async () => {
    const order = await delivered()
    const reader = await readerOf(order.email)
    const dispute = { reference: `L-${order.number}`, reason: 'Fraud', status: 'needs_response' }
    await admin.post(`/api/admin/orders/${order.number}/disputes`, dispute)
    const answer = await reader.post(`/orders/${order.number}/keys`)
    expect(answer.body.display).toBe('on_hold')
    expect(keysIn(answer)).toEqual([])
    expect(libraryIn(await reader.get())?.orders[0]?.keys).toBe('on_hold')
    expect(await eventsOf(order.number, 'library_keys_shown')).toEqual([])
  })

  it('that were seen are not sold again when the order is cancelled before its mail was tried', async () => {
    await simulate(store.simulators.mail, { outcome: 'down' })
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
    await store.sql.query(
      'INSERT INTO "LibraryReader" ("email", "linkMailedAt") VALUES ($1, now())',
      [order.email],
    )
    const link = { email: order.email, generation: 1 }
    const reader = await openedLibrary(client, await sealToken('library-link', link, 3600))
    expect(keysIn(await reader.post(`/orders/${order.number}/keys`))).toHaveLength(1)
    const reason = { refundId: randomUUID(), reason: 'Sold out' }
    await admin.post(`/api/admin/orders/${order.number}/cancel`, reason)
    const [cancelled] = await eventsOf(order.number, 'cancelled')
    expect(cancelled?.detail.keys).toEqual({ released: 0, quarantined: 1 })
    expect((await reader.post(`/orders/${order.number}/keys`)).body.display).toBe('closed')
  })

  it('are not for whoever hammers', async () => {
    const order = await delivered()
    const reader = await readerOf(order.email)
    let last: Answer | undefined
    for (let call = 0; call < 65 && last?.status !== 429; call++)
      last = await reader.post(`/orders/${order.number}/keys`)
    expect(last).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    // From another network, too.
    const elsewhere = browserWith(apiClient(store.url), reader.cookie)
    expect((await elsewhere.post(`/orders/${order.number}/keys`)).status).toBe(429)
  })
})

describe('the link to an order’s page', () => {
  it('opens it as the mailed one does', async () => {
    const order = await delivered()
    const reader = await readerOf(order.email)
    const { body } = await reader.post(`/orders/${order.number}/link`)
    const status = await client.call('/api/orders/status', { method: 'POST', body })
    expect(status).toMatchObject({ status: 200, body: { orderNumber: order.number } })
  })
})

describe('invoice, files and reviews of an order', () => {
  it('are opened by the order’s token, and reviewed by the link, without another mail', async () => {
    const order = await delivered()
    const reader = await readerOf(order.email)
    expect(libraryIn(await reader.get())?.orders[0]).toMatchObject({ canReview: true })
    const { token } = (await reader.post(`/orders/${order.number}/link`)).body
    const headers = { 'x-order-token': token }
    const issued = await client.call(`/api/orders/${order.number}/documents`, {
      method: 'POST',
      headers,
    })
    expect(issued).toMatchObject({ status: 200, body: { documents: [{ kind: 'invoice' }] } })
    expect((await client.call(`/api/orders/${order.number}/files`, { headers })).status).toBe(200)

    const review = await reader.post(`/orders/${order.number}/review-link`)
    const { items } = (
      await client.call('/api/reviews/order', { method: 'POST', body: review.body })
    ).body
    const written = await client.call('/api/reviews', {
      method: 'POST',
      body: reviewBody({ token: review.body.token, itemId: items[0].itemId }),
    })
    expect(written).toMatchObject({ status: 200, body: { stars: 4 } })

    const data = libraryDataSchema.parse((await reader.get('/data')).body)
    expect(data.orders[0]?.documents).toEqual([
      expect.objectContaining({
        number: issued.body.documents[0].number,
        kind: 'invoice',
        total: issued.body.documents[0].total,
      }),
    ])
    expect(data.reviews).toEqual([
      expect.objectContaining({ stars: 4, productName: items[0].name, displayName: 'Ada B.' }),
    ])
  })

  it('can’t be reviewed once all of it went back', async () => {
    const order = await deliveredOrder(store, [{ product: freshProduct() }])
    const reader = await readerOf(order.email)
    const { items } = await detailsOf(admin, order.number)
    const all = { items: [{ itemId: items[0]?.id, quantity: 1 }] }
    expect(await refund(admin, order.number, all)).toMatchObject({ status: 200 })
    expect(libraryIn(await reader.get())?.orders[0]).toMatchObject({ canReview: false })
    const { token } = (await reader.post(`/orders/${order.number}/review-link`)).body
    const refused = await client.call('/api/reviews/order', { method: 'POST', body: { token } })
    expect(refused).toMatchObject({ status: 409, body: { reason: 'refunded' } })
  })

  it('of others are not opened after signing out', async () => {
    const order = await delivered()
    const reader = await readerOf(order.email)
    await reader.post('/sign-out')
    for (const path of ['link', 'review-link'])
      expect((await reader.post(`/orders/${order.number}/${path}`)).status).toBe(401)
  })
})

describe('a person’s data', () => {
  const write = (email: string, subject: string) =>
    client.call('/api/contact', {
      method: 'POST',
      body: { name: 'Ada', email, subject, message: 'Text of the message', locale: 'en' },
    })

  it('is exported as facts, without keys and without that of others', async () => {
    const [order, other] = [await delivered(), await delivered()]
    await write(order.email.toUpperCase(), 'Mine')
    await write(other.email, 'Of somebody else')
    const answer = await (await readerOf(order.email)).get('/data')
    expect(answer.status).toBe(200)
    const data = libraryDataSchema.parse(answer.body)
    expect(data).toMatchObject({
      email: order.email,
      ordersInTotal: 1,
      orders: [{ orderNumber: order.number, mails: [{ kind: 'order_delivery', to: order.email }] }],
      messages: [{ subject: 'Mine', message: 'Text of the message', answers: [] }],
      newsletter: null,
      cartReminders: [],
    })
    const text = JSON.stringify(answer.body)
    expect(keyLikeTexts(text)).toEqual([])
    for (const foreign of [other.number, other.email, 'Of somebody else'])
      expect(text).not.toContain(foreign)
  })

  it('is to be deleted: once, as a message for the owner, and the newsletter at once', async () => {
    const { email, number } = await delivered()
    await store.sql.query(
      `INSERT INTO "NewsletterSubscriber" ("email", "confirmedAt") VALUES ($1, now())`,
      [email],
    )
    const reader = await readerOf(email)
    const answers = await Promise.all([1, 2, 3].map(() => reader.post('/erasure')))
    for (const { status } of answers) expect(status).toBe(202)
    const times = new Set(answers.map(({ body }) => body.requestedAt))
    expect(times.size).toBe(1)
    expect(libraryIn(await reader.get())?.erasureRequestedAt).toBe([...times][0])

    const { rows } = await store.sql.query('SELECT * FROM "ContactMessage" WHERE "email" = $1', [
      email,
    ])
    expect(rows).toEqual([
      expect.objectContaining({ subject: 'Please delete my data', status: 'open' }),
    ])
    expect(rows[0].message).toContain(number)
    expect(rows[0].message).toContain('subscription was removed')
    const { rows: subscribers } = await store.sql.query(
      'SELECT 1 FROM "NewsletterSubscriber" WHERE "email" = $1',
      [email],
    )
    expect(subscribers).toEqual([])
    await eventually(async () =>
      (await mailsTo(store, 'support@softhaven.example')).find(({ text }) => text.includes(email)),
    )
    // The order is kept.
    expect(numbersIn(await reader.get())).toEqual([number])
  })
})

describe('the page', () => {
  it('is the same for everybody', async () => {
    const { email, number } = await delivered()
    const { cookie } = await readerOf(email)
    const load = async (headers: Record<string, string>) =>
      (await fetch(`${store.url}/library`, { headers })).text()
    const [plain, signedIn] = [await load({}), await load({ cookie })]
    expect(signedIn).toBe(plain)
    for (const secret of [email, number]) expect(plain).not.toContain(secret)
  })
})
