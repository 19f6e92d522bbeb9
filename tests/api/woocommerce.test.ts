import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { AdminProduct } from '@/lib/catalog/admin-contracts'
import type { AdminCategory } from '@/lib/catalog/category-contracts'
import {
  type CatalogueImport,
  latestTakeoverSchema,
} from '@/lib/content/woocommerce/imports/contracts'
import {
  SIMULATED_WOOCOMMERCE,
  startWoocommerceSimulator,
  type WoocommerceSimulator,
} from '@/scripts/simulators/woocommerce'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import { finishJob } from '@/tests/setup/jobs'
import { picture } from '@/tests/setup/pictures'
import { type PluginClient, pluginClient, resetPlugins } from '@/tests/setup/plugin-client'
import { startStore, type TestStore } from '@/tests/setup/store'

const PATH = '/api/admin/catalogue-import'

let store: TestStore
let shop: WoocommerceSimulator
let admin: Awaited<ReturnType<typeof adminClient>>
let plugins: PluginClient

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  plugins = pluginClient(admin)
})
afterAll(() => store?.stop())

beforeEach(async () => {
  await resetPlugins(store)
  shop = await startWoocommerceSimulator()
})
afterEach(() => shop.close())

const switchOn = (settings: object = {}) =>
  plugins.set('woocommerce', {
    active: true,
    settings: { siteUrl: `${shop.url}/`, ...SIMULATED_WOOCOMMERCE, ...settings },
  })
const latest = async () => latestTakeoverSchema.parse((await admin.call(PATH)).body).import
const over = () =>
  eventually(async () => {
    const run = await latest()
    return run && run.status !== 'running' && run
  })
/** A run, once it is over. */
async function run(options: object = {}): Promise<CatalogueImport> {
  expect((await admin.post(PATH, options)).status).toBe(202)
  return over()
}

async function productOf(name: string): Promise<AdminProduct | undefined> {
  const { body } = await admin.call(`/api/admin/products?search=${encodeURIComponent(name)}`)
  const products: AdminProduct[] = body
  return products.find((product) => product.name === name)
}
async function theProduct(name: string): Promise<AdminProduct> {
  const product = await productOf(name)
  if (!product) throw new Error(`There is no product ${name}`)
  // With its full text, which the list leaves out.
  return (await admin.call(`/api/admin/products/${product.id}`)).body
}
async function change(name: string, fields: object): Promise<void> {
  const { id } = await theProduct(name)
  const answer = await admin.call(`/api/admin/products/${id}`, { method: 'PATCH', body: fields })
  expect(answer.status).toBe(200)
}
const categories = async (): Promise<AdminCategory[]> =>
  (await admin.call('/api/admin/categories')).body
const told = ({ problems }: CatalogueImport) => problems.map(({ name, text }) => [name, text])

/** What a shop has: a tree, a simple product, one with variations, and some that the store does not take. */
async function fill(): Promise<void> {
  shop.file({ id: 1, name: 'Uncategorized', slug: 'uncategorized' })
  shop.file({ id: 2, name: 'Woo Software &amp; More', slug: 'woo-software', description: 'All' })
  shop.file({ id: 3, name: 'Woo Office', slug: 'woo-office', parent: 2 })
  shop.file({ id: 4, name: 'Woo Suites', slug: 'woo-suites', parent: 3 })
  shop.file({ id: 5, name: 'Woo Tools', slug: 'woo-tools' })
  shop.upload('box.png', await picture(), 'image/png')
  shop.upload('large.jpg', await picture(2400, 1200, 'jpeg'), 'image/jpeg')
  shop.upload('broken.jpg', Buffer.from('no picture'), 'image/jpeg')
  shop.write({
    id: 11,
    name: 'Woo Writer',
    slug: 'woo_writer',
    sku: 'WW-1',
    categories: [4, 5],
    brands: ['Woo Soft'],
    tags: ['letters'],
    description: '<h2>Writes</h2><ul><li>Letters</li></ul><script>alert(1)</script>',
    short_description: '<p>For <b>letters</b>.</p>',
    regular_price: '49.90',
    sale_price: '39.90',
    date_on_sale_to_gmt: '2099-01-01T00:00:00',
    pictures: ['large.jpg', 'box.png', 'broken.jpg'],
    seo: { title: 'Writer for less', description: 'Letters in minutes' },
  })
  shop.write({
    id: 12,
    name: 'Woo Guard',
    slug: 'woo-guard',
    type: 'variable',
    regular_price: '',
    categories: [2],
    attributes: [{ name: 'Devices', visible: true, variation: true, options: ['1', '3'] }],
    variations: [
      { id: 121, attributes: [{ name: 'Devices', option: '1' }], regular_price: '20' },
      {
        id: 122,
        attributes: [{ name: 'Devices', option: '3' }],
        regular_price: '45',
        stock_status: 'outofstock',
        picture: 'box.png',
      },
      { id: 123, attributes: [{ name: 'Devices', option: '5' }] },
    ],
  })
  shop.write({ id: 13, name: 'Woo Bundle', type: 'grouped' })
  shop.write({ id: 14, name: 'Woo Elsewhere', type: 'external' })
  shop.write({ id: 15, name: 'Woo Free', regular_price: '' })
  shop.write({ id: 16, name: 'Woo Draft', status: 'draft' })
}

