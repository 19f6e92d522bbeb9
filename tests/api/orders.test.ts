import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { orderSchema } from '@/lib/orders/contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import {
  checkoutClient,
  firstMailTo,
  keyLikeTexts,
  mailsTo,
  orderRow,
  pooledProducts,
  productDispenser,
} from '@/tests/setup/checkout-client'
import { allDone } from '@/tests/setup/jobs'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let shopper: ReturnType<typeof checkoutClient>
let freshProduct: () => Product

beforeAll(async () => {
  store = await startStore()
  freshProduct = await productDispenser(store)
})
afterAll(() => store.stop())
beforeEach(() => {
  shopper = checkoutClient(store)
})

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
    expect(mail.html).toMatch(/<meta name="format-detection" content="telephone=no[,"]/)

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
    await allDone(store)
    expect(await mailsTo(store, shopper.email)).toHaveLength(1)
  })

  it('gets a generated number when the requested one is malformed or taken', async () => {
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
      `SELECT "id" FROM "Product" WHERE "delivery" = 'manual' AND "inStock" LIMIT 1`,
    )
    const product = (await shopper.call(`/api/products/by-id/${rows[0].id}`)).body
    const cart = await shopper.fillCart([{ product }])
    const paid = await shopper.payByCard()
    const placed = await shopper.postOrder(shopper.orderBody(cart, paid.body.transactionId, 'card'))
    expect(placed.status).toBe(201)
    const mail = await firstMailTo(store, shopper.email)
    expect(mail.text).toContain('prepared by hand')
    expect((await orderRow(store, placed.body.orderNumber)).orderStatus).toBe('processing')
  })

  it('writes its mail in the language of the buyer', async () => {
    await shopper.fillCart([{ product: freshProduct() }])
    const cart = (await shopper.call('/api/cart')).body
    const paid = await shopper.payByCard({ locale: 'ar' })
    await shopper.postOrder(shopper.orderBody(cart, paid.body.transactionId, 'card'))
    const mail = await firstMailTo(store, shopper.email)
    expect(mail.html).toMatch(/<html[^>]+dir="rtl"/)
    expect(mail.html).toMatch(/<html[^>]+lang="ar"/)
    expect(mail.html).not.toMatch(/<table[^>]+lang="en"/)
    expect(mail.subject).toContain('مفاتيح الترخيص')
    expect(mail.text).not.toContain('Your order')
  })
})

describe('the browser is never trusted about money', () => {
  let products: Product[]
  beforeAll(async () => {
    products = await pooledProducts(store)
  })

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

  it('refuses to start a payment of another amount, before money moves', async () => {
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

  it('sends the keys to the payer, not to the one who posts the order', async () => {
    const cart = await shopper.fillCart([{ product: freshProduct() }])
    const start = await shopper.startWallet()
    await shopper.capture(start.body.id)
    const thief = checkoutClient(store)
    const placed = await thief.postOrder({
      ...shopper.orderBody(cart, start.body.id, 'paypal'),
      customerEmail: thief.email,
    })
    expect(placed.body).toEqual({ orderNumber: expect.any(String) })
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

  it('takes addresses with any signs that mail takes, and mails to domains in other scripts', async () => {
    shopper.customer.email = `r&d.${shopper.session}@müller.example`
    const address = `r&d.${shopper.session}@xn--mller-kva.example`
    const cart = await shopper.fillCart([{ product: freshProduct() }])
    const { id } = (await shopper.startWallet()).body
    await shopper.capture(id)
    const placed = await shopper.postOrder(shopper.orderBody(cart, id, 'paypal'))
    expect(placed).toMatchObject({ status: 201, body: { customerEmail: address } })
    expect(keyLikeTexts((await firstMailTo(store, address)).text)).toHaveLength(1)
    const admin = await adminClient(store)
    for (const search of [shopper.customer.email, address]) {
      const found = await admin.call(`/api/admin/orders?search=${encodeURIComponent(search)}`)
      expect(found.body).toEqual([expect.objectContaining({ customerEmail: address })])
    }
  })

  it('limits how often an address may start a payment', async () => {
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

async function keysOf(orderNumber: string): Promise<{ id: number }[]> {
  const { rows } = await store.sql.query(
    `SELECT k."id" FROM "ProductKey" k JOIN "OrderItem" i ON i."id" = k."orderItemId"
     JOIN "Order" o ON o."id" = i."orderId" WHERE o."orderNumber" = $1 AND k."status" = 'used'`,
    [orderNumber],
  )
  return rows
}
