import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { AdminCategory } from '@/lib/catalog/category-contracts'
import { adminCategoriesSchema } from '@/lib/catalog/category-contracts'
import type { Category } from '@/lib/catalog/contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let shopper: ReturnType<typeof apiClient>

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  shopper = apiClient(store.url)
})
afterAll(() => store.stop())

const PATH = '/api/admin/categories'
const all = async (): Promise<AdminCategory[]> =>
  adminCategoriesSchema.parse((await admin.call(PATH)).body)
const change = (id: number, body: object) => admin.call(`${PATH}/${id}`, { method: 'PUT', body })
const remove = (id: number, query = '') => admin.call(`${PATH}/${id}${query}`, { method: 'DELETE' })
const pageStatus = async (path: string) => (await shopper.call(path)).status
const shownMains = async (): Promise<string[]> =>
  (await shopper.call('/api/categories/main')).body.map(({ slug }: Category) => slug)

let made = 0
async function create(fields: object = {}): Promise<AdminCategory> {
  const answer = await admin.post(PATH, { name: `Made category ${++made}`, ...fields })
  expect(answer.status).toBe(201)
  return answer.body
}

async function bySlug(slug: string): Promise<AdminCategory> {
  const found = (await all()).find((category) => category.slug === slug)
  if (!found) throw new Error(`No category ${slug}`)
  return found
}

