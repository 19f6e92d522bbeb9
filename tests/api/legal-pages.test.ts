import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { adminClient } from '@/tests/setup/admin-client'
import { invalidateCaches } from '@/tests/setup/page-changes'
import { hrefsOf, readPage, textOf } from '@/tests/setup/pages'
import { PLUGINS_ON, switchPlugins } from '@/tests/setup/plugins'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
})
afterAll(() => store.stop())

const read = (path: string) => readPage(store, path)
const status = async (path: string) => (await fetch(store.url + path)).status
async function save(values: object): Promise<void> {
  const answer = await admin.call('/api/admin/settings', { method: 'PATCH', body: { values } })
  expect(answer.status).toBe(200)
  await invalidateCaches(store, 'settings')
}
const noticeStep = async () =>
  (await admin.call('/api/admin/overview')).body.firstSteps.find(
    ({ step }: { step: string }) => step === 'notice',
  )?.isDone

it('says who sells as far as the owner has said, and tells him what is missing', async () => {
  const empty = await read('/legal-notice')
  expect(textOf(empty.main)).toContain('Softhaven')
  expect(textOf(empty.main)).toContain('support@softhaven.example')
  expect(textOf(empty.part('Seller'))).not.toMatch(/VAT ID|Represented by|Register|Hosting/)
  const checkout = await (await fetch(`${store.url}/checkout/review`)).text()
  expect(checkout).toContain('href="/legal-notice"')
  // No law asks this seller for it.
  expect(await noticeStep()).toBeUndefined()

  await save({ sellerCountry: 'DE' })
  expect(await noticeStep()).toBe(false)
  await save({
    sellerName: 'Laden GmbH',
    sellerAddress: 'Hauptstraße 1\n10115 Berlin',
    sellerTaxId: 'DE123456789',
    sellerEmail: 'hallo@laden.example',
    sellerRegistration: 'Amtsgericht Berlin, HRB 12345',
    sellerRepresentative: 'Ada Laden',
    supportPhone: '+49 30 12345678',
    disputeResolution: 'declined',
  })
  expect(await noticeStep()).toBe(true)
  const german = textOf((await read('/de/legal-notice')).main)
  for (const said of [
    'Impressum',
    'Laden GmbH',
    'Hauptstraße 1',
    'DE123456789',
    'hallo@laden.example',
    'HRB 12345',
    'Vertreten durch',
    'weder bereit noch verpflichtet',
  ])
    expect(german).toContain(said)
  expect(textOf((await read('/ja/legal-notice')).main)).toContain('特定商取引法に基づく表記')
  const organisation = (await read('/')).things().find((one) => one['@type'] === 'Organization')
  expect(organisation).toMatchObject({
    legalName: 'Laden GmbH',
    address: 'Hauptstraße 1, 10115 Berlin',
    vatID: 'DE123456789',
  })

  // The number of a tax office is the seller's own affair.
  await save({ sellerTaxId: '12/345/67890' })
  expect(textOf((await read('/legal-notice')).main)).not.toContain('67890')
})

it('says how reviews are checked and products are ordered, as they are', async () => {
  const page = textOf((await read('/reviews-and-ranking')).main)
  expect(page).toContain('A person reads each review')
  expect(page).toContain('nobody gets anything for a review')
  await save({ reviewsModerated: false, reviewIncentives: 'A coupon of 5 %.' })
  const changed = textOf((await read('/reviews-and-ranking')).main)
  expect(changed).toContain('we read them afterwards')
  expect(changed).toContain('A coupon of 5 %.')
  expect(changed).not.toContain('nobody gets anything')
  expect(hrefsOf((await read('/products')).main)).toContain('/reviews-and-ranking#ranking')
})

it('has an accessibility statement, until the owner switches it off', async () => {
  const footer = async () => hrefsOf((await read('/')).all.getByRole('contentinfo'))
  expect(textOf((await read('/fr/accessibility')).main)).toContain('EN 301 549')
  expect(await footer()).toContain('/accessibility')
  await save({
    accessibilityLimits: 'The chat needs a mouse.',
    accessibilityAuthority: 'A board',
    accessibilityDate: '2026-10-01',
  })
  const own = textOf((await read('/accessibility')).main)
  for (const said of ['The chat needs a mouse.', 'A board', 'October 1, 2026'])
    expect(own).toContain(said)
  await save({ accessibilityStatement: false })
  expect(await status('/accessibility')).toBe(404)
  expect(await footer()).not.toContain('/accessibility')
  expect(await (await fetch(`${store.url}/sitemap.xml`)).text()).not.toContain('/accessibility<')
})

it('lists what browsers keep, and the services that are on at the moment', async () => {
  const before = await read('/cookies')
  expect(textOf(before.main)).toContain('cartSessionId')
  expect(textOf(before.main)).not.toContain('Google Analytics')
  expect(textOf(before.main)).not.toContain('Change my choice')
  const restore = await switchPlugins(store, { ...PLUGINS_ON.google, ...PLUGINS_ON.crisp })
  await invalidateCaches(store, 'plugins')
  const page = await read('/cookies')
  const services = textOf(page.all.getByRole('table', { name: 'Services of others' }))
  for (const said of ['Google Analytics', 'Google Ireland Limited', 'Ireland', '_ga_*', '2 years'])
    expect(services).toContain(said)
  expect(services).toContain('Crisp IM SAS')
  expect(textOf(page.main)).toContain('Change my choice')
  await restore()
})
