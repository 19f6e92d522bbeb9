import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { SIMULATED_SECRET, SIMULATED_TOKENS } from '@/scripts/simulators/turnstile'
import { apiClient, eventually } from '@/tests/setup/api-client'
import {
  AUTHENTICATION_CARD,
  checkoutClient,
  DECLINED_CARD,
  leaveKeys,
  mailsTo,
  productDispenser,
  reservedFor,
} from '@/tests/setup/checkout-client'
import { deliveredOrder } from '@/tests/setup/order-client'
import { switchPlugins, turnstileOn } from '@/tests/setup/plugins'
import { callWithoutSession } from '@/tests/setup/sessionless-call'
import { withSetting } from '@/tests/setup/settings'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let freshProduct: () => Product

beforeAll(async () => {
  store = await startStore()
  freshProduct = await productDispenser(store)
})
afterAll(() => store.stop())

/** A shopper with one product in the cart. */
async function shopperWithCart(product = freshProduct(), quantity = 1) {
  const shopper = checkoutClient(store)
  const cart = await shopper.fillCart([{ product, quantity }])
  return { ...shopper, cart }
}

const bareCall = (path: string, body: object, address: string) =>
  callWithoutSession(store, path, body, address)

const chargesAsked = async (): Promise<number> => {
  const state = await (
    await fetch(`${new URL(store.simulators.authorizeNet).origin}/__state`)
  ).json()
  return Object.keys(state.charges).length
}

const hide = (id: number) =>
  store.sql.query('UPDATE "Product" SET "isHidden" = true WHERE "id" = $1', [id])
const takeOffSale = (id: number) =>
  store.sql.query('UPDATE "Product" SET "inStock" = false WHERE "id" = $1', [id])

describe('a payment belongs to a cart and names its buyer', () => {
  it('is refused without either where payments without a cart are off', async () => {
    const shopper = await shopperWithCart()
    const amount = await shopper.total()
    const before = await chargesAsked()
    const card = {
      cardNumber: '4111111111111111',
      expiryDate: '12/39',
      cvv: '123',
      cardholderName: 'Ada Buyer',
    }
    const wallet = { amount, currency: 'USD', intent: 'CAPTURE' }
    await withSetting(store, 'paymentsWithoutCart', 'never', async () => {
      for (const [path, body] of [
        ['/api/payment/authorize-net', { amount: '0.01', ...card }],
        ['/api/payment/authorize-net', { amount: '9999999.00', ...card }],
        ['/api/paypal/order', wallet],
      ] as const)
        expect(await bareCall(path, body, shopper.address)).toMatchObject({
          status: 400,
          body: { code: 'invalid', issues: [{ path: 'x-session-id' }] },
        })
      for (const answer of [
        await shopper.payByCard({ customer: undefined }),
        await shopper.startWallet({ customer: undefined }),
      ])
        expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'customer' }] } })
      expect(await chargesAsked()).toBe(before)
      expect((await shopper.payByCard()).body.status).toBe('approved')
    })
  })

  it('is captured by the session that started it only', async () => {
    const shopper = await shopperWithCart()
    const { body } = await shopper.startWallet()
    const path = `/api/paypal/order/${body.id}/capture`
    expect((await checkoutClient(store).capture(body.id)).status).toBe(404)
    expect((await bareCall(path, {}, shopper.address)).status).toBe(404)
    expect((await shopper.capture(body.id)).body.status).toBe('COMPLETED')
  })

  it('that names no buyer can be claimed by no other session', async () => {
    const shopper = await shopperWithCart()
    const { body } = await shopper.payByCard({ customer: undefined })
    const wanted = shopper.orderBody(shopper.cart, body.transactionId, 'card')
    const thief = checkoutClient(store)
    const stolen = { ...wanted, customerEmail: thief.email }
    expect((await thief.postOrder(stolen)).status).toBe(402)
    expect((await bareCall('/api/orders', stolen, thief.address)).status).toBe(402)
    expect(await shopper.postOrder(wanted)).toMatchObject({
      status: 201,
      body: { customerEmail: shopper.email },
    })
  })

  it('keeps the buyer that it named at its start', async () => {
    const shopper = await shopperWithCart()
    const { body } = await shopper.payByCard()
    const placed = await shopper.postOrder({
      ...shopper.orderBody(shopper.cart, body.transactionId, 'card'),
      customerEmail: 'somebody-else@buyer.example',
    })
    expect(placed.body.customerEmail).toBe(shopper.email)
  })
})

