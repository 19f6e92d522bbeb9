import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DAY_MS } from '@/lib/core/time'
import { SETTINGS, type Settings } from '@/lib/settings/registry'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { isThorough } from '@/tests/setup/depth'
import { startStore, type TestStore } from '@/tests/setup/store'

const PRODUCTS = '/api/admin/products'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let made = 0

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
})
afterAll(() => store.stop())

async function add(fields: object = {}) {
  made += 1
  const product = { name: `Undoing ${made}`, description: 'One.', price: '40.00', ...fields }
  return (await admin.post(PRODUCTS, { categoryId: 14, ...product })).body
}
const bulk = (body: object) => admin.post(`${PRODUCTS}/bulk`, body)
const undo = (body: object) => admin.post('/api/admin/undo', body)
const undoLast = (entityType: string, entityId: string | number) =>
  undo({ entityType, entityId: String(entityId) })
const product = async (id: number) => (await admin.call(`${PRODUCTS}/${id}`)).body
const patch = (id: number, body: object) =>
  admin.call(`${PRODUCTS}/${id}`, { method: 'PATCH', body })
const entriesOf = async (entity: string, id: string | number) =>
  (await admin.call(`/api/admin/audit?entity=${entity}&entityId=${id}`)).body

describe('POST /api/admin/products/bulk', () => {
  it('names what can’t change, and changes the others when told so', async () => {
    const plain = await add()
    const card = await add({ isGiftCard: true })
    const change = {
      select: { ids: [plain.id, card.id] },
      action: { kind: 'delivery', delivery: 'keys' },
    }
    const preview = await bulk({ ...change, dryRun: true })
    expect(preview.body).toMatchObject({
      matched: 2,
      changed: 1,
      refused: 1,
      refusals: [{ id: card.id }],
    })
    expect((await bulk(change)).status).toBe(400)
    expect(await product(plain.id)).toMatchObject({ delivery: 'manual' })
    expect((await bulk({ ...change, skipRefused: true })).body).toEqual(preview.body)
    expect(await product(plain.id)).toMatchObject({ delivery: 'keys' })
    expect(await product(card.id)).toMatchObject({ delivery: 'manual' })
  })

  it('sets prices, starts and ends sales, moves, hides', async () => {
    const { id } = await add()
    const select = { ids: [id] }
    await bulk({ select, action: { kind: 'price', mode: 'set', by: 5000 } })
    await bulk({ select, action: { kind: 'sale', off: 2000 } })
    await bulk({ select, action: { kind: 'category', categoryId: 1 } })
    await bulk({ select, action: { kind: 'visibility', isHidden: true } })
    expect(await product(id)).toMatchObject({
      price: '40.00',
      originalPrice: '50.00',
      categoryId: 1,
      isHidden: true,
    })
    await bulk({ select, action: { kind: 'sale', off: null } })
    expect(await product(id)).toMatchObject({ price: '50.00', originalPrice: null })
  })

  it('deletes, and hides what is on record', async () => {
    const gone = await add()
    const kept = await add({ delivery: 'keys' })
    const change = { select: { ids: [gone.id, kept.id] }, action: { kind: 'remove' } }
    expect((await bulk({ ...change, dryRun: true })).body).toMatchObject({
      changed: 2,
      hiddenInstead: 1,
    })
    expect((await admin.call(`${PRODUCTS}/${gone.id}`)).status).toBe(200)
    await bulk(change)
    expect((await admin.call(`${PRODUCTS}/${gone.id}`)).status).toBe(404)
    expect(await product(kept.id)).toMatchObject({ isHidden: true })
    expect((await undoLast('product', kept.id)).body).toMatchObject({ undone: 2, kept: 0 })
    const { updatedAt: _, ...before } = gone
    expect(await product(gone.id)).toMatchObject(before)
    expect(await product(kept.id)).toMatchObject({ isHidden: false })
  })

  it.each([
    { action: { kind: 'category', categoryId: 999_999 } },
    { action: { kind: 'sale', off: 10_000 } },
    { action: { kind: 'price', mode: 'set', by: -1 } },
    { action: { kind: 'delivery', delivery: 'pigeon' } },
  ])('refuses %j', async (body) => {
    expect((await bulk({ select: { ids: [1] }, ...body })).status).toBe(400)
  })
})

