import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import { CHANNELS } from '@/lib/channels/feeds/channels'
import { TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { invalidateCaches } from '@/tests/setup/page-changes'
import { startStore, type TestStore } from '@/tests/setup/store'
import { childOf, parseXml, type XmlNode } from '@/tests/setup/xml'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
})
afterAll(() => store.stop())
afterEach(async () => {
  await store.sql.query('DELETE FROM "Setting"')
  await store.sql.query(`DELETE FROM "Product" WHERE "slug" LIKE 'feed-%'`)
  await invalidateCaches(store, 'settings', 'products')
})

const [GOOGLE, META, MICROSOFT] = CHANNELS.map(({ path }) => path)

/** Everybody has an address of their own, so that the limit of one test is not another's. */
async function get(path: string) {
  const answer = await apiClient(store.url).call(path)
  expect([path, answer.status]).toEqual([path, 200])
  return answer
}

type Item = Record<string, string>

/** The products of Google's feed, by id; elements that may come again are joined. */
async function googleItems(query = ''): Promise<Map<string, Item>> {
  const { headers, body } = await get(`${GOOGLE}${query}`)
  expect(headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const rss = parseXml(body)
  expect([rss.name, rss.attributes]).toEqual([
    'rss',
    { version: '2.0', 'xmlns:g': 'http://base.google.com/ns/1.0' },
  ])
  const [channel] = rss.children
  if (!channel) throw new Error('No channel')
  expect(childOf(channel, 'title')).toBe('Softhaven')
  expect(childOf(channel, 'link')).toBe(store.url)
  const nodes = channel.children.filter(({ name }) => name === 'item')
  return byId(nodes.map(itemOf))
}

function itemOf(node: XmlNode): Item {
  const item: Item = {}
  for (const { name, text, children } of node.children) {
    const key = name.replace(/^g:/, '')
    const value = children.map((child) => child.text).join() || text
    item[key] = item[key] === undefined ? value : `${item[key]},${value}`
  }
  return item
}

const byId = (items: Item[]) => {
  const map = new Map(items.map((item) => [item.id ?? '', item]))
  expect(map.size).toBe(items.length)
  return map
}

async function metaItems(query = '') {
  const { headers, body } = await get(`${META}${query}`)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  return byId(parse(body, { columns: true }) as Item[])
}

async function microsoftItems(query = '') {
  const { headers, body } = await get(`${MICROSOFT}${query}`)
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  return byId(parse(body, { columns: true, delimiter: '\t', quote: null }) as Item[])
}

const FEEDS = [
  { name: 'Google', items: googleItems, availability: ['in_stock', 'out_of_stock'] },
  { name: 'Meta', items: metaItems, availability: ['in stock', 'out of stock'] },
  { name: 'Microsoft', items: microsoftItems, availability: ['in stock', 'out of stock'] },
]

/** What the channels' published rules ask of every product. */
function expectByTheRules(item: Item, availability: string[], siteUrl: string) {
  const { title = '', description = '', link = '', image_link = '', sale_price } = item
  expect(item.id).toMatch(/^\d{1,10}$/)
  expect([title.length > 0, title.length <= 150]).toEqual([true, true])
  expect([description.length > 0, description.length <= 5000]).toEqual([true, true])
  for (const address of [link, image_link, ...(item.additional_image_link?.split(',') ?? [])])
    if (address !== '' || address === link) expect(address.startsWith(`${siteUrl}/`)).toBe(true)
  expect(image_link).toMatch(/\.(?:jpe?g|png|webp|gif)$/)
  expect(availability).toContain(item.availability)
  expect(item.condition).toBe('new')
  expect(item.price).toMatch(/^\d+\.\d{2} USD$/)
  expect(Number.parseFloat(item.price ?? '')).toBeGreaterThan(0)
  if (sale_price) {
    expect(sale_price).toMatch(/^\d+\.\d{2} USD$/)
    expect(Number.parseFloat(sale_price)).toBeLessThan(Number.parseFloat(item.price ?? ''))
  }
  expect(item.google_product_category).toMatch(/^(?:313|319|321|5299|5300|5304)$/)
  if (item.item_group_id) expect(item.item_group_id).toMatch(/^[0-9a-z]{1,50}$/)
  expect([item.gtin ?? '', item.mpn ?? '']).toEqual(['', ''])
}

const add = async (fields: Record<string, unknown>) => {
  const { status, body } = await admin.call('/api/admin/products', {
    method: 'POST',
    body: {
      name: 'Feed product',
      description: 'A program that is sold in feeds, and says so at some length to be long enough.',
      publisher: 'Feedmaker',
      price: '12.34',
      image: '/images/hero.webp',
      ...fields,
    },
  })
  expect([status, body]).toEqual([201, expect.anything()])
  return body as { id: number; slug: string }
}

let families = 0

describe.each(FEEDS)('the feed for $name', ({ items, availability }) => {
  it('holds every product of the store, by the rules', async () => {
    const products = (await get('/api/products?limit=1000')).body as {
      id: number
      slug: string
      price: string
      originalPrice: string | null
      inStock: boolean
      publisher: string
    }[]
    const found = await items()
    expect([...found.keys()].sort()).toEqual(products.map(({ id }) => String(id)).sort())
    for (const { id, slug, price, originalPrice, inStock, publisher } of products) {
      const item = found.get(String(id)) ?? {}
      expectByTheRules(item, availability, store.url)
      const isReduced = originalPrice !== null && Number(originalPrice) > Number(price)
      expect(item).toMatchObject({
        link: `${store.url}/products/${slug}`,
        availability: availability[inStock ? 0 : 1],
        price: `${isReduced ? originalPrice : price} USD`,
        brand: publisher,
      })
      expect(item.sale_price || null).toBe(isReduced ? `${price} USD` : null)
    }
  })

  it('leads to the pages of a language, which show the price of the feed', async () => {
    const [item] = (await items('?language=de&currency=USD')).values()
    expect(item?.link?.startsWith(`${store.url}/de/products/`)).toBe(true)
    const page = String((await get(new URL(item?.link ?? '').pathname)).body)
    const price = (item?.sale_price || item?.price || '').replace(' USD', '')
    expect(page).toContain(`"price":"${price}","priceCurrency":"USD"`)
  })

  it('leaves out what is hidden or lacks what channels ask for, and changes with the products', async () => {
    const shown = await add({ slug: 'feed-shown', originalPrice: '20' })
    const lacking = [
      await add({ slug: 'feed-hidden', isHidden: true }),
      await add({ slug: 'feed-free', price: '0' }),
      await add({ slug: 'feed-blind', image: null }),
      await add({ slug: 'feed-drawn', image: '/images/logo-mark.svg' }),
    ]
    const before = await items()
    expect(before.get(String(shown.id))).toMatchObject({
      price: '20.00 USD',
      sale_price: '12.34 USD',
      availability: availability[0],
    })
    for (const { id, slug } of lacking)
      expect([slug, before.has(String(id))]).toEqual([slug, false])
    await admin.call(`/api/admin/products/${shown.id}`, {
      method: 'PATCH',
      body: { price: '15', originalPrice: null, inStock: false },
    })
    expect((await items()).get(String(shown.id))).toMatchObject({
      price: '15.00 USD',
      availability: availability[1],
    })
  })

  it('holds whatever a product is called, a family in one group', async () => {
    families++
    const count = families
    const hostile = '=HYPERLINK("x") <b>Tom & "Jerry\'s" ]]></b>, 100 % 🎉 ソフト;'
    const one = await add({
      slug: `feed-hostile-${count}`,
      name: hostile,
      publisher: `A & B <${hostile.slice(0, 60)}`,
      description: `Line\r\n\ttabbed ${hostile} `.repeat(100).slice(0, 10_000),
      family: `feed-family-${count}`,
    })
    const other = await add({
      slug: `feed-other-${count}`,
      name: 'x'.repeat(200),
      family: `feed-family-${count}`,
    })
    await store.sql.query(`UPDATE "Product" SET "description" = $1 WHERE "id" = $2`, [
      `\u0001\u0008\u001f${hostile}\u2028\ufffe\u0085`,
      other.id,
    ])
    const found = await items()
    const item = found.get(String(one.id)) ?? {}
    expect(item.title).toBe(hostile)
    expect(item.brand?.startsWith('A & B <=HYPERLINK("x")')).toBe(true)
    expect(item.description).toMatch(/^Line tabbed =HYPERLINK/)
    for (const { id } of [one, other]) {
      const each = found.get(String(id)) ?? {}
      expectByTheRules(each, availability, store.url)
      expect(Object.values(each).join('')).not.toMatch(/[\p{Cc}\u2028\ufffe]/u)
    }
    expect(item.item_group_id).toBeTruthy()
    expect(found.get(String(other.id))?.item_group_id).toBe(item.item_group_id)
  })
})

describe.each(CHANNELS)('$path', ({ path, setting }) => {
  it('is not there while it is switched off', async () => {
    const change = (on: boolean) =>
      admin.call('/api/admin/settings', { method: 'PATCH', body: { values: { [setting]: on } } })
    await change(false)
    const off = await apiClient(store.url).call(path)
    expect([off.status, off.body.code]).toEqual([404, 'not_found'])
    expect((await get('/llms.txt')).body).not.toContain(path)
    await change(true)
    await get(path)
  })

  it.each([
    ['language=xx', `language must be one of ${TRANSLATED_LOCALES.join(', ')}`],
    ['language=', 'language'],
    ['currency=EUR', 'currency must be USD'],
    ['currency=%00', 'currency'],
  ])('refuses %s, and says why', async (query, message) => {
    const { status, body } = await apiClient(store.url).call(`${path}?${query}`)
    expect([status, body.code]).toEqual([400, 'invalid'])
    expect(body.message).toContain(message)
  })

  it('is packed, and there for HEAD', async () => {
    for (const encoding of ['br', 'gzip']) {
      const packed = await fetch(store.url + path, { headers: { 'accept-encoding': encoding } })
      expect(packed.headers.get('content-encoding')).toBe(encoding)
      await packed.arrayBuffer()
    }
    const head = await fetch(store.url + path, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })
})

describe('a feed of many products', () => {
  it('has each of them once', async () => {
    await store.sql.query(
      `INSERT INTO "Product" ("slug", "name", "description", "publisher", "price", "image", "deliveryInfo", "license", "version", "categoryId", "updatedAt")
       SELECT 'feed-bulk-' || n, 'Bulk ' || n, 'One of many programs.', 'Bulk', 1 + n, '/images/hero.webp', '', '', '', (SELECT min("id") FROM "Category"), now()
       FROM generate_series(1, 3000) n`,
    )
    const links = [...(await googleItems()).values()].map(({ link = '' }) => link)
    expect(links.filter((link) => link.includes('/products/feed-bulk-'))).toHaveLength(3000)
  })
})

describe('GET /api/admin/feeds/problems', () => {
  const report = async () => {
    const { status, body } = await admin.call('/api/admin/feeds/problems')
    expect(status).toBe(200)
    return body as {
      products: number
      offered: number
      problems: {
        problem: string
        isLeftOut: boolean
        count: number
        examples: { slug: string }[]
      }[]
    }
  }

  it('says what products lack, and which are left out', async () => {
    const before = await report()
    await add({ slug: 'feed-blind', image: null, publisher: 'Softhaven' })
    await add({ slug: 'feed-short', description: 'Short.' })
    const after = await report()
    expect([after.products, after.offered]).toEqual([before.products + 2, before.offered + 1])
    const of = (name: string) => after.problems.find(({ problem }) => problem === name)
    expect(of('noPicture')).toMatchObject({
      isLeftOut: true,
      examples: expect.arrayContaining([expect.objectContaining({ slug: 'feed-blind' })]),
    })
    expect(of('shortDescription')).toMatchObject({ isLeftOut: false })
    expect(of('noPublisher')?.count).toBeGreaterThan(0)
    for (const { count, examples } of after.problems)
      expect(examples).toHaveLength(Math.min(count, 5))
  })

  it('is for staff', async () => {
    expect((await apiClient(store.url).call('/api/admin/feeds/problems')).status).toBe(401)
  })
})

describe('/llms.txt', () => {
  it('says what is sold, how, and where the data are, by addresses that answer', async () => {
    const { headers, body } = await get('/llms.txt')
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const lines = String(body).split('\n')
    expect(lines[0]).toBe('# Softhaven')
    expect(lines[2]?.startsWith('> ')).toBe(true)
    const categories = (await get('/api/categories')).body as { name: string; slug: string }[]
    for (const { slug } of categories) expect(body).toContain(`(${store.url}/category/${slug})`)
    const [product] = (await get('/api/products?limit=1')).body
    const addresses = [...String(body).matchAll(/https?:\/\/[^\s)]*[^\s):]/g)].map(([address]) =>
      address.replace('{slug}', product.slug).replace('{id}', product.id),
    )
    for (const address of addresses.filter((each) => !each.includes('/category/'))) {
      expect(address.startsWith(store.url)).toBe(true)
      await get(address.slice(store.url.length))
    }
  })

  it('follows the catalogue', async () => {
    const [category] = (await get('/api/categories/main')).body
    await admin.call(`/api/admin/categories/${category.id}`, {
      method: 'PUT',
      body: { name: 'Renamed [for agents]' },
    })
    expect((await get('/llms.txt')).body).toContain('[Renamed \\[for agents\\]]')
  })

  it('names data that /robots.txt lets programs read', async () => {
    const lines = String((await get('/robots.txt')).body).split('\n')
    for (const path of ['/api/products', '/api/categories', '/api/openapi.json'])
      expect(lines).toContain(`Allow: ${path}`)
    expect(lines).toContain('Disallow: /api/')
  })
})
