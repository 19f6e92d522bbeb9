import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Comparison } from '@/lib/bookkeeping/contracts'
import type { Product } from '@/lib/catalog/contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import {
  checkoutClient,
  mailsTo,
  productDispenser,
  runJob,
  simulate,
} from '@/tests/setup/checkout-client'
import { deliveredOrder, detailsOf, refund, settleCards } from '@/tests/setup/order-client'
import { happen, transactionOf } from '@/tests/setup/provider-client'
import { payWithoutCart } from '@/tests/setup/sessionless-call'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let freshProduct: () => Product

// No notification is sent here: the comparison alone has to find everything.
beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
})
afterAll(() => store.stop())

const today = () => new Date().toISOString().slice(0, 10)
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

async function compared(provider: 'paypal' | 'authorize_net'): Promise<Comparison> {
  const started = await admin.post('/api/admin/books', { provider, from: yesterday(), to: today() })
  expect(started.status).toBe(202)
  return eventually(async () => {
    const { body } = await admin.call(`/api/admin/books/${started.body.id}`)
    return body.status !== 'running' && body
  })
}

describe('the comparison of books', () => {
  it('agrees to the cent after sales, refunds and voids', async () => {
    const paypal = await deliveredOrder(store, [{ product: freshProduct(), quantity: 2 }])
    await refund(admin, paypal.number, { amount: '1.50' })
    const settled = await deliveredOrder(store, [{ product: freshProduct() }], 'card')
    await settleCards(store)
    await refund(admin, settled.number, { amount: '2.00' })
    const voided = await deliveredOrder(store, [{ product: freshProduct() }], 'card')
    const { totalAmount } = await detailsOf(admin, voided.number)
    await refund(admin, voided.number, { amount: totalAmount })

    for (const provider of ['paypal', 'authorize_net'] as const) {
      const { status, books, differences, failure } = await compared(provider)
      expect({ status, failure, differences }).toEqual({
        status: 'done',
        failure: null,
        differences: [],
      })
      expect(books).toHaveLength(1)
      const [both] = books ?? []
      expect(both?.currency).toBe('USD')
      expect(both?.store).toEqual(both?.provider)
      expect(both?.store).toMatchObject({ payments: 1, refunds: 1 })
    }
  })

  it('records what happened at the providers without the store', async () => {
    const paypal = await deliveredOrder(store, [{ product: freshProduct() }])
    const card = await deliveredOrder(store, [{ product: freshProduct() }], 'card')
    await settleCards(store)
    await happen(store, 'paypal', {
      what: 'refund',
      captureId: await transactionOf(store, paypal.number),
    })
    await happen(store, 'authorizeNet', {
      what: 'refund',
      transactionId: await transactionOf(store, card.number),
    })
    for (const [provider, { number }] of [
      ['paypal', paypal],
      ['authorize_net', card],
    ] as const) {
      expect((await detailsOf(admin, number)).orderStatus).toBe('completed')
      expect((await compared(provider)).differences).toEqual([])
      expect((await detailsOf(admin, number)).orderStatus).toBe('refunded')
    }
  })

  it('makes the order of a capture whose answer never came', async () => {
    const shopper = checkoutClient(store)
    await shopper.fillCart([{ product: freshProduct() }])
    const started = await shopper.startWallet()
    await simulate(store.simulators.paypal, { call: 'capture', outcome: 'hang_up_after_success' })
    await shopper.capture(started.body.id)
    // As after an hour: nobody is still waiting for the answer.
    await store.sql.query(
      `UPDATE "Payment" SET "processingSince" = now() - interval '1 hour' WHERE "providerOrderId" = $1`,
      [started.body.id],
    )
    expect((await compared('paypal')).differences).toEqual([])
    await eventually(async () => (await mailsTo(store, shopper.email)).length > 0)
  })

  it('names what it cannot settle, and mails the owner once', async () => {
    const { number } = await deliveredOrder(store, [{ product: freshProduct() }])
    const transactionId = await transactionOf(store, number)
    const id = `LOST${randomUUID().slice(0, 8)}`
    await store.sql.query(
      `UPDATE "Payment" SET "providerTransactionId" = $2, "capturedAt" = now() - interval '8 hours'
       WHERE "providerTransactionId" = $1`,
      [transactionId, id],
    )
    try {
      const { differences, books } = await compared('paypal')
      expect(differences).toMatchObject([
        { what: 'missing_at_provider', id, orderNumber: number, providerAmount: null },
      ])
      expect(books?.[0]?.store.captured).not.toBe(books?.[0]?.provider.captured)
      await compared('paypal')
      const mail = await eventually(async () => {
        const found = (await mailsTo(store, 'owner@softhaven.example')).filter(({ subject }) =>
          /books/.test(subject),
        )
        return found.length > 0 && found
      })
      expect(mail).toHaveLength(1)
    } finally {
      await store.sql.query(
        `UPDATE "Payment" SET "providerTransactionId" = $1, "capturedAt" = now() WHERE "providerTransactionId" = $2`,
        [transactionId, id],
      )
    }
  })

  it('says why it could not compare', async () => {
    await simulate(store.simulators.paypal, { call: 'transactions', outcome: 'error500' })
    const { status, failure } = await compared('paypal')
    expect(status).toBe('failed')
    expect(failure).toContain('PayPal refused its list of transactions')
  })

  it('compares the last days each night', async () => {
    await runJob(store, 'compare_books_nightly')
    const nightly = await eventually(async () => {
      const { body } = await admin.call('/api/admin/books')
      const found = body.filter(({ username }: Comparison) => username === 'system')
      return (
        found.length === 2 && found.every(({ status }: Comparison) => status === 'done') && found
      )
    })
    expect(nightly.map(({ provider }: Comparison) => provider).sort()).toEqual([
      'authorize_net',
      'paypal',
    ])
    expect(nightly[0].to).toBe(yesterday())
  })

  it('refuses periods that make no sense', async () => {
    const ask = (from: string, to: string) =>
      admin.post('/api/admin/books', { provider: 'paypal', from, to })
    expect((await ask('2026-02-30', '2026-03-01')).status).toBe(400)
    expect((await ask('2026-03-02', '2026-03-01')).status).toBe(400)
    expect((await ask('2025-01-01', '2026-01-01')).status).toBe(400)
    expect((await ask('2999-01-01', '2999-01-02')).status).toBe(400)
  })
})

