import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { AdminArticle, AdminArticleRow } from '@/lib/content/articles/admin-contracts'
import { adminArticleRowsSchema, adminArticleSchema } from '@/lib/content/articles/admin-contracts'
import { DAY_MS } from '@/lib/core/time'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { PNG } from '@/tests/setup/files'
import { finishJob } from '@/tests/setup/jobs'
import { startStore, type TestStore } from '@/tests/setup/store'

const PATH = '/api/admin/articles'

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
const fields = (more: object = {}) => ({
  title: `Written by a test ${++made}`,
  excerpt: 'A few words about it',
  content: '<h2>First</h2><p>Text</p>',
  category: 'Troubleshooting',
  ...more,
})
async function create(more: object = {}): Promise<AdminArticle> {
  const answer = await admin.post(PATH, fields(more))
  expect([answer.status, answer.body.message]).toEqual([201, undefined])
  return adminArticleSchema.parse(answer.body)
}
const change = (id: number, body: object) => admin.call(`${PATH}/${id}`, { method: 'PATCH', body })
const remove = (id: number) => admin.call(`${PATH}/${id}`, { method: 'DELETE' })
const status = async (path: string) => (await reader.call(path)).status
const page = async (path: string) => String((await reader.call(path)).body)
const helpFinds = async (text: string) =>
  (await reader.call(`/api/help/search?q=${encodeURIComponent(text)}&locale=en`)).body.total

const audit = async (id: number) =>
  (
    await store.sql.query(
      `SELECT "action", "username", "before", "after" FROM "AuditEntry"
       WHERE "entityType" = 'article' AND "entityId" = $1 ORDER BY "id"`,
      [String(id)],
    )
  ).rows

/** All places where a reader could see an article. */
async function traces({ slug, title, category }: AdminArticle) {
  const listed = async (path: string) =>
    (await reader.call(path)).body.some((article: AdminArticleRow) => article.slug === slug)
  const relative = (await reader.call(`/api/articles?category=${category}`)).body.find(
    (article: AdminArticleRow) => article.slug !== slug,
  )
  return {
    page: await status(`/knowledge/${slug}`),
    german: await status(`/de/knowledge/${slug}`),
    call: await status(`/api/articles/${slug}`),
    list: await listed('/api/articles'),
    full: await listed('/api/articles?full=1'),
    category: await listed(`/api/articles?category=${encodeURIComponent(category)}`),
    knowledge: (await page('/knowledge')).includes(title),
    topic: (await page('/help/technical-support')).includes(title),
    search: (await helpFinds(title)) > 0,
    related: relative ? (await page(`/knowledge/${relative.slug}`)).includes(title) : undefined,
  }
}

const SEEN = {
  page: 200,
  german: 200,
  call: 200,
  list: true,
  full: true,
  category: true,
  knowledge: true,
  topic: true,
  search: true,
  related: true,
}
const UNSEEN = {
  page: 404,
  german: 404,
  call: 404,
  list: false,
  full: false,
  category: false,
  knowledge: false,
  topic: false,
  search: false,
  related: false,
}

describe('a draft', () => {
  it('is nowhere until it is published, and nowhere again when it is taken back', async () => {
    const draft = await create({ helpTopic: 'Technical Support', title: 'Xylophonic repairs' })
    expect(draft).toMatchObject({ slug: 'xylophonic-repairs', isPublished: false, readTime: 1 })
    expect(await traces(draft)).toEqual(UNSEEN)

    const published = await change(draft.id, { isPublished: true })
    expect(published.body).toMatchObject({ isPublished: true })
    expect(Date.now() - Date.parse(published.body.publishedAt)).toBeLessThan(60_000)
    expect(await traces(draft)).toEqual(SEEN)

    expect((await change(draft.id, { isPublished: false })).status).toBe(200)
    expect(await traces(draft)).toEqual(UNSEEN)
    expect((await audit(draft.id)).map(({ action }) => action)).toEqual([
      'article.create',
      'article.update',
      'article.update',
    ])
  })

  it('changes no page when it is saved', async () => {
    const version = async () =>
      (await store.sql.query(`SELECT "version" FROM "PageChange" WHERE "tag" = 'articles'`)).rows
    const draft = await create()
    const before = await version()
    await change(draft.id, { title: 'Another title' })
    await remove(draft.id)
    expect(await version()).toEqual(before)
  })

  it('is the first thing that is published on the day that was chosen', async () => {
    const { id } = await create()
    const publishedAt = '2025-06-01T00:00:00.000Z'
    const answer = await change(id, { isPublished: true, publishedAt })
    expect(answer.body.publishedAt).toBe(publishedAt)
    // Saving it again does not change its date.
    expect((await change(id, { isPublished: true })).body.publishedAt).toBe(publishedAt)
  })
})

