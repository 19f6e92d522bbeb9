import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { productsSchema } from '@/lib/catalog/contracts'
import {
  popularSchema,
  type Suggestions,
  suggestionsSchema,
} from '@/lib/content/suggestions/contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { type Answer, apiClient, newIp } from '@/tests/setup/api-client'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let get: (path: string) => Promise<Answer>

beforeAll(async () => {
  store = await startStore()
  get = (path) => apiClient(store.url).call(path)
})
afterAll(() => store.stop())

const pathFor = (q: string) => `/api/search/suggestions?${new URLSearchParams({ q })}`

async function suggested(q: string): Promise<Suggestions> {
  const { status, body } = await get(pathFor(q))
  expect(status).toBe(200)
  return suggestionsSchema.parse(body)
}

/** As a browser asks, whose answer may be one that the server has kept. */
async function keptSuggestions(q: string): Promise<Suggestions> {
  const response = await fetch(store.url + pathFor(q), {
    headers: { 'x-forwarded-for': newIp() },
  })
  return suggestionsSchema.parse(await response.json())
}

const namesOf = (all: readonly { name: string }[]) => all.map(({ name }) => name)

const NONE: Suggestions = {
  instead: null,
  products: [],
  categories: [],
  publishers: [],
  pages: [],
  ownPages: [],
  articles: [],
}

describe('GET /api/search/popular', () => {
  it('answers products that can be bought, in the order of popularity', async () => {
    const { status, body } = await get('/api/search/popular')
    expect(status).toBe(200)
    const { body: listed } = await get(
      '/api/products?sort=popularity&inStock=true&variants=one&limit=4',
    )
    expect(popularSchema.parse(body).products).toEqual(productsSchema.parse(listed))
  })
})

describe('GET /api/search/suggestions', () => {
  it('answers the best products, as the search finds them', async () => {
    const { products, instead } = await suggested(' norton ')
    const found = productsSchema.parse(
      (await get('/api/products?search=norton&variants=one&limit=5')).body,
    )
    expect(products).toEqual(found)
    expect(products.length).toBeGreaterThan(1)
    expect(instead).toBeNull()
    expect((await suggested('mi')).products).toHaveLength(5)
  })

  it('answers categories, main ones first, then those that are called so themselves', async () => {
    const { categories } = await suggested('office')
    expect(namesOf(categories)).toEqual(['Microsoft Office', 'Office 2024', 'Office 2021'])
    for (const { slug } of categories)
      expect((await get(`/api/categories/${slug}`)).status).toBe(200)
    expect(namesOf((await suggested('office 2021')).categories)).toEqual(['Office 2021'])
    expect(namesOf((await suggested('microsoft o')).categories)).toContain('Microsoft Office')
  })

  it('reaches categories by what they are called in other languages', async () => {
    for (const typed of ['betriebssystem', 'Sistema operativo', '操作系统']) {
      const { categories, instead } = await suggested(typed)
      expect([typed, categories[0]?.name, instead]).toEqual([typed, 'Operating Systems', null])
    }
  })

  it('answers publishers in whose name each word begins one', async () => {
    expect((await suggested('Corel')).publishers).toEqual(['Corel Corporation'])
    expect((await suggested('CORP')).publishers).toEqual(['Corel Corporation'])
    expect((await suggested('h&r b')).publishers).toEqual(['H&R Block'])
    expect((await suggested('orel')).publishers).not.toContain('Corel Corporation')
    // Several begin with it.
    expect((await suggested('ma')).publishers).toEqual(['MAGIX Software', 'Malwarebytes'])
  })

  it('answers articles by title, and by the excerpt for the other words', async () => {
    const [first] = (await suggested('redeem a Microsoft 365 key')).articles
    expect(first).toEqual({
      slug: 'how-to-redeem-a-microsoft-365-key',
      title: 'How to redeem a Microsoft 365 key',
    })
    const found = (await suggested('norton protection')).articles
    expect(found.map(({ slug }) => slug)).toEqual(['set-up-norton-or-bitdefender'])
    expect((await suggested('windows')).articles.length).toBeLessThanOrEqual(3)
  })

  it('corrects what no product is called', async () => {
    const { instead, products, categories } = await suggested('ofice')
    expect(instead).toBe('office')
    expect(products.length).toBeGreaterThan(0)
    for (const { name } of products) expect(name).toMatch(/office/i)
    expect(categories[0]).toEqual({ name: 'Microsoft Office', slug: 'microsoft-office' })
  })

  it.each(['', ' ', 'n', '  n  '])('answers %j with nothing', async (q) => {
    expect(await suggested(q)).toEqual(NONE)
  })

  it.each(['%%', '__', '\\\\', '<%>', 'qxzvw', '💾💾'])('takes %j as it is typed', async (q) => {
    const { categories, publishers, articles } = await suggested(q)
    expect([categories, publishers, articles]).toEqual([[], [], []])
  })

  it.each([
    ['x'.repeat(201), 400],
    ['x'.repeat(200), 200],
    [` ${'x'.repeat(200)} `, 200],
  ])('answers %s with %d', async (q, status) => {
    expect((await get(pathFor(q))).status).toBe(status)
  })

  it('wants to know what was typed', async () => {
    expect(await get('/api/search/suggestions')).toMatchObject({
      status: 400,
      body: { code: 'invalid', issues: [{ path: 'q' }] },
    })
  })

  it('never shows hidden products, nor who published nothing else, and follows the change', async () => {
    const admin = await adminClient(store)
    const { body: product } = await admin.post('/api/admin/products', {
      name: 'Zyxomma Studio',
      description: 'A product of a test.',
      publisher: 'Zyxomma Labs',
      price: '40.00',
      categoryId: 14,
    })
    const show = async (isHidden: boolean) => {
      const path = `/api/admin/products/${product.id}`
      expect((await admin.call(path, { method: 'PATCH', body: { isHidden } })).status).toBe(200)
    }
    const seen = async () => {
      const { products, publishers } = await keptSuggestions('zyxomma')
      return [namesOf(products), publishers]
    }
    expect(await seen()).toEqual([['Zyxomma Studio'], ['Zyxomma Labs']])
    await show(true)
    expect(await seen()).toEqual([[], []])
    await show(false)
    expect(await seen()).toEqual([['Zyxomma Studio'], ['Zyxomma Labs']])
  })

  it('shows neither drafts of articles nor hidden categories', async () => {
    const admin = await adminClient(store)
    const { body: article } = await admin.post('/api/admin/articles', {
      title: 'Xylographs explained',
      excerpt: 'By a test',
      content: '<p>Text</p>',
      category: 'Troubleshooting',
      isPublished: true,
    })
    const articles = async () =>
      (await keptSuggestions('xylographs')).articles.map(({ slug }) => slug)
    const publish = (isPublished: boolean) =>
      admin.call(`/api/admin/articles/${article.id}`, { method: 'PATCH', body: { isPublished } })
    expect(await articles()).toEqual([article.slug])
    expect((await publish(false)).status).toBe(200)
    expect(await articles()).toEqual([])

    const { body: categories } = await admin.call('/api/admin/categories')
    const { id } = categories.find(({ slug }: { slug: string }) => slug === 'tax-preparation')
    const activate = (isActive: boolean) =>
      admin.call(`/api/admin/categories/${id}`, { method: 'PUT', body: { isActive } })
    const tax = async () => namesOf((await keptSuggestions('tax preparation')).categories)
    expect(await tax()).toContain('Tax Preparation')
    expect((await activate(false)).status).toBe(200)
    try {
      expect(await tax()).toEqual([])
    } finally {
      await activate(true)
    }
  })
})
