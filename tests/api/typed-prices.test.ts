import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from '@jest/globals'
import type { AdminProduct } from '@/lib/catalog/admin-contracts'
import { toDecimal } from '@/lib/core/money'
import { type Selling, type SellingCurrencies, sellingIn } from '@/lib/pricing/selling'
import { DEFAULT_TAX } from '@/lib/pricing/tax'
import { totalsOf } from '@/lib/pricing/totals'
import { adminClient } from '@/tests/setup/admin-client'
import { checkoutClient } from '@/tests/setup/checkout-client'
import { setSetting } from '@/tests/setup/settings'
import { startStore, type TestStore } from '@/tests/setup/store'

const SELLING: SellingCurrencies = { EUR: '99', JPY: '10' }
const EUR = { price: '89.00', originalPrice: '109.00' }

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  await setSetting(store, 'sellingCurrencies', SELLING)
})
afterAll(() => store.stop())

const inEuros = (): Selling => {
  const selling = sellingIn({ baseCurrency: 'USD', sellingCurrencies: SELLING }, 'EUR')
  if (!selling) throw new Error('Euros are not sold in')
  return selling
}

const create = (fields: object = {}) =>
  admin.post('/api/admin/products', {
    name: `Typed ${randomUUID()}`,
    description: 'Text',
    price: '100.00',
    ...fields,
  })
const change = (id: number, body: object) =>
  admin.call(`/api/admin/products/${id}`, { method: 'PATCH', body })

let product: AdminProduct
beforeEach(async () => {
  const created = await create({ originalPrice: '120.00', prices: { EUR } })
  expect(created.status).toBe(201)
  product = created.body
})

describe('prices that are typed in other currencies', () => {
  it('are in what the store says of a product', async () => {
    expect(product.prices).toEqual({ EUR })
    const listed = await fetch(`${store.url}/api/products/${product.slug}`)
    expect(await listed.json()).toMatchObject({ price: '100.00', prices: { EUR } })
  })

  it('change one by one, and an empty one goes', async () => {
    const JPY = { price: '11000.00', originalPrice: null }
    const added = await change(product.id, { prices: { JPY: { price: '11000' } } })
    expect(added).toMatchObject({ status: 200, body: { prices: { EUR, JPY } } })
    const taken = await change(product.id, { prices: { EUR: { price: '', originalPrice: '' } } })
    expect(taken.body.prices).toEqual({ JPY })
    expect((await change(product.id, { price: '90.00' })).body.prices).toEqual({ JPY })
    expect((await change(product.id, { prices: { JPY: null } })).body.prices).toEqual({})
  })

  test.each([
    [{ EUR: { price: '0' } }, 'prices.EUR.price'],
    [{ EUR: { price: '1.999' } }, 'prices.EUR.price'],
    [{ EUR: { price: '89', originalPrice: '80' } }, 'prices.EUR.originalPrice'],
    [{ EUR: { originalPrice: '80' } }, 'prices.EUR.price'],
    [{ JPY: { price: '99.50' } }, 'prices.JPY.price'],
    [{ USD: { price: '99' } }, 'prices.USD'],
    [{ XXX: { price: '99' } }, 'prices'],
    ['EUR', 'prices'],
  ])('are refused, naming the field: %j', async (prices, path) => {
    for (const refused of [await create({ prices }), await change(product.id, { prices })])
      expect(refused).toMatchObject({ status: 400, body: { issues: [{ path }] } })
    const { body } = await admin.call(`/api/admin/products/${product.id}`)
    expect(body.prices).toEqual({ EUR })
  })

  it('may be in a currency that the store does not sell in yet', async () => {
    const CHF = { price: '95.00', originalPrice: null }
    expect((await change(product.id, { prices: { CHF } })).body.prices).toEqual({ EUR, CHF })
  })

  it('go with a copy, stay in the trail and are undone', async () => {
    const copy = await admin.post(`/api/admin/products/${product.id}/duplicate`, {})
    expect(copy.body.prices).toEqual({ EUR })
    await change(product.id, { prices: { EUR: null } })
    const { rows } = await store.sql.query(
      `SELECT "id", "before", "after" FROM "AuditEntry" WHERE "entityType" = 'product' AND "entityId" = $1
       ORDER BY "id" DESC LIMIT 1`,
      [String(product.id)],
    )
    expect(rows[0]).toMatchObject({ before: { prices: { EUR } }, after: { prices: {} } })
    const undone = await admin.post('/api/admin/undo', {
      entityType: 'product',
      entityId: String(product.id),
    })
    expect(undone).toMatchObject({ status: 200, body: { undone: 1 } })
    const { body } = await admin.call(`/api/admin/products/${product.id}`)
    expect(body.prices).toEqual({ EUR })
  })

  it('stay when prices change together, and the preview says of how many', async () => {
    const plain: AdminProduct = (await create()).body
    const select = { ids: [product.id, plain.id] }
    const action = { kind: 'price', mode: 'percent', by: 1000 }
    const preview = await admin.post('/api/admin/products/bulk', { select, action, dryRun: true })
    expect(preview.body).toMatchObject({ changed: 2, typedPricesStay: 1 })
    const other = { kind: 'featured', isFeatured: true }
    const featured = await admin.post('/api/admin/products/bulk', {
      select,
      action: other,
      dryRun: true,
    })
    expect(featured.body.typedPricesStay).toBe(0)
    await admin.post('/api/admin/products/bulk', { select, action })
    const { body } = await admin.call(`/api/admin/products/${product.id}`)
    expect(body).toMatchObject({ price: '110.00', prices: { EUR } })
  })
})

