import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { toCents, toDecimal } from '@/lib/core/money'
import { SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import { adminClient } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import {
  checkoutClient,
  leaveKeys,
  mailsTo,
  orderRow,
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
import {
  handled,
  happen,
  listenTo,
  type Provider,
  repeatNotice,
  sentBy,
  transactionOf,
} from '@/tests/setup/provider-client'
import { withSetting } from '@/tests/setup/settings'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let freshProduct: () => Product

const OWNER = 'owner@softhaven.example'

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
  await listenTo(store, 'paypal')
  await listenTo(store, 'authorizeNet')
})
afterAll(() => store.stop())

const METHODS = { paypal: 'paypal', authorizeNet: 'card' } as const

const keysOf = async (number: string) =>
  (await detailsOf(admin, number)).items.flatMap(({ keys }) => keys.map(({ status }) => status))

const ownersMail = (subject: RegExp, about: string) =>
  eventually(async () =>
    (await mailsTo(store, OWNER)).find(
      (mail) => subject.test(mail.subject) && mail.subject.includes(about),
    ),
  )

const atProvider = (provider: Provider, transactionId: string, what: object) =>
  happen(store, provider, { captureId: transactionId, transactionId, ...what })

describe('a refund that is made at the provider', () => {
  it.each(['paypal', 'authorizeNet'] as const)(
    'at %s ends the order, quarantines its keys and tells buyer and owner',
    async (provider) => {
      const { number, email } = await deliveredOrder(
        store,
        [{ product: freshProduct(), quantity: 2 }],
        METHODS[provider],
      )
      await settleCards(store)
      const transactionId = await transactionOf(store, number)
      await atProvider(provider, transactionId, { what: 'refund' })
      await handled(store, /refund/i, number)

      const order = await detailsOf(admin, number)
      expect(order).toMatchObject({
        orderStatus: 'refunded',
        payment: { status: 'refunded', refundedAmount: order.totalAmount },
        refunds: [{ status: 'succeeded', amount: order.totalAmount }],
      })
      expect(await keysOf(number)).toEqual(['quarantined', 'quarantined'])
      expect((await ownersMail(/were refunded at/, number)).text).toContain('quarantined')
      await eventually(async () =>
        (await mailsTo(store, email)).some(({ subject }) => /refund/i.test(subject)),
      )
    },
  )

  it('in part withdraws the keys of the one item that costs exactly that', async () => {
    const [cheap, dear] = [freshProduct(), freshProduct()].sort(
      (one, other) => Number(one.price) - Number(other.price),
    ) as [Product, Product]
    const { number } = await deliveredOrder(store, [{ product: cheap }, { product: dear }])
    const { subtotal, tax } = await detailsOf(admin, number)
    const taxShare = Math.round((toCents(tax) * toCents(dear.price)) / toCents(subtotal))
    await happen(store, 'paypal', {
      what: 'refund',
      captureId: await transactionOf(store, number),
      amount: { currency_code: 'USD', value: toDecimal(toCents(dear.price) + taxShare) },
    })
    await handled(store, /REFUNDED/, number)
    const order = await detailsOf(admin, number)
    expect(order.orderStatus).toBe('partially_refunded')
    const refunded = order.items.map(({ productId, refundedQuantity, keys }) => ({
      productId,
      refundedQuantity,
      keys: keys.map(({ status }) => status),
    }))
    expect(refunded).toEqual([
      { productId: cheap.id, refundedQuantity: 0, keys: ['used'] },
      { productId: dear.id, refundedQuantity: 1, keys: ['quarantined'] },
    ])
  })

  it('of any other amount leaves the buyer the keys and says so', async () => {
    const { number } = await deliveredOrder(store, [{ product: freshProduct() }])
    await happen(store, 'paypal', {
      what: 'refund',
      captureId: await transactionOf(store, number),
      amount: { currency_code: 'USD', value: '0.37' },
    })
    await handled(store, /REFUNDED/, number)
    expect(await detailsOf(admin, number)).toMatchObject({
      orderStatus: 'partially_refunded',
      payment: { refundedAmount: '0.37' },
    })
    expect(await keysOf(number)).toEqual(['used'])
    expect((await ownersMail(/were refunded at/, number)).text).toContain('keeps the licence keys')
  })

  it('is counted once, however often it is told', async () => {
    const { number } = await deliveredOrder(store, [{ product: freshProduct() }])
    await listenTo(store, 'paypal', { copies: 4, delayMs: 300 })
    await happen(store, 'paypal', {
      what: 'refund',
      captureId: await transactionOf(store, number),
      amount: { currency_code: 'USD', value: '1.00' },
    })
    await handled(store, /REFUNDED/, number)
    const sent = await sentBy(store, 'paypal')
    expect(sent.slice(-4).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const last = sent.at(-1)?.id ?? ''
    await repeatNotice(store, 'paypal', last)
    await sentBy(store, 'paypal')
    await listenTo(store, 'paypal')
    expect((await detailsOf(admin, number)).payment.refundedAmount).toBe('1.00')
    const { rows } = await store.sql.query('SELECT * FROM "ProviderEvent" WHERE "eventId" = $1', [
      last,
    ])
    expect(rows).toHaveLength(1)

    const again = await admin.post(`/api/admin/provider-events/${rows[0].id}/replay`)
    expect(again.status).toBe(204)
    await eventually(async () => {
      const { rows: now } = await store.sql.query(
        'SELECT * FROM "ProviderEvent" WHERE "eventId" = $1',
        [last],
      )
      return now[0].status === 'handled' && now[0].outcome === 'The refund was known'
    })
    expect((await detailsOf(admin, number)).payment.refundedAmount).toBe('1.00')
  })

  it('by the whole charge being voided at Authorize.Net is a refund, too', async () => {
    const { number } = await deliveredOrder(store, [{ product: freshProduct() }], 'card')
    await atProvider('authorizeNet', await transactionOf(store, number), { what: 'void' })
    await handled(store, /void/, number)
    expect((await detailsOf(admin, number)).orderStatus).toBe('refunded')
  })

  it('by the whole charge being voided is not the part that the store asks for meanwhile', async () => {
    const { number } = await deliveredOrder(store, [{ product: freshProduct() }], 'card')
    await nextRefund(store, 'authorizeNet', 'error500')
    expect((await refund(admin, number, { amount: '0.50' })).status).toBe(202)
    await atProvider('authorizeNet', await transactionOf(store, number), { what: 'void' })
    await handled(store, /void/, number)
    await store.sql.query(
      `UPDATE "Refund" SET "updatedAt" = now() - interval '1 hour' WHERE "status" = 'pending'`,
    )
    await runJob(store, 'settle_refunds')
    await eventually(async () =>
      (await detailsOf(admin, number)).refunds.every(
        ({ status }: { status: string }) => status !== 'pending',
      ),
    )
    const { orderStatus, totalAmount, refunds, payment } = await detailsOf(admin, number)
    expect(orderStatus).toBe('refunded')
    expect(payment.refundedAmount).toBe(totalAmount)
    expect(
      refunds
        .map(({ status, amount }: { status: string; amount: string }) => [status, amount])
        .sort(),
    ).toEqual([
      ['failed', '0.50'],
      ['succeeded', totalAmount],
    ])
  })

  it('is recorded as taken back when PayPal reverses the payment, without a mail to the buyer', async () => {
    const { number, email } = await deliveredOrder(store, [{ product: freshProduct() }])
    await happen(store, 'paypal', {
      what: 'reversal',
      captureId: await transactionOf(store, number),
    })
    await handled(store, /REVERSED/, number)
    expect(await detailsOf(admin, number)).toMatchObject({
      orderStatus: 'refunded',
      refunds: [{ reason: 'Taken back by PayPal' }],
    })
    await ownersMail(/took back/, number)
    expect(await mailsTo(store, email)).toHaveLength(1)
  })
})

describe('a refund that the store asked for', () => {
  it.each(['paypal', 'authorizeNet'] as const)(
    'at %s whose answer was lost is settled by the notification, and counted once',
    async (provider) => {
      const { number } = await deliveredOrder(
        store,
        [{ product: freshProduct() }],
        METHODS[provider],
      )
      await settleCards(store)
      await nextRefund(store, provider, 'timeout_after_success')
      const { totalAmount } = await detailsOf(admin, number)
      const asked = await refund(admin, number, { amount: totalAmount })
      // The notification may be handled before the store stops waiting for the answer.
      expect([200, 202]).toContain(asked.status)
      await handled(store, /refund/i, number)
      const order = await eventually(async () => {
        const now = await detailsOf(admin, number)
        return now.orderStatus === 'refunded' && now
      })
      expect(order.refunds).toHaveLength(1)
      expect(order.payment.refundedAmount).toBe(order.totalAmount)
      expect(await paidBack(store, order)).toBe(Number(order.totalAmount))
    },
  )

  it.each(['paypal', 'authorizeNet'] as const)(
    'at %s fails when somebody gave the money back there meanwhile, and only that counts',
    async (provider) => {
      const { number } = await deliveredOrder(
        store,
        [{ product: freshProduct() }],
        METHODS[provider],
      )
      await settleCards(store)
      const { totalAmount } = await detailsOf(admin, number)
      await nextRefund(store, provider, 'timeout')
      expect((await refund(admin, number, { amount: totalAmount })).status).toBe(202)
      await atProvider(provider, await transactionOf(store, number), { what: 'refund' })
      await handled(store, /refund/i, number)
      expect((await detailsOf(admin, number)).orderStatus).toBe('refunded')

      await store.sql.query(
        `UPDATE "Refund" r SET "updatedAt" = now() - interval '5 minutes'
         FROM "Order" o WHERE o."id" = r."orderId" AND o."orderNumber" = $1 AND r."status" = 'pending'`,
        [number],
      )
      await runJob(store, 'settle_refunds')
      const order = await eventually(async () => {
        const now = await detailsOf(admin, number)
        return now.refunds.every(({ status }) => status !== 'pending') && now
      })
      expect(order.refunds.map(({ status }) => status).sort()).toEqual(['failed', 'succeeded'])
      expect(order.payment.refundedAmount).toBe(totalAmount)
      expect(await paidBack(store, order)).toBe(Number(totalAmount))
    },
  )

  it('is one refund when notification and answer cross', async () => {
    const { number } = await deliveredOrder(store, [{ product: freshProduct() }])
    const { totalAmount } = await detailsOf(admin, number)
    await refund(admin, number, { amount: totalAmount })
    await handled(store, /REFUNDED/, number)
    const order = await detailsOf(admin, number)
    expect(order.refunds).toHaveLength(1)
    expect(order.refunds[0]?.reason).toBe('Test')
  })
})

describe('a payment under review', () => {
  it('becomes an order as soon as the provider has approved it', async () => {
    const shopper = checkoutClient(store)
    await shopper.fillCart([{ product: freshProduct() }])
    const held = await shopper.payByCard({ cvv: '997' })
    expect(held.body.status).toBe('pending')
    await happen(store, 'authorizeNet', {
      what: 'approve',
      transactionId: held.body.transactionId,
    })
    await eventually(async () => (await mailsTo(store, shopper.email)).length > 0, 20_000)
  })

  it('releases its keys when PayPal denies it', async () => {
    const product = freshProduct()
    const shopper = checkoutClient(store)
    await shopper.fillCart([{ product }])
    const started = await shopper.startWallet()
    await simulate(store.simulators.paypal, { call: 'capture', outcome: 'pending' })
    await shopper.capture(started.body.id)
    const { rows } = await store.sql.query(
      'SELECT "id", "providerTransactionId" FROM "Payment" WHERE "providerOrderId" = $1',
      [started.body.id],
    )
    await happen(store, 'paypal', {
      what: 'decision',
      captureId: rows[0].providerTransactionId,
      decide: 'deny',
    })
    await eventually(async () => {
      const { rows: keys } = await store.sql.query(
        `SELECT count(*)::int AS n FROM "ProductKey" WHERE "paymentId" = $1 AND "status" = 'reserved'`,
        [rows[0].id],
      )
      const { rows: now } = await store.sql.query(
        'SELECT "status" FROM "Payment" WHERE "id" = $1',
        [rows[0].id],
      )
      return keys[0].n === 0 && now[0].status === 'declined'
    })
  })
})

describe('a dispute', () => {
  const disputesOf = async (number: string) => {
    const { id } = await orderRow(store, number)
    const { rows } = await store.sql.query('SELECT * FROM "Dispute" WHERE "orderId" = $1', [id])
    return rows
  }

  it('is told to the owner with its deadline, and quarantines the keys', async () => {
    const { number } = await deliveredOrder(store, [{ product: freshProduct() }])
    await happen(store, 'paypal', {
      what: 'dispute',
      captureId: await transactionOf(store, number),
      reason: 'UNAUTHORISED',
    })
    await handled(store, /DISPUTE.CREATED/, number)
    expect(await keysOf(number)).toEqual(['quarantined'])
    const mail = await ownersMail(/is disputed/, number)
    expect(mail.text).toContain('Unauthorised')
    expect(mail.text).toContain('Answer before')
    expect(await disputesOf(number)).toMatchObject([{ status: 'needs_response' }])
  })

  it('leaves the keys to the buyer where the owner wants that', async () => {
    await withSetting(store, 'disputedKeys', 'leave', async () => {
      const { number } = await deliveredOrder(store, [{ product: freshProduct() }])
      await happen(store, 'paypal', {
        what: 'dispute',
        captureId: await transactionOf(store, number),
      })
      await handled(store, /DISPUTE.CREATED/, number)
      expect(await keysOf(number)).toEqual(['used'])
    })
  })

  it('is not taken back to an earlier state by news that comes late', async () => {
    const { number } = await deliveredOrder(store, [{ product: freshProduct() }])
    const captureId = await transactionOf(store, number)
    const about = { what: 'dispute', captureId }
    await happen(store, 'paypal', {
      ...about,
      status: 'RESOLVED',
      outcome: 'RESOLVED_SELLER_FAVOUR',
    })
    await handled(store, /DISPUTE.RESOLVED/, number)
    await happen(store, 'paypal', { ...about, status: 'UNDER_REVIEW', secondsAgo: 600 })
    await handled(store, /DISPUTE.UPDATED/, number)
    expect(await disputesOf(number)).toMatchObject([{ status: 'won' }])
    expect((await orderRow(store, number)).disputedAt).toBeNull()
  })

  it('holds back what was not delivered yet, until it is won', async () => {
    const product = freshProduct()
    await leaveKeys(store, product.id, 1)
    const shopper = checkoutClient(store)
    // Its key is gone between payment and order.
    const cart = await shopper.fillCart([{ product }])
    const started = await shopper.startWallet()
    await shopper.capture(started.body.id)
    await store.sql.query(`DELETE FROM "ProductKey" WHERE "productId" = $1`, [product.id])
    const placed = await shopper.postOrder(shopper.orderBody(cart, started.body.id, 'paypal'))
    const number: string = placed.body.orderNumber
    const captureId = await transactionOf(store, number)
    await happen(store, 'paypal', { what: 'dispute', captureId })
    await handled(store, /DISPUTE.CREATED/, number)
    await admin.post('/api/admin/product-keys', {
      productId: product.id,
      keyValue: 'HELD-BACK-0001',
      keyType: 'license',
    })
    await runJob(store, 'deliver_waiting')
    await runJob(store, 'deliver_waiting')
    await allDone(store)
    expect(await keysOf(number)).toEqual([])

    await happen(store, 'paypal', {
      what: 'dispute',
      captureId,
      status: 'RESOLVED',
      outcome: 'CANCELED_BY_BUYER',
    })
    await handled(store, /DISPUTE.RESOLVED/, number)
    await runJob(store, 'deliver_waiting')
    await eventually(async () => (await keysOf(number)).includes('used'))
  })
})

describe('who is believed', () => {
  const KEY = SIMULATOR_CREDENTIALS.authorizeNet.signatureKey
  const notice = (id: string) =>
    JSON.stringify({
      notificationId: randomUUID(),
      eventType: 'net.authorize.payment.refund.created',
      payload: { id },
    })
  const send = (path: string, body: string, headers: Record<string, string>) =>
    fetch(`${store.url}/api/webhooks/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
  const signed = (body: string) => ({
    'x-anet-signature': `sha512=${createHmac('sha512', KEY).update(body).digest('hex')}`,
  })

  it('refuses a notification without a signature, or with that of another body', async () => {
    const body = notice('1')
    expect((await send('authorize-net', body, {})).status).toBe(401)
    expect((await send('authorize-net', body, signed(`${body} `))).status).toBe(401)
    expect((await send('authorize-net', body, { 'x-anet-signature': 'sha512=00' })).status).toBe(
      401,
    )
    expect((await send('paypal', body, signed(body))).status).toBe(401)
  })

  it('refuses a signature with a certificate from elsewhere', async () => {
    const headers = {
      'paypal-transmission-id': 'x',
      'paypal-transmission-time': new Date().toISOString(),
      'paypal-transmission-sig': 'AAAA',
      'paypal-auth-algo': 'SHA256withRSA',
    }
    for (const url of [
      'https://evil.example/cert',
      'https://paypal.com.evil.example/cert',
      'http://api.paypal.com/cert',
      'https://api.paypal.com@evil.example/cert',
      'file:///etc/passwd',
      'nonsense',
      'https://api.paypal.com/v1/notifications/certs/../CERT-1',
      'https://api.paypal.com/v1/notifications/certs/CERT-1?other=1',
      'https://api.paypal.com:8443/v1/notifications/certs/CERT-1',
      'https://api.paypal.com/v2/checkout/orders/1',
    ])
      expect((await send('paypal', '{}', { ...headers, 'paypal-cert-url': url })).status).toBe(401)
  })

  it('stores nothing of what is signed but no notification', async () => {
    for (const body of ['nonsense', '[]', '"text"', '{}', '{"notificationId":"a\\u0000b"}'])
      expect((await send('authorize-net', body, signed(body))).status).toBe(400)
  })

  it('ignores payments of another shop on the same account', async () => {
    const body = JSON.stringify({
      notificationId: randomUUID(),
      eventType: 'net.authorize.payment.void.created',
      payload: { id: '4711' },
    })
    expect((await send('authorize-net', body, signed(body))).status).toBe(200)
    const listed = await eventually(async () => {
      const answer = await admin.call('/api/admin/provider-events?status=ignored')
      return answer.body.find(({ kind }: { kind: string }) => /void/.test(kind))
    })
    expect(listed).toMatchObject({ provider: 'authorize_net', outcome: 'No payment of this store' })
  })

  it('keeps trying what cannot be handled yet, and tells the owner in the end', async () => {
    const { number } = await placeOrder(store, [{ product: freshProduct() }])
    const captureId = await transactionOf(store, number)
    // More than was paid: the store's book can't take it.
    await happen(store, 'paypal', {
      what: 'refund',
      captureId,
      amount: { currency_code: 'USD', value: '99999.00' },
      isWrong: true,
    })
    const failed = await eventually(async () => {
      const { rows } = await store.sql.query(
        `SELECT * FROM "ProviderEvent" WHERE "status" = 'failed' AND "payload"::text LIKE '%99999.00%'`,
      )
      return rows[0]
    })
    expect(failed.outcome).toContain('99999.00 went back')
    await store.sql.query('UPDATE "ProviderEvent" SET "attempts" = 9 WHERE "id" = $1', [failed.id])
    await store.sql.query(
      `UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key = $1`,
      [`provider-event:${failed.id}`],
    )
    await eventually(async () => {
      const { rows } = await store.sql.query('SELECT * FROM "ProviderEvent" WHERE "id" = $1', [
        failed.id,
      ])
      return rows[0].status === 'given_up'
    })
    await ownersMail(/could not be handled/, 'PayPal')
  })

  it('shows the list to staff only, and lets administrators alone handle one again', async () => {
    const stranger = checkoutClient(store)
    expect((await stranger.call('/api/admin/provider-events')).status).toBe(401)
    const missing = await admin.post(`/api/admin/provider-events/${randomUUID()}/replay`)
    expect(missing.status).toBe(404)
  })
})
