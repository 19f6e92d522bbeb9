import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { toCents, toDecimal } from '@/lib/core/money'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { apiClient, eventually } from '@/tests/setup/api-client'
import { mailsTo, productDispenser, simulate } from '@/tests/setup/checkout-client'
import { finishJob } from '@/tests/setup/jobs'
import {
  deliveredOrder,
  detailsOf,
  nextRefund,
  orderToken,
  paidBack,
  refund,
  settleCards,
} from '@/tests/setup/order-client'
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
beforeEach(() => simulate(store.simulators.authorizeNet, { call: 'nothing', outcome: 'ordinary' }))

const cardOrder = (quantity = 1) =>
  deliveredOrder(store, [{ product: freshProduct(), quantity }], 'card')

/** Makes an order's refunds look as if nobody had looked at them for some time. */
const age = (number: string, by = '20 minutes') =>
  store.sql.query(
    `UPDATE "Refund" r SET "updatedAt" = r."updatedAt" - $2::interval, "createdAt" = r."createdAt" - $2::interval
     FROM "Order" o WHERE o."id" = r."orderId" AND o."orderNumber" = $1`,
    [number, by],
  )
const runRefunds = (times = 1) => finishJob(store, 'settle_refunds', {}, times)
const statesOf = async (number: string) =>
  (await detailsOf(admin, number)).refunds.map(({ status }) => status)
const takeBack = (number: string, id: string, client = admin) =>
  client.post(`/api/admin/orders/${number}/refunds/${id}/take-back`, {})
const optionsOf = async (number: string) =>
  (await admin.call(`/api/admin/orders/${number}/refund-options`)).body
const ownerMails = async (subject: string) =>
  (await mailsTo(store, 'owner@softhaven.example')).filter((mail) => mail.subject.includes(subject))
const trailOf = async (number: string) =>
  (await admin.call(`/api/admin/audit?entity=order&entityId=${number}`)).body

const callsOf = async () =>
  (await (await fetch(`${new URL(store.simulators.authorizeNet).origin}/__state`)).json()).calls

describe('what can be refunded of a card charge', () => {
  it('is said before: a part only once it has settled', async () => {
    const { number } = await cardOrder()
    expect(await optionsOf(number)).toEqual({ parts: 'after_settlement' })
    await settleCards(store)
    expect(await optionsOf(number)).toEqual({ parts: 'now' })
  })

  it('is not known while the processor does not answer', async () => {
    const { number } = await cardOrder()
    await simulate(store.simulators.authorizeNet, { call: 'details', outcome: 'error500' })
    expect(await optionsOf(number)).toEqual({ parts: 'unknown' })
  })

  it('is anything at PayPal, and of no order unknown', async () => {
    const { number } = await deliveredOrder(store, [{ product: freshProduct() }])
    expect(await optionsOf(number)).toEqual({ parts: 'now' })
    expect((await admin.call('/api/admin/orders/SH-1/refund-options')).status).toBe(404)
  })
})