describe('a draft with a time', () => {
  it('publishes itself when the time has come, once, with that time as its date', async () => {
    const publishAt = new Date(Date.now() + DAY_MS).toISOString()
    const draft = await create({
      title: 'Kept for tomorrow',
      helpTopic: 'Technical Support',
      publishAt,
    })
    expect(draft).toMatchObject({ isPublished: false, publishAt })
    await finishJob(store, 'publish_due_articles')
    expect(await traces(draft)).toEqual(UNSEEN)
    const listed = async (wanted: string) =>
      (await admin.call(`${PATH}?status=${wanted}&search=Kept for tomorrow`)).body.length
    expect([await listed('scheduled'), await listed('draft'), await listed('published')]).toEqual([
      1, 0, 0,
    ])

    const { rows } = await store.sql.query(
      `UPDATE "Article" SET "publishAt" = "publishAt" - interval '2 days' WHERE "id" = $1
       RETURNING "publishAt"`,
      [draft.id],
    )
    await finishJob(store, 'publish_due_articles', {}, 2)
    expect(await traces(draft)).toEqual(SEEN)
    expect((await admin.call(`${PATH}/${draft.id}`)).body).toMatchObject({
      isPublished: true,
      publishAt: null,
      publishedAt: rows[0].publishAt.toISOString(),
    })
    const trail = await audit(draft.id)
    expect(trail.map(({ action, username }) => [action, username])).toEqual([
      ['article.create', expect.any(String)],
      ['article.publish', '(server)'],
    ])
  })

  it('has none any more once somebody publishes it, or takes the time away', async () => {
    const publishAt = new Date(Date.now() + DAY_MS).toISOString()
    const first = await create({ publishAt })
    expect((await change(first.id, { isPublished: true })).body.publishAt).toBeNull()
    const second = await create({ publishAt })
    expect((await change(second.id, { excerpt: 'Another' })).body.publishAt).toBe(publishAt)
    expect((await change(second.id, { publishAt: null })).body.publishAt).toBeNull()
  })

  it('cannot be published already', async () => {
    const publishAt = new Date(Date.now() + DAY_MS).toISOString()
    const answer = await admin.post(PATH, fields({ isPublished: true, publishAt }))
    expect(answer.status).toBe(400)
    expect(answer.body.issues).toEqual([
      {
        path: 'publishAt',
        message: 'Only a draft can be published later',
        text: { reason: 'articles.onlyDraftCanBePublishedLater' },
      },
    ])
  })
})

describe('categories of one’s own', () => {
  const CATEGORIES = '/api/admin/article-categories'
  const add = (name: unknown) => admin.post(CATEGORIES, { name })
  const rename = (id: number, name: string) =>
    admin.call(`${CATEGORIES}/${id}`, { method: 'PATCH', body: { name } })
  const drop = (id: number) => admin.call(`${CATEGORIES}/${id}`, { method: 'DELETE' })

  it('are chosen, shown, renamed with their articles, and deleted once they have none', async () => {
    const made = await add('News of the trade')
    expect([made.status, made.body.articles]).toEqual([201, 0])
    const article = await create({ category: 'News of the trade', isPublished: true })
    expect(await page('/knowledge')).toContain('News of the trade')
    expect((await drop(made.body.id)).body.message).toBe(
      '1 article is in this category. Give them another one first.',
    )

    expect((await rename(made.body.id, 'Trade news')).body).toMatchObject({ articles: 1 })
    expect((await admin.call(`${PATH}/${article.id}`)).body.category).toBe('Trade news')
    expect(await page('/de/knowledge')).toContain('Trade news')
    expect(await page(`/knowledge/${article.slug}`)).toContain('Trade news')
    const listed = (await admin.call(CATEGORIES)).body
    expect(listed).toContainEqual({ id: made.body.id, name: 'Trade news', articles: 1 })
    expect(listed[0]).toMatchObject({ id: null, name: 'Getting Started' })

    await remove(article.id)
    expect((await drop(made.body.id)).status).toBe(204)
    expect((await drop(made.body.id)).status).toBe(404)
    const late = await admin.post(PATH, fields({ category: 'Trade news' }))
    expect([late.status, late.body.issues[0].path]).toEqual([400, 'category'])
  })

  it('are named once, however they are capitalised, also at the same moment', async () => {
    for (const [name, status] of [
      ['troubleshooting', 409],
      ['', 400],
      ['x'.repeat(61), 400],
      [5, 400],
    ])
      expect([name, (await add(name)).status]).toEqual([name, status])
    const answers = await Promise.all(['Twice', 'TWICE', 'twice'].map(add))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })
})

