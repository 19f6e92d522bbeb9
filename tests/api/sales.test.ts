import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { DAY_MS } from '@/lib/core/time'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { apiClient, eventually } from '@/tests/setup/api-client'
import { checkoutClient } from '@/tests/setup/checkout-client'
import { finishJob } from '@/tests/setup/jobs'
import { startStore, type TestStore } from '@/tests/setup/store'

const SALES = '/api/admin/sales'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
})
afterAll(() => store.stop())

async function add(fields: object = {}): Promise<Product> {
  const { status, body } = await admin.post('/api/admin/products', {
    name: `On sale ${randomUUID()}`,
    description: 'Text',
    image: '/images/hero.webp',
    price: '100.00',
    ...fields,
  })
  expect(status).toBe(201)
  return body
}

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

const terms = (product: Product, more: object = {}) => ({
  name: 'Winter',
  scope: 'products',
  percent: 20,
  products: [{ id: product.id }],
  startsAt: inDays(1),
  endsAt: inDays(2),
  ...more,
})

async function plan(product: Product, more: object = {}): Promise<{ id: number }> {
  const answer = await admin.post(SALES, terms(product, more))
  expect(answer).toMatchObject({ status: 201, body: { standing: 'planned' } })
  return answer.body
}

/** As if the time of a sale had come; no job has heard of it yet. */
const begin = ({ id }: { id: number }) =>
  store.sql.query(
    `UPDATE "Sale" SET "startsAt" = now() - interval '1 second', "turnsAt" = now() WHERE "id" = $1`,
    [id],
  )
const end = ({ id }: { id: number }) =>
  store.sql.query(`UPDATE "Sale" SET "endsAt" = now(), "turnsAt" = now() WHERE "id" = $1`, [id])

const settle = () => finishJob(store, 'settle_sales')

const shown = async ({ slug }: Product): Promise<Product> =>
  (await apiClient(store.url).call(`/api/products/${slug}`)).body

const trail = async (entityType: string, id: number): Promise<string[]> => {
  const { rows } = await store.sql.query(
    `SELECT "action" FROM "AuditEntry" WHERE "entityType" = $1 AND "entityId" = $2 ORDER BY "id"`,
    [entityType, String(id)],
  )
  return rows.map(({ action }) => action)
}

