import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { listedLanguages } from '@/lib/content/seo/listed-languages'
import { splitUrl } from '@/lib/content/seo/page-urls'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { isThorough } from '@/tests/setup/depth'
import { startStore, type TestStore } from '@/tests/setup/store'
import { childOf, parseXml } from '@/tests/setup/xml'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let shopper: ReturnType<typeof apiClient>

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  shopper = apiClient(store.url)
})
afterAll(() => store.stop())

const xmlOf = async (path: string) => {
  const answer = await shopper.call(path)
  expect(answer).toMatchObject({ status: 200 })
  expect(answer.headers.get('content-type')).toContain('application/xml')
  return parseXml(answer.body)
}

/** The sitemap's entry of each URL, by path. */
async function listed(path = '/sitemap.xml') {
  const set = await xmlOf(path)
  expect(set.name).toBe('urlset')
  return new Map(
    set.children.map((url) => {
      const address = new URL(childOf(url, 'loc') ?? '')
      expect(address.origin).toBe(store.url)
      return [
        address.pathname,
        {
          lastModified: childOf(url, 'lastmod'),
          priority: childOf(url, 'priority'),
          changeFrequency: childOf(url, 'changefreq'),
          alternates: url.children
            .filter(({ name }) => name === 'xhtml:link')
            .map(({ attributes }) => [
              attributes.hreflang,
              new URL(attributes.href ?? '').pathname,
            ]),
        },
      ]
    }),
  )
}

