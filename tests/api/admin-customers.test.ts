import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { toCents, toDecimal } from '@/lib/core/money'
import {
  type CustomerDetail,
  customerDataSchema,
  customerDetailSchema,
  customerRowsSchema,
  type ListedCustomer,
} from '@/lib/service/customer-records/contracts'
import { mergePreviewSchema } from '@/lib/service/customer-records/merge-contracts'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { type Answer, apiClient } from '@/tests/setup/api-client'
import {
  checkoutClient,
  keyLikeTexts,
  productDispenser,
  simulate,
} from '@/tests/setup/checkout-client'
import { libraryToken, openedLibrary } from '@/tests/setup/library-client'
import { deliveredOrder, detailsOf, placeOrder, refund } from '@/tests/setup/order-client'
import { reviewableOrder, reviewBody } from '@/tests/setup/review-client'
import { startStore, type TestStore } from '@/tests/setup/store'

const PATH = '/api/admin/customers'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let moderator: Awaited<ReturnType<typeof clientOfRole>>
let products: readonly Product[]
let bought = 0

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  moderator = await clientOfRole(store, 'moderator')
  const dispense = await productDispenser(store)
  products = Array.from({ length: 10 }, dispense)
})
afterAll(() => store.stop())

type Query = Record<string, string | number>

async function list(query: Query = {}): Promise<{ rows: ListedCustomer[]; total: number }> {
  const asked = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, `${value}`]))
  const { status, body, headers } = await moderator.call(`${PATH}?${asked}`)
  expect(status).toBe(200)
  return { rows: customerRowsSchema.parse(body), total: Number(headers.get('x-total-count')) }
}
const emails = async (query: Query) => (await list(query)).rows.map(({ email }) => email)

/** The only customer that a search finds. */
async function customerOf(email: string): Promise<ListedCustomer> {
  const { rows } = await list({ search: email })
  const [row] = rows
  if (!row || rows.length > 1) throw new Error(`${rows.length} customers have ${email}`)
  return row
}
const detail = ({ status, body }: Answer): CustomerDetail => {
  expect(status).toBe(200)
  return customerDetailSchema.parse(body)
}
const read = async (id: number) => detail(await moderator.call(`${PATH}/${id}`))
const put = (who: typeof admin, path: string, body: object = {}) =>
  who.call(`${PATH}/${path}`, { method: 'PUT', body })
const remove = (who: typeof admin, path: string) =>
  who.call(`${PATH}/${path}`, { method: 'DELETE' })

/** One of a few, in turns: each has keys for several tests. */
function freshProduct(): Product {
  const product = products[bought++ % products.length]
  if (!product) throw new Error('There are no products')
  return product
}

const buy = (product = freshProduct()) => placeOrder(store, [{ product }], 'card')

/** Moves an order to an address, as correcting it does. */
const moveTo = (number: string, email: string, name = 'Ada Buyer') =>
  store.sql.query(
    `UPDATE "Order" SET "customerEmail" = $1, "customerName" = $2 WHERE "orderNumber" = $3`,
    [email, name, number],
  )

const audited = async (id: number) =>
  (
    await store.sql.query(
      `SELECT "action", "before", "after" FROM "AuditEntry" WHERE "entityType" = 'customer' AND "entityId" = $1 ORDER BY "id"`,
      [String(id)],
    )
  ).rows

