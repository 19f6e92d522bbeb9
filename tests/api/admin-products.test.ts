import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import {
  type AdminProduct,
  type AdminProductRow,
  adminProductRowsSchema,
} from '@/lib/catalog/admin-contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { type Answer, apiClient } from '@/tests/setup/api-client'
import { startStore, type TestStore } from '@/tests/setup/store'

const PRODUCTS = '/api/admin/products'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let made = 0

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
})
afterAll(() => store.stop())

const list = async (query = ''): Promise<AdminProductRow[]> =>
  adminProductRowsSchema.parse((await admin.call(`${PRODUCTS}?${query}`)).body)
const statusOf = async (path: string) => (await apiClient(store.url).call(path)).status
const draft = () => {
  made += 1
  return {
    name: `Norton Trial ${made} of many`,
    description: 'A trial.',
    price: '40.00',
    categoryId: 14,
  }
}
async function add(fields: object = {}): Promise<AdminProduct> {
  const answer = await admin.post(PRODUCTS, { ...draft(), ...fields })
  expect(answer.status).toBe(201)
  return answer.body
}
const patch = (id: number, body: object) =>
  admin.call(`${PRODUCTS}/${id}`, { method: 'PATCH', body })
const remove = (id: number) => admin.call(`${PRODUCTS}/${id}`, { method: 'DELETE' })
const issuesOf = ({ body }: Answer) => body.issues?.map((issue: { path: string }) => issue.path)
async function audits(id: number | string) {
  const { rows } = await store.sql.query(
    `SELECT "action", "before", "after", "username" FROM "AuditEntry"
     WHERE "entityType" = 'product' AND "entityId" = $1 ORDER BY "id"`,
    [String(id)],
  )
  return rows
}
async function upload(path: string, fields: Record<string, string | Blob>): Promise<Answer> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const response = await fetch(store.url + path, {
    method: 'POST',
    headers: { 'x-session-token': admin.token },
    body: form,
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}
const picture = async (width = 40, height = 30) =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width, height, channels: 3, background: '#ea580c' } })
        .jpeg()
        .toBuffer(),
    ),
  ])

