import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import {
  type LibraryImage,
  libraryImagesSchema,
  shippedImagesSchema,
} from '@/lib/media/library-contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { finishJob } from '@/tests/setup/jobs'
import { picture, uploadMedia } from '@/tests/setup/pictures'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
})
afterAll(() => store.stop())

const PATH = '/api/admin/media'
const NOTHING = '0'.repeat(64)

async function stored(name = 'picture.png'): Promise<{ sha256: string; url: string }> {
  const answer = await uploadMedia(store.url, admin, await picture(), { name })
  expect(answer.status).toBe(201)
  return answer.body
}

async function list(query = ''): Promise<{ rows: LibraryImage[]; total: number }> {
  const answer = await admin.call(`${PATH}?${query}`)
  expect(answer.status).toBe(200)
  const total = Number(answer.headers.get('x-total-count'))
  return { rows: libraryImagesSchema.parse(answer.body), total }
}

const details = (sha256: string) => admin.call(`${PATH}/${sha256}`)
const remove = (sha256: string) => admin.call(`${PATH}/${sha256}`, { method: 'DELETE' })
const removeAll = (sha256s: string[]) => admin.post(`${PATH}/delete`, { sha256s })
const usesOf = async (sha256: string): Promise<[string, string][]> =>
  (await details(sha256)).body.uses.map((use: { kind: string; label: string }) => [
    use.kind,
    use.label,
  ])

const aProduct = async () => (await admin.call('/api/admin/products?limit=1')).body[0]
const changeProduct = async (change: object) => {
  const product = await aProduct()
  return admin.call(`/api/admin/products/${product.id}`, { method: 'PATCH', body: change })
}
const setting = (key: string, value: unknown) =>
  store.sql.query(
    `INSERT INTO "Setting" ("key", "value", "updatedAt") VALUES ($1, $2, now())
     ON CONFLICT ("key") DO UPDATE SET "value" = $2`,
    [key, JSON.stringify(value)],
  )

describe('GET /api/admin/media/shipped', () => {
  const shipped = (query: string) => admin.call(`${PATH}/shipped?${query}`)

  it('lists the pictures that came with the store, which are where it says', async () => {
    const answer = await shipped('search=TILE&limit=2')
    expect(answer.status).toBe(200)
    const images = shippedImagesSchema.parse(answer.body)
    expect(images.map(({ fileName }) => fileName)).toEqual([
      'antivirus-security-tile.webp',
      'business-finance-tile.webp',
    ])
    expect(Number(answer.headers.get('x-total-count'))).toBe(6)
    for (const image of images) {
      const file = await fetch(store.url + image.url)
      const bytes = Buffer.from(await file.arrayBuffer())
      const { width, height } = await sharp(bytes).metadata()
      expect(image).toMatchObject({ width, height, byteSize: bytes.byteLength })
    }
    const next = await shipped('search=tile&limit=2&offset=2')
    expect(next.body[0].fileName).toBe('microsoft-office-tile.webp')
  })

  it('finds none by a path, and lists no icons', async () => {
    expect((await shipped('search=../')).body).toEqual([])
    expect((await shipped('search=icon-192')).body).toEqual([])
  })
})

