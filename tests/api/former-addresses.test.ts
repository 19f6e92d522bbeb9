import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { AdminProduct } from '@/lib/catalog/admin-contracts'
import { LOCALES } from '@/lib/i18n/locales'
import { adminClient } from '@/tests/setup/admin-client'
import { isThorough } from '@/tests/setup/depth'
import { invalidateCaches } from '@/tests/setup/page-changes'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let made = 0

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
})
afterAll(() => store.stop())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(store.url + path, { redirect: 'manual', headers: { 'accept-language': 'en', ...headers } })

/** Status and address of an answer: twice, as it is rendered once and then comes from the cache. */
async function answerTo(path: string): Promise<[status: number, to: string | null]> {
  const answers = []
  for (const _ of ['first', 'later']) {
    const { status, headers } = await get(path)
    answers.push([status, headers.get('location')?.replace(store.url, '') ?? null] as const)
  }
  const [first, later] = answers
  expect(later).toEqual(first)
  return [first?.[0] ?? 0, first?.[1] ?? null]
}

const name = (what: string) => `${what} ${Date.now()}-${++made}`

async function newProduct(fields: object = {}): Promise<AdminProduct> {
  const draft = { name: name('Moving'), description: 'It moves.', price: '40.00', categoryId: 14 }
  const answer = await admin.post('/api/admin/products', { ...draft, ...fields })
  expect(answer.status).toBe(201)
  return answer.body
}
async function renameProduct(id: number, slug: string) {
  const answer = await admin.call(`/api/admin/products/${id}`, { method: 'PATCH', body: { slug } })
  expect(answer.status).toBe(200)
}
const removeProduct = (id: number) => admin.call(`/api/admin/products/${id}`, { method: 'DELETE' })

async function newArticle(fields: object = {}): Promise<{ id: number; slug: string }> {
  const answer = await admin.post('/api/admin/articles', {
    title: name('Moving article'),
    excerpt: 'It moves',
    content: '<p>Text</p>',
    category: 'Troubleshooting',
    isPublished: true,
    ...fields,
  })
  expect(answer.status).toBe(201)
  return answer.body
}
async function newCategory(fields: object = {}): Promise<{ id: number; slug: string }> {
  const answer = await admin.post('/api/admin/categories', { name: name('Moving'), ...fields })
  expect(answer.status).toBe(201)
  return answer.body
}

const KINDS = [
  { kind: 'product', page: '/products', call: '/api/products', admin: 'products', method: 'PATCH' },
  {
    kind: 'category',
    page: '/category',
    call: '/api/categories',
    admin: 'categories',
    method: 'PUT',
  },
  {
    kind: 'article',
    page: '/knowledge',
    call: '/api/articles',
    admin: 'articles',
    method: 'PATCH',
  },
] as const
const MAKE = { product: newProduct, category: newCategory, article: newArticle }

/** Of one kind in each language: the others go the same way. */
const localesOf = (kind: (typeof KINDS)[number]['kind']) =>
  isThorough || kind === 'product' ? LOCALES : (['en', 'de', 'it'] as const)

