import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { AdminArticle, AdminArticleRow } from '@/lib/content/articles/admin-contracts'
import { type ArticleImport, latestImportSchema } from '@/lib/content/wordpress/imports/contracts'
import {
  SIMULATED_WORDPRESS,
  startWordpressSimulator,
  type WordpressSimulator,
} from '@/scripts/simulators/wordpress'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { apiClient, eventually } from '@/tests/setup/api-client'
import { allDone, finishJob } from '@/tests/setup/jobs'
import { picture } from '@/tests/setup/pictures'
import { type PluginClient, pluginClient, resetPlugins } from '@/tests/setup/plugin-client'
import { startStore, type TestStore } from '@/tests/setup/store'

const PATH = '/api/admin/article-import'

let store: TestStore
let site: WordpressSimulator
let admin: Awaited<ReturnType<typeof adminClient>>
let plugins: PluginClient

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  plugins = pluginClient(admin)
})
afterAll(() => store?.stop())

beforeEach(async () => {
  await resetPlugins(store)
  await store.sql.query('DELETE FROM "ArticleImport"')
  await store.sql.query(
    'DELETE FROM "Article" WHERE "id" IN (SELECT "articleId" FROM "ImportedArticle")',
  )
  await store.sql.query('DELETE FROM "ImportedArticle"')
  site = await startWordpressSimulator()
})
afterEach(() => site.close())

const switchOn = (settings: object = {}) =>
  plugins.set('wordpress', { active: true, settings: { siteUrl: `${site.url}/`, ...settings } })
const latest = async () => latestImportSchema.parse((await admin.call(PATH)).body).import

/** A run, once it is over. */
async function imported(): Promise<ArticleImport> {
  expect((await admin.post(PATH)).status).toBe(202)
  return over()
}
const over = () =>
  eventually(async () => {
    const run = await latest()
    return run && run.status !== 'running' && run
  })

/** What changed there is brought in step, as if a quarter of an hour had passed. */
async function followed(): Promise<ArticleImport> {
  await finishJob(store, 'follow_wordpress_posts')
  return over()
}

async function articleOf(title: string): Promise<AdminArticle | undefined> {
  const { body } = await admin.call(`/api/admin/articles?search=${encodeURIComponent(title)}`)
  const rows: AdminArticleRow[] = body
  const row = rows.find((one) => one.title === title)
  return row && (await admin.call(`/api/admin/articles/${row.id}`)).body
}
async function theArticle(title: string): Promise<AdminArticle> {
  const article = await articleOf(title)
  if (!article) throw new Error(`There is no article ${title}`)
  return article
}
const edit = async (article: AdminArticle, change: object) => {
  const answer = await admin.call(`/api/admin/articles/${article.id}`, {
    method: 'PATCH',
    body: change,
  })
  expect(answer.status).toBe(200)
}
const pageOf = async (slug: string) => (await fetch(`${store.url}/knowledge/${slug}`)).text()

