import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type SeoPage, seoPagesSchema } from '@/lib/content/seo/contracts'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let shopper: ReturnType<typeof apiClient>

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  shopper = apiClient(store.url)
})
afterAll(() => store.stop())

const PATH = '/api/admin/seo-pages'
const all = async (): Promise<SeoPage[]> => seoPagesSchema.parse((await admin.call(PATH)).body)
const change = (id: number, body: object) => admin.call(`${PATH}/${id}`, { method: 'PUT', body })
const remove = (id: number) => admin.call(`${PATH}/${id}`, { method: 'DELETE' })

async function create(fields: object): Promise<SeoPage> {
  const answer = await admin.post(PATH, { page: 'A page', title: 'A title', ...fields })
  expect(answer).toMatchObject({ status: 201 })
  return answer.body
}

/** The texts of a page's head, by tag name. */
async function headOf(path: string) {
  const html = String((await shopper.call(path)).body)
  const tag = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text)
  return {
    titles: tag(/<title>(.*?)<\/title>/g),
    meta: (name: string) =>
      tag(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g')),
    canonical: tag(/<link rel="canonical" href="([^"]*)"/g),
    languages: tag(/<link rel="alternate" hrefLang="([^"]*)"/gi),
    things: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json ?? ''),
    ),
  }
}