describe('pictures from before uploads were encoded anew', () => {
  /** A picture as a store of then has it. @returns its hash */
  async function storedThen(bytes: Buffer, type: string): Promise<string> {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await store.sql.query(
      `INSERT INTO "Media" ("sha256", "contentType", "bytes", "width", "height", "byteSize", "fileName")
       VALUES ($1, $2, $3, 40, 20, $4, 'then')`,
      [sha256, type, bytes, bytes.byteLength],
    )
    return sha256
  }
  const fetched = async (sha256: string, extension: string) => {
    const response = await fetch(`${store.url}/media/${sha256}.${extension}`)
    return { etag: response.headers.get('etag'), bytes: Buffer.from(await response.arrayBuffer()) }
  }
  const plain = () =>
    sharp({ create: { width: 40, height: 20, channels: 3, background: '#ea580c' } })

  it('are so once, and keep their addresses; what can’t be read stays as it is', async () => {
    const photo = await plain()
      .withExif({ IFD0: { Artist: 'Nobody’s business' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    // Something else follows the picture in its file.
    const carrier = Buffer.concat([await plain().png().toBuffer(), Buffer.from('PK hidden')])
    const broken = Buffer.from('no picture')
    const [one, two, three] = [
      await storedThen(photo, 'image/jpeg'),
      await storedThen(carrier, 'image/png'),
      await storedThen(broken, 'image/webp'),
    ]
    const before = await fetched(one, 'jpg')
    expect((await sharp(before.bytes).metadata()).exif).toBeDefined()
    await finishJob(store, 'encode_pictures')

    const after = await fetched(one, 'jpg')
    expect(after.etag).not.toBe(before.etag)
    const facts = await sharp(after.bytes).metadata()
    expect(facts).toMatchObject({ width: 20, height: 40, format: 'jpeg' })
    expect([facts.exif, facts.orientation]).toEqual([undefined, undefined])
    expect((await details(one)).body).toMatchObject({
      width: 20,
      height: 40,
      byteSize: after.bytes.byteLength,
    })
    expect((await fetched(two, 'png')).bytes.includes('hidden')).toBe(false)
    expect((await fetched(three, 'webp')).bytes.equals(broken)).toBe(true)

    await finishJob(store, 'encode_pictures')
    expect((await fetched(one, 'jpg')).bytes.equals(after.bytes)).toBe(true)
    const { rows } = await store.sql.query('SELECT 1 FROM "Media" WHERE NOT "isEncoded"')
    expect(rows).toEqual([])
  })
})

describe('GET /api/admin/media', () => {
  it('lists what was uploaded, newest first, a page at a time', async () => {
    const first = await stored('one.png')
    const second = await stored('two.png')
    const { rows, total } = await list('limit=1')
    expect(rows.map(({ sha256 }) => sha256)).toEqual([second.sha256])
    expect(total).toBeGreaterThanOrEqual(2)
    const next = (await list('limit=1&offset=1')).rows
    expect(next[0]).toMatchObject({
      sha256: first.sha256,
      url: first.url,
      fileName: 'one.png',
      contentType: 'image/png',
      width: 40,
      height: 30,
      uses: [],
    })
    expect(next[0]?.byteSize).toBeGreaterThan(0)
    const paged = await admin.call(`${PATH}?limit=1`)
    expect(paged.headers.get('link')).toContain('offset=1')
  })

  it('finds by part of the file name, taking signs of patterns as they are', async () => {
    await stored('Summer sale 50.png')
    expect((await list('search=sUMMER')).rows.map(({ fileName }) => fileName)).toEqual([
      'Summer sale 50.png',
    ])
    for (const term of ['%', '_', '\\', '%25'])
      expect((await list(`search=${encodeURIComponent(term)}`)).rows).toEqual([])
  })

  it('reports what is unused', async () => {
    const used = await stored('used.png')
    const unused = await stored('unused.png')
    expect((await changeProduct({ image: used.url })).status).toBe(200)
    const shas = (await list('unused=1&limit=100')).rows.map(({ sha256 }) => sha256)
    expect(shas).toContain(unused.sha256)
    expect(shas).not.toContain(used.sha256)
    const all = await list('limit=100')
    expect(all.rows.filter(({ uses }) => uses.length === 0).map(({ sha256 }) => sha256)).toEqual(
      shas,
    )
  })

  it.each(['limit=0', 'limit=101', 'offset=-1', 'unused=yes', `search=${'x'.repeat(101)}`])(
    'refuses %s',
    async (query) => expect((await admin.call(`${PATH}?${query}`)).status).toBe(400),
  )
})

describe('GET /api/admin/media/{sha256}', () => {
  it('names every place that shows a picture', async () => {
    const { sha256, url } = await stored('everywhere.png')
    const product = await aProduct()
    await changeProduct({ image: url, additionalImages: [url] })
    const other = (await admin.call('/api/admin/products?limit=1&offset=1')).body[0]
    await admin.call(`/api/admin/products/${other.id}`, {
      method: 'PATCH',
      body: { additionalImages: [url] },
    })
    const [category] = (await admin.call('/api/admin/categories')).body
    const asBanner = (bannerImage: string | null) =>
      admin.call(`/api/admin/categories/${category.id}`, { method: 'PUT', body: { bannerImage } })
    expect((await asBanner(url)).status).toBe(200)
    await admin.call('/api/admin/site-images/hero', { method: 'PUT', body: { url } })
    await store.sql.query(
      `UPDATE "Article" SET "content" = "content" || $1 WHERE "id" = (SELECT min("id") FROM "Article")`,
      [`<p><img src="${url}" alt=""></p>`],
    )
    await store.sql.query(
      `INSERT INTO "SeoPage" ("page", "path", "title", "ogImage", "twitterImage", "updatedAt")
       VALUES ('Gallery', '/gallery', 'Gallery', $1, $2, now())`,
      [url, `https://shop.example${url}`],
    )
    await setting('socialImage', url)

    const uses = await usesOf(sha256)
    expect(uses).toHaveLength(7)
    expect(uses).toEqual(
      expect.arrayContaining([
        ['product', product.name],
        ['product', other.name],
        ['category', category.name],
        ['site-image', 'Home page hero'],
        ['seo-page', 'Gallery'],
        ['setting', 'socialImage'],
      ]),
    )
    expect(uses.map(([kind]) => kind)).toContain('article')

    const refused = await remove(sha256)
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(refused.body.message).toMatch(/^This image is in use: /)
    expect((await apiClient(store.url).call(url)).status).toBe(200)
    await setting('socialImage', '')
    await asBanner(category.bannerImage)
    await admin.call('/api/admin/site-images/hero', { method: 'DELETE' })
  })

  it('knows no other', async () => {
    expect((await details(NOTHING)).status).toBe(404)
    for (const sha256 of ['x', `${NOTHING}0`, '%27'])
      expect([400, 404]).toContain((await details(sha256)).status)
  })
})

describe('DELETE /api/admin/media/{sha256}', () => {
  it('deletes what nothing shows, and leaves a trace', async () => {
    const { sha256, url } = await stored('gone.png')
    expect((await remove(sha256)).status).toBe(204)
    expect((await details(sha256)).status).toBe(404)
    expect((await apiClient(store.url).call(url)).status).toBe(404)
    expect((await remove(sha256)).status).toBe(404)
    const { rows } = await store.sql.query(
      `SELECT "username", "before" FROM "AuditEntry" WHERE "action" = 'media.delete' AND "entityId" = $1`,
      [sha256],
    )
    expect(rows).toEqual([
      { username: 'admin', before: { url, fileName: 'gone.png', bytes: expect.any(Number) } },
    ])
  })

  it('deletes nothing that comes into use at the same time', async () => {
    for (let round = 0; round < 6; round++) {
      const { sha256, url } = await stored()
      const [saved, deleted] = await Promise.all([
        changeProduct({ additionalImages: [url] }),
        remove(sha256),
      ])
      // Either the product has it and it stays, or it is gone and the product was refused.
      expect([
        [200, 409],
        [400, 204],
      ]).toContainEqual([saved.status, deleted.status])
      const served = (await apiClient(store.url).call(url)).status
      expect(served).toBe(saved.status === 200 ? 200 : 404)
    }
  })

  it('waits for a transaction that is about to use it', async () => {
    const { sha256, url } = await stored()
    const product = await aProduct()
    const writer = await store.sql.connect()
    await writer.query('BEGIN')
    await writer.query('SELECT 1 FROM "Media" WHERE "sha256" = $1 FOR KEY SHARE', [sha256])
    const deleting = remove(sha256)
    await writer.query('UPDATE "Product" SET "image" = $1 WHERE "id" = $2', [url, product.id])
    await writer.query('COMMIT')
    writer.release()
    expect((await deleting).status).toBe(409)
    expect((await details(sha256)).status).toBe(200)
  })

  it('lets the same picture be uploaded at the same time', async () => {
    const file = await picture()
    const { sha256 } = (await uploadMedia(store.url, admin, file)).body
    for (let round = 0; round < 4; round++) {
      const [again] = await Promise.all([uploadMedia(store.url, admin, file), remove(sha256)])
      expect(again.status).toBe(201)
    }
  })
})

describe('POST /api/admin/media/delete', () => {
  it('deletes those that are unused and keeps the others', async () => {
    const [used, one, two] = [await stored(), await stored(), await stored()]
    await changeProduct({ image: used.url })
    const answer = await removeAll([used.sha256, one.sha256, two.sha256, NOTHING])
    expect(answer.status).toBe(200)
    expect(answer.body.inUse).toEqual([used.sha256])
    expect([...answer.body.deleted].sort()).toEqual([one.sha256, two.sha256].sort())
    expect((await details(used.sha256)).status).toBe(200)
  })

  it.each([
    [{}],
    [{ sha256s: [] }],
    [{ sha256s: 'x' }],
    [{ sha256s: ['x'] }],
    [{ sha256s: [1] }],
    [{ sha256s: Array.from({ length: 101 }, () => NOTHING) }],
  ])('refuses %j', async (body) => {
    expect((await admin.post(`${PATH}/delete`, body)).status).toBe(400)
  })
})

describe('what shows pictures', () => {
  const url = `/media/${NOTHING}.png`
  it.each([
    ['POST', '/api/admin/categories', { name: 'Without banner', bannerImage: url }, 'bannerImage'],
    ['PUT', '/api/admin/site-images/hero', { url }, 'url'],
    ['PATCH', '/api/admin/settings', { values: { socialImage: url } }, 'socialImage'],
    [
      'POST',
      '/api/admin/seo-pages',
      { page: 'Home', path: '/', title: 'Home', ogImage: url },
      'ogImage',
    ],
  ])('takes none that was not uploaded: %s %s', async (method, path, body, field) => {
    const answer = await admin.call(path, { method, body })
    expect(answer.status).toBe(400)
    expect(answer.body.issues[0].path).toBe(field)
  })
})