describe('the list of customers', () => {
  it('counts the orders of an address, whatever the case of its letters, and what went back', async () => {
    // Of a card, no part is paid back before the day's settlement.
    const first = await placeOrder(store, [{ product: freshProduct() }])
    const second = await buy()
    await moveTo(second.number, first.email.toUpperCase(), 'Ada Later')
    const totals = await Promise.all(
      [first, second].map(async ({ number }) =>
        toCents((await detailsOf(admin, number)).totalAmount),
      ),
    )
    const paid = totals.reduce((sum, cents) => sum + cents, 0)
    const row = await customerOf(first.email)
    expect(row).toMatchObject({
      email: first.email,
      name: 'Ada Later',
      orders: 2,
      paid: toDecimal(paid),
      refunded: '0.00',
      net: toDecimal(paid),
      isBlocked: false,
    })
    expect(Date.parse(row.firstOrderAt ?? '')).toBeLessThan(Date.parse(row.lastOrderAt ?? ''))
    // Whose order it was is no customer any more.
    expect(await emails({ search: second.email })).toEqual([])

    expect((await refund(admin, first.number, { amount: '1.00' })).status).toBe(200)
    expect(await customerOf(first.email)).toMatchObject({
      paid: toDecimal(paid),
      refunded: '1.00',
      net: toDecimal(paid - 100),
    })
    expect((await detailsOf(admin, second.number)).customerId).toBe(row.id)
  })

  it('has orders that are made at once', async () => {
    const orders = await Promise.all([buy(), buy(), buy(), buy()])
    const { email } = orders[0]
    await Promise.all(orders.map(({ number }) => moveTo(number, email)))
    expect(await customerOf(email)).toMatchObject({ orders: 4 })
  })

  it('takes %, _ and \\ in a search as they are, and finds names in any script', async () => {
    const [one, other, third] = [await buy(), await buy(), await buy()]
    const [written, similar, hebrew] = [
      `a_b-${one.email}`,
      `axb-${one.email}`,
      `he-${one.email}`,
    ] as const
    await moveTo(one.number, written, '100% Ada \\ Co')
    await moveTo(other.number, similar, 'Hundred Ada')
    await moveTo(third.number, hebrew, 'דנה כהן')
    expect(await emails({ search: written.toUpperCase() })).toEqual([written])
    expect(await emails({ search: '100% ada' })).toEqual([written])
    expect(await emails({ search: 'ada \\ co' })).toEqual([written])
    expect(await emails({ search: 'דנה' })).toEqual([hebrew])
    expect(await emails({ search: 'דנ' })).toEqual([hebrew])
    expect(await emails({ search: '%%%' })).toEqual([])
    expect(await emails({ search: '__' })).toEqual([])
  })

  it('is sorted and paged', async () => {
    const { email } = await buy()
    expect(await emails({ limit: 1 })).toEqual([email])
    const all = await list({ limit: 100 })
    expect(all.rows).toHaveLength(all.total)
    const spent = (await list({ sort: 'spent', limit: 100 })).rows.map(({ net }) => toCents(net))
    expect(spent).toEqual([...spent].sort((one, next) => next - one))
    const orders = (await list({ sort: 'orders', limit: 100 })).rows.map((row) => row.orders)
    expect(orders).toEqual([...orders].sort((one, next) => next - one))
    const second = await list({ limit: 1, offset: 1 })
    expect(second).toMatchObject({ rows: [all.rows[1]], total: all.total })
  })

  it.each([
    'sort=name',
    'limit=0',
    'limit=101',
    'offset=-1',
    'blocked=yes',
    `search=${'a'.repeat(121)}`,
  ])('refuses %s', async (query) => {
    expect(await moderator.call(`${PATH}?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid', issues: [{ path: query.split('=')[0] }] },
    })
  })

  it('is for staff alone', async () => {
    const { id } = await customerOf((await buy()).email)
    const stranger = apiClient(store.url)
    expect((await stranger.call(PATH)).status).toBe(401)
    expect((await stranger.call(`${PATH}/${id}`)).status).toBe(401)
    expect((await moderator.call(`${PATH}/${id}`)).status).toBe(200)
  })
})

describe('the page of a customer', () => {
  it('has what was bought, masked keys, requests, messages and mails of the address', async () => {
    const product = freshProduct()
    const order = await deliveredOrder(store, [{ product, quantity: 2 }], 'card')
    const visitor = apiClient(store.url)
    await visitor.call('/api/contact', {
      method: 'POST',
      body: {
        name: 'Ada',
        email: order.email.toUpperCase(),
        category: 'technical',
        subject: 'The key is not taken',
        message: 'It says no',
        locale: 'en',
        website: '',
      },
    })
    const row = await customerOf(order.email)
    const page = await read(row.id)
    // What only the list has: the page shows the orders themselves.
    const { firstOrderAt, country, ...listed } = row
    expect([typeof firstOrderAt, country]).toEqual(['string', null])
    expect(page).toMatchObject({
      ...listed,
      block: null,
      erasedAt: null,
      notes: [],
      products: [{ productId: product.id, name: product.name, pieces: 2, refundedPieces: 0 }],
      keys: [{ orderNumber: order.number }, { orderNumber: order.number }],
      refundRequests: [],
      disputes: [],
      messages: [{ subject: 'The key is not taken', status: 'open' }],
    })
    expect(page.mails.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['order_delivery', 'contact_received']),
    )
    expect(keyLikeTexts(JSON.stringify(page))).toEqual([])
    // That somebody subscribed is for administrators.
    await store.sql.query(
      `INSERT INTO "Email" ("id", "kind", "dedupeKey", "toAddress", "status", "updatedAt")
       VALUES (gen_random_uuid(), 'newsletter_welcome', $1, $1, 'sent', now())`,
      [order.email],
    )
    const kindsFor = async (who: typeof admin) =>
      detail(await who.call(`${PATH}/${row.id}`)).mails.map(({ kind }) => kind)
    expect(await kindsFor(admin)).toContain('newsletter_welcome')
    expect(await kindsFor(moderator)).not.toContain('newsletter_welcome')
    const message = await moderator.call(`/api/admin/messages/${page.messages[0]?.id}`)
    expect(message.body.customerId).toBe(row.id)
    // Its orders are those of the list of orders.
    const orders = await moderator.call(`/api/admin/orders?customer=${row.id}`)
    expect(orders.body).toMatchObject([{ orderNumber: order.number }])
    expect((await moderator.call('/api/admin/orders?customer=999999999')).body).toEqual([])
  })

  it.each([0, 999_999_999])('is none for %d', async (id) => {
    const missing = { status: 404, body: { code: 'not_found' } }
    expect(await moderator.call(`${PATH}/${id}`)).toMatchObject(missing)
    expect(await moderator.post(`${PATH}/${id}/notes`, { note: 'x' })).toMatchObject(missing)
    expect(await put(moderator, `${id}/tags`, { tags: [] })).toMatchObject(missing)
    expect(await remove(moderator, `${id}/notes/1`)).toMatchObject(missing)
  })
})

describe('notes and tags', () => {
  it('are written by moderators, and audited without their words', async () => {
    const { id } = await customerOf((await buy()).email)
    const note = 'Rang twice\n<b>שלום</b> 100%'
    const noted = detail(await moderator.post(`${PATH}/${id}/notes`, { note: ` ${note} ` }))
    expect(noted.notes).toMatchObject([{ text: note }])
    const tagged = detail(
      await put(moderator, `${id}/tags`, { tags: ['  key  account', 'VIP', 'vip', 'לקוח'] }),
    )
    expect(tagged.tags).toEqual(['key account', 'VIP', 'לקוח'])
    expect(await emails({ tag: 'לקוח' })).toEqual([tagged.email])
    expect(await emails({ tag: 'לקו%' })).toEqual([])
    const noteId = noted.notes[0]?.id
    expect(detail(await remove(moderator, `${id}/notes/${noteId}`)).notes).toEqual([])
    expect((await remove(moderator, `${id}/notes/${noteId}`)).status).toBe(404)
    expect(await audited(id)).toEqual([
      { action: 'customer.note', before: null, after: { noteId } },
      { action: 'customer.tag', before: { tags: 0 }, after: { tags: 3 } },
      { action: 'customer.delete_note', before: { noteId }, after: null },
    ])
  })

  it('of one customer are not deleted as another’s', async () => {
    const [one, other] = [
      await customerOf((await buy()).email),
      await customerOf((await buy()).email),
    ]
    const { notes } = detail(await moderator.post(`${PATH}/${one.id}/notes`, { note: 'Mine' }))
    expect((await remove(moderator, `${other.id}/notes/${notes[0]?.id}`)).status).toBe(404)
    expect((await read(one.id)).notes).toHaveLength(1)
  })

  it('are refused when they are none', async () => {
    const { id } = await customerOf((await buy()).email)
    for (const note of ['', '  ', 5, null, 'x'.repeat(2001), 'a\u0000b'])
      expect(await moderator.post(`${PATH}/${id}/notes`, { note })).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'note' }] },
      })
    for (const tags of ['vip', [5], ['x'.repeat(41)], ['a\nb'], Array.from({ length: 21 }, String)])
      expect(await put(moderator, `${id}/tags`, { tags })).toMatchObject({
        status: 400,
        body: { code: 'invalid' },
      })
    expect(await read(id)).toMatchObject({ notes: [], tags: [] })
  })
})

describe('a block', () => {
  const REFUSED = { status: 409, body: { code: 'payment_refused' } }
  const REASON = 'Three charge-backs'
  const block = (id: number, reason: unknown = REASON) => put(admin, `${id}/block`, { reason })

  /** A blocked customer, and a shopper with a cart who gives another address until told otherwise. */
  async function blocked() {
    const order = await buy()
    const row = await customerOf(order.email)
    detail(await block(row.id))
    const shopper = checkoutClient(store)
    await shopper.fillCart([{ product: freshProduct() }])
    const customer = { ...shopper.customer, email: order.email.toUpperCase() }
    return { order, row, shopper, customer }
  }
  const paymentsOf = async (session: string) =>
    (
      await store.sql.query(
        `SELECT "status"::text, "capturedAmount" FROM "Payment" WHERE "sessionId" = $1`,
        [session],
      )
    ).rows

  it('stops cards and PayPal of the address, without saying that it is blocked', async () => {
    const { shopper, customer } = await blocked()
    for (const refused of [
      await shopper.payByCard({ customer }),
      await shopper.startWallet({ customer }),
    ]) {
      expect(refused).toMatchObject(REFUSED)
      expect(refused.body.message).toMatch(/Nothing was charged/)
      expect(JSON.stringify(refused.body)).not.toMatch(/block|charge-back/i)
    }
    expect(await paymentsOf(shopper.session)).toEqual([])
    // Whoever is somebody else pays from the same cart.
    expect((await shopper.payByCard()).body.status).toBe('approved')
  })

  it('stops a PayPal payment that had begun before', async () => {
    const shopper = checkoutClient(store)
    const { number } = await buy()
    await moveTo(number, shopper.email)
    await shopper.fillCart([{ product: freshProduct() }])
    const { body } = await shopper.startWallet()
    detail(await block((await customerOf(shopper.email)).id))
    expect(await shopper.capture(body.id)).toMatchObject(REFUSED)
    expect(await paymentsOf(shopper.session)).toEqual([{ status: 'created', capturedAmount: null }])
  })

  it('stops an express payment once PayPal has named the buyer', async () => {
    const { shopper, order, row } = await blocked()
    const { body } = await shopper.call('/api/paypal/express', {
      method: 'POST',
      body: { amount: await shopper.total(), currency: 'USD', locale: 'en' },
    })
    await simulate(store.simulators.paypal, {
      call: 'get',
      outcome: `payer:${order.email.toUpperCase()}`,
      for: body.id,
    })
    const finish = () => shopper.call(`/api/paypal/express/${body.id}`, { method: 'POST' })
    expect(await finish()).toMatchObject(REFUSED)
    expect(await paymentsOf(shopper.session)).toEqual([{ status: 'created', capturedAmount: null }])
    detail(await remove(admin, `${row.id}/block`))
    await simulate(store.simulators.paypal, {
      call: 'get',
      outcome: `payer:${order.email}`,
      for: body.id,
    })
    expect((await finish()).status).toBe(201)
  })

  it('leaves what is paid as it is, is listed, lifted, and audited', async () => {
    const { order, row } = await blocked()
    expect((await detailsOf(admin, order.number)).orderStatus).not.toBe('cancelled')
    expect(await read(row.id)).toMatchObject({ isBlocked: true, block: { reason: REASON } })
    expect(await emails({ blocked: 'true', limit: 100 })).toContain(order.email)
    detail(await block(row.id))
    detail(await block(row.id, 'Another'))
    detail(await remove(admin, `${row.id}/block`))
    expect(detail(await remove(admin, `${row.id}/block`))).toMatchObject({
      isBlocked: false,
      block: null,
    })
    expect(await audited(row.id)).toEqual([
      { action: 'customer.block', before: null, after: { reason: REASON } },
      { action: 'customer.block', before: { reason: REASON }, after: { reason: 'Another' } },
      { action: 'customer.unblock', before: { reason: 'Another' }, after: null },
    ])
  })

  it('is for administrators, and has a reason', async () => {
    const { id } = await customerOf((await buy()).email)
    expect((await put(moderator, `${id}/block`, { reason: REASON })).status).toBe(403)
    expect((await remove(moderator, `${id}/block`)).status).toBe(403)
    for (const reason of ['', ' ', 7, 'x'.repeat(301)])
      expect(await block(id, reason)).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'reason' }] },
      })
    expect((await block(999_999_999)).status).toBe(404)
    expect((await read(id)).isBlocked).toBe(false)
  })
})

/** Somebody of whom the store knows everything that it may know. */
async function knownCustomer() {
  const { number, email, token, itemId } = await reviewableOrder(store, freshProduct())
  const product = products[0]
  const review = await admin.post('/api/reviews', reviewBody({ token, itemId }))
  expect(review.status).toBeLessThan(300)
  const visitor = apiClient(store.url)
  await visitor.call('/api/contact', {
    method: 'POST',
    body: {
      name: 'Ada',
      email: email.toUpperCase(),
      category: 'general',
      subject: 'Hello',
      message: 'About me',
      locale: 'en',
      website: '',
    },
  })
  const { sql } = store
  await sql.query(
    `INSERT INTO "NewsletterSubscriber" ("email", "confirmedAt") VALUES ($1, now())`,
    [email],
  )
  await sql.query(
    `INSERT INTO "CartReminder" ("id", "sessionId", "email", "locale") VALUES (gen_random_uuid(), $1, $1, 'en')`,
    [email],
  )
  await sql.query(
    `WITH watcher AS (INSERT INTO "AlertWatcher" ("email") VALUES ($1) RETURNING "id")
     INSERT INTO "ProductAlert" ("watcherId", "productId", "kind", "locale", "price")
     SELECT "id", $2, 'price_drop', 'en', 10 FROM watcher`,
    [email, product?.id],
  )
  await sql.query(
    `WITH reader AS (INSERT INTO "LibraryReader" ("email", "linkMailedAt", "erasureRequestedAt") VALUES ($1, now(), now()) RETURNING "email"),
     passkey AS (INSERT INTO "LibraryPasskey" ("email", "name", "credentialId", "publicKey") SELECT "email", 'Phone', "email", '' FROM reader)
     INSERT INTO "LibrarySession" ("id", "email", "expiresAt") SELECT gen_random_uuid(), "email", now() + interval '1 day' FROM reader`,
    [email],
  )
  const { id } = await customerOf(email)
  await moderator.post(`${PATH}/${id}/notes`, { note: 'Prefers the telephone' })
  await put(moderator, `${id}/tags`, { tags: ['press'] })
  return { id, email, number }
}

/** How much is stored under an address, by what it is. */
async function storedOf(email: string): Promise<Record<string, number>> {
  const { rows } = await store.sql.query(
    `SELECT
      (SELECT count(*)::int FROM "NewsletterSubscriber" WHERE "email" = $1) AS "newsletter",
      (SELECT count(*)::int FROM "CartReminder" WHERE "email" = $1) AS "reminders",
      (SELECT count(*)::int FROM "ProductAlert" a JOIN "AlertWatcher" w ON w."id" = a."watcherId" WHERE w."email" = $1) AS "alerts",
      (SELECT count(*)::int FROM "LibrarySession" WHERE "email" = $1) AS "sessions",
      (SELECT count(*)::int FROM "LibraryPasskey" WHERE "email" = $1) AS "passkeys",
      (SELECT count(*)::int FROM "ContactMessage" WHERE lower("email") = $1) AS "messages",
      (SELECT count(*)::int FROM "CustomerNote" n JOIN "CustomerRecord" c ON c."id" = n."customerId" WHERE c."email" = $1) AS "notes",
      (SELECT cardinality("tags") FROM "CustomerRecord" WHERE "email" = $1) AS "tags",
      (SELECT count(*)::int FROM "Review" WHERE "buyerEmail" = $1 AND "displayName" <> 'Anonymous') AS "names",
      (SELECT count(*)::int FROM "Review" WHERE "buyerEmail" = $1) AS "reviews",
      (SELECT count(*)::int FROM "Order" WHERE lower("customerEmail") = $1) AS "orders",
      (SELECT count(*)::int FROM "Order" o JOIN "Payment" p ON p."id" = o."paymentId" WHERE lower(o."customerEmail") = $1 AND p."capturedAmount" > 0) AS "payments",
      (SELECT count(*)::int FROM "Order" o JOIN "OrderItem" i ON i."orderId" = o."id" JOIN "ProductKey" k ON k."orderItemId" = i."id" WHERE lower(o."customerEmail") = $1) AS "keys",
      (SELECT count(*)::int FROM "Email" e JOIN "Order" o ON o."id" = e."orderId" WHERE lower(o."customerEmail") = $1) AS "orderMails",
      (SELECT count(*)::int FROM "Email" WHERE lower("toAddress") = $1 AND "kind" = 'contact_received') AS "contactMails"`,
    [email],
  )
  return rows[0]
}

describe('the data of a person', () => {
  it('are exported with everything but keys, to administrators, and audited', async () => {
    const { id, email, number } = await knownCustomer()
    await store.sql.query(
      `INSERT INTO "ContactNote" ("messageId", "text", "username")
       SELECT "id", 'Called back', 'admin' FROM "ContactMessage" WHERE lower("email") = $1`,
      [email],
    )
    const answer = await admin.call(`${PATH}/${id}/data`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(customerDataSchema.parse(answer.body)).toMatchObject({
      email,
      ordersInTotal: 1,
      orders: [{ orderNumber: number }],
      reviews: [{ displayName: 'Ada B.' }],
      messages: [{ subject: 'Hello' }],
      newsletter: { currency: null, unsubscribedAt: null },
      cartReminders: [{ language: 'en' }],
      passkeys: [{ name: 'Phone' }],
      productAlerts: [{ kind: 'price_drop', status: 'watching', currency: null }],
      tags: ['press'],
      notes: [{ text: 'Prefers the telephone' }],
      messageNotes: [{ subject: 'Hello', text: 'Called back' }],
      block: null,
      applications: [],
    })
    const text = JSON.stringify(answer.body)
    expect(keyLikeTexts(text)).toEqual([])
    expect(text).not.toMatch(/masked|valueEncrypted|•/)
    expect((await moderator.call(`${PATH}/${id}/data`)).status).toBe(403)
    expect((await admin.call(`${PATH}/999999999/data`)).status).toBe(404)
    expect((await audited(id)).map(({ action }) => action)).toContain('customer.export')
  })

  it('are erased but for what the law keeps, once, and of nobody else', async () => {
    const [person, other] = [await knownCustomer(), await knownCustomer()]
    detail(await put(admin, `${person.id}/block`, { reason: 'Fraud' }))
    const [before, others] = [await storedOf(person.email), await storedOf(other.email)]
    expect(before).toMatchObject({
      newsletter: 1,
      alerts: 1,
      passkeys: 1,
      messages: 1,
      notes: 1,
      names: 1,
    })
    expect((await moderator.post(`${PATH}/${person.id}/erasure`)).status).toBe(403)

    const answers = await Promise.all([
      admin.post(`${PATH}/${person.id}/erasure`),
      admin.post(`${PATH}/${person.id}/erasure`),
    ])
    const [page] = answers.map(detail)
    expect(page).toMatchObject({
      tags: [],
      notes: [],
      messages: [],
      orders: 1,
      block: { reason: 'Fraud' },
      erasedAt: expect.any(String),
    })
    expect(await storedOf(person.email)).toEqual({
      ...before,
      newsletter: 0,
      reminders: 0,
      alerts: 0,
      sessions: 0,
      passkeys: 0,
      messages: 0,
      contactMails: 0,
      notes: 0,
      tags: 0,
      names: 0,
    })
    expect(await storedOf(other.email)).toEqual(others)
    expect(await audited(person.id)).toMatchObject([
      { action: 'customer.note' },
      { action: 'customer.tag' },
      { action: 'customer.block' },
      {
        action: 'customer.erase',
        before: {
          newsletter: 1,
          productAlerts: 1,
          reviewNames: 1,
          messages: 1,
          passkeys: 1,
          notes: 1,
          tags: 1,
        },
      },
    ])
    const { rows } = await store.sql.query(
      `SELECT (SELECT count(*)::int FROM "ReviewOptOut" WHERE "email" = $1) AS "reviews",
              (SELECT "erasureRequestedAt" FROM "LibraryReader" WHERE "email" = $1) AS "asked"`,
      [person.email],
    )
    expect(rows).toEqual([{ reviews: 1, asked: null }])
  })
})

describe('merging', () => {
  const CONFLICT = { status: 409, body: { code: 'conflict' } }
  const preview = async (id: number, otherId: number) => {
    const { status, body } = await admin.call(`${PATH}/${id}/merging/${otherId}`)
    expect(status).toBe(200)
    return mergePreviewSchema.parse(body)
  }
  const send = (id: number, otherId: number, addressIds: readonly number[], who = admin) =>
    who.post(`${PATH}/${id}/merging`, { otherId, addressIds })
  /** Merges a customer into another, after a look at both. */
  const merge = async (id: number, otherId: number) =>
    detail(await send(id, otherId, (await preview(id, otherId)).addressIds))
  const separate = (id: number) => remove(admin, `${id}/merging`)

  async function customer() {
    const { number, email } = await buy()
    return { number, ...(await customerOf(email)) }
  }
  const customers = async (count: number) => {
    const all = []
    for (let n = 0; n < count; n++) all.push(await customer())
    return all as [Awaited<ReturnType<typeof customer>>, ...typeof all]
  }
  const two = async () => {
    const [one, other] = await customers(2)
    if (!other) throw new Error('There is one only')
    return [one, other] as const
  }
  const three = async () => {
    const [one, other, third] = await customers(3)
    if (!other || !third) throw new Error('There are fewer')
    return [one, other, third] as const
  }
  const numbersOf = async (query: string) => {
    const { body } = await moderator.call(`/api/admin/orders?${query}`)
    return (body as { orderNumber: string }[]).map(({ orderNumber }) => orderNumber)
  }
  /** What the orders of some addresses add up to, by the orders themselves. */
  const countedOf = async (addresses: readonly string[]) => {
    const { rows } = await store.sql.query(
      `SELECT count(*)::int AS "orders", coalesce(sum(p."capturedAmount"), 0)::numeric(14,2)::text AS "paid",
              coalesce(sum(p."refundedAmount"), 0)::numeric(14,2)::text AS "refunded"
       FROM "Order" o JOIN "Payment" p ON p."id" = o."paymentId" WHERE lower(o."customerEmail") = ANY($1)`,
      [addresses],
    )
    return rows[0]
  }

  it('makes one customer of two, found by each address, and separating gives each back its own', async () => {
    const [one, other] = await two()
    await moderator.post(`${PATH}/${other.id}/notes`, { note: 'Of the other' })
    await put(moderator, `${one.id}/tags`, { tags: ['Key account'] })
    await put(moderator, `${other.id}/tags`, { tags: ['merged-press', 'key account'] })
    const { total } = await list({ limit: 1 })
    const before = await customerOf(other.email)
    const paid = toDecimal(toCents(one.paid) + toCents(other.paid))

    expect(await preview(one.id, other.id)).toMatchObject({
      customers: [
        { id: one.id, email: one.email, orders: 1, notes: 0, tags: ['Key account'] },
        { id: other.id, email: other.email, orders: 1, notes: 1 },
      ],
      together: {
        ...{ orders: 2, paid, refunded: '0.00', net: paid, notes: 1, isBlocked: false },
        tags: ['Key account', 'merged-press'],
      },
      addressIds: [one.id, other.id],
    })
    expect(await merge(one.id, other.id)).toMatchObject({
      ...{ id: one.id, email: one.email, otherEmails: [other.email], orders: 2, paid },
      addresses: [
        { id: one.id, orders: 1, paid: one.paid, notes: 0, merged: null },
        {
          ...{ id: other.id, orders: 1, paid: other.paid, notes: 1 },
          merged: { intoId: one.id, by: 'admin' },
        },
      ],
      notes: [{ text: 'Of the other' }],
    })

    const row = { id: one.id, orders: 2, paid, otherEmails: [other.email] }
    expect(await customerOf(other.email)).toMatchObject(row)
    expect(await customerOf(one.email)).toMatchObject(row)
    expect(await emails({ tag: 'merged-press' })).toEqual([one.email])
    expect((await list({ limit: 1 })).total).toBe(total - 1)
    // A link to the one that follows leads to the person.
    expect(await read(other.id)).toMatchObject({ id: one.id, orders: 2 })
    const both = [one.number, other.number].sort()
    for (const id of [one.id, other.id])
      expect((await numbersOf(`customer=${id}`)).sort()).toEqual(both)
    expect(await numbersOf(`search=${encodeURIComponent(other.email)}`)).toEqual([other.number])
    expect((await admin.post('/api/admin/search', { q: other.email })).body.buyers).toEqual([
      { email: other.email, orders: 1, customerId: one.id, leader: one.email },
    ])
    const order = await detailsOf(admin, other.number)
    expect([order.customerId, order.customerEmail]).toEqual([one.id, other.email])

    // What is said of the person meanwhile is the leading address's.
    await moderator.post(`${PATH}/${other.id}/notes`, { note: 'Of the person' })
    await put(moderator, `${other.id}/tags`, { tags: ['merged-press', 'new'] })
    const { notes } = await read(one.id)
    expect(notes.map(({ text }) => text)).toEqual(['Of the person', 'Of the other'])

    const left = detail(await separate(other.id))
    expect(left).toMatchObject({ id: one.id, otherEmails: [], tags: ['new'], orders: 1 })
    expect(left.notes.map(({ text }) => text)).toEqual(['Of the person'])
    expect(await customerOf(other.email)).toEqual({ ...before, tags: ['merged-press'] })
    expect(await read(other.id)).toMatchObject({ id: other.id, notes: [{ text: 'Of the other' }] })
    expect((await list({ limit: 1 })).total).toBe(total)
    const entries = (await audited(one.id)).filter(({ action }) => /merge|separate/.test(action))
    expect(entries).toEqual([
      { action: 'customer.merge', before: null, after: { customerId: other.id, addresses: 2 } },
      { action: 'customer.separate', before: { customerId: other.id, addresses: 1 }, after: null },
    ])
  })

  it('counts orders of each address, also those that are made, moved and refunded meanwhile', async () => {
    const [one, other] = await two()
    const orders = await Promise.all([buy(), buy(), buy(), buy()])
    const refundable = await placeOrder(store, [{ product: freshProduct() }])
    const { addressIds } = await preview(one.id, other.id)
    const moves = (to: readonly string[]) =>
      orders.map(({ number }, place) => moveTo(number, to[place % to.length] ?? ''))
    await Promise.all([
      send(one.id, other.id, addressIds),
      moveTo(refundable.number, other.email),
      ...moves([other.email, one.email]),
    ])
    const sums = await countedOf([one.email, other.email])
    expect(sums.orders).toBe(7)
    expect(await customerOf(one.email)).toMatchObject(sums)
    expect((await refund(admin, refundable.number, { amount: '1.00' })).status).toBe(200)
    expect(await customerOf(other.email)).toMatchObject({ id: one.id, refunded: '1.00' })

    await Promise.all([separate(other.id), ...moves([one.email, other.email])])
    expect(await customerOf(one.email)).toMatchObject(await countedOf([one.email]))
    expect(await customerOf(other.email)).toMatchObject(await countedOf([other.email]))
  })

  it('takes along who follows, and separating gives them back', async () => {
    const [one, other, third] = await three()
    await merge(other.id, third.id)
    expect((await preview(one.id, other.id)).customers[1].otherEmails).toEqual([third.email])
    expect(await merge(one.id, other.id)).toMatchObject({
      orders: 3,
      otherEmails: [third.email, other.email],
    })
    expect(await customerOf(third.email)).toMatchObject({ id: one.id, orders: 3 })
    expect(detail(await separate(other.id))).toMatchObject({ id: one.id, orders: 1 })
    expect(await customerOf(third.email)).toMatchObject({
      ...{ id: other.id, orders: 2, otherEmails: [third.email] },
    })
    // One of the middle leaves alone, too.
    await merge(one.id, other.id)
    expect(detail(await separate(third.id))).toMatchObject({
      orders: 2,
      otherEmails: [other.email],
    })
    expect(await customerOf(third.email)).toMatchObject({ id: third.id, orders: 1 })
  })

  it('is refused with itself, with one that is merged, and for what was not looked at', async () => {
    const [one, other, third] = await three()
    const ids = [one.id, other.id]
    expect(await send(one.id, one.id, ids)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'otherId' }] },
    })
    expect((await admin.call(`${PATH}/${one.id}/merging/${one.id}`)).status).toBe(400)
    expect((await send(one.id, 999_999_999, ids)).status).toBe(404)
    expect((await send(999_999_999, one.id, ids)).status).toBe(404)
    expect(await separate(one.id)).toMatchObject(CONFLICT)
    expect((await separate(999_999_999)).status).toBe(404)
    for (const body of [
      {},
      { otherId: '7', addressIds: ids },
      { otherId: other.id, addressIds: [one.id] },
    ])
      expect((await admin.post(`${PATH}/${one.id}/merging`, body)).status).toBe(400)
    expect((await send(one.id, other.id, ids, moderator)).status).toBe(403)
    expect((await moderator.call(`${PATH}/${one.id}/merging/${other.id}`)).status).toBe(403)
    expect((await remove(moderator, `${one.id}/merging`)).status).toBe(403)
    expect((await read(one.id)).otherEmails).toEqual([])

    // Meanwhile the other one has got a further address.
    await merge(other.id, third.id)
    expect(await send(one.id, other.id, ids)).toMatchObject(CONFLICT)
    expect(await send(one.id, third.id, [one.id, third.id])).toMatchObject(CONFLICT)
    expect(await send(other.id, third.id, [other.id, third.id])).toMatchObject(CONFLICT)
    expect(await send(third.id, one.id, [one.id, third.id])).toMatchObject(CONFLICT)
    expect((await read(one.id)).otherEmails).toEqual([])
  })

  it('happens once when two do it at once, in whichever direction', async () => {
    const [one, other] = await two()
    const ids = [one.id, other.id]
    const statuses = async (answers: Promise<Answer>[]) =>
      (await Promise.all(answers)).map(({ status }) => status).sort()
    expect(await statuses([send(one.id, other.id, ids), send(other.id, one.id, ids)])).toEqual([
      200, 409,
    ])
    const { email, otherEmails, addresses } = await read(one.id)
    expect([email, ...otherEmails].sort()).toEqual([one.email, other.email].sort())
    const followerId = addresses[1]?.id ?? 0
    expect(await statuses([separate(followerId), separate(followerId)])).toEqual([200, 409])
  })

  it('lets a block of one address stop the payments of all, until they are separated', async () => {
    const shopper = checkoutClient(store)
    const { number } = await buy()
    await moveTo(number, shopper.email)
    const [one, other] = [await customerOf(shopper.email), await customer()]
    detail(await put(admin, `${other.id}/block`, { reason: 'Charge-back' }))
    await shopper.fillCart([{ product: freshProduct() }])
    const { together } = await preview(one.id, other.id)
    expect(together.isBlocked).toBe(true)
    expect(await merge(one.id, other.id)).toMatchObject({
      isBlocked: true,
      block: { reason: 'Charge-back' },
      addresses: [{ block: null }, { block: { reason: 'Charge-back' } }],
    })
    expect(await emails({ blocked: 'true', limit: 100 })).toContain(one.email)
    const refused = { status: 409, body: { code: 'payment_refused' } }
    expect(await shopper.payByCard()).toMatchObject(refused)
    expect(await shopper.startWallet()).toMatchObject(refused)

    expect(detail(await separate(other.id)).isBlocked).toBe(false)
    expect((await read(other.id)).block).toMatchObject({ reason: 'Charge-back' })
    expect((await shopper.payByCard()).body.status).toBe('approved')

    await merge(one.id, other.id)
    expect(detail(await remove(admin, `${one.id}/block`)).isBlocked).toBe(false)
    detail(await separate(other.id))
    expect((await read(other.id)).isBlocked).toBe(false)
  })

  it('opens nothing to anybody: libraries, data and erasure stay with each address', async () => {
    const [one, other] = await two()
    await moderator.post(`${PATH}/${one.id}/notes`, { note: 'Of the one' })
    await moderator.post(`${PATH}/${other.id}/notes`, { note: 'Of the other' })
    await merge(one.id, other.id)
    const visitor = apiClient(store.url)
    const library = await openedLibrary(visitor, await libraryToken(store, visitor, one.email))
    expect((await library.get()).body.library.orders).toMatchObject([{ orderNumber: one.number }])

    const dataOf = async (path: string) =>
      customerDataSchema.parse((await admin.call(`${PATH}/${path}`)).body)
    for (const [own, foreign] of [
      [one, other],
      [other, one],
    ] as const) {
      const data = await dataOf(`${own.id}/data`)
      expect(data).toMatchObject({ email: own.email, ordersInTotal: 1, otherAddresses: [] })
      expect(JSON.stringify(data)).not.toContain(foreign.email)
    }
    expect(await dataOf(`${one.id}/data?addresses=all`)).toMatchObject({
      ...{ email: one.email, notes: [{ text: 'Of the one' }] },
      otherAddresses: [{ email: other.email, notes: [{ text: 'Of the other' }] }],
    })
    expect((await admin.call(`${PATH}/${one.id}/data?addresses=some`)).status).toBe(400)

    const erased = detail(await admin.post(`${PATH}/${other.id}/erasure`))
    expect(erased).toMatchObject({
      ...{ id: one.id, notes: [{ text: 'Of the one' }], otherEmails: [other.email] },
      addresses: [{ erasedAt: null }, { erasedAt: expect.any(String) }],
    })
    expect(
      detail(await admin.post(`${PATH}/${other.id}/erasure`, { allAddresses: true })),
    ).toMatchObject({ notes: [], addresses: [{ erasedAt: expect.any(String) }, {}] })
    expect((await audited(one.id)).at(-1)?.action).toBe('customer.erase')
  })
})

// Last, because the others meet few customers.
it('very many customers are counted exactly, old ones and new ones', async () => {
  const add = (from: number, to: number) =>
    store.sql.query(
      `INSERT INTO "CustomerRecord" ("email") SELECT 'many-' || n || '@buyers.example' FROM generate_series($1::int, $2::int) n`,
      [from, to],
    )
  const { total } = await list({ limit: 1 })
  await add(1, 12_000)
  expect((await list({ limit: 1 })).total).toBe(total + 12_000)
  await add(12_001, 12_002)
  expect((await list({ limit: 1 })).total).toBe(total + 12_002)
  await add(12_003, 25_000)
  expect((await list({ limit: 1 })).total).toBe(total + 25_000)
  expect((await list({ limit: 1 })).total).toBe(total + 25_000)
  expect((await list({ limit: 1, search: 'many-2500' })).total).toBe(2)
})
