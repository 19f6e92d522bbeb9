import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { toCents, toDecimal } from '@/lib/core/money'
import { totalsOf } from '@/lib/pricing/totals'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import {
  checkoutClient,
  DECLINED_CARD,
  firstMailTo,
  orderRow,
  productDispenser,
  reservedFor,
} from '@/tests/setup/checkout-client'
import { detailsOf, settleCards } from '@/tests/setup/order-client'
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

let shopper: ReturnType<typeof checkoutClient>
let product: Product
beforeEach(() => {
  shopper = checkoutClient(store)
  product = freshProduct()
})

const newCode = () => `T-${randomUUID().slice(0, 8).toUpperCase()}`

async function newCoupon(terms: object = {}): Promise<{ id: number; code: string }> {
  const answer = await admin.post('/api/admin/coupons', { code: newCode(), percent: 10, ...terms })
  expect(answer.status).toBe(201)
  return answer.body
}

const enter = (code: unknown, who = shopper, more: object = {}) =>
  who.call('/api/coupon', { method: 'PUT', body: { code, ...more } })

const priceOf = ({ price }: Product) => toCents(price)

/** What a cart of one product costs with a discount. */
const discounted = (discountCents: number, quantity = 1, bought = product) =>
  toDecimal(
    totalsOf([{ priceCents: priceOf(bought), quantity }], 'USD', undefined, discountCents)
      .totalCents,
  )

const tenPercent = (bought = product) => Math.floor((priceOf(bought) + 5) / 10)

const couponRow = async (id: number) =>
  (await store.sql.query('SELECT * FROM "Coupon" WHERE "id" = $1', [id])).rows[0]

/** Buys the cart by card with its coupon. */
async function buy(amount: string, who = shopper) {
  const cart = (await who.call('/api/cart')).body
  const paid = await who.payByCard({ amount })
  expect(paid).toMatchObject({ status: 200, body: { status: 'approved' } })
  const body = who.orderBody(cart, paid.body.transactionId, 'card')
  return who.postOrder({ ...body, totalAmount: amount })
}

describe('the coupons of the back office', () => {
  it('are created, changed, listed and, until they were used, deleted; each leaves its trace', async () => {
    const code = newCode()
    const { id } = await newCoupon({
      code: code.toLowerCase(),
      productIds: [product.id],
      minimum: '20',
      maxUses: 5,
      note: 'For the newsletter',
    })
    const listed = await admin.call(`/api/admin/coupons?search=${code}`)
    expect(listed.body).toEqual([
      expect.objectContaining({
        id,
        code,
        percent: 10,
        amount: null,
        minimum: '20.00',
        products: [{ id: product.id, name: product.name }],
        maxUses: 5,
        standing: 'valid',
        uses: 0,
        discounted: '0.00',
      }),
    ])
    const { updatedAt } = listed.body[0]
    const change = (body: object) =>
      admin.call(`/api/admin/coupons/${id}`, { method: 'PUT', body: { code, ...body } })
    const changed = await change({ amount: '5.5', isActive: false, expectedUpdatedAt: updatedAt })
    expect(changed).toMatchObject({
      status: 200,
      body: { percent: null, amount: '5.50', products: [], standing: 'off' },
    })
    expect(await change({ percent: 1, expectedUpdatedAt: updatedAt })).toMatchObject({
      status: 409,
    })
    expect((await admin.call(`/api/admin/coupons/${id}`, { method: 'DELETE' })).status).toBe(204)
    expect((await change({ percent: 1 })).status).toBe(404)
    const { rows } = await store.sql.query(
      `SELECT "action" FROM "AuditEntry" WHERE "entityType" = 'coupon' AND "entityId" = $1 ORDER BY "id"`,
      [String(id)],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'coupon.create',
      'coupon.update',
      'coupon.delete',
    ])
  })

  it.each([
    ['code', { code: 'NO SPACES' }],
    ['code', { code: 'ÜBER' }],
    ['code', { code: 7 }],
    ['code', { code: 'X'.repeat(41) }],
    ['percent', { percent: 0 }],
    ['percent', { percent: 101 }],
    ['percent', { percent: 1.5 }],
    ['percent', { percent: '10' }],
    ['percent', { percent: null }],
    ['amount', { amount: '5' }],
    ['amount', { percent: null, amount: '0' }],
    ['amount', { percent: null, amount: '-5' }],
    ['amount', { percent: null, amount: '1e9' }],
    ['amount', { percent: null, amount: '100000000' }],
    ['minimum', { minimum: 'much' }],
    ['maxUses', { maxUses: 0 }],
    ['maxUses', { maxUses: 1e12 }],
    ['maxUsesPerBuyer', { maxUsesPerBuyer: '1' }],
    ['startsAt', { startsAt: 'tomorrow' }],
    ['endsAt', { startsAt: '2026-01-02T00:00:00Z', endsAt: '2026-01-02T00:00:00Z' }],
    ['productIds', { productIds: 'all' }],
    ['productIds', { productIds: [2_000_000_000] }],
    ['categoryIds', { categoryIds: 'all' }],
    ['categoryIds', { categoryIds: [2_000_000_000] }],
    ['isActive', { isActive: 'yes' }],
  ])('take no wrong %s: %j', async (field, wrong) => {
    const body = { code: newCode(), percent: 10, ...wrong }
    const answer = await admin.post('/api/admin/coupons', body)
    expect(answer.status).toBe(400)
    expect(answer.body.issues[0].path).toMatch(new RegExp(`^${field}`))
  })

  it('have each code once, however it is written', async () => {
    const { code } = await newCoupon()
    expect(
      await admin.post('/api/admin/coupons', { code: code.toLowerCase(), percent: 5 }),
    ).toMatchObject({ status: 409, body: { issues: [{ path: 'code' }] } })
  })

  it('are for administrators', async () => {
    const moderator = await clientOfRole(store, 'moderator')
    expect((await moderator.call('/api/admin/coupons')).status).toBe(403)
    expect(
      (await moderator.post('/api/admin/coupons', { code: newCode(), percent: 5 })).status,
    ).toBe(403)
  })
})

