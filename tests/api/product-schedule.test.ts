import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DAY_MS } from '@/lib/core/time'
import { adminClient } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import { finishJob } from '@/tests/setup/jobs'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
})
afterAll(() => store.stop())

const PATH = '/api/admin/products'

async function add(fields: object = {}) {
  const made = await admin.post(PATH, {
    name: `Planned ${randomUUID()}`,
    description: 'As it is.',
    price: '50.00',
    categoryId: 14,
    delivery: 'manual',
    ...fields,
  })
  expect(made.status).toBe(201)
  return made.body
}
const change = (id: number, body: object) => admin.call(`${PATH}/${id}`, { method: 'PATCH', body })
const read = async (id: number) => (await admin.call(`${PATH}/${id}`)).body
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

describe('a hidden product with a time to go on sale', () => {
  it('is shown then, once, by the server, and on its page', async () => {
    const publishAt = inDays(1)
    const { id, slug, name } = await add({ isHidden: true, publishAt })
    expect(await read(id)).toMatchObject({ isHidden: true, publishAt })
    const listed = async (scheduled: boolean) =>
      (await admin.call(`${PATH}?scheduled=${scheduled}&search=${slug}`)).body.length
    expect([await listed(true), await listed(false)]).toEqual([1, 0])
    await finishJob(store, 'publish_due_products')
    expect(await read(id)).toMatchObject({ isHidden: true, publishAt })

    await store.sql.query(
      `UPDATE "Product" SET "publishAt" = "publishAt" - interval '2 days' WHERE "id" = $1`,
      [id],
    )
    await finishJob(store, 'publish_due_products', {}, 2)
    expect(await read(id)).toMatchObject({ isHidden: false, publishAt: null })
    await eventually(async () => {
      const page = await fetch(`${store.url}/products/${slug}`)
      return page.status === 200 && (await page.text()).includes(name)
    })
    const { rows } = await store.sql.query(
      `SELECT "action", "username" FROM "AuditEntry"
       WHERE "entityType" = 'product' AND "entityId" = $1 ORDER BY "id"`,
      [String(id)],
    )
    expect(rows.map(({ action, username }) => [action, username])).toEqual([
      ['product.create', expect.any(String)],
      ['product.publish', '(server)'],
    ])
  })

  it('has none any more once it is shown by hand, by one or with others, or removed', async () => {
    const publishAt = inDays(1)
    const [byForm, byBulk, removed] = await Promise.all([
      add({ isHidden: true, publishAt }),
      add({ isHidden: true, publishAt }),
      add({ isHidden: true, publishAt, delivery: 'keys' }),
    ])
    expect((await change(byForm.id, { isHidden: false })).body.publishAt).toBeNull()
    const action = { kind: 'visibility', isHidden: false }
    const bulk = await admin.post(`${PATH}/bulk`, { select: { ids: [byBulk.id] }, action })
    expect(bulk.status).toBe(200)
    expect(await read(byBulk.id)).toMatchObject({ isHidden: false, publishAt: null })
    await admin.call(`${PATH}/${removed.id}`, { method: 'DELETE' })
    expect(await read(removed.id)).toMatchObject({ isHidden: true, publishAt: null })
  })

  it('takes a time that is to come, and only while it is hidden', async () => {
    const { id } = await add()
    const issuesOf = async (body: object) => (await change(id, body)).body.issues
    expect(await issuesOf({ publishAt: inDays(1) })).toEqual([
      expect.objectContaining({
        path: 'publishAt',
        message: 'Only a hidden product can go on sale later',
      }),
    ])
    for (const publishAt of [inDays(-1), inDays(800), 'tomorrow'])
      expect(await issuesOf({ isHidden: true, publishAt })).toEqual([
        expect.objectContaining({ path: 'publishAt' }),
      ])
  })
})

