import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { adminClient } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import { missingPrograms, nginxFolder, startNginx } from '@/tests/setup/nginx'
import { type OwnStore, startOwnStore, type TestStore } from '@/tests/setup/store'

const missing = missingPrograms()
if (missing.length > 0)
  process.stdout.write(
    `\n  ⚠ deploy/nginx.conf is NOT tested here: ${missing.join(' and ')} is not installed.\n\n`,
  )
const whereInstalled = missing.length > 0 ? describe.skip : describe

type Nginx = Awaited<ReturnType<typeof startNginx>>

const isGone = (url: string) =>
  fetch(url).then(
    () => false,
    () => true,
  )

/** Changes the price of a product again and again. */
async function priceChanger(store: TestStore) {
  const admin = await adminClient(store)
  const [product] = (await admin.call('/api/products?limit=1')).body
  const change = async (cents: number) => {
    const price = (cents / 100).toFixed(2)
    const { status } = await admin.call(`/api/admin/products/${product.id}`, {
      method: 'PATCH',
      body: { price, originalPrice: null },
    })
    expect(status).toBe(200)
    return `$${price}`
  }
  return { path: `/products/${product.slug}`, slug: product.slug, change }
}

whereInstalled('nginx on the machine of the store, which is told of changes', () => {
  let store: OwnStore
  let nginx: Nginx
  let slugs: string[]

  beforeAll(async () => {
    const folder = nginxFolder()
    store = await startOwnStore({
      env: { WEB_CONCURRENCY: '2', PROXY_VERSION_LINK: join(folder, 'run/pages') },
    })
    nginx = await startNginx(folder, store.url)
    const products = await (await fetch(`${store.url}/api/products?limit=20`)).json()
    slugs = products.map(({ slug }: { slug: string }) => slug)
  })
  afterAll(async () => {
    await nginx?.stop()
    await store?.stop()
  })

  const freshPage = () => `/products/${slugs.pop()}`

  it('speaks TLS and HTTP/2, to who calls the store by its name', async () => {
    const client = nginx.connect()
    const stream = client.request({ ':path': '/', ':authority': nginx.host })
    const [headers] = await once(stream, 'response')
    expect(headers[':status']).toBe(200)
    stream.close()
    client.close()
    const other = nginx.connect('other.example')
    const [refusal] = await once(other, 'error')
    expect(String(refusal)).toMatch(/unrecognized/i)
  })

  it('sends who comes without TLS to the same address with it', async () => {
    const url = `${nginx.plainUrl}/products?sort=name`
    // `fetch` sets the header Host itself.
    const redirect = await new Promise((resolve, reject) => {
      request(url, { headers: { host: nginx.host } }, (answer) => {
        answer.resume()
        resolve({ status: answer.statusCode, location: answer.headers.location })
      })
        .on('error', reject)
        .end()
    })
    const location = `https://${nginx.host}/products?sort=name`
    expect(redirect).toEqual({ status: 301, location })
  })

  it('answers a page itself from the second time on, in every encoding', async () => {
    const path = freshPage()
    const accepted = ['gzip, deflate, br, zstd', 'br', 'gzip, br;q=0', '']
    const seen: string[] = []
    const bodies: string[] = []
    for (const encodings of accepted)
      for (const _ of ['first', 'second']) {
        const { status, headers, body } = await nginx.get(path, { 'accept-encoding': encodings })
        expect(status).toBe(200)
        seen.push(`${headers['content-encoding'] ?? 'plain'} ${headers['x-cache']}`)
        const plain =
          headers['content-encoding'] === 'br'
            ? await promisify(brotliDecompress)(body)
            : headers['content-encoding'] === 'gzip'
              ? await promisify(gunzip)(body)
              : body
        bodies.push(plain.toString())
        // Who is asked by whom must not show.
        expect(headers['x-accel-expires']).toBeUndefined()
        expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
      }
    const times = (encoding: string) => [`${encoding} MISS`, `${encoding} HIT`]
    expect(seen).toEqual([...times('br'), 'br HIT', 'br HIT', ...times('gzip'), ...times('plain')])
    expect(new Set(bodies).size).toBe(1)
  })

  it('does not send a page again to who has it, nor its body to who asks by HEAD', async () => {
    const path = freshPage()
    const { headers, body } = await nginx.get(path)
    const again = await nginx.get(path, { 'if-none-match': String(headers.etag) })
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) })
    const head = await nginx.get(path, {}, 'HEAD')
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) })
    expect(head.headers['content-length']).toBe(String(body.length))
    expect(head.headers['x-cache']).toBe('HIT')
  })

  it('leaves visitors to their language', async () => {
    const path = freshPage()
    await nginx.get(path)
    expect((await nginx.get(path)).headers['x-cache']).toBe('HIT')
    const english: Record<string, string>[] = [
      { 'accept-language': 'en-US,en;q=0.9,de;q=0.8' },
      { 'accept-language': 'de', cookie: 'a=b; NEXT_LOCALE=en' },
    ]
    for (const visitor of english)
      expect(await nginx.get(path, visitor)).toMatchObject({
        status: 200,
        headers: { 'x-cache': 'HIT' },
      })
    const others: [headers: Record<string, string>, language: string][] = [
      [{ 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' }, 'de'],
      [{ 'accept-language': 'en', cookie: 'NEXT_LOCALE=es' }, 'es'],
    ]
    for (const [visitor, language] of others) {
      const { status, headers } = await nginx.get(path, visitor)
      expect(status).toBe(307)
      expect(new URL(String(headers.location), `https://${nginx.host}`).href).toBe(
        `https://${nginx.host}/${language}${path}`,
      )
    }
    // Whose first language is not certain is answered by the store.
    const unsure = await nginx.get(path, { 'accept-language': 'en;q=0.5, fr' })
    expect(unsure.headers['x-cache']).toBe('BYPASS')
    const german = await nginx.get(`/de${path}`, { 'accept-language': 'fr' })
    expect(german.body.toString()).toContain('<html lang="de"')
    expect((await nginx.get(path)).body.toString()).toContain('<html lang="en"')
  })

  it('keeps a page and its data for the router apart', async () => {
    const path = freshPage()
    const page = await nginx.get(path)
    const data = await nginx.get(`${path}?_rsc=1`, { rsc: '1', 'next-router-prefetch': '1' })
    expect(page.headers['content-type']).toMatch(/text\/html/)
    expect(String(data.headers['content-type'])).not.toMatch(/text\/html/)
    expect((await nginx.get(path)).headers['content-type']).toMatch(/text\/html/)
  })

  it('answers nobody who is somebody from what it keeps', async () => {
    const call = '/api/products?limit=3'
    await nginx.get(call)
    expect((await nginx.get(call)).headers['x-cache']).toBe('HIT')
    const visitors: Record<string, string>[] = [
      { 'x-session-id': 'a-session-of-its-own' },
      { 'x-session-token': 'a-token' },
      { authorization: 'Bearer a-token' },
      { cookie: '__prerender_bypass=a-draft' },
    ]
    for (const visitor of visitors)
      for (const _ of ['first', 'second'])
        expect((await nginx.get(call, visitor)).headers['x-cache']).toBe('BYPASS')
  })

  it('lets nobody make the calls that a process makes to itself', async () => {
    const { status, headers } = await nginx.get('/api/internal/refresh-pages', {}, 'POST')
    expect(status).toBe(404)
    expect(headers['x-cache']).toBeUndefined()
  })

  it('keeps files that never change under their name', async () => {
    const html = (await nginx.get('/')).body.toString()
    const script = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? ''
    await nginx.get(script)
    const { headers } = await nginx.get(script)
    expect(headers['cache-control']).toContain('immutable')
    expect(headers['x-cache']).toBe('HIT')
  })

  it('tells the store the true address of the caller, whatever that says itself', async () => {
    await nginx.get('/api/help/search?q=refund', {
      'x-forwarded-for': '203.0.113.66',
      'x-real-ip': '203.0.113.66',
      forwarded: 'for=203.0.113.66',
    })
    const { rows } = await store.sql.query<{ key: string }>(
      `SELECT key FROM rate_limits WHERE key LIKE 'search-help:%'`,
    )
    expect(rows).toEqual([{ key: 'search-help:127.0.0.1' }])
  })

  it('shows each of 100 changes at the next request', async () => {
    const { path, slug, change } = await priceChanger(store)
    for (let number = 1; number <= 100; number++) {
      const price = await change(10_000 + number)
      const page = (await nginx.get(path)).body.toString()
      expect(page).toContain(price)
      const product = JSON.parse((await nginx.get(`/api/products/${slug}`)).body.toString())
      expect(`$${product.price}`).toBe(price)
    }
    // It did keep them: nothing changed since.
    expect((await nginx.get(path)).headers['x-cache']).toBe('HIT')
  })

  it('shows what it has while the store is away, and what is new when it is back', async () => {
    const path = freshPage()
    const { body } = await nginx.get(path)
    await store.kill()
    await eventually(() => isGone(store.url))
    expect(await nginx.get(path)).toMatchObject({ status: 200, body })
    expect((await nginx.get('/products/never-seen')).status).toBe(502)
    await store.start()
    const { path: changed, change } = await priceChanger(store)
    const price = await change(12_345)
    expect((await nginx.get(changed)).body.toString()).toContain(price)
    expect(nginx.errors()).not.toMatch(/\[(crit|alert|emerg)\]/)
  })
})

