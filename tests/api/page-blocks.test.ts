import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type AdminPage, adminPageSchema } from '@/lib/content/pages/contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { picture, uploadMedia } from '@/tests/setup/pictures'
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
async function add(blocks: object[], more: object = {}): Promise<AdminPage> {
  const texts = { en: { title: `Page of blocks ${++made}`, content: '<p>The text itself</p>' } }
  const answer = await admin.post(PATH, { texts, blocks, isPublished: true, ...more })
  expect([answer.status, answer.body.message]).toEqual([201, undefined])
  return adminPageSchema.parse(answer.body)
}
const change = (id: number, body: object) => admin.call(`${PATH}/${id}`, { method: 'PATCH', body })
const read = async (path: string) => String((await reader.call(path)).body)
const text = (id: number, heading: object, more: object = {}) => ({
  kind: 'text',
  id,
  heading,
  ...more,
})
const questions = {
  kind: 'questions',
  id: 3,
  questions: [{ question: { en: 'How soon?' }, answer: { en: 'At once.' } }],
}

describe('blocks of a page of the owner’s', () => {
  it('stand around its text, in the language of the page, and questions are in its structured data', async () => {
    const image = (await uploadMedia(store.url, admin, await picture(64, 48))).body.url
    const page = await add([
      text(1, { en: 'Made in Kiel', de: 'Aus <b>Kiel</b>' }),
      { kind: 'content' },
      text(2, { en: 'Not yet' }, { isHidden: true }),
      questions,
      { kind: 'picture', id: 4, image, alt: { en: 'Our harbour' } },
    ])
    const path = `/pages/${page.slug}`
    const shown = await read(path)
    expect(shown).toMatch(/<h2 id="block-1"[^>]*>Made in Kiel<\/h2>/)
    expect(shown.indexOf('id="block-1"')).toBeLessThan(shown.indexOf('The text itself'))
    expect(shown.indexOf('The text itself')).toBeLessThan(shown.indexOf('How soon?</h2>'))
    expect(shown).not.toContain('Not yet')
    expect(shown).toContain('alt="Our harbour"')
    expect(shown).toMatch(/"@type":"FAQPage"[^<]*How soon\?/)
    expect(await read(`/de${path}`)).toMatch(/<h2 id="block-1"[^>]*>Aus &lt;b&gt;Kiel&lt;\/b&gt;/)

    // A picture that a page shows is in use.
    const [, sha256] = /\/media\/([0-9a-f]{64})\./.exec(image) ?? []
    const { rows } = await store.sql.query(
      `SELECT count(*)::int AS "count" FROM "Page" WHERE "blocks"::text LIKE '%' || $1 || '%'`,
      [sha256],
    )
    expect(rows[0].count).toBe(1)
  })

  it('are kept in versions, and a change of them alone can be undone', async () => {
    const page = await add([text(1, { en: 'As it was' })])
    const changed = await change(page.id, { blocks: [text(1, { en: 'As it became' })] })
    expect(changed.status).toBe(200)
    expect(await read(`/pages/${page.slug}`)).toContain('As it became')
    const [version] = (await admin.call(`${PATH}/${page.id}/versions`)).body
    expect((await admin.call(`${PATH}/${page.id}/versions/${version.id}`)).body).toMatchObject({
      texts: page.texts,
      blocks: page.blocks,
    })
    const undo = { entityType: 'page', entityId: String(page.id) }
    expect((await admin.post('/api/admin/undo', undo)).body).toMatchObject({ undone: 1 })
    expect((await admin.call(`${PATH}/${page.id}`)).body.blocks).toEqual(page.blocks)
    expect(await read(`/pages/${page.slug}`)).toContain('As it was')
  })

  it('are in a preview, which the next one replaces at the same address', async () => {
    const texts = { en: { title: 'A draft', content: '<p>Text</p>' } }
    const preview = async (heading: string, replaces?: string) => {
      const blocks = [text(1, { en: heading })]
      return (await admin.post(`${PATH}/preview`, { texts, blocks, locale: 'en', replaces })).body
    }
    const first = await preview('First draft')
    expect(await read(first.path)).toContain('First draft')
    const second = await preview('Second draft', first.id)
    expect(second).toEqual(first)
    expect(await read(first.path)).toContain('Second draft')
  })

  it.each([
    [[text(1, {}), text(1, {})], 'blocks'],
    [[{ kind: 'picture', id: 1, image: `/media/${'0'.repeat(64)}.png` }], 'blocks.0.image'],
    [[{ kind: 'banner', id: 1, link: 'javascript:alert(1)' }], 'blocks.0.link'],
  ])('refuses %j', async (blocks, path) => {
    const texts = { en: { title: 'Refused blocks', content: '<p>Text</p>' } }
    const answer = await admin.post(PATH, { texts, blocks })
    expect(answer.status).toBe(400)
    expect(answer.body.issues.map((issue: { path: string }) => issue.path)).toContain(path)
  })
})

describe('a form on a page of the owner’s', () => {
  const form = {
    kind: 'form',
    id: 7,
    heading: { en: 'Become a partner' },
    subject: { en: 'Partnership' },
    questions: [{ question: { en: 'Your company' }, isRequired: true }],
  }
  const filled = (page: string, email: string, more: object = {}) => ({
    page,
    block: 7,
    name: 'Ada Buyer',
    email,
    message: 'Hello',
    locale: 'en',
    answers: [{ question: 'Your company', answer: 'Engines Ltd' }],
    ...more,
  })
  const sent = (body: object) =>
    apiClient(store.url).call('/api/page-forms', { method: 'POST', body })
  const arrived = async (email: string) =>
    (
      await store.sql.query(
        'SELECT "subject", "message", "category" FROM "ContactMessage" WHERE "email" = $1',
        [email],
      )
    ).rows

  it('is a message that names the page, with what was answered', async () => {
    const page = await add([form])
    expect(await read(`/pages/${page.slug}`)).toContain('Become a partner')
    const email = `${apiClient(store.url).session}@buyer.example`
    expect((await sent(filled(page.slug, email, { subject: 'Mine' }))).status).toBe(201)
    expect(await arrived(email)).toEqual([
      {
        subject: `${page.title}: Partnership`,
        message: 'Hello\n\nYour company\nEngines Ltd',
        category: 'general',
      },
    ])
  })

  it('takes nothing that the page does not ask, from no bot, and not without what it must know', async () => {
    const page = await add([form, { ...form, id: 8, isHidden: true }])
    const email = `${apiClient(store.url).session}@buyer.example`
    const refused = async (more: object) => {
      const answer = await sent(filled(page.slug, email, more))
      return [answer.status, answer.body.issues?.[0]?.path]
    }
    expect(await refused({ answers: [{ question: 'Your company', answer: '' }] })).toEqual([
      400,
      'answers.0',
    ])
    expect(await refused({ answers: [{ question: 'Your age', answer: '7' }] })).toEqual([
      409,
      undefined,
    ])
    expect(await refused({ block: 8 })).toEqual([409, undefined])
    expect(await refused({ page: 'no-such-page' })).toEqual([409, undefined])
    expect(await refused({ website: 'https://spam.example' })).toEqual([201, undefined])
    expect(await arrived(email)).toEqual([])
  })
})
