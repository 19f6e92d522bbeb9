import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  categoriesSchema,
  type Product,
  productSchema,
  productsSchema,
} from '@/lib/catalog/contracts'
import { articleSchema } from '@/lib/content/articles/contracts'
import { type Answer, apiClient } from '@/tests/setup/api-client'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let get: (path: string) => Promise<Answer>

beforeAll(async () => {
  store = await startStore()
  get = (path) => apiClient(store.url).call(path)
})
afterAll(() => store.stop())

const products = async (query = ''): Promise<Product[]> => {
  const { status, body } = await get(`/api/products${query}`)
  expect(status).toBe(200)
  return productsSchema.parse(body)
}

const categoryId = async (slug: string): Promise<number> =>
  (await get(`/api/categories/${slug}`)).body.id

describe('GET /api/products', () => {
  it('answers a bare list of all products in the shape of the spec, best rated first', async () => {
    const all = await products()
    expect(all.length).toBeGreaterThanOrEqual(96)
    const ratings = all.map(({ rating }) => Number(rating))
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a))
  })

  it('pages with limit and offset, counts all in X-Total-Count and links to the next page', async () => {
    const all = await products()
    const page = await get('/api/products?limit=10&offset=20')
    expect(page.body.map(({ id }: Product) => id)).toEqual(all.slice(20, 30).map(({ id }) => id))
    expect(page.headers.get('x-total-count')).toBe(String(all.length))
    expect(page.headers.get('link')).toBe('</api/products?limit=10&offset=30>; rel="next"')
    const last = await get(`/api/products?limit=10&offset=${all.length - 1}`)
    expect(last.body).toHaveLength(1)
    expect(last.headers.get('link')).toBeNull()
    expect((await get('/api/products?offset=100000')).body).toEqual([])
  })

  it.each([
    ['price-low', (a: Product, b: Product) => Number(a.price) - Number(b.price) || a.id - b.id],
    ['price-high', (a: Product, b: Product) => Number(b.price) - Number(a.price) || a.id - b.id],
    ['newest', (a: Product, b: Product) => b.id - a.id],
    ['rating', (a: Product, b: Product) => Number(b.rating) - Number(a.rating) || a.id - b.id],
    ['name', (a: Product, b: Product) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1)],
  ])('sorts by %s, ties by id', async (sort, compare) => {
    const sorted = await products(`?sort=${sort}`)
    expect(sorted.map(({ id }) => id)).toEqual([...sorted].sort(compare).map(({ id }) => id))
  })

  it.each([
    ['under50', (price: number) => price < 50],
    ['50to100', (price: number) => price >= 50 && price <= 100],
    ['over100', (price: number) => price > 100],
  ])('filters the price bucket %s', async (bucket, matches) => {
    const [all, found] = [await products(), await products(`?price=${bucket}`)]
    const expected = all.filter(({ price }) => matches(Number(price)))
    expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
    expect(found.length).toBeGreaterThan(0)
  })

  it('counts 50 and 100 into the middle bucket', async () => {
    const prices = (await products('?price=50to100')).map(({ price }) => price)
    expect(prices).toEqual(expect.arrayContaining(['50.00', '100.00']))
  })

  it('combines buckets and ratings as OR, and both kinds as AND', async () => {
    const all = await products()
    const found = await products('?price=under50&price=over100&rating=5&rating=4')
    const expected = all.filter(
      ({ price, rating }) => (Number(price) < 50 || Number(price) > 100) && Number(rating) >= 4,
    )
    expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
  })

  it('spares the counting when it is not asked for', async () => {
    const answer = await get('/api/products?limit=2&count=false')
    expect(answer.body).toHaveLength(2)
    expect(answer.headers.get('x-total-count')).toBeNull()
  })

  it('lists featured products', async () => {
    const featured = await products('?featured=true')
    expect(featured.length).toBeGreaterThanOrEqual(12)
    expect(featured.every(({ isFeatured }) => isFeatured)).toBe(true)
  })

  it('returns products by ids, regardless of other parameters', async () => {
    const [first, second] = await products('?limit=2')
    const found = await products(`?ids=${second?.id},${first?.id},2147483646`)
    expect(new Set(found.map(({ id }) => id))).toEqual(new Set([first?.id, second?.id]))
  })

  it.each([
    [
      'featured',
      ({ rating, price }: Product) => Number(rating) >= 4.5 && Number(price) <= 100,
      (a: Product, b: Product) => Number(a.price) - Number(b.price),
    ],
    [
      'today',
      ({ price }: Product) => Number(price) <= 50,
      (a: Product, b: Product) => Number(b.rating) - Number(a.rating),
    ],
    [
      'flash',
      ({ rating }: Product) => Number(rating) >= 4,
      (a: Product, b: Product) => Number(a.price) - Number(b.price),
    ],
  ])('lists the deals of %s by their rule, bounds included', async (deal, matches, compare) => {
    const [edge] = await products('?limit=1')
    await store.sql.query(
      'UPDATE "Product" SET "rating" = $1, "price" = $2 WHERE "id" = $3',
      deal === 'featured'
        ? [4.5, 100, edge?.id]
        : deal === 'today'
          ? [1, 50, edge?.id]
          : [4, 999, edge?.id],
    )
    try {
      const all = await products()
      const expected = all.filter(matches).sort((a, b) => compare(a, b) || a.id - b.id)
      const found = await products(`?deal=${deal}`)
      expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
      expect(found.map(({ id }) => id)).toContain(edge?.id)
      expect(found.length).toBeLessThan(all.length)
      const highest = await products(`?deal=${deal}&sort=price-high&limit=1`)
      expect(Number(highest[0]?.price)).toBe(
        Math.max(...expected.map(({ price }) => Number(price))),
      )
    } finally {
      await store.sql.query('UPDATE "Product" SET "rating" = $1, "price" = $2 WHERE "id" = $3', [
        edge?.rating,
        edge?.price,
        edge?.id,
      ])
    }
  })

  it.each([
    ['limit=0', 'limit'],
    ['limit=1001', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=1e3', 'limit'],
    ['offset=-1', 'offset'],
    ['offset=99999999999999999999', 'offset'],
    ['sort=cheap', 'sort'],
    ['price=free', 'price.0'],
    ['rating=6', 'rating.0'],
    ['rating=NaN', 'rating.0'],
    ['ids=1,a', 'ids'],
    ['featured=maybe', 'featured'],
    ['deal=hot', 'deal'],
    ['count=0', 'count'],
    [`search=${'x'.repeat(201)}`, 'search'],
  ])('refuses ?%s and names the field', async (query, path) => {
    const { status, body } = await get(`/api/products?${query}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'invalid', message: expect.any(String) })
    expect(body.issues.map((issue: { path: string }) => issue.path)).toContain(path)
  })
})

describe('GET /api/products?search=', () => {
  it('finds text in name, publisher, features and description, regardless of case', async () => {
    const all = await products()
    const term = 'norton'
    const expected = all.filter(({ name, publisher, features, description }) =>
      [name, publisher, description, ...features].join('\n').toLowerCase().includes(term),
    )
    for (const spelling of ['norton', 'NORTON', ' Norton ']) {
      const found = await products(`?search=${encodeURIComponent(spelling)}`)
      expect(new Set(found.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)))
    }
    expect(expected.length).toBeGreaterThan(0)
  })

  it('ranks what is named, the facts about it, then any text', async () => {
    const rankOf = ({ name, publisher, license, version }: Product) => {
      if (/windows/i.test(name.replace(/ for .*/, ''))) return 0
      return /windows/i.test([name, publisher, license, version].join(' ')) ? 1 : 2
    }
    const ranks = (await products('?search=windows')).map(rankOf)
    expect(ranks).toEqual([...ranks].sort())
    expect(new Set(ranks).size).toBe(3)
  })

  it.each([
    'search=windows',
    'search=o',
    'search=pro',
    'search=microsoft',
    'search=licence',
    'search=edition',
    'search=pc%20or%20mac',
    'search=zzzzz',
    'search=office&category=microsoft-office&price=under50',
    'search=1&rating=4&featured=true',
  ])('cuts every page of %s out of the same order', async (query) => {
    const all = (await products(`?${query}`)).map(({ id }) => id)
    for (const [limit, offset] of [
      [1, 0],
      [5, 0],
      [5, 5],
      [24, 24],
      [100, 0],
    ] as const)
      expect(
        (await products(`?${query}&limit=${limit}&offset=${offset}`)).map(({ id }) => id),
      ).toEqual(all.slice(offset, offset + limit))
  })

  it.each(['%', '_', '\\', '%_', '\'; "--', '\u0000', '😀', 'ﬀ'])(
    'takes %p literally',
    async (term) => {
      const all = await products()
      const { status, body } = await get(`/api/products?search=${encodeURIComponent(term)}`)
      if (term === '\u0000') return expect(status).toBe(400)
      expect(status).toBe(200)
      const expected = all.filter(({ name, publisher, features, description }) =>
        [name, publisher, description, ...features].join('\n').toLowerCase().includes(term),
      )
      expect(body).toHaveLength(expected.length)
    },
  )
})

describe('GET /api/products?category=', () => {
  it('takes a main category as itself and its subcategories, by slug or by id', async () => {
    const id = await categoryId('antivirus-security')
    const subs = (await get(`/api/categories/${id}/subcategories`)).body.map(
      (sub: { id: number }) => sub.id,
    )
    const expected = (await products()).filter((product) =>
      [id, ...subs].includes(product.categoryId),
    )
    for (const reference of ['antivirus-security', String(id)]) {
      const found = await products(`?category=${reference}`)
      expect(found.map((product) => product.id)).toEqual(expected.map((product) => product.id))
    }
    expect(expected.length).toBeGreaterThanOrEqual(16)
  })

  it("returns of a subcategory its products, and those of its parent whose name contains the subcategory's", async () => {
    const main = await categoryId('antivirus-security')
    const subs = (await get(`/api/categories/${main}/subcategories`)).body
    for (const sub of subs) {
      const expected = (await products()).filter(
        ({ categoryId: its, name }) =>
          its === sub.id || (its === main && name.toLowerCase().includes(sub.name.toLowerCase())),
      )
      const found = await products(`?category=${sub.slug}`)
      expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
      expect(found.length).toBeGreaterThan(0)
    }
  })

  it('matches nothing for a category that does not exist', async () => {
    expect(await products('?category=gardening')).toEqual([])
    expect(await products('?category=2147483647')).toEqual([])
  })

  it('hides products that were taken off the shelf, everywhere', async () => {
    const [first] = await products('?limit=1')
    if (!first) throw new Error('no product')
    await store.sql.query('UPDATE "Product" SET "isHidden" = true WHERE "id" = $1', [first.id])
    try {
      expect((await products()).map(({ id }) => id)).not.toContain(first.id)
      expect(await products(`?ids=${first.id}`)).toEqual([])
      expect((await get(`/api/products/${first.slug}`)).status).toBe(404)
      expect((await get(`/api/products/by-id/${first.id}`)).status).toBe(404)
    } finally {
      await store.sql.query('UPDATE "Product" SET "isHidden" = false WHERE "id" = $1', [first.id])
    }
  })
})

describe('one product', () => {
  it('is found by slug and by id, with pictures', async () => {
    const [first] = await products('?limit=1')
    const bySlug = await get(`/api/products/${first?.slug}`)
    expect(productSchema.parse(bySlug.body)).toEqual(first)
    expect((await get(`/api/products/by-id/${first?.id}`)).body).toEqual(first)
    expect(first?.additionalImages.length).toBeGreaterThanOrEqual(2)
  })

  it.each([
    ['/api/products/nope', 404],
    ['/api/products/%F0%9F%98%80', 404],
    ['/api/products/by-id/2147483646', 404],
    ['/api/products/by-id/99999999999', 400],
    ['/api/products/by-id/abc', 400],
    ['/api/products/by-id/-1', 400],
    ['/api/products/%E0%A4%A', 400],
    ['/products/%E0%A4%A', 400],
    ['/api/categories/nope', 404],
    ['/api/categories/abc/subcategories', 400],
    ['/api/categories/2147483646/subcategories', 404],
    ['/api/articles/nope', 404],
  ])('%s answers %d with a message', async (path, status) => {
    const answer = await get(path)
    expect(answer.status).toBe(status)
    expect(answer.body.message).toEqual(expect.any(String))
    expect(JSON.stringify(answer.body)).not.toMatch(/at .*\.(js|ts)|prisma|postgres/i)
  })

  it('shows the placeholder where a picture is missing', async () => {
    const [first] = await products('?limit=1')
    await store.sql.query(
      'UPDATE "Product" SET "image" = $2, "additionalImages" = $3 WHERE "id" = $1',
      [first?.id, ' ', ['', ' ']],
    )
    const { body } = await get(`/api/products/by-id/${first?.id}`)
    await store.sql.query(
      'UPDATE "Product" SET "image" = $2, "additionalImages" = $3 WHERE "id" = $1',
      [first?.id, first?.image, first?.additionalImages],
    )
    expect(body).toMatchObject({ image: '/images/placeholder.svg', additionalImages: [] })
  })
})

describe('categories and articles', () => {
  it('lists the six main categories of the spec in order', async () => {
    const { body } = await get('/api/categories/main')
    expect(categoriesSchema.parse(body).map(({ slug }) => slug)).toEqual([
      'microsoft-office',
      'operating-systems',
      'antivirus-security',
      'music-photo-video',
      'business-finance',
      'tax-preparation',
    ])
  })

  it('has at least 24 brands, each under a main category', async () => {
    const all = categoriesSchema.parse((await get('/api/categories')).body)
    const main = new Set(all.filter(({ parentId }) => parentId === null).map(({ id }) => id))
    const brands = all.filter(({ parentId }) => parentId !== null)
    expect(brands.length).toBeGreaterThanOrEqual(24)
    expect(brands.every(({ parentId }) => parentId !== null && main.has(parentId))).toBe(true)
  })

  it('lists articles without their text, newest first, and one with it', async () => {
    const { body } = await get('/api/articles')
    expect(body.length).toBeGreaterThanOrEqual(25)
    expect(body[0]).not.toHaveProperty('content')
    const dates = body.map(({ publishedAt }: { publishedAt: string }) => publishedAt)
    expect(dates).toEqual([...dates].sort().reverse())
    expect((await get(`/api/articles/${body[0].slug}`)).body.content).toContain('<p>')
    expect((await get('/api/articles?full=1')).body[0].content).toContain('<p>')
  })

  it('gives one article with every field, and 404 for none', async () => {
    const [listed] = (await get('/api/articles')).body
    const { status, body } = await get(`/api/articles/${listed.slug}`)
    expect(status).toBe(200)
    expect(articleSchema.parse(body)).toMatchObject(listed)
    for (const slug of ['nope', 'NOPE', '%27%20OR%201=1', '%01', encodeURIComponent('日本語')]) {
      const missing = await get(`/api/articles/${slug}`)
      expect([slug, missing.status, missing.body.code]).toEqual([slug, 404, 'not_found'])
    }
  })

  it('has no articles in an unknown category, and refuses what it does not understand', async () => {
    expect(await get('/api/articles?category=Nothing')).toMatchObject({ status: 200, body: [] })
    for (const query of ['full=2', `category=${'x'.repeat(101)}`, 'category=%01', 'category=%00'])
      expect([query, (await get(`/api/articles?${query}`)).status]).toEqual([query, 400])
  })

  it('filters articles by category', async () => {
    for (const category of [
      'Getting Started',
      'Installation Guides',
      'Troubleshooting',
      'Best Practices',
      'Advanced Tips',
    ]) {
      const { body } = await get(`/api/articles?category=${encodeURIComponent(category)}`)
      expect(body.length).toBeGreaterThanOrEqual(3)
      expect(body.every((article: { category: string }) => article.category === category)).toBe(
        true,
      )
    }
  })
})
