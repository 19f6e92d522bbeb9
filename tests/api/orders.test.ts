import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/domains/catalog/contracts'
import { orderSchema } from '@/lib/domains/orders/contracts'
import { eventually } from '@/tests/setup/api-client'
import {
  checkoutClient,
  DECLINED_CARD,
  firstMailTo,
  leaveKeys,
  mailsTo,
  pooledProducts,
  simulate,
} from '@/tests/setup/checkout-client'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let shopper: ReturnType<typeof checkoutClient>
let products: Product[]
let used = 0

/** A product that no other test of this file bought from. */
const freshProduct = (): Product => {
  const product = products[used++]
  if (!product) throw new Error('The seed has too few products')
  return product
}

beforeAll(async () => {
  store = await startStore()
  products = await pooledProducts(store)
})
afterAll(() => store.stop())
beforeEach(() => {
  shopper = checkoutClient(store)
})

const orderRow = async (orderNumber: string) =>
  (await store.sql.query('SELECT * FROM "Order" WHERE "orderNumber" = $1', [orderNumber])).rows[0]
const orderCount = async () =>
  Number((await store.sql.query('SELECT count(*) FROM "Order"')).rows[0].count)

describe('a paid order', () => {
  it('by PayPal: keys leave the pool once and arrive by mail, the order completes, the cart is empty', async () => {
    const [first, second] = [freshProduct(), freshProduct()]
    const cart = await shopper.fillCart([{ product: first, quantity: 2 }, { product: second }])
    const start = await shopper.startWallet()
    expect(start).toMatchObject({ status: 201, body: { id: expect.any(String) } })
    const captured = await shopper.capture(start.body.id, { amount: await shopper.total() })
    expect(captured).toMatchObject({
      status: 200,
      body: { status: 'COMPLETED', id: start.body.id },
    })

    const wanted = shopper.orderBody(cart, start.body.id, 'paypal')
    const placed = await shopper.postOrder(wanted)
    expect(placed.status).toBe(201)
    expect(orderSchema.parse(placed.body)).toMatchObject({
      orderNumber: wanted.orderNumber,
      totalAmount: wanted.totalAmount,
      paymentMethod: 'paypal',
      orderStatus: 'processing',
    })
    expect((await shopper.call('/api/cart')).body).toEqual([])

    const mail = await firstMailTo(store, shopper.email)
    const keys = await keysOf(wanted.orderNumber)
    expect(keys).toHaveLength(3)
    expect(mail.subject).toContain(wanted.orderNumber)
    for (const text of [
      first.name,
      second.name,
      wanted.orderNumber,
      'support@softhaven.example',
      'How to activate',
    ])
      expect(mail.text).toContain(text)
    expect(keyLikeTexts(mail.text)).toHaveLength(3)
    expect(keyLikeTexts(mail.html)).toHaveLength(3)

    const read = await eventually(async () => {
      const { body } = await shopper.call(`/api/orders/${wanted.orderNumber}`)
      return body.orderStatus === 'completed' && body
    })
    expect(read).toMatchObject({
      customerEmail: shopper.email,
      createdAt: expect.any(String),
      currency: 'USD',
    })
    expect(JSON.stringify(read)).not.toMatch(/key/i)
  })

  it('by card: approved, placed, delivered', async () => {
    const cart = await shopper.fillCart([{ product: freshProduct() }])
    const paid = await shopper.payByCard()
    expect(paid).toMatchObject({
      status: 200,
      body: {
        status: 'approved',
        transactionId: expect.any(String),
        cardType: 'Visa',
        lastFour: '1111',
      },
    })
    const placed = await shopper.postOrder(shopper.orderBody(cart, paid.body.transactionId, 'card'))
    expect(placed).toMatchObject({ status: 201, body: { paymentMethod: 'card' } })
    expect(keyLikeTexts((await firstMailTo(store, shopper.email)).text)).toHaveLength(1)
  })

  it('posted 20 times at once makes one order and one mail', async () => {
    const cart = await shopper.fillCart([{ product: freshProduct() }])
    const { body } = await shopper.payByCard()
    const wanted = shopper.orderBody(cart, body.transactionId, 'card')
    const answers = await Promise.all(Array.from({ length: 20 }, () => shopper.postOrder(wanted)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19)
    expect(new Set(answers.map((answer) => answer.body.orderNumber))).toEqual(
      new Set([wanted.orderNumber]),
    )
    await firstMailTo(store, shopper.email)
    expect(await keysOf(wanted.orderNumber)).toHaveLength(1)
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(await mailsTo(store, shopper.email)).toHaveLength(1)
  })

  it('gets a number of ours when the wanted one is malformed or taken', async () => {
    const cart = await shopper.fillCart([{ product: freshProduct() }])
    const first = await shopper.payByCard()
    const taken = shopper.orderBody(cart, first.body.transactionId, 'card')
    expect((await shopper.postOrder(taken)).body.orderNumber).toBe(taken.orderNumber)

    for (const orderNumber of [taken.orderNumber, 'MINE-1', undefined]) {
      const other = checkoutClient(store)
      const itsCart = await other.fillCart([{ product: freshProduct() }])
      const paid = await other.payByCard()
      const placed = await other.postOrder({
        ...other.orderBody(itsCart, paid.body.transactionId, 'card'),
        orderNumber,
      })
      expect(placed.status).toBe(201)
      expect(placed.body.orderNumber).toMatch(/^SH-\d+-[A-Z0-9]{5}$/)
      expect(placed.body.orderNumber).not.toBe(orderNumber)
    }
  })

  it('of a product without keys is delivered by hand and stays in processing', async () => {
    const { rows } = await store.sql.query(
      `SELECT "id" FROM "Product" WHERE NOT "hasKeyPool" AND "inStock" LIMIT 1`,
    )
    const product = (await shopper.call(`/api/products/by-id/${rows[0].id}`)).body
    const cart = await shopper.fillCart([{ product }])
    const paid = await shopper.payByCard()
    const placed = await shopper.postOrder(shopper.orderBody(cart, paid.body.transactionId, 'card'))
    expect(placed.status).toBe(201)
    const mail = await firstMailTo(store, shopper.email)
    expect(mail.text).toContain('prepared by hand')
    expect((await orderRow(placed.body.orderNumber)).orderStatus).toBe('processing')
  })

  it('writes its mail in the language of the buyer', async () => {
    await shopper.fillCart([{ product: freshProduct() }])
    const cart = (await shopper.call('/api/cart')).body
    const paid = await shopper.payByCard({ locale: 'ar' })
    await shopper.postOrder(shopper.orderBody(cart, paid.body.transactionId, 'card'))
    const mail = await firstMailTo(store, shopper.email)
    expect(mail.html).toMatch(/<html[^>]+dir="rtl"/)
    expect(mail.html).toMatch(/<html[^>]+lang="ar"/)
  })
})

describe('nothing that the browser says about money is believed', () => {
  const paid = async () => {
    const cart = await shopper.fillCart([{ product: freshProduct() }])
    const { body } = await shopper.payByCard()
    return {
      cart,
      paymentId: body.transactionId,
      body: shopper.orderBody(cart, body.transactionId, 'card'),
    }
  }

  it('refuses a payment that was never made, or not captured', async () => {
    const cart = await shopper.fillCart([{ product: freshProduct() }])
    const before = await orderCount()
    for (const method of ['paypal', 'card'] as const)
      expect((await shopper.postOrder(shopper.orderBody(cart, 'MADE-UP-1', method))).status).toBe(
        402,
      )
    const start = await shopper.startWallet()
    expect((await shopper.postOrder(shopper.orderBody(cart, start.body.id, 'paypal'))).status).toBe(
      402,
    )
    expect(await orderCount()).toBe(before)
  })

  it('refuses the right amount for other items', async () => {
    const { cart, body } = await paid()
    const [line] = cart
    const twin = products.find(
      ({ id, price }) => price === line?.product.price && id !== line?.productId,
    )
    const other = twin ?? freshProduct()
    const answer = await shopper.postOrder({
      ...body,
      items: [
        {
          productId: other.id,
          productName: other.name,
          productPrice: line?.product.price,
          quantity: 1,
        },
      ],
    })
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })

  it('refuses a tampered total, price, currency, method or quantity', async () => {
    const { body } = await paid()
    const [item] = body.items
    const tampered = [
      { ...body, totalAmount: '0.01' },
      { ...body, items: [{ ...item, productPrice: '0.01' }] },
      { ...body, items: [{ ...item, quantity: 2 }] },
      { ...body, currency: 'EUR' },
    ]
    for (const one of tampered) expect((await shopper.postOrder(one)).status).toBe(409)
    expect((await shopper.postOrder({ ...body, paymentMethod: 'paypal' })).status).toBe(402)
    expect((await shopper.postOrder(body)).status).toBe(201)
  })

  it('refuses a payment that was used for another order', async () => {
    const { body } = await paid()
    expect((await shopper.postOrder(body)).status).toBe(201)
    const other = freshProduct()
    const second = {
      ...body,
      items: [
        { productId: other.id, productName: other.name, productPrice: other.price, quantity: 1 },
      ],
    }
    expect((await shopper.postOrder(second)).status).toBe(409)
  })

  it('refuses to begin a payment over another amount, before money moves', async () => {
    await shopper.fillCart([{ product: freshProduct() }])
    const right = await shopper.total()
    for (const answer of [
      await shopper.startWallet({ amount: '0.01' }),
      await shopper.payByCard({ amount: 0.01 }),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: 'total_changed', total: right } })
    for (const amount of ['-5', 'free', '1.234', null, {}, 0])
      expect((await shopper.startWallet({ amount })).status).toBe(400)
    expect((await shopper.startWallet({ currency: 'EUR' })).status).toBe(400)
  })

  it('refuses to capture another amount', async () => {
    await shopper.fillCart([{ product: freshProduct() }])
    const start = await shopper.startWallet()
    expect((await shopper.capture(start.body.id, { amount: '1.00' })).status).toBe(409)
    expect((await shopper.capture('NOT-AN-ORDER')).status).toBe(404)
  })

  it('sends the keys to whoever paid, not to whoever posts the order', async () => {
    const cart = await shopper.fillCart([{ product: freshProduct() }])
    const start = await shopper.startWallet()
    await shopper.capture(start.body.id)
    const thief = checkoutClient(store)
    const placed = await thief.postOrder({
      ...shopper.orderBody(cart, start.body.id, 'paypal'),
      customerEmail: thief.email,
    })
    expect(placed.body.customerEmail).toBe(shopper.email)
    await firstMailTo(store, shopper.email)
    expect(await mailsTo(store, thief.email)).toEqual([])
  })

  it('works for a client without a cart session, checked when the order is posted', async () => {
    const product = freshProduct()
    const cart = await shopper.fillCart([{ product }])
    const bare = { amount: await shopper.total(), currency: 'USD', intent: 'CAPTURE' }
    const call = async (path: string, body: object) => {
      const response = await fetch(store.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': shopper.address },
        body: JSON.stringify(body),
      })
      return { status: response.status, body: await response.json() }
    }
    const start = await call('/api/paypal/order', bare)
    expect(start.status).toBe(201)
    expect(
      (await call(`/api/paypal/order/${start.body.id}/capture`, { amount: bare.amount })).body
        .status,
    ).toBe('COMPLETED')
    const body = shopper.orderBody(cart, start.body.id, 'paypal')
    const cheaper = products.find(({ price }) => Number(price) !== Number(product.price))
    expect(
      (
        await call('/api/orders', {
          ...body,
          items: [
            { productId: cheaper?.id, productName: 'x', productPrice: cheaper?.price, quantity: 1 },
          ],
        })
      ).status,
    ).toBe(409)
    expect((await call('/api/orders', body)).status).toBe(201)
  })
})

