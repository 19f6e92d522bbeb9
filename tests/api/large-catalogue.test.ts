import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type Product, productsSchema } from '@/lib/catalog/contracts'
import { isIgnored } from '@/lib/catalog/search/ignored-words'
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
     INSERT INTO "Product" ("slug", "name", "description", "publisher", "price", "rating", "ratingSource", "features", "isFeatured",
       "isHidden", "deliveryInfo", "license", "version", "categoryId", "updatedAt")
     SELECT t."slug" || '-' || n, t."name" || ' No ' || n,
       t."description" || CASE WHEN n % 7 = 0 THEN ' lowrated ' ELSE ' ' END || md5(n::text)
         || CASE WHEN n % 500 = 0 THEN repeat(' longwinded', 300) ELSE '' END,
       t."publisher", 5 + n * 7919 % 495, CASE WHEN n % 7 = 0 THEN 2.5 ELSE 3 + n * 31 % 21 / 10.0 END,
       'reviews', t."features", n % 40 = 0, n % 50 = 0, t."deliveryInfo", t."license", t."version", t."categoryId", now()
     FROM generate_series(1, ${ADDED}) n JOIN templates t ON t.place = n % t.available`,
  )
  // What stands for a word has tests of its own.
  await store.sql.query('DELETE FROM "SearchSynonym"')
  await store.sql.query('VACUUM ANALYZE')
  rows = await allRows()
  const called = await store.sql.query<{ id: number; name: string }>(
    `SELECT c."id", concat_ws(' ', c."name", m."name") AS "name"
     FROM "Category" c LEFT JOIN "Category" m ON m."id" = c."parentId" WHERE c."isActive"`,
  )
  categories = called.rows.map(({ id, name }) => ({ id, words: wordsOf(name) }))
}, 4 * 60_000)
afterAll(() => store.stop())

type Row = {
  id: number
  name: string
  /** Everything that is searched. */
  text: string
  /** What the name names, the facts about the product, and all words, each with its words. */
  places: { named: Set<string>; facts: Set<string>; all: Set<string> }
  rating: number
  price: number
  standing: number
  category: number
}

const ORDERS = {
  popularity: (one: Row, other: Row) => other.rating - one.rating || one.id - other.id,
  'price-low': (one: Row, other: Row) => one.price - other.price || one.id - other.id,
  'price-high': (one: Row, other: Row) => other.price - one.price || one.id - other.id,
  newest: (one: Row, other: Row) => other.id - one.id,
  name: (one: Row, other: Row) =>
    Buffer.compare(Buffer.from(one.name), Buffer.from(other.name)) || one.id - other.id,
}
type Sort = keyof typeof ORDERS | 'relevance'

const TEXT = `lower(concat_ws(E'\\n', p."name", p."publisher", nullif(array_to_string(p."features", E'\\n'), ''), p."description"))`

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/** The words of a name as they are typed besides: without what joins them, and cut where digits or capitals begin. */
function otherWords(text: string): string[] {
  const joined = text.match(/[a-z0-9]+(?:[^a-z0-9\s][a-z0-9]+)+/gi) ?? []
  const mixed = wordsOf(text).filter((word) => /\d/.test(word) && /\D/.test(word))
  return [
    ...joined.map((each) => wordsOf(each).join('')),
    ...mixed.flatMap((word) => word.match(/\d+|\D+/g) ?? []),
    ...wordsOf(text.replace(/([a-z])([A-Z])/g, '$1 $2')),
  ]
}

const everyWord = (text: string) => [...wordsOf(text), ...otherWords(text)]

/** All visible products, with their words found out here and not by the database. */
async function allRows(): Promise<Row[]> {
  const { rows } = await store.sql.query(
    `SELECT p."id", p."name", p."publisher", p."license", p."version", p."features", p."description",
       ${TEXT} AS "text", p."rating"::float8, p."price"::float8, p."standing"::int, p."categoryId" AS "category"
     FROM "Product" p WHERE NOT p."isHidden"`,
  )
  return rows.map((row) => {
    const facts = everyWord([row.name, row.publisher, row.license, row.version].join(' '))
    return {
      ...row,
      name: row.name.toLowerCase(),
      places: {
        named: new Set(everyWord(row.name.replace(/\s+for\s.*$/i, ''))),
        facts: new Set(facts),
        all: new Set([...facts, ...wordsOf([...row.features, row.description].join(' '))]),
      },
    }
  })
}

let rows: Row[] = []
/** Categories, with the words of their names and of those that they are in. */
let categories: { id: number; words: string[] }[] = []

/** How well a product matches by the rules of docs/decisions/0070; `null`: it does not. */
function rankOf(row: Row, search: string): number | null {
  const typed = wordsOf(search)
  const counted = typed.filter((word) => !isIgnored(word))
  const words = counted.length > 0 ? counted : typed
  const has = (word: string, place: keyof Row['places'], isLoose: boolean) => {
    const isLast = typed.length > 1 && word === typed.at(-1)
    const begins = isLoose && (word.length > 1 || isLast)
    return (
      row.places[place].has(word) ||
      (begins && [...row.places[place]].some((each) => each.startsWith(word)))
    )
  }
  const isInCategory = (word: string) =>
    word.length > 1 &&
    categories.some(
      ({ id, words: called }) =>
        id === row.category && called.some((each) => each.startsWith(word)),
    )
  const hasOrIsIn = (place: 'facts' | 'all') => (word: string) =>
    has(word, place, true) || isInCategory(word)
  if (words.length > 0) {
    if (words.every((word) => has(word, 'named', false))) return 0
    if (words.every((word) => has(word, 'named', true))) return 1
    if (words.every(hasOrIsIn('facts'))) return 2
    if (words.every(hasOrIsIn('all'))) return words.some((word) => has(word, 'named', true)) ? 3 : 4
  }
  return row.text.includes(search.toLowerCase()) ? 5 : null
}

/** The ids of all visible products that match, ordered, by looking at every one of them. */
function plainly(search: string, sort: Sort, fits: (row: Row) => boolean = () => true): number[] {
  const found = rows.filter(fits).flatMap((row) => {
    const rank = search === '' ? 0 : rankOf(row, search)
    return rank === null ? [] : { row, rank }
  })
  const byRank = (one: (typeof found)[number], other: (typeof found)[number]) =>
    one.rank - other.rank || other.row.standing - one.row.standing || one.row.id - other.row.id
  return found
    .sort(sort === 'relevance' ? byRank : (one, other) => ORDERS[sort](one.row, other.row))
    .map(({ row }) => row.id)
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

/** Whether words that stand side by side in a search are one word of the catalogue. */
function isTypedApart(search: string): boolean {
  const words = wordsOf(search)
  return words.some(
    (word, place) =>
      place > 0 && rows.some(({ places }) => places.all.has(`${words[place - 1]}${word}`)),
  )
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
    const all = plainly(search.trim(), 'relevance')
    await expectPages({ search, limit: '12' }, all)
    await expectPages({ search, limit: '500' }, all)
  })

  it('does so for pieces of any text, in any order, with filters', async () => {
    const texts = rows.filter(({ id }) => id % 211 === 0).sort((a, b) => a.id - b.id)
    const sorts: Sort[] = [
      'relevance',
      'price-low',
      'relevance',
      'price-high',
      'newest',
      'name',
      'popularity',
    ]
    for (const [turn, { text }] of texts.entries()) {
      const start = (turn * 37) % Math.max(1, text.length - 12)
      const search = text.slice(start, start + 3 + (turn % 9)).trim()
      // Typed apart, two words may be one that there is (lib/catalog/search/typed-words.ts): that is not found out here.
      if (!search || isTypedApart(search)) continue
      const sort = sorts[turn % sorts.length] ?? 'relevance'
      const isFiltered = turn % 3 === 0
      const all = plainly(
        search,
        sort,
        ({ rating, price }) => !isFiltered || (rating >= 4 && price < 50),
      )
      const filter: Record<string, string> = isFiltered ? { rating: '4', price: 'under50' } : {}
      await expectPages({ search, sort, limit: '24', ...filter }, all)
    }
  })

  it('takes an offset like a cursor', async () => {
    const all = plainly('windows', 'relevance')
    expect(idsOf(await get('/api/products?search=windows&limit=10&offset=700'))).toEqual(
      all.slice(700, 710),
    )
  })
})

describe('a list of a large catalogue', () => {
  it.each(Object.keys(ORDERS) as (keyof typeof ORDERS)[])(
    'is paged by cursor in the order of %s',
    async (sort) => {
      const all = plainly('', sort)
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
    const many = plainly('', 'price-low', ({ price }) => price > 100)
    await expectPages({ price: 'over100', sort: 'price-low', limit: '24' }, many)
    const few = plainly('', 'newest', ({ price, rating }) => price < 50 && rating >= 4)
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

const ANY_MAIN = '(SELECT min("id") FROM "Category" WHERE "parentId" IS NULL)'
const ANY_SUB = '(SELECT min("id") FROM "Category" WHERE "parentId" IS NOT NULL)'

describe('what lists and searches read', () => {
  /** Rows that are wrong: in the derived tables or in what they are derived from, but not in both. */
  async function expectListed() {
    const columns = '"listId", "productId", "rating", "price", "name", "isFeatured", "standing"'
    // What is to be listed takes long to find out, and is found out once.
    const wrong = await store.sql.query(`
      WITH right_ones AS MATERIALIZED (SELECT ${columns} FROM "ProductListing"),
        listed AS MATERIALIZED (SELECT ${columns} FROM "ListedProduct"),
        totals AS (SELECT "listId", count(*) AS "total" FROM right_ones GROUP BY 1)
      SELECT 'listed' AS "what", l."listId", l."productId" FROM (TABLE listed EXCEPT TABLE right_ones) l
      UNION ALL
      SELECT 'missing', r."listId", r."productId" FROM (TABLE right_ones EXCEPT TABLE listed) r
      UNION ALL SELECT 'total', l."id", l."total" FROM "ProductList" l LEFT JOIN totals t ON t."listId" = l."id"
        WHERE l."total" <> coalesce(t."total", 0)`)
    expect(wrong.rows).toEqual([])
  }

  /** The same for the words of all products, which takes some seconds. */
  async function expectWorded() {
    const wrong = await store.sql.query(`
      SELECT 'text', coalesce(t."productId", w."productId"), NULL
        FROM "ProductWording" w FULL JOIN "ProductText" t ON t."productId" = w."productId"
        WHERE (t."words", t."text", t."standing") IS DISTINCT FROM (w."words", w."text", w."standing")
      UNION ALL SELECT 'word', coalesce(w."products", c."products"), coalesce(w."word", c."word")
        FROM "SearchWord" w FULL JOIN "CountedWord" c ON c."word" = w."word"
        WHERE w."products" IS DISTINCT FROM c."products"`)
    expect(wrong.rows).toEqual([])
  }

  const CHANGES = {
    'prices and ratings':
      'UPDATE "Product" SET "price" = "price" + 1, "rating" = 4.9 WHERE "id" % 100 = 0',
    names: `UPDATE "Product" SET "name" = 'Norton ' || "name", "description" = "description" || ' more' WHERE "id" % 90 = 0`,
    'products hidden and shown':
      'UPDATE "Product" SET "isHidden" = NOT "isHidden" WHERE "id" % 80 = 0',
    'products that move': `UPDATE "Product" SET "categoryId" = ${ANY_MAIN} WHERE "id" % 70 = 0`,
    'products that go':
      'DELETE FROM "Product" p WHERE "id" % 60 = 0 AND NOT EXISTS (SELECT 1 FROM "ProductKey" k WHERE k."productId" = p."id")',
    'a category that closes': `UPDATE "Category" SET "isActive" = false WHERE "id" = ${ANY_SUB}`,
    'a category that is renamed': `UPDATE "Category" SET "name" = 'Norton' WHERE "id" = ${ANY_SUB}`,
    'categories that open': 'UPDATE "Category" SET "isActive" = true WHERE NOT "isActive"',
  }

  it.each(Object.entries(CHANGES))('is listed after %s', async (_, statement) => {
    await store.sql.query(statement)
    await expectListed()
  })

  it('is listed after categories are made, moved and removed', async () => {
    const admin = await adminClient(store)
    type Category = { id: number; parentId: number | null }
    const all: Category[] = (await admin.call('/api/admin/categories')).body
    const [main, other] = all.filter(({ parentId }) => parentId === null)
    const sub = all.find(({ parentId }) => parentId === main?.id)
    const made = await admin.post('/api/admin/categories', { name: 'Windows', parentId: main?.id })
    expect(made.status).toBe(201)
    await expectListed()
    const path = `/api/admin/categories/${sub?.id}`
    const moved = await admin.call(path, { method: 'PUT', body: { parentId: other?.id } })
    expect(moved.status).toBe(200)
    await expectListed()
    expect((await admin.call(`${path}?moveTo=${other?.id}`, { method: 'DELETE' })).status).toBe(204)
    await expectListed()
  })

  it(
    'is found by its words after whatever happens to it',
    async () => {
      for (const statement of Object.values(CHANGES)) await store.sql.query(statement)
      await expectWorded()
    },
    4 * 60_000,
  )
})