describe('the options of a family', () => {
  const changeAll = (products: object[]) =>
    admin.call(`${PATH}/options`, { method: 'PATCH', body: { products } })

  it('are changed together or not at all, each with its entry in the trail, and undone together', async () => {
    const family = `family-${randomUUID().slice(0, 8)}`
    const one = await add({ family, devices: 1 })
    const two = await add({ family, devices: 5, isHidden: true })
    const both = (expected: string) => [
      { id: two.id, expectedUpdatedAt: expected, isHidden: false },
      { id: one.id, expectedUpdatedAt: one.updatedAt, price: '25', originalPrice: '30' },
    ]
    const outdated = await changeAll(both('2026-01-01T00:00:00.000Z'))
    expect(outdated).toMatchObject({
      status: 409,
      body: {
        message: expect.stringContaining(two.name),
        issues: [expect.objectContaining({ path: 'products.0' })],
      },
    })
    expect(await read(one.id)).toMatchObject({ price: '50.00', originalPrice: null })

    const saved = await changeAll(both(two.updatedAt))
    expect([saved.status, saved.body]).toEqual([200, { changed: [one.id, two.id] }])
    expect(await read(one.id)).toMatchObject({ price: '25.00', originalPrice: '30.00' })
    expect(await read(two.id)).toMatchObject({ isHidden: false })
    const { rows } = await store.sql.query(
      `SELECT "changeId" FROM "AuditEntry"
       WHERE "action" = 'product.update' AND "entityId" = ANY($1)`,
      [[String(one.id), String(two.id)]],
    )
    expect(rows).toHaveLength(2)
    expect(new Set(rows.map(({ changeId }) => changeId)).size).toBe(1)

    const undo = { entityType: 'product', entityId: String(one.id) }
    expect((await admin.post('/api/admin/undo', undo)).body).toMatchObject({ undone: 2, kept: 0 })
    expect(await read(one.id)).toMatchObject({ price: '50.00', originalPrice: null })
    expect(await read(two.id)).toMatchObject({ isHidden: true })
  })

  it('name the field that is refused', async () => {
    const { id, updatedAt } = await add()
    const refused = await changeAll([{ id, expectedUpdatedAt: updatedAt, price: 'much' }])
    expect(refused.status).toBe(400)
    expect(refused.body.issues[0].path).toBe('products.0.price')
    const twice = { id, expectedUpdatedAt: updatedAt, isHidden: true }
    expect((await changeAll([twice, twice])).body.issues[0].path).toBe('products')
  })
})

describe('the preview of a product', () => {
  const preview = (fields: object) => admin.post(`${PATH}/preview`, fields)
  const pageOf = async (path: string) => (await fetch(`${store.url}${path}`)).text()

  it('shows it as it stands in the form, and leaves it as it is', async () => {
    const { id, slug, name } = await add({ isHidden: true })
    const story = '<h1>All of it</h1><script>alert(1)</script>'
    const fields = { name: `Drafted ${name}`, description: 'D', price: '77.00', categoryId: 14 }
    const made = await preview({ ...fields, story, slug, productId: id })
    expect(made.status).toBe(201)
    const html = await pageOf(made.body.path)
    for (const shown of [`Drafted ${name}`, '77', 'All of it', 'noindex'])
      expect(html).toContain(shown)
    expect(html).not.toContain('alert(1)')
    expect(await read(id)).toMatchObject({ name, price: '50.00', story: '' })
    expect((await fetch(`${store.url}/products/${slug}`)).status).toBe(404)
  })

  it('shows one that is not saved yet, and says what is missing', async () => {
    const name = `New ${randomUUID()}`
    const fields = { name, description: 'D', price: '5.00', categoryId: 14 }
    expect(await pageOf((await preview(fields)).body.path)).toContain(name)
    expect((await admin.call(`${PATH}?search=${name}`)).body).toEqual([])
    const refused = await preview({ ...fields, price: 'much', image: 'data:image/png;base64,AA==' })
    expect(refused.status).toBe(400)
    expect(refused.body.issues[0].path).toBe('price')
    expect(await pageOf('/preview/product/00000000-0000-4000-8000-000000000000')).toContain(
      'This preview has ended',
    )
  })
})
