import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { toCents, toDecimal } from '@/lib/core/money'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import {
  keyLikeTexts,
  mailsTo,
  productDispenser,
  runJob,
  simulate,
} from '@/tests/setup/checkout-client'
import { allDone } from '@/tests/setup/jobs'
import {
  deliveredOrder,
  detailsOf,
  nextRefund,
  paidBack,
  placeOrder,
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
beforeEach(async () => {
  for (const address of [store.simulators.paypal, store.simulators.authorizeNet])
    await simulate(address, { call: 'nothing', outcome: 'ordinary' })
})

const refundsOf = async (number: string) =>
  (
    await store.sql.query(
      `SELECT r.* FROM "Refund" r JOIN "Order" o ON o."id" = r."orderId" WHERE o."orderNumber" = $1 ORDER BY r."createdAt"`,
      [number],
    )
  ).rows

/** Makes an order's pending refunds look as if they had been requested some minutes ago. */
const ageRefunds = (number: string) =>
  store.sql.query(
    `UPDATE "Refund" r SET "updatedAt" = now() - interval '5 minutes', "createdAt" = r."createdAt" - interval '5 minutes'
     FROM "Order" o WHERE o."id" = r."orderId" AND o."orderNumber" = $1`,
    [number],
  )

const settled = (number: string) =>
  eventually(async () => {
    const rows = await refundsOf(number)
    return rows.every(({ status }) => status !== 'pending') && rows
  })

const mailAbout = (email: string, subject: RegExp) =>
  eventually(async () => (await mailsTo(store, email)).find((mail) => subject.test(mail.subject)))

describe('a full refund', () => {
  it.each(['paypal', 'card'] as const)(
    'by %s refunds all money, withdraws the keys and notifies the buyer',
    async (method) => {
      const { number, email } = await deliveredOrder(
        store,
        [{ product: freshProduct(), quantity: 2 }],
        method,
      )
      const before = await detailsOf(admin, number)
      const answer = await refund(admin, number, { amount: before.totalAmount })
      expect(answer).toMatchObject({ status: 200, body: { status: 'succeeded' } })

      const order = await detailsOf(admin, number)
      expect(order).toMatchObject({
        orderStatus: 'refunded',
        paymentStatus: 'refunded',
        payment: {
          status: 'refunded',
          refundedAmount: before.totalAmount,
          refundableAmount: '0.00',
        },
        items: [{ refundedQuantity: 2, progress: 'refunded' }],
      })
      expect(order.items[0]?.keys.map(({ status }) => status)).toEqual([
        'quarantined',
        'quarantined',
      ])
      expect(order.items[0]?.keys[0]?.quarantineReason).toContain('Test')
      expect(await paidBack(store, order)).toBe(Number(before.totalAmount))
      const mail = await mailAbout(email, /refund/i)
      expect(mail.text).toContain(`$${before.totalAmount}`)
      expect(keyLikeTexts(mail.text)).toEqual([])
      expect(order.events.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['refund_started', 'refunded']),
      )
      expect(order.events.find(({ kind }) => kind === 'refunded')?.actor).toBe('admin')
      // The buyer sees it.
      expect((await admin.call(`/api/orders/${number}`)).body.orderStatus).toBe('refunded')
    },
  )

  it('voids a card charge that has not settled, and credits one that has', async () => {
    const { number } = await deliveredOrder(store, [{ product: freshProduct() }], 'card')
    await settleCards(store)
    const before = await detailsOf(admin, number)
    await refund(admin, number, { amount: before.totalAmount })
    const order = await detailsOf(admin, number)
    expect(order.payment.status).toBe('refunded')
    expect(order.refunds[0]?.providerRefundId).not.toBe(order.payment.providerTransactionId)
    expect(await paidBack(store, order)).toBe(Number(before.totalAmount))
  })

  it('writes to the buyer in their language', async () => {
    const { number, email } = await deliveredOrder(
      store,
      [{ product: freshProduct() }],
      'paypal',
      'de',
    )
    await refund(admin, number, { amount: (await detailsOf(admin, number)).totalAmount })
    expect((await mailAbout(email, /Erstattung/)).text).toContain('vollständig erstattet')
  })
})

