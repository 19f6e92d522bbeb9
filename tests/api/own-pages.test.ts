import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type AdminPage, adminPageSchema } from '@/lib/content/pages/contracts'
import { DAY_MS } from '@/lib/core/time'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { finishJob } from '@/tests/setup/jobs'
import { startStore, type TestStore } from '@/tests/setup/store'

const PATH = '/api/admin/pages'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let reader: ReturnType<typeof apiClient>

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  reader = apiClient(store.url)
})
afterAll(() => store.stop())

let made = 0
const text = (title: string) => ({ title, content: `<h2>First</h2><p>About ${title}</p>` })
async function add(more: object = {}): Promise<AdminPage> {
  const answer = await admin.post(PATH, { texts: { en: text(`Own page ${++made}`) }, ...more })
  expect([answer.status, answer.body.message]).toEqual([201, undefined])
  return adminPageSchema.parse(answer.body)
}
const change = (id: number, body: object) => admin.call(`${PATH}/${id}`, { method: 'PATCH', body })
const status = async (path: string) => (await reader.call(path)).status
const read = async (path: string) => String((await reader.call(path)).body)
const suggested = async (words: string) =>
  (await reader.call(`/api/search/suggestions?q=${encodeURIComponent(words)}`)).body.ownPages

describe('a page of the owner’s', () => {
  it('is in the store once it is published: at its address, in the site map, and in the search', async () => {
    const page = await add({ texts: { en: text('Zymurgic partners'), de: text('Partnerfirmen') } })
    const path = `/pages/${page.slug}`
    expect(page).toMatchObject({ slug: 'zymurgic-partners', isPublished: false })
    expect([await status(path), await suggested('zymurgic')]).toEqual([404, []])

    expect((await change(page.id, { isPublished: true })).status).toBe(200)
    expect(await read(path)).toContain('About Zymurgic partners')
    expect(await read(`/de${path}`)).toContain('About Partnerfirmen')
    // Without a text of its own, in the language of the text that it shows.
    expect(await read(`/fr${path}`)).toMatch(/<h1[^>]* lang="en"[^>]*>Zymurgic partners/)
    expect(await read('/sitemap.xml')).toContain(`${path}</loc>`)
    expect(await suggested('zymurgic')).toEqual([{ title: 'Zymurgic partners', slug: page.slug }])

    await change(page.id, { slug: 'zymurgic-friends' })
    expect(await read('/pages/zymurgic-friends')).toContain('About Zymurgic partners')
    expect(await status(path)).toBe(308)
  })

  it('is refused with a slug that is taken, reserved or of another form, and without a text', async () => {
    const { slug } = await add({ slug: 'taken-by-a-test' })
    const refused = async (body: object) => {
      const answer = await admin.post(PATH, { texts: { en: text('Refused') }, ...body })
      return [answer.status, answer.body.issues?.[0]?.path]
    }
    expect(await refused({ slug })).toEqual([409, 'slug'])
    expect(await refused({ slug: 'preview' })).toEqual([400, 'slug'])
    expect(await refused({ slug: 'A page' })).toEqual([400, 'slug'])
    expect(await refused({ texts: {} })).toEqual([400, 'texts'])
    expect(await refused({ texts: { en: text('') } })).toEqual([400, 'texts.en.title'])
    const script = { title: 'A script', content: '<script>alert(1)</script>' }
    expect(await refused({ texts: { en: script } })).toEqual([400, 'texts.en.content'])
  })

  it('keeps the texts that it had, and its changes and deletion can be undone', async () => {
    const page = await add({ isPublished: true })
    const texts = { en: text('Another title') }
    await change(page.id, { texts })
    const [version] = (await admin.call(`${PATH}/${page.id}/versions`)).body
    expect((await admin.call(`${PATH}/${page.id}/versions/${version.id}`)).body.texts).toEqual(
      page.texts,
    )
    const undo = { entityType: 'page', entityId: String(page.id) }
    expect((await admin.post('/api/admin/undo', undo)).body).toMatchObject({ undone: 1 })
    expect((await admin.call(`${PATH}/${page.id}`)).body.title).toBe(page.title)

    expect((await admin.call(`${PATH}/${page.id}`, { method: 'DELETE' })).status).toBe(204)
    expect(await status(`/pages/${page.slug}`)).toBe(404)
    expect((await admin.post('/api/admin/undo', undo)).body).toMatchObject({ undone: 1 })
    expect(await status(`/pages/${page.slug}`)).toBe(200)
  })

  it('can be looked at before it is saved, and publishes itself', async () => {
    const { path } = (
      await admin.post(`${PATH}/preview`, { texts: { de: text('Vorschau') }, locale: 'de' })
    ).body
    expect(path).toMatch(/^\/de\/pages\/preview\//)
    expect(await read(path)).toContain('About Vorschau')

    const page = await add({ publishAt: new Date(Date.now() + DAY_MS).toISOString() })
    await store.sql.query(`UPDATE "Page" SET "publishAt" = now() WHERE "id" = $1`, [page.id])
    await finishJob(store, 'publish_due_pages')
    expect(await status(`/pages/${page.slug}`)).toBe(200)
  })

  it('is for those who may write articles', async () => {
    const support = await clientOfRole(store, 'support')
    const finance = await clientOfRole(store, 'finance')
    expect((await support.call(PATH)).status).toBe(200)
    expect((await finance.call(PATH)).status).toBe(403)
  })
})

describe('menus', () => {
  const settings = (menus: object) =>
    admin.call('/api/admin/settings', { method: 'PATCH', body: { values: { menus } } })
  const linksOf = async (path: string) =>
    [...(await read(path)).matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)</g)].map(
      ([, href, name]) => `${href} ${name}`,
    )

  it('lead to the owner’s pages by their names, and to other sites, and go back to how they came', async () => {
    const before = await linksOf('/contact')
    const page = await add({ texts: { en: text('Partners of ours') }, isPublished: true })
    const draft = await add()
    const support = [
      { to: 'page', id: page.id, names: { de: 'Unsere Partner' } },
      { to: 'page', id: draft.id },
      { to: 'store', page: 'help', names: { en: 'Ask us' } },
      { to: 'store', page: 'contact', isHidden: true },
      { to: 'web', url: 'https://blog.example/', names: { en: 'Our blog' } },
    ]
    expect((await settings({ support })).status).toBe(200)
    const links = await linksOf('/contact')
    expect(links).toEqual(
      expect.arrayContaining([
        `/pages/${page.slug} Partners of ours`,
        '/help Ask us',
        'https://blog.example/ Our blog',
      ]),
    )
    expect(await linksOf('/de/contact')).toContain(`/de/pages/${page.slug} Unsere Partner`)
    expect(links.join('\n')).not.toContain(draft.slug)

    expect((await settings({})).status).toBe(200)
    expect(await linksOf('/contact')).toEqual(before)
  })

  it('are refused without what the law wants in the footer, and with addresses that are not safe', async () => {
    const refused = async (menus: object) => {
      const answer = await settings(menus)
      return [answer.status, answer.body.issues?.[0]?.path]
    }
    expect(await refused({ company: [] })).toEqual([400, 'menus'])
    const web = { to: 'web', url: 'javascript:alert(1)', names: { en: 'A link' } }
    expect((await refused({ header: [web] }))[0]).toBe(400)
  })
})

describe('pages of the store that an owner may not want', () => {
  it('are gone once they are switched off: with their places in menus and site map', async () => {
    const places = async () => ({
      pages: await Promise.all(
        ['/about', '/careers', '/de/careers', '/careers/senior-full-stack-engineer'].map(status),
      ),
      menus: (await read('/contact')).match(/href="\/(?:about|careers)"/g)?.length ?? 0,
      listed: (await read('/sitemap.xml')).match(/\/(?:about|careers)[^<]*<\/loc>/g)?.length ?? 0,
    })
    const before = await places()
    expect(before.pages).toEqual([200, 200, 200, 200])
    const values = { careersPage: false, aboutPage: false }
    expect(
      (await admin.call('/api/admin/settings', { method: 'PATCH', body: { values } })).status,
    ).toBe(200)
    expect(await places()).toEqual({ pages: [404, 404, 404, 404], menus: 0, listed: 0 })
    const back = { careersPage: true, aboutPage: true }
    await admin.call('/api/admin/settings', { method: 'PATCH', body: { values: back } })
    expect(await places()).toEqual(before)
  })
})