const REFUSED = [
  ['Woo Guard – 5', 'It has no price'],
  ['Woo Bundle', 'It is a group of products, which the store does not have'],
  ['Woo Elsewhere', 'It is sold elsewhere, which the store does not have'],
  ['Woo Free', 'It has no price'],
]

describe('WooCommerce', () => {
  it('is tried with its address, its key and its currency', async () => {
    shop.file({ id: 1 })
    shop.write({ id: 1 })
    const said = async (settings: object = {}) =>
      (
        await plugins.test('woocommerce', {
          siteUrl: shop.url,
          ...SIMULATED_WOOCOMMERCE,
          ...settings,
        })
      ).body
    expect(await said()).toEqual({
      ok: true,
      message: 'WooCommerce lists 1 products in 1 categories, with prices in USD.',
    })
    for (const wrong of [{ consumerKey: 'ck_other' }, { consumerSecret: 'cs_other' }])
      expect(await said(wrong)).toEqual({
        ok: false,
        message: 'WooCommerce does not take these credentials.',
      })
    expect(await said({ siteUrl: `${shop.url}/blog` })).toEqual({
      ok: false,
      message: 'No WooCommerce answers there: enter the address of the shop’s start page.',
    })
    shop.currency = 'EUR'
    expect(await said()).toEqual({
      ok: false,
      message: 'WooCommerce’s prices are in EUR, the store’s in USD: nothing is taken over.',
    })
    expect((await admin.post(PATH)).status).toBe(409)
    await switchOn()
    expect(await run({ isPreview: true })).toMatchObject({
      status: 'failed',
      failure: 'WooCommerce’s prices are in EUR, the store’s in USD: nothing is taken over',
    })
    const moderator = await clientOfRole(store, 'moderator')
    expect((await moderator.post(PATH)).status).toBe(403)
  })

  it('says what would be taken over, takes it over once, and keeps what is changed here', async () => {
    await fill()
    await switchOn()
    const before = (await categories()).length
    const preview = await run({ isPreview: true })
    expect(preview).toMatchObject({ status: 'done', products: 5, handled: 5, added: 3 })
    expect(preview.taken).toMatchObject([
      {
        name: 'Woo Writer',
        price: '39.90',
        originalPrice: '49.90',
        category: ['Woo Software & More', 'Woo Office'],
        saleTurnsAt: '2099-01-01T00:00:00.000Z',
      },
      { name: 'Woo Guard – 1', price: '20.00', inStock: true },
      { name: 'Woo Guard – 3', price: '45.00', inStock: false },
    ])
    expect(told(preview)).toEqual(REFUSED)
    expect(await productOf('Woo Writer')).toBeUndefined()
    expect(await categories()).toHaveLength(before)

    const first = await run()
    expect(first).toMatchObject({ status: 'done', added: 3, changed: 0, failure: null })
    expect(told(first)).toEqual([
      ['Woo Writer', expect.stringMatching(/^A picture is no JPEG, PNG or WebP, .*broken\.jpg$/)],
      ...REFUSED,
    ])
    const office = (await categories()).find(({ slug }) => slug === 'woo-office')
    const software = (await categories()).find(({ slug }) => slug === 'woo-software')
    const tools = (await categories()).find(({ slug }) => slug === 'woo-tools')
    expect(software).toMatchObject({ name: 'Woo Software & More', isActive: false })
    expect(office).toMatchObject({ parentId: software?.id, isActive: false })
    const writer = await theProduct('Woo Writer')
    expect(writer).toMatchObject({
      slug: 'woo-writer',
      isHidden: true,
      description: 'For letters.',
      story: '<h2>Writes</h2><ul><li>Letters</li></ul>',
      tags: ['letters'],
      furtherCategoryIds: [tools?.id],
      publisher: 'Woo Soft',
      features: ['letters'],
      price: '39.90',
      originalPrice: '49.90',
      categoryId: office?.id,
      image: expect.stringMatching(/^\/media\/[0-9a-f]{64}\.webp$/),
      additionalImages: [expect.stringMatching(/^\/media\/[0-9a-f]{64}\.png$/)],
    })
    expect((await fetch(`${store.url}${writer.image}`)).status).toBe(200)
    expect((await fetch(`${store.url}/products/${writer.slug}`)).status).toBe(404)
    const [one, three] = [await theProduct('Woo Guard – 1'), await theProduct('Woo Guard – 3')]
    expect(one).toMatchObject({ family: 'woo-guard', devices: 1, isHidden: true, inStock: true })
    expect(three).toMatchObject({ family: 'woo-guard', devices: 3, inStock: false })

    expect(await run()).toMatchObject({ status: 'done', added: 0, changed: 0, unchanged: 3 })
    await change('Woo Writer', { description: 'Ours.', isHidden: false })
    await change('Woo Guard – 1', { isHidden: false })
    await admin.call(`/api/admin/categories/${software?.id}`, {
      method: 'PUT',
      body: { isActive: true },
    })
    await admin.call(`/api/admin/products/${three.id}`, { method: 'DELETE' })
    shop.write({
      id: 11,
      description: '<p>Theirs.</p>',
      tags: ['letters', 'mails'],
      regular_price: '59.90',
    })
    expect(await run()).toMatchObject({ added: 0, changed: 1, unchanged: 1, kept: 1 })
    expect(await theProduct('Woo Writer')).toMatchObject({
      id: writer.id,
      description: 'Ours.',
      features: ['letters', 'mails'],
      originalPrice: '49.90',
      isHidden: false,
    })
    expect(await productOf('Woo Guard – 3')).toBeUndefined()
    await switchOn({ syncPrices: true })
    await run({ overwrites: true })
    expect(await theProduct('Woo Writer')).toMatchObject({
      story: '<p>Theirs.</p>',
      originalPrice: '59.90',
    })

    const page = await (await fetch(`${store.url}/products/woo-writer`)).text()
    expect(page).toContain('Writer for less')
    expect(page).toContain('Letters in minutes')
    const movedTo = async (path: string) =>
      new URL((await fetch(`${store.url}${path}`)).url).pathname
    expect(await movedTo('/product/woo-guard/')).toBe('/products/woo-guard-1')
    expect(await movedTo('/product-category/woo-software/')).toBe('/category/woo-software')

    await store.sql.query(
      `UPDATE "ImportedProduct" SET "saleUntil" = now(), "saleTurnsAt" = now() WHERE "sourceId" = 11`,
    )
    await finishJob(store, 'turn_sales')
    expect(await theProduct('Woo Writer')).toMatchObject({ price: '59.90', originalPrice: null })
  })

  it('reads more than one page, tries again after broken answers, and can be ended', async () => {
    for (let id = 1000; id < 1101; id++) shop.write({ id, name: `Many ${id}` })
    await switchOn()
    shop.fail('<html>A page of a cache</html>')
    expect((await admin.post(PATH)).status).toBe(202)
    const waiting = await eventually(async () => {
      const one = await latest()
      return one?.failure ? one : null
    })
    expect(waiting).toMatchObject({
      status: 'running',
      failure: 'WooCommerce gave an answer that cannot be read',
    })
    expect((await admin.post(PATH)).status).toBe(409)
    shop.fail(null)
    await finishJob(store, 'run_catalogue_import', { importId: waiting.id })
    const planned = await eventually(async () => {
      const one = await latest()
      return one?.isPlanned && one.handled > 0 ? one : null
    })
    expect(planned).toMatchObject({ products: 101, failure: null })
    expect((await admin.post(`${PATH}/end`)).body).toMatchObject({ status: 'ended' })
    expect((await admin.post(`${PATH}/end`)).status).toBe(409)
  })
})