describe('a part of a charge that has not settled', () => {
  it('waits, and is refunded by itself once the charge has settled', async () => {
    const { number, email } = await cardOrder(2)
    const before = await detailsOf(admin, number)
    const itemId = before.items[0]?.id
    const answer = await refund(admin, number, { items: [{ itemId, quantity: 1 }] })
    expect(answer).toMatchObject({ status: 202, body: { status: 'waiting', username: 'admin' } })
    const { amount } = answer.body
    const left = toDecimal(toCents(before.totalAmount) - toCents(amount))

    expect(await detailsOf(admin, number)).toMatchObject({
      orderStatus: 'completed',
      items: [{ refundedQuantity: 0, waitingQuantity: 1 }],
      payment: { refundedAmount: '0.00', refundableAmount: left },
      refunds: [{ status: 'waiting', waitingSince: expect.any(String), failureMessage: null }],
    })
    // Not before it has settled, however often it is looked at.
    await age(number)
    await runRefunds(2)
    expect(await statesOf(number)).toEqual(['waiting'])
    expect(await mailsTo(store, email)).toHaveLength(1)
    expect(await trailOf(number)).toMatchObject([{ action: 'order.refund', outcome: 'waiting' }])

    await settleCards(store)
    await age(number)
    await runRefunds(3)
    const order = await detailsOf(admin, number)
    expect(order).toMatchObject({
      orderStatus: 'partially_refunded',
      items: [{ refundedQuantity: 1, waitingQuantity: 0 }],
      payment: { refundedAmount: amount, refundableAmount: left },
      refunds: [{ status: 'succeeded' }],
    })
    expect(await paidBack(store, order)).toBe(Number(amount))
    expect(order.events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['refund_started', 'refund_waits', 'refunded']),
    )
    expect(order.events.filter(({ kind }) => kind === 'refund_waits')).toHaveLength(1)
    const mail = await eventually(async () =>
      (await mailsTo(store, email)).find(({ subject }) => /refund/i.test(subject)),
    )
    expect(mail.text).toContain(`$${amount}`)
    await eventually(
      async () => (await ownerMails(`of order ${number} were refunded`)).length === 1,
    )
    expect(await trailOf(number)).toMatchObject([
      { action: 'order.refund', outcome: 'done', outcomeAt: expect.any(String) },
    ])
  })

  it('counts: no more can be asked for than is left, nor the same licence twice', async () => {
    const { number } = await cardOrder()
    const { items, totalAmount } = await detailsOf(admin, number)
    const itemId = items[0]?.id
    await refund(admin, number, { items: [{ itemId, quantity: 1 }], amount: '1.00' })
    expect((await refund(admin, number, { items: [{ itemId, quantity: 1 }] })).status).toBe(409)
    expect((await refund(admin, number, { amount: totalAmount })).status).toBe(400)
    const rest = toDecimal(toCents(totalAmount) - 100)
    expect((await refund(admin, number, { amount: rest })).body.status).toBe('waiting')
    expect((await refund(admin, number, { amount: '0.01' })).body.message).toMatch(/waits to be/)
    await settleCards(store)
    for (let round = 0; round < 2; round++) {
      await age(number)
      await runRefunds()
    }
    const order = await detailsOf(admin, number)
    expect(order).toMatchObject({ orderStatus: 'refunded', payment: { status: 'refunded' } })
    expect(await paidBack(store, order)).toBe(Number(totalAmount))
  })

  it('of many asked for at once never exceeds what was paid, and each is made once', async () => {
    const { number } = await cardOrder()
    const { totalAmount } = await detailsOf(admin, number)
    const most = toDecimal(Math.floor(toCents(totalAmount) / 2) + 1)
    const refundId = randomUUID()
    await Promise.all([
      ...Array.from({ length: 4 }, () => refund(admin, number, { amount: most })),
      ...Array.from({ length: 4 }, () => refund(admin, number, { amount: '0.50', refundId })),
    ])
    await settleCards(store)
    for (let round = 0; round < 3; round++) {
      await age(number)
      await runRefunds(3)
    }
    const { refunds, payment } = await detailsOf(admin, number)
    const made = refunds.filter(({ status }) => status === 'succeeded')
    expect(made.filter(({ amount }) => amount === most).length).toBeLessThanOrEqual(1)
    expect(made.filter(({ id }) => id === refundId).length).toBeLessThanOrEqual(1)
    const sum = made.reduce((cents, { amount }) => cents + toCents(amount), 0)
    expect(toCents(payment.refundedAmount)).toBe(sum)
    expect(sum).toBeGreaterThan(0)
    expect(await paidBack(store, await detailsOf(admin, number))).toBe(sum / 100)
  })

  it('does not keep the whole from being cancelled once it is taken back', async () => {
    const { number } = await cardOrder()
    const { totalAmount } = await detailsOf(admin, number)
    const { id } = (await refund(admin, number, { amount: '1.00' })).body
    const moderator = await clientOfRole(store, 'moderator')
    expect((await takeBack(number, id, moderator)).status).toBe(403)
    expect(await takeBack(number, id)).toMatchObject({
      status: 200,
      body: { status: 'withdrawn' },
    })
    expect((await takeBack(number, id)).status).toBe(200)
    expect((await takeBack(number, randomUUID())).status).toBe(404)
    expect((await detailsOf(admin, number)).payment.refundableAmount).toBe(totalAmount)
    expect(await trailOf(number)).toMatchObject([
      { action: 'order.take_back_refund', outcome: 'done' },
      { action: 'order.refund', outcome: 'withdrawn' },
    ])
    expect((await refund(admin, number, { amount: totalAmount })).body.status).toBe('succeeded')
    await settleCards(store)
    await age(number)
    await runRefunds()
    expect(await statesOf(number)).toEqual(['succeeded', 'withdrawn'])
    expect(
      (await takeBack(number, (await detailsOf(admin, number)).refunds[0]?.id ?? '')).status,
    ).toBe(409)
  })
})