describe('a coupon code', () => {
  it('is taken however it is written, is kept with the cart, and can be taken off', async () => {
    const { code } = await newCoupon()
    await shopper.fillCart([{ product }])
    const entered = await enter(` ${code.toLowerCase()} `)
    const coupon = { code, percent: 10, amount: null, productIds: null, problem: null }
    expect(entered).toMatchObject({ status: 200, body: { coupon } })
    expect((await shopper.call('/api/coupon')).body).toMatchObject({ coupon })
    expect((await checkoutClient(store).call('/api/coupon')).body).toEqual({ coupon: null })
    expect((await shopper.call('/api/coupon', { method: 'DELETE' })).status).toBe(204)
    expect((await shopper.call('/api/coupon')).body).toEqual({ coupon: null })
  })

  it.each([
    ['unknown', { isActive: false }],
    ['not_yet', { startsAt: '2090-01-01T00:00:00Z' }],
    ['expired', { endsAt: '2020-01-01T00:00:00Z' }],
    ['nothing_left', { percent: 100 }],
    ['nothing_left', { percent: null, amount: '90000' }],
  ])('is refused as %s: %j', async (reason, terms) => {
    const { code } = await newCoupon(terms)
    await shopper.fillCart([{ product }])
    expect(await enter(code)).toMatchObject({
      status: 409,
      body: { code: 'coupon_refused', reason, issues: [{ path: 'code' }] },
    })
    expect((await shopper.call('/api/coupon')).body).toEqual({ coupon: null })
  })

  it('is refused when there is none such, when it is used up, and for another product', async () => {
    await shopper.fillCart([{ product }])
    expect((await enter('NO-SUCH-CODE')).body).toMatchObject({ reason: 'unknown' })
    const usedUp = await newCoupon({ maxUses: 1 })
    await store.sql.query('UPDATE "Coupon" SET "uses" = 1 WHERE "id" = $1', [usedUp.id])
    expect((await enter(usedUp.code)).body).toMatchObject({ reason: 'used_up' })
    const forAnother = await newCoupon({ productIds: [freshProduct().id] })
    expect((await enter(forAnother.code)).body).toMatchObject({ reason: 'no_product' })
  })

  it('tells what is missing to its minimum; a link remembers it until then', async () => {
    await shopper.fillCart([{ product }])
    const minimum = toDecimal(priceOf(product) + 1200)
    const { code } = await newCoupon({ minimum })
    expect((await enter(code)).body).toMatchObject({
      reason: 'minimum',
      missing: '12.00',
      message: 'Add $12.00 more to use this coupon',
    })
    expect((await enter(code, shopper, { remember: true })).body).toMatchObject({
      coupon: { code, minimum, problem: null },
    })
    // Too small for it, the cart is paid without.
    expect((await buy(discounted(0))).body).toMatchObject({ discount: '0.00', couponCode: null })
  })

  it.each([
    ['no code', {}],
    ['a number', { code: 7 }],
    ['a list', { code: ['A'] }],
    ['nothing', { code: ' ' }],
    ['far too much', { code: 'X'.repeat(5000) }],
    ['a wrong flag', { code: 'ABC', remember: 'yes' }],
  ])('is refused as invalid: %s', async (_, body) => {
    expect((await shopper.call('/api/coupon', { method: 'PUT', body })).status).toBe(400)
  })

  it('cannot be guessed by trying many', async () => {
    for (let attempt = 0; attempt < 20; attempt++) await enter(`GUESS-${attempt}`)
    expect((await enter('GUESS-20')).status).toBe(429)
  })
})