describe('refunds in part', () => {
  it('of quantities add up to the whole to the cent, tax included, and do not affect the other keys', async () => {
    const [one, other] = [freshProduct(), freshProduct()]
    const { number } = await deliveredOrder(store, [
      { product: one, quantity: 3 },
      { product: other },
    ])
    const { items, totalAmount } = await detailsOf(admin, number)
    const [first, second] = items
    if (!first || !second) throw new Error('The order has two items')
    let paid = 0
    for (const itemId of [first.id, second.id, first.id, first.id]) {
      const answer = await refund(admin, number, { items: [{ itemId, quantity: 1 }] })
      expect(answer.status).toBe(200)
      paid += toCents(answer.body.amount)
      const order = await detailsOf(admin, number)
      const whole = toDecimal(paid) === totalAmount
      expect(order.orderStatus).toBe(whole ? 'refunded' : 'partially_refunded')
      const usable = order.items[0]?.keys.filter(({ status }) => status === 'used').length
      expect(usable).toBe(3 - (order.items[0]?.refundedQuantity ?? 0))
    }
    expect(toDecimal(paid)).toBe(totalAmount)
    expect(await paidBack(store, await detailsOf(admin, number))).toBe(Number(totalAmount))
  })

  it('of an amount withdraw no keys', async () => {
    const { number, email } = await deliveredOrder(store, [{ product: freshProduct() }])
    expect(
      await refund(admin, number, { amount: '1.05', message: 'For the trouble' }),
    ).toMatchObject({
      status: 200,
      body: { amount: '1.05' },
    })
    const order = await detailsOf(admin, number)
    expect(order.orderStatus).toBe('partially_refunded')
    expect(order.items[0]).toMatchObject({ refundedQuantity: 0, keys: [{ status: 'used' }] })
    expect((await mailAbout(email, /refund/i)).text).toContain('For the trouble')
  })

  it('are refused beyond what is left, and for quantities that do not exist', async () => {
    const { number } = await deliveredOrder(store, [{ product: freshProduct() }])
    const { items, totalAmount } = await detailsOf(admin, number)
    const itemId = items[0]?.id
    const over = toDecimal(toCents(totalAmount) + 1)
    expect((await refund(admin, number, { amount: over })).status).toBe(400)
    expect((await refund(admin, number, { items: [{ itemId, quantity: 2 }] })).status).toBe(409)
    expect(
      (await refund(admin, number, { items: [{ itemId: 1_999_999, quantity: 1 }] })).status,
    ).toBe(409)
    await refund(admin, number, { amount: totalAmount })
    expect((await refund(admin, number, { amount: '0.01' })).status).toBe(409)
    expect(await paidBack(store, await detailsOf(admin, number))).toBe(Number(totalAmount))
  })

  it.each([
    [{ amount: '0' }],
    [{ amount: '-1' }],
    [{ amount: '1.005' }],
    [{ amount: 'all' }],
    [{ amount: '1e3' }],
    [{}],
    [{ items: [] }],
    [{ items: [{ itemId: 1, quantity: 1.5 }] }],
    [{ items: 'all' }],
    [{ amount: '1.00', refundId: 'mine' }],
    [{ amount: '1.00', refundId: undefined }],
    [{ amount: '1.00', reason: '' }],
  ])('are refused as %j', async (request) => {
    const { number } = await placeOrder(store, [{ product: freshProductOnce() }])
    expect((await refund(admin, number, request)).status).toBe(400)
    expect(await refundsOf(number)).toEqual([])
  })
})

let shared: Product | undefined
/** Refusals change nothing, so one product is enough. */
const freshProductOnce = () => {
  shared ??= freshProduct()
  return shared
}

