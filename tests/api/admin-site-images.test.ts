import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { type SiteImage, siteImagesSchema } from '@/lib/media/contracts'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { firstMailTo } from '@/tests/setup/checkout-client'
import { noise, picture, uploadMedia } from '@/tests/setup/pictures'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
})
afterAll(() => store.stop())

const PATH = '/api/admin/site-images'
const all = async (): Promise<SiteImage[]> => siteImagesSchema.parse((await admin.call(PATH)).body)

async function slot(key: string): Promise<SiteImage> {
  const found = (await all()).find((image) => image.key === key)
  if (!found) throw new Error(`There is no ${key}`)
  return found
}

const show = (key: string, body: object) => admin.call(`${PATH}/${key}`, { method: 'PUT', body })
const reset = (key: string, query = '') =>
  admin.call(`${PATH}/${key}${query}`, { method: 'DELETE' })
const page = async (path: string): Promise<string> => (await apiClient(store.url).call(path)).body
/** A URL as encoded in that of an optimised picture. */
const named = (url: string) => encodeURIComponent(url)

/** Uploads a picture for a slot and activates it. */
async function place(key: string, file: Buffer): Promise<string> {
  const upload = await uploadMedia(store.url, admin, file, { query: `?slot=${key}` })
  expect(upload.status).toBe(201)
  const answer = await show(key, { url: upload.body.url })
  expect(answer.status).toBe(200)
  return answer.body.url
}

beforeEach(async () => {
  for (const { key, url, defaultUrl } of await all()) if (url !== defaultUrl) await reset(key)
})

describe('GET /api/admin/site-images', () => {
  it('lists every place with what it shows', async () => {
    const images = await all()
    const keys = images.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).toEqual(
      expect.arrayContaining([
        'logo',
        'favicon',
        'mail-logo',
        'hero',
        'about',
        'tile-tax-preparation',
      ]),
    )
    const mains = (await admin.call('/api/categories/main')).body.map(
      ({ slug }: { slug: string }) => `category-banner-${slug}`,
    )
    expect(keys).toEqual(expect.arrayContaining(mains))
    for (const { url, defaultUrl } of images) expect(url).toBe(defaultUrl)
  })

  it('names default pictures that the pages show', async () => {
    for (const { url, shownAt } of await all())
      if (url && shownAt) {
        const html = await page(shownAt)
        expect(html.includes(named(url)) || html.includes(url)).toBe(true)
      }
  })
})

