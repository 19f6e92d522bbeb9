import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import {
  checkoutClient,
  firstMailTo,
  keyLikeTexts,
  leaveKeys,
  mailsTo,
  orderRow,
  productDispenser,
} from '@/tests/setup/checkout-client'
import { detailsOf, refund } from '@/tests/setup/order-client'
import { knowSeller } from '@/tests/setup/seller'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let freshProduct: () => Product

beforeAll(async () => {
  store = await startStore()
  await knowSeller(store)
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
})
afterAll(() => store.stop())

const PAID = {
  kind: 'paid',
  means: 'bank_transfer',
  reference: 'RE 4711',
  receivedOn: '2026-01-31',
}

/** An order as the form sends it. */
function draft(product: Product, more: object = {}) {
  return {
    requestId: randomUUID(),
    customer: { email: `${randomUUID()}@buyer.example`, name: 'Ada Buyer', country: 'US' },
    locale: 'en',
    currency: 'USD',
    items: [{ productId: product.id, quantity: 1 }],
    end: PAID,
    ...more,
  }
}
const make = (body: object) => admin.post('/api/admin/orders', body)

describe('an order by staff', () => {
  it('that is marked as paid delivers once, however often it is sent, and keeps the changed price', async () => {
    const product = freshProduct()
    const body = draft(product, { items: [{ productId: product.id, quantity: 1, price: '7.50' }] })
    const answers = await Promise.all([make(body), make(body), make(body)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201])
    const [number] = new Set(answers.map(({ body: made }) => made.orderNumber))
    const mail = await firstMailTo(store, body.customer.email)
    expect(keyLikeTexts(mail.text)).toHaveLength(1)
    await eventually(async () => (await orderRow(store, number)).orderStatus === 'completed')
    expect(await mailsTo(store, body.customer.email)).toHaveLength(1)
    const order = await detailsOf(admin, number)
    expect(order).toMatchObject({
      paymentMethod: 'manual',
      subtotal: '7.50',
      payment: {
        provider: 'manual',
        status: 'captured',
        providerFee: '0.00',
        manual: { means: 'bank_transfer', reference: 'RE 4711', receivedOn: '2026-01-31' },
      },
      items: [{ productPrice: '7.50', keys: [{ status: 'used' }] }],
    })
    expect(order.events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'price_changed',
          actor: 'admin',
          detail: { product: product.name, from: product.price, to: '7.50' },
        }),
      ]),
    )
    const documents = await admin.post(`/api/admin/orders/${number}/documents`, {})
    expect(documents.status).toBeLessThan(300)
    const list = await admin.call('/api/admin/orders?provider=manual&limit=100')
    expect(list.body.map((row: { orderNumber: string }) => row.orderNumber)).toContain(number)

    const file = await admin.call(`/api/admin/orders/export?search=${number}`)
    expect(file.body).toMatch(/,manual,.*,RE 4711,/)

    // Nobody is asked for the money: whoever gives it back says how it is found.
    const wanted = { amount: order.totalAmount }
    expect(await refund(admin, number, wanted)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'reference' }] },
    })
    expect((await refund(admin, number, { ...wanted, reference: 'GS 12' })).status).toBe(200)
    expect(await detailsOf(admin, number)).toMatchObject({
      orderStatus: 'refunded',
      refunds: [{ status: 'succeeded', reference: 'GS 12' }],
    })
  })

  it('that is given free costs nothing, delivers, and says why', async () => {
    const body = draft(freshProduct(), { end: { kind: 'free', reason: 'Press copy' } })
    const made = await make(body)
    expect(made.status).toBe(201)
    expect(keyLikeTexts((await firstMailTo(store, body.customer.email)).text)).toHaveLength(1)
    expect(await detailsOf(admin, made.body.orderNumber)).toMatchObject({
      paymentMethod: 'free',
      totalAmount: '0.00',
      events: expect.arrayContaining([
        expect.objectContaining({ kind: 'given_free', detail: { reason: 'Press copy' } }),
      ]),
    })
  })

  it('waits where no key is left', async () => {
    const product = freshProduct()
    await leaveKeys(store, product.id, 0)
    const made = await make(draft(product))
    expect(made.status).toBe(201)
    expect(await detailsOf(admin, made.body.orderNumber)).toMatchObject({
      orderStatus: 'processing',
      items: [{ progress: 'waiting' }],
    })
  })

  it('is refused by name, and makes nothing then', async () => {
    const product = freshProduct()
    const wrong: [object, string][] = [
      [{ items: [] }, 'items'],
      [{ items: [{ productId: product.id, quantity: 1, price: '1.999' }] }, 'items.0.price'],
      [{ end: { ...PAID, reference: '' } }, 'end.reference'],
      [{ end: { ...PAID, receivedOn: '2999-01-01' } }, 'end.receivedOn'],
      [{ currency: 'XXX' }, 'currency'],
    ]
    for (const [more, path] of wrong)
      expect(await make(draft(product, more))).toMatchObject({
        status: 400,
        body: { issues: [{ path }] },
      })
    const free = { items: [{ productId: product.id, quantity: 1, price: '0' }] }
    expect((await make(draft(product, free))).status).toBe(409)
  })

  it('is for those alone who may make orders', async () => {
    const support = await clientOfRole(store, 'support')
    expect((await support.post('/api/admin/orders', draft(freshProduct()))).status).toBe(403)
  })
})