describe.each(KINDS)(
  'the former address of a $kind',
  ({ kind, page, call, admin: tab, method }) => {
    const rename = async (id: number, slug: string) => {
      const answer = await admin.call(`/api/admin/${tab}/${id}`, { method, body: { slug } })
      expect(answer.status).toBe(200)
    }

    it('leads to the current one for good, in every language', async () => {
      const { id, slug } = await MAKE[kind]()
      expect((await get(`${page}/${slug}`)).status).toBe(200)
      expect((await get(`${page}/${slug}-new`)).status).toBe(404)
      await rename(id, `${slug}-new`)
      for (const locale of localesOf(kind)) {
        const prefix = locale === 'en' ? '' : `/${locale}`
        expect([locale, ...(await answerTo(`${prefix}${page}/${slug}`))]).toEqual([
          locale,
          308,
          `${prefix}${page}/${slug}-new`,
        ])
      }
      const current = await get(`${page}/${slug}-new`)
      expect(current.status).toBe(200)
      const html = await current.text()
      expect(html).toContain(`<link rel="canonical" href="${store.url}${page}/${slug}-new"/>`)
      expect(html).toContain(`href="${store.url}/de${page}/${slug}-new"`)
      // A slug is no part of the other, or it would be found within it.
      expect(html).not.toContain(`${page}/${slug}"`)
      const sitemap = await (await get('/sitemap.xml')).text()
      expect(sitemap).toContain(`${page}/${slug}-new<`)
      expect(sitemap).not.toContain(`${page}/${slug}<`)
    })

    it('leads there in one step after several changes, and each step to the newest', async () => {
      const { id, slug } = await MAKE[kind]()
      for (const end of ['b', 'c', 'd']) {
        await rename(id, `${slug}-${end}`)
        expect(await answerTo(`${page}/${slug}`)).toEqual([308, `${page}/${slug}-${end}`])
      }
      for (const end of ['b', 'c'])
        expect(await answerTo(`${page}/${slug}-${end}`)).toEqual([308, `${page}/${slug}-d`])
    })

    it('is the current one again when it is renamed back', async () => {
      const { id, slug } = await MAKE[kind]()
      await rename(id, `${slug}-b`)
      expect(await answerTo(`${page}/${slug}`)).toEqual([308, `${page}/${slug}-b`])
      await rename(id, slug)
      expect(await answerTo(`${page}/${slug}`)).toEqual([200, null])
      expect(await answerTo(`${page}/${slug}-b`)).toEqual([308, `${page}/${slug}`])
      await rename(id, `${slug}-b`)
      expect(await answerTo(`${page}/${slug}`)).toEqual([308, `${page}/${slug}-b`])
    })

    it('belongs to who has it now', async () => {
      const { id, slug } = await MAKE[kind]()
      await rename(id, `${slug}-b`)
      expect(await answerTo(`${page}/${slug}`)).toEqual([308, `${page}/${slug}-b`])
      const other = await MAKE[kind]({ slug })
      expect(await answerTo(`${page}/${slug}`)).toEqual([200, null])
      // Who had it last is where it leads.
      await rename(other.id, `${slug}-other`)
      expect(await answerTo(`${page}/${slug}`)).toEqual([308, `${page}/${slug}-other`])
      expect(await answerTo(`${page}/${slug}-b`)).toEqual([200, null])
    })

    it('ends with what was there', async () => {
      const { id, slug } = await MAKE[kind]()
      await rename(id, `${slug}-b`)
      expect(await answerTo(`${page}/${slug}`)).toEqual([308, `${page}/${slug}-b`])
      await admin.call(`/api/admin/${tab}/${id}`, { method: 'DELETE' })
      expect(await answerTo(`${page}/${slug}`)).toEqual([404, null])
      expect(await answerTo(`${page}/${slug}-b`)).toEqual([404, null])
      expect((await get(`${call}/${slug}`)).status).toBe(404)
      const { rows } = await store.sql.query(
        `SELECT 1 FROM "FormerAddress" WHERE "kind" = $1::"AddressKind" AND "targetId" = $2`,
        [kind, id],
      )
      expect(rows).toEqual([])
    })

    it('names it in a call as well, by its slug of today', async () => {
      const { id, slug } = await MAKE[kind]()
      await rename(id, `${slug}-b`)
      for (const _ of ['first', 'later']) {
        const answer = await get(`${call}/${slug}`)
        expect(answer.status).toBe(200)
        expect(await answer.json()).toMatchObject({ id, slug: `${slug}-b` })
      }
      await rename(id, `${slug}-c`)
      expect(await (await get(`${call}/${slug}`)).json()).toMatchObject({ slug: `${slug}-c` })
    })

    it('is recorded whatever changes the slug', async () => {
      const { id, slug } = await MAKE[kind]()
      expect((await get(`${page}/${slug}`)).status).toBe(200)
      const table = { product: 'Product', category: 'Category', article: 'Article' }[kind]
      await store.sql.query(`UPDATE "${table}" SET "slug" = $1 WHERE "id" = $2`, [`${slug}-b`, id])
      await invalidateCaches(store, 'products', 'categories', 'articles')
      expect(await answerTo(`${page}/${slug}`)).toEqual([308, `${page}/${slug}-b`])
    })
  },
)