describe('a coupon for a category', () => {
  let main: number
  let sub: number
  beforeEach(async () => {
    main = await newCategory(null)
    const name = `Sub ${randomUUID().slice(0, 8)}`
    sub = await newCategory(main, name)
    await moveTo(product, sub)
    // A subcategory lists what has its name in theirs.
    await store.sql.query(`UPDATE "Product" SET "name" = $2 WHERE "id" = $1`, [
      product.id,
      `${name} Suite`,
    ])
  })

  async function newCategory(
    parentId: number | null,
    name = `Category ${randomUUID().slice(0, 8)}`,
  ): Promise<number> {
    const { status, body } = await admin.post('/api/admin/categories', { name, parentId })
    expect(status).toBe(201)
    return body.id
  }
  const moveTo = ({ id }: Product, category: number) =>
    store.sql.query('UPDATE "Product" SET "categoryId" = $2 WHERE "id" = $1', [id, category])

  it('is for what it lists and for the named products, in browser, total and order', async () => {
    const named = freshProduct()
    const other = freshProduct()
    const { code } = await newCoupon({ categoryIds: [main, main], productIds: [named.id] })
    await shopper.fillCart([{ product: other }])
    expect((await enter(code)).body).toMatchObject({ reason: 'no_product' })
    await shopper.fillCart([{ product }, { product: named }])
    const { body } = await enter(code)
    expect(body.coupon.productIds).toEqual([product.id, named.id])
    const eligible = priceOf(product) + priceOf(named)
    const off = Math.floor((eligible + 5) / 10)
    const lines = [other, product, named].map((one) => ({ priceCents: priceOf(one), quantity: 1 }))
    const amount = toDecimal(totalsOf(lines, 'USD', undefined, off).totalCents)
    const placed = await buy(amount)
    expect(placed).toMatchObject({ status: 201, body: { discount: toDecimal(off) } })
    const { items } = await detailsOf(admin, placed.body.orderNumber)
    const withoutShare = items.filter(({ discount }) => discount === '0.00')
    expect(withoutShare.map(({ productId }) => productId)).toEqual([other.id])
  })

  it('is for a subcategory without the rest of its main one, and follows products that move', async () => {
    const beside = freshProduct()
    await moveTo(beside, main)
    const { code } = await newCoupon({ categoryIds: [sub] })
    await shopper.fillCart([{ product }, { product: beside }])
    expect((await enter(code)).body.coupon.productIds).toEqual([product.id])
    await moveTo(product, await newCategory(null))
    expect((await shopper.call('/api/coupon')).body.coupon.productIds).toEqual([])
    expect(
      await shopper.payByCard({
        amount: toDecimal(
          totalsOf(
            [product, beside].map((one) => ({ priceCents: priceOf(one), quantity: 1 })),
            'USD',
            undefined,
            tenPercent(),
          ).totalCents,
        ),
      }),
    ).toMatchObject({ status: 409, body: { code: 'coupon_refused', reason: 'no_product' } })
  })

  it('is for nothing once the category is deleted, also when it is saved again', async () => {
    const { id, code } = await newCoupon({ categoryIds: [sub] })
    await shopper.fillCart([{ product }])
    expect((await enter(code)).status).toBe(200)
    const removed = await admin.call(`/api/admin/categories/${sub}?moveTo=${main}`, {
      method: 'DELETE',
    })
    expect(removed.status).toBe(204)
    expect((await shopper.call('/api/coupon')).body.coupon.productIds).toEqual([])
    const saved = await admin.call(`/api/admin/coupons/${id}`, {
      method: 'PUT',
      body: { code, percent: 20, categoryIds: [sub] },
    })
    expect(saved).toMatchObject({
      status: 200,
      body: { categories: [{ id: sub, name: 'Deleted category' }], products: [] },
    })
    expect((await enter(code)).body).toMatchObject({ reason: 'no_product' })
    const { rows } = await store.sql.query(
      `SELECT "after" FROM "AuditEntry" WHERE "action" = 'coupon.update' AND "entityId" = $1`,
      [String(id)],
    )
    expect(rows[0].after).toMatchObject({ categoryIds: [sub] })
  })
})