describe('/api/admin/seo-pages', () => {
  it('lists nothing at first', async () => {
    const answer = await admin.call(PATH)
    expect(answer).toMatchObject({ status: 200, body: [] })
    expect(answer.headers.get('x-total-count')).toBe('0')
  })

  it('adds a page with what is left out filled in, on the live page at once', async () => {
    expect((await headOf('/contact')).titles).toEqual(['Contact us | Softhaven'])
    const page = await create({ page: 'Contact', path: '/contact', title: 'Write to us' })
    expect(page).toMatchObject({
      page: 'Contact',
      path: '/contact',
      title: 'Write to us',
      description: '',
      ogType: 'website',
      twitterCard: 'summary_large_image',
      robots: 'index, follow',
      language: 'en',
      schemaType: 'WebPage',
      priority: 0.8,
      changeFrequency: 'weekly',
    })
    expect(await all()).toEqual([page])
    const head = await headOf('/contact')
    expect(head.titles).toEqual(['Write to us'])
    expect(head.meta('og:title')).toEqual(['Write to us'])
    expect((await headOf('/de/contact')).titles).not.toEqual(['Write to us'])
    const { rows } = await store.sql.query(
      `SELECT "action", "username", "after" FROM "AuditEntry" WHERE "entityType" = 'seo-page' AND "entityId" = $1`,
      [String(page.id)],
    )
    expect(rows).toEqual([
      {
        action: 'seo-page.create',
        username: 'admin',
        after: expect.objectContaining({ path: '/contact', title: 'Write to us' }),
      },
    ])
  })

  it('puts every field on the page', async () => {
    await create({
      page: 'About',
      path: '/about',
      title: 'Title & "quotes" <b>',
      description: 'Description',
      keywords: 'one, two',
      ogTitle: 'Social title',
      ogDescription: 'Social description',
      ogImage: '/images/hero.webp',
      ogType: 'video',
      ogUrl: '/about?from=social',
      twitterCard: 'summary',
      twitterTitle: 'X title',
      twitterDescription: 'X description',
      twitterImage: 'https://elsewhere.example/x.png',
      twitterSite: 'softhaven',
      robots: 'NOINDEX,follow,noarchive',
      author: 'Ada Lovelace',
      publisher: 'Keys Ltd',
      schemaType: 'LocalBusiness',
      priority: '0.4',
      changeFrequency: 'yearly',
    })
    const head = await headOf('/about')
    expect(head.titles).toEqual(['Title &amp; &quot;quotes&quot; &lt;b&gt;'])
    const pathOf = (address: string | undefined) => {
      const { pathname, search } = new URL(address ?? '')
      return pathname + search
    }
    expect(head.meta('og:image').map(pathOf)).toEqual(['/images/hero.webp'])
    expect(head.meta('og:url').map(pathOf)).toEqual(['/about?from=social'])
    for (const [name, content] of [
      ['description', 'Description'],
      ['keywords', 'one, two'],
      ['author', 'Ada Lovelace'],
      ['publisher', 'Keys Ltd'],
      ['robots', 'noindex, follow, noarchive'],
      ['og:title', 'Social title'],
      ['og:description', 'Social description'],
      ['og:type', 'video.other'],
      ['twitter:card', 'summary'],
      ['twitter:site', '@softhaven'],
      ['twitter:title', 'X title'],
      ['twitter:description', 'X description'],
      ['twitter:image', 'https://elsewhere.example/x.png'],
    ] as const)
      expect([name, head.meta(name)]).toEqual([name, [content]])
    expect(head.things).toContainEqual(
      expect.objectContaining({ '@type': 'LocalBusiness', name: 'Title & "quotes" <b>' }),
    )
  })

  it('is about the page in its language, however the language is named', async () => {
    await create({ path: '/deals', language: 'de', title: 'Unsere Angebote' })
    const byPath = await create({ path: '/es/deals', title: 'Nuestras ofertas' })
    expect(byPath).toMatchObject({ path: '/deals', language: 'es' })
    expect((await headOf('/de/deals')).titles).toEqual(['Unsere Angebote'])
    expect((await headOf('/es/deals')).titles).toEqual(['Nuestras ofertas'])
    expect((await headOf('/deals')).titles).toEqual(['Hot Deals | Softhaven'])
    const moved = await change(byPath.id, { language: 'fr' })
    expect(moved.body).toMatchObject({ path: '/deals', language: 'fr' })
    expect((await headOf('/fr/deals')).titles).toEqual(['Nuestras ofertas'])
    expect((await headOf('/es/deals')).titles).not.toEqual(['Nuestras ofertas'])
    const dutch = await create({ path: '/nl/deals', title: 'Onze aanbiedingen' })
    expect(dutch).toMatchObject({ path: '/deals', language: 'nl' })
    expect((await headOf('/nl/deals')).titles).toEqual(['Onze aanbiedingen'])
    await remove(dutch.id)
  })

  it('names no languages for a page that is listed elsewhere', async () => {
    const page = await create({ path: '/returns', canonicalUrl: '/help' })
    const head = await headOf('/returns')
    expect(head.canonical.map((address) => new URL(address ?? '').pathname)).toEqual(['/help'])
    expect(head.languages).toEqual([])
    await remove(page.id)
    expect((await headOf('/returns')).languages).toHaveLength(7)
  })

  it('never lets search engines index what the store excludes', async () => {
    await create({ path: '/wishlist', robots: 'index, nofollow', title: 'Your wishes' })
    const head = await headOf('/wishlist')
    expect(head.titles).toEqual(['Your wishes'])
    expect(head.meta('robots')).toEqual(['noindex, nofollow'])
  })

  it('works for products, categories and articles, by each of their addresses', async () => {
    const [product] = (await shopper.call('/api/products?limit=1')).body
    await create({ path: `/products/${product.slug}`, title: 'The very product' })
    const head = await headOf(`/products/${product.slug}`)
    expect(head.titles).toEqual(['The very product'])
    expect(head.meta('og:type')).toEqual(['product'])
    expect((await headOf(`/product/${product.id}`)).titles).toEqual(['The very product'])
    await create({ path: '/knowledge-base', title: 'Our knowledge' })
    expect((await headOf('/knowledge-base')).titles).toEqual(['Our knowledge'])
    expect((await headOf('/knowledge')).titles).toEqual(['Knowledge Base | Softhaven'])
  })

  it('allows one entry per page, also concurrently', async () => {
    const again = await admin.post(PATH, { page: 'A', path: '/contact/', title: 'B' })
    expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(again.body.issues[0].path).toBe('path')
    const parallel = await Promise.all(
      Array.from({ length: 5 }, () => admin.post(PATH, { page: 'A', path: '/help', title: 'B' })),
    )
    expect(parallel.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
    const other = await create({ path: '/careers' })
    expect((await change(other.id, { path: '/contact' })).status).toBe(409)
  })

  it('wants name, path and title', async () => {
    for (const [body, path] of [
      [{}, 'page'],
      [{ page: 'A', path: '/a' }, 'title'],
      [{ page: 'A', title: 'A' }, 'path'],
      [{ page: ' ', path: '/a', title: 'A' }, 'page'],
    ] as const) {
      const answer = await admin.post(PATH, body)
      expect(answer).toMatchObject({
        status: 400,
        body: { message: 'Page name, path, and title are required' },
      })
      expect(answer.body.issues).toEqual([expect.objectContaining({ path })])
    }
    const page = await create({ path: '/terms' })
    expect((await change(page.id, { title: '' })).status).toBe(400)
    expect((await change(page.id, { keywords: 'only this' })).body).toMatchObject({
      title: 'A title',
      keywords: 'only this',
    })
  })

  it.each([
    [{ page: 5 }, 'page'],
    [{ page: 'a\nb' }, 'page'],
    [{ page: 'x'.repeat(101) }, 'page'],
    [{ path: 'products' }, 'path'],
    [{ path: '//elsewhere.example' }, 'path'],
    [{ path: '/a?b=c' }, 'path'],
    [{ path: '/a/../b' }, 'path'],
    [{ path: '/../x' }, 'path'],
    [{ path: '/./x' }, 'path'],
    [{ path: '//x' }, 'path'],
    [{ path: '/\\x' }, 'path'],
    [{ path: '/%2e%2e/x' }, 'path'],
    [{ path: '/%252e%252e/x' }, 'path'],
    [{ path: '/a%2fb' }, 'path'],
    [{ path: '/a%5cb' }, 'path'],
    [{ canonicalUrl: '/../x' }, 'canonicalUrl'],
    [{ ogUrl: '/%2e%2e/x?a=1' }, 'ogUrl'],
    [{ path: '/a b' }, 'path'],
    [{ path: '/<script>' }, 'path'],
    [{ path: `/${'x'.repeat(300)}` }, 'path'],
    [{ title: 'x'.repeat(301) }, 'title'],
    [{ title: { toString: 'no' } }, 'title'],
    [{ description: 'a\u0000b' }, 'description'],
    [{ description: 'x'.repeat(1001) }, 'description'],
    [{ ogImage: 'javascript:alert(1)' }, 'ogImage'],
    [{ ogImage: 'data:image/png;base64,AAAA' }, 'ogImage'],
    [{ ogImage: '//elsewhere.example/a.png' }, 'ogImage'],
    [{ canonicalUrl: 'https://' }, 'canonicalUrl'],
    [{ ogUrl: 'ftp://elsewhere.example' }, 'ogUrl'],
    [{ ogType: 'music' }, 'ogType'],
    [{ twitterCard: 'gallery' }, 'twitterCard'],
    [{ twitterSite: '@no spaces' }, 'twitterSite'],
    [{ robots: 'index, noindex' }, 'robots'],
    [{ robots: 'everything' }, 'robots'],
    [{ language: 'xx' }, 'language'],
    [{ language: ['en'] }, 'language'],
    [{ schemaType: 'Thing' }, 'schemaType'],
    [{ priority: 0 }, 'priority'],
    [{ priority: 1.1 }, 'priority'],
    [{ priority: 0.55 }, 'priority'],
    [{ priority: '1e1' }, 'priority'],
    [{ priority: null }, 'priority'],
    [{ changeFrequency: 'sometimes' }, 'changeFrequency'],
  ])('refuses %j and names the field', async (fields, path) => {
    const answer = await admin.post(PATH, { page: 'A', path: '/hostile', title: 'A', ...fields })
    expect(answer.status).toBe(400)
    expect(answer.body.issues.map((issue: { path: string }) => issue.path)).toContain(path)
  })

  it('lets no text end its script element', async () => {
    const text = '</script><script>window.attacked=1</script><!--'
    await create({ path: '/privacy', title: text, description: text, author: text })
    const { body } = await shopper.call('/privacy')
    expect(body).not.toContain('<script>window.attacked')
    const { things } = await headOf('/privacy')
    expect(things).toContainEqual(expect.objectContaining({ '@type': 'WebPage', name: text }))
  })

  it('does not overwrite what another user has saved', async () => {
    const page = await create({ path: '/disclaimer' })
    const first = await change(page.id, { title: 'First', expectedUpdatedAt: page.updatedAt })
    expect(first.status).toBe(200)
    const second = await change(page.id, { title: 'Second', expectedUpdatedAt: page.updatedAt })
    expect(second).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(second.body.message).toContain('Somebody else changed')
    expect((await headOf('/disclaimer')).titles).toEqual(['First'])
    const { rows } = await store.sql.query(
      `SELECT "before"->>'title' AS before, "after"->>'title' AS after FROM "AuditEntry"
       WHERE "action" = 'seo-page.update' AND "entityId" = $1`,
      [String(page.id)],
    )
    expect(rows).toEqual([{ before: 'A title', after: 'First' }])
  })

  it('gives a page back its own words', async () => {
    const page = await create({ path: '/system-requirements', title: 'Not for long' })
    expect((await headOf('/system-requirements')).titles).toEqual(['Not for long'])
    expect(await remove(page.id)).toMatchObject({ status: 204, body: null })
    expect((await headOf('/system-requirements')).titles).toEqual([
      'System Requirements | Softhaven',
    ])
    expect((await remove(page.id)).status).toBe(404)
    expect((await change(page.id, { title: 'Again' })).status).toBe(404)
    for (const id of ['0x1', 'abc', '99999999999'])
      expect((await admin.call(`${PATH}/${id}`, { method: 'DELETE' })).status).toBe(400)
    const { rows } = await store.sql.query(
      `SELECT "before"->>'path' AS path FROM "AuditEntry" WHERE "action" = 'seo-page.delete' AND "entityId" = $1`,
      [String(page.id)],
    )
    expect(rows).toEqual([{ path: '/system-requirements' }])
  })

  it('is open to moderators, and to nobody else', async () => {
    const moderator = await clientOfRole(store, 'moderator')
    expect((await moderator.call(PATH)).status).toBe(200)
    const made = await moderator.post(PATH, { page: 'M', path: '/orders/track', title: 'M' })
    expect(made.status).toBe(201)
    expect((await shopper.call(PATH)).status).toBe(401)
    expect((await shopper.call(`${PATH}/${made.body.id}`, { method: 'DELETE' })).status).toBe(401)
  })
})

describe('the owner’s words for the whole store', () => {
  const set = (values: object) =>
    admin.call('/api/admin/settings', { method: 'PATCH', body: { values } })

  it('apply to the home page, unless overridden by its entry', async () => {
    const saved = await set({
      metaTitle: 'Owner’s title',
      metaDescription: 'Owner’s description',
      metaKeywords: 'keys, licences',
      socialTitle: 'Owner’s social title',
      socialImage: '/images/hero.webp',
    })
    expect(saved.status).toBe(200)
    const home = await headOf('/')
    expect(home.titles).toEqual(['Owner’s title'])
    expect(home.meta('description')).toEqual(['Owner’s description'])
    expect(home.meta('keywords')).toEqual(['keys, licences'])
    expect(home.meta('og:title')).toEqual(['Owner’s social title'])
    expect(home.meta('og:image')[0]).toMatch(/\/images\/hero\.webp$/)
    expect((await headOf('/de')).titles).not.toEqual(['Owner’s title'])

    const page = await create({ path: '/', title: 'Written for home' })
    expect((await headOf('/')).titles).toEqual(['Written for home'])
    await remove(page.id)
    await set({
      metaTitle: '',
      metaDescription: '',
      metaKeywords: '',
      socialTitle: '',
      socialImage: '',
    })
    expect((await headOf('/')).meta('keywords')).toEqual([])
  })
})
