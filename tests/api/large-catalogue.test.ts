import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type Product, productsSchema } from '@/lib/catalog/contracts'
import { escapeLike } from '@/lib/core/like-pattern'
import { adminClient } from '@/tests/setup/admin-client'
import { type Answer, apiClient } from '@/tests/setup/api-client'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let get: (path: string) => Promise<Answer>

/** Enough that samples, lists and indexes are chosen among, as in a large store. */
const ADDED = 6000

beforeAll(async () => {
  store = await startStore()
  get = (path) => apiClient(store.url).call(path)
  // Some words come with one rating only, so that they are far down in the order of popularity.
  await store.sql.query(
    `WITH templates AS (SELECT *, row_number() OVER (ORDER BY "id") - 1 AS place, count(*) OVER () AS available FROM "Product")
     INSERT INTO "Product" ("slug", "name", "description", "publisher", "price", "rating", "features", "isFeatured",
       "isHidden", "deliveryInfo", "license", "version", "categoryId", "updatedAt")
     SELECT t."slug" || '-' || n, t."name" || ' No ' || n,
       t."description" || CASE WHEN n % 7 = 0 THEN ' lowrated ' ELSE ' ' END || md5(n::text)
         || CASE WHEN n % 500 = 0 THEN repeat(' longwinded', 300) ELSE '' END,
       t."publisher", 5 + n * 7919 % 495, CASE WHEN n % 7 = 0 THEN 2.5 ELSE 3 + n * 31 % 21 / 10.0 END,
       t."features", n % 40 = 0, n % 50 = 0, t."deliveryInfo", t."license", t."version", t."categoryId", now()
     FROM generate_series(1, ${ADDED}) n JOIN templates t ON t.place = n % t.available`,
  )
  await store.sql.query('VACUUM ANALYZE')
})
afterAll(() => store.stop())

const ORDERS = {
  popularity: 'p."rating" DESC, p."id"',
  'price-low': 'p."price", p."id"',
  'price-high': 'p."price" DESC, p."id"',
  newest: 'p."id" DESC',
  name: 'lower(p."name"), p."id"',
}
type Sort = keyof typeof ORDERS | 'relevance'

const TEXT = `lower(concat_ws(E'\\n', p."name", p."publisher", nullif(array_to_string(p."features", E'\\n'), ''), p."description"))`

/** The ids of all visible products that contain a text, ordered, by reading every one of them. */
async function plainly(search: string, sort: Sort, conditions = 'true'): Promise<number[]> {
  const order =
    sort === 'relevance'
      ? `CASE WHEN lower(p."name") LIKE $2 THEN 0 WHEN lower(p."name") LIKE $1 THEN 1
           WHEN lower(p."publisher") LIKE $1 THEN 2
           WHEN lower(array_to_string(p."features", E'\\n')) LIKE $1 THEN 3 ELSE 4 END, ${ORDERS.popularity}`
      : ORDERS[sort]
  const beginning = `${escapeLike(search)}%`
  const { rows } = await store.sql.query<{ id: number }>(
    `SELECT p."id" FROM "Product" p WHERE NOT p."isHidden" AND ${TEXT} LIKE $1 AND $2::text IS NOT NULL
       AND ${conditions} ORDER BY ${order}`,
    [`%${beginning}`, beginning],
  )
  return rows.map(({ id }) => id)
}

const idsOf = (answer: Answer): number[] => {
  expect(answer.status).toBe(200)
  return productsSchema.parse(answer.body).map(({ id }: Product) => id)
}

function expectTotal(answer: Answer, all: number[]) {
  const isMore = all.length > 1000
  expect(answer.headers.get('x-total-count')).toBe(String(isMore ? 1000 : all.length))
  expect(answer.headers.get('x-total-count-is')).toBe(isMore ? 'minimum' : null)
}

