import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  type Product,
  type ProductFilterValues,
  productFiltersSchema,
  productsSchema,
} from '@/lib/catalog/contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { type Answer, apiClient } from '@/tests/setup/api-client'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let get: (path: string) => Promise<Answer>
let admin: Awaited<ReturnType<typeof adminClient>>

beforeAll(async () => {
  store = await startStore()
  get = (path) => apiClient(store.url).call(path)
  admin = await adminClient(store)
})
afterAll(() => store.stop())

async function products(query: string): Promise<Product[]> {
  const { status, body } = await get(`/api/products?${query}`)
  expect(status).toBe(200)
  return productsSchema.parse(body)
}

async function values(query = ''): Promise<ProductFilterValues> {
  const { status, body } = await get(`/api/product-filters?${query}`)
  expect(status).toBe(200)
  return productFiltersSchema.parse(body)
}

const idsOf = (some: readonly Product[]) => some.map(({ id }) => id)
const cents = (amount: string) => Math.round(Number(amount) * 100)
const isOnSale = ({ price, originalPrice }: Product) =>
  originalPrice !== null && Math.round((1 - cents(price) / cents(originalPrice)) * 100) > 0

/** What each filter leaves, told from the products themselves. */
const FILTERS: [string, (product: Product) => boolean][] = [
  ['publisher=Microsoft', ({ publisher }) => publisher === 'Microsoft'],
  ['publisher=H%26R+Block&publisher=ESET', ({ publisher }) => /^(H&R Block|ESET)$/.test(publisher)],
  ['platform=linux', ({ platforms }) => platforms.includes('linux')],
  [
    'platform=macos&platform=android',
    ({ platforms }) => platforms.includes('macos') || platforms.includes('android'),
  ],
  ['licenseType=perpetual', ({ licenseType }) => licenseType === 'perpetual'],
  ['term=lifetime', ({ termMonths }) => termMonths === 0],
  ['term=12&term=36', ({ termMonths }) => termMonths === 12 || termMonths === 36],
  ['devices=unlimited&devices=5', ({ devices }) => devices === 0 || devices === 5],
  ['inStock=true', ({ inStock }) => inStock],
  ['inStock=false', ({ inStock }) => !inStock],
  ['onSale=true', isOnSale],
  [
    'platform=macos&licenseType=perpetual&onSale=true&price=over100',
    (product) =>
      product.platforms.includes('macos') &&
      product.licenseType === 'perpetual' &&
      isOnSale(product) &&
      Number(product.price) > 100,
  ],
]

describe('GET /api/products by facts', () => {
  it.each(FILTERS)('narrows down by %s', async (query, leaves) => {
    const all = await products('')
    const found = await get(`/api/products?${query}&limit=5`)
    const expected = all.filter(leaves)
    expect(expected.length).toBeGreaterThan(0)
    expect(idsOf(found.body)).toEqual(idsOf(expected).slice(0, 5))
    expect(found.headers.get('x-total-count')).toBe(String(expected.length))
    const byPrice = await products(`${query}&sort=price-low`)
    expect(idsOf(byPrice)).toEqual(
      idsOf(expected.sort((a, b) => cents(a.price) - cents(b.price) || a.id - b.id)),
    )
  })

  it('narrows down searches and categories, page by page', async () => {
    const windows = (await products('search=windows')).filter(
      ({ licenseType }) => licenseType === 'perpetual',
    )
    expect(idsOf(await products('search=windows&licenseType=perpetual'))).toEqual(idsOf(windows))
    const first = await get('/api/products?search=windows&licenseType=perpetual&limit=3')
    const cursor = encodeURIComponent(first.headers.get('x-next-cursor') ?? '')
    const next = await products(`search=windows&licenseType=perpetual&limit=3&after=${cursor}`)
    expect([...idsOf(first.body), ...idsOf(next)]).toEqual(idsOf(windows).slice(0, 6))
    const security = (await products('category=antivirus-security')).filter(
      ({ devices }) => devices === 5,
    )
    expect(idsOf(await products('category=antivirus-security&devices=5'))).toEqual(idsOf(security))
  })

  it('matches no product of which the fact is not known', async () => {
    const unknown = (await products('')).filter(({ termMonths }) => termMonths === null)
    expect(unknown.length).toBeGreaterThan(0)
    const { term } = await values()
    const all = await products(term.map(({ value }) => `term=${value}`).join('&'))
    expect(idsOf(all)).not.toEqual(expect.arrayContaining([unknown[0]?.id]))
  })

  it.each([
    ['platform=beos', 'platform'],
    ['platform=', 'platform'],
    ['licenseType=rented', 'licenseType'],
    ['term=0', 'term'],
    ['term=1201', 'term'],
    ['term=1.5', 'term'],
    ['devices=-1', 'devices'],
    ['devices=9999999', 'devices'],
    ['inStock=yes', 'inStock'],
    ['onSale=1', 'onSale'],
    [`publisher=${'a'.repeat(121)}`, 'publisher'],
    [Array.from({ length: 51 }, (_, n) => `publisher=${n}`).join('&'), 'publisher'],
  ])('refuses %s', async (query, field) => {
    for (const path of ['/api/products', '/api/product-filters']) {
      const { status, body } = await get(`${path}?${query}`)
      expect(status).toBe(400)
      expect(body.issues[0].path).toContain(field)
    }
  })

  it.each(['publisher=\';DROP TABLE "Product"--', 'publisher=%25', 'publisher={a,b}'])(
    'takes %s for a name',
    async (query) => {
      expect(await products(query)).toEqual([])
      expect((await values(query)).platform).toEqual([])
    },
  )
})

