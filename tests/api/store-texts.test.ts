import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals'
import { adminStoreTextSchema } from '@/lib/content/store-texts/contracts'
import { DAY_MS } from '@/lib/core/time'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { pooledProducts } from '@/tests/setup/checkout-client'
import { finishJob } from '@/tests/setup/jobs'
import { detailsOf, placeOrder } from '@/tests/setup/order-client'
import { withSetting } from '@/tests/setup/settings'
import { startStore, type TestStore } from '@/tests/setup/store'

const PATH = '/api/admin/store-texts'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let reader: ReturnType<typeof apiClient>

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  reader = apiClient(store.url)
})
afterEach(async () => {
  await admin.call(`${PATH}/terms`, { method: 'DELETE' })
})
afterAll(() => store.stop())

const text = (title: string, content: string) => ({ title, content })
const put = (body: object) => admin.call(`${PATH}/terms`, { method: 'PUT', body })
const read = async (path: string) => String((await reader.call(path)).body)
const OWN = { en: text('Our terms', '<h2>Money back</h2><p>Within {refundDays} days, always.</p>') }

it('shows the owner’s terms, to which orders agree from then on, until he goes back to the original', async () => {
  const original = await read('/terms')
  const loaded = adminStoreTextSchema.parse((await admin.call(`${PATH}/terms`)).body)
  expect([loaded.own, loaded.original.en?.title]).toEqual([null, 'Terms of Service'])

  expect((await put({ texts: OWN, isPublished: false })).status).toBe(200)
  expect(await read('/terms')).not.toContain('Within 30 days, always.')

  expect((await put({ texts: OWN, isPublished: true })).status).toBe(200)
  const own = await read('/terms')
  expect(own).toMatch(/<h1[^>]*>Our terms/)
  expect(own).toContain('Within 30 days, always.')
  expect(own).toMatch(/<title>Our terms/)
  // Other languages show it, and say which it is in.
  const german = await read('/de/terms')
  expect(german).toMatch(/<h1[^>]* lang="en"[^>]*>Our terms/)
  expect(german).toContain('Dieser Text ist nur auf Englisch verfügbar.')
  await withSetting(store, 'refundDays', 21, async () => {
    expect(await read('/terms')).toContain('Within 21 days, always.')
  })

  const [product] = await pooledProducts(store)
  if (!product) throw new Error('The seed has no product with keys')
  const { number } = await placeOrder(store, [{ product }])
  const agreed = (await detailsOf(admin, number)).agreedTexts.find(({ kind }) => kind === 'terms')
  const kept = await read(`/agreed-texts/${agreed?.id}`)
  expect(kept).toContain('Our terms')
  expect(kept).toContain('Within 30 days, always.')

  expect((await admin.call(`${PATH}/terms`, { method: 'DELETE' })).status).toBe(200)
  const back = await read('/terms')
  expect(back).not.toContain('Within 30 days, always.')
  expect(back).toContain('These terms and who they bind')
  expect(original).toContain('These terms and who they bind')
  const [version] = (await admin.call(`${PATH}/terms/versions`)).body
  const earlier = (await admin.call(`${PATH}/terms/versions/${version.id}`)).body
  expect(earlier.texts.en.content).toContain('{refundDays}')
  const undo = { entityType: 'store_text', entityId: 'terms' }
  expect((await admin.post('/api/admin/undo', undo)).body).toMatchObject({ undone: 1 })
  expect(await read('/terms')).toContain('Within 30 days, always.')
})

it('is refused with a variable that nothing stands for, and where somebody else was first', async () => {
  const refused = async (texts: object) => {
    const answer = await put({ texts })
    return [answer.status, answer.body.issues?.[0]?.path]
  }
  expect(await refused({ en: text('Terms', '<p>{refunddays}</p>') })).toEqual([
    400,
    'texts.en.content',
  ])
  expect(await refused({ de: text('AGB', '<p>{priceTaxRule}</p>') })).toEqual([
    400,
    'texts.de.content',
  ])
  expect((await put({ texts: OWN, expectedUpdatedAt: null })).status).toBe(200)
  expect((await put({ texts: OWN, expectedUpdatedAt: null })).status).toBe(409)
})

