import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { isThorough } from '@/tests/setup/depth'
import { readPage, textOf } from '@/tests/setup/pages'
import { liveThrough, wrongClaims } from '@/tests/setup/price-year'
import { startStore, type TestStore } from '@/tests/setup/store'

const PRODUCTS = '/api/admin/products'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
})
afterAll(() => store.stop())

const count = (struckPrices: string, values: object = {}) =>
  admin.call('/api/admin/settings', {
    method: 'PATCH',
    body: { values: { struckPrices, ...values } },
  })

async function add(fields: object = {}): Promise<{ id: number; slug: string; path: string }> {
  const { status, body } = await admin.post(PRODUCTS, {
    name: `Reduced ${randomUUID()}`,
    description: 'Text',
    image: '/images/hero.webp',
    price: '100.00',
    ...fields,
  })
  expect(status).toBe(201)
  return { id: body.id, slug: body.slug, path: `${PRODUCTS}/${body.id}` }
}

const pass = (id: number, days: number) =>
  store.sql.query(
    `UPDATE "PublicPrice" SET "from" = "from" - make_interval(days => $2), "until" = "until" - make_interval(days => $2)
     WHERE "productId" = $1`,
    [id, days],
  )

/** What the store shows of a product wherever it shows it: a former price, its kind, a saving; all of it the same. */
async function shownOf({ id, slug }: { id: number; slug: string }) {
  const visitor = apiClient(store.url)
  const { body: product } = await visitor.call(`/api/products/${slug}`)
  const page = await readPage(store, `/products/${slug}`)
  const box = page.title().parentElement
  const struck = textOf(box?.querySelector('s') ?? null).replace('$', '') || null
  const feed: string = (await visitor.call('/feeds/google-merchant.xml')).body
  const item = feed.split('<item>').find((part) => part.includes(`<g:id>${id}</g:id>`)) ?? ''
  const inFeed = item.includes('<g:sale_price>')
    ? (/<g:price>([\d.]+) USD</.exec(item)?.[1] ?? '')
    : null
  const thing = page.things().find((one) => one['@type'] === 'Product')
  const offer = JSON.stringify(thing)
  const { body: listed } = await visitor.call(`/api/products?ids=${id}`)
  const onSale = await visitor.call(`/api/products?ids=${id}&onSale=true`)
  const shown = struck === null ? null : product.originalPrice
  expect({
    struck,
    inFeed,
    listed: struck === null ? null : listed[0].originalPrice,
    isListed: onSale.body.length === 1,
    isInOffer: offer.includes('priceSpecification'),
  }).toEqual({
    struck: shown,
    inFeed: shown,
    listed: shown,
    isListed: shown !== null,
    isInOffer: shown !== null,
  })
  return {
    price: product.price,
    struck,
    saved: /Save (\d+)%/.exec(textOf(box))?.[1] ?? null,
    isLowest: textOf(box).includes('Lowest price in the 30 days before the reduction'),
    isRecommended: textOf(box).includes('Recommended retail price'),
  }
}