/** Follows the cursors over some pages and holds each against the plain list. */
async function expectPages(query: Record<string, string>, all: number[], pages = 3) {
  const limit = Number(query.limit)
  let after: string | null = null
  for (let page = 0; page < pages; page++) {
    const asked = new URLSearchParams({ ...query, ...(after ? { after } : {}) })
    const answer = await get(`/api/products?${asked}`)
    expect([`${asked}`, idsOf(answer)]).toEqual([
      `${asked}`,
      all.slice(page * limit, (page + 1) * limit),
    ])
    expectTotal(answer, all)
    after = answer.headers.get('x-next-cursor')
    expect(after !== null).toBe(all.length > (page + 1) * limit)
    if (after === null) return
  }
}

describe('a search in a large catalogue', () => {
  const words = [
    'edition',
    'windows',
    'microsoft',
    'norton',
    'lowrated',
    'longwinded',
    'licence',
    'no 123',
    ' no ',
    'qzxqzx',
    'mi',
    'qz',
    'e',
    'for pc',
    'a1b',
    '365',
    'antivirus',
    'ed',
    '%',
    'secure',
  ]

  it.each(words)('finds and orders “%s” as reading every product does', async (search) => {
    const all = await plainly(search.trim(), 'relevance')
    await expectPages({ search, limit: '12' }, all)
    await expectPages({ search, limit: '500' }, all)
  })

  it('does so for pieces of any text, in any order, with filters', async () => {
    const { rows } = await store.sql.query<{ text: string }>(
      `SELECT ${TEXT} AS text FROM "Product" p WHERE "id" % 211 = 0 ORDER BY "id"`,
    )
    const sorts: Sort[] = [
      'relevance',
      'price-low',
      'relevance',
      'price-high',
      'newest',
      'name',
      'popularity',
    ]
    for (const [turn, { text }] of rows.entries()) {
      const start = (turn * 37) % Math.max(1, text.length - 12)
      const search = text.slice(start, start + 3 + (turn % 9)).trim()
      if (!search) continue
      const sort = sorts[turn % sorts.length] ?? 'relevance'
      const isFiltered = turn % 3 === 0
      const all = await plainly(
        search,
        sort,
        isFiltered ? 'p."rating" >= 4 AND p."price" < 50' : 'true',
      )
      const filter: Record<string, string> = isFiltered ? { rating: '4', price: 'under50' } : {}
      await expectPages({ search, sort, limit: '24', ...filter }, all)
    }
  })

  it('takes an offset like a cursor', async () => {
    const all = await plainly('windows', 'relevance')
    expect(idsOf(await get('/api/products?search=windows&limit=10&offset=700'))).toEqual(
      all.slice(700, 710),
    )
  })
})

describe('a list of a large catalogue', () => {
  it.each(Object.keys(ORDERS) as (keyof typeof ORDERS)[])(
    'is paged by cursor in the order of %s',
    async (sort) => {
      const all = await plainly('', sort)
      const first = await get(`/api/products?sort=${sort}&limit=1000`)
      expect(idsOf(first)).toEqual(all.slice(0, 1000))
      // What is kept is exact.
      expect(first.headers.get('x-total-count')).toBe(String(all.length))
      expect(first.headers.get('x-total-count-is')).toBeNull()
      const after = first.headers.get('x-next-cursor')
      const second = await get(`/api/products?sort=${sort}&limit=7&after=${after}`)
      expect(idsOf(second)).toEqual(all.slice(1000, 1007))
      expect(second.headers.get('link')).toContain('after=')
    },
  )

  it('says that there are more than a thousand when it is filtered, and counts fewer', async () => {
    const many = await plainly('', 'price-low', 'p."price" > 100')
    await expectPages({ price: 'over100', sort: 'price-low', limit: '24' }, many)
    const few = await plainly('', 'newest', 'p."price" < 50 AND p."rating" >= 4')
    await expectPages({ price: 'under50', rating: '4', sort: 'newest', limit: '24' }, few)
    expect(many.length).toBeGreaterThan(1000)
    expect(few.length).toBeLessThan(1000)
  })

  it.each(['', 'x', 'eyJ', Buffer.from('["rating",1,"x"]').toString('base64url')])(
    'refuses the cursor “%s”, naming the field',
    async (after) => {
      const { status, body } = await get(`/api/products?limit=5&after=${after}`)
      expect(status).toBe(400)
      expect(body.issues[0].path).toBe('after')
    },
  )

  it('refuses the cursor of another order', async () => {
    const after = (await get('/api/products?limit=5')).headers.get('x-next-cursor')
    expect((await get(`/api/products?limit=5&after=${after}&sort=rating`)).status).toBe(200)
    expect((await get(`/api/products?limit=5&after=${after}&sort=name`)).status).toBe(400)
  })
})