whereInstalled('nginx on a machine of its own, which asks each time', () => {
  let store: OwnStore
  let nginx: Nginx

  beforeAll(async () => {
    const folder = nginxFolder()
    mkdirSync(join(folder, 'run/pages'), { recursive: true })
    store = await startOwnStore()
    nginx = await startNginx(folder, store.url)
  })
  afterAll(async () => {
    await nginx?.stop()
    await store?.stop()
  })

  it('shows each of 20 changes at the next request, and what it has while the store is away', async () => {
    const { path, change } = await priceChanger(store)
    for (let number = 1; number <= 20; number++) {
      const price = await change(10_000 + number)
      expect((await nginx.get(path)).body.toString()).toContain(price)
      const again = await nginx.get(path)
      // The store was asked: it has the page as nginx has it, or has just rendered it anew.
      expect(again.headers['x-cache']).toMatch(/^(REVALIDATED|EXPIRED)$/)
      expect(again.body.toString()).toContain(price)
    }
    const same = async () => (await nginx.get(path)).headers['x-cache'] === 'REVALIDATED'
    await eventually(same)
    const { body } = await nginx.get(path)
    await store.kill()
    await eventually(() => isGone(store.url))
    expect(await nginx.get(path)).toMatchObject({
      status: 200,
      body,
      headers: { 'x-cache': 'STALE' },
    })
  })
})