describe('POST /api/admin/undo', () => {
  it('undoes what one call did to those that are unchanged since, and names the others', async () => {
    const [first, second] = [await add(), await add()]
    await bulk({
      select: { ids: [first.id, second.id] },
      action: { kind: 'price', mode: 'set', by: 100 },
    })
    await patch(second.id, { price: '2.00' })
    const [, entry] = await entriesOf('product', second.id)
    expect(entry).toMatchObject({ action: 'product.bulk', canUndo: true, changesOfCall: 2 })
    const answer = await undo({ entryId: entry.id, wholeCall: true })
    expect(answer.body).toMatchObject({
      undone: 1,
      kept: 1,
      examples: [
        {
          name: second.name,
          reason: expect.stringMatching(/^admin changed it on 2[\d-]+ at \d\d:\d\d \(UTC\)$/),
        },
      ],
    })
    expect(await product(first.id)).toMatchObject({ price: '40.00' })
    expect(await product(second.id)).toMatchObject({ price: '2.00' })
    expect(await entriesOf('product', first.id)).toMatchObject([
      { action: 'product.undo', canUndo: true },
      { action: 'product.bulk', canUndo: false },
      { action: 'product.create', canUndo: false },
    ])
    // The later change first, then the earlier one.
    expect((await undoLast('product', second.id)).status).toBe(200)
    expect((await undo({ entryId: entry.id })).status).toBe(200)
    expect(await product(second.id)).toMatchObject({ price: '40.00' })
  })

  it('happens once, however often it is asked for at once, and can be undone itself', async () => {
    const { id, slug } = await add()
    await patch(id, { name: 'Renamed', slug: `${slug}-new` })
    const [entry] = await entriesOf('product', id)
    const answers = await Promise.all([1, 2, 3].map(() => undo({ entryId: entry.id })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await product(id)).toMatchObject({ slug })
    const [undoing] = await entriesOf('product', id)
    expect(undoing).toMatchObject({ action: 'product.undo', undoesId: entry.id })
    await undo({ entryId: undoing.id })
    expect(await product(id)).toMatchObject({ name: 'Renamed', slug: `${slug}-new` })
  })

  it('leaves a slug that another product has by now', async () => {
    const { id, slug } = await add()
    await patch(id, { slug: `${slug}-new` })
    await add({ slug })
    const answer = await undoLast('product', id)
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining(slug) } })
  })

  it('restores categories, articles and settings', async () => {
    const category = (await admin.post('/api/admin/categories', { name: 'Undone' })).body
    const body = { name: 'Changed' }
    await admin.call(`/api/admin/categories/${category.id}`, { method: 'PUT', body })
    expect((await undoLast('category', category.id)).status).toBe(200)
    await admin.call(`/api/admin/categories/${category.id}`, { method: 'DELETE' })
    expect((await undoLast('category', category.id)).status).toBe(200)
    const { body: categories } = await admin.call('/api/admin/categories')
    expect(categories).toContainEqual({ ...category, updatedAt: expect.any(String) })

    const article = (
      await admin.post('/api/admin/articles', {
        title: 'Undone article',
        excerpt: 'Short.',
        content: '<p>First.</p>',
        category: 'Best Practices',
      })
    ).body
    await admin.call(`/api/admin/articles/${article.id}`, {
      method: 'PATCH',
      body: { content: '<p>Second.</p>' },
    })
    expect((await undoLast('article', article.id)).status).toBe(200)
    await admin.call(`/api/admin/articles/${article.id}`, { method: 'DELETE' })
    expect((await undoLast('article', article.id)).status).toBe(200)
    expect((await admin.call(`/api/admin/articles/${article.id}`)).body).toMatchObject({
      title: 'Undone article',
      content: '<p>First.</p>',
    })

    const values = { storeName: 'Another name' }
    await admin.call('/api/admin/settings', { method: 'PATCH', body: { values } })
    const [entry] = await entriesOf('settings', 'storeName')
    await admin.call('/api/admin/settings', {
      method: 'PATCH',
      body: { values: { storeName: 'A third one', lowStockThreshold: 3 } },
    })
    expect(await undo({ entryId: entry.id })).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^admin changed it on/) },
    })
    expect((await undoLast('settings', 'lowStockThreshold, storeName')).status).toBe(200)
    expect((await undo({ entryId: entry.id })).status).toBe(200)
  })

  it('is for staff, and leaves settings to administrators', async () => {
    const { storeName } = (await admin.call('/api/admin/settings')).body.values
    const values = { storeName: 'Named again' }
    await admin.call('/api/admin/settings', { method: 'PATCH', body: { values } })
    const [entry] = await entriesOf('settings', 'storeName')
    const moderator = await clientOfRole(store, 'moderator')
    expect((await moderator.post('/api/admin/undo', { entryId: entry.id })).status).toBe(403)
    expect((await undo({ entryId: entry.id })).status).toBe(200)
    expect((await admin.call('/api/admin/settings')).body.values).toMatchObject({ storeName })
  })

  it.each([{}, { entryId: 0 }, { entryId: '1' }, { entityType: 'user', entityId: '1' }])(
    'refuses %j',
    async (body) => {
      expect((await undo(body)).status).toBe(400)
    },
  )
})