describe('GET /api/admin/products', () => {
  it('pages through headings in the order of the store, each product once', async () => {
    const groups = (await admin.call(`${PRODUCTS}/groups`)).body
    const first = await admin.call(`${PRODUCTS}?limit=30`)
    const total = Number(first.headers.get('x-total-count'))
    expect(first.headers.get('link')).toContain('offset=30')
    expect(first.body[0]).toHaveProperty('description')
    expect(first.body[0]).not.toHaveProperty('story')
    const all: AdminProductRow[] = []
    for (let offset = 0; offset < total; offset += 30)
      all.push(...(await list(`limit=30&offset=${offset}`)))
    expect(all).toHaveLength(total)
    expect(new Set(all.map(({ id }) => id)).size).toBe(total)
    const order = groups.map(({ id }: { id: number }) => id)
    const places = all.map(({ groupId }) => order.indexOf(groupId))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    for (const { id, count } of groups)
      expect(all.filter(({ groupId }) => groupId === id)).toHaveLength(count)
  })

  it("puts products under the brand that lists them, as the store's pages do", async () => {
    const parent = await store.sql.query(`SELECT "parentId" FROM "Category" WHERE "id" = 14`)
    const mainId: number = parent.rows[0].parentId
    const own = await add({ name: `Unbranded ${Date.now()}` })
    const adopted = await add({ name: `A NORTON of the parent ${Date.now()}`, categoryId: mainId })
    const rest = await add({ name: `Another ${Date.now()}`, categoryId: mainId })
    expect([own.groupId, adopted.groupId, rest.groupId]).toEqual([14, 14, -mainId])
    const shown = (await apiClient(store.url).call('/api/products?category=14')).body
    const ids = shown.map(({ id }: { id: number }) => id)
    expect(ids).toEqual(expect.arrayContaining([adopted.id, own.id]))
    expect(ids).not.toContain(rest.id)
    const filtered = (await list('category=14&hidden=false&limit=1000')).map(({ id }) => id)
    expect(filtered.sort()).toEqual(ids.sort())
  })

  it('searches hidden products too, literally, and filters', async () => {
    const hidden = await add({ isHidden: true, inStock: false, isFeatured: true })
    const term = encodeURIComponent(hidden.name.toUpperCase())
    expect((await list(`search=${term}`)).map(({ id }) => id)).toEqual([hidden.id])
    expect((await list(`search=${hidden.slug}`)).map(({ id }) => id)).toEqual([hidden.id])
    expect(await list('search=%25%5F')).toEqual([])
    for (const query of ['hidden=true', 'stock=out', 'featured=true'])
      expect((await list(`${query}&limit=1000`)).map(({ id }) => id)).toContain(hidden.id)
    for (const query of ['hidden=false', 'stock=in', 'featured=false'])
      expect((await list(`${query}&limit=1000`)).map(({ id }) => id)).not.toContain(hidden.id)
  })

  it('counts the keys that are left', async () => {
    const { rows } = await store.sql.query(
      `SELECT "productId", count(*)::int AS "count" FROM "ProductKey"
       WHERE "status" = 'available' GROUP BY 1`,
    )
    const left = new Map(rows.map(({ productId, count }) => [productId, count]))
    for (const { id, availableKeys } of await list('limit=1000'))
      expect([id, availableKeys]).toEqual([id, left.get(id) ?? 0])
    for (const { availableKeys, delivery } of await list('lowKeys=true'))
      expect([delivery, availableKeys < 10]).toEqual(['keys', true])
  })

  it.each([
    'limit=0',
    'limit=1001',
    'offset=-1',
    'sort=x',
    'stock=maybe',
    'hidden=1',
    'category=x',
  ])('refuses %s', async (query) => {
    expect((await admin.call(`${PRODUCTS}?${query}`)).status).toBe(400)
  })
})

describe('a new product of a store without the sample catalogue', () => {
  beforeAll(() => store.sql.query('UPDATE "Product" SET "isSample" = false'))
  afterAll(() =>
    store.sql.query(
      `UPDATE "Product" SET "isSample" = true WHERE "slug" NOT LIKE 'norton-trial-%'`,
    ),
  )
  const NOTHING = { rating: '0.0', reviewCount: 0, license: '', version: '', deliveryInfo: '' }

  it('says nothing that nobody entered', async () => {
    const product = await add()
    expect(product).toMatchObject(NOTHING)
    const { body } = await apiClient(store.url).call(`/products/${product.slug}`)
    expect(body).toContain(`>${product.name}</h1>`)
    expect(body).not.toMatch(/<dt[^>]*>(?:Licence|Version)<\/dt>/)
    const rated = await apiClient(store.url).call(
      `/api/products?rating=3&search=${encodeURIComponent(product.name)}`,
    )
    expect(rated.body.map(({ id }: { id: number }) => id)).not.toContain(product.id)
    await remove(product.id)
  })

  it.each([undefined, null, '', ' '])(
    'is in no category but a chosen one: %p',
    async (categoryId) => {
      const answer = await admin.post(PRODUCTS, { ...draft(), categoryId })
      expect(answer.status).toBe(400)
      expect(issuesOf(answer)).toEqual(['categoryId'])
      expect(answer.body.message).toContain('Choose a category')
    },
  )

  it('is imported so, too', async () => {
    const preview = await upload(`${PRODUCTS}/import`, {
      file: new Blob(['slug,name,description,price\nown-thing,Own,Text,5.00']),
      dryRun: 'true',
    })
    expect(preview.body).toMatchObject({ added: 0, refused: 1 })
    expect(JSON.stringify(preview.body)).toContain('Choose a category')
  })
})

