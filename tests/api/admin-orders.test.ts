import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import type { OrderRow } from '@/lib/orders/admin-contracts'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { apiClient, eventually } from '@/tests/setup/api-client'
import {
  checkoutClient,
  firstMailTo,
  keyLikeTexts,
  leaveKeys,
  mailsTo,
  productDispenser,
  simulate,
} from '@/tests/setup/checkout-client'
import {
  deliveredOrder,
  detailsOf,
  orderToken,
  placeOrder,
  refund,
} from '@/tests/setup/order-client'
import { withSetting } from '@/tests/setup/settings'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let freshProduct: () => Product

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
})
afterAll(() => store.stop())

const act = (number: string, action: string, body: object = {}, as = admin) =>
  as.post(`/api/admin/orders/${number}/${action}`, body)

const listed = async (query: string): Promise<OrderRow[]> =>
  (await admin.call(`/api/admin/orders?${query}`)).body
const numbersOf = (rows: OrderRow[]) => rows.map(({ orderNumber }) => orderNumber)

const auditOf = async (entityId: string | number, action: string) =>
  (
    await store.sql.query(
      'SELECT * FROM "AuditEntry" WHERE "entityId" = $1 AND "action" = $2 ORDER BY "id"',
      [String(entityId), action],
    )
  ).rows

/** A product that is delivered manually. */
async function manualProduct(): Promise<Product> {
  const { rows } = await store.sql.query(
    'SELECT "id" FROM "Product" WHERE "delivery" = \'manual\' AND "inStock" ORDER BY "id" LIMIT 1',
  )
  return (await apiClient(store.url).call(`/api/products/by-id/${rows[0].id}`)).body
}

describe('the list of orders', () => {
  let paypal: { number: string; email: string }
  let card: { number: string; email: string }
  beforeAll(async () => {
    paypal = await deliveredOrder(store, [{ product: freshProduct() }], 'paypal')
    card = await deliveredOrder(store, [{ product: freshProduct() }], 'card')
    await eventually(async () => (await detailsOf(admin, card.number)).orderStatus === 'completed')
  })

  it('is a bare array, newest first, with the number of all', async () => {
    const answer = await admin.call('/api/admin/orders?limit=1')
    expect(answer.status).toBe(200)
    expect(numbersOf(answer.body)).toEqual([card.number])
    expect(Number(answer.headers.get('x-total-count'))).toBeGreaterThanOrEqual(2)
    expect(answer.headers.get('link')).toContain('offset=1')
    expect(answer.body[0]).toMatchObject({ customerEmail: card.email, pieces: 1, openItems: 0 })
    expect(numbersOf(await listed('limit=1&offset=1'))).toEqual([paypal.number])
  })

  it('finds by number, address, name, payment id and the provider’s ids', async () => {
    const { payment } = await detailsOf(admin, card.number)
    for (const term of [
      card.number,
      card.number.toLowerCase().slice(3),
      card.email.toUpperCase(),
      payment.id,
      payment.providerTransactionId ?? '',
    ])
      expect(numbersOf(await listed(`search=${encodeURIComponent(term)}`))).toEqual([card.number])
    const wallet = (await detailsOf(admin, paypal.number)).payment.providerOrderId ?? ''
    expect(numbersOf(await listed(`search=${wallet}`))).toEqual([paypal.number])
    expect(numbersOf(await listed('search=ada%20buyer'))).toEqual(
      expect.arrayContaining([card.number, paypal.number]),
    )
    expect(numbersOf(await listed('search=ad'))).toContain(card.number)
    for (const term of ['%', '_', '\\', "' OR 1=1 --", 'nobody@nowhere'])
      expect(await listed(`search=${encodeURIComponent(term)}`)).toEqual([])
  })

  it('filters by status, provider and days', async () => {
    const today = new Date().toISOString().slice(0, 10)
    expect(numbersOf(await listed('status=completed&provider=authorize_net'))).toEqual([
      card.number,
    ])
    expect(numbersOf(await listed('provider=paypal'))).not.toContain(card.number)
    expect(numbersOf(await listed(`from=${today}&to=${today}`))).toContain(card.number)
    expect(await listed('to=2020-01-01')).toEqual([])
    await store.sql.query(
      `UPDATE "Order" SET "createdAt" = '2020-03-01T23:59:59.999Z' WHERE "orderNumber" = $1`,
      [paypal.number],
    )
    expect(numbersOf(await listed('from=2020-03-01&to=2020-03-01'))).toEqual([paypal.number])
    expect(await listed('from=2020-03-02&to=2020-03-02')).toEqual([])
  })

  it.each([
    'limit=0',
    'limit=101',
    'offset=-1',
    'status=paid',
    'provider=cash',
    'from=today',
    'to=2020-02-31',
    'undelivered=1',
  ])('refuses %s', async (query) => {
    expect((await admin.call(`/api/admin/orders?${query}`)).status).toBe(400)
  })

  it('shows what was paid but not delivered, and money without an order', async () => {
    const byHand = await placeOrder(store, [{ product: await manualProduct() }])
    expect(numbersOf(await listed('undelivered=true'))).toEqual([byHand.number])
    const shopper = checkoutClient(store)
    await shopper.fillCart([{ product: freshProduct() }])
    const { body } = await shopper.payByCard()
    const unclaimed = await admin.call('/api/admin/orders/unclaimed')
    expect(unclaimed.body).toMatchObject([
      { providerReference: body.transactionId, customerEmail: shopper.email },
    ])
    expect((await admin.call('/api/admin/orders/statistics')).body).toMatchObject({
      undelivered: 1,
      waitingForKeys: 0,
      unclaimedPayments: 1,
    })
  })

  it('is exported as CSV with the same filters, and no cell is a formula', async () => {
    await store.sql.query(`UPDATE "Order" SET "customerName" = $2 WHERE "orderNumber" = $1`, [
      card.number,
      '=HYPERLINK("http://evil.example","x"), Ada',
    ])
    const answer = await admin.call(`/api/admin/orders/export?search=${card.number}`)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const [head, line, end] = String(answer.body).split('\r\n')
    expect(head).toContain('Order,Placed (UTC),Status')
    expect(line).toContain(`${card.number},`)
    expect(line).toContain(`"'=HYPERLINK(""http://evil.example"",""x""), Ada"`)
    expect(end).toBe('')
    expect((await admin.call('/api/admin/orders/export?status=paid')).status).toBe(400)
  })
})

