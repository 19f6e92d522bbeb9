import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient, eventually } from '@/tests/setup/api-client'
import { invalidateCaches } from '@/tests/setup/page-changes'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
})
afterAll(() => store?.stop())

const TRANSLATIONS = '/api/admin/translations'
const mark = () => randomUUID().slice(0, 8)

async function newProduct(of: string) {
  const { status, body } = await admin.post('/api/admin/products', {
    name: `Original ${of}`,
    description: `Described ${of}.`,
    features: [`Feature ${of}`],
    story: `<p>Told ${of}</p>`,
    price: '50.00',
    categoryId: 14,
  })
  expect(status).toBe(201)
  return body
}

const pageWith = (path: string, text: string) =>
  eventually(async () => {
    const answer = await fetch(`${store.url}${path}`)
    const html = await answer.text()
    return answer.status === 200 && html.includes(text) && html
  })

const put = (id: number, language: string, texts: object, expectedUpdatedAt?: string | null) =>
  admin.call(`${TRANSLATIONS}/product/${id}/${language}`, {
    method: 'PUT',
    body: { texts, ...(expectedUpdatedAt === undefined ? {} : { expectedUpdatedAt }) },
  })

const alternates = (html: string) =>
  [...html.matchAll(/hrefLang="([^"]+)"/gi)].map(([, language]) => language)

describe('a product in another language', () => {
  it('is shown in it where somebody wrote it, and in the original elsewhere', async () => {
    const of = mark()
    const { id, slug } = await newProduct(of)
    await pageWith(`/de/products/${slug}`, `Original ${of}`)
    const saved = await put(id, 'de', {
      name: `Auf Deutsch ${of}`,
      description: `Beschrieben ${of}.`,
      features: [`Eigenschaft ${of}`, ' '],
      story: `<p onclick="x()">Erzählt ${of}</p>`,
    })
    expect(saved.status).toBe(200)
    const german = await pageWith(`/de/products/${slug}`, `Auf Deutsch ${of}`)
    for (const text of [`Beschrieben ${of}`, `Eigenschaft ${of}`, `<p>Erzählt ${of}</p>`])
      expect(german).toContain(text)
    expect(german).not.toContain(`Original ${of}`)
    expect(alternates(german)).toEqual(['en', 'de', 'x-default'])
    const french = await pageWith(`/fr/products/${slug}`, `Original ${of}`)
    expect(french).not.toContain(`Auf Deutsch ${of}`)
    expect(french).toContain(`<link rel="canonical" href="${store.url}/products/${slug}"`)
    const named = async (query: string) =>
      (await apiClient(store.url).call(`/api/products?ids=${id}${query}`)).body[0]?.name
    expect(await named('&language=de')).toBe(`Auf Deutsch ${of}`)
    expect(await named('')).toBe(`Original ${of}`)
  })

  it('shows nothing that a machine proposed until somebody accepts it', async () => {
    const of = mark()
    const { id, slug } = await newProduct(of)
    await store.sql.query(
      `INSERT INTO "Translation" ("subject", "subjectId", "language", "texts", "updatedAt")
       VALUES ('product', $1, 'de', $2, now())`,
      [id, { name: { text: `Vorschlag ${of}`, of: 'x', isProposed: true } }],
    )
    await invalidateCaches(store, 'translations')
    expect(await pageWith(`/de/products/${slug}`, `Original ${of}`)).not.toContain(
      `Vorschlag ${of}`,
    )
    const { body } = await admin.call(`${TRANSLATIONS}/product/${id}/de`)
    expect(body.fields[0]).toMatchObject({ text: `Vorschlag ${of}`, isProposed: true })
    await put(id, 'de', { name: `Vorschlag ${of}` }, body.updatedAt)
    await pageWith(`/de/products/${slug}`, `Vorschlag ${of}`)
  })
})

describe('the back office', () => {
  it('says what is missing, done, and outdated once the original changed', async () => {
    const of = mark()
    const { id, updatedAt } = await newProduct(of)
    const listed = async (query = '') =>
      (await admin.call(`${TRANSLATIONS}?language=de&search=Original ${of}${query}`)).body
    expect(await listed('&missing=true')).toEqual([
      expect.objectContaining({ id, progress: { done: 0, outdated: 0, proposed: 0, missing: 4 } }),
    ])
    await put(id, 'de', { name: 'Neu', description: 'Neu' })
    expect(await listed('&missing=true')).toEqual([])
    await admin.call(`/api/admin/products/${id}`, {
      method: 'PATCH',
      body: { description: 'Said otherwise.', expectedUpdatedAt: updatedAt },
    })
    expect((await listed('&missing=false'))[0].progress).toEqual({
      done: 1,
      outdated: 1,
      proposed: 0,
      missing: 2,
    })
    await put(id, 'de', { name: '', description: '' })
    expect((await listed())[0].progress.missing).toBe(4)
  })

  it('refuses what does not fit, the language of the originals, and what is based on older texts', async () => {
    const { id } = await newProduct(mark())
    for (const [language, texts, field] of [
      ['de', { name: 'x'.repeat(301) }, 'texts.name'],
      ['de', { features: 'one' }, 'texts.features'],
      ['de', { price: '1' }, 'texts.price'],
      ['en', { name: 'x' }, 'language'],
    ] as const)
      expect(await put(id, language, texts)).toMatchObject({
        status: 400,
        body: { issues: [expect.objectContaining({ path: field })] },
      })
    expect((await put(2_000_000_000, 'de', { name: 'x' })).status).toBe(404)
    const first = await put(id, 'de', { name: 'Eins' }, null)
    expect(first.status).toBe(200)
    expect((await put(id, 'de', { name: 'Zwei' }, null)).status).toBe(409)
    expect((await put(id, 'de', { name: 'Zwei' }, first.body.updatedAt)).status).toBe(200)
  })
})