describe('a planned sale', () => {
  it('asks for its price from its start to its end, and gives everything back', async () => {
    const product = await add({ originalPrice: '150.00', prices: { EUR: { price: '90.00' } } })
    const sale = await plan(product)
    await settle()
    expect(await shown(product)).toMatchObject({ price: '100.00', originalPrice: '150.00' })

    const shopper = checkoutClient(store)
    await shopper.fillCart([{ product }])
    await begin(sale)
    const [line] = (await shopper.call('/api/cart')).body
    expect(line.product).toMatchObject({ price: '80.00', originalPrice: '150.00' })
    await settle()
    const { endsAt } = (await admin.call(`${SALES}?limit=100`)).body.find(
      ({ id }: { id: number }) => id === sale.id,
    )
    expect(await shown(product)).toMatchObject({
      price: '80.00',
      prices: { EUR: { price: '72.00', originalPrice: '90.00' } },
      saleEndsAt: endsAt,
    })
    const page = await eventually(async () => {
      const text = await (await fetch(`${store.url}/products/${product.slug}`)).text()
      return text.includes(`"priceValidUntil":"${endsAt}"`) ? text : null
    })
    expect(page).toContain(`dateTime="${endsAt}"`)
    const bulk = {
      select: { ids: [product.id] },
      action: { kind: 'sale', off: null },
      dryRun: true,
    }
    expect((await admin.post('/api/admin/products/bulk', bulk)).body).toMatchObject({
      refused: 1,
      refusals: [{ text: { reason: 'sales.priceOfSale' } }],
    })

    const dearer = await shopper.total()
    await end(sale)
    expect(await shopper.payByCard({ amount: dearer })).toMatchObject({
      status: 409,
      body: { total: '108.00' },
    })
    await settle()
    const after = await shown(product)
    expect(after).toMatchObject({ price: '100.00', originalPrice: '150.00' })
    expect(after.prices).toEqual({ EUR: { price: '90.00', originalPrice: null } })
    expect(after.saleEndsAt).toBeUndefined()
    expect(await trail('sale', sale.id)).toEqual(
      expect.arrayContaining(['sale.create', 'sale.begin', 'sale.end']),
    )
    const { rows } = await store.sql.query(
      `SELECT "price"::text, "until" IS NULL AS "isNow" FROM "PublicPrice"
       WHERE "productId" = $1 AND "currency" = 'USD' ORDER BY "from"`,
      [product.id],
    )
    expect(rows).toEqual([
      { price: '100.00', isNow: false },
      { price: '80.00', isNow: false },
      { price: '100.00', isNow: true },
    ])
  })

  it('takes in what comes into its brand while it is on, and lets go what leaves', async () => {
    const publisher = `Brand ${randomUUID()}`
    const [early, late] = [await add({ publisher }), await add({ publisher: 'Another' })]
    const sale = await plan(early, { scope: 'brand', publisher, products: [] })
    await begin(sale)
    await settle()
    const publish = (product: Product, name: string) =>
      admin.call(`/api/admin/products/${product.id}`, {
        method: 'PATCH',
        body: { publisher: name },
      })
    await publish(late, publisher)
    await publish(early, 'Another')
    await finishJob(store, 'settle_moved_products')
    expect(await shown(late)).toMatchObject({ price: '80.00', originalPrice: '100.00' })
    expect(await shown(early)).toMatchObject({ price: '100.00', originalPrice: null })
    await end(sale)
    await settle()
    expect(await shown(late)).toMatchObject({ price: '100.00', originalPrice: null })
  })

  it('leaves a price alone that somebody changed meanwhile, and the trail says so', async () => {
    const product = await add()
    const sale = await plan(product)
    await begin(sale)
    await settle()
    const changed = await admin.call(`/api/admin/products/${product.id}`, {
      method: 'PATCH',
      body: { price: '95.00', originalPrice: null },
    })
    expect(changed.status).toBe(200)
    await end(sale)
    await settle()
    expect(await shown(product)).toMatchObject({ price: '95.00', originalPrice: null })
    expect(await trail('product', product.id)).toContain('product.keepPrice')
  })

  it('gives way to another that asks less, as long as that is on', async () => {
    const product = await add()
    const [less, more] = [
      await plan(product, { percent: 10, endsAt: null }),
      await plan(product, { percent: null, products: [{ id: product.id, price: '60' }] }),
    ]
    const preview = await admin.post(`${SALES}/preview`, {
      ...terms(product, { percent: 10 }),
      id: less.id,
    })
    expect(preview).toMatchObject({
      status: 200,
      body: { matched: 1, reduced: 1, from: '90.00', to: '90.00' },
    })
    expect(preview.body.overlaps).toEqual(
      expect.arrayContaining([{ id: more.id, name: 'Winter', products: 1 }]),
    )
    await begin(less)
    await begin(more)
    await settle()
    expect((await shown(product)).price).toBe('60.00')
    await end(more)
    await settle()
    expect((await shown(product)).price).toBe('90.00')
    expect((await admin.call(`${SALES}/${less.id}`, { method: 'DELETE' })).status).toBe(409)
    expect(await admin.post(`${SALES}/${less.id}/stop`)).toMatchObject({
      status: 200,
      body: { standing: 'stopped' },
    })
    await settle()
    expect(await shown(product)).toMatchObject({ price: '100.00', originalPrice: null })
    expect((await admin.call(`${SALES}/${less.id}`, { method: 'DELETE' })).status).toBe(204)
  })

  it('is planned by whoever may change the catalogue, within its bounds', async () => {
    const product = await add()
    const support = await clientOfRole(store, 'support')
    expect((await support.post(SALES, terms(product))).status).toBe(403)
    const refused = async (more: object) => (await admin.post(SALES, terms(product, more))).body
    expect(await refused({ endsAt: inDays(1) })).toMatchObject({ issues: [{ path: 'endsAt' }] })
    expect(await refused({ startsAt: inDays(-2), endsAt: inDays(-1) })).toMatchObject({
      issues: [{ path: 'endsAt' }],
    })
    expect(await refused({ percent: null })).toMatchObject({ issues: [{ path: 'products' }] })
    expect(await refused({ scope: 'category' })).toMatchObject({ issues: [{ path: 'categoryId' }] })
    expect(await refused({ percent: 100 })).toMatchObject({ issues: [{ path: 'percent' }] })
  })
})
