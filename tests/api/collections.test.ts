import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
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

async function newProduct(fields: object): Promise<number> {
  const made = await admin.post('/api/admin/products', {
    name: `Collected ${randomUUID()}`,
    description: 'As it is.',
    price: '50.00',
    categoryId: 14,
    ...fields,
  })
  expect(made.status).toBe(201)
  return made.body.id
}

async function idsOf(query: string): Promise<number[]> {
  const answer = await fetch(`${store.url}/api/products?${query}`)
  expect(answer.status).toBe(200)
  const products: Product[] = JSON.parse(await answer.text())
  return products.map(({ id }) => id)
}

const page = async (path: string) => {
  const answer = await fetch(store.url + path)
  return { status: answer.status, html: await answer.text() }
}

/** The path that an address leads to for good. */
const leadsTo = async (path: string) => {
  const { status, headers } = await fetch(store.url + path, { redirect: 'manual' })
  return status === 308 ? headers.get('location')?.replace(store.url, '') : null
}

const put = (id: number, body: object) =>
  admin.call(`/api/admin/collections/${id}`, { method: 'PUT', body })

it('a collection by hand has its own order, is seen where it is visible, and can be had back', async () => {
  const [first, second, third] = [
    await newProduct({ price: '10.00' }),
    await newProduct({ price: '30.00' }),
    await newProduct({ price: '20.00', isHidden: true }),
  ]
  const slug = `by-hand-${mark}`
  const input = {
    name: 'By hand',
    slug,
    texts: { en: 'Picked with care.', de: 'Mit Bedacht gewählt.' },
    kind: 'hand',
    productIds: [second, third, first],
    sort: 'chosen',
    seoTitle: 'Our picks',
  }
  const made = await admin.post('/api/admin/collections', input)
  expect(made).toMatchObject({ status: 201, body: { isVisible: false, productCount: 2 } })
  const { id, updatedAt } = made.body
  expect(await admin.post('/api/admin/collections', input)).toMatchObject({
    status: 409,
    body: { issues: [expect.objectContaining({ path: 'slug' })] },
  })
  expect(
    await admin.post('/api/admin/collections', {
      ...input,
      slug: `${slug}-2`,
      productIds: [2_000_000_000],
    }),
  ).toMatchObject({
    status: 400,
    body: { issues: [expect.objectContaining({ path: 'productIds' })] },
  })
  expect((await page(`/collection/${slug}`)).status).toBe(404)
  expect(await idsOf(`collection=${slug}`)).toEqual([])

  const shownInput = { ...input, isVisible: true, isOnHome: true }
  const shown = await put(id, { ...shownInput, expectedUpdatedAt: updatedAt })
  expect(shown.status).toBe(200)
  expect(await put(id, { ...input, expectedUpdatedAt: '2020-01-01T00:00:00.000Z' })).toMatchObject({
    status: 409,
  })
  await eventually(async () => (await page(`/collection/${slug}`)).status === 200)
  const { html } = await page(`/collection/${slug}`)
  for (const said of ['Picked with care.', 'Our picks', 'BreadcrumbList', 'ItemList'])
    expect(html).toContain(said)
  expect((await page(`/de/collection/${slug}`)).html).toContain('Mit Bedacht gewählt.')
  await eventually(async () => (await page('/collections')).html.includes(`/collection/${slug}`))
  await eventually(async () => (await page('/sitemap.xml')).html.includes(`/collection/${slug}`))

  await eventually(async () => (await page('/')).html.includes(`/collection/${slug}`))

  expect(await idsOf(`collection=${slug}`)).toEqual([second, first])
  expect(await idsOf(`collection=${slug}&sort=price-low`)).toEqual([first, second])
  const answer = await fetch(`${store.url}/api/products?collection=${slug}&limit=1`)
  const next = answer.headers.get('x-next-cursor') ?? ''
  expect(await idsOf(`collection=${slug}&limit=1&after=${encodeURIComponent(next)}`)).toEqual([
    first,
  ])

  const moved = await put(id, {
    ...shownInput,
    slug: `${slug}-moved`,
    expectedUpdatedAt: shown.body.updatedAt,
  })
  expect(moved.status).toBe(200)
  await eventually(
    async () => (await leadsTo(`/collection/${slug}`)) === `/collection/${slug}-moved`,
  )
  const back = await put(id, { ...shownInput, expectedUpdatedAt: moved.body.updatedAt })
  expect(back.status).toBe(200)
  await eventually(async () => (await page(`/collection/${slug}`)).status === 200)

  const remove = await admin.call(`/api/admin/collections/${id}`, { method: 'DELETE' })
  expect(remove.status).toBe(204)
  await eventually(async () => (await page(`/collection/${slug}`)).status === 404)
  const undone = await admin.post('/api/admin/undo', {
    entityType: 'collection',
    entityId: String(id),
  })
  expect(undone).toMatchObject({ status: 200, body: { undone: 1 } })
  await eventually(async () => (await page(`/collection/${slug}`)).status === 200)
})