describe('a picture of the store', () => {
  it.each([
    ['hero', '/'],
    ['about', '/about'],
    ['logo', '/'],
    ['logo', '/de/help'],
    ['tile-tax-preparation', '/'],
    ['category-banner-tax-preparation', '/category/tax-preparation'],
    ['category-banner-business-finance', '/'],
  ])('%s is on %s at the next request, and back at the one after the reset', async (key, path) => {
    const url = await place(key, await picture(300, 200))
    expect(await page(path)).toContain(named(url))
    expect((await reset(key)).body).toMatchObject({ key, url: (await slot(key)).defaultUrl })
    expect(await page(path)).not.toContain(named(url))
  })

  it('is the icon in the browser’s tab', async () => {
    const url = await place('favicon', await picture(400, 400))
    expect(await page('/')).toMatch(new RegExp(`<link rel="icon" href="${url}"`))
  })

  it('is at the top of mails', async () => {
    const url = await place('mail-logo', await picture(800, 200))
    await admin.post('/api/admin/settings/test-mail', { to: 'logo@example.com' })
    const { html } = await firstMailTo(store, 'logo@example.com')
    expect(html).toContain(store.url + url)
  })

  it('is audited, and cannot be deleted', async () => {
    const url = await place('hero', await picture(300, 200))
    const { rows } = await store.sql.query(
      `SELECT "action", "before", "after" FROM "AuditEntry"
       WHERE "entityType" = 'site-image' AND "entityId" = 'hero' ORDER BY "id" DESC LIMIT 1`,
    )
    expect(rows).toEqual([
      { action: 'site-image.update', before: { url: '/images/hero.webp' }, after: { url } },
    ])
    const sha256 = /[0-9a-f]{64}/.exec(url)?.[0]
    expect((await admin.call(`/api/admin/media/${sha256}`, { method: 'DELETE' })).status).toBe(409)
  })

  it('is made to fit its place: not larger, upright, light, without what cameras write', async () => {
    const photo = await sharp(await noise(2400, 3200))
      .withExif({ IFD0: { Artist: 'Nobody’s business' } })
      .jpeg({ quality: 60 })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const upload = await uploadMedia(store.url, admin, photo, { query: '?slot=hero' })
    expect(upload.body).toMatchObject({ width: 1200, height: 900, contentType: 'image/webp' })
    const served = await fetch(store.url + upload.body.url)
    const encoded = Buffer.from(await served.arrayBuffer())
    expect((await sharp(encoded).metadata()).exif).toBeUndefined()
    const logo = await uploadMedia(store.url, admin, await picture(600, 300), {
      query: '?slot=mail-logo',
    })
    expect(logo.body).toMatchObject({ width: 240, height: 120, contentType: 'image/png' })
    const small = await uploadMedia(store.url, admin, await picture(30, 20), {
      query: '?slot=hero',
    })
    expect(small.body).toMatchObject({ width: 30, height: 20 })
  })

  it('is encoded as the settings say', async () => {
    const original = await noise(1300, 1000)
    const encoded = async () => {
      const { url, width } = (
        await uploadMedia(store.url, admin, original, { query: '?slot=hero' })
      ).body
      return { width, bytes: (await (await fetch(store.url + url)).arrayBuffer()).byteLength }
    }
    const change = (values: object) =>
      admin.call('/api/admin/settings', { method: 'PATCH', body: { values } })
    const before = await encoded()
    expect((await change({ imageQuality: 40, imageMaxWidth: 640 })).status).toBe(200)
    const after = await encoded()
    expect(after.width).toBe(640)
    expect(after.bytes).toBeLessThan(before.bytes / 2)
    expect((await change({ imageQuality: 39 })).status).toBe(400)
    expect((await change({ imageMaxWidth: 100_000 })).status).toBe(400)
    await change({ imageQuality: 82, imageMaxWidth: 1920 })
  })

  it('from the library is encoded again when it is too large for its place', async () => {
    const large = await uploadMedia(store.url, admin, await picture(2000, 1000))
    const shown = (await show('logo', { url: large.body.url })).body
    expect(shown.url).not.toBe(large.body.url)
    expect(shown.media).toMatchObject({ width: 192, height: 96 })
    const small = await uploadMedia(store.url, admin, await picture(100, 100))
    expect((await show('logo', { url: small.body.url })).body.url).toBe(small.body.url)
  })

  it('may be one that came with the store, or an address of the store', async () => {
    const url = '/images/categories/tax-preparation.webp'
    expect((await show('hero', { url })).body).toMatchObject({ url, media: null })
    expect(await page('/')).toContain(named(url))
    const whole = `${store.url}/images/hero.webp`
    expect((await show('hero', { url: whole })).body.url).toBe('/images/hero.webp')
  })
})