describe('many at once', () => {
  it('ten clicks on one refund give money back once', async () => {
    const { number } = await deliveredOrder(store, [{ product: freshProduct(), quantity: 2 }])
    const refundId = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => refund(admin, number, { refundId, amount: '5.00' })),
    )
    for (const { status } of answers) expect([200, 202]).toContain(status)
    await settled(number)
    expect(await refundsOf(number)).toHaveLength(1)
    const order = await detailsOf(admin, number)
    expect(order.payment.refundedAmount).toBe('5.00')
    expect(await paidBack(store, order)).toBe(5)
    // Hours later, too, the same refund is recognised.
    expect((await refund(admin, number, { refundId, amount: '5.00' })).body.status).toBe(
      'succeeded',
    )
    expect(await paidBack(store, order)).toBe(5)
  })

  it('ten different refunds never give back more than was paid', async () => {
    const { number } = await deliveredOrder(store, [{ product: freshProduct() }])
    const { totalAmount } = await detailsOf(admin, number)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => refund(admin, number, { amount: totalAmount })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
    expect(await paidBack(store, await detailsOf(admin, number))).toBe(Number(totalAmount))
  })
})

describe('a provider in trouble', () => {
  it.each(['paypal', 'authorizeNet'] as const)(
    '%s refuses: nothing is refunded, and it can be tried again',
    async (provider) => {
      const method = provider === 'paypal' ? 'paypal' : 'card'
      const { number } = await deliveredOrder(store, [{ product: freshProduct() }], method)
      await settleCards(store)
      await nextRefund(store, provider, 'declined')
      const refused = await refund(admin, number, { amount: '2.00' })
      expect(refused).toMatchObject({ status: 409, body: { reason: 'refund_failed' } })
      expect(refused.body.message).toMatch(/Nothing was refunded/)
      expect((await detailsOf(admin, number)).payment.refundedAmount).toBe('0.00')
      expect((await refund(admin, number, { amount: '2.00' })).status).toBe(200)
    },
  )

  it.each([
    ['paypal', 'error500'],
    ['paypal', 'malformed'],
    ['paypal', 'hang_up_after_success'],
    ['authorizeNet', 'error500'],
    ['authorizeNet', 'malformed'],
  ] as const)('%s answers %s: the refund waits and is settled once', async (provider, outcome) => {
    const method = provider === 'paypal' ? 'paypal' : 'card'
    const { number } = await deliveredOrder(store, [{ product: freshProduct() }], method)
    await settleCards(store)
    await nextRefund(store, provider, outcome)
    const answer = await refund(admin, number, { amount: '3.00' })
    expect(answer).toMatchObject({ status: 202, body: { status: 'pending' } })
    // While it is pending, no other refund starts.
    expect((await refund(admin, number, { amount: '1.00' })).status).toBe(409)
    await ageRefunds(number)
    await Promise.all([1, 2, 3].map(() => runJob(store, 'settle_refunds')))
    expect(await settled(number)).toMatchObject([{ status: 'succeeded' }])
    const order = await detailsOf(admin, number)
    expect(order.payment.refundedAmount).toBe('3.00')
    expect(await paidBack(store, order)).toBe(3)
  })

  it.each([
    ['paypal', 'timeout'],
    ['paypal', 'timeout_after_success'],
    ['authorizeNet', 'timeout'],
    ['authorizeNet', 'timeout_after_success'],
  ] as const)('%s does not answer (%s): money goes back once', async (provider, outcome) => {
    const method = provider === 'paypal' ? 'paypal' : 'card'
    const { number } = await deliveredOrder(store, [{ product: freshProduct() }], method)
    await settleCards(store)
    await nextRefund(store, provider, outcome)
    expect((await refund(admin, number, { amount: '4.00' })).status).toBe(202)
    await ageRefunds(number)
    await runJob(store, 'settle_refunds')
    await settled(number)
    const order = await detailsOf(admin, number)
    expect(order.refunds).toMatchObject([{ status: 'succeeded', amount: '4.00' }])
    expect(await paidBack(store, order)).toBe(4)
  })

  it('a void whose answer was lost is found', async () => {
    const { number } = await deliveredOrder(store, [{ product: freshProduct() }], 'card')
    const { totalAmount } = await detailsOf(admin, number)
    // The credit is refused as usual before the settlement; the void gets no response.
    await nextRefund(store, 'authorizeNet', 'ordinary')
    await nextRefund(store, 'authorizeNet', 'timeout_after_success')
    expect((await refund(admin, number, { amount: totalAmount })).status).toBe(202)
    await ageRefunds(number)
    await runJob(store, 'settle_refunds')
    expect(await settled(number)).toMatchObject([{ status: 'succeeded' }])
  })

  it('PayPal leaves a refund pending: it is looked up later', async () => {
    const { number } = await deliveredOrder(store, [{ product: freshProduct() }])
    await nextRefund(store, 'paypal', 'pending')
    expect((await refund(admin, number, { amount: '1.00' })).status).toBe(202)
    await ageRefunds(number)
    await runJob(store, 'settle_refunds')
    expect(await settled(number)).toMatchObject([{ status: 'succeeded' }])
    expect(await paidBack(store, await detailsOf(admin, number))).toBe(1)
  })

  it('a refusal after no answer is reported to the owner', async () => {
    const { number } = await deliveredOrder(store, [{ product: freshProduct() }])
    await nextRefund(store, 'paypal', 'timeout')
    expect((await refund(admin, number, { amount: '1.00' })).status).toBe(202)
    await nextRefund(store, 'paypal', 'declined')
    await ageRefunds(number)
    await runJob(store, 'settle_refunds')
    expect(await settled(number)).toMatchObject([{ status: 'failed' }])
    const mail = await eventually(async () =>
      (await mailsTo(store, 'owner@softhaven.example')).find(({ text }) => text.includes(number)),
    )
    expect(mail.subject).toContain('failed')
  })
})