describe('what lists and searches read', () => {
  /** Rows that are wrong: in the derived tables or in what they are derived from, but not in both. */
  async function expectDerived() {
    const { rows } = await store.sql.query(`
      (SELECT 'listed', "listId", "productId", "rating"::text, "price"::text, "name", "isFeatured" FROM "ListedProduct"
       EXCEPT SELECT 'listed', "listId", "productId", "rating"::text, "price"::text, "name", "isFeatured" FROM "ProductListing")
      UNION ALL
      (SELECT 'missing', "listId", "productId", "rating"::text, "price"::text, "name", "isFeatured" FROM "ProductListing"
       EXCEPT SELECT 'missing', "listId", "productId", "rating"::text, "price"::text, "name", "isFeatured" FROM "ListedProduct")
      UNION ALL SELECT 'total', l."id", l."total", NULL, NULL, NULL, NULL FROM "ProductList" l
        WHERE l."total" <> (SELECT count(*) FROM "ProductListing" p WHERE p."listId" = l."id")
      UNION ALL SELECT 'text', 0, p."id", NULL, NULL, p."name", NULL
        FROM "Product" p FULL JOIN "ProductText" t ON t."productId" = p."id"
        WHERE (t."name", t."text", t."rating") IS DISTINCT FROM (lower(p."name"), ${TEXT}, p."rating")`)
    expect(rows).toEqual([])
  }

  it('follows whatever happens to products and categories', async () => {
    const admin = await adminClient(store)
    await expectDerived()
    const categories = (await admin.call('/api/admin/categories')).body
    const [main] = categories
    const sub = categories.find(({ parentId }: { parentId: number | null }) => parentId === main.id)
    const changes: [string, unknown[]][] = [
      ['UPDATE "Product" SET "price" = "price" + 1, "rating" = 4.9 WHERE "id" % 100 = 0', []],
      [
        'UPDATE "Product" SET "name" = \'Norton \' || "name", "description" = "description" || \' more\' WHERE "id" % 90 = 0',
        [],
      ],
      ['UPDATE "Product" SET "isHidden" = NOT "isHidden" WHERE "id" % 80 = 0', []],
      ['UPDATE "Product" SET "categoryId" = $1 WHERE "id" % 70 = 0', [main.id]],
      [
        'DELETE FROM "Product" p WHERE "id" % 60 = 0 AND NOT EXISTS (SELECT 1 FROM "ProductKey" k WHERE k."productId" = p."id")',
        [],
      ],
      ['UPDATE "Category" SET "isActive" = false WHERE "id" = $1', [sub.id]],
      ['UPDATE "Category" SET "name" = \'Norton\' WHERE "id" = $1', [sub.id]],
      ['UPDATE "Category" SET "isActive" = true WHERE "id" = $1', [sub.id]],
    ]
    for (const [statement, values] of changes) {
      await store.sql.query(statement, values)
      await expectDerived()
    }

    const made = await admin.post('/api/admin/categories', { name: 'Windows', parentId: main.id })
    expect(made.status).toBe(201)
    await expectDerived()
    const other = categories.find(
      ({ id, parentId }: { id: number; parentId: number | null }) =>
        parentId === null && id !== main.id,
    )
    const path = `/api/admin/categories/${sub.id}`
    expect((await admin.call(path, { method: 'PUT', body: { parentId: other.id } })).status).toBe(
      200,
    )
    await expectDerived()
    expect((await admin.call(`${path}?moveTo=${other.id}`, { method: 'DELETE' })).status).toBe(204)
    await expectDerived()
  })
})
