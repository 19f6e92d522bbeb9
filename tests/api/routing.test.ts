import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { LOCALES } from '@/lib/i18n/locales'
import { isThorough } from '@/tests/setup/depth'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore

beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store.stop())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(store.url + path, { redirect: 'manual', headers: { 'accept-language': 'en', ...headers } })

const location = (response: Response) =>
  response.headers.get('location')?.replace(store.url, '') ?? null

describe('languages', () => {
  it('serves English without a prefix and every other language with one', async () => {
    // The home page takes the longest of all: most languages are asked for a page that has little on it.
    const isOfHome = (locale: string) => isThorough || ['en', 'de', 'ar'].includes(locale)
    for (const locale of LOCALES) {
      const page = isOfHome(locale) ? '' : '/wishlist'
      const response = await get(locale === 'en' ? '/' : `/${locale}${page}`)
      expect([locale, response.status]).toEqual([locale, 200])
      expect(await response.text()).toMatch(
        new RegExp(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`),
      )
    }
  })

  it.each([
    ['/en', '/'],
    ['/en/products', '/products'],
    ['/requirements', '/system-requirements'],
    ['/es/requirements', '/es/system-requirements'],
    ['/category/productivity', '/category/microsoft-office'],
    ['/de/category/productivity', '/de/category/microsoft-office'],
    ['/products/page/1', '/products'],
    ['/de/category/norton/page/1', '/de/category/norton'],
  ])('moves %s to %s for good', async (from, to) => {
    const response = await get(from)
    expect([response.status, location(response)]).toEqual([308, to])
  })

  it.each([
    ['de-DE,de;q=0.9,en;q=0.8', '/de/products'],
    ['xx,ar;q=0.5', '/ar/products'],
    ['es', '/es/products'],
  ])('sends a first visit with Accept-Language %s to %s', async (language, to) => {
    const response = await get('/products', { 'accept-language': language })
    expect([response.status, location(response)]).toEqual([307, to])
  })

  it('goes by the saved language before the browser’s', async () => {
    const german = await get('/products', { cookie: 'NEXT_LOCALE=de' })
    expect([german.status, location(german)]).toEqual([307, '/de/products'])
    const english = await get('/products', { cookie: 'NEXT_LOCALE=en', 'accept-language': 'de' })
    expect(english.status).toBe(200)
    const nonsense = await get('/products', { cookie: 'NEXT_LOCALE=%2F%2Fevil.example' })
    expect(nonsense.status).toBe(200)
    const checkout = await get('/checkout', { cookie: 'NEXT_LOCALE=fr' })
    expect([checkout.status, location(checkout)]).toEqual([307, '/fr/checkout'])
  })
})

describe('statuses', () => {
  it.each([
    ['/', 200],
    ['/categories', 200],
    ['/products', 200],
    ['/category/norton', 200],
    ['/products/page/2', 200],
    ['/de/products/page/2', 200],
    ['/products/page/0', 404],
    ['/products/page/02', 404],
    ['/products/page/2.0', 404],
    ['/products/page/two', 404],
    ['/products/page/1000', 404],
    ['/products/page/99999999999999999999', 404],
    ['/products/page/2/3', 404],
    ['/category/norton/page/1000', 404],
    ['/category/nope/page/2', 404],
    ['/category/nope/page/x', 404],
    ['/checkout', 200],
    ['/checkout/review', 200],
    ['/checkout/payment', 200],
    ['/checkout/success?order=SH-1767225600000-7K2QX', 200],
    ['/products/nope', 404],
    ['/es/products/nope', 404],
    ['/category/nope', 404],
    ['/product/999999', 404],
    ['/product/abc', 404],
    ['/product/99999999999999999999', 404],
    ['/nonsense', 404],
    ['/nonsense/path', 404],
    ['/de/nonsense', 404],
    ['/foo.html', 404],
    ['/checkout/nonsense', 404],
    ['/de/checkout/nonsense', 404],
    ['/api/nonsense', 404],
    ['/products/%E0%A4%A', 400],
    ['/products/a%00b', 400],
  ])('%s answers %d', async (path, status) => {
    expect((await get(path)).status).toBe(status)
  })

  it.each([
    ['/checkout/success', '/'],
    ['/es/checkout/success', '/es'],
  ])('%s without an order leads to %s', async (path, to) => {
    const response = await get(path)
    expect([response.status, location(response)]).toEqual([307, to])
  })
})

describe('a list of products', () => {
  it('is reached as a whole by those who follow links', async () => {
    const products = await (await get('/api/products?variants=one')).json()
    const found: string[] = []
    let next: string | undefined = '/products'
    for (let parts = 0; next && parts < 100; parts += 1) {
      const html = await (await get(next)).text()
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''
      expect(new URL(canonical).pathname).toBe(next)
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      found.push(...[...main.matchAll(/href="\/products\/([a-z0-9-]+)"/g)].map((m) => m[1] ?? ''))
      const after = parts + 2
      next = main.includes(`href="/products/page/${after}"`) ? `/products/page/${after}` : undefined
    }
    expect([...new Set(found)]).toEqual(products.map(({ slug }: { slug: string }) => slug))
  })

  it('of a category has as many parts as its products fill', async () => {
    await store.sql.query(
      `UPDATE "Product" SET "categoryId" = (SELECT "id" FROM "Category" WHERE "slug" = 'mcafee') WHERE "id" <= 30`,
    )
    const part = await get('/category/mcafee/page/2')
    expect(part.status).toBe(200)
    const html = await part.text()
    expect(html).toContain('McAfee – page 2</h1>')
    expect(html).toContain('href="/category/mcafee"')
    expect((await get('/category/mcafee/page/3')).status).toBe(404)
  })
})

describe('headers', () => {
  it.each([
    '/',
    '/products',
    '/checkout',
    '/api/products?limit=1',
    '/api/health',
    '/api/orders/SH-1767225600000-7K2QX',
    '/images/placeholder.svg',
  ])('%s carries the security headers', async (path) => {
    const { headers } = await get(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('x-powered-by')).toBeNull()
  })

  it('gives the checkout a policy whose nonce is new each time and on every script', async () => {
    const nonces = new Set<string>()
    for (let visit = 0; visit < 2; visit++) {
      const response = await get('/checkout')
      const policy = response.headers.get('content-security-policy') ?? ''
      const nonce = /script-src 'self' 'nonce-([^']+)' 'strict-dynamic'/.exec(policy)?.[1]
      expect(policy).not.toContain('unsafe-eval')
      if (!nonce) throw new Error(`No nonce in ${policy}`)
      nonces.add(nonce)
      const scripts = (await response.text()).match(/<script[^>]*>/g) ?? []
      expect(scripts.length).toBeGreaterThan(0)
      for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`)
    }
    expect(nonces.size).toBe(2)
  })

  it('keeps a scaled picture in each format that browsers take', async () => {
    const scaled = '/_next/image?url=%2Fimages%2Fhero.webp&w=640&q=75'
    const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer())
    for (const accept of ['image/webp,*/*', 'image/png']) {
      const first = await get(scaled, { accept })
      const picture = await bytes(first)
      for (const _ of ['later', 'and again']) {
        const kept = await get(scaled, { accept })
        expect(kept.headers.get('content-type')).toBe(first.headers.get('content-type'))
        expect(kept.headers.get('cache-control')).toContain('max-age=2592000')
        expect(kept.headers.get('vary')).toBe('Accept')
        expect(kept.headers.get('x-content-type-options')).toBe('nosniff')
        expect(kept.headers.get('content-encoding')).toBeNull()
        expect((await bytes(kept)).equals(picture)).toBe(true)
        const etag = kept.headers.get('etag') ?? ''
        const validated = await get(scaled, { accept, 'if-none-match': etag })
        expect([validated.status, await validated.text()]).toEqual([304, ''])
      }
    }
    const webp = await get(scaled, { accept: 'image/webp,*/*' })
    expect(webp.headers.get('content-type')).toBe('image/webp')
    const png = await get(scaled, { accept: 'image/png' })
    expect(png.headers.get('content-type')).not.toBe('image/webp')
    expect((await get('/_next/image?url=%2Fimages%2Fhero.webp&w=641&q=75')).status).toBe(400)
  })

  it('has the scripts that every page starts with compiled while they load', async () => {
    const page = await (await get('/')).text()
    const scripts = [...new Set(page.match(/\/_next\/static\/chunks\/[^"\\]+\.js/g))]
    const texts = await Promise.all(scripts.map(async (path) => (await get(path)).text()))
    const hinted = texts.filter((text) => text.startsWith('//# allFunctionsCalledOnLoad\n'))
    expect(hinted.some((text) => text.includes('hydrateRoot'))).toBe(true)
  })

  it('packs pages and scripts as tightly as the browser can take', async () => {
    const page = await (await get('/')).text()
    const scripts = [...new Set(page.match(/\/_next\/static\/[^"\\]+\.js/g))]
    const sizes = await Promise.all(
      scripts.map(async (path) => (await (await get(path)).text()).length),
    )
    // One below 1 KB is sent as it is to those who don't take Brotli.
    const script = scripts[sizes.findIndex((size) => size > 1024)] ?? ''
    for (const path of ['/products', script]) {
      const plain = await get(path, { 'accept-encoding': 'identity' })
      expect(plain.headers.get('content-encoding')).toBeNull()
      const text = await plain.text()
      for (const [accepted, used] of [
        ['gzip, deflate, br, zstd', 'br'],
        ['gzip, br;q=0', 'gzip'],
        ['gzip', 'gzip'],
      ] as const) {
        const packed = await get(path, { 'accept-encoding': accepted })
        expect([path, accepted, packed.headers.get('content-encoding')]).toEqual([
          path,
          accepted,
          used,
        ])
        expect(packed.headers.get('vary')).toContain('Accept-Encoding')
        for (const name of ['content-type', 'cache-control', 'x-content-type-options'])
          expect(packed.headers.get(name)).toBe(plain.headers.get(name))
        expect((await packed.text()) === text).toBe(true)
      }
    }
  })

  it('packs no picture again, and hands out the build’s files alone', async () => {
    for (const path of [
      '/_next/static/missing.js',
      '/_next/static/../../package.json.js',
      '/_next/static/%2e%2e/%2e%2e/server.mjs.js',
      '/_next/static/.js',
    ])
      expect([path, (await get(path, { 'accept-encoding': 'br' })).status]).toEqual([path, 404])
    const picture = await get('/images/hero.webp', { 'accept-encoding': 'br' })
    expect(picture.headers.get('content-encoding')).toBeNull()
  })

  it('answers ordinary page views without setting a cookie', async () => {
    expect((await get('/products')).headers.get('set-cookie')).toBeNull()
  })
})

describe('calls', () => {
  const call = (path: string, method: string, headers: Record<string, string> = {}) =>
    fetch(store.url + path, { method, redirect: 'manual', headers })

  it('answer only the methods that they have, and say which', async () => {
    expect((await call('/api/health', 'PUT')).status).toBe(405)
    const options = await call('/api/cart', 'OPTIONS')
    expect(options.status).toBe(204)
    expect(options.headers.get('allow')?.split(', ').sort()).toEqual(
      ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'POST'].sort(),
    )
    const head = await call('/api/health', 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('are found by their exact path alone', async () => {
    const slashed = await call('/api/health/', 'GET')
    expect([slashed.status, location(slashed)]).toEqual([308, '/api/health'])
    expect((await call('/api/Health', 'GET')).status).toBe(404)
    expect((await call('/api/products/1/nothing', 'GET')).status).toBe(404)
  })

  it('read a parameter of their path as it was meant', async () => {
    const [product] = await (await call('/api/products?limit=1', 'GET')).json()
    const encoded = [...String(product.id)].map((digit) => `%3${digit}`).join('')
    const answer = await call(`/api/products/by-id/${encoded}`, 'GET')
    expect((await answer.json()).slug).toBe(product.slug)
  })

  it('take no notice of what the framework tells itself by headers', async () => {
    const [first, second] = await (await call('/api/products?limit=2', 'GET')).json()
    const answer = await call(`/api/products/by-id/${first.id}`, 'GET', {
      'x-matched-path': `/api/products/by-id/${second.id}`,
      'x-now-route-matches': `1=${second.id}`,
      'x-middleware-rewrite': `/api/products/by-id/${second.id}`,
    })
    expect((await answer.json()).slug).toBe(first.slug)
  })
})

describe('the caller’s address', () => {
  it.each([
    ['what the nearest proxy says', (call: number) => `203.0.113.${call}, 198.51.100.1`],
    ['the network of an IPv6 address', (call: number) => `2001:db8:0:7:${call}::${call}`],
    [
      'an IPv4 address, also within IPv6',
      (call: number) => (call % 2 ? '198.51.100.2' : '::ffff:c633:6402'),
    ],
  ])('is %s', async (_, forwardedFor) => {
    const statuses: number[] = []
    for (let call = 0; call < 140; call++) {
      const headers = { 'x-forwarded-for': forwardedFor(call) }
      statuses.push((await get('/api/orders/SH-1767225600000-AAAAA', headers)).status)
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(120)
  })
})