describe('GET /api/product-filters', () => {
  /** Each value with the products that the list shows once it is chosen beside the rest. */
  async function expectCounts(query: string) {
    const counted = await values(query)
    for (const [fact, all] of Object.entries(counted)) {
      const others = new URLSearchParams(query)
      others.delete(fact)
      // A rating that lists don't offer stays, whichever of theirs is chosen.
      if (fact === 'rating' && query.includes('rating=4.5')) continue
      for (const { value, count } of all) {
        const chosen = new URLSearchParams(others)
        chosen.set(fact, value)
        const page = await get(`/api/products?${chosen}&limit=1`)
        expect([fact, value, count]).toEqual([
          fact,
          value,
          Number(page.headers.get('x-total-count')),
        ])
      }
    }
    return counted
  }

  it.each([
    '',
    'category=antivirus-security',
    'category=norton',
    'platform=macos&term=lifetime',
    'publisher=Microsoft&inStock=true&price=under50',
    'search=windows',
    'search=norton&devices=5',
    'featured=true&onSale=true',
    'deal=today',
    'rating=4.5',
    'rating=4&rating=5&licenseType=subscription',
  ])('counts for %j what lists show', async (query) => {
    const counted = await expectCounts(query)
    expect(counted.price.length).toBeGreaterThan(0)
  })

  it('counts nothing in a category that does not exist, and of a search without matches', async () => {
    for (const query of ['category=nowhere', 'search=qxzvwk'])
      expect(Object.values(await values(query)).flat()).toEqual([])
  })

  it('follows each change: facts, price, stock, hiding and deletion', async () => {
    const countOf = async (fact: keyof ProductFilterValues, value: string) =>
      (await values('publisher=Facts+Ltd'))[fact].find((each) => each.value === value)?.count ?? 0
    const made = await admin.post('/api/admin/products', {
      name: 'Counted One',
      description: 'Text',
      publisher: 'Facts Ltd',
      price: '40.00',
      platforms: ['linux'],
      termMonths: 24,
      devices: 'unlimited',
    })
    expect(made.status).toBe(201)
    const path = `/api/admin/products/${made.body.id}`
    const patch = (body: object) => admin.call(path, { method: 'PATCH', body })
    expect(await countOf('devices', 'unlimited')).toBe(1)
    expect(await countOf('onSale', 'true')).toBe(0)
    await patch({ devices: 3, platforms: ['linux', 'macos'], originalPrice: '80.00' })
    expect(await countOf('devices', 'unlimited')).toBe(0)
    expect(await countOf('devices', '3')).toBe(1)
    expect(await countOf('platform', 'macos')).toBe(1)
    expect(await countOf('onSale', 'true')).toBe(1)
    await patch({ price: '120.00' })
    expect(await countOf('price', 'over100')).toBe(1)
    expect(await countOf('onSale', 'true')).toBe(0)
    await patch({ inStock: false })
    expect(await countOf('inStock', 'true')).toBe(0)
    await patch({ isHidden: true })
    expect(await countOf('term', '24')).toBe(0)
    await patch({ isHidden: false })
    expect(await countOf('term', '24')).toBe(1)
    await admin.call(path, { method: 'DELETE' })
    expect(await countOf('term', '24')).toBe(0)
  })

  it('keeps as many combinations of facts as products have, counted as they are', async () => {
    const { rows } = await store.sql.query(
      `SELECT (SELECT count(*)::int FROM (
          (SELECT "factsId", "listId", count(*)::int FROM "ListedProduct" GROUP BY 1, 2)
          EXCEPT (SELECT "factsId", "listId", "products" FROM "ListedFacts")) a) AS "wrong",
        (SELECT count(*)::int FROM "ListedFacts" n
          WHERE NOT EXISTS (SELECT 1 FROM "ListedProduct" l WHERE l."factsId" = n."factsId" AND l."listId" = n."listId")) AS "left",
        (SELECT count(*)::int FROM "ProductFacts" f
          WHERE NOT EXISTS (SELECT 1 FROM "ListedFacts" n WHERE n."factsId" = f."id")) AS "unused",
        (SELECT count(*)::int FROM "ListedProduct" l JOIN "FactsOfProduct" f USING ("productId")
          WHERE l."factsId" <> f."factsId") AS "stale"`,
    )
    expect(rows).toEqual([{ wrong: 0, left: 0, unused: 0, stale: 0 }])
  })

  it('names values without counting them where a search matches more than is counted', async () => {
    await store.sql.query(
      `INSERT INTO "Product" ("slug", "name", "description", "publisher", "price", "deliveryInfo", "license",
         "version", "platforms", "categoryId", "updatedAt")
       SELECT 'countless-' || n, 'Countless ' || n, 'Text', 'Many Ltd', 10, '', '', '', '{windows}',
         (SELECT min("id") FROM "Category"), now() FROM generate_series(1, 1100) n`,
    )
    const { platform, publisher } = await values('search=countless')
    expect(platform).toContainEqual({ value: 'windows', count: null })
    expect(publisher).toContainEqual({ value: 'Many Ltd', count: null })
    expect(
      (await values('publisher=Many+Ltd')).platform.find(({ value }) => value === 'windows'),
    ).toEqual({ value: 'windows', count: 1100 })
  })
})