/** Settings whose other value can't be told from their present one. */
const OTHER_SETTINGS: Partial<Record<keyof Settings, unknown>> = {
  markets: ['EU', 'US'],
  keptForMarkets: ['struckPrices'],
  taxRates: [
    { country: 'DE', rate: 19 },
    { country: 'FR', rate: 5.5 },
  ],
  taxThresholds: [],
  homeHero: { eyebrow: '', title: 'Another title', text: '', categoriesLabel: '', dealsLabel: '' },
  homeBlocks: [{ kind: 'text', id: 1, isHidden: false, heading: { en: 'Hello' }, text: {} }],
  menus: { buyers: [] },
  sellerCountry: 'DE',
  sellerEmail: 'seller@softhaven.example',
  smallBusiness: true,
  eInvoices: 'off',
  sellingCurrencies: { EUR: '99', JPY: '10' },
  timezone: 'Europe/Berlin',
  socialImage: '/images/share.webp',
  accessibilityDate: '2026-10-01',
  primaryColor: '#1d4ed8',
  secondaryColor: '#0ea5e9',
  orderNumberPrefix: 'KC-',
  keepReminders: 31,
  keepReviewReports: 7,
  keepQuestions: 7,
  keepAudit: 24,
  invoiceNumberPrefix: 'R-{year}-',
  creditNoteNumberPrefix: 'G-{year}-',
  homeHiddenSections: ['needs'],
}
/** Those that have only one value or are changed elsewhere, and those whose other value would keep this test's own program out. */
const LEFT_ALONE: readonly string[] = ['baseCurrency', 'apiSignIn', 'requireSecondFactor']

function otherSetting(key: keyof Settings, now: unknown): unknown {
  if (key in OTHER_SETTINGS) return OTHER_SETTINGS[key]
  const rule: object = SETTINGS[key].unwrap()
  if ('options' in rule && Array.isArray(rule.options) && typeof rule.options[0] === 'string')
    return rule.options.find((option) => option !== now)
  if (typeof now === 'boolean') return !now
  if (typeof now === 'number') return now > 1 ? now - 1 : now + 1
  if (Array.isArray(now)) return [...now].reverse().slice(key === 'supportedCurrencies' ? -5 : 0)
  return String(now).includes('@') ? 'other@softhaven.example' : `${now} and more`
}

/** How many settings are changed by one call. */
const AT_ONCE = isThorough ? 1 : 10