describe('cards', () => {
  beforeEach(async () => {
    await shopper.fillCart([{ product: freshProduct() }])
  })

  it('a declined card is 200 with its message, and frees the keys', async () => {
    const answer = await shopper.payByCard({ cardNumber: DECLINED_CARD })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        status: 'declined',
        transactionId: null,
        messageText: 'This transaction has been declined.',
      },
    })
    expect(await reservedFor(shopper.session)).toBe(0)
  })

  it.each([
    [{ cardNumber: '4111111111111112' }, 'cardNumber', 'Please enter a valid card number'],
    [{ cardNumber: '4111' }, 'cardNumber', 'Please enter a valid card number'],
    [{ cardNumber: 'abcd efgh ijkl mnop' }, 'cardNumber', 'Please enter a valid card number'],
    [{ expiryDate: '01/20' }, 'expiryDate', 'Please enter a valid expiry date (MM/YY)'],
    [{ expiryDate: '13/39' }, 'expiryDate', 'Please enter a valid expiry date (MM/YY)'],
    [{ cvv: '12' }, 'cvv', 'Please enter a valid CVV'],
    [{ cardholderName: '   ' }, 'cardholderName', 'Please enter the cardholder name'],
  ])('refuses %j without asking the provider', async (wrong, path, message) => {
    const answer = await shopper.payByCard(wrong)
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid', issues: [{ path, message }] },
    })
    expect(JSON.stringify(answer.body)).not.toContain('4111')
  })

  it('a provider in trouble is 502, moves no money and frees the keys', async () => {
    const answer = await shopper.payByCard({ cvv: '999' })
    expect(answer).toMatchObject({ status: 502, body: { code: 'provider_error' } })
    expect((await shopper.payByCard()).body.status).toBe('approved')
  })

  it('a charge held for review is pending: no order yet, no second charge', async () => {
    const answer = await shopper.payByCard({ cvv: '997' })
    expect(answer).toMatchObject({ status: 200, body: { status: 'pending' } })
    const cart = (await shopper.call('/api/cart')).body
    const placed = await shopper.postOrder(
      shopper.orderBody(cart, answer.body.transactionId, 'card'),
    )
    expect(placed.status).toBe(402)
  })

  it('two clicks at once charge once', async () => {
    const answers = await Promise.all([
      shopper.payByCard(),
      shopper.payByCard(),
      shopper.payByCard(),
    ])
    const approved = answers.filter(({ body }) => body.status === 'approved')
    expect(approved.length).toBeGreaterThanOrEqual(1)
    expect(new Set(approved.map(({ body }) => body.transactionId)).size).toBe(1)
    for (const { status } of answers) expect([200, 409]).toContain(status)
    const { rows } = await store.sql.query(
      `SELECT count(*) FROM "Payment" WHERE "sessionId" = $1 AND "status" = 'captured'`,
      [shopper.session],
    )
    expect(Number(rows[0].count)).toBe(1)
  })

  it('a second try after an approved charge gets that charge', async () => {
    const first = await shopper.payByCard()
    const second = await shopper.payByCard()
    expect(second.body.transactionId).toBe(first.body.transactionId)
  })

  it('keeps card numbers out of the database', async () => {
    await shopper.payByCard()
    const { rows } = await store.sql.query(`SELECT row_to_json(p)::text AS row FROM "Payment" p`)
    for (const { row } of rows) expect(row).not.toMatch(/4111111111111111|4222222222222/)
  })
})