describe('facts in the back office', () => {
  it('are given, changed, forgotten and refused field by field', async () => {
    const made = await admin.post('/api/admin/products', {
      name: 'Factual',
      description: 'Text',
      price: '40.00',
      platforms: ['Windows', 'ios', 'windows'],
      licenseType: 'subscription',
      termMonths: '12',
      devices: 'unlimited',
      regions: ['eu', 'US', 'eu'],
      activation: 'account',
      worksWith: [' Outlook ', ''],
      notIncluded: ['A cable'],
    })
    const facts = {
      platforms: ['windows', 'ios'],
      licenseType: 'subscription',
      termMonths: 12,
      devices: 0,
      regions: ['EU', 'US'],
      activation: 'account',
      worksWith: ['Outlook'],
      notIncluded: ['A cable'],
    }
    expect(made.body).toMatchObject(facts)
    const path = `/api/admin/products/${made.body.id}`
    const patch = (body: object) => admin.call(path, { method: 'PATCH', body })
    expect((await get(`/api/products/by-id/${made.body.id}`)).body).toMatchObject(facts)
    const forgotten = await patch({ devices: null, licenseType: '', platforms: [], regions: [] })
    expect(forgotten.body).toMatchObject({
      ...facts,
      devices: null,
      licenseType: null,
      platforms: [],
      regions: [],
    })
    const wrong = {
      platforms: ['beos'],
      licenseType: 'rented',
      termMonths: 2000,
      devices: -1,
      regions: ['Atlantis'],
      activation: 'fax',
      worksWith: 'Outlook',
      notIncluded: ['a'.repeat(201)],
    }
    const refused = await patch(wrong)
    expect(refused.status).toBe(400)
    const fields = refused.body.issues.map(({ path }: { path: string }) => path.split('.')[0])
    expect([...new Set(fields)].sort()).toEqual(Object.keys(wrong).sort())
  })
})
