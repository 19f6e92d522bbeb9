import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
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
        const captured = await buyer.capture(start.body.id)
        if (captured.status !== 200) return { refused: captured }
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
      `SELECT count(*) FILTER (WHERE "status" = 'captured') AS captured, count(*) FILTER (WHERE "status" NOT IN ('captured', 'created')) AS other
       FROM "Payment" WHERE "sessionId" = ANY($1)`,
      [buyers.map(({ session }) => session)],
    )
    expect(rows[0]).toEqual({ captured: '5', other: '0' })
  })

  it('needs a key for each unit', async () => {
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

  it('takes no money by a capture that comes when the last key is sold', async () => {
    const product = freshProduct()
    await leaveKeys(store, product.id, 1)
    await shopper.fillCart([{ product }])
    const late = await shopper.startWallet()
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
    // The keys disappear between payment and order.
    const { rows: taken } = await store.sql.query(
      `DELETE FROM "ProductKey" WHERE "productId" = $1 RETURNING "valueEncrypted", "valueHash"`,
      [product.id],
    )
    const placed = await shopper.postOrder(shopper.orderBody(cart, paid.body.transactionId, 'card'))
    expect(placed).toMatchObject({ status: 201, body: { orderStatus: 'processing' } })
    expect((await firstMailTo(store, shopper.email)).text).toContain('separate e-mail')
    const subject = `Order ${placed.body.orderNumber} waits for licence keys`
    await eventually(async () =>
      (await mailsTo(store, 'owner@softhaven.example')).some((mail) => mail.subject === subject),
    )

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
      async () => (await orderRow(store, placed.body.orderNumber)).orderStatus === 'completed',
    )
  })

  it('a waiting order gets a key that was kept for a payment whose time is over', async () => {
    const product = freshProduct()
    const cart = await shopper.fillCart([{ product }])
    const paid = await shopper.payByCard()
    const { rows: taken } = await store.sql.query(
      `DELETE FROM "ProductKey" WHERE "productId" = $1 RETURNING "valueEncrypted", "valueHash"`,
      [product.id],
    )
    const placed = await shopper.postOrder(shopper.orderBody(cart, paid.body.transactionId, 'card'))
    const late = checkoutClient(store)
    await late.fillCart([{ product: freshProduct() }])
    await late.startWallet()
    await store.sql.query(
      `INSERT INTO "ProductKey" ("productId", "valueEncrypted", "valueHash", "status", "paymentId", "reservedUntil")
       SELECT $1, $2, $3, 'reserved', "id", now() - interval '1 minute' FROM "Payment" WHERE "sessionId" = $4`,
      [product.id, taken[0].valueEncrypted, taken[0].valueHash, late.session],
    )
    await store.sql.query(`SELECT graphile_worker.add_job('deliver_waiting')`)
    await eventually(
      async () => (await orderRow(store, placed.body.orderNumber)).orderStatus === 'completed',
    )
  })
})
