import { once } from 'node:events'
import { Agent, request as httpRequest } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient, eventually } from '@/tests/setup/api-client'
import {
  checkoutClient,
  firstMailTo,
  mailsTo,
  productDispenser,
  runJob,
  simulate,
} from '@/tests/setup/checkout-client'
import { allDone } from '@/tests/setup/jobs'
import { deliveredOrder, detailsOf, nextRefund, paidBack, refund } from '@/tests/setup/order-client'
import { type OwnStore, startOwnStore } from '@/tests/setup/store'

let store: OwnStore
let shopper: ReturnType<typeof checkoutClient>
let freshProduct: () => Product

beforeAll(async () => {
  store = await startOwnStore()
  freshProduct = await productDispenser(store)
})
afterAll(() => store.stop())
beforeEach(() => {
  shopper = checkoutClient(store)
})

/** Makes a session's payments look as if they had happened some minutes ago. */
const age = (minutes: number) =>
  store.sql.query(
    `UPDATE "Payment" SET "createdAt" = "createdAt" - make_interval(mins => $2),
       "processingSince" = "processingSince" - make_interval(mins => $2),
       "capturedAt" = "capturedAt" - make_interval(mins => $2)
     WHERE "sessionId" = $1`,
    [shopper.session, minutes],
  )

const paymentOf = async () =>
  (
    await store.sql.query(
      'SELECT * FROM "Payment" WHERE "sessionId" = $1 ORDER BY "createdAt" DESC',
      [shopper.session],
    )
  ).rows[0]
const orderOf = async () =>
  (
    await store.sql.query(
      'SELECT o.* FROM "Order" o JOIN "Payment" p ON p."id"::text = o."paymentId"::text WHERE p."sessionId" = $1',
      [shopper.session],
    )
  ).rows[0]

describe('a database that is slow for some seconds', () => {
  it('makes callers wait, and turns none away', async () => {
    const holder = await store.sql.connect()
    await holder.query('BEGIN')
    await holder.query('LOCK TABLE "Product" IN ACCESS EXCLUSIVE MODE')
    // More than the store has connections.
    const reads = Array.from({ length: 40 }, (_, at) =>
      apiClient(store.url).call(`/api/products?search=slow%20${at}`),
    )
    await sleep(500)
    const message = {
      name: 'Ada Buyer',
      email: 'slow@buyer.example',
      subject: 'A question',
      message: 'How long does it take until the key arrives?',
      category: 'general',
    }
    const write = apiClient(store.url).call('/api/contact', { method: 'POST', body: message })
    await sleep(3500)
    await holder.query('ROLLBACK')
    holder.release()
    expect((await write).status).toBe(201)
    expect(new Set((await Promise.all(reads)).map(({ status }) => status))).toEqual(new Set([200]))
  })
})

describe('a server that is killed', () => {
  it('makes the order of what was captured, and settles a refund that it had no answer to, once, when it is back', async () => {
    const admin = await adminClient(store)
    const { number } = await deliveredOrder(store, [{ product: freshProduct() }])
    const cart = await shopper.fillCart([{ product: freshProduct() }])
    const start = await shopper.startWallet()
    expect((await shopper.capture(start.body.id)).body.status).toBe('COMPLETED')
    const refunds = async () =>
      (
        await store.sql.query(
          `SELECT r."status" FROM "Refund" r JOIN "Order" o ON o."id" = r."orderId" WHERE o."orderNumber" = $1`,
          [number],
        )
      ).rows
    await nextRefund(store, 'paypal', 'timeout_after_success')
    const lost = refund(admin, number, { amount: '6.00' }).catch(() => null)
    await eventually(async () => (await refunds()).length === 1)
    await eventually(async () => (await paidBack(store, await detailsOf(admin, number))) === 6)
    await store.kill()
    await lost
    await age(3)
    await store.sql.query(
      `UPDATE "Refund" r SET "updatedAt" = now() - interval '5 minutes', "createdAt" = r."createdAt" - interval '5 minutes'
       FROM "Order" o WHERE o."id" = r."orderId" AND o."orderNumber" = $1`,
      [number],
    )
    await store.start()
    await runJob(store, 'reconcile_payments')
    await runJob(store, 'settle_refunds')

    const order = await eventually(orderOf)
    expect(order).toMatchObject({
      customerEmail: shopper.email,
      customerName: 'Ada Buyer',
      paymentMethod: 'paypal',
    })
    await firstMailTo(store, shopper.email)
    // The browser comes back after all: it gets the same order.
    const again = await shopper.postOrder(shopper.orderBody(cart, start.body.id, 'paypal'))
    expect(again).toMatchObject({ status: 200, body: { orderNumber: order.orderNumber } })
    expect(await mailsTo(store, shopper.email)).toHaveLength(1)
    expect((await shopper.call('/api/cart')).body).toEqual([])

    await eventually(async () => (await refunds()).every(({ status }) => status !== 'pending'))
    expect(await refunds()).toEqual([{ status: 'succeeded' }])
    const refunded = await detailsOf(admin, number)
    expect(refunded.payment.refundedAmount).toBe('6.00')
    expect(await paidBack(store, refunded)).toBe(6)
  })
})

