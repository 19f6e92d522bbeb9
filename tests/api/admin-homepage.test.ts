import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  type Homepage,
  type HomepageAnswer,
  homepageAnswerSchema,
} from '@/lib/content/homepage/contracts'
import { EMPTY_HERO_TEXTS, HOME_SECTIONS } from '@/lib/settings/home-page-settings'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { picture, uploadMedia } from '@/tests/setup/pictures'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let initial: Homepage

const PATH = '/api/admin/homepage'
const read = async (): Promise<HomepageAnswer> =>
  homepageAnswerSchema.parse((await admin.call(PATH)).body)
const save = (content: unknown, expectedVersion?: string) =>
  admin.call(PATH, { method: 'PUT', body: { content, expectedVersion } })
const preview = (content: unknown) => admin.post(`${PATH}/preview`, { content: content as object })
const page = async (path: string): Promise<string> => (await apiClient(store.url).call(path)).body
const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]
const named = (url: string) => encodeURIComponent(url)
const inHero = (change: Partial<Homepage['hero']>): Homepage => ({
  ...initial,
  hero: { ...initial.hero, ...change },
})

async function uploaded(slot: string): Promise<string> {
  const answer = await uploadMedia(store.url, admin, await picture(320, 240), {
    query: `?slot=${slot}`,
  })
  return answer.body.url
}

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  initial = (await read()).content
})
afterAll(() => store.stop())

beforeEach(async () => {
  expect((await save(initial)).status).toBe(200)
})

describe('GET /api/admin/homepage', () => {
  it('returns the default home page until it is changed', async () => {
    const { content, categories } = await read()
    expect(content).toMatchObject({
      hero: { title: '', text: '' },
      heroImage: '/images/hero.webp',
      sections: HOME_SECTIONS,
      hiddenSections: ['officeChoice', 'publishers'],
      showSpecialOffers: true,
      showNewsletterSignup: true,
    })
    expect(content.banners.map(({ categoryId }) => categoryId)).toEqual(
      categories.map(({ id }) => id),
    )
  })
})