describe('what strangers learn of an order', () => {
  const address = '1 Main Street'

  it('is its number when they post its payment and items', async () => {
    const shopper = await shopperWithCart()
    const { body } = await shopper.payByCard()
    const wanted = shopper.orderBody(shopper.cart, body.transactionId, 'card')
    const { orderNumber } = (await shopper.postOrder(wanted)).body
    const stranger = checkoutClient(store)
    const guess = { ...wanted, customerEmail: stranger.email }
    for (const answer of [
      await stranger.postOrder(guess),
      await bareCall('/api/orders', guess, stranger.address),
      await stranger.postOrder({ ...wanted, billingAddress: 'unknown' }),
    ]) {
      expect(answer).toMatchObject({ status: 200 })
      expect(answer.body).toEqual({ orderNumber })
    }
    expect((await shopper.postOrder(wanted)).body).toMatchObject({ billingAddress: address })
  })

  it('is no name, e-mail or address when they know its number', async () => {
    const shopper = await shopperWithCart()
    const { body } = await shopper.payByCard()
    const { orderNumber } = (
      await shopper.postOrder(shopper.orderBody(shopper.cart, body.transactionId, 'card'))
    ).body
    const path = `/api/orders/${orderNumber}`
    const masked = {
      orderNumber,
      customerEmail: 't•••@b•••.example',
      customerName: 'Ada B.',
      billingAddress: null,
      orderStatus: expect.any(String),
      createdAt: expect.any(String),
      items: [expect.objectContaining({ quantity: 1 })],
    }
    expect((await checkoutClient(store).call(path)).body).toMatchObject(masked)
    expect(await (await fetch(store.url + path)).json()).toMatchObject(masked)
    expect((await shopper.call(path)).body).toMatchObject({
      customerEmail: shopper.email,
      billingAddress: address,
    })
  })

  it('is everything with the token of the mailed link, of this order only', async () => {
    const [mine, other] = [
      await deliveredOrder(store, [{ product: freshProduct() }], 'card'),
      await deliveredOrder(store, [{ product: freshProduct() }], 'card'),
    ]
    const client = apiClient(store.url)
    await client.call('/api/orders/access', {
      method: 'POST',
      body: { orderNumber: mine.number, email: mine.email },
    })
    const token = await eventually(async () => {
      const mails = await mailsTo(store, mine.email)
      return mails.flatMap(({ text }) => text.match(/\/orders\/status#(\S+)/)?.[1] ?? [])[0]
    })
    const read = (number: string, headers: Record<string, string>) =>
      client.call(`/api/orders/${number}`, { headers })
    expect((await read(mine.number, { 'x-order-token': token })).body).toMatchObject({
      customerEmail: mine.email,
      billingAddress: address,
    })
    expect((await read(other.number, { 'x-order-token': token })).body.billingAddress).toBeNull()
    expect((await read(mine.number, { 'x-order-token': 'forged' })).status).toBe(401)
  })
})

describe('stock', () => {
  it('is not taken by those who do not pay', async () => {
    const product = freshProduct()
    await leaveKeys(store, product.id, 8)
    const hoarders = [await shopperWithCart(product, 8), await shopperWithCart(product, 5)]
    for (const hoarder of hoarders) {
      expect((await hoarder.startWallet()).status).toBe(201)
      expect(await reservedFor(store, hoarder.session)).toBe(0)
    }
    const buyer = await shopperWithCart(product, 8)
    expect((await buyer.payByCard()).body.status).toBe('approved')
    const [first] = hoarders
    expect(first && (await first.startWallet())).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', available: 0 },
    })
  })

  it('is refused to one network that keeps it by payments without an answer', async () => {
    const product = freshProduct()
    const hoarder = await shopperWithCart(product)
    const [row] = (
      await store.sql.query(
        `WITH p AS (
           INSERT INTO "Payment" ("id", "provider", "status", "amount", "currency", "networkHash", "processingSince", "updatedAt")
           SELECT gen_random_uuid(), 'authorize_net', 'held', 1, 'USD', repeat('a', 64), now(), now()
           FROM generate_series(1, 30) RETURNING "id"),
         n AS (SELECT "id", row_number() OVER () AS "place" FROM p)
         INSERT INTO "ProductKey" ("productId", "valueEncrypted", "valueHash", "status", "paymentId", "reservedUntil")
         SELECT $1, 'x'::bytea, md5(n."id"::text) || md5('k'), 'reserved', n."id", now() + interval '5 minutes' FROM n
         RETURNING "paymentId"`,
        [product.id],
      )
    ).rows
    expect(row).toBeDefined()
    expect((await hoarder.startWallet()).status).toBe(201)
    const { body } = await hoarder.startWallet()
    await store.sql.query(
      `UPDATE "Payment" SET "networkHash" = (SELECT "networkHash" FROM "Payment" WHERE "sessionId" = $1 LIMIT 1)
       WHERE "networkHash" = repeat('a', 64)`,
      [hoarder.session],
    )
    expect(await hoarder.capture(body.id)).toMatchObject({
      status: 429,
      body: { code: 'rate_limited' },
    })
    const buyer = await shopperWithCart(product)
    expect((await buyer.payByCard()).body.status).toBe('approved')
  })

  it.each([
    ['hidden', hide, 'conflict'],
    ['not in stock', takeOffSale, 'out_of_stock'],
  ])('that is %s is not sold to a client without a cart session either', async (_, end, code) => {
    const product = freshProduct()
    const shopper = await shopperWithCart(product)
    const amount = await shopper.total()
    const start = await bareCall(
      '/api/paypal/order',
      { amount, currency: 'USD', intent: 'CAPTURE' },
      shopper.address,
    )
    await bareCall(`/api/paypal/order/${start.body.id}/capture`, {}, shopper.address)
    await end(product.id)
    const wanted = shopper.orderBody(shopper.cart, start.body.id, 'paypal')
    expect(await bareCall('/api/orders', wanted, shopper.address)).toMatchObject({
      status: 409,
      body: { code },
    })
  })
})