describe('a shopper who disappears after paying', () => {
  it('is given two minutes to post the order itself', async () => {
    await shopper.fillCart([{ product: freshProduct() }])
    const paid = await shopper.payByCard()
    expect(paid.body.status).toBe('approved')
    await age(1)
    await runJob(store, 'reconcile_payments')
    await allDone(store)
    expect(await orderOf()).toBeUndefined()
    await age(2)
    await runJob(store, 'reconcile_payments')
    await eventually(orderOf)
  })

  it('is served once, however many reconcilers run at the same time', async () => {
    await shopper.fillCart([{ product: freshProduct() }])
    await shopper.payByCard()
    await age(3)
    await Promise.all(Array.from({ length: 5 }, () => runJob(store, 'reconcile_payments')))
    await eventually(orderOf)
    await firstMailTo(store, shopper.email)
    await allDone(store)
    expect(await mailsTo(store, shopper.email)).toHaveLength(1)
  })
})

describe('a provider that does not answer', () => {
  it('a card charge that went through unanswered is found and becomes an order', async () => {
    await shopper.fillCart([{ product: freshProduct() }])
    const answer = await shopper.payByCard({ cvv: '998' })
    expect(answer).toMatchObject({ status: 502, body: { code: 'provider_error' } })
    expect(answer.body.message).toMatch(/do not pay again/i)
    expect((await paymentOf()).status).toBe('processing')
    // A retry is refused while the outcome is unknown.
    expect(await shopper.payByCard()).toMatchObject({
      status: 409,
      body: { code: 'payment_in_progress' },
    })

    await age(2)
    await runJob(store, 'reconcile_payments')
    await eventually(orderOf)
    expect((await firstMailTo(store, shopper.email)).text).toContain('How to activate')
  })

  it('a wallet capture that went through unanswered is found and becomes an order', async () => {
    await shopper.fillCart([{ product: freshProduct() }])
    const start = await shopper.startWallet()
    await simulate(store.simulators.paypal, { call: 'capture', outcome: 'timeout_after_success' })
    expect((await shopper.capture(start.body.id)).status).toBe(502)
    await age(2)
    await runJob(store, 'reconcile_payments')
    await eventually(orderOf)
    await firstMailTo(store, shopper.email)
  })

  it('a wallet capture that failed with 500 is not an order, and may be tried again', async () => {
    const cart = await shopper.fillCart([{ product: freshProduct() }])
    const start = await shopper.startWallet()
    await simulate(store.simulators.paypal, { call: 'capture', outcome: 'error500' })
    expect((await shopper.capture(start.body.id)).status).toBe(502)
    await age(2)
    await runJob(store, 'reconcile_payments')
    await eventually(async () => (await paymentOf()).status === 'created')
    expect(await orderOf()).toBeUndefined()
    expect((await shopper.capture(start.body.id)).body.status).toBe('COMPLETED')
    expect((await shopper.postOrder(shopper.orderBody(cart, start.body.id, 'paypal'))).status).toBe(
      201,
    )
  })

  it('a capture that the provider answers twice moves money once', async () => {
    const cart = await shopper.fillCart([{ product: freshProduct() }])
    const start = await shopper.startWallet()
    const answers = await Promise.all([
      shopper.capture(start.body.id),
      shopper.capture(start.body.id),
    ])
    expect(answers.some(({ body }) => body.status === 'COMPLETED')).toBe(true)
    for (const { status } of answers) expect([200, 409]).toContain(status)
    expect((await shopper.postOrder(shopper.orderBody(cart, start.body.id, 'paypal'))).status).toBe(
      201,
    )
    const state = await (await fetch(`${new URL(store.simulators.paypal).origin}/__state`)).json()
    const captures = Object.values(state.captures as Record<string, { orderId: string }>)
    expect(captures.filter(({ orderId }) => orderId === start.body.id)).toHaveLength(1)
  })

  it('a held charge that is approved later becomes an order, a declined one frees its keys', async () => {
    await shopper.fillCart([{ product: freshProduct() }])
    const held = await shopper.payByCard({ cvv: '997' })
    await simulate(store.simulators.authorizeNet, {
      transactionId: held.body.transactionId,
      decide: 'approve',
    })
    await runJob(store, 'reconcile_payments')
    await eventually(orderOf)

    shopper = checkoutClient(store)
    await shopper.fillCart([{ product: freshProduct() }])
    const other = await shopper.payByCard({ cvv: '997' })
    await simulate(store.simulators.authorizeNet, {
      transactionId: other.body.transactionId,
      decide: 'decline',
    })
    await runJob(store, 'reconcile_payments')
    await eventually(async () => (await paymentOf()).status === 'declined')
    expect(await orderOf()).toBeUndefined()
  })

  it('a payment is settled although a hundred older ones are under review', async () => {
    const held = 'held-before'
    await store.sql.query(
      `INSERT INTO "Payment" ("id", "provider", "status", "amount", "currency", "sessionId", "providerTransactionId", "createdAt", "updatedAt")
       SELECT gen_random_uuid(), 'authorize_net', 'held', 10, 'USD', $1, 'held-' || n, now() - interval '1 day', now() - interval '1 day'
       FROM generate_series(1, 101) n`,
      [held],
    )
    // Nothing is known of them for now.
    await simulate(store.simulators.authorizeNet, {
      call: 'details',
      outcome: 'error500',
      times: 400,
    })
    await shopper.fillCart([{ product: freshProduct() }])
    const start = await shopper.startWallet()
    await simulate(store.simulators.paypal, { call: 'capture', outcome: 'hang_up_after_success' })
    expect((await shopper.capture(start.body.id)).status).toBe(502)
    await age(2)
    for (const _ of ['a hundred of them', 'the rest']) {
      await runJob(store, 'reconcile_payments')
      await eventually(async () => {
        const { rows } = await store.sql.query(
          `SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'reconcile_payments'`,
        )
        return rows.length === 0
      })
    }
    expect(await orderOf()).toBeDefined()
    await store.sql.query(`DELETE FROM "Payment" WHERE "sessionId" = $1`, [held])
    await fetch(`${new URL(store.simulators.authorizeNet).origin}/__calm`, { method: 'POST' })
  })
})