describe('an order with a coupon', () => {
  it('costs less by the discount, and says so everywhere', async () => {
    const { id, code } = await newCoupon()
    await shopper.fillCart([{ product, quantity: 2 }])
    await enter(code)
    const off = tenPercent({ ...product, price: toDecimal(2 * priceOf(product)) })
    const amount = discounted(off, 2)
    const placed = await buy(amount)
    expect(placed).toMatchObject({
      status: 201,
      body: { discount: toDecimal(off), couponCode: code, totalAmount: amount },
    })
    const { orderNumber } = placed.body
    expect(await orderRow(store, orderNumber)).toMatchObject({
      discount: toDecimal(off),
      couponCode: code,
    })
    const detail = await detailsOf(admin, orderNumber)
    expect(detail).toMatchObject({
      couponCode: code,
      discount: toDecimal(off),
      items: [{ discount: toDecimal(off) }],
      payment: { capturedAmount: amount },
    })
    expect(await couponRow(id)).toMatchObject({ uses: 1, discounted: toDecimal(off) })
    expect((await shopper.call('/api/coupon')).body).toEqual({ coupon: null })
    const { text } = await firstMailTo(store, shopper.email)
    expect(text).toContain(`Discount (${code})`)
    const { body: csv } = await admin.call(`/api/admin/orders/export?search=${orderNumber}`)
    expect(csv).toContain(`,${code},${toDecimal(off)},`)
    // Others may not learn the code.
    const seen = await checkoutClient(store).call(`/api/orders/${orderNumber}`)
    expect(seen.body).toMatchObject({ discount: toDecimal(off), couponCode: null })
    expect((await admin.call(`/api/admin/coupons/${id}`, { method: 'DELETE' })).status).toBe(409)
  })

  it('is paid with a wallet just so', async () => {
    const { id, code } = await newCoupon({ percent: null, amount: '5.00' })
    const cart = await shopper.fillCart([{ product }])
    await enter(code)
    const amount = discounted(500)
    const start = await shopper.startWallet({ amount })
    expect(start.status).toBe(201)
    expect(await couponRow(id)).toMatchObject({ uses: 0 })
    expect((await shopper.capture(start.body.id, { amount })).status).toBe(200)
    expect(await couponRow(id)).toMatchObject({ uses: 1 })
    const body = shopper.orderBody(cart, start.body.id, 'paypal')
    expect(await shopper.postOrder({ ...body, totalAmount: amount })).toMatchObject({
      status: 201,
      body: { totalAmount: amount, discount: '5.00' },
    })
    expect(await couponRow(id)).toMatchObject({ uses: 1, discounted: '5.00' })
  })

  it('is refused at a total that the browser made up', async () => {
    await shopper.fillCart([{ product }])
    const off = tenPercent()
    expect(await shopper.payByCard({ amount: discounted(off) })).toMatchObject({
      status: 409,
      body: { code: 'total_changed', total: discounted(0) },
    })
    await enter((await newCoupon()).code)
    expect(await shopper.payByCard({ amount: discounted(0) })).toMatchObject({
      status: 409,
      body: { code: 'total_changed', total: discounted(off) },
    })
  })

  it('is refused with the reason when the coupon has ended in between', async () => {
    const { id, code } = await newCoupon()
    await shopper.fillCart([{ product }])
    await enter(code)
    await store.sql.query('UPDATE "Coupon" SET "endsAt" = now() WHERE "id" = $1', [id])
    expect((await shopper.call('/api/coupon')).body.coupon).toMatchObject({
      problem: 'expired',
    })
    expect(await shopper.payByCard({ amount: discounted(tenPercent()) })).toMatchObject({
      status: 409,
      body: { code: 'coupon_refused', reason: 'expired', total: discounted(0) },
    })
    expect((await buy(discounted(0))).body).toMatchObject({ discount: '0.00' })
  })

  it('is made once for each buyer who may use it once, however the address is written', async () => {
    const { code } = await newCoupon({ maxUsesPerBuyer: 1 })
    await shopper.fillCart([{ product }])
    await enter(code)
    expect((await buy(discounted(tenPercent()))).status).toBe(201)
    const again = checkoutClient(store)
    await again.fillCart([{ product }])
    await enter(code, again)
    const customer = { ...shopper.customer, email: shopper.email.toUpperCase() }
    const amount = discounted(tenPercent())
    for (const call of [again.payByCard, again.startWallet])
      expect(await call({ amount, customer })).toMatchObject({
        status: 409,
        body: { code: 'coupon_refused', reason: 'used_by_buyer' },
      })
    expect((await again.payByCard({ amount })).body).toMatchObject({ status: 'approved' })
  })

  it('is made once for each mailbox, whatever is added to its address', async () => {
    const { code } = await newCoupon({ maxUsesPerBuyer: 1 })
    const name = `ada${randomUUID().slice(0, 8)}`
    const amount = discounted(tenPercent())
    const pay = async (email: string) => {
      const buyer = checkoutClient(store)
      await buyer.fillCart([{ product }])
      await enter(code, buyer)
      const customer = { ...buyer.customer, email }
      const paid = await buyer.payByCard({ amount, customer })
      return paid.status === 200 ? paid.body.status : paid.body.reason
    }
    const typed = `${name}.b+first@Gmail.com`
    expect(await pay(typed)).toBe('approved')
    for (const email of [`${name}b@gmail.com`, `${name}.b+2@googlemail.com`])
      expect(await pay(email)).toBe('used_by_buyer')
    // Elsewhere a plus may be anybody's.
    expect(await pay(`${name}+1@example.com`)).toBe('approved')
    expect(await pay(`${name}+2@example.com`)).toBe('approved')
    const { rows } = await store.sql.query(
      `SELECT u."buyerEmail", u."buyerMailbox", p."customer"->>'email' AS "typed" FROM "CouponUse" u
       JOIN "Payment" p ON p."id" = u."paymentId" WHERE u."buyerMailbox" = $1`,
      [`${name}b@gmail.com`],
    )
    expect(rows).toEqual([
      { buyerEmail: typed.toLowerCase(), buyerMailbox: `${name}b@gmail.com`, typed },
    ])
    // Of a process that did not know of mailboxes yet.
    await store.sql.query(`UPDATE "CouponUse" SET "buyerMailbox" = NULL WHERE "buyerEmail" = $1`, [
      typed.toLowerCase(),
    ])
    expect(await pay(typed)).toBe('used_by_buyer')
  })
})