describe('trying out cards', () => {
  const declined = { cardNumber: DECLINED_CARD }

  it('on one cart ends after two declines, whatever the card', async () => {
    const shopper = await shopperWithCart()
    for (let attempt = 0; attempt < 2; attempt++)
      expect((await shopper.payByCard(declined)).body.status).toBe('declined')
    const asked = await chargesAsked()
    for (let attempt = 0; attempt < 13; attempt++) {
      const answer = await shopper.payByCard(attempt % 2 ? {} : declined)
      expect(answer).toMatchObject({
        status: 429,
        body: { code: 'rate_limited', reason: 'declined_often' },
      })
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(await chargesAsked()).toBe(asked)
  })

  it('asks no bank twice that wants to ask its customer, who pays otherwise at once', async () => {
    const product = freshProduct()
    const shopper = await shopperWithCart(product)
    const asksFirst = { cardNumber: AUTHENTICATION_CARD }
    expect((await shopper.payByCard(asksFirst)).body).toMatchObject({
      status: 'declined',
      declineReason: 'authentication_required',
    })
    const asked = await chargesAsked()
    for (let attempt = 0; attempt < 3; attempt++)
      expect(await shopper.payByCard(asksFirst)).toMatchObject({
        status: 402,
        body: { code: 'payment_required', reason: 'authentication_required' },
      })
    expect(await chargesAsked()).toBe(asked)
    expect((await shopper.call('/api/cart')).body).toHaveLength(1)
    expect((await shopper.payByCard(declined)).body).not.toHaveProperty('declineReason')
    const { body: order } = await shopper.startWallet()
    expect((await shopper.capture(order.id)).body.status).toBe('COMPLETED')
  })

  it('goes on after the wait, which grows', async () => {
    const shopper = await shopperWithCart()
    const letTimePass = (seconds: number) =>
      store.sql.query(
        `UPDATE "Payment" SET "updatedAt" = "updatedAt" - make_interval(secs => $2) WHERE "sessionId" = $1`,
        [shopper.session, seconds],
      )
    await shopper.payByCard(declined)
    await shopper.payByCard(declined)
    await letTimePass(31)
    expect((await shopper.payByCard(declined)).body.status).toBe('declined')
    await letTimePass(31)
    expect((await shopper.payByCard()).status).toBe(429)
    await letTimePass(30)
    expect((await shopper.payByCard()).body.status).toBe('approved')
  })

  it('from one network ends too, with a new cart and session for each', async () => {
    const { address } = checkoutClient(store)
    const product = freshProduct()
    const outcomes: string[] = []
    for (let attempt = 0; attempt < 12; attempt++) {
      const shopper = await shopperWithCart(product)
      const answer = await bareAttempt(shopper, address, declined)
      outcomes.push(answer.body.status ?? answer.body.code)
      // Another card each time: only the network is the same.
      await store.sql.query('UPDATE "Payment" SET "cardHash" = NULL WHERE "sessionId" = $1', [
        shopper.session,
      ])
    }
    expect(outcomes).toEqual([
      ...Array.from({ length: 10 }, () => 'declined'),
      'rate_limited',
      'rate_limited',
    ])
  })

  it('many at once get no further than one by one', async () => {
    const { address } = checkoutClient(store)
    const product = freshProduct()
    for (let attempt = 0; attempt < 8; attempt++) {
      await bareAttempt(await shopperWithCart(product), address, declined)
      await store.sql.query('UPDATE "Payment" SET "cardHash" = NULL')
    }
    const shoppers = await Promise.all(Array.from({ length: 12 }, () => shopperWithCart(product)))
    const answers = await Promise.all(
      shoppers.map((shopper) => bareAttempt(shopper, address, declined)),
    )
    const charged = answers.filter(({ status }) => status === 200)
    expect(charged.length).toBeGreaterThan(0)
    expect(charged.length).toBeLessThanOrEqual(2)
  })

  it('in the whole store is mailed to the owner, once', async () => {
    const product = freshProduct()
    for (let attempt = 0; attempt < 12; attempt++) {
      await (await shopperWithCart(product)).payByCard(declined)
      await store.sql.query('UPDATE "Payment" SET "cardHash" = NULL')
    }
    const notices = () => mailsTo(store, 'owner@softhaven.example')
    const mails = await eventually(async () => {
      const found = (await notices()).filter(({ subject }) => /card numbers/.test(subject))
      return found.length > 0 && found
    })
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toMatch(/\d+ cards were declined within one minute/)
  })

  it('asks for a security check where the store has one', async () => {
    const switchBack = await switchPlugins(
      store,
      turnstileOn({ onContact: false, onLogin: false }, SIMULATED_SECRET),
    )
    try {
      const shopper = await shopperWithCart()
      await shopper.payByCard(declined)
      await shopper.payByCard(declined)
      const refused = { status: 400, body: { issues: [{ path: 'captchaToken' }] } }
      expect(await shopper.payByCard()).toMatchObject(refused)
      expect(await shopper.payByCard({ captchaToken: 'made-up' })).toMatchObject(refused)
      const passed = await shopper.payByCard({
        captchaToken: SIMULATED_TOKENS.good({ hostname: 'localhost', action: 'checkout' }),
      })
      expect(passed.body.status).toBe('approved')
    } finally {
      await switchBack()
    }
  })
})

type Shopper = Awaited<ReturnType<typeof shopperWithCart>>

/** A try with a card from a given address. */
async function bareAttempt(shopper: Shopper, address: string, card: object) {
  return shopper.call('/api/payment/authorize-net', {
    method: 'POST',
    headers: { 'x-forwarded-for': address },
    body: {
      amount: await shopper.total(),
      expiryDate: '12/39',
      cvv: '123',
      cardholderName: 'Ada Buyer',
      customer: shopper.customer,
      ...card,
    },
  })
}

beforeEach(async () => {
  // Declines of one test must not slow down the next one's: bursts concern the whole store.
  await store.sql.query(`UPDATE "Payment" SET "status" = 'failed' WHERE "status" = 'declined'`)
})