describe('POST /api/admin/products', () => {
  it('adds a product with the defaults, and the store shows it at once', async () => {
    const name = `Norton Brand New ${Date.now()}`
    const slug = `norton-brand-new-${name.split(' ').at(-1)}`
    expect(await statusOf(`/products/${slug}`)).toBe(404)
    const answer = await admin.post(PRODUCTS, { name, description: '<b>New</b>', price: 12.5 })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      slug,
      price: '12.50',
      originalPrice: null,
      publisher: 'Softhaven',
      rating: '4.5',
      reviewCount: 0,
      categoryId: 14,
      license: 'Standard license',
      version: '2024',
      deliveryInfo: 'Instant email delivery within 5 minutes of purchase.',
      inStock: true,
      isHidden: false,
    })
    const page = await apiClient(store.url).call(`/products/${slug}`)
    expect(page.status).toBe(200)
    expect(page.body).toContain('&lt;b&gt;New&lt;/b&gt;')
    const found = await apiClient(store.url).call(`/api/products?search=${slug.slice(-13)}`)
    expect(found.body.map(({ id }: { id: number }) => id)).toEqual([answer.body.id])
    expect(await audits(answer.body.id)).toMatchObject([
      { action: 'product.create', username: 'admin', after: { name, price: '12.50' } },
    ])
  })

  it.each([
    [{ name: '  ' }, 'name'],
    [{ name: 'a\u0000b' }, 'name'],
    [{ name: 'x'.repeat(201) }, 'name'],
    [{ name: '你好' }, 'slug'],
    [{ description: '' }, 'description'],
    [{ price: '' }, 'price'],
    [{ price: -1 }, 'price'],
    [{ price: 1.234 }, 'price'],
    [{ price: '100000000' }, 'price'],
    [{ price: {} }, 'price'],
    [{ price: 1e300 }, 'price'],
    [{ originalPrice: `${' '.repeat(200_000)}x` }, 'originalPrice'],
    [{ categoryId: 99_999 }, 'categoryId'],
    [{ categoryId: 1.5 }, 'categoryId'],
    [{ slug: 'Not A Slug' }, 'slug'],
    [{ slug: '../x' }, 'slug'],
    [{ rating: 5.1 }, 'rating'],
    [{ rating: 4.55 }, 'rating'],
    [{ reviewCount: -1 }, 'reviewCount'],
    [{ features: 'one' }, 'features'],
    [{ features: [5] }, 'features.0'],
    [{ inStock: 'yes' }, 'inStock'],
    [{ image: 'https://example.com/a.png' }, 'image'],
    [{ image: '/images/../secret.png' }, 'image'],
    [{ image: '//example.com/a.png' }, 'image'],
    [{ image: 'javascript:alert(1)' }, 'image'],
    [{ image: `/media/${'0'.repeat(64)}.jpg` }, 'image'],
    [
      { additionalImages: Array.from({ length: 6 }, (_, n) => `/images/${n}.png`) },
      'additionalImages',
    ],
  ])('refuses %j and names the field', async (fields, path) => {
    const answer = await admin.post(PRODUCTS, { ...draft(), ...fields })
    expect(answer.status).toBe(400)
    expect(issuesOf(answer)).toContain(path)
  })

  it.each([
    ['name', 'Product name is required'],
    ['description', 'Product description is required'],
    ['price', 'Product price is required'],
  ])('says that %s is missing', async (field, message) => {
    const { body } = await admin.post(PRODUCTS, { ...draft(), [field]: undefined })
    expect(body.issues).toContainEqual(expect.objectContaining({ path: field, message }))
  })

  it('keeps URLs unique', async () => {
    const { slug } = await add()
    const answer = await admin.post(PRODUCTS, { ...draft(), slug })
    expect([answer.status, issuesOf(answer)]).toEqual([409, ['slug']])
  })

  it('cleans lists and takes numbers as digits', async () => {
    const product = await add({
      features: [' one ', '', 'two', 'one'],
      reviewCount: '12',
      rating: '3.5',
      originalPrice: 0,
    })
    expect(product).toMatchObject({
      features: ['one', 'two'],
      reviewCount: 12,
      rating: '3.5',
      originalPrice: null,
    })
  })
})