describe('the figures', () => {
  it('have the same meaning as those of Analytics', async () => {
    const figures = async () => (await admin.call('/api/admin/orders/statistics')).body.today
    const before = await figures()
    const { number } = await deliveredOrder(store, [{ product: freshProduct() }])
    const { totalAmount } = await detailsOf(admin, number)
    await refund(admin, number, { amount: '2.50' })
    const after = await figures()
    expect(after.orders).toBe(before.orders + 1)
    expect(Number(after.gross) - Number(before.gross)).toBeCloseTo(Number(totalAmount))
    expect(Number(after.refunds) - Number(before.refunds)).toBeCloseTo(2.5)
    expect(Number(after.net)).toBeCloseTo(Number(after.gross) - Number(after.refunds))
    expect(Number(after.average)).toBeCloseTo(Number(after.gross) / after.orders, 1)
    const { current } = (await admin.call('/api/admin/analytics/summary?range=today')).body
    expect(current).toMatchObject({
      orders: after.orders,
      grossCents: Math.round(Number(after.gross) * 100),
      refundsCents: Math.round(Number(after.refunds) * 100),
    })
  })
})

describe('more paid back than sold', () => {
  it('makes a net below zero', async () => {
    const { rows } = await store.sql.query(
      `INSERT INTO "Refund" ("id", "paymentId", "orderId", "amount", "currency", "status", "username", "updatedAt")
       SELECT gen_random_uuid(), "paymentId", "id", 99999999, 'USD', 'succeeded', 'admin', now() FROM "Order" LIMIT 1 RETURNING "id"`,
    )
    try {
      const { status, body } = await admin.call('/api/admin/orders/statistics')
      expect([status, body.today.net.startsWith('-')]).toEqual([200, true])
    } finally {
      await store.sql.query(`DELETE FROM "Refund" WHERE "id" = $1`, [rows[0].id])
    }
  })
})

