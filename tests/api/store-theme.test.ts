import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { ORIGINAL_THEME } from '@/lib/settings/theme'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { picture, uploadMedia } from '@/tests/setup/pictures'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
})
afterAll(() => store.stop())

const PATH = '/api/admin/settings'
const patch = (values: object, client = admin) =>
  client.call(PATH, { method: 'PATCH', body: { values } })
const rootOf = async (path: string) =>
  (await (await fetch(store.url + path)).text()).match(/<html[^>]*>/)?.[0] ?? ''

afterEach(async () => {
  expect((await patch(ORIGINAL_THEME)).status).toBe(200)
})

/** Whether a page asks for the file of the store's own type before its styles do. */
const preloadsFont = async (path: string, font = 'figtree'): Promise<boolean> => {
  const answer = await fetch(store.url + path)
  const said = `${answer.headers.get('link')} ${await answer.text()}`
  return new RegExp(`/_next/static/media/${font}[\\w.-]*\\.woff2`).test(said)
}

describe('the theme', () => {
  it('has the file of the store’s own type asked for ahead, unless it has another', async () => {
    for (const path of ['/', '/fr/products']) expect(await preloadsFont(path)).toBe(true)
    expect(await preloadsFont('/fr/products', 'accents')).toBe(false)
    expect(await preloadsFont('/pl/products', 'accents')).toBe(true)
    expect((await patch({ typeface: 'serif' })).status).toBe(200)
    for (const path of ['/', '/fr/products']) expect(await preloadsFont(path)).toBe(false)
    expect(await preloadsFont('/admin/theme')).toBe(true)
  })

  it('is nothing on any page until the owner changes it, and all of it at the next request', async () => {
    const original = await rootOf('/')
    expect(original).not.toMatch(/style=|data-density|data-first-scheme|data-scheme="dark"/)

    const theme = {
      primaryColor: '#1d4ed8',
      typeface: 'serif',
      density: 'compact',
      darkMode: true,
      firstScheme: 'dark',
    }
    expect((await patch(theme)).body.values).toMatchObject(theme)
    for (const path of ['/', '/fr/products', '/checkout/review']) {
      const root = await rootOf(path)
      expect(root).toContain('--color-primary:#1d4ed8')
      expect(root).toContain('--font-sans:Charter')
      expect(root).toContain('data-density="compact"')
      expect(root).toContain('data-scheme="dark"')
    }
    // The back office keeps its type, its spacing and its light.
    expect(await rootOf('/admin/theme')).not.toMatch(/--font-sans|data-density|data-scheme/)

    const undone = await admin.post('/api/admin/undo', {
      entityType: 'settings',
      entityId: Object.keys(theme).sort().join(', '),
    })
    expect(undone.status).toBe(200)
    expect(await rootOf('/')).toBe(original)
  })

  it.each([
    ['primaryColor', 'red;}</style><script>alert(1)</script>'],
    ['primaryColor', '#ffff00'],
    ['typeface', 'Comic Sans MS'],
    ['typeface', 'serif;color:red'],
    ['density', 'none'],
    ['firstScheme', 'light'],
  ])('does not take %s = %j', async (name, value) => {
    const answer = await patch({ [name]: value })
    expect(answer.status).toBe(400)
    expect(answer.body.issues).toMatchObject([{ path: name }])
  })

  it('is changed by those alone who may change settings', async () => {
    const moderator = await clientOfRole(store, 'moderator')
    expect((await patch({ density: 'compact' }, moderator)).status).toBe(403)
    expect(await rootOf('/')).not.toContain('data-density')
  })
})

describe('the icon of the owner’s', () => {
  it('is on home screens and in the back office, too', async () => {
    const slot = '/api/admin/site-images/favicon'
    const upload = await uploadMedia(store.url, admin, await picture(300, 300), {
      query: '?slot=favicon',
    })
    const { url } = (await admin.call(slot, { method: 'PUT', body: { url: upload.body.url } })).body
    const html = await (await fetch(`${store.url}/`)).text()
    expect(html).toMatch(new RegExp(`<link rel="apple-touch-icon" href="${url}"`))
    const manifest = await (await fetch(`${store.url}/manifest.webmanifest`)).json()
    expect(manifest.icons).toEqual([
      { src: url, sizes: '300x300', type: 'image/png', purpose: 'any' },
    ])
    await admin.call(slot, { method: 'DELETE' })
    const original = await (await fetch(`${store.url}/manifest.webmanifest`)).json()
    expect(original.icons).toHaveLength(3)
  })
})