describe('a mail server that is down for a while', () => {
  it('delays the mail, which then arrives once', async () => {
    await simulate(store.simulators.mail, { outcome: 'down' })
    const cart = await shopper.fillCart([{ product: freshProduct() }])
    const paid = await shopper.payByCard()
    const placed = await shopper.postOrder(shopper.orderBody(cart, paid.body.transactionId, 'card'))
    expect(placed.status).toBe(201)
    await eventually(async () => {
      const { rows } = await store.sql.query(
        `SELECT "attempts", "status" FROM "Email" WHERE "toAddress" = $1`,
        [shopper.email],
      )
      return rows[0]?.status === 'failed' && rows[0].attempts >= 1
    })
    expect(await mailsTo(store, shopper.email)).toEqual([])
    await simulate(store.simulators.mail, { outcome: 'up' })
    await firstMailTo(store, shopper.email, 45_000)
    await eventually(async () => (await orderOf()).orderStatus === 'completed')
    expect(await mailsTo(store, shopper.email)).toHaveLength(1)
  })
})

describe('a database that is down for a short time', () => {
  it('answers 503 with Retry-After, and works again without a restart', async () => {
    const client = apiClient(store.url)
    expect((await client.call('/api/products?limit=1')).status).toBe(200)
    await store.database.cut()
    try {
      const answer = await client.call('/api/products?limit=1')
      expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await client.call('/api/health')).toMatchObject({
        status: 503,
        body: { database: 'down' },
      })
      expect((await client.call('/api/cart')).status).toBe(503)
    } finally {
      await store.database.mend()
    }
    await eventually(async () => (await client.call('/api/products?limit=1')).status === 200)
    await eventually(async () => (await client.call('/api/health')).status === 200)

    // Jobs continue as well: an order placed now is delivered.
    const cart = await shopper.fillCart([{ product: freshProduct() }])
    const paid = await shopper.payByCard()
    await shopper.postOrder(shopper.orderBody(cart, paid.body.transactionId, 'card'))
    await firstMailTo(store, shopper.email, 45_000)
  })
})

describe('GET /api/health', () => {
  it('reports database, worker and version', async () => {
    const answer = await apiClient(store.url).call('/api/health')
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'ok', database: 'up', worker: 'running' },
    })
    expect(answer.body.version).toMatch(/^\d+\.\d+\.\d+$/)
  })
})

// The last, as it does not start again.
describe('a server that is asked to end', () => {
  it('answers requests in progress, then exits immediately, though the client keeps its connection', async () => {
    const agent = new Agent({ keepAlive: true })
    const body = '{"email":"late@buyer.example","locale":"en"}'
    const call = httpRequest(`${store.url}/api/newsletter`, {
      agent,
      method: 'POST',
      headers: {
        expect: '100-continue',
        'content-type': 'application/json',
        'content-length': body.length,
      },
    })
    const answered = once(call, 'response')
    call.flushHeaders()
    await once(call, 'continue')
    const ended = store.end()
    // By now no new connection is accepted.
    await eventually(() => fetch(`${store.url}/api/health`).then(() => null, String))
    call.end(body)
    const [response] = await answered
    expect(response.statusCode).toBe(202)
    response.resume()
    // 1 would mean that it gave up waiting.
    expect(await ended).toBe(0)
    agent.destroy()
  })
})