describe('earlier texts', () => {
  const versionsOf = async (id: number) => (await admin.call(`${PATH}/${id}/versions`)).body

  it('are kept of each change of the text, and of nothing else', async () => {
    const article = await create({ content: '<p>First</p>' })
    await change(article.id, { category: 'Best Practices', isPublished: true })
    expect(await versionsOf(article.id)).toEqual([])
    await change(article.id, { content: '<p>Second</p>' })
    const saved = await change(article.id, { title: `${article.title} again` })
    expect(saved.body.versions).toBe(2)
    const [last, first] = await versionsOf(article.id)
    expect(last).toMatchObject({ title: article.title, replacedBy: expect.any(String) })
    const text = async (version: number, of = article.id) =>
      admin.call(`${PATH}/${of}/versions/${version}`)
    expect((await text(first.id)).body).toMatchObject({
      content: '<p>First</p>',
      excerpt: article.excerpt,
    })
    expect((await text(last.id)).body.content).toBe('<p>Second</p>')
    const other = await create()
    expect((await text(first.id, other.id)).status).toBe(404)
    expect((await reader.call(`${PATH}/${article.id}/versions`)).status).toBe(401)
  })

  it('are kept of the last fifty changes', async () => {
    const { id } = await create({ content: '<p>0</p>' })
    for (let made = 1; made <= 52; made++) await change(id, { content: `<p>${made}</p>` })
    const kept = await versionsOf(id)
    expect(kept).toHaveLength(50)
    const oldest = await admin.call(`${PATH}/${id}/versions/${kept.at(-1).id}`)
    expect(oldest.body.content).toBe('<p>2</p>')
  })
})

describe('a preview', () => {
  it('looks like the page, cleaned, for anyone who has its URL and for no search engine', async () => {
    const answer = await admin.post(`${PATH}/preview`, {
      title: 'Not saved yet',
      excerpt: 'Words',
      content: '<h2>Part</h2><script>alert(1)</script><p onclick="x()">Body of it</p>',
      category: 'Best Practices',
    })
    expect(answer.status).toBe(201)
    expect(answer.body.path).toMatch(/^\/knowledge\/preview\/[0-9a-f-]{36}$/)
    const html = await page(answer.body.path)
    expect(html).toContain('Not saved yet')
    expect(html).toContain('<p>Body of it</p>')
    expect(html).not.toContain('alert(1)')
    expect(html).toMatch(/<meta name="robots" content="noindex[^"]*"/)
    expect(await status(`/de${answer.body.path}`)).toBe(200)
    expect(await status('/knowledge/preview/00000000-0000-4000-8000-000000000000')).toBe(404)
    expect(await status('/knowledge/preview/1')).toBe(404)
    expect((await reader.call('/api/articles')).body).not.toContainEqual(
      expect.objectContaining({ title: 'Not saved yet' }),
    )
  })

  it('ends after an hour', async () => {
    const { body } = await admin.post(`${PATH}/preview`, fields())
    const id = body.path.split('/').at(-1)
    await store.sql.query(
      `UPDATE "PageDraft" SET "createdAt" = now() - interval '61 minutes' WHERE "id" = $1`,
      [id],
    )
    expect(await status(body.path)).toBe(404)
  })
})