describe('prices in other currencies in a file', () => {
  const importFile = async (text: string, fields: Record<string, string> = {}) => {
    const form = new FormData()
    form.set('file', new File([text], 'products.csv', { type: 'text/csv' }))
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    const response = await fetch(`${store.url}/api/admin/products/import`, {
      method: 'POST',
      headers: { 'x-session-token': admin.token },
      body: form,
    })
    return { status: response.status, body: await response.json() }
  }

  it('are exported and imported as they are', async () => {
    const exported = await admin.call('/api/admin/products/export')
    const [header = '', ...lines] = String(exported.body).split('\r\n')
    expect(header).toMatch(/,price_EUR,originalPrice_EUR,price_JPY,originalPrice_JPY$/)
    const line = lines.find((each) => each.startsWith(product.slug)) ?? ''
    expect(line).toMatch(/,89\.00,109\.00,,$/)
    const same = await importFile(`${header}\r\n${line}\r\n`, { dryRun: 'true' })
    expect(same).toMatchObject({ status: 200, body: { unchanged: 1, changed: 0, refused: 0 } })
    const other = `${header}\r\n${line.replace(/,89\.00,109\.00,,$/, ',,,11000,')}\r\n`
    expect(await importFile(other)).toMatchObject({ status: 200, body: { changed: 1 } })
    const { body } = await admin.call(`/api/admin/products/${product.id}`)
    expect(body.prices).toEqual({ JPY: { price: '11000.00', originalPrice: null } })
  })

  it('stay without their columns, and are refused with line and column', async () => {
    await importFile(`slug,price\n${product.slug},101.00\n`)
    const { body } = await admin.call(`/api/admin/products/${product.id}`)
    expect(body).toMatchObject({ price: '101.00', prices: { EUR } })
    const wrong = await importFile(`slug,price_EUR\n${product.slug},0\n`, { dryRun: 'true' })
    expect(wrong.body.refusals).toMatchObject([
      { line: 2, problems: ['price_EUR must be more than 0'] },
    ])
    const own = await importFile(`slug,price_USD\n${product.slug},1\n`, { dryRun: 'true' })
    expect(own).toMatchObject({ status: 400, body: { issues: [{ path: 'file' }] } })
  })
})

describe('a feed in another currency', () => {
  const feed = (query: string) => fetch(`${store.url}/feeds/google-merchant.xml${query}`)
  const itemIn = async (query: string, id: number) => {
    const xml = await (await feed(query)).text()
    return xml.split('<item>').find((item) => item.includes(`<g:id>${id}</g:id>`)) ?? ''
  }

  it('has the prices that are charged, and leads to pages in it', async () => {
    const fields = { description: 'A program that is sold in feeds.', image: '/images/hero.webp' }
    const typed: AdminProduct = (
      await create({ ...fields, originalPrice: '120.00', prices: { EUR } })
    ).body
    const plain: AdminProduct = (await create(fields)).body
    const item = await itemIn('?currency=EUR&language=de', typed.id)
    expect(item).toContain('<g:price>109.00 EUR</g:price><g:sale_price>89.00 EUR</g:sale_price>')
    expect(item).toContain(`${store.url}/de/products/${typed.slug}?currency=EUR</g:link>`)
    expect(await itemIn('?currency=EUR', plain.id)).toContain('<g:price>84.99 EUR</g:price>')
    expect(await itemIn('?currency=JPY', plain.id)).toContain('<g:price>11000.00 JPY</g:price>')
    expect(await itemIn('', plain.id)).toContain('<g:price>100.00 USD</g:price>')
  })

  it('is refused in one that the store does not sell in', async () => {
    const answer = await feed('?currency=GBP')
    expect([answer.status, (await answer.json()).message]).toEqual([
      400,
      'currency must be USD, EUR, JPY',
    ])
  })
})