describe('each setting', () => {
  const values = async () => (await admin.call('/api/admin/settings')).body.values
  const save = (changed: object) =>
    admin.call('/api/admin/settings', { method: 'PATCH', body: { values: changed } })

  it('can be put back after it was changed', async () => {
    const before = await values()
    const keys = (Object.keys(SETTINGS) as (keyof Settings)[]).filter(
      (key) => !LEFT_ALONE.includes(key),
    )
    const outcomes: [string, unknown][] = []
    for (let at = 0; at < keys.length; at += AT_ONCE) {
      const some = keys.slice(at, at + AT_ONCE)
      const saved = await save(
        Object.fromEntries(some.map((key) => [key, otherSetting(key, before[key])])),
      )
      const changed = saved.body.values
      const names = [...some].sort().join(', ')
      const undone = await undoLast('settings', names)
      const now = await values()
      const unlike = (one: Record<string, unknown>) =>
        some.filter((key) => JSON.stringify(one?.[key]) !== JSON.stringify(before[key]))
      outcomes.push([
        names,
        [saved.status, undone.status, unlike(changed).length === some.length, unlike(now)],
      ])
    }
    expect(await values()).toEqual(before)
    const right = JSON.stringify([200, 200, true, []])
    expect(outcomes.filter(([, found]) => JSON.stringify(found) !== right)).toEqual([])
  })

  it('can be put back with others, once it was changed by the form', async () => {
    const before = await values()
    const rates = [
      { country: 'AT', rate: 20 },
      { rate: 25.5, country: 'FI' },
    ]
    expect((await save({ taxRates: rates, sellerCountry: 'AT', taxInclusive: true })).status).toBe(
      200,
    )
    expect((await undoLast('settings', 'sellerCountry, taxInclusive, taxRates')).status).toBe(200)
    expect(await values()).toEqual(before)
  })
})

describe('each change of a product', () => {
  it('can be undone, whichever field it is of', async () => {
    const made = await add({ delivery: 'manual' })
    const fact = `undone-${Date.now()}`
    const defined = { slug: fact, kind: 'text', names: { en: 'A fact' } }
    expect((await admin.post('/api/admin/own-facts', defined)).status).toBe(201)
    const other = {
      name: 'Another name',
      slug: `another-${Date.now()}`,
      description: 'Two.',
      publisher: 'Another',
      price: '41.00',
      originalPrice: '50.00',
      volumePrices: [{ percent: 5, from: 10 }],
      categoryId: 1,
      image: '/images/products/another.webp',
      additionalImages: ['/images/products/another-2.webp'],
      pictureTexts: { '/images/products/another.webp': { text: 'At work', isScreenshot: true } },
      videoUrl: 'https://vimeo.com/76979871',
      rating: '3.9',
      reviewCount: 3,
      features: ['One', 'Two'],
      isFeatured: true,
      inStock: false,
      isHidden: true,
      systemRequirements: ['Disk'],
      deliveryInfo: 'Later.',
      supportedLanguages: ['German'],
      license: 'Another',
      version: '2025',
      platforms: ['windows'],
      licenseType: 'perpetual',
      termMonths: 12,
      devices: 3,
      regions: ['EU'],
      activation: 'online',
      family: 'another-family',
      edition: 'Home',
      worksWith: ['Office'],
      notIncluded: ['A disk'],
      tags: ['gift'],
      furtherCategoryIds: [1],
      sku: `SKU-${Date.now()}`,
      gtin: '4006381333931',
      mpn: 'M-1',
      seoTitle: 'Another title',
      seoDescription: 'Another description.',
      notice: 'Needs an account',
      relatedProductIds: [1],
      story: '<h2>All of it</h2>',
      releases: [{ version: '2', date: '2026-11-12', notes: 'New' }],
      trialUrl: 'https://example.com/try',
      trialDays: 14,
      whenSoldOut: 'backorder',
      backorderLimit: 20,
      ownFacts: { [fact]: 'Known' },
      installerUrl: 'https://example.com/setup',
      activationSteps: ['Open it'],
      delivery: 'keys',
    }
    const before = await product(made.id)
    const unlike = ({ updatedAt: _, ...fields }: Record<string, unknown>) => fields
    for (const [field, value] of Object.entries(other)) {
      const saved = await patch(made.id, { [field]: value })
      expect([field, saved.status]).toEqual([field, 200])
      expect(unlike(saved.body)).not.toEqual(unlike(before))
      expect([field, (await undoLast('product', made.id)).status]).toEqual([field, 200])
      expect(unlike(await product(made.id))).toEqual(unlike(before))
    }
    // Only of one that is hidden, and of one that is delivered by keys.
    const publishAt = new Date(Date.now() + DAY_MS).toISOString()
    const planned = { ...other, publishAt, availableFrom: publishAt }
    expect((await patch(made.id, planned)).status).toBe(200)
    expect((await undoLast('product', made.id)).status).toBe(200)
    expect(unlike(await product(made.id))).toEqual(unlike(before))
  })

  it.each([
    { kind: 'price', mode: 'percent', by: -1000 },
    { kind: 'price', mode: 'amount', by: 250 },
    { kind: 'price', mode: 'set', by: 100 },
    { kind: 'sale', off: 2000 },
    { kind: 'category', categoryId: 1 },
    { kind: 'delivery', delivery: 'keys' },
    { kind: 'visibility', isHidden: true },
    { kind: 'remove' },
  ])('can be undone for several: %j', async (action) => {
    const some = [await add(), await add({ volumePrices: [{ from: 5, percent: 10 }] })]
    expect((await bulk({ select: { ids: some.map(({ id }) => id) }, action })).status).toBe(200)
    expect((await undoLast('product', some[0].id)).body).toMatchObject({ undone: 2, kept: 0 })
    for (const { id, updatedAt: _, ...fields } of some)
      expect(await product(id)).toMatchObject(fields)
  })
})