describe('PATCH /api/admin/products/{id}', () => {
  it('changes what is sent and nothing else, on every page at once', async () => {
    const product = await add({ publisher: 'Somebody', features: ['one'] })
    expect(await statusOf(`/products/${product.slug}`)).toBe(200)
    const { status, body } = await patch(product.id, { price: '33.33' })
    expect(status).toBe(200)
    expect(body).toEqual({ ...product, price: '33.33', updatedAt: body.updatedAt })
    const page = await apiClient(store.url).call(`/products/${product.slug}`)
    expect(page.body).toContain('33.33')
    expect((await audits(product.id)).at(-1)).toMatchObject({
      action: 'product.update',
      before: { price: '40.00' },
      after: { price: '33.33' },
    })
  })

  it('prevents two admins from overwriting each other', async () => {
    const product = await add()
    const expectedUpdatedAt = product.updatedAt
    expect((await patch(product.id, { price: '41', expectedUpdatedAt })).status).toBe(200)
    const late = await patch(product.id, { price: '42', expectedUpdatedAt })
    expect(late).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(late.body.message).toMatch(/Somebody else changed this product/)
  })

  it('moves a product to another address', async () => {
    const product = await add()
    const slug = `${product.slug}-moved`
    expect(await statusOf(`/products/${slug}`)).toBe(404)
    await patch(product.id, { slug })
    expect(await statusOf(`/products/${slug}`)).toBe(200)
    expect(await statusOf(`/products/${product.slug}`)).toBe(308)
  })

  it('hides a product and shows it again', async () => {
    const product = await add()
    expect(await statusOf(`/products/${product.slug}`)).toBe(200)
    await patch(product.id, { isHidden: true })
    expect(await statusOf(`/products/${product.slug}`)).toBe(404)
    expect(await statusOf(`/api/products/by-id/${product.id}`)).toBe(404)
    await patch(product.id, { isHidden: false })
    expect(await statusOf(`/products/${product.slug}`)).toBe(200)
  })

  it.each(['39.99', '40.00'])(
    'may have the original price %s, which is not above it',
    async (originalPrice) => {
      const product = await add({ price: '40.00', originalPrice })
      expect(product).toMatchObject({ price: '40.00', originalPrice })
      const changed = await patch(product.id, { price: '45.00' })
      expect([changed.status, changed.body.originalPrice]).toEqual([200, originalPrice])
    },
  )

  it.each(['0', '2147483646', 'x', '99999999999'])('knows no product %s', async (id) => {
    const answer = await admin.call(`${PRODUCTS}/${id}`, { method: 'PATCH', body: { price: '1' } })
    expect([400, 404]).toContain(answer.status)
  })
})

describe('DELETE /api/admin/products/{id}', () => {
  it('deletes what was never sold', async () => {
    const product = await add()
    expect(await remove(product.id)).toMatchObject({ status: 200, body: { outcome: 'deleted' } })
    expect(await statusOf(`/products/${product.slug}`)).toBe(404)
    expect((await remove(product.id)).status).toBe(404)
    expect((await audits(product.id)).at(-1)).toMatchObject({ action: 'product.delete' })
  })

  it('hides what has keys', async () => {
    const product = (await list('limit=1000')).find(({ availableKeys }) => availableKeys > 0)
    if (!product) throw new Error('The seed has no product with keys')
    expect((await remove(product.id)).body).toEqual({ outcome: 'hidden' })
    expect(await statusOf(`/products/${product.slug}`)).toBe(404)
    expect((await admin.call(`${PRODUCTS}/${product.id}`)).body).toMatchObject({ isHidden: true })
  })
})

