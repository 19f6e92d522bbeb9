import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Product, ProductFilterValues } from '@/lib/catalog/contracts'
import { productOf } from '@/lib/catalog/option-choices'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let [one, three, five, alone]: Product[] = []

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
})
afterAll(() => store.stop())

async function add(name: string, fields: object): Promise<Product> {
  const product = { name, description: 'Text', publisher: 'Xylophant', ...fields }
  const { status, body } = await admin.post('/api/admin/products', product)
  expect([name, status]).toEqual([name, 201])
  return body
}
const patch = (product: Product | undefined, body: object) =>
  admin.call(`/api/admin/products/${product?.id}`, { method: 'PATCH', body })

/** What a list shows with one card for the variants of a product, and how many it says there are. */
async function shown(query: string) {
  const { body, headers } = await apiClient(store.url).call(`/api/products?variants=one&${query}`)
  const products: Product[] = body
  return {
    products,
    ids: products.map(({ id }) => id),
    total: Number(headers.get('x-total-count')),
  }
}
const wholeTotal = async () => (await shown('limit=1')).total

async function counts(query: string) {
  const { body } = await apiClient(store.url).call(`/api/product-filters?variants=one&${query}`)
  const values: ProductFilterValues = body
  return (fact: keyof ProductFilterValues) =>
    Object.fromEntries(values[fact].map(({ value, count }) => [value, count]))
}

it('is the one that fits what was asked best, and is counted once', async () => {
  const before = await wholeTotal()
  const fields = { family: 'xylophant', termMonths: 12 }
  one = await add('Xylophant 1 Device', { ...fields, devices: 1, price: '10.00' })
  three = await add('Xylophant 3 Devices', { ...fields, devices: 3, price: '20.00' })
  five = await add('Xylophant 5 Devices', { ...fields, devices: 5, price: '120.00' })
  alone = await add('Xylophant Cleaner', { price: '15.00', devices: 1 })
  const found = await shown('search=xylophant')
  expect([found.ids, found.total]).toEqual([[one.id, alone.id], 2])
  expect(found.products.map(({ variants }) => variants)).toEqual([
    { count: 3, from: { price: '10.00', prices: {} } },
    undefined,
  ])
  expect(await wholeTotal()).toBe(before + 2)
  for (const [query, id] of [
    ['search=xylophant+3+devices', three.id],
    ['search=xylophant&devices=5', five.id],
    ['publisher=Xylophant&price=over100', five.id],
    ['search=xylophant&price=over100&sort=name', five.id],
  ] as const)
    expect([query, await shown(query)]).toEqual([
      query,
      expect.objectContaining({ ids: [id], total: 1 }),
    ])
  expect((await shown('publisher=Xylophant&sort=price-high')).ids).toEqual([five.id, alone.id])
  const plain = await apiClient(store.url).call('/api/products?search=xylophant')
  expect(plain.headers.get('x-total-count')).toBe('4')
})

it('goes over from page to page', async () => {
  const query = 'publisher=Xylophant&sort=price-low&variants=one&limit=1'
  const first = await apiClient(store.url).call(`/api/products?${query}`)
  const after = first.headers.get('x-next-cursor')
  expect((await shown(`${query}&after=${after}`)).ids).toEqual([alone?.id])
})

it('is counted once for each value of a filter that one of its variants has', async () => {
  for (const query of ['search=xylophant', 'publisher=Xylophant']) {
    const counted = await counts(query)
    expect(counted('publisher')).toMatchObject({ Xylophant: 2 })
    expect(counted('devices')).toMatchObject({ 1: 2, 3: 1, 5: 1 })
  }
  expect((await counts('publisher=Xylophant'))('devices')).toEqual({ 1: 2, 3: 1, 5: 1 })
})

it('is one that can be bought, and its page is the one that lists link to', async () => {
  await patch(one, { inStock: false })
  expect((await shown('publisher=Xylophant&sort=price-low')).ids).toEqual([alone?.id, three?.id])
  const page = await (await fetch(`${store.url}/brands/xylophant`)).text()
  expect(page).toContain(`href="/products/${three?.slug}"`)
  expect(page).not.toContain(`href="/products/${one?.slug}"`)
})

it('stands for those that its page makes variants of', async () => {
  await patch(five, { edition: 'Deluxe' })
  expect((await shown('publisher=Xylophant')).total).toBe(3)
  await patch(five, { edition: '' })
  expect((await shown('publisher=Xylophant')).total).toBe(2)
  const { rows: wrong } = await store.sql.query(
    `SELECT l."productId" FROM "ListedProduct" l JOIN "Product" p ON p."id" = l."productId" WHERE l."variantOf" IS DISTINCT FROM p."variantOf"`,
  )
  expect(wrong).toEqual([])
  // The database tells variants apart by the rule of the pages.
  const more = [
    'Guard Deluxe, 5 Devices, 1-Year Subscription',
    'Editor Pro for Windows and Mac',
    'Editor Pro (Linux)',
    'Wächter – 5 Geräte, 24 Monate',
    'Garde 3 appareils 1 an',
    '卫士 3台设备 1年',
    'Suite unlimited devices',
    'Guard+ 5 devices',
  ].map((name) => ({ name, edition: '' }))
  const { rows: known } = await store.sql.query<{ name: string; edition: string }>(
    `SELECT "name", "edition" FROM "Product" UNION SELECT "name", '' FROM "Product"`,
  )
  for (const each of [...more, ...known]) {
    const { rows } = await store.sql.query(`SELECT softhaven_product_of($1, $2) AS "product"`, [
      each.edition,
      each.name,
    ])
    expect([each.name, rows[0].product]).toEqual([each.name, productOf(each)])
  }
})