describe('each change of a category', () => {
  it('can be undone, whichever field it is of', async () => {
    const main = (await admin.post('/api/admin/categories', { name: 'A main one' })).body
    const made = (await admin.post('/api/admin/categories', { name: 'Each field' })).body
    const find = async () =>
      (await admin.call('/api/admin/categories')).body
        .map(({ updatedAt: _, ...fields }: Record<string, unknown>) => fields)
        .find(({ id }: { id: number }) => id === made.id)
    const before = await find()
    const other = {
      name: 'Another',
      slug: 'another-slug',
      description: 'Two.',
      icon: 'Shield',
      isActive: false,
      listsByName: false,
      parentId: main.id,
      bannerImage: '/images/categories/another.webp',
    }
    for (const [field, value] of Object.entries(other)) {
      const saved = await admin.call(`/api/admin/categories/${made.id}`, {
        method: 'PUT',
        body: { [field]: value },
      })
      expect([field, saved.status]).toEqual([field, 200])
      expect(await find()).not.toEqual(before)
      expect([field, (await undoLast('category', made.id)).status]).toEqual([field, 200])
      expect(await find()).toEqual(before)
    }
  })
})

describe('each change of an article', () => {
  it('can be undone, whichever field it is of', async () => {
    const made = (
      await admin.post('/api/admin/articles', {
        title: 'Each field',
        excerpt: 'Short.',
        content: '<p>First.</p>',
        category: 'Best Practices',
      })
    ).body
    const find = async () => {
      const {
        updatedAt: _,
        versions: __,
        ...fields
      } = (await admin.call(`/api/admin/articles/${made.id}`)).body
      return fields
    }
    const before = await find()
    const other = {
      title: 'Another title',
      slug: 'another-article',
      excerpt: 'Shorter.',
      content: '<p>Second.</p>',
      image: '/images/articles/another.webp',
      category: 'Troubleshooting',
      isPublished: !before.isPublished,
    }
    for (const [field, value] of Object.entries(other)) {
      const saved = await admin.call(`/api/admin/articles/${made.id}`, {
        method: 'PATCH',
        body: { [field]: value },
      })
      expect([field, saved.status]).toEqual([field, 200])
      expect(await find()).not.toEqual(before)
      expect([field, (await undoLast('article', made.id)).status]).toEqual([field, 200])
      expect(await find()).toEqual(before)
    }
  })
})

describe('POST /api/admin/products/{id}/duplicate', () => {
  it('adds a hidden copy at a free address, without rating and keys', async () => {
    const { id, slug, name } = await add({ reviewCount: 12, rating: '3.5', delivery: 'keys' })
    const copies = [
      await admin.post(`${PRODUCTS}/${id}/duplicate`),
      await admin.post(`${PRODUCTS}/${id}/duplicate`),
    ]
    expect(copies).toMatchObject([
      { status: 201, body: { slug: `${slug}-copy`, name: `${name} (copy)` } },
      { status: 201, body: { slug: `${slug}-copy-2` } },
    ])
    expect(copies[0]?.body).toMatchObject({
      isHidden: true,
      reviewCount: 0,
      rating: '0.0',
      delivery: 'manual',
      price: '40.00',
    })
    expect((await admin.post(`${PRODUCTS}/999999/duplicate`)).status).toBe(404)
  })
})