describe('the wallet', () => {
  beforeEach(async () => {
    await shopper.fillCart([{ product: freshProduct() }])
  })
  const paypal = () => store.simulators.paypal

  it('captured again answers the same and takes no second payment', async () => {
    const start = await shopper.startWallet()
    const [first, second] = [
      await shopper.capture(start.body.id),
      await shopper.capture(start.body.id),
    ]
    expect(first.body).toEqual(second.body)
  })

  it('a failing provider is 502 at start and frees the keys', async () => {
    await simulate(paypal(), { call: 'create', outcome: 'error500' })
    expect(await shopper.startWallet()).toMatchObject({
      status: 502,
      body: { code: 'provider_error', message: 'Failed to create PayPal order' },
    })
    expect(await reservedFor(shopper.session)).toBe(0)
    expect((await shopper.startWallet()).status).toBe(201)
  })

  it('an order that the payer did not approve is not captured, and can be tried again', async () => {
    const start = await shopper.startWallet()
    await simulate(paypal(), { call: 'capture', outcome: 'not_approved' })
    const answer = await shopper.capture(start.body.id)
    expect(answer.body.status).not.toBe('COMPLETED')
    expect((await shopper.capture(start.body.id)).body.status).toBe('COMPLETED')
  })

  it('refuses an order whose captured amount is not its total', async () => {
    const cart = (await shopper.call('/api/cart')).body
    const start = await shopper.startWallet()
    await simulate(paypal(), { call: 'capture', outcome: 'wrong_amount' })
    await shopper.capture(start.body.id)
    expect((await shopper.postOrder(shopper.orderBody(cart, start.body.id, 'paypal'))).status).toBe(
      409,
    )
  })

  it('a second tab cannot pay the same cart again', async () => {
    const [one, two] = [await shopper.startWallet(), await shopper.startWallet()]
    expect((await shopper.capture(one.body.id)).body.status).toBe('COMPLETED')
    expect(await shopper.capture(two.body.id)).toMatchObject({
      status: 409,
      body: { code: 'cart_changed' },
    })
  })
})

