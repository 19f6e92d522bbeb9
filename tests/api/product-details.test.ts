import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { adminClient } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
})
afterAll(() => store.stop())

const mark = randomUUID().slice(0, 8)

const add = (fields: object) =>
  admin.post('/api/admin/products', {
    name: `Detailed ${randomUUID()}`,
    description: 'As it is.',
    price: '50.00',
    categoryId: 14,
    ...fields,
  })
const change = (id: number, body: object) =>
  admin.call(`/api/admin/products/${id}`, { method: 'PATCH', body })

it('a product has numbers that are its own, by which it is found', async () => {
  const sku = `Sku-${mark}`
  const made = await add({ sku: ` ${sku} `, gtin: '4 006381 333931', mpn: 'M-1' })
  expect(made).toMatchObject({ status: 201, body: { sku, gtin: '4006381333931', mpn: 'M-1' } })
  const { id, name, slug } = made.body
  const other = await add({})
  expect(other.body).toMatchObject({ sku: null, gtin: null, mpn: null })
  const taken = {
    status: 409,
    body: {
      issues: [
        {
          path: 'sku',
          message: expect.stringContaining(name),
        },
      ],
    },
  }
  expect(await add({ sku: sku.toUpperCase() })).toMatchObject(taken)
  expect(await change(other.body.id, { sku })).toMatchObject(taken)
  expect(await change(id, { sku: sku.toUpperCase() })).toMatchObject({ status: 200 })
  expect(await change(id, { gtin: '4006381333932' })).toMatchObject({
    status: 400,
    body: { issues: [expect.objectContaining({ path: 'gtin' })] },
  })

  const found = await admin.call(`/api/admin/products?search=${sku.toLowerCase()}`)
  expect(found.body).toMatchObject([{ id }])
  const byGtin = await admin.call('/api/admin/products?search=4006381333931')
  expect(byGtin.body).toEqual(expect.arrayContaining([expect.objectContaining({ id })]))
  const listed = await fetch(`${store.url}/api/products/${slug}`)
  expect(await listed.json()).toMatchObject({ gtin: '4006381333931', mpn: 'M-1' })

  const copy = await admin.post(`/api/admin/products/${id}/duplicate`)
  expect(copy).toMatchObject({ status: 201, body: { sku: null, gtin: null, mpn: 'M-1' } })

  const freed = await change(id, { sku: '' })
  expect(freed).toMatchObject({ status: 200, body: { sku: null } })
  expect(await change(other.body.id, { sku })).toMatchObject({ status: 200 })
  expect(
    await admin.post('/api/admin/undo', { entityType: 'product', entityId: String(id) }),
  ).toMatchObject({ status: 409 })
})

it('its page says what the owner wrote for it, and shows first what the owner chose', async () => {
  const shown = await add({})
  const hidden = await add({ isHidden: true })
  const made = await add({
    seoTitle: `Best of ${mark}`,
    seoDescription: `All about ${mark}`,
    notice: `Needs an account of ${mark}`,
    relatedProductIds: [hidden.body.id, shown.body.id],
  })
  expect(made.status).toBe(201)
  const { id, slug } = made.body
  expect(made.body.relatedProducts.map((each: { id: number }) => each.id)).toEqual([
    hidden.body.id,
    shown.body.id,
  ])
  const html = await eventually(async () => {
    const answer = await fetch(`${store.url}/products/${slug}`)
    return answer.status === 200 && (await answer.text())
  })
  expect(html).toContain(`<title>Best of ${mark}</title>`)
  for (const said of [`All about ${mark}`, `Needs an account of ${mark}`, shown.body.name])
    expect(html).toContain(said)
  expect(html).not.toContain(hidden.body.name)

  for (const relatedProductIds of [[id], [2_000_000_000], [1, 2, 3, 4, 5, 6, 7, 8, 9]])
    expect(await change(id, { relatedProductIds })).toMatchObject({
      status: 400,
      body: { issues: [expect.objectContaining({ path: 'relatedProductIds' })] },
    })
})
