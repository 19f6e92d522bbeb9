import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { listedLanguages } from '@/lib/content/seo/listed-languages'
import { pageUrl } from '@/lib/content/seo/page-urls'
import { DAY_MS } from '@/lib/core/time'
import {
  type BingSimulator,
  SIMULATED_BING_KEY,
  startBingSimulator,
} from '@/scripts/simulators/bing'
import {
  type SearchConsoleSimulator,
  startSearchConsoleSimulator,
} from '@/scripts/simulators/search-console'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { finishJob } from '@/tests/setup/jobs'
import { type PluginClient, pluginClient, resetPlugins } from '@/tests/setup/plugin-client'
import { startStore, type TestStore } from '@/tests/setup/store'

const PROPERTY = 'sc-domain:shop.example'

let console: SearchConsoleSimulator
let bing: BingSimulator
let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let plugins: PluginClient
let product: Product

beforeAll(async () => {
  ;[console, bing] = await Promise.all([startSearchConsoleSimulator(), startBingSimulator()])
  store = await startStore({
    GOOGLE_TOKEN_URL: console.url,
    SEARCH_CONSOLE_API_URL: console.url,
    BING_API_URL: bing.url,
    INDEXNOW_API_URL: bing.url,
  })
  admin = await adminClient(store)
  plugins = pluginClient(admin)
  // What the store began with changed long ago.
  for (const table of ['Product', 'Article'])
    await store.sql.query(`UPDATE "${table}" SET "updatedAt" = "updatedAt" - interval '1 day'`)
  product = (await apiClient(store.url).call('/api/products')).body[0]
})
afterAll(async () => {
  await store?.stop()
  await Promise.all([console?.close(), bing?.close()])
})

beforeEach(async () => {
  await resetPlugins(store)
  await store.sql.query('DELETE FROM "SearchEngineState"')
  console.fail(null)
  bing.fail(null)
  console.permissions.clear()
  console.permissions.set(PROPERTY, 'siteFullUser')
  bing.sites.clear()
  bing.sites.set(`${store.url}/`, true)
  for (const list of [console.siteMaps, console.rows, bing.siteMaps, bing.rows, bing.submitted])
    list.length = 0
})

const google = () => ({ siteUrl: PROPERTY, serviceAccountKey: console.serviceAccountKey })
const tellEngines = () => finishJob(store, 'tell_search_engines')
const terms = async (page = '') =>
  (await admin.call(`/api/admin/search-terms${page && `?page=${encodeURIComponent(page)}`}`)).body
const rename = async (name: string) => {
  const { body } = await admin.call(`/api/admin/products/${product.id}`)
  const answer = await admin.call(`/api/admin/products/${product.id}`, {
    method: 'PATCH',
    body: { name, expectedUpdatedAt: body.updatedAt },
  })
  expect(answer.status).toBe(200)
}

/** For what changed and for what was told, as if. */
const threeMinutesPass = () =>
  store.sql.query(
    `WITH told AS (UPDATE "SearchEngineState" SET "pagesUpTo" = "pagesUpTo" - interval '3 minutes')
     UPDATE "Product" SET "updatedAt" = "updatedAt" - interval '3 minutes' WHERE "id" = $1`,
    [product.id],
  )

describe('Google Search Console', () => {
  it('is tried with its key and its property', async () => {
    const said = async (settings: object) =>
      (await plugins.test('google-search-console', { ...google(), ...settings })).body
    expect(await said({})).toEqual({
      ok: true,
      message: 'Google Search Console takes the credentials.',
    })
    expect(await said({ siteUrl: 'https://other.example/' })).toMatchObject({
      message:
        'Google Search Console takes the credentials, but they give no access to this store.',
    })
    const stranger = await startSearchConsoleSimulator()
    const notTaken = { message: 'Google Search Console does not take these credentials.' }
    expect(await said({ serviceAccountKey: stranger.serviceAccountKey })).toMatchObject(notTaken)
    await stranger.close()
    expect(await said({ serviceAccountKey: '{"client_email":"x"}' })).toMatchObject(notTaken)
    console.permissions.set(PROPERTY, 'siteRestrictedUser')
    expect(await said({})).toEqual({
      ok: false,
      message: 'The service account needs full permission for the property.',
    })
    console.fail(503)
    expect(await said({})).toMatchObject({
      message: 'Google Search Console cannot be reached at the moment.',
    })
  })

  it('is told where the site map is, once a day', async () => {
    await tellEngines()
    expect(console.siteMaps).toEqual([])
    await plugins.set('google-search-console', { active: true, settings: google() })
    await tellEngines()
    await tellEngines()
    expect(console.siteMaps).toEqual([`${store.url}/sitemap.xml`])
    await store.sql.query(
      `UPDATE "SearchEngineState" SET "siteMapAt" = "siteMapAt" - interval '1 day'`,
    )
    await tellEngines()
    expect(console.siteMaps).toHaveLength(2)
  })

  it('tells what people searched for, of the store and of a page in each language', async () => {
    expect(await terms()).toEqual([])
    await plugins.set('google-search-console', { active: true, settings: google() })
    const numbers = { impressions: 100, position: 4.26 }
    const url = `${store.url}/products/${product.slug}`
    console.rows.push(
      { query: 'in English', page: url, clicks: 9, ...numbers },
      {
        query: 'auf Deutsch',
        page: url.replace('/products', '/de/products'),
        clicks: 5,
        ...numbers,
      },
      { query: 'another product', page: `${url}-2`, clicks: 7, ...numbers },
    )
    const [ofStore] = await terms()
    expect(ofStore.terms).toHaveLength(3)
    const [ofPage] = await terms(`/products/${product.slug}`)
    expect(ofPage).toMatchObject({
      id: 'google-search-console',
      siteMapAt: null,
      problem: null,
      terms: [
        { query: 'in English', clicks: 9, impressions: 100, position: 4.3 },
        { query: 'auf Deutsch', clicks: 5 },
      ],
      termsProblem: null,
    })
    expect((await admin.call('/api/admin/search-terms?page=nowhere')).status).toBe(400)
  })

  it('that does not answer as it should is told of, and asked again', async () => {
    await plugins.set('google-search-console', { active: true, settings: google() })
    console.fail(401)
    await tellEngines()
    expect(await terms()).toMatchObject([
      { siteMapAt: null, problem: 'credentials', terms: [], termsProblem: 'credentials' },
    ])
    console.fail(null)
    await tellEngines()
    expect(await terms()).toMatchObject([
      { siteMapAt: expect.any(String), problem: null, termsProblem: null },
    ])
  })
})