describe('pictures', () => {
  it('are stored once, served as immutable and shown by the product', async () => {
    const file = await picture()
    const first = await upload('/api/admin/media', { file })
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({ contentType: 'image/jpeg', width: 40, height: 30 })
    expect((await upload('/api/admin/media', { file })).body.url).toBe(first.body.url)
    const served = await fetch(store.url + first.body.url)
    expect(served.status).toBe(200)
    expect(served.headers.get('content-type')).toBe('image/jpeg')
    expect(served.headers.get('cache-control')).toMatch(/immutable/)
    expect(served.headers.get('x-content-type-options')).toBe('nosniff')
    const content = new Uint8Array(await served.arrayBuffer())
    expect(first.body.url).toContain(createHash('sha256').update(content).digest('hex'))
    const product = await add({ image: first.body.url })
    expect(product.image).toBe(first.body.url)
    const optimised = `/_next/image?url=${encodeURIComponent(first.body.url)}&w=640&q=75`
    expect(await statusOf(optimised)).toBe(200)
  })

  it('may come as data URLs', async () => {
    const data = Buffer.from(await (await picture(8, 8)).arrayBuffer()).toString('base64')
    const product = await add({ image: `data:image/jpeg;base64,${data}` })
    expect(product.image).toMatch(/^\/media\/[0-9a-f]{64}\.jpg$/)
    expect(await statusOf(product.image ?? '')).toBe(200)
  })

  it('are identified by their content', async () => {
    const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'], {
      type: 'image/png',
    })
    expect((await upload('/api/admin/media', { file: svg })).status).toBe(415)
    const large = await upload('/api/admin/media', { file: new Blob([new Uint8Array(5_300_000)]) })
    expect(large).toMatchObject({
      status: 413,
      body: { message: 'Please upload a file smaller than 5MB' },
    })
    expect((await upload('/api/admin/media', { file: 'text' })).status).toBe(400)
    const data = `data:image/png;base64,${Buffer.from('<svg/>').toString('base64')}`
    expect(issuesOf(await admin.post(PRODUCTS, { ...draft(), image: data }))).toEqual(['image'])
  })

  it.each(['x.jpg', `${'0'.repeat(64)}.jpg`, `${'0'.repeat(64)}.svg`])(
    'knows no /media/%s',
    async (file) => {
      expect(await statusOf(`/media/${file}`)).toBe(404)
    },
  )
})

describe('POST /api/admin/products/bulk', () => {
  const bulk = (body: object) => admin.post(`${PRODUCTS}/bulk`, body)

  it('changes prices by percent, rounded half up, after a preview that changes nothing', async () => {
    const first = await add({ price: '10.05', originalPrice: '11.00' })
    const second = await add({ price: '0.04' })
    const body = {
      select: { ids: [first.id, second.id] },
      action: { kind: 'price', mode: 'percent', by: 1000 },
    }
    const preview = await bulk({ ...body, dryRun: true })
    expect(preview.body).toMatchObject({ matched: 2, changed: 1, originalPricesRemoved: 1 })
    expect(preview.body.examples).toMatchObject([{ id: first.id, before: '10.05', after: '11.06' }])
    expect((await admin.call(`${PRODUCTS}/${first.id}`)).body.price).toBe('10.05')
    expect((await bulk({ ...body, expectedCount: 3 })).status).toBe(409)
    expect((await bulk({ ...body, expectedCount: 2 })).body).toEqual(preview.body)
    expect((await admin.call(`${PRODUCTS}/${first.id}`)).body).toMatchObject({
      price: '11.06',
      originalPrice: null,
    })
    expect((await audits(first.id)).at(-1)).toMatchObject({
      action: 'product.bulk',
      before: { price: '10.05', originalPrice: '11.00' },
      after: { price: '11.06', originalPrice: null },
    })
    expect((await apiClient(store.url).call(`/products/${first.slug}`)).body).toContain('11.06')
  })

  it('never goes below nothing, and all or none', async () => {
    const cheap = await add({ price: '3.00' })
    const dear = await add({ price: '99999999.00' })
    const select = { ids: [cheap.id, dear.id] }
    await bulk({ select: { ids: [cheap.id] }, action: { kind: 'price', mode: 'amount', by: -500 } })
    expect((await admin.call(`${PRODUCTS}/${cheap.id}`)).body.price).toBe('0.00')
    const high = await bulk({ select, action: { kind: 'price', mode: 'amount', by: 500 } })
    expect(high.status).toBe(400)
    expect((await admin.call(`${PRODUCTS}/${cheap.id}`)).body.price).toBe('0.00')
  })

  it('switches all that match a filter', async () => {
    const mark = `bulk${Date.now()}`
    const some = [await add({ publisher: mark }), await add({ publisher: mark })]
    const select = { filter: { search: mark } }
    const answer = await bulk({ select, action: { kind: 'stock', inStock: false } })
    expect(answer.body).toMatchObject({ matched: 2, changed: 2 })
    await bulk({ select, action: { kind: 'featured', isFeatured: true } })
    for (const { id } of some)
      expect((await admin.call(`${PRODUCTS}/${id}`)).body).toMatchObject({
        inStock: false,
        isFeatured: true,
      })
  })

  it.each([
    {},
    { select: { ids: [] }, action: { kind: 'stock', inStock: true } },
    { select: { ids: ['1'] }, action: { kind: 'stock', inStock: true } },
    { select: { ids: [1] }, action: { kind: 'delete' } },
    { select: { ids: [1] }, action: { kind: 'price', mode: 'percent', by: 1.5 } },
  ])('refuses %j', async (body) => {
    expect((await bulk(body)).status).toBe(400)
  })
})