describe('/api/admin/categories', () => {
  it('lists every main category with its subcategories behind it, counted', async () => {
    const categories = await all()
    const { rows } = await store.sql.query(
      `SELECT c."id", count(p."id")::int AS products FROM "Category" c
       LEFT JOIN "Product" p ON p."categoryId" = c."id" GROUP BY c."id"`,
    )
    expect(new Map(categories.map(({ id, productCount }) => [id, productCount]))).toEqual(
      new Map(rows.map(({ id, products }) => [id, products])),
    )
    for (const [index, { parentId }] of categories.entries()) {
      if (parentId === null) continue
      const before = categories[index - 1]
      expect(before && [before.id, before.parentId]).toContain(parentId)
    }
  })

  it('adds a category with what is left out filled in, on the storefront at once', async () => {
    const category = await create({ name: 'Büro & Games' })
    expect(category).toMatchObject({
      slug: 'buro-games',
      icon: 'Package',
      isActive: true,
      parentId: null,
      bannerImage: null,
      productCount: 0,
    })
    expect(await pageStatus('/category/buro-games')).toBe(200)
    expect((await shopper.call('/categories')).body).toContain('Büro &amp; Games')
    expect(await shownMains()).toContain('buro-games')
    const { rows } = await store.sql.query(
      `SELECT "action", "username", "after" FROM "AuditEntry" WHERE "entityType" = 'category' AND "entityId" = $1`,
      [String(category.id)],
    )
    expect(rows).toEqual([
      {
        action: 'category.create',
        username: 'admin',
        after: expect.objectContaining({ name: 'Büro & Games', slug: 'buro-games' }),
      },
    ])
  })

  it('refuses a slug that is taken, beside the field', async () => {
    const { slug } = await create()
    const again = await admin.post(PATH, { name: 'Other', slug })
    expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(again.body.issues[0].path).toBe('slug')
    const parallel = await Promise.all(
      Array.from({ length: 5 }, () => admin.post(PATH, { name: 'At the same moment' })),
    )
    expect(parallel.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
  })

  it.each([
    [{}, 'name'],
    [{ name: ' ' }, 'name'],
    [{ name: 'a\nb' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ name: 'A', slug: 'Not A Slug' }, 'slug'],
    [{ name: 'A', slug: '2024' }, 'slug'],
    [{ name: '日本' }, 'slug'],
    [{ name: 'A', icon: 'Skull' }, 'icon'],
    [{ name: 'A', isActive: 'yes' }, 'isActive'],
    [{ name: 'A', parentId: '1' }, 'parentId'],
    [{ name: 'A', parentId: 999_999 }, 'parentId'],
    [{ name: 'A', bannerImage: 'https://elsewhere.example/a.png' }, 'bannerImage'],
    [{ name: 'A', bannerImage: '/images/../secret.png' }, 'bannerImage'],
    [{ name: 'A', bannerImage: 'javascript:alert(1)' }, 'bannerImage'],
  ])('refuses %j and names the field', async (body, path) => {
    const answer = await admin.post(PATH, body)
    expect(answer.status).toBe(400)
    expect(answer.body.issues.map((issue: { path: string }) => issue.path)).toContain(path)
  })

  it('allows only two levels', async () => {
    const main = await create()
    const other = await create()
    const sub = await create({ parentId: main.id })
    for (const [id, parentId, text] of [
      [main.id, main.id, 'own parent'],
      [main.id, other.id, 'with subcategories'],
      [other.id, sub.id, 'main category'],
    ] as const) {
      const answer = await change(id, { parentId })
      expect(answer.status).toBe(400)
      expect(answer.body.issues[0]).toMatchObject({ path: 'parentId' })
      expect(answer.body.message).toContain(text)
    }
    const [a, b] = [await create(), await create()]
    const swapped = await Promise.all([
      change(a.id, { parentId: b.id }),
      change(b.id, { parentId: a.id }),
    ])
    expect(swapped.map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await change(sub.id, { parentId: null })).body).toMatchObject({ parentId: null })
  })

  it('changes only what is sent, and the page at the next request', async () => {
    const category = await create({ description: 'Before' })
    expect((await shopper.call(`/category/${category.slug}`)).body).toContain('Before')
    const changed = await change(category.id, { description: 'After & <b>all</b>' })
    expect(changed.body).toMatchObject({ name: category.name, slug: category.slug })
    const page = (await shopper.call(`/category/${category.slug}`)).body
    expect(page).toContain('After &amp; &lt;b&gt;all&lt;/b&gt;')
    expect(page).not.toContain('Before')
    await change(category.id, { slug: `${category.slug}-moved` })
    expect(await pageStatus(`/category/${category.slug}`)).toBe(308)
    expect(await pageStatus(`/category/${category.slug}-moved`)).toBe(200)
  })

  it('does not overwrite what another user has saved', async () => {
    const category = await create()
    const first = await change(category.id, {
      name: 'First',
      expectedUpdatedAt: category.updatedAt,
    })
    expect(first.status).toBe(200)
    const second = await change(category.id, {
      name: 'Second',
      expectedUpdatedAt: category.updatedAt,
    })
    expect(second).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(second.body.message).toContain('Somebody else changed')
    expect((await bySlug(category.slug)).name).toBe('First')
  })

  it('hides a deactivated category, and what is below it', async () => {
    const main = await create()
    const sub = await create({ parentId: main.id })
    expect(await pageStatus(`/category/${sub.slug}`)).toBe(200)
    await change(main.id, { isActive: false })
    expect(await shownMains()).not.toContain(main.slug)
    expect(await pageStatus(`/category/${main.slug}`)).toBe(404)
    expect(await pageStatus(`/category/${sub.slug}`)).toBe(404)
    expect(await bySlug(main.slug)).toMatchObject({ isActive: false })
    await change(main.id, { isActive: true })
    expect(await pageStatus(`/category/${sub.slug}`)).toBe(200)
  })

  it('lists what belongs to a subcategory, and by name what its main category has until that is switched off', async () => {
    const main = await create()
    const sub = await create({ name: 'Photo Tools', parentId: main.id })
    const names = ['Lumen Editor', 'Photo tools Pro', 'Pixel Suite']
    const products: { id: number }[] = []
    for (const [index, name] of names.entries()) {
      const answer = await admin.post('/api/admin/products', {
        name,
        description: 'Text',
        price: '10.00',
        categoryId: index === 0 ? sub.id : main.id,
      })
      expect(answer.status).toBe(201)
      products.push(answer.body)
    }
    const [own, byName] = products
    const shown = async () =>
      (await shopper.call(`/api/products?category=${sub.slug}&sort=newest`)).body.map(
        ({ id }: { id: number }) => id,
      )
    const counts = async () => {
      const groups = (await admin.call(`/api/admin/products/groups?category=${sub.id}`)).body
      return groups.map(({ sub, count }: { sub: { id: number } | null; count: number }) => [
        sub?.id,
        count,
      ])
    }
    expect(await shown()).toEqual([byName?.id, own?.id])
    expect(await counts()).toEqual([[sub.id, 2]])
    expect(await bySlug(sub.slug)).toMatchObject({ productCount: 1, listedCount: 2 })
    expect(await (await fetch(`${store.url}/category/${sub.slug}`)).text()).toContain(names[0])
    expect((await change(sub.id, { listsByName: false })).body.listsByName).toBe(false)
    expect(await shown()).toEqual([own?.id])
    expect(await counts()).toEqual([[sub.id, 1]])
    expect(await bySlug(sub.slug)).toMatchObject({ productCount: 1, listedCount: 1 })
    // Whatever it is called: what was moved into it is there.
    expect((await change(sub.id, { listsByName: true, name: 'Pixel' })).status).toBe(200)
    expect(await shown()).toEqual([products[2]?.id, own?.id])
    expect(await bySlug(main.slug)).toMatchObject({ productCount: 2, listedCount: 3 })
  })

  it('puts categories into another order, on the storefront too', async () => {
    const mains = (await all()).filter(({ parentId }) => parentId === null)
    const ids = mains.map(({ id }) => id).reverse()
    const order = (body: object) => admin.call(`${PATH}/order`, { method: 'PUT', body })
    expect((await order({ parentId: null, ids })).status).toBe(200)
    expect(await shownMains()).toEqual(
      mains
        .filter(({ isActive }) => isActive)
        .map(({ slug }) => slug)
        .reverse(),
    )
    expect((await order({ parentId: null, ids: ids.slice(1) })).status).toBe(409)
    expect((await order({ parentId: null, ids: [...ids, ids[0]] })).status).toBe(400)
    expect((await order({ parentId: null, ids: [] })).status).toBe(400)
    expect((await order({ parentId: ids[0], ids })).status).toBe(409)
    await order({ parentId: null, ids: ids.reverse() })
  })

  it('deletes an empty category at once, one with contents only when their target is given', async () => {
    const empty = await create()
    expect((await remove(empty.id)).status).toBe(204)
    expect((await remove(empty.id)).status).toBe(404)

    const norton = await bySlug('norton')
    const mcafee = await bySlug('mcafee')
    const main = await bySlug('antivirus-security')
    const source = norton.productCount > 0 ? norton : main
    const refused = await remove(source.id)
    expect(refused).toMatchObject({
      status: 409,
      body: { products: source.productCount, subcategories: source.subcategoryCount },
    })
    for (const moveTo of [source.id, 999_999, 'x', ''])
      expect((await remove(source.id, `?moveTo=${moveTo}`)).status).toBe(400)
    if (source.id === main.id)
      expect((await remove(main.id, `?moveTo=${mcafee.id}`)).status).toBe(400)
  })

  it('moves products and subcategories when a main category goes', async () => {
    const source = await bySlug('tax-preparation')
    const target = await create({ name: 'New home' })
    const { rows: products } = await store.sql.query<{ id: number }>(
      'SELECT "id" FROM "Product" WHERE "categoryId" = $1',
      [source.id],
    )
    expect(products.length).toBeGreaterThan(0)
    expect((await remove(source.id, `?moveTo=${target.id}`)).status).toBe(204)
    const moved = await bySlug('new-home')
    expect(moved).toMatchObject({
      productCount: products.length,
      subcategoryCount: source.subcategoryCount,
    })
    expect(await pageStatus('/category/tax-preparation')).toBe(404)
    const listed = await shopper.call('/api/products?category=new-home')
    expect(Number(listed.headers.get('x-total-count'))).toBeGreaterThanOrEqual(products.length)
    const { rows } = await store.sql.query(
      `SELECT "before"->>'products' AS products, "after"->>'movedTo' AS target FROM "AuditEntry"
       WHERE "action" = 'category.delete' AND "entityId" = $1`,
      [String(source.id)],
    )
    expect(rows).toEqual([{ products: String(products.length), target: String(target.id) }])
  })

  it('lets nobody in without a session of the staff', async () => {
    expect((await shopper.call(PATH)).status).toBe(401)
    expect((await shopper.call(PATH, { method: 'POST', body: { name: 'A' } })).status).toBe(401)
    expect((await shopper.call(`${PATH}/1`, { method: 'DELETE' })).status).toBe(401)
  })
})