describe('/sitemap.xml', () => {
  it('lists every page that is to be found, in the languages that it is listed in, which name each other', async () => {
    const urls = await listed()
    const products = (await shopper.call('/api/products')).body as { slug: string }[]
    const articles = (await shopper.call('/api/articles')).body as { slug: string }[]
    const categories = (await shopper.call('/api/categories')).body as { slug: string }[]
    for (const path of [
      '/',
      '/products',
      '/deals',
      '/help/getting-started',
      '/careers',
      ...products.map(({ slug }) => `/products/${slug}`),
      ...articles.map(({ slug }) => `/knowledge/${slug}`),
      ...categories.map(({ slug }) => `/category/${slug}`),
    ])
      expect([path, urls.has(path)]).toEqual([path, true])
    for (const path of [
      '/search',
      '/cart',
      '/wishlist',
      '/compare',
      '/checkout',
      '/orders/status',
      '/library',
      '/knowledge-base',
    ])
      expect([path, urls.has(path)]).toEqual([path, false])
    for (const [path, { alternates }] of urls) {
      expect([path, alternates.map(([language]) => language)]).toEqual([
        path,
        [...listedLanguages(splitUrl(path).path), 'x-default'],
      ])
      expect(alternates.map(([, address]) => address)).toContain(path)
      for (const [, address] of alternates)
        expect(urls.get(address ?? '')?.alternates).toEqual(alternates)
    }
    expect(urls.get('/')?.priority).toBe('1.0')
  })

  it('names pages that there are', async () => {
    const paths = [...(await listed()).keys()]
    // Of each page of the store its own tests ask.
    const step = Math.ceil(paths.length / (isThorough ? 25 : 12))
    const sample = paths.filter((_, index) => index % step === 0)
    for (const path of sample) {
      const { status, body } = await shopper.call(path)
      expect([path, status]).toEqual([path, 200])
      expect(String(body)).toContain(`rel="canonical"`)
    }
  })

  it('leaves out what shoppers may not see, and reports when a product changed', async () => {
    const [hidden, changed] = (await shopper.call('/api/products?limit=2')).body
    const [draft] = (await shopper.call('/api/articles')).body
    await store.sql.query('UPDATE "Product" SET "isHidden" = true WHERE "id" = $1', [hidden.id])
    await store.sql.query('UPDATE "Article" SET "isPublished" = false WHERE "id" = $1', [draft.id])
    await admin.call(`/api/admin/products/${changed.id}`, {
      method: 'PATCH',
      body: { description: 'Another description' },
    })
    const urls = await listed()
    expect(urls.has(`/products/${hidden.slug}`)).toBe(false)
    expect(urls.has(`/de/products/${hidden.slug}`)).toBe(false)
    expect(urls.has(`/knowledge/${draft.slug}`)).toBe(false)
    const time = Date.parse(urls.get(`/products/${changed.slug}`)?.lastModified ?? '')
    expect(Date.now() - time).toBeLessThan(60_000)
    await store.sql.query('UPDATE "Product" SET "isHidden" = false WHERE "id" = $1', [hidden.id])
    await store.sql.query('UPDATE "Article" SET "isPublished" = true WHERE "id" = $1', [draft.id])
  })

  it('takes priority and frequency of what was written for a page, and leaves out what is not to be listed', async () => {
    const post = async (body: object) =>
      (await admin.post('/api/admin/seo-pages', { page: 'A', title: 'A', ...body })).body.id
    const ids = [
      await post({ path: '/deals', priority: 0.2, changeFrequency: 'never' }),
      await post({ path: '/about', robots: 'noindex, follow' }),
      await post({ path: '/terms', language: 'de', canonicalUrl: '/terms' }),
    ]
    const urls = await listed()
    expect(urls.get('/deals')).toMatchObject({ priority: '0.2', changeFrequency: 'never' })
    expect(urls.get('/de/deals')).not.toMatchObject({ priority: '0.2' })
    expect(urls.has('/about')).toBe(false)
    expect(urls.get('/de/about')?.alternates.map(([language]) => language)).toEqual([
      'es',
      'fr',
      'de',
      'ja',
      'zh',
    ])
    expect(urls.has('/de/terms')).toBe(false)
    expect(urls.has('/terms')).toBe(true)
    for (const id of ids) await admin.call(`/api/admin/seo-pages/${id}`, { method: 'DELETE' })
    expect((await listed()).has('/about')).toBe(true)
  })

  it('has parts, and none beyond them', async () => {
    const whole = await listed()
    const parts = [
      await listed('/sitemap/1.xml'),
      await listed('/sitemap/2.xml'),
      await listed('/sitemap/3.xml'),
    ]
    expect(parts.flatMap((part) => [...part.keys()]).sort()).toEqual([...whole.keys()].sort())
    for (const path of [
      '/sitemap/0.xml',
      '/sitemap/99.xml',
      '/sitemap/a.xml',
      '/sitemap/-1.xml',
      '/sitemap/99999999999.xml',
      '/sitemap/1.txt',
    ])
      expect([path, (await shopper.call(path)).status]).toEqual([path, 404])
  })

  it('is an index of parts for a large catalogue, each within what search engines take', async () => {
    // More than one list has, and more than a part of products.
    const many = isThorough ? 5000 : 1800
    await store.sql.query(`
      INSERT INTO "Product" ("slug", "name", "description", "publisher", "price", "deliveryInfo",
        "license", "version", "categoryId", "updatedAt")
      SELECT 'bulk-' || n, 'Bulk ' || n, 'One of many', 'Softhaven', 9.99, 'By e-mail', 'One', '1',
        (SELECT min("id") FROM "Category"), now()
      FROM generate_series(1, ${many}) AS n`)
    try {
      const index = await xmlOf('/sitemap.xml')
      expect(index.name).toBe('sitemapindex')
      const paths = index.children.map((part) => new URL(childOf(part, 'loc') ?? '').pathname)
      expect(new Set(paths).size).toBe(paths.length)
      const seen = new Set<string>()
      for (const path of paths) {
        const part = await listed(path)
        expect(part.size).toBeGreaterThan(0)
        expect(part.size).toBeLessThanOrEqual(50_000)
        expect([...part.keys()].filter((address) => seen.has(address))).toEqual([])
        for (const address of part.keys()) seen.add(address)
      }
      for (const n of [1, many / 2, many]) expect(seen.has(`/zh/products/bulk-${n}`)).toBe(true)
      expect([...seen].filter((path) => path.startsWith('/products/bulk-'))).toHaveLength(many)
    } finally {
      await store.sql.query(`DELETE FROM "Product" WHERE "slug" LIKE 'bulk-%'`)
    }
  })
})