describe('WordPress', () => {
  it('is tried with its address, its password and its categories', async () => {
    site.write({ id: 1, categories: ['News & More'] })
    const said = async (settings: object) =>
      (await plugins.test('wordpress', { siteUrl: site.url, ...settings })).body
    expect(await said({})).toEqual({ ok: true, message: 'WordPress lists 1 posts.' })
    expect(await said(SIMULATED_WORDPRESS)).toMatchObject({ ok: true })
    expect(await said({ ...SIMULATED_WORDPRESS, applicationPassword: 'no' })).toEqual({
      ok: false,
      message: 'WordPress does not take these credentials.',
    })
    expect(await said({ postCategories: ['news & more'] })).toMatchObject({ ok: true })
    expect(await said({ postCategories: ['Recipes'] })).toEqual({
      ok: false,
      message: 'WordPress has no category Recipes.',
    })
    expect(await said({ siteUrl: `${site.url}/shop` })).toEqual({
      ok: false,
      message: 'No WordPress answers there: enter the address of its start page.',
    })
    site.isClosed = true
    expect(await said({})).toMatchObject({ ok: false })
    expect(await said(SIMULATED_WORDPRESS)).toMatchObject({ ok: true })
    site.fail(503)
    expect(await said({})).toMatchObject({
      message: 'WordPress cannot be reached at the moment.',
    })
  })

  it('does nothing while it is off, and for those who may not set plugins', async () => {
    site.write({ id: 1 })
    expect((await admin.post(PATH)).status).toBe(409)
    await finishJob(store, 'follow_wordpress_posts')
    expect(await latest()).toBeNull()
    await switchOn()
    await finishJob(store, 'follow_wordpress_posts')
    expect(await latest()).toBeNull()
    expect(site.requests).toEqual([])
    const moderator = await clientOfRole(store, 'moderator')
    expect((await moderator.post(PATH)).status).toBe(403)
  })

  it('brings posts in with pictures, dates, categories and links to each other', async () => {
    const inText = site.upload('in-text.png', await picture(), 'image/png')
    site.upload('front.jpg', await picture(2000, 100, 'jpeg'), 'image/jpeg')
    site.write({
      id: 11,
      slug: 'wp-first',
      title: 'Keys &#8211; the first',
      picture: 'front.jpg',
      categories: ['Licence News'],
      tags: ['Account & Security'],
      content: `<p onclick="x()">See <a href="${site.url}/wp-second/">the second</a>.</p>
        <figure class="wp-block-image"><a href="${inText}"><img src="${inText}" alt="A key" width="40" height="30" /></a></figure>
        <script>alert(1)</script><iframe src="https://video.example/"></iframe><p>[gallery ids="1"]</p>`,
      excerpt: '<p>About keys [&hellip;]</p>\n',
    })
    site.write({
      id: 12,
      slug: 'wp-second',
      title: 'The second of WordPress',
      content: '<p>What no\u0000 database \ud800stores</p>',
    })
    await switchOn()
    const run = await imported()
    expect(run).toMatchObject({
      status: 'done',
      posts: 2,
      handled: 2,
      added: 2,
      problems: [],
      failure: null,
    })
    const article = await theArticle('Keys – the first')
    expect(article).toMatchObject({
      slug: 'wp-first',
      excerpt: 'About keys…',
      category: 'Licence News',
      helpTopic: 'Account & Security',
      isPublished: true,
      publishedAt: '2025-05-06T07:08:09.000Z',
      image: expect.stringMatching(/^\/media\/[0-9a-f]{64}\.webp$/),
      origin: { link: `${site.url}/wp-first/`, follows: false },
    })
    expect(article.content).toMatch(
      /^<p>See <a href="\/knowledge\/wp-second">the second<\/a>\.<\/p> <figure><a><img src="\/media\/[0-9a-f]{64}\.png" alt="A key" width="40" height="30" loading="lazy" decoding="async" \/><\/a><\/figure>\s*$/,
    )
    for (const path of [article.image, /\/media\/[^"]+/.exec(article.content)?.[0]])
      expect((await fetch(`${store.url}${path}`)).status).toBe(200)
    const page = await pageOf('wp-first')
    expect(page).toContain('Keys – the first')
    expect((await theArticle('The second of WordPress')).linkedFrom).toEqual(['Keys – the first'])
  })

  it('never brings a post in twice, nor over what was edited or deleted here', async () => {
    for (const id of [21, 22, 23]) site.write({ id, title: `Twice ${id}` })
    await switchOn()
    expect(await imported()).toMatchObject({ added: 3 })
    expect(await imported()).toMatchObject({ status: 'done', posts: 0, added: 0, changed: 0 })
    await edit(await theArticle('Twice 21'), { content: '<p>Ours.</p>' })
    const deleted = await theArticle('Twice 22')
    await admin.call(`/api/admin/articles/${deleted.id}`, { method: 'DELETE' })
    for (const id of [21, 22, 23]) site.write({ id, content: '<p>Theirs.</p>' })
    expect(await imported()).toMatchObject({ posts: 3, added: 0, changed: 1, kept: 2 })
    expect((await theArticle('Twice 21')).content).toBe('<p>Ours.</p>')
    expect((await theArticle('Twice 23')).content).toBe('<p>Theirs.</p>')
    expect(await articleOf('Twice 22')).toBeUndefined()
    site.posts.clear()
    await imported()
    expect((await theArticle('Twice 23')).isPublished).toBe(true)
  })

  it('keeps slugs, and finds others for those that are taken', async () => {
    const [{ slug }] = (await apiClient(store.url).call('/api/articles')).body
    site.write({ id: 31, slug, title: 'Taken by ours' })
    site.write({ id: 32, slug: '%e9%8d%b5', title: '鍵' })
    await switchOn()
    await imported()
    expect((await theArticle('Taken by ours')).slug).toBe(`${slug}-2`)
    expect((await theArticle('鍵')).slug).toBe('article-32')
  })

  it('says of each post what could not be brought in, and why', async () => {
    const text = site.upload('a.jpg', Buffer.from('no picture'), 'image/jpeg')
    site.write({ id: 41, title: 'Secret', isProtected: true })
    site.write({ id: 42, title: 'Empty', content: '<script>1</script>' })
    site.write({
      id: 43,
      title: 'Half',
      content: `<p>Text</p><img src="${text}"><img src="${site.url}/gone.jpg">`,
    })
    site.write({ id: 44, title: 'Long', content: `<p>${'word '.repeat(50_000)}</p>` })
    await switchOn()
    const { problems, ...run } = await imported()
    expect(run).toMatchObject({ status: 'done', posts: 4, handled: 4, added: 1 })
    expect(problems.map(({ title, text }) => [title, text])).toEqual([
      ['Secret', 'It is protected by a password'],
      ['Empty', 'It has no text'],
      ['Half', `A picture is no JPEG, PNG or WebP, and was left out: ${text}`],
      ['Half', `A picture is no JPEG, PNG or WebP, and was left out: ${site.url}/gone.jpg`],
      ['Long', 'Its text is too long'],
    ])
  })

  it('tries again when the site is in trouble, and can be ended', async () => {
    site.write({ id: 51, title: 'Later' })
    await switchOn()
    site.fail(500)
    expect((await admin.post(PATH)).status).toBe(202)
    const waiting = await eventually(async () => {
      const run = await latest()
      return run?.failure ? run : null
    })
    expect(waiting).toMatchObject({
      status: 'running',
      failure: 'WordPress answered with status 500',
    })
    expect((await admin.post(PATH)).status).toBe(409)
    site.fail(null)
    await finishJob(store, 'run_article_import', { importId: waiting.id })
    expect(await over()).toMatchObject({ status: 'done', added: 1, failure: null })
    site.fail(500)
    await admin.post(PATH)
    await eventually(async () => (await latest())?.failure)
    expect((await admin.post(`${PATH}/end`)).body).toMatchObject({ status: 'ended' })
    expect((await admin.post(`${PATH}/end`)).status).toBe(409)
  })

  it('brings only the categories that are wanted', async () => {
    site.write({ id: 61, title: 'Wanted', categories: ['News'] })
    site.write({ id: 62, title: 'Unwanted', categories: ['Recipes'] })
    await switchOn({ postCategories: ['news'] })
    expect(await imported()).toMatchObject({ added: 1 })
    expect(await articleOf('Unwanted')).toBeUndefined()
  })

  it('reads more posts than one page lists', async () => {
    for (let id = 1000; id < 1103; id++)
      site.write({ id, title: `Many ${id}`, modified: '2025-01-01T00:00:00' })
    site.write({ id: 1103, title: 'The last of many' })
    await switchOn()
    expect((await admin.post(PATH)).status).toBe(202)
    const run = await eventually(async () => {
      const one = await latest()
      return one && one.handled > 0 && one
    })
    expect(run.posts).toBe(104)
    await admin.post(`${PATH}/end`)
    await allDone(store)
    expect((await latest())?.handled).toBeLessThan(104)
  })
})

describe('articles that follow WordPress', () => {
  it('are in step: what changes there changes, what is gone there is hidden, and comes back', async () => {
    for (const id of [71, 72, 73]) site.write({ id, title: `Step ${id}` })
    await switchOn({ mode: 'follow' })
    expect(await followed()).toMatchObject({ status: 'done', added: 3, username: '(server)' })
    const article = await theArticle('Step 71')
    expect(article.origin).toEqual({ link: `${site.url}/post-71/`, follows: true })
    await edit(article, { content: '<p>Ours.</p>' })
    expect(await followed()).toMatchObject({ posts: 0, changed: 0, hidden: 0 })

    site.write({ id: 71, content: '<p>Theirs.</p>' })
    site.write({ id: 74, title: 'Step 74' })
    site.requests.length = 0
    expect(await followed()).toMatchObject({ posts: 2, added: 1, changed: 1, hidden: 0 })
    expect(site.requests.filter((one) => one.includes('modified_after'))).toHaveLength(1)
    expect((await theArticle('Step 71')).content).toBe('<p>Theirs.</p>')

    site.write({ id: 72, status: 'draft' })
    site.posts.delete(73)
    expect(await followed()).toMatchObject({ hidden: 2 })
    for (const id of [72, 73]) expect((await theArticle(`Step ${id}`)).isPublished).toBe(false)
    expect((await fetch(`${store.url}/knowledge/post-72`)).status).toBe(404)
    expect((await theArticle('Step 71')).isPublished).toBe(true)

    site.write({ id: 72, status: 'publish' })
    expect(await followed()).toMatchObject({ changed: 1, hidden: 0 })
    expect((await theArticle('Step 72')).isPublished).toBe(true)
    expect((await fetch(`${store.url}/knowledge/post-72`)).status).toBe(200)
  })

  it('stay when the site lists none at all', async () => {
    site.write({ id: 81, title: 'Stays' })
    await switchOn({ mode: 'follow' })
    await followed()
    site.posts.clear()
    await finishJob(store, 'follow_wordpress_posts')
    const run = await eventually(async () => {
      const one = await latest()
      return one?.failure ? one : null
    })
    expect(run.failure).toBe('WordPress lists no posts any more: nothing was hidden')
    expect((await theArticle('Stays')).isPublished).toBe(true)
    await admin.post(`${PATH}/end`)
  })
})

describe('Yoast SEO', () => {
  it('is tried at the site', async () => {
    const said = async (settings: object = {}) => (await plugins.test('yoast-seo', settings)).body
    expect(await said()).toEqual({
      ok: false,
      message: 'Enter the address of the site, or switch WordPress Articles on.',
    })
    expect(await said({ siteUrl: site.url })).toMatchObject({
      message: 'WordPress lists no posts.',
    })
    site.write({ id: 1 })
    expect(await said({ siteUrl: site.url })).toMatchObject({
      message: expect.stringContaining('it is not installed'),
    })
    site.yoast = true
    expect(await said({ siteUrl: site.url })).toMatchObject({ ok: true })
    await switchOn()
    expect(await said()).toEqual({ ok: true, message: 'Yoast SEO tells titles and descriptions.' })
  })

  it('gives articles their titles and descriptions, while it is on', async () => {
    site.yoast = true
    site.write({
      id: 91,
      slug: 'wp-yoast',
      title: 'Plain title',
      excerpt: '<p>Plain excerpt</p>',
      seo: { title: 'Title for engines', description: 'Description for engines' },
    })
    await switchOn()
    await imported()
    const head = async () => {
      const page = await pageOf('wp-yoast')
      return [
        /<title>(.*?)<\/title>/.exec(page)?.[1],
        /<meta name="description" content="(.*?)"/.exec(page)?.[1],
      ]
    }
    expect(await head()).toEqual([expect.stringMatching(/^Plain title \|/), 'Plain excerpt'])
    await plugins.set('yoast-seo', { active: true })
    expect(await head()).toEqual([
      expect.stringMatching(/^Title for engines \|/),
      'Description for engines',
    ])
    await plugins.set('yoast-seo', { settings: { takeOverTitles: false } })
    expect(await head()).toEqual([
      expect.stringMatching(/^Plain title \|/),
      'Description for engines',
    ])
    await plugins.set('yoast-seo', { active: false })
    expect(await head()).toEqual([expect.stringMatching(/^Plain title \|/), 'Plain excerpt'])
  })
})