it('a collection by rules has what keeps to all of them, as soon as it does', async () => {
  const tag = `tag ${mark}`
  const publisher = `Publisher ${mark}`
  const fields = { publisher, platforms: ['windows'], tags: [` Tag  ${mark.toUpperCase()} `] }
  const fitting = await newProduct({ ...fields, originalPrice: '80.00' })
  const dear = await newProduct({ ...fields, originalPrice: '800.00', price: '500.00' })
  const untagged = await newProduct({ ...fields, tags: [], originalPrice: '80.00' })
  const regular = await newProduct(fields)
  const rules = {
    publishers: [publisher],
    platforms: ['windows', 'macos'],
    categoryIds: [14],
    tags: [tag.toUpperCase()],
    priceFrom: '10',
    priceTo: '100.00',
    inStock: true,
    onSale: true,
    newWithinDays: 2,
  }
  const slug = `by-rules-${mark}`
  const input = { name: 'By rules', slug, kind: 'rules', isVisible: true, rules }
  const refuse = (body: object) => admin.post('/api/admin/collections', { ...input, ...body })
  expect((await refuse({ rules: {} })).status).toBe(400)
  expect((await refuse({ sort: 'chosen' })).status).toBe(400)
  expect((await refuse({ rules: { ...rules, priceTo: '5' } })).body.issues).toEqual([
    expect.objectContaining({ path: 'rules.priceTo' }),
  ])
  expect((await refuse({ rules: { ...rules, categoryIds: [999_999] } })).body.issues).toEqual([
    expect.objectContaining({ path: 'rules.categoryIds' }),
  ])
  const made = await refuse({})
  expect(made).toMatchObject({ status: 201, body: { productCount: 1, products: [] } })
  expect(await idsOf(`collection=${slug}`)).toEqual([fitting])

  const change = (id: number, body: object) =>
    admin.call(`/api/admin/products/${id}`, { method: 'PATCH', body })
  expect((await change(untagged, { tags: [tag] })).body.tags).toEqual([tag])
  expect((await change(dear, { price: '90.00' })).status).toBe(200)
  await eventually(async () => (await idsOf(`collection=${slug}&sort=newest`)).length === 3)
  expect(await idsOf(`collection=${slug}&sort=newest`)).toEqual([untagged, dear, fitting])
  expect(await idsOf(`collection=${slug}`)).not.toContain(regular)
  // The store's search and that of the back office find tags.
  expect(await idsOf(`search=${encodeURIComponent(`${mark} tag`)}`)).toEqual(
    expect.arrayContaining([fitting, untagged]),
  )
  const listed = await admin.call(`/api/admin/products?search=${encodeURIComponent(tag)}`)
  expect(listed.body.map(({ id }: Product) => id)).toContain(regular)
  const filters = await fetch(`${store.url}/api/product-filters?collection=${slug}`)
  expect((await filters.json()).publisher).toEqual([{ value: publisher, count: 3 }])
})

it('a product is listed, counted and exported in further categories, and belongs to one', async () => {
  const category = async (name: string) => {
    const made = await admin.post('/api/admin/categories', { name: `${name} ${mark}` })
    expect(made.status).toBe(201)
    return made.body
  }
  const [own, further, gone] = [
    await category('Own'),
    await category('Further'),
    await category('Gone'),
  ]
  const fields = { categoryId: own.id, furtherCategoryIds: [further.id, gone.id] }
  const id = await newProduct({ ...fields, tags: ['One, Two'] })
  expect(await idsOf(`category=${own.slug}`)).toEqual([id])
  expect(await idsOf(`category=${further.slug}`)).toEqual([id])
  const shown = (await admin.call(`/api/products/by-id/${id}`)).body
  expect(shown.categoryId).toBe(own.id)
  const values = await fetch(`${store.url}/api/product-filters?category=${further.slug}`)
  expect((await values.json()).price).toEqual([expect.objectContaining({ count: 1 })])
  expect(await admin.call(`/api/admin/products/${id}`)).toMatchObject({
    body: { tags: ['one', 'two'], furtherCategoryIds: [further.id, gone.id] },
  })
  const patch = (body: object) => admin.call(`/api/admin/products/${id}`, { method: 'PATCH', body })
  expect((await patch({ furtherCategoryIds: [999_999] })).body.issues).toEqual([
    expect.objectContaining({ path: 'furtherCategoryIds' }),
  ])
  expect((await patch({ tags: Array.from({ length: 31 }, (_, at) => `t${at}`) })).status).toBe(400)

  const exported = await fetch(`${store.url}/api/admin/products/export?category=${own.id}`, {
    headers: { 'x-session-token': admin.token },
  })
  const table = await exported.text()
  expect(table).toContain(`${further.slug}\n${gone.slug}`)
  expect(table).toContain('one\ntwo')

  const path = `/api/admin/categories/${gone.id}`
  expect((await admin.call(path, { method: 'DELETE' })).status).toBe(204)
  expect((await admin.call(`/api/admin/products/${id}`)).body.furtherCategoryIds).toEqual([
    further.id,
  ])
  expect((await patch({ furtherCategoryIds: [] })).status).toBe(200)
  await eventually(async () => (await idsOf(`category=${further.slug}`)).length === 0)
  expect(await idsOf(`category=${own.slug}`)).toEqual([id])
})

it('only those who may change the catalogue change collections', async () => {
  const nobody = await fetch(`${store.url}/api/admin/collections`)
  expect(nobody.status).toBe(401)
  const support = await clientOfRole(store, 'support')
  expect((await support.post('/api/admin/collections', { name: 'Mine' })).status).toBe(403)
})