describe('what is written', () => {
  it('is stored without anything harmful', async () => {
    const { id, slug } = await create({
      isPublished: true,
      content: [
        '<h1 style="position:fixed">Title</h1>',
        '<script>alert(1)</script><img src=x onerror=alert(1)>',
        '<a href="javascript:alert(1)">One</a><a href="https://evil.example">Two</a>',
        '<iframe src="https://evil.example"></iframe><form action="/x"><input></form>',
        '<table onmouseover="alert(1)"><tr><td>Cell</td></tr></table>',
      ].join(''),
    })
    for (const html of [
      (await reader.call(`/api/articles/${slug}`)).body.content,
      (await admin.call(`${PATH}/${id}`)).body.content,
      (await store.sql.query('SELECT "content" FROM "Article" WHERE "id" = $1', [id])).rows[0]
        .content,
    ])
      expect(html).toBe(
        '<h2>Title</h2><a>One</a><a href="https://evil.example" rel="noopener noreferrer nofollow">Two</a><table><tr><td>Cell</td></tr></table>',
      )
    expect(await page(`/knowledge/${slug}`)).not.toContain('alert(1)')
  })

  it('shows HTML in title and excerpt as text', async () => {
    const title = '<img src=x onerror=alert(1)>'
    const { slug } = await create({ title, slug: 'html-title', excerpt: title, isPublished: true })
    const html = await page(`/knowledge/${slug}`)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(html).not.toContain(title)
  })

  it('is all gone when only scripts were written', async () => {
    const answer = await admin.post(PATH, fields({ content: '<script>alert(1)</script>' }))
    expect(answer).toMatchObject({ status: 400 })
    expect(answer.body.issues[0].path).toBe('content')
  })

  it('shows only pictures that are there', async () => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(PNG)], 'dot.png', { type: 'image/png' }))
    const upload = await fetch(`${store.url}/api/admin/media`, {
      method: 'POST',
      headers: { 'x-session-token': admin.token },
      body: form,
    })
    const { url } = await upload.json()
    const article = await create({ image: url, content: `<p>A</p><img src="${url}" alt="Dot">` })
    expect(article.image).toBe(url)
    expect(article.content).toContain(`src="${url}"`)
    const missing = `/media/${'0'.repeat(64)}.png`
    for (const [path, body] of [
      ['image', { image: missing }],
      ['image', { image: 'https://evil.example/a.png' }],
      ['image', { image: '/images/../secret.png' }],
      ['content', { content: `<img src="${missing}">` }],
    ] as const) {
      const answer = await admin.post(PATH, fields(body))
      expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([400, path])
    }
  })

  it('has its read time counted, unless it is given', async () => {
    const content = `<p>${'word '.repeat(900)}</p>`
    const { id, readTime } = await create({ content })
    expect(readTime).toBe(5)
    expect((await change(id, { readTime: 9 })).body.readTime).toBe(9)
    expect((await change(id, { title: 'Kept' })).body.readTime).toBe(9)
    expect((await change(id, { readTime: null })).body.readTime).toBe(5)
  })
})

describe('changing an article', () => {
  it('is on the page at the next request', async () => {
    const { id, slug } = await create({ isPublished: true, helpTopic: 'Technical Support' })
    expect(await page(`/knowledge/${slug}`)).toContain('A few words about it')
    await change(id, { excerpt: 'Words of today', content: '<p>Text of today</p>' })
    const html = await page(`/knowledge/${slug}`)
    expect(html).toContain('Words of today')
    expect(html).toContain('Text of today')
    expect(await page('/knowledge')).toContain('Words of today')
    await change(id, { slug: `${slug}-moved` })
    expect(await status(`/knowledge/${slug}`)).toBe(308)
    expect(await status(`/knowledge/${slug}-moved`)).toBe(200)
    await change(id, { helpTopic: null })
    expect(await page('/help/technical-support')).not.toContain(`${slug}-moved`)
  })

  it('does not overwrite what another user has saved', async () => {
    const article = await create()
    const first = await change(article.id, {
      title: 'First',
      expectedUpdatedAt: article.updatedAt,
    })
    expect(first.status).toBe(200)
    const second = await change(article.id, {
      title: 'Second',
      expectedUpdatedAt: article.updatedAt,
    })
    expect(second).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(second.body.message).toContain('Somebody else changed this article')
    expect((await admin.call(`${PATH}/${article.id}`)).body.title).toBe('First')
  })

  it('takes a slug once, however many ask at once', async () => {
    const { slug } = await create()
    const again = await admin.post(PATH, fields({ slug }))
    expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(again.body.issues[0].path).toBe('slug')
    const parallel = await Promise.all(
      Array.from({ length: 5 }, () => admin.post(PATH, fields({ slug: 'at-the-same-moment' }))),
    )
    expect(parallel.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409, 409])
  })
})

describe('deleting an article', () => {
  it('takes it from every page, with a trace that does not hold its text', async () => {
    const article = await create({
      title: 'Zephyrine removal',
      isPublished: true,
      helpTopic: 'Technical Support',
      content: '<p>Secret recipe</p>',
    })
    const linking = await create({
      isPublished: true,
      content: `<p><a href="/knowledge/${article.slug}">There</a></p>`,
    })
    expect((await admin.call(`${PATH}/${article.id}`)).body.linkedFrom).toEqual([linking.title])
    expect((await remove(article.id)).status).toBe(204)
    expect((await remove(article.id)).status).toBe(404)
    expect(await traces(article)).toEqual(UNSEEN)
    const entries = await audit(article.id)
    expect(entries.at(-1)).toMatchObject({
      action: 'article.delete',
      username: 'admin',
      before: { slug: article.slug, helpTopic: 'Technical Support', contentLength: 20 },
    })
    expect(JSON.stringify(entries)).not.toContain('Secret recipe')
  })
})

