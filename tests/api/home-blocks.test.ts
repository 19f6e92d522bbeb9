import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { type Homepage, homepageAnswerSchema } from '@/lib/content/homepage/contracts'
import { HOME_SECTIONS, type PlacedSection } from '@/lib/settings/home-page-settings'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { picture, uploadMedia } from '@/tests/setup/pictures'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let initial: Homepage

const PATH = '/api/admin/homepage'
const content = async () => homepageAnswerSchema.parse((await admin.call(PATH)).body).content
const save = (home: object) => admin.call(PATH, { method: 'PUT', body: { content: home } })
const preview = (home: object, replaces?: string) =>
  admin.post(`${PATH}/preview`, { content: home, replaces })
const page = async (path: string): Promise<string> => (await apiClient(store.url).call(path)).body
const text = (id: number, more: object = {}) => ({
  kind: 'text',
  id,
  heading: { en: 'Made in Kiel' },
  ...more,
})

/** The home page with blocks in the places of some sections. */
const withBlocks = (blocks: object[], sections: string[] = ['block:1', ...HOME_SECTIONS]) => ({
  ...initial,
  sections,
  blocks,
})

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  const loaded = await content()
  const stores = (section: PlacedSection) => HOME_SECTIONS.some((own) => own === section)
  initial = { ...loaded, sections: loaded.sections.filter(stores), blocks: [] }
})
afterAll(() => store.stop())

beforeEach(async () => {
  expect((await save(initial)).status).toBe(200)
})

describe('blocks of the home page', () => {
  it('are on the page at the next request, in their places and languages', async () => {
    const { body: product } = await apiClient(store.url).call('/api/products?limit=1')
    const image = (await uploadMedia(store.url, admin, await picture(64, 48))).body.url
    const blocks = [
      text(1, {
        heading: { en: 'Made in Kiel', de: 'Aus <b>Kiel</b>' },
        text: { en: 'See [our pages](/about).' },
      }),
      text(2, { heading: { en: 'Not yet' }, isHidden: true }),
      { kind: 'picture', id: 3, image, alt: { en: 'Our harbour' }, width: 'narrow' },
      { kind: 'products', id: 4, heading: { en: 'We like' }, productIds: [product[0].id] },
      { kind: 'newsletter', id: 5, heading: { en: 'Write me' } },
    ]
    const sections = ['block:1', ...HOME_SECTIONS, 'block:2', 'block:3', 'block:4', 'block:5']
    const saved = await save(withBlocks(blocks, sections))
    expect(saved.status).toBe(200)
    expect(saved.body.content.sections).toEqual(sections)

    const home = await page('/')
    expect(home).toMatch(/<h2 id="block-1"[^>]*>Made in Kiel<\/h2>/)
    expect(home.indexOf('id="block-1"')).toBeLessThan(home.indexOf('id="shop-by-category"'))
    expect(home).toContain('href="/about"')
    expect(home).not.toContain('Not yet')
    expect(home).toContain(encodeURIComponent(image))
    expect(home).toContain('alt="Our harbour"')
    expect(home).toMatch(/<h2 id="block-4"[^>]*>We like<\/h2>/)
    expect(home).toMatch(/<h2 id="block-5"[^>]*>Write me<\/h2>/)
    expect(home.split('id="newsletter-title"')).toHaveLength(2)
    expect(await page('/de')).toMatch(/<h2 id="block-1"[^>]*>Aus &lt;b&gt;Kiel&lt;\/b&gt;<\/h2>/)
    expect(await page('/fr')).toMatch(/<h2 id="block-1"[^>]*>Made in Kiel<\/h2>/)
  })

  it('are taken back together with their places', async () => {
    expect((await save(withBlocks([text(1)]))).status).toBe(200)
    const undone = await admin.post('/api/admin/undo', {
      entityType: 'homepage',
      entityId: 'home',
    })
    expect(undone.status).toBe(200)
    expect(await content()).toEqual(initial)
    expect(await page('/')).not.toContain('Made in Kiel')
  })

  it.each([
    [[text(1)], HOME_SECTIONS, 'content.sections'],
    [[], ['block:1', ...HOME_SECTIONS], 'content.sections'],
    [[text(1), text(1)], ['block:1', ...HOME_SECTIONS], 'content.blocks'],
    [
      [{ kind: 'picture', id: 1, image: `/media/${'0'.repeat(64)}.png` }],
      ['block:1', ...HOME_SECTIONS],
      'content.blocks.0.image',
    ],
    [
      [{ kind: 'banner', id: 1, link: 'javascript:alert(1)' }],
      ['block:1', ...HOME_SECTIONS],
      'content.blocks.0.link',
    ],
  ])('refuses %j among %j', async (blocks, sections, path) => {
    const answer = await save(withBlocks(blocks, [...sections]))
    expect(answer.status).toBe(400)
    expect(answer.body.issues.map((issue: { path: string }) => issue.path)).toContain(path)
    expect(await content()).toEqual(initial)
  })
})

describe('the draft of a preview', () => {
  const traces = async () =>
    (
      await store.sql.query(
        `SELECT count(*)::int AS "count" FROM "AuditEntry" WHERE "action" = 'homepage.preview'`,
      )
    ).rows[0].count

  it('is replaced by the next, at the same address and without another trace', async () => {
    const first = (await preview(withBlocks([text(1, { heading: { en: 'First try' } })]))).body
    const before = await traces()
    const second = await preview(withBlocks([text(1, { heading: { en: 'Second try' } })]), first.id)
    expect(second.status).toBe(201)
    expect(second.body).toMatchObject({ id: first.id, path: first.path })
    expect(await traces()).toBe(before)
    const seen = await page(first.path)
    expect(seen).toContain('Second try')
    expect(seen).not.toContain('First try')
  })

  it('is replaced by nobody else', async () => {
    const mine = (await preview(withBlocks([text(1, { heading: { en: 'Mine' } })]))).body
    const other = await clientOfRole(store, 'admin')
    const theirs = await other.post(`${PATH}/preview`, {
      content: withBlocks([text(1, { heading: { en: 'Theirs' } })]),
      replaces: mine.id,
    })
    expect(theirs.status).toBe(201)
    expect(theirs.body.id).not.toBe(mine.id)
    expect(await page(mine.path)).toContain('Mine')
  })
})