describe('a redirect to a current address', () => {
  it('keeps the query of who asks, also of many at once', async () => {
    const { id, slug } = await newProduct()
    await renameProduct(id, `${slug}-b`)
    const queries = Array.from({ length: 20 }, (_, index) => `?ref=${index}&q=a%26b`)
    const answers = await Promise.all(queries.map((query) => get(`/de/products/${slug}${query}`)))
    expect(answers.map(({ headers }) => headers.get('location')?.replace(store.url, ''))).toEqual(
      queries.map((query) => `/de/products/${slug}-b${query}`),
    )
    expect(await answerTo(`/products/${slug}?ref=later`)).toEqual([
      308,
      `/products/${slug}-b?ref=later`,
    ])
  })

  it('is asked for each time, as it may be taken back', async () => {
    const { id, slug } = await newProduct()
    await renameProduct(id, `${slug}-b`)
    for (const _ of ['first', 'later']) {
      const { headers } = await get(`/products/${slug}`)
      expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("default-src 'self'")
      expect(headers.get('set-cookie')).toBeNull()
    }
  })

  it('is none to what is hidden, until it is shown again', async () => {
    const { id, slug } = await newProduct()
    await renameProduct(id, `${slug}-b`)
    const path = `/api/admin/products/${id}`
    await admin.call(path, { method: 'PATCH', body: { isHidden: true } })
    expect(await answerTo(`/products/${slug}`)).toEqual([404, null])
    await admin.call(path, { method: 'PATCH', body: { isHidden: false } })
    expect(await answerTo(`/products/${slug}`)).toEqual([308, `/products/${slug}-b`])
  })

  it('is none to a draft, nor below a hidden category', async () => {
    const draft = await newArticle({ isPublished: false })
    const move = { method: 'PATCH', body: { slug: `${draft.slug}-b` } }
    await admin.call(`/api/admin/articles/${draft.id}`, move)
    expect(await answerTo(`/knowledge/${draft.slug}`)).toEqual([404, null])
    const main = await newCategory()
    const sub = await newCategory({ parentId: main.id })
    const change = (id: number, body: object) =>
      admin.call(`/api/admin/categories/${id}`, { method: 'PUT', body })
    await change(sub.id, { slug: `${sub.slug}-b` })
    await change(main.id, { isActive: false })
    expect(await answerTo(`/category/${sub.slug}`)).toEqual([404, null])
  })

  it('leads back to who had an address before, when who took it is gone', async () => {
    const { id, slug } = await newProduct()
    await renameProduct(id, `${slug}-b`)
    const other = await newProduct({ slug })
    expect(await answerTo(`/products/${slug}`)).toEqual([200, null])
    await removeProduct(other.id)
    expect(await answerTo(`/products/${slug}`)).toEqual([308, `/products/${slug}-b`])
  })

  it('ends when an import takes the address for a product of its own', async () => {
    const { id, slug } = await newProduct()
    await renameProduct(id, `${slug}-b`)
    expect(await answerTo(`/products/${slug}`)).toEqual([308, `/products/${slug}-b`])
    const form = new FormData()
    const file = `slug,name,description,price,category\n${slug},Imported,Text,5,norton\n`
    form.set('file', new Blob([file]))
    const imported = await fetch(`${store.url}/api/admin/products/import`, {
      method: 'POST',
      headers: { 'x-session-token': admin.token },
      body: form,
    })
    expect(await imported.json()).toMatchObject({ applied: true, added: 1 })
    expect(await answerTo(`/products/${slug}`)).toEqual([200, null])
    expect(await answerTo(`/products/${slug}-b`)).toEqual([200, null])
  })

  it('is none where products have swapped their addresses', async () => {
    const [one, other] = [await newProduct(), await newProduct()]
    await renameProduct(one.id, `${one.slug}-meanwhile`)
    await renameProduct(other.id, one.slug)
    await renameProduct(one.id, other.slug)
    expect(await answerTo(`/products/${one.slug}`)).toEqual([200, null])
    expect(await answerTo(`/products/${other.slug}`)).toEqual([200, null])
    expect(await answerTo(`/products/${one.slug}-meanwhile`)).toEqual([
      308,
      `/products/${other.slug}`,
    ])
  })

  it('finds the products of a category that is named as before', async () => {
    const { id, slug } = await newCategory()
    const product = await newProduct({ categoryId: id })
    await admin.call(`/api/admin/categories/${id}`, { method: 'PUT', body: { slug: `${slug}-b` } })
    const answer = await (await get(`/api/products?category=${slug}`)).json()
    expect(answer.map((found: { id: number }) => found.id)).toEqual([product.id])
  })

  it('is what the data of the page for Next’s router says, too', async () => {
    const { id, slug } = await newProduct()
    await renameProduct(id, `${slug}-b`)
    const answer = await get(`/products/${slug}?_rsc=`, { rsc: '1' })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(`NEXT_REDIRECT;replace;/products/${slug}-b;308`)
  })
})