describe('a cancelled order', () => {
  /** An order whose mail can't be sent, so that nothing was delivered. */
  const undelivered = async (quantity = 1) => {
    const product = freshProduct()
    await simulate(store.simulators.mail, { outcome: 'down' })
    const placed = await placeOrder(store, [{ product, quantity }])
    return { ...placed, product }
  }
  const cancel = (number: string) =>
    admin.post(`/api/admin/orders/${number}/cancel`, { refundId: randomUUID(), reason: 'Sold out' })

  it('gives all money back and brings nothing more', async () => {
    const { number, email } = await undelivered(2)
    await eventually(async () => {
      const { mails } = await detailsOf(admin, number)
      return mails[0]?.status === 'failed'
    })
    expect(await cancel(number)).toMatchObject({ status: 200, body: { status: 'succeeded' } })
    await simulate(store.simulators.mail, { outcome: 'up' })
    const order = await detailsOf(admin, number)
    expect(order).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'refunded' })
    expect(await paidBack(store, order)).toBe(Number(order.totalAmount))
    // A mail with its keys was given to the server, so they are never sold again.
    expect(order.items[0]?.keys.map(({ status }) => status)).toEqual(['quarantined', 'quarantined'])
    expect((await mailAbout(email, /cancelled/)).text).toContain(`$${order.totalAmount}`)
    await allDone(store)
    const texts = (await mailsTo(store, email)).map(({ text }) => text)
    expect(keyLikeTexts(texts.join('\n'))).toEqual([])
    expect((await cancel(number)).status).toBe(409)
  })

  it('is refused once something was delivered', async () => {
    const { number } = await deliveredOrder(store, [{ product: freshProduct() }])
    await eventually(async () => (await detailsOf(admin, number)).orderStatus === 'completed')
    expect(await cancel(number)).toMatchObject({ status: 409 })
    expect(await refundsOf(number)).toEqual([])
  })
})

describe('who may', () => {
  it('a moderator can neither refund nor cancel', async () => {
    const moderator = await clientOfRole(store, 'moderator')
    const { number } = await placeOrder(store, [{ product: freshProductOnce() }])
    expect((await refund(moderator, number, { amount: '1.00' })).status).toBe(403)
    const body = { refundId: randomUUID(), reason: 'x' }
    expect((await moderator.post(`/api/admin/orders/${number}/cancel`, body)).status).toBe(403)
    expect(await refundsOf(number)).toEqual([])
  })

  it('every refund leaves a trace of who made it', async () => {
    const { number } = await deliveredOrder(store, [{ product: freshProduct() }])
    await refund(admin, number, { amount: '1.00', reason: 'Goodwill' })
    const { rows } = await store.sql.query(
      `SELECT * FROM "AuditEntry" WHERE "entityId" = $1 AND "action" = 'order.refund'`,
      [number],
    )
    expect(rows).toMatchObject([
      { username: 'admin', after: { amount: '1.00', reason: 'Goodwill' } },
    ])
  })
})