describe('PUT /api/admin/site-images/{slot}', () => {
  it.each([
    ['http://elsewhere.example/a.png'],
    ['ftp://elsewhere.example/a.png'],
    ['javascript:alert(1)'],
    ['data:image/png;base64,AAAA'],
    ['//elsewhere.example/a.png'],
    ['/etc/passwd'],
    ['/images/../server.mjs'],
    ['/images/%2e%2e/server.mjs'],
    ['/images/nothing.webp'],
    ['/images/articles'],
    [`/media/${'0'.repeat(64)}.png`],
    ['/media/nothing.png'],
    ['https://127.0.0.1/a.png'],
    ['https://localhost/a.png'],
    ['https://[::1]/a.png'],
    ['https://[::ffff:10.0.0.1]/a.png'],
    ['https://2130706433/a.png'],
    ['https://169.254.169.254/latest/meta-data/'],
    ['https://10.0.0.1/a.png'],
    ['https://user:secret@elsewhere.example/a.png'],
    ['https://elsewhere.example:8443/a.png'],
    ['https://elsewhere.invalid/a.png'],
    [''],
    ['x'.repeat(2001)],
    [7],
    [null],
  ])('refuses %j', async (url) => {
    const answer = await show('about', { url })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } })
    expect((await slot('about')).url).toBe('/images/hero.webp')
  })

  it('overwrites nothing that another user has activated in the meantime', async () => {
    const expectedUrl = '/images/hero.webp'
    const [one, two] = [await picture(), await picture()].map((file) =>
      uploadMedia(store.url, admin, file),
    )
    const urls = [(await one)?.body.url, (await two)?.body.url]
    const answers = await Promise.all(urls.map((url) => show('hero', { url, expectedUrl })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await reset('hero', `?expectedUrl=${expectedUrl}`)).status).toBe(409)
    expect((await slot('hero')).url).toBe(answers.find(({ status }) => status === 200)?.body.url)
  })

  it('knows no other place', async () => {
    for (const key of [
      'nothing',
      'category-banner-norton',
      'category-banner-',
      '__proto__',
      'constructor',
    ])
      expect([400, 404]).toContain((await show(key, { url: '/images/hero.webp' })).status)
    const upload = await uploadMedia(store.url, admin, await picture(), { query: '?slot=nothing' })
    expect(upload.status).toBe(404)
    expect(await show('__proto__', { url: '/images/hero.webp' })).toMatchObject({
      status: 400,
      body: { code: 'invalid', message: 'There is no such image' },
    })
  })

  it('is for the staff, all of it', async () => {
    const moderator = await clientOfRole(store, 'moderator')
    expect((await moderator.call(PATH)).status).toBe(200)
    expect((await apiClient(store.url).call(PATH)).status).toBe(401)
  })
})

describe('an upload for a place', () => {
  it('may weigh up to 10 MB', async () => {
    const heavy = await noise(2300, 2300)
    expect(heavy.byteLength).toBeGreaterThan(5 * 1024 * 1024)
    expect(heavy.byteLength).toBeLessThan(10 * 1024 * 1024)
    const query = '?slot=hero'
    expect((await uploadMedia(store.url, admin, heavy, { query })).status).toBe(201)
    expect((await uploadMedia(store.url, admin, heavy)).status).toBe(413)
    const heavier = Buffer.concat([heavy, Buffer.alloc(10 * 1024 * 1024 - heavy.byteLength)])
    expect(await uploadMedia(store.url, admin, heavier, { query })).toMatchObject({
      status: 413,
      body: { message: 'Please upload a file smaller than 10MB' },
    })
  })

  it('is identified by its content', async () => {
    const query = '?slot=hero'
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    expect((await uploadMedia(store.url, admin, svg, { query })).status).toBe(415)
    const html = Buffer.from('<!doctype html><script>alert(1)</script>')
    expect((await uploadMedia(store.url, admin, html, { query })).status).toBe(415)
    // The header of a picture, with nothing after it.
    const broken = (await picture(300, 300)).subarray(0, 60)
    expect((await uploadMedia(store.url, admin, broken, { query })).status).toBe(400)
    const bomb = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: 'black' },
    })
      .png()
      .toBuffer()
    expect((await uploadMedia(store.url, admin, bomb, { query })).status).toBe(400)
  })
})

describe('POST /api/admin/media/fetch', () => {
  it.each([
    'http://elsewhere.example/a.png',
    'https://127.0.0.1/a.png',
    'https://0177.0.0.1/a.png',
    'https://192.168.0.1/a.png',
    'https://[fd00::1]/a.png',
    'https://localhost./a.png',
    'https://elsewhere.invalid/a.png',
    'file:///etc/passwd',
    '/images/hero.webp',
    '',
  ])('fetches nothing from %j', async (url) => {
    const answer = await admin.post('/api/admin/media/fetch', { url })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } })
  })
})