describe('CSV', () => {
  const exported = async (query = '') => {
    const headers = { 'x-session-token': admin.token }
    return (await fetch(`${store.url}${PRODUCTS}/export?${query}`, { headers })).text()
  }
  const send = (text: string | Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}) =>
    upload(`${PRODUCTS}/import`, { ...fields, file: new Blob([text]) })

  it('brings the catalogue out and in again without a change', async () => {
    await add({ name: `=HYPERLINK("x") Norton ${Date.now()}`, features: ['-1', 'two, "three"'] })
    const file = await exported()
    expect(file).toContain(`"'=HYPERLINK(`)
    expect(file).not.toMatch(/(?:^|,)"?[=@]/m)
    const { body } = await send(file, { dryRun: 'true' })
    expect(body).toMatchObject({ added: 0, changed: 0, refused: 0, applied: false })
    expect(body.unchanged).toBe((await list('limit=1000')).length)
  })

  it('previews, then adds and changes just that, on the live pages too', async () => {
    const known = await add({ price: '20.00' })
    const slug = `imported-${Date.now()}`
    const file = `slug;name;description;price;category;features\n${slug};"Norton ""Imported""";Text;9.9;norton;"one\ntwo"\n${known.slug};${known.name};A trial.;21;norton;\n`
    expect(await statusOf(`/products/${slug}`)).toBe(404)
    const preview = await send(file, { dryRun: 'true' })
    expect(preview.body).toMatchObject({
      lines: 2,
      added: 1,
      changed: 1,
      refused: 0,
      additions: [{ line: 2, slug, price: '9.90' }],
      changes: [
        {
          line: 4,
          slug: known.slug,
          fields: [{ field: 'price', before: '20.00', after: '21.00' }],
        },
      ],
    })
    expect(await statusOf(`/products/${slug}`)).toBe(404)
    const { fingerprint } = preview.body
    expect((await send(file.replace('9.9;', '9.8;'), { fingerprint })).status).toBe(409)
    expect((await send(file, { fingerprint })).body).toMatchObject({ applied: true, added: 1 })
    expect(await statusOf(`/products/${slug}`)).toBe(200)
    expect((await apiClient(store.url).call(`/api/products/${slug}`)).body).toMatchObject({
      name: 'Norton "Imported"',
      price: '9.90',
      features: ['one', 'two'],
      license: 'Standard license',
    })
    expect((await audits(known.id)).at(-1)).toMatchObject({ after: { price: '21.00' } })
    expect((await audits('import')).at(-1)).toMatchObject({ after: { added: 1, changed: 1 } })
  })

  it('takes all or nothing, and reports which lines are refused', async () => {
    const slug = `half-${Date.now()}`
    const file = `slug,name,description,price,category\n${slug},Good,Text,5,norton\nbad slug,,Text,x,nowhere\n${slug},Again,Text,5,norton\n`
    const { body } = await send(file, { dryRun: 'true' })
    expect(body).toMatchObject({ added: 1, refused: 2 })
    expect(body.refusals.map(({ line }: { line: number }) => line)).toEqual([3, 4])
    expect(body.refusals[0].problems.join()).toMatch(/slug.*|category/)
    expect((await send(file)).status).toBe(400)
    expect(await statusOf(`/api/products/${slug}`)).toBe(404)
  })

  it('imports the right lines when told so, and gives the others back to be corrected', async () => {
    const slug = `right-${Date.now()}`
    const file = `name;slug;description;price;category\nGood;${slug};Text;5;norton\n"Bad; one";${slug}-2;Text;x;norton\n`
    const { body: preview } = await send(file, { dryRun: 'true' })
    const fields = { fingerprint: preview.fingerprint, skipRefused: 'true' }
    expect((await send(file, fields)).body).toMatchObject({ applied: true, added: 1, refused: 1 })
    expect(await statusOf(`/api/products/${slug}`)).toBe(200)
    const form = new FormData()
    form.set('file', new Blob([file]))
    const response = await fetch(`${store.url}${PRODUCTS}/import/refused`, {
      method: 'POST',
      headers: { 'x-session-token': admin.token },
      body: form,
    })
    const refused = await response.text()
    expect(refused).toMatch(/^\uFEFF?name,slug,description,price,category,error\r\n"Bad; one",/)
    expect(refused).toContain('price')
    expect(refused).not.toContain('Good')
    const corrected = refused.replace(',x,', ',6,')
    expect((await send(corrected)).body).toMatchObject({ added: 1, refused: 0 })
    expect(await statusOf(`/api/products/${slug}-2`)).toBe(200)
  })

  it('refuses lines of which nobody knows which cell is which, and reads what a spreadsheet adds', async () => {
    const slug = `fitting-${Date.now()}`
    const lines = [
      'sep=;',
      'slug;name;description;price;category;;',
      `${slug};Fits;Text;5;norton;;`,
      `${slug}-2;Too; many;Text;5;norton;;`,
      `${slug}-3;Too few;Text`,
    ]
    const { body } = await send(lines.join('\r\n'), { dryRun: 'true' })
    expect(body).toMatchObject({ added: 1, refused: 2, additions: [{ line: 3, slug }] })
    expect(body.refusals).toEqual([
      expect.objectContaining({
        line: 4,
        problems: [expect.stringMatching(/8 cells, the heading 7/)],
      }),
      expect.objectContaining({
        line: 5,
        problems: [expect.stringMatching(/3 cells, the heading 7/)],
      }),
    ])
  })

  it.each([
    ['name,price\nA,5', /“slug” is missing/],
    ['slug,colour\na,b', /Unknown column/],
    ['slug,,name\na,b,c', /Column 2 has no name/],
    [','.repeat(2_000_000), /too long/],
    ['slug\n', /no lines/],
    ['slug,name\na,"b', /not well-formed/],
  ])('explains what is wrong with %j', async (file, message) => {
    const answer = await send(file, { dryRun: 'true' })
    expect(answer.status).toBe(400)
    expect(answer.body.message).toMatch(message)
  })

  it('explains a wrong encoding', async () => {
    const answer = await send(new Uint8Array([0x73, 0x6c, 0x75, 0x67, 0x0a, 0xe9, 0xe8]))
    expect(answer.status).toBe(400)
    expect(answer.body.message).toMatch(/not UTF-8/)
  })
})