/** A shopper who pays a link as its page does. */
function payerOf(link: { id: string; total: string }) {
  const session = `payment-link-${link.id}`
  const shopper = checkoutClient(store)
  const post = (path: string, body: object) => shopper.call(path, { method: 'POST', session, body })
  const start = (more: object = {}) =>
    post('/api/paypal/order', {
      amount: link.total,
      currency: 'USD',
      intent: 'CAPTURE',
      customer: { email: 'somebody@else.example', name: 'Somebody Else' },
      locale: 'en',
      ...more,
    })
  return { post, start, capture: (id: string) => post(`/api/paypal/order/${id}/capture`, {}) }
}

describe('a link to pay', () => {
  const draftLink = async (product: Product, more: object = {}) => {
    const { end: _, ...body } = draft(product, {
      items: [{ productId: product.id, quantity: 1, price: '7.50' }],
      ...more,
    })
    const made = await admin.post('/api/admin/payment-links', body)
    expect(made.status).toBe(201)
    return { body, link: made.body }
  }

  it('is mailed, and paid once at its price, for whom it was drafted', async () => {
    const product = freshProduct()
    const { body, link } = await draftLink(product)
    expect((await admin.post('/api/admin/payment-links', body)).status).toBe(200)
    const mail = await firstMailTo(store, body.customer.email)
    expect(mail.text).toContain(link.id)
    const payer = payerOf(link)
    expect((await payer.start({ amount: '1.00' })).status).toBe(409)
    // Two tabs, of which one pays.
    const [first, second] = await Promise.all([payer.start(), payer.start()])
    expect([first.status, second.status]).toEqual([201, 201])
    expect((await payer.capture(first.body.id)).body.status).toBe('COMPLETED')
    expect((await payer.capture(second.body.id)).status).toBe(409)
    const placed = await payer.post('/api/orders', {
      customerEmail: body.customer.email,
      customerName: body.customer.name,
      totalAmount: link.total,
      currency: 'USD',
      paymentMethod: 'paypal',
      paymentId: first.body.id,
      paymentStatus: 'completed',
      orderStatus: 'processing',
      items: [
        { productId: product.id, productName: product.name, productPrice: '7.50', quantity: 1 },
      ],
    })
    expect(placed.status).toBe(201)
    expect(await detailsOf(admin, placed.body.orderNumber)).toMatchObject({
      customerEmail: body.customer.email,
      subtotal: '7.50',
      events: expect.arrayContaining([
        expect.objectContaining({ kind: 'paid_by_link', actor: 'admin' }),
        expect.objectContaining({ kind: 'price_changed' }),
      ]),
    })
    expect((await payer.start()).status).toBe(409)
    const links = await admin.call('/api/admin/payment-links')
    expect(links.body).toContainEqual(
      expect.objectContaining({
        id: link.id,
        standing: 'paid',
        orderNumber: placed.body.orderNumber,
      }),
    )
  })

  it('that was cancelled is paid no more, not even where the payment had begun', async () => {
    const { link } = await draftLink(freshProduct())
    const payer = payerOf(link)
    const begun = await payer.start()
    expect((await admin.post(`/api/admin/payment-links/${link.id}/cancel`)).status).toBe(204)
    expect((await payer.capture(begun.body.id)).status).toBe(409)
    expect((await payer.start()).status).toBe(409)
    expect((await admin.post(`/api/admin/payment-links/${link.id}/cancel`)).status).toBe(409)
  })
})