describe('while a refund that waited is being made', () => {
  const waitingOrder = async () => {
    const { number, email } = await cardOrder()
    await refund(admin, number, { amount: '2.00' })
    await settleCards(store)
    await age(number)
    return { number, email }
  }

  it.each(['hang_up_after_success', 'timeout_after_success', 'timeout', 'malformed'])(
    'the connection breaks (%s): money goes back once',
    async (outcome) => {
      const { number } = await waitingOrder()
      await nextRefund(store, 'authorizeNet', outcome)
      await runRefunds(2)
      expect(await statesOf(number)).toEqual(['pending'])
      await age(number)
      await runRefunds(2)
      expect(await statesOf(number)).toEqual(['succeeded'])
      expect(await paidBack(store, await detailsOf(admin, number))).toBe(2)
    },
  )

  it('the store dies after the provider made it: it is found, and made once', async () => {
    const { number } = await waitingOrder()
    await runRefunds()
    expect(await statesOf(number)).toEqual(['succeeded'])
    // As if what the provider had answered was never written.
    await store.sql.query(
      `UPDATE "Refund" r SET "status" = 'waiting', "providerRefundId" = NULL FROM "Order" o
       WHERE o."id" = r."orderId" AND o."orderNumber" = $1`,
      [number],
    )
    await store.sql.query(
      `UPDATE "Payment" p SET "refundedAmount" = 0, "status" = 'captured' FROM "Order" o
       WHERE o."paymentId" = p."id" AND o."orderNumber" = $1`,
      [number],
    )
    await age(number)
    await runRefunds()
    expect(await statesOf(number)).toEqual(['succeeded'])
    expect(await paidBack(store, await detailsOf(admin, number))).toBe(2)
  })

  it('the processor refuses it: it stays refused, the owner is told, and it can be asked for again', async () => {
    const { number, email } = await waitingOrder()
    await nextRefund(store, 'authorizeNet', 'declined')
    await runRefunds()
    const order = await detailsOf(admin, number)
    expect(order.refunds).toMatchObject([
      { status: 'failed', failureMessage: expect.stringContaining('refused the refund') },
    ])
    expect(order.payment.refundedAmount).toBe('0.00')
    await eventually(async () => (await ownerMails(`order ${number} failed`)).length === 1)
    expect(await trailOf(number)).toMatchObject([
      { outcome: 'failed', outcomeNote: expect.stringContaining('Nothing was refunded') },
    ])
    expect(await mailsTo(store, email)).toHaveLength(1)
    expect((await refund(admin, number, { amount: '2.00' })).body.status).toBe('succeeded')
  })

  it('the processor does not answer about the charge: it waits on', async () => {
    const { number } = await waitingOrder()
    await simulate(store.simulators.authorizeNet, { call: 'details', outcome: 'error500' })
    const { refund: before = 0 } = await callsOf()
    await runRefunds()
    expect(await statesOf(number)).toEqual(['waiting'])
    expect((await callsOf()).refund ?? 0).toBe(before)
  })
})