it('publishes itself, can be looked at before, and takes the permission for settings', async () => {
  const { path } = (await admin.post(`${PATH}/terms/preview`, { texts: OWN, locale: 'en' })).body
  expect(await read(path)).toContain('Within 30 days, always.')

  const publishAt = new Date(Date.now() + DAY_MS).toISOString()
  expect((await put({ texts: OWN, publishAt })).status).toBe(200)
  await store.sql.query(`UPDATE "StoreText" SET "publishAt" = now() WHERE "page" = 'terms'`)
  await finishJob(store, 'publish_due_store_texts')
  expect(await read('/terms')).toContain('Within 30 days, always.')

  const moderator = await clientOfRole(store, 'moderator')
  expect((await moderator.call(PATH)).status).toBe(403)
  expect((await moderator.call(`${PATH}/terms`, { method: 'DELETE' })).status).toBe(403)
})

it('has the owner’s questions on the help page, in its structured data and in the search', async () => {
  const texts = {
    en: text('Questions', '<h2>Do you sell zymurgy licences?</h2><p>Yes, {storeName} does.</p>'),
  }
  const save = (body: object) => admin.call(`${PATH}/questions`, { method: 'PUT', body })
  expect((await save({ texts: { en: text('Questions', '<h2>Why?</h2>') } })).status).toBe(400)
  const original = await read('/help')
  expect((await save({ texts, isPublished: true })).status).toBe(200)
  const help = await read('/help')
  expect(help).toContain('Yes, Softhaven does.')
  expect(help).toContain('"@type":"Question","name":"Do you sell zymurgy licences?"')
  expect(help).toMatch(/<title>Help/)
  const found = async () =>
    (await reader.call('/api/help/search?q=zymurgy&locale=en')).body.results.map(
      ({ href }: { href: string }) => href,
    )
  expect(await found()).toEqual(['/help#faq-section-do-you-sell-zymurgy-licences'])

  expect((await admin.call(`${PATH}/questions`, { method: 'DELETE' })).status).toBe(200)
  expect(await found()).toEqual([])
  expect(original).toContain('faq-delivery')
  expect(await read('/help')).toContain('faq-delivery')
})

it('stands around what a page says itself, which stays', async () => {
  const save = (place: string, content: string) =>
    admin.call(`${PATH}/legalNotice-${place}`, {
      method: 'PUT',
      body: { texts: { en: text('Around', content) }, isPublished: true },
    })
  expect((await save('above', '<h2>Who {storeName} is</h2>')).status).toBe(200)
  expect((await save('below', '<p>Write to us.</p>')).status).toBe(200)
  const page = await read('/legal-notice')
  const at = (words: string) => page.indexOf(words)
  expect(page).toContain('<h2 id="above-who-softhaven-is">Who Softhaven is</h2>')
  expect(at('id="above-who')).toBeLessThan(at('id="seller-title"'))
  expect(at('id="seller-title"')).toBeLessThan(at('<p>Write to us.</p>'))
  expect(page).not.toMatch(/<title>Around/)
  for (const place of ['above', 'below'])
    await admin.call(`${PATH}/legalNotice-${place}`, { method: 'DELETE' })
  expect(await read('/legal-notice')).not.toContain('Who Softhaven is')
})

it('keeps the addresses of sections that the original has, too', async () => {
  const texts = { en: text('Our terms', '<h2>Anything else</h2><h2>Payment</h2><p>Cards.</p>') }
  expect(await read('/terms')).toContain('id="payment"')
  expect((await put({ texts, isPublished: true })).status).toBe(200)
  expect(await read('/terms')).toContain('<h2 id="payment">Payment</h2>')
})