describe('what is struck through', () => {
  it('is the recommended price, named so, in a store as it comes', async () => {
    const product = await add({ price: '50.00', originalPrice: '80.00' })
    expect(await shownOf(product)).toMatchObject({
      struck: '80.00',
      saved: '38',
      isRecommended: true,
      isLowest: false,
    })
    await count('off')
    expect(await shownOf(product)).toMatchObject({ struck: null, saved: null })
    await count('recommended')
    expect(await shownOf(product)).toMatchObject({ struck: '80.00' })
  })

  it('is the lowest price of the 30 days before, whichever way a price changes', async () => {
    await count('lowest30')
    const product = await add()
    const young = { id: product.id, price: '80.00', originalPrice: '150.00' }
    expect((await admin.post(`${PRODUCTS}/reduction`, young)).body).toMatchObject({
      percent: null,
      problem: { name: 'young' },
    })
    await pass(product.id, 40)
    expect((await admin.post(`${PRODUCTS}/reduction`, young)).body).toMatchObject({
      kind: 'lowest30',
      originalPrice: '100.00',
      percent: 20,
      problem: null,
      history: [{ currency: 'USD', price: '100.00', until: null }],
    })
    await admin.call(product.path, {
      method: 'PATCH',
      body: { price: '80.00', originalPrice: '150.00' },
    })
    expect(await shownOf(product)).toEqual({
      price: '80.00',
      struck: '100.00',
      saved: '20',
      isLowest: true,
      isRecommended: false,
    })

    await pass(product.id, 5)
    const bulk = {
      select: { ids: [product.id] },
      action: { kind: 'price', mode: 'set', by: 7001 },
    }
    expect((await admin.post(`${PRODUCTS}/bulk`, { ...bulk, dryRun: true })).body.savingsLost).toBe(
      0,
    )
    await admin.post(`${PRODUCTS}/bulk`, bulk)
    // It goes further without a break, and is said to be no more than it is.
    expect(await shownOf(product)).toMatchObject({ struck: '100.00', saved: '29' })

    await pass(product.id, 5)
    await admin.post('/api/admin/undo', { entityType: 'product', entityId: String(product.id) })
    expect(await shownOf(product)).toMatchObject({ price: '80.00', struck: null, saved: null })

    await pass(product.id, 5)
    const form = new FormData()
    form.set('file', new Blob([`slug,price,originalPrice\n${product.slug},60,90\n`]))
    const imported = await fetch(`${store.url}${PRODUCTS}/import`, {
      method: 'POST',
      headers: { 'x-session-token': admin.token },
      body: form,
    })
    expect(await imported.json()).toMatchObject({ applied: true })
    expect(await shownOf(product)).toMatchObject({ price: '60.00', struck: '70.01', saved: '14' })

    const { body } = await admin.post(`${PRODUCTS}/reduction`, { ...young, price: '75.00' })
    expect(body.problem).toMatchObject({ name: 'notLower', lowest: '60.00' })
    expect(body.history.map(({ price }: { price: string }) => price)).toEqual([
      '60.00',
      '80.00',
      '70.01',
      '80.00',
      '100.00',
    ])
  })

  it('is reduced in all currencies that are charged, or in none', async () => {
    await count('lowest30', { sellingCurrencies: { EUR: '99' } })
    const product = await add({ prices: { EUR: { price: '90' } } })
    await pass(product.id, 31)
    const change = (body: object) => admin.call(product.path, { method: 'PATCH', body })
    await change({ price: '70.00', originalPrice: '100.00' })
    expect(await shownOf(product)).toMatchObject({ struck: null })
    await change({ prices: { EUR: { price: '70', originalPrice: '' } } })
    expect(await shownOf(product)).toMatchObject({ struck: '100.00', saved: '22' })
    await change({ prices: { EUR: { price: '', originalPrice: '' } } })
    expect(await shownOf(product)).toMatchObject({ struck: null })
    await count('lowest30', { sellingCurrencies: {} })
    expect(await shownOf(product)).toMatchObject({ struck: '100.00', saved: '30' })
  })

  it('is right throughout a year of price changes', async () => {
    await count('lowest30')
    const steps = fc.array(
      fc.record({
        days: fc.integer({ min: 1, max: 25 }),
        cents: fc.constantFrom(5000, 7000, 8000, 9000, 9950, 10_000, 12_000),
        isAnnounced: fc.boolean(),
        isHidden: fc.integer({ min: 0, max: 9 }).map((drawn) => drawn === 0),
      }),
      { minLength: 10, maxLength: 30 },
    )
    await fc.assert(
      fc.asyncProperty(steps, async (year) => {
        const { id } = await add({ isHidden: true })
        expect(wrongClaims(await liveThrough(store.sql, id, year))).toEqual([])
      }),
      { numRuns: isThorough ? 100 : 4 },
    )
  })
})