describe('PUT /api/admin/homepage', () => {
  it('puts texts on the live page at the next request, in every language, as plain text', async () => {
    const own = headingOf(await page('/'))
    const german = headingOf(await page('/de'))
    expect(german).not.toBe(own)
    const title = 'Keys <script>alert(1)</script> & more'
    expect((await save(inHero({ title, categoriesLabel: 'See it all' }))).status).toBe(200)
    for (const path of ['/', '/de', '/ar']) {
      const html = await page(path)
      expect(headingOf(html)).toBe('Keys &lt;script&gt;alert(1)&lt;/script&gt; &amp; more')
      expect(html).toContain('See it all')
    }
    await save(initial)
    expect(headingOf(await page('/'))).toBe(own)
    expect(headingOf(await page('/de'))).toBe(german)
  })

  it('shows its pictures on the live pages', async () => {
    const heroImage = await uploaded('hero')
    const banner = await uploaded('category-banner-tax-preparation')
    const { categories } = await read()
    const tax = categories.find(({ slug }) => slug === 'tax-preparation')
    const banners = initial.banners.map((entry) =>
      entry.categoryId === tax?.id ? { ...entry, image: banner } : entry,
    )
    const saved = await save({ ...initial, heroImage, banners })
    expect(saved.body.content).toMatchObject({ heroImage, banners })
    const home = await page('/')
    expect(home).toContain(named(heroImage))
    // The tile follows the banner.
    expect(home).toContain(named(banner))
    expect(await page('/category/tax-preparation')).toContain(named(banner))
    const slots = (await admin.call('/api/admin/site-images')).body
    expect(slots.find(({ key }: { key: string }) => key === 'hero').url).toBe(heroImage)
  })

  it('orders and hides sections', async () => {
    const idsOf = (html: string) =>
      ['shop-by-category', 'special-offers', 'why-choose-us', 'call-to-action']
        .map((id) => ({ id, at: html.indexOf(`id="${id}"`) }))
        .filter(({ at }) => at >= 0)
        .sort((a, b) => a.at - b.at)
        .map(({ id }) => id)
    expect(idsOf(await page('/'))).toEqual([
      'shop-by-category',
      'special-offers',
      'why-choose-us',
      'call-to-action',
    ])
    await save({
      ...initial,
      sections: [...HOME_SECTIONS].reverse(),
      hiddenSections: ['reasons', 'promises', 'reasons'],
      showSpecialOffers: false,
      showNewsletterSignup: false,
    })
    const html = await page('/')
    expect(idsOf(html)).toEqual(['call-to-action', 'shop-by-category'])
    expect(html).not.toContain('id="newsletter-title"')
    expect((await read()).content.hiddenSections).toEqual(['reasons', 'promises'])
    const settings = (await admin.call('/api/admin/settings')).body.values
    expect(settings).toMatchObject({ showSpecialOffers: false, showNewsletterSignup: false })
  })

  it('leaves a trace of what changed, and none when nothing did', async () => {
    const count = async () =>
      (
        await store.sql.query(
          `SELECT "before", "after" FROM "AuditEntry" WHERE "action" = 'homepage.update' ORDER BY "id"`,
        )
      ).rows
    const before = (await count()).length
    await save(initial)
    expect(await count()).toHaveLength(before)
    await save({ ...initial, showSpecialOffers: false })
    expect((await count()).slice(before)).toEqual([
      { before: { showSpecialOffers: true }, after: { showSpecialOffers: false } },
    ])
  })

  it('overwrites nothing that another user has published in the meantime', async () => {
    const { version } = await read()
    const titles = ['One', 'Two', 'Three']
    const answers = await Promise.all(titles.map((title) => save(inHero({ title }), version)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const won = answers.findIndex(({ status }) => status === 200)
    expect((await read()).content.hero.title).toBe(titles[won])
    // Changes in another tab count too.
    const loaded = await read()
    await admin.call('/api/admin/settings', {
      method: 'PATCH',
      body: { values: { showSpecialOffers: false } },
    })
    expect((await save(initial, loaded.version)).status).toBe(409)
  })

  it.each([
    [{ hero: { ...EMPTY_HERO_TEXTS, title: 'x'.repeat(121) } }, 'content.hero.title'],
    [{ hero: { ...EMPTY_HERO_TEXTS, title: 'a\nb' } }, 'content.hero.title'],
    [{ hero: {} }, 'content.hero.eyebrow'],
    [{ heroImage: 'https://elsewhere.example/a.png' }, 'content.heroImage'],
    [{ heroImage: '/images/../secret.png' }, 'content.heroImage'],
    [{ heroImage: `/media/${'0'.repeat(64)}.png` }, 'content.heroImage'],
    [{ heroImage: 'javascript:alert(1)' }, 'content.heroImage'],
    [{ sections: ['promises'] }, 'content.sections'],
    [{ sections: [...HOME_SECTIONS, 'promises'] }, 'content.sections'],
    [{ sections: HOME_SECTIONS.map(() => 'promises') }, 'content.sections'],
    [{ hiddenSections: ['newsletter'] }, 'content.hiddenSections.0'],
    [{ showSpecialOffers: 'yes' }, 'content.showSpecialOffers'],
    [{ banners: [{ categoryId: 999_999, image: null }] }, 'content.banners.0.categoryId'],
    [
      { banners: [{ categoryId: 1, image: `/media/${'0'.repeat(64)}.png` }] },
      'content.banners.0.image',
    ],
  ])('refuses %j and publishes nothing', async (change, path) => {
    const answer = await save({ ...initial, showNewsletterSignup: false, ...change })
    expect(answer.status).toBe(400)
    expect(answer.body.issues.map((issue: { path: string }) => issue.path)).toContain(path)
    expect((await read()).content).toEqual(initial)
  })
})

describe('POST /api/admin/homepage/preview', () => {
  it('shows the draft to anyone who has its link, and publishes nothing', async () => {
    const own = headingOf(await page('/'))
    const heroImage = await uploaded('hero')
    const answer = await preview({ ...inHero({ title: 'Only a draft' }), heroImage })
    expect(answer.status).toBe(201)
    expect(answer.body.path).toMatch(/^\/preview\/homepage\/[0-9a-f-]{36}$/)
    const minutes = (Date.parse(answer.body.endsAt) - Date.now()) / 60_000
    expect(Math.round(minutes)).toBe(60)

    const seen = await apiClient(store.url).call(answer.body.path)
    expect(seen.status).toBe(200)
    expect(headingOf(seen.body)).toBe('Only a draft')
    expect(seen.body).toContain(named(heroImage))
    expect(seen.body).toMatch(/<meta name="robots" content="noindex/)
    expect(seen.headers.get('cache-control')).toMatch(/no-store/)
    expect(headingOf(await page('/'))).toBe(own)
    expect((await read()).content).toEqual(initial)
  })

  it('shows another draft under another link', async () => {
    const [one, two] = await Promise.all(
      ['First', 'Second'].map((title) => preview(inHero({ title }))),
    )
    expect(headingOf(await page(one?.body.path))).toBe('First')
    expect(headingOf(await page(two?.body.path))).toBe('Second')
    expect(headingOf(await page(`/de${one?.body.path}`))).toBe('First')
  })

  it('ends after an hour', async () => {
    const { path } = (await preview(inHero({ title: 'Soon over' }))).body
    const id = path.split('/').at(-1)
    await store.sql.query(
      `UPDATE "PageDraft" SET "createdAt" = now() - interval '61 minutes' WHERE "id" = $1`,
      [id],
    )
    const answer = await apiClient(store.url).call(path)
    expect(answer.body).toContain('This preview has ended')
    expect(answer.body).not.toContain('Soon over')
  })

  it.each(['00000000-0000-4000-8000-000000000000', 'x', "1'--", '%25'])(
    'knows no draft %s',
    async (id) => {
      const answer = await apiClient(store.url).call(`/preview/homepage/${id}`)
      expect(answer.body).toContain('This preview has ended')
      expect(answer.body).toMatch(/<meta name="robots" content="noindex/)
      expect(answer.headers.get('cache-control')).toMatch(/no-store/)
    },
  )

  it('refuses what could not be published', async () => {
    expect((await preview({ ...initial, heroImage: 'https://elsewhere.example/a' })).status).toBe(
      400,
    )
    expect((await preview({})).status).toBe(400)
  })
})