describe('Bing Webmaster Tools', () => {
  const settings = { apiKey: SIMULATED_BING_KEY }

  it('is tried with its key', async () => {
    const said = async (change: object = {}) =>
      (await plugins.test('bing-webmaster', { ...settings, ...change })).body.message
    expect(await said()).toBe('Bing Webmaster Tools takes the credentials.')
    expect(await said({ apiKey: 'f'.repeat(32) })).toBe(
      'Bing Webmaster Tools does not take these credentials.',
    )
    bing.sites.set(`${store.url}/`, false)
    expect(await said()).toBe('Bing knows the store, but it is not verified yet.')
    bing.sites.clear()
    expect(await said()).toBe(
      'Bing Webmaster Tools takes the credentials, but they give no access to this store.',
    )
  })

  it('is told of the site map, and IndexNow of what changed since, once', async () => {
    await rename('Changed before')
    await threeMinutesPass()
    await plugins.set('bing-webmaster', { active: true, settings })
    await tellEngines()
    expect(bing.siteMaps).toEqual([`${store.url}/sitemap.xml`])
    expect(bing.submitted).toEqual([])
    await rename('Changed since')
    await tellEngines()
    expect(bing.submitted).toEqual([])
    await threeMinutesPass()
    bing.fail(503)
    await tellEngines()
    expect(bing.submitted).toEqual([])
    bing.fail(null)
    await tellEngines()
    await tellEngines()
    const path = `/products/${product.slug}`
    const urls = listedLanguages(path).map((locale) => store.url + pageUrl(path, locale))
    expect(bing.submitted).toEqual([urls])
    expect(await terms()).toMatchObject([{ problem: null }])
  })

  it('IndexNow is told of a text that the owner has in place of the store’s, once it is published', async () => {
    await plugins.set('bing-webmaster', { active: true, settings })
    await tellEngines()
    const texts = { en: { title: 'Our terms', content: '<p>All of them.</p>' } }
    const save = (isPublished: boolean) =>
      admin.call('/api/admin/store-texts/terms', { method: 'PUT', body: { texts, isPublished } })
    const tellLater = async () => {
      await store.sql.query(
        `UPDATE "StoreText" SET "updatedAt" = "updatedAt" - interval '3 minutes'`,
      )
      await threeMinutesPass()
      await tellEngines()
    }
    expect((await save(false)).status).toBe(200)
    await tellLater()
    expect(bing.submitted).toEqual([])
    expect((await save(true)).status).toBe(200)
    await tellLater()
    expect(bing.submitted.flat()).toContain(`${store.url}/terms`)
    await admin.call('/api/admin/store-texts/terms', { method: 'DELETE' })
  })

  it('leaves IndexNow alone when the owner does not want it', async () => {
    await plugins.set('bing-webmaster', {
      active: true,
      settings: { ...settings, submitUrls: false },
    })
    await tellEngines()
    await rename('Changed quietly')
    await threeMinutesPass()
    await tellEngines()
    expect(bing.submitted).toEqual([])
  })

  it('tells what people searched for, the weeks of a month added up', async () => {
    await plugins.set('bing-webmaster', { active: true, settings })
    const page = `${store.url}/products/${product.slug}`
    const week = (days: number) => ({
      query: 'office',
      page,
      clicks: 2,
      impressions: 10,
      position: 3,
      at: new Date(Date.now() - days * DAY_MS),
    })
    bing.rows.push(week(3), week(10), week(90), { ...week(3), page: store.url, query: 'home' })
    const [ofPage] = await terms(`/products/${product.slug}`)
    expect(ofPage.terms).toEqual([{ query: 'office', clicks: 4, impressions: 20, position: 3 }])
    // In JSON no number at all.
    bing.rows.push({ ...week(3), clicks: Number.NaN })
    expect(await terms()).toMatchObject([{ terms: [], termsProblem: 'refused' }])
  })
})

it('the home page has the tags by which search engines know the owner', async () => {
  const tags = async (path: string) =>
    [
      ...(await (await fetch(store.url + path)).text()).matchAll(
        /<meta name="(google-site-verification|msvalidate\.01)" content="([^"]*)"/g,
      ),
    ].map(([, name, content]) => [name, content])
  expect(await tags('/')).toEqual([])
  const settings = { ...google(), verification: 'google-verification-code' }
  await plugins.set('google-search-console', { active: true, settings })
  await plugins.set('bing-webmaster', {
    active: true,
    settings: { apiKey: SIMULATED_BING_KEY, verification: '0123456789ABCDEF' },
  })
  const both = [
    ['google-site-verification', 'google-verification-code'],
    ['msvalidate.01', '0123456789ABCDEF'],
  ]
  expect(await tags('/')).toEqual(both)
  expect(await tags('/de')).toEqual(both)
})