describe('the last use of a coupon', () => {
  it('is taken by one of 20 who pay by card at once; nothing is charged to the others', async () => {
    const { id, code } = await newCoupon({ maxUses: 1 })
    const amount = discounted(tenPercent())
    const buyers = Array.from({ length: 20 }, () => checkoutClient(store))
    for (const buyer of buyers) {
      await buyer.fillCart([{ product }])
      expect((await enter(code, buyer)).status).toBe(200)
    }
    const answers = await Promise.all(buyers.map((buyer) => buyer.payByCard({ amount })))
    const approved = answers.filter(({ status }) => status === 200)
    expect(approved).toHaveLength(1)
    for (const answer of answers)
      if (answer.status !== 200)
        expect(answer).toMatchObject({
          status: 409,
          body: { code: 'coupon_refused', reason: 'used_up' },
        })
    expect(await couponRow(id)).toMatchObject({ uses: 1 })
    const { rows } = await store.sql.query(
      'SELECT count(*)::int AS "payments" FROM "Payment" WHERE "sessionId" = ANY($1)',
      [buyers.map(({ session }) => session)],
    )
    expect(rows[0].payments).toBe(1)
  })

  it('is taken by one of 8 wallets that are captured at once', async () => {
    const { id, code } = await newCoupon({ maxUses: 1 })
    const amount = discounted(tenPercent())
    const started = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const buyer = checkoutClient(store)
        await buyer.fillCart([{ product }])
        await enter(code, buyer)
        return { buyer, start: await buyer.startWallet({ amount }) }
      }),
    )
    for (const { start } of started) expect(start.status).toBe(201)
    const captures = await Promise.all(
      started.map(({ buyer, start }) => buyer.capture(start.body.id, { amount })),
    )
    expect(captures.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of captures)
      if (status !== 200) expect(body).toMatchObject({ code: 'coupon_refused', reason: 'used_up' })
    expect(await couponRow(id)).toMatchObject({ uses: 1 })
    for (const [place, { status }] of captures.entries())
      if (status !== 200)
        expect(await reservedFor(store, started[place]?.buyer.session ?? '')).toBe(0)
  })

  it('is given back by a card that is declined', async () => {
    const { id, code } = await newCoupon({ maxUses: 1 })
    await shopper.fillCart([{ product }])
    await enter(code)
    const amount = discounted(tenPercent())
    const declined = await shopper.payByCard({ amount, cardNumber: DECLINED_CARD })
    expect(declined.body).toMatchObject({ status: 'declined' })
    expect(await couponRow(id)).toMatchObject({ uses: 0 })
    expect((await buy(amount)).status).toBe(201)
    expect(await couponRow(id)).toMatchObject({ uses: 1 })
  })

  it('never keeps a captured payment from becoming an order', async () => {
    const { id, code } = await newCoupon({ maxUses: 1 })
    const cart = await shopper.fillCart([{ product }])
    await enter(code)
    const amount = discounted(tenPercent())
    const paid = await shopper.payByCard({ amount })
    // As if the use had been given back, and taken by somebody else.
    await store.sql.query('DELETE FROM "CouponUse" WHERE "couponId" = $1', [id])
    const body = shopper.orderBody(cart, paid.body.transactionId, 'card')
    expect(await shopper.postOrder({ ...body, totalAmount: amount })).toMatchObject({
      status: 201,
      body: { totalAmount: amount, couponCode: code },
    })
    expect(await couponRow(id)).toMatchObject({ uses: 2 })
  })
})