describe('scarce keys', () => {
  it('12 buyers for 5 keys: 5 paid orders with 5 different keys, the others refused before money moves', async () => {
    const product = freshProduct()
    await leaveKeys(store, product.id, 5)
    const buyers = Array.from({ length: 12 }, () => checkoutClient(store))
    const outcomes = await Promise.all(
      buyers.map(async (buyer, index) => {
        const cart = await buyer.fillCart([{ product }])
        if (index % 2 === 0) {
          const paid = await buyer.payByCard()
          if (paid.status !== 200) return { refused: paid }
          return {
            placed: await buyer.postOrder(buyer.orderBody(cart, paid.body.transactionId, 'card')),
            buyer,
          }
        }
        const start = await buyer.startWallet()
        if (start.status !== 201) return { refused: start }
        await buyer.capture(start.body.id)
        return {
          placed: await buyer.postOrder(buyer.orderBody(cart, start.body.id, 'paypal')),
          buyer,
        }
      }),
    )
    const placed = outcomes.flatMap(({ placed: one, buyer }) =>
      one && buyer ? [{ one, buyer }] : [],
    )
    const refused = outcomes.flatMap(({ refused: one }) => (one ? [one] : []))
    expect(placed.map(({ one }) => one.status)).toEqual([201, 201, 201, 201, 201])
    expect(refused).toHaveLength(7)
    for (const answer of refused)
      expect(answer).toMatchObject({ status: 409, body: { code: 'out_of_stock' } })

    const texts = await Promise.all(
      placed.map(async ({ buyer }) => (await firstMailTo(store, buyer.email)).text),
    )
    expect(new Set(texts.flatMap(keyLikeTexts)).size).toBe(5)
    const { rows } = await store.sql.query(
      `SELECT count(*) FILTER (WHERE "status" = 'captured') AS captured, count(*) FILTER (WHERE "status" <> 'captured') AS other
       FROM "Payment" WHERE "sessionId" = ANY($1)`,
      [buyers.map(({ session }) => session)],
    )
    expect(rows[0]).toEqual({ captured: '5', other: '0' })
  })

  it('wants a key for each piece', async () => {
    const product = freshProduct()
    await leaveKeys(store, product.id, 2)
    await shopper.fillCart([{ product, quantity: 3 }])
    expect(await shopper.startWallet()).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', message: `Only 2 of ${product.name} are left`, available: 2 },
    })
  })

  it("does not count a shopper's own earlier try against them", async () => {
    const product = freshProduct()
    await leaveKeys(store, product.id, 1)
    const cart = await shopper.fillCart([{ product }])
    expect((await shopper.startWallet()).status).toBe(201)
    const paid = await shopper.payByCard()
    expect(paid.body.status).toBe('approved')
    expect(
      (await shopper.postOrder(shopper.orderBody(cart, paid.body.transactionId, 'card'))).status,
    ).toBe(201)
  })

  it('gives a reservation free after 15 minutes, and a late capture then takes no money', async () => {
    const product = freshProduct()
    await leaveKeys(store, product.id, 1)
    await shopper.fillCart([{ product }])
    const late = await shopper.startWallet()
    await store.sql.query(
      `UPDATE "ProductKey" SET "reservedUntil" = now() - interval '1 second' WHERE "productId" = $1`,
      [product.id],
    )
    const other = checkoutClient(store)
    await other.fillCart([{ product }])
    expect((await other.payByCard()).body.status).toBe('approved')
    expect(await shopper.capture(late.body.id)).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock' },
    })
  })

  it('an order whose pool ran dry after payment waits, is reported, and is delivered when keys come', async () => {
    const product = freshProduct()
    const cart = await shopper.fillCart([{ product }])
    const paid = await shopper.payByCard()
    // The keys vanish between payment and order.
    const { rows: taken } = await store.sql.query(
      `DELETE FROM "ProductKey" WHERE "productId" = $1 RETURNING "valueEncrypted", "valueHash"`,
      [product.id],
    )
    const placed = await shopper.postOrder(shopper.orderBody(cart, paid.body.transactionId, 'card'))
    expect(placed).toMatchObject({ status: 201, body: { orderStatus: 'processing' } })
    expect((await firstMailTo(store, shopper.email)).text).toContain('separate e-mail')
    const alert = await firstMailTo(store, 'owner@softhaven.example')
    expect(alert.subject).toContain(placed.body.orderNumber)

    await store.sql.query(
      `INSERT INTO "ProductKey" ("productId", "valueEncrypted", "valueHash") VALUES ($1, $2, $3)`,
      [product.id, taken[0].valueEncrypted, taken[0].valueHash],
    )
    await store.sql.query(`SELECT graphile_worker.add_job('deliver_waiting')`)
    const mails = await eventually(async () => {
      const all = await mailsTo(store, shopper.email)
      return all.length === 2 && all
    })
    expect(mails.flatMap(({ text }) => keyLikeTexts(text))).toHaveLength(1)
    await eventually(
      async () => (await orderRow(placed.body.orderNumber)).orderStatus === 'completed',
    )
  })
})