describe('captured money without an order', () => {
  /** Captured for one cent only, so that no order is made of it. */
  async function unclaimed() {
    const shopper = checkoutClient(store)
    await shopper.fillCart([{ product: freshProduct() }])
    const started = await shopper.startWallet()
    await simulate(store.simulators.paypal, { call: 'capture', outcome: 'wrong_amount' })
    await shopper.capture(started.body.id)
    const { rows } = await store.sql.query(
      'SELECT "id" FROM "Payment" WHERE "providerOrderId" = $1',
      [started.body.id],
    )
    return { shopper, paymentId: rows[0].id as string }
  }
  const listed = async () =>
    (await admin.call('/api/admin/orders/unclaimed')).body.map(({ id }: { id: string }) => id)

  it('can be refunded, once', async () => {
    const { paymentId } = await unclaimed()
    expect(await listed()).toContain(paymentId)
    const body = { refundId: randomUUID(), reason: 'No order' }
    const answers = await Promise.all(
      [1, 2, 3].map(() => admin.post(`/api/admin/payments/${paymentId}/refund`, body)),
    )
    for (const { status } of answers) expect([200, 202]).toContain(status)
    expect(await listed()).not.toContain(paymentId)
    const again = await admin.post(`/api/admin/payments/${paymentId}/refund`, {
      refundId: randomUUID(),
      reason: 'No order',
    })
    expect(again.status).toBe(409)
    const order = await admin.post(`/api/admin/payments/${paymentId}/order`)
    expect(order.status).toBe(409)
  })

  it('can be turned into an order, once', async () => {
    const { shopper, paymentId } = await unclaimed()
    const answers = await Promise.all(
      [1, 2, 3].map(() => admin.post(`/api/admin/payments/${paymentId}/order`)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const made = answers.find(({ status }) => status === 201)
    expect(await listed()).not.toContain(paymentId)
    await eventually(async () => (await mailsTo(store, shopper.email)).length > 0)
    const order = await detailsOf(admin, made?.body.orderNumber)
    expect(order.payment.capturedAmount).toBe('0.01')
    expect(order.events.some(({ kind }) => kind === 'order_from_payment')).toBe(true)
    const refunded = await admin.post(`/api/admin/payments/${paymentId}/refund`, {
      refundId: randomUUID(),
      reason: 'x',
    })
    expect(refunded.status).toBe(409)
  })

  it('takes buyer and products from whoever makes the order, when the payment names none', async () => {
    const transactionId = await payWithoutCart(store, '25.00')
    const { rows } = await store.sql.query(
      'SELECT "id" FROM "Payment" WHERE "providerTransactionId" = $1',
      [transactionId],
    )
    const email = `${randomUUID()}@buyer.example`
    const path = `/api/admin/payments/${rows[0].id}/order`
    expect((await admin.post(path)).status).toBe(400)
    const customer = { email, name: 'Ada Buyer' }
    expect((await admin.post(path, { customer })).status).toBe(400)
    const items = [{ productId: freshProduct().id, quantity: 1 }]
    const made = await admin.post(path, { customer, items })
    expect(made.status).toBe(201)
    await eventually(async () => (await mailsTo(store, email)).length > 0)
  })

  it('is never refunded and delivered at once', async () => {
    const { paymentId } = await unclaimed()
    const [refunded, made] = await Promise.all([
      admin.post(`/api/admin/payments/${paymentId}/refund`, {
        refundId: randomUUID(),
        reason: 'Race',
      }),
      admin.post(`/api/admin/payments/${paymentId}/order`),
    ])
    const went = [refunded.status < 300, made.status < 300]
    expect(went.filter(Boolean)).toHaveLength(1)
  })
})