describe('a refund of an order with a coupon', () => {
  it('gives back what was paid for each licence, and in all what was paid', async () => {
    const other = freshProduct()
    const { code } = await newCoupon({ productIds: [product.id], percent: 50 })
    await shopper.fillCart([{ product, quantity: 2 }, { product: other }])
    await enter(code)
    const off = priceOf(product)
    const { totalCents } = totalsOf(
      [
        { priceCents: priceOf(product), quantity: 2 },
        { priceCents: priceOf(other), quantity: 1 },
      ],
      'USD',
      undefined,
      off,
    )
    const placed = await buy(toDecimal(totalCents))
    expect(placed.status).toBe(201)
    const { orderNumber } = placed.body
    await firstMailTo(store, shopper.email)
    await settleCards(store)
    const { items } = await detailsOf(admin, orderNumber)
    expect(items.map(({ discount }) => discount)).toEqual([toDecimal(off), '0.00'])
    const give = (item: number, quantity: number) =>
      admin.post(`/api/admin/orders/${orderNumber}/refund`, {
        refundId: randomUUID(),
        reason: 'Test',
        items: [{ itemId: items[item]?.id, quantity }],
      })
    const first = await give(0, 1)
    const half = Math.round(priceOf(product) / 2)
    expect(first.status).toBe(200)
    expect(Math.abs(toCents(first.body.amount) - half * 1.08)).toBeLessThanOrEqual(2)
    const rest = [await give(0, 1), await give(1, 1)]
    const given = [first, ...rest].reduce((sum, { body }) => sum + toCents(body.amount), 0)
    expect(given).toBe(totalCents)
    expect((await detailsOf(admin, orderNumber)).orderStatus).toBe('refunded')
  })
})