describe('bad input', () => {
  it.each([
    [{}, 'customerEmail'],
    [{ customerEmail: 'not-an-address' }, 'customerEmail'],
    [{ customerEmail: 'a@b.example\r\nBcc: c@d.example' }, 'customerEmail'],
    [{ customerName: 'Ada\nBcc: x@y.example' }, 'customerName'],
    [{ customerName: '' }, 'customerName'],
    [{ customerName: 'x'.repeat(121) }, 'customerName'],
    [{ items: [] }, 'items'],
    [
      { items: [{ productId: 1, productName: 'x', productPrice: '1.00', quantity: 100 }] },
      'items.0.quantity',
    ],
    [
      { items: [{ productId: 'x', productName: 'x', productPrice: '1.00', quantity: 1 }] },
      'items.0.productId',
    ],
    [{ paymentMethod: 'cash' }, 'paymentMethod'],
    [{ paymentId: 5 }, 'paymentId'],
    [{ currency: 'DOLLAR' }, 'currency'],
  ])('POST /api/orders refuses %j', async (change, path) => {
    const valid = {
      orderNumber: 'SH-1767225600000-7K2QX',
      customerEmail: 'ada@buyer.example',
      customerName: 'Ada',
      totalAmount: '1.08',
      currency: 'USD',
      paymentMethod: 'card',
      paymentId: 'x',
      items: [{ productId: 1, productName: 'x', productPrice: '1.00', quantity: 1 }],
    }
    const body = Object.keys(change).length === 0 ? {} : { ...valid, ...change }
    const answer = await shopper.postOrder(body)
    expect(answer.status).toBe(400)
    expect(answer.body.issues.map((issue: { path: string }) => issue.path)).toContain(path)
  })

  it('GET /api/orders/{orderNumber} knows no other numbers', async () => {
    for (const number of ['SH-1767225600000-AAAAA', 'x', "' OR 1=1 --", '%00'])
      expect([400, 404]).toContain(
        (await shopper.call(`/api/orders/${encodeURIComponent(number)}`)).status,
      )
  })

  it('limits how often an address may begin a payment', async () => {
    await shopper.fillCart([{ product: freshProduct() }])
    const statuses: number[] = []
    let last = await shopper.startWallet({ amount: '0.01' })
    for (let call = 0; call < 40 && last.status !== 429; call++) {
      statuses.push(last.status)
      last = await shopper.startWallet({ amount: '0.01' })
    }
    expect(last).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(statuses.length).toBeGreaterThanOrEqual(10)
  })
})

/** Texts in the shapes of the seed's keys. */
function keyLikeTexts(text: string): string[] {
  const found = text.match(
    /\b[A-Z2-9]{5}(?:-[A-Z2-9]{5}){4}\b|\b[A-Z2-9]{4}(?:-[A-Z2-9]{4}){3}\b|https:\/\/downloads\.softhaven\.example\/[\w-]+/g,
  )
  return [...new Set(found ?? [])]
}

async function keysOf(orderNumber: string): Promise<{ id: number }[]> {
  const { rows } = await store.sql.query(
    `SELECT k."id" FROM "ProductKey" k JOIN "OrderItem" i ON i."id" = k."orderItemId"
     JOIN "Order" o ON o."id" = i."orderId" WHERE o."orderNumber" = $1 AND k."status" = 'used'`,
    [orderNumber],
  )
  return rows
}

async function reservedFor(session: string): Promise<number> {
  const { rows } = await store.sql.query(
    `SELECT count(*) FROM "ProductKey" k JOIN "Payment" p ON p."id" = k."paymentId"
     WHERE p."sessionId" = $1 AND k."status" = 'reserved'`,
    [session],
  )
  return Number(rows[0].count)
}