describe('one order', () => {
  it('shows payment, masked keys, mails and timeline, and never a key', async () => {
    const { number, email } = await deliveredOrder(store, [{ product: freshProduct() }], 'card')
    const [key = ''] = keyLikeTexts((await firstMailTo(store, email)).text)
    const answer = await admin.call(`/api/admin/orders/${number}`)
    expect(JSON.stringify(answer.body)).not.toContain(key)
    expect(answer.body).toMatchObject({
      customerEmail: email,
      items: [{ keys: [{ masked: `••••${key.slice(-4)}`, status: 'used' }] }],
      payment: { provider: 'authorize_net', cardType: 'Visa', lastFour: '1111' },
      mails: [{ kind: 'order_delivery', toAddress: email }],
    })
    expect((await admin.call('/api/admin/orders/SH-0000000000-AAAAA')).status).toBe(404)
    expect((await admin.call('/api/admin/orders/%00')).status).toBe(400)
  })

  it('takes notes with their writer', async () => {
    const { number } = await placeOrder(store, [{ product: freshProduct() }])
    const note = '<b>Called</b>\nwill call again'
    expect((await act(number, 'notes', { note })).status).toBe(204)
    const { events } = await detailsOf(admin, number)
    expect(events.find(({ kind }) => kind === 'note')).toMatchObject({
      detail: { text: note },
      actor: 'admin',
    })
    expect(await auditOf(number, 'order.note')).toHaveLength(1)
    expect((await act(number, 'notes', { note: '  ' })).status).toBe(400)
    expect((await act(number, 'notes', { note: 'a\u0000b' })).status).toBe(400)
  })

  it('is mailed again once however often it is clicked', async () => {
    const { number, email } = await deliveredOrder(store, [{ product: freshProduct() }])
    await eventually(async () => (await detailsOf(admin, number)).orderStatus === 'completed')
    const answers = await Promise.all([1, 2, 3].map(() => act(number, 'resend')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const mails = await eventually(async () => {
      const all = await mailsTo(store, email)
      return all.length > 1 && all
    })
    expect(mails).toHaveLength(2)
    const [again, first] = mails.map(({ text }) => keyLikeTexts(text))
    expect(again).toEqual(first)
  })

  it('goes to the corrected address, and the old one is noted', async () => {
    const { number, email } = await deliveredOrder(store, [{ product: freshProduct() }])
    await eventually(async () => (await detailsOf(admin, number)).orderStatus === 'completed')
    const right = `right-${randomUUID()}@buyer.example`
    expect((await act(number, 'correct-email', { email: 'nobody' })).status).toBe(400)
    expect(
      (await act(number, 'correct-email', { email: `${right}\r\nBcc: x@y.example` })).status,
    ).toBe(400)
    const stale = { email: right, expectedUpdatedAt: new Date(0).toISOString() }
    expect((await act(number, 'correct-email', stale)).status).toBe(409)
    expect(await act(number, 'correct-email', { email: right })).toMatchObject({
      status: 200,
      body: { mail: 'queued' },
    })
    const told = await eventually(async () =>
      (await mailsTo(store, email)).find(({ subject }) =>
        /address of order .* changed/.test(subject),
      ),
    )
    expect(told.text).toContain('r•••@b•••.example')
    expect(told.text).not.toContain(right)
    expect(keyLikeTexts(told.text)).toEqual([])
    const mail = await firstMailTo(store, right)
    const delivered = (await mailsTo(store, email)).flatMap(({ text }) => keyLikeTexts(text))
    expect(keyLikeTexts(mail.text)).toEqual(delivered)
    const { events, customerEmail } = await detailsOf(admin, number)
    expect(customerEmail).toBe(right)
    expect(events.find(({ kind }) => kind === 'email_corrected')?.detail).toEqual({
      from: email,
      to: right,
    })
    expect(await auditOf(number, 'order.correct_email')).toMatchObject([
      { before: { customerEmail: email }, after: { customerEmail: right } },
    ])
  })

  it('is delivered by hand with a message that is nowhere in clear but in the mail', async () => {
    const { number, email } = await placeOrder(store, [{ product: await manualProduct() }])
    const [item] = (await detailsOf(admin, number)).items
    expect(item?.progress).toBe('manual')
    const message = 'Your licence: HAND-MADE-0001'
    expect((await act(number, 'deliver', { itemIds: [] })).status).toBe(400)
    expect((await act(number, 'deliver', { itemIds: [1_999_999] })).status).toBe(409)
    expect((await act(number, 'deliver', { itemIds: [item?.id], message })).status).toBe(204)
    expect((await act(number, 'deliver', { itemIds: [item?.id] })).status).toBe(409)
    const order = await detailsOf(admin, number)
    expect(order).toMatchObject({ orderStatus: 'completed', items: [{ progress: 'delivered' }] })
    await eventually(async () =>
      (await mailsTo(store, email)).some(({ text }) => text.includes(message)),
    )
    const { rows } = await store.sql.query(
      `SELECT (SELECT string_agg("payload"::text, '') FROM "Email") || (SELECT string_agg("detail"::text, '') FROM "OrderEvent")
         || (SELECT coalesce(string_agg("after"::text, ''), '') FROM "AuditEntry") AS "all"`,
    )
    expect(rows[0].all).not.toContain('HAND-MADE')
  })
})

describe('a faulty key', () => {
  const replace = (id: unknown, reason = 'Refused by the publisher') =>
    admin.post(`/api/admin/product-keys/${id}/replace`, { reason })

  it('is replaced once by another, and only that one is mailed', async () => {
    const { number, email } = await deliveredOrder(store, [{ product: freshProduct() }])
    const [first] = keyLikeTexts((await firstMailTo(store, email)).text)
    const [faulty] = (await detailsOf(admin, number)).items[0]?.keys ?? []
    const answers = await Promise.all([1, 2, 3, 4].map(() => replace(faulty?.id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const mail = await eventually(async () =>
      (await mailsTo(store, email)).find(({ subject }) => /new licence key/.test(subject)),
    )
    const mailed = keyLikeTexts(mail.text)
    expect(mailed).toHaveLength(1)
    expect(mailed).not.toContain(first)
    const order = await detailsOf(admin, number)
    expect(order.items[0]?.keys).toMatchObject([
      { id: faulty?.id, status: 'quarantined', quarantineReason: 'Refused by the publisher' },
      { status: 'used' },
    ])
    expect(order.events.find(({ kind }) => kind === 'key_replaced')?.actor).toBe('admin')
    expect(await auditOf(faulty?.id ?? 0, 'key.replace')).toHaveLength(1)
  })

  it('stays when there is no other', async () => {
    const product = freshProduct()
    const { number } = await deliveredOrder(store, [{ product }])
    await leaveKeys(store, product.id, 0)
    const [key] = (await detailsOf(admin, number)).items[0]?.keys ?? []
    expect((await replace(key?.id)).status).toBe(409)
    expect((await detailsOf(admin, number)).items[0]?.keys).toMatchObject([{ status: 'used' }])
    expect((await replace('abc')).status).toBe(400)
    expect((await replace(2_000_000_000)).status).toBe(404)
    expect((await replace(key?.id, '')).status).toBe(400)
  })
})

describe('refund requests', () => {
  const requested = async (locale = 'en') => {
    const order = await deliveredOrder(store, [{ product: freshProduct() }], 'paypal', locale)
    const asked = await apiClient(store.url).call('/api/refund-requests', {
      method: 'POST',
      body: {
        token: await orderToken(store, order.number),
        reason: 'changed_mind',
        message: 'Sorry',
      },
    })
    expect(asked.status).toBeLessThan(300)
    const [request] = (await detailsOf(admin, order.number)).refundRequests
    if (!request) throw new Error('The request was not stored')
    return { ...order, id: request.id }
  }
  const answer = (id: number, body: object) =>
    admin.post(`/api/admin/refund-requests/${id}/answer`, body)

  it('are listed, and declined with an answer in the buyer’s language', async () => {
    const { id, number, email } = await requested('fr')
    const open = await admin.call('/api/admin/refund-requests?status=open')
    expect(open.body[0]).toMatchObject({ id, orderNumber: number, reason: 'changed_mind' })
    expect((await answer(id, { decision: 'decline', answer: '' })).status).toBe(400)
    const declined = { decision: 'decline', answer: 'The key was activated.' }
    const answers = await Promise.all([1, 2, 3].map(() => answer(id, declined)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const mail = await eventually(async () =>
      (await mailsTo(store, email)).find(({ text }) => text.includes('The key was activated.')),
    )
    expect(mail.subject).toContain('Votre demande de remboursement')
    expect((await detailsOf(admin, number)).payment.refundedAmount).toBe('0.00')
  })

  it('are accepted by the refund that succeeded', async () => {
    const { id, number, email } = await requested()
    const { totalAmount } = await detailsOf(admin, number)
    const accepted = await answer(id, {
      decision: 'accept',
      answer: 'No hard feelings.',
      refund: { refundId: randomUUID(), amount: totalAmount, reason: 'Changed their mind' },
    })
    expect(accepted).toMatchObject({ status: 200, body: { status: 'accepted' } })
    await eventually(async () =>
      (await mailsTo(store, email)).some(({ text }) => text.includes('No hard feelings.')),
    )
    expect((await detailsOf(admin, number)).orderStatus).toBe('refunded')
  })

  it('stay open while the provider refuses the refund', async () => {
    const { id, number } = await requested()
    await simulate(store.simulators.paypal, { call: 'refund', outcome: 'declined' })
    const refused = await answer(id, {
      decision: 'accept',
      refund: { refundId: randomUUID(), amount: '1.00', reason: 'x' },
    })
    expect(refused.status).toBe(409)
    expect((await detailsOf(admin, number)).refundRequests).toMatchObject([{ status: 'open' }])
  })
})

describe('mail settings', () => {
  it('show the server without its password, and what waits', async () => {
    const { body } = await admin.call('/api/admin/settings/mail')
    expect(body.server).toBe(new URL(store.simulators.smtp).host)
    expect(body).toMatchObject({ from: expect.stringContaining('@'), failed: expect.any(Number) })
  })

  it('send a test mail and report the server’s own error', async () => {
    const to = `test-${randomUUID()}@buyer.example`
    const send = () => admin.post('/api/admin/settings/test-mail', { to })
    expect((await send()).body).toEqual({ status: 'sent', error: null })
    expect((await firstMailTo(store, to)).subject).toContain('test mail')
    await simulate(store.simulators.mail, { outcome: 'reject' })
    const refused = await send()
    await simulate(store.simulators.mail, { outcome: 'up' })
    expect(refused).toMatchObject({ status: 200, body: { status: 'failed' } })
    expect(refused.body.error).toMatch(/550|Mailbox unavailable/)
    expect((await admin.post('/api/admin/settings/test-mail', { to: 'nobody' })).status).toBe(400)
  })

  it('retry what failed', async () => {
    await simulate(store.simulators.mail, { outcome: 'tempfail' })
    const { number, email } = await placeOrder(store, [{ product: freshProduct() }])
    await eventually(async () => (await detailsOf(admin, number)).mails[0]?.status === 'failed')
    await simulate(store.simulators.mail, { outcome: 'up' })
    const state = (await admin.call('/api/admin/settings/mail')).body
    expect(state.failed).toBeGreaterThan(0)
    expect(state.lastError).toMatch(/451|again later/)
    expect((await admin.post('/api/admin/settings/retry-mails')).body.retried).toBeGreaterThan(0)
    await firstMailTo(store, email, 5_000)
  })

  it('change addresses, live and with a trace', async () => {
    const before = (await admin.call('/api/admin/settings')).body
    const patch = (body: object) => admin.call('/api/admin/settings', { method: 'PATCH', body })
    const supportEmail = 'help@softhaven.example'
    const expectedVersions = { supportEmail: before.versions.supportEmail }
    expect((await patch({ values: { supportEmail: 'nobody' } })).body.issues).toMatchObject([
      { path: 'supportEmail' },
    ])
    for (const values of [
      {},
      { colour: 'red' },
      { __proto__x: 1 },
      { supportEmail: null },
      { supportEmail: 'a@b.example\r\nBcc: c@d.example' },
    ])
      expect((await patch({ values })).status).toBe(400)
    expect((await patch({ values: { supportEmail }, expectedVersions })).status).toBe(200)
    expect(
      (await patch({ values: { supportEmail: before.values.supportEmail }, expectedVersions }))
        .status,
    ).toBe(409)
    const page = await fetch(`${store.url}/contact`)
    expect(await page.text()).toContain(supportEmail)
    expect(await auditOf('supportEmail', 'settings.update')).toMatchObject([
      { before: { supportEmail: before.values.supportEmail }, after: { supportEmail } },
    ])
  })
})

describe('who may', () => {
  it('nobody without a token; a moderator all but money and settings', async () => {
    const anyone = apiClient(store.url)
    const { number } = await placeOrder(store, [{ product: freshProduct() }])
    for (const path of ['', '/statistics', '/export', '/unclaimed', `/${number}`])
      expect((await anyone.call(`/api/admin/orders${path}`)).status).toBe(401)
    const moderator = await clientOfRole(store, 'moderator')
    expect((await act(number, 'notes', { note: 'Hello' }, moderator)).status).toBe(204)
    expect((await moderator.call('/api/admin/refund-requests')).status).toBe(200)
    const elsewhere = { email: 'moderator@elsewhere.example' }
    expect((await act(number, 'correct-email', elsewhere, moderator)).status).toBe(403)
    await withSetting(store, 'moderatorsCorrectEmails', true, async () => {
      expect((await act(number, 'correct-email', elsewhere, moderator)).status).toBe(200)
    })
    for (const path of ['', '/mail'])
      expect((await moderator.call(`/api/admin/settings${path}`)).status).toBe(403)
    expect((await moderator.post('/api/admin/settings/retry-mails')).status).toBe(403)
  })
})