describe('a refund that waits is not made', () => {
  const happen = async (number: string, what: string) => {
    const { payment } = await detailsOf(admin, number)
    await fetch(`${new URL(store.simulators.authorizeNet).origin}/__happen`, {
      method: 'POST',
      body: JSON.stringify({ what, transactionId: payment.providerTransactionId }),
    })
  }
  const failed = async (number: string, reason: RegExp) => {
    await age(number)
    await runRefunds()
    expect((await detailsOf(admin, number)).refunds[0]).toMatchObject({
      status: 'failed',
      failureMessage: expect.stringMatching(reason),
    })
  }

  it('of a charge that was cancelled at the processor', async () => {
    const { number } = await cardOrder()
    await refund(admin, number, { amount: '1.00' })
    await happen(number, 'void')
    await failed(number, /was cancelled/)
  })

  it('of a payment whose dispute was opened meanwhile', async () => {
    const { number } = await cardOrder()
    await refund(admin, number, { amount: '1.00' })
    await settleCards(store)
    await store.sql.query(
      'UPDATE "Order" SET "disputedAt" = now() + interval \'1 minute\' WHERE "orderNumber" = $1',
      [number],
    )
    await failed(number, /dispute of this payment was opened/)
    expect(await paidBack(store, await detailsOf(admin, number))).toBe(0)
  })

  it('when the charge has not settled within a week', async () => {
    const { number } = await cardOrder()
    await refund(admin, number, { amount: '1.00' })
    await age(number, '8 days')
    await failed(number, /within a week/)
  })
})

it('a buyer’s request is being refunded while its refund waits, and open again when it is taken back', async () => {
  const { number } = await cardOrder()
  const asked = await apiClient(store.url).call('/api/refund-requests', {
    method: 'POST',
    body: { token: await orderToken(store, number), reason: 'changed_mind' },
  })
  expect(asked.status).toBe(201)
  const requestOf = async () => (await detailsOf(admin, number)).refundRequests[0]
  const id = (await requestOf())?.id
  const answered = await admin.post(`/api/admin/refund-requests/${id}/answer`, {
    decision: 'accept',
    refund: { refundId: randomUUID(), reason: 'Test', amount: '1.00' },
  })
  expect(answered).toMatchObject({
    status: 202,
    body: { status: 'open', isBeingRefunded: true, isRefundWaiting: true },
  })
  // Not twice for the same request.
  const again = await admin.post(`/api/admin/refund-requests/${id}/answer`, {
    decision: 'accept',
    refund: { refundId: randomUUID(), reason: 'Test', amount: '1.00' },
  })
  expect(again.status).toBe(409)
  const { refunds } = await detailsOf(admin, number)
  await takeBack(number, refunds[0]?.id ?? '')
  expect(await requestOf()).toMatchObject({
    status: 'open',
    isBeingRefunded: false,
    isRefundWaiting: false,
  })
})

describe('the outcome of other acts in the audit trail', () => {
  it('of a refund that was refused is named', async () => {
    const { number } = await cardOrder()
    await settleCards(store)
    await nextRefund(store, 'authorizeNet', 'declined')
    await refund(admin, number, { amount: '1.00' })
    expect(await trailOf(number)).toMatchObject([{ action: 'order.refund', outcome: 'refused' }])
  })

  it('of a delivery that was sent again becomes known with its mail', async () => {
    const { number } = await cardOrder()
    expect((await admin.post(`/api/admin/orders/${number}/resend`, {})).status).toBe(200)
    await eventually(async () => {
      const [entry] = await trailOf(number)
      return entry.action === 'order.resend' && entry.outcome === 'done' && entry.outcomeAt !== null
    })
  })
})