describe('/robots.txt', () => {
  it('excludes crawlers from pages that are not for them, and names the sitemap', async () => {
    const answer = await shopper.call('/robots.txt')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/plain')
    const lines = String(answer.body).split('\n')
    for (const line of [
      'User-Agent: *',
      'Disallow: /admin',
      'Disallow: /api/',
      'Disallow: /checkout',
      'Disallow: /de/checkout',
      'Disallow: /wishlist',
      `Sitemap: ${store.url}/sitemap.xml`,
    ])
      expect(lines).toContain(line)
    for (const path of (await listed()).keys())
      expect(
        lines
          .filter((line) => line.startsWith('Disallow: '))
          .some((line) => path.startsWith(line.slice(10))),
      ).toBe(false)
  })
})

describe('/manifest.webmanifest', () => {
  it('names the store and icons that there are', async () => {
    const answer = await shopper.call('/manifest.webmanifest')
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ name: 'Softhaven', start_url: '/' })
    expect(answer.body.icons.length).toBeGreaterThan(2)
    for (const { src, sizes } of answer.body.icons) {
      const icon = await fetch(store.url + src)
      const { width, height } = await sharp(Buffer.from(await icon.arrayBuffer())).metadata()
      expect(`${width}x${height}`).toBe(sizes)
    }
    expect((await fetch(`${store.url}/favicon.ico`)).status).toBe(200)
  })
})

describe('pictures for shared links', () => {
  const get = (path: string) => fetch(store.url + path, { redirect: 'manual' })

  /** The current URL of a key's picture. */
  async function urlOf(key: string): Promise<string> {
    const moved = await get(`/og/${key}/old.jpg`)
    expect(moved.status).toBe(307)
    return new URL(moved.headers.get('location') ?? '', store.url).pathname
  }

  it('are drawn for products, articles, categories and pages, to be kept for ever', async () => {
    const [product] = (await shopper.call('/api/products?limit=1')).body
    const [article] = (await shopper.call('/api/articles')).body
    for (const key of [
      `product/${product.id}`,
      `article/${article.slug}`,
      `category/${product.categoryId}`,
      'page/en/home',
      'page/de/returns.request',
      // The font lacks these letters: the picture has no text.
      'page/zh/products',
    ]) {
      const answer = await get(await urlOf(key))
      expect([key, answer.status]).toEqual([key, 200])
      expect(answer.headers.get('content-type')).toBe('image/jpeg')
      expect(answer.headers.get('cache-control')).toContain('immutable')
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(bytes.length).toBeLessThan(300_000)
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: 'jpeg',
        width: 1200,
        height: 630,
      })
    }
  })

  it('are the ones that pages name', async () => {
    const [product] = (await shopper.call('/api/products?limit=1')).body
    for (const path of ['/', '/de/deals', `/products/${product.slug}`, '/help/getting-started']) {
      const { body } = await shopper.call(path)
      const named = /property="og:image" content="([^"]+)"/.exec(String(body))?.[1] ?? ''
      const answer = await get(new URL(named).pathname)
      expect([path, answer.status]).toEqual([path, 200])
    }
  })

  it('have another address once they show something else', async () => {
    const [product] = (await shopper.call('/api/products?limit=1')).body
    const before = await urlOf(`product/${product.id}`)
    await admin.call(`/api/admin/products/${product.id}`, {
      method: 'PATCH',
      body: { name: `${product.name} anew` },
    })
    const after = await urlOf(`product/${product.id}`)
    expect(after).not.toBe(before)
    const moved = await get(before)
    expect(moved.status).toBe(307)
    expect(moved.headers.get('location')).toContain(after)
    expect((await get(after)).status).toBe(200)
  })

  it.each([
    '/og/product/999999/a.jpg',
    '/og/product/0/a.jpg',
    '/og/product/abc/a.jpg',
    '/og/product/99999999999/a.jpg',
    '/og/article/no-such-article/a.jpg',
    '/og/article/..%2f..%2fpackage/a.jpg',
    '/og/article/%00/a.jpg',
    '/og/category/999999/a.jpg',
    '/og/page/xx/home/a.jpg',
    '/og/page/en/checkout/a.jpg',
    '/og/nothing/1/a.jpg',
    '/og/a.jpg',
  ])('are not there for %s', async (path) => {
    const { status } = await get(path)
    expect([400, 404]).toContain(status)
    expect((await get('/api/health')).status).toBe(200)
  })
})
