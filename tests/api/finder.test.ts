import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { type Found, foundSchema } from '@/lib/overview/finder/contracts'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { orderRow, productDispenser } from '@/tests/setup/checkout-client'
import { deliveredOrder, detailsOf } from '@/tests/setup/order-client'
import { startStore, type TestStore } from '@/tests/setup/store'

const PATH = '/api/admin/search'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let order: { number: string; email: string; product: Product }

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  const product = (await productDispenser(store))()
  order = { ...(await deliveredOrder(store, [{ product }], 'card')), product }
  await store.sql.query(
    `UPDATE "Order" SET "customerName" = 'Ada Ström' WHERE "orderNumber" = $1`,
    [order.number],
  )
})
afterAll(() => store.stop())

async function found(q: string, client = admin): Promise<Found> {
  const { status, body } = await client.post(PATH, { q })
  expect(status).toBe(200)
  return foundSchema.parse(body)
}
const numbers = ({ orders }: Found) => orders.map(({ orderNumber }) => orderNumber)

const lookUps = async () =>
  (
    await store.sql.query(
      `SELECT "username", "entityId", "after"::text AS "after" FROM "AuditEntry" WHERE "action" = 'product_key.look_up' ORDER BY "id"`,
    )
  ).rows

describe('POST /api/admin/search', () => {
  it('finds an order by its number, its buyer, and what its provider calls it', async () => {
    const { payment } = await detailsOf(admin, order.number)
    const { paymentId } = await orderRow(store, order.number)
    for (const q of [
      order.number,
      order.number.toLowerCase(),
      order.number.slice(-5),
      order.email,
      order.email.slice(0, 12),
      order.email.slice(6, 18),
      'ada str',
      'STRÖM',
      `  ${order.number} `,
      payment.providerTransactionId ?? '',
      paymentId,
    ])
      expect(numbers(await found(q))).toContain(order.number)
    expect(numbers(await found('no such order'))).toEqual([])
  })

  it('finds the same orders as the list of orders', async () => {
    for (const q of [order.number.slice(-5), 'ström', order.email]) {
      const { body } = await admin.call(`/api/admin/orders?search=${encodeURIComponent(q)}`)
      expect(numbers(await found(q)).sort()).toEqual(
        body.map(({ orderNumber }: { orderNumber: string }) => orderNumber).sort(),
      )
    }
  })

  it('finds buyers by the beginning of their address, each once', async () => {
    const { rows } = await store.sql.query('SELECT "id" FROM "CustomerRecord" WHERE "email" = $1', [
      order.email.toLowerCase(),
    ])
    expect((await found(order.email.slice(0, 10).toUpperCase())).buyers).toEqual([
      { email: order.email, orders: 1, customerId: rows[0].id, leader: null },
    ])
    expect((await found('buyer.example')).buyers).toEqual([])
  })

  it('finds products and articles, also what the store hides', async () => {
    const { name, id } = order.product
    expect((await found(name)).products[0]).toMatchObject({ id, isHidden: false })
    await store.sql.query(`UPDATE "Product" SET "isHidden" = true WHERE "id" = $1`, [id])
    expect((await found(name)).products).toContainEqual({ id, name, isHidden: true })
    await store.sql.query(`UPDATE "Product" SET "isHidden" = false WHERE "id" = $1`, [id])

    const { rows } = await store.sql.query(`SELECT "id", "title" FROM "Article" ORDER BY 1 LIMIT 1`)
    await store.sql.query(`UPDATE "Article" SET "isPublished" = false WHERE "id" = $1`, [
      rows[0].id,
    ])
    const title: string = rows[0].title
    expect((await found(title.slice(3, 20))).articles).toContainEqual({
      ...rows[0],
      isPublished: false,
    })
  })

  it('says what a whole key belongs to, however it is typed, without it, and records that', async () => {
    const key = 'QXZVW-22222-33333-44444-55555'
    const productId = order.product.id
    const { body } = await admin.post('/api/admin/product-keys', {
      productId,
      keyValue: key,
      keyType: 'license',
    })
    const moderator = await clientOfRole(store, 'moderator')
    const answer = await moderator.post(PATH, { q: ` ${key} ` })
    expect(foundSchema.parse(answer.body).keys).toEqual([
      {
        id: body.id,
        productId,
        productName: order.product.name,
        status: 'available',
        orderNumber: null,
      },
    ])
    expect(JSON.stringify(answer.body)).not.toContain('QXZVW')
    const recorded = await lookUps()
    expect(recorded).toHaveLength(1)
    expect(recorded[0]).toMatchObject({ entityId: String(productId) })
    expect(recorded[0].after).not.toContain('QXZVW')

    for (const q of [key.slice(0, -1), '%', `${key.slice(0, -1)}_`])
      expect((await found(q)).keys).toEqual([])
    expect(await lookUps()).toHaveLength(1)
    const typed = [
      key.toLowerCase(),
      key.replaceAll('-', ''),
      key.replaceAll('-', ' '),
      key.replaceAll('-', '\u2212'),
      key.replaceAll('2', '\uFF12'),
      key.replaceAll('-', '\u200B-'),
    ]
    for (const q of typed) expect((await found(q)).keys).toMatchObject([{ id: body.id }])
    expect(await lookUps()).toHaveLength(1 + typed.length)
  })

  it('names the order of a key that was sold', async () => {
    const { body: keys } = await admin.call(
      `/api/admin/product-keys?productId=${order.product.id}&status=used&reveal=1`,
    )
    const sold = keys.find((row: { orderNumber: string }) => row.orderNumber === order.number)
    expect((await found(sold.keyValue)).keys).toMatchObject([
      { orderNumber: order.number, status: 'used' },
    ])
  })

  it('takes every text for what it is', async () => {
    for (const q of [
      '%',
      '_',
      '%%%',
      '___',
      '\\',
      "'",
      '"; --',
      'a%b',
      '\u202eabc',
      'שלום',
      'ß',
      '🙂🙂',
    ])
      expect(numbers(await found(q))).toEqual([])
    expect(await found('')).toEqual({
      keys: [],
      orders: [],
      buyers: [],
      products: [],
      articles: [],
    })
    expect((await admin.post(PATH, { q: 'a'.repeat(500) })).status).toBe(200)
    for (const q of [
      'a'.repeat(20_001),
      'a'.repeat(30_000),
      'a\nb',
      'a\0b',
      7,
      null,
      ['a'],
      undefined,
    ])
      expect((await admin.post(PATH, { q })).status).toBe(400)
  })

  it('is for those who work in the store', async () => {
    const moderator = await clientOfRole(store, 'moderator')
    expect(numbers(await found(order.number, moderator))).toEqual([order.number])
    const { status } = await apiClient(store.url).call(PATH, { method: 'POST', body: { q: 'ada' } })
    expect(status).toBe(401)
  })
})