describe('GET /api/admin/articles', () => {
  const list = async (query: string) => {
    const answer = await admin.call(`${PATH}?${query}`)
    expect(answer.status).toBe(200)
    return {
      rows: adminArticleRowsSchema.parse(answer.body),
      total: Number(answer.headers.get('x-total-count')),
      link: answer.headers.get('link'),
    }
  }

  it('searches, filters and pages, drafts too', async () => {
    const draft = await create({ title: 'Quokka 100% _pure_', category: 'Advanced Tips' })
    expect((await list('search=quokka')).rows.map(({ id }) => id)).toEqual([draft.id])
    expect((await list('search=100%25%20_pure')).total).toBe(1)
    expect((await list('search=100%25xpure')).total).toBe(0)
    expect((await list('search=quokka&status=published')).total).toBe(0)
    expect((await list('search=quokka&status=draft&category=Advanced%20Tips')).total).toBe(1)
    expect((await list('search=quokka&category=Troubleshooting')).total).toBe(0)
    const { rows } = await store.sql.query('SELECT count(*)::int AS n FROM "Article"')
    const first = await list('limit=10')
    expect(first.total).toBe(rows[0].n)
    expect(first.link).toContain('rel="next"')
    const second = await list('limit=10&offset=10')
    expect(first.rows.map(({ id }) => id)).not.toEqual(
      expect.arrayContaining(second.rows.map(({ id }) => id)),
    )
    expect(JSON.stringify(first.rows)).not.toContain('"content"')
  })

  it.each(['limit=0', 'limit=101', 'offset=x', 'status=hidden', 'category=Nonsense'])(
    'refuses %s',
    async (query) => {
      expect((await admin.call(`${PATH}?${query}`)).status).toBe(400)
    },
  )
})

describe('bodies', () => {
  it.each([
    [{ title: '' }, 'title'],
    [{ title: 'a\nb' }, 'title'],
    [{ title: 'x'.repeat(161) }, 'title'],
    [{ title: '日本' }, 'slug'],
    [{ slug: 'Not A Slug' }, 'slug'],
    [{ slug: '../admin' }, 'slug'],
    [{ excerpt: ' ' }, 'excerpt'],
    [{ excerpt: 'x'.repeat(301) }, 'excerpt'],
    [{ content: '' }, 'content'],
    [{ content: 5 }, 'content'],
    [{ content: 'x'.repeat(200_001) }, 'content'],
    [{ category: 'Sports' }, 'category'],
    [{ helpTopic: 'Nowhere' }, 'helpTopic'],
    [{ readTime: 0 }, 'readTime'],
    [{ readTime: 1.5 }, 'readTime'],
    [{ readTime: '3' }, 'readTime'],
    [{ isPublished: 'yes' }, 'isPublished'],
    [{ publishedAt: 'yesterday' }, 'publishedAt'],
    [{ publishedAt: '2999-01-01T00:00:00.000Z' }, 'publishedAt'],
    [{ publishAt: '2025-01-01T00:00:00.000Z' }, 'publishAt'],
    [{ publishAt: 'tomorrow' }, 'publishAt'],
  ])('like %j are refused, and the field is named', async (body, path) => {
    const answer = await admin.post(PATH, fields(body))
    expect(answer.status).toBe(400)
    expect(answer.body.issues.map((issue: { path: string }) => issue.path)).toContain(path)
  })

  it('of more than a megabyte are not read', async () => {
    const answer = await admin.post(PATH, fields({ content: 'x'.repeat(1_100_000) }))
    expect(answer.status).toBe(413)
  })

  it('with an unknown id change nothing', async () => {
    for (const id of ['x', '-1', '2147483648']) {
      expect((await admin.call(`${PATH}/${id}`)).status).toBe(400)
      expect((await admin.call(`${PATH}/${id}`, { method: 'DELETE' })).status).toBe(400)
    }
    expect((await change(2_000_000_000, { title: 'A' })).status).toBe(404)
    expect((await admin.call(`${PATH}/2000000000`)).status).toBe(404)
  })
})

it('is for the staff alone, moderators too', async () => {
  const moderator = await clientOfRole(store, 'moderator')
  expect((await moderator.post(PATH, fields())).status).toBe(201)
  expect((await reader.call(PATH)).status).toBe(401)
  expect((await reader.call(PATH, { method: 'POST', body: fields() })).status).toBe(401)
})