describe('what programs are told of other currencies', () => {
  it('is which are charged, and what products cost in them', async () => {
    await setSetting(store, 'shoppingAgents', true)
    const llms = await (await fetch(`${store.url}/llms.txt`)).text()
    expect(llms).toContain('charged in US dollars, euros and Japanese yen, whichever')
    const read = async (name: string, args: object) => {
      const { body } = await admin.post('/api/mcp', {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name, arguments: args },
      })
      return body.result.structuredContent
    }
    const prices = [
      { currency: 'USD', price: '100.00', originalPrice: '120.00' },
      { currency: 'EUR', ...EUR },
      { currency: 'JPY', price: '11000.00', originalPrice: '13200.00' },
    ]
    const { product: told } = await read('get_product', { slug: product.slug })
    expect(told).toMatchObject({ price: '100.00', currency: 'USD', prices })
    const { products } = await read('search_products', { query: product.name, limit: 20 })
    expect(products).toEqual(
      expect.arrayContaining([expect.objectContaining({ slug: product.slug, prices })]),
    )
    const cart = await read('build_cart', { items: [{ slug: product.slug, quantity: 1 }] })
    expect(cart).toMatchObject({ currency: 'USD', items: [{ price: '100.00' }] })
  })
})

describe('what a cart is charged in another currency', () => {
  it('is the typed price, and the converted one where none is typed', async () => {
    const shopper = checkoutClient(store, DEFAULT_TAX, inEuros())
    const plain = (await create()).body
    await shopper.fillCart([{ product }, { product: plain }])
    // $100.00 is €85.00 by the fixed rate, which ends on .99.
    const lines = [8900, 8499].map((priceCents) => ({ priceCents, quantity: 1 }))
    const total = toDecimal(totalsOf(lines, 'EUR').totalCents)
    const wrong = await shopper.startWallet({ amount: '1.00' })
    expect(wrong).toMatchObject({ status: 409, body: { total } })
    expect(await shopper.startWallet({ amount: total })).toMatchObject({ status: 201 })
    const { rows } = await store.sql.query(
      'SELECT "amount", "currency" FROM "Payment" ORDER BY "createdAt" DESC LIMIT 1',
    )
    expect(rows).toMatchObject([{ amount: total, currency: 'EUR' }])
  })
})

describe('the prices of a store whose currency changes', () => {
  it('are the typed ones in the new currency, and the typed ones of others stay', async () => {
    const other = await startStore()
    const owner = await adminClient(other)
    const JPY = { price: '11000.00', originalPrice: null }
    const add = async (prices: object, originalPrice: string | null = '120.00') => {
      const body = { name: `Typed ${randomUUID()}`, description: 'Text', price: '100.00' }
      return (await owner.post('/api/admin/products', { ...body, originalPrice, prices })).body
    }
    const typed = await add({ EUR, JPY })
    const half = await add({ EUR: { price: '89.00' } })
    const plain = await add({ JPY }, null)
    const changed = await owner.post('/api/admin/base-currency', {
      currency: 'EUR',
      rate: '0.85',
      rounding: '99',
    })
    expect(changed.status).toBe(200)
    const now = async ({ id }: { id: number }) =>
      (await owner.call(`/api/admin/products/${id}`)).body
    expect(await now(typed)).toMatchObject({ price: '89.00', originalPrice: '109.00' })
    expect((await now(typed)).prices).toEqual({ JPY })
    expect(await now(half)).toMatchObject({ price: '89.00', originalPrice: '101.99', prices: {} })
    expect(await now(plain)).toMatchObject({ price: '84.99', originalPrice: null })
    expect((await now(plain)).prices).toEqual({ JPY })
  })
})
