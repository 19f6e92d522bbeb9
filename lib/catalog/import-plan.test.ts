import { describe, expect, it } from '@jest/globals'
import { englishOf } from '@/lib/core/english-text'
import { type ImportPlan, planImport, reportOf } from './import-plan'
import type { OwnFact } from './own-fact-rules'

const PLAYERS: OwnFact = {
  id: 1,
  slug: 'players',
  kind: 'number',
  names: { en: 'Players' },
  units: {},
  decimals: 0,
  isSeveral: false,
  choices: [],
  isOnPage: true,
  isCompared: true,
  isFilter: true,
  position: 0,
  categoryIds: [],
}

const CATALOGUE = {
  products: new Map(),
  categoryIds: new Map([['antivirus', 7]]),
  ownFacts: [PLAYERS],
  defaults: {
    categoryId: 7,
    publisher: 'Softhaven',
    rating: '0.0',
    takesRatings: false,
    license: '',
    version: '',
    deliveryInfo: '',
  },
}

/** Refused lines with what is wrong with them as the API says it. */
const inEnglish = (refusals: ImportPlan['refusals']) =>
  refusals.map(({ problems, ...line }) => ({ ...line, problems: problems.map(englishOf) }))

describe('a line of an import', () => {
  it.each(['39.99', '40.00', '40.01'])('may have the original price %s', async (originalPrice) => {
    const cells = { slug: 'a-product', name: 'A', description: 'B', price: '40.00', originalPrice }
    const { additions, refusals } = await planImport([{ line: 2, cells }], CATALOGUE)
    expect(refusals).toEqual([])
    expect(additions.map(({ fields }) => fields.originalPrice)).toEqual([originalPrice])
  })

  it('that shows a product takes away the time at which it would have been shown', async () => {
    const cells = { slug: 'a-product', name: 'A', description: 'B', price: '40.00' }
    const { additions } = await planImport([{ line: 2, cells }], CATALOGUE)
    const [added] = additions
    if (!added) throw new Error('Nothing would be added')
    const publishAt = '2030-12-03T09:00:00.000Z'
    const existing = {
      id: 1,
      fields: { ...added.fields, isHidden: true, publishAt },
      keysByRule: false,
      isBundle: false,
      parts: [],
      ratingSource: 'sample',
    } as const
    const catalogue = { ...CATALOGUE, products: new Map([['a-product', existing]]) }
    const changesOf = async (isHidden: string) =>
      (await planImport([{ line: 2, cells: { ...cells, isHidden } }], catalogue)).changes
    expect(await changesOf('true')).toEqual([])
    expect(await changesOf('false')).toMatchObject([
      { after: { isHidden: false, publishAt: null } },
    ])
  })

  it('makes no pre-order of a day that has passed, nor of what is delivered by hand', async () => {
    const cells = { slug: 'a-product', name: 'A', description: 'B', price: '40.00' }
    const planned = (more: object) =>
      planImport([{ line: 2, cells: { ...cells, ...more } }], CATALOGUE)
    const [past, future] = ['2026-01-01T09:00:00.000Z', '9999-01-01T09:00:00.000Z']
    const { additions } = await planned({ delivery: 'manual', availableFrom: past })
    expect(additions).toMatchObject([{ fields: { availableFrom: null } }])
    const soon = new Date(Date.now() + 86_400_000).toISOString()
    expect((await planned({ delivery: 'keys', availableFrom: soon })).additions).toMatchObject([
      { fields: { availableFrom: soon } },
    ])
    for (const refused of [
      { delivery: 'manual', availableFrom: soon },
      { delivery: 'keys', availableFrom: future },
    ])
      expect(inEnglish((await planned(refused)).refusals)).toEqual([
        expect.objectContaining({ problems: [expect.stringContaining('availableFrom')] }),
      ])
  })

  it('may make a bundle, which is delivered by the keys of its parts, and none again', async () => {
    const cells = { slug: 'all', name: 'A', description: 'B', price: '1', parts: 'one; SKU-2 × 2' }
    const bySku = { ...CATALOGUE, slugsBySku: new Map([['sku-2', 'two']]) }
    const { additions } = await planImport([{ line: 2, cells }], bySku)
    const [added] = additions
    const after = [
      { name: 'one', quantity: 1 },
      { name: 'two', quantity: 2 },
    ]
    expect(added).toMatchObject({ fields: { delivery: 'keys' }, parts: { before: [], after } })
    if (!added) throw new Error('Nothing would be added')
    const existing = {
      id: 1,
      fields: added.fields,
      keysByRule: false,
      isBundle: true,
      parts: after,
      ratingSource: 'sample',
    } as const
    const catalogue = { ...bySku, products: new Map([['all', existing]]) }
    const planOf = (parts: string) =>
      planImport([{ line: 2, cells: { ...cells, parts } }], catalogue)
    expect(await planOf('one×1; two×2')).toMatchObject({ unchanged: 1, changes: [] })
    const emptied = await planOf('')
    expect(emptied.changes).toMatchObject([
      { fields: { delivery: 'manual' }, parts: { before: after, after: [] } },
    ])
    expect(await reportOf(emptied, new Map(), false)).toMatchObject({
      changes: [
        {
          fields: [{ field: 'delivery' }, { field: 'parts', before: 'one×1; two×2', after: '' }],
        },
      ],
    })
    expect(inEnglish((await planOf('one')).refusals)).toMatchObject([
      { problems: [expect.stringContaining('parts')] },
    ])
  })

  it('is refused with what is wrong with it', async () => {
    const cells = { slug: 'a-product', name: 'A\0', description: 'B', price: '-1' }
    const { refusals } = await planImport([{ line: 2, cells }], CATALOGUE)
    expect(inEnglish(refusals)).toEqual([
      expect.objectContaining({
        problems: [expect.stringContaining('name'), expect.stringContaining('price')],
      }),
    ])
  })

  it('may name tags and further categories, those of each with any separator', async () => {
    const line = { slug: 'a-product', name: 'A', description: 'B', price: '1' }
    const categoryIds = new Map([...CATALOGUE.categoryIds, ['office', 8], ['gifts', 9]])
    const catalogue = { ...CATALOGUE, categoryIds }
    const further = { tags: 'Gift, School\ngift', furtherCategories: 'office, gifts\noffice' }
    const plan = await planImport([{ line: 2, cells: { ...line, ...further } }], catalogue)
    expect(plan.additions.map(({ fields }) => fields)).toEqual([
      expect.objectContaining({
        categoryId: 7,
        tags: ['gift', 'school'],
        furtherCategoryIds: [8, 9],
      }),
    ])
    const cells = { ...line, furtherCategories: 'nowhere', tags: 'x'.repeat(41) }
    const { refusals } = await planImport([{ line: 2, cells }], catalogue)
    expect(inEnglish(refusals)).toEqual([
      expect.objectContaining({
        problems: [expect.stringContaining('nowhere'), expect.stringContaining('tags')],
      }),
    ])
  })

  it('may name facts, and is told which of them make no sense', async () => {
    const line = { slug: 'a-product', name: 'A', description: 'B', price: '1' }
    const facts = {
      platforms: 'macOS\nWindows',
      licenseType: 'Perpetual',
      termMonths: 'Lifetime',
      devices: 'unlimited',
      regions: 'eu\nUS',
      activation: '',
      family: 'office-2024',
      edition: 'Home',
    }
    const plan = await planImport([{ line: 2, cells: { ...line, ...facts } }], CATALOGUE)
    expect(plan.additions.map(({ fields }) => fields)).toEqual([
      expect.objectContaining({
        platforms: ['windows', 'macos'],
        licenseType: 'perpetual',
        termMonths: 0,
        devices: 0,
        regions: ['EU', 'US'],
        activation: null,
        family: 'office-2024',
        edition: 'Home',
      }),
    ])
    const wrong = {
      platforms: 'windows\nbeos',
      licenseType: 'rented',
      termMonths: '1.5',
      devices: 'many',
      regions: 'Europe',
      activation: 'fax',
      family: 'Office 2024',
      edition: 'a'.repeat(61),
    }
    const { refusals } = await planImport([{ line: 2, cells: { ...line, ...wrong } }], CATALOGUE)
    expect(inEnglish(refusals)).toEqual([
      expect.objectContaining({
        problems: Object.keys(wrong).map((field) => expect.stringContaining(field)),
      }),
    ])
  })

  it.each([
    [['a-product', 'A', 'B', '1', 'more'], /has 5 cells, the heading 4/],
    [['a-product', 'A', 'B', '1', ''], /has 5 cells, the heading 4/],
    [['a-product', 'A'], /has 2 cells, the heading 4/],
  ])('is refused when nobody knows which cell is which: %j', async (record, problem) => {
    const cells = { slug: 'a-product', name: 'A', description: 'B', price: '1' }
    const line = { line: 2, cells, misfit: { record, expected: 4 } }
    const { additions, refusals } = await planImport([line], CATALOGUE)
    expect(additions).toEqual([])
    expect(inEnglish(refusals)).toEqual([
      expect.objectContaining({ problems: [expect.stringMatching(problem)] }),
    ])
  })
})

describe('prices in other currencies', () => {
  const EUR = { price: '89.00', originalPrice: '109.00' }
  const cells = { slug: 'a-product', name: 'A', description: 'B', price: '100.00' }

  async function catalogue() {
    const line = { line: 2, cells: { ...cells, price_EUR: '89', originalPrice_EUR: '109' } }
    const [added] = (await planImport([line], CATALOGUE)).additions
    if (!added) throw new Error('It was refused')
    expect(added.fields.prices).toEqual({ EUR })
    const existing = {
      id: 1,
      fields: added.fields,
      keysByRule: false,
      isBundle: false,
      parts: [],
      ratingSource: 'sample',
    } as const
    return { ...CATALOGUE, products: new Map([['a-product', existing]]) }
  }

  it.each([
    [{}, { EUR }],
    [{ price_EUR: '89,00', originalPrice_EUR: '109,00' }, { EUR }],
    [{ price_EUR: '79' }, { EUR: { ...EUR, price: '79.00' } }],
    [{ originalPrice_EUR: '' }, { EUR: { ...EUR, originalPrice: null } }],
    [{ price_EUR: '' }, {}],
    [{ price_EUR: ' ', originalPrice_EUR: '' }, {}],
    [{ price_JPY: '12000' }, { EUR, JPY: { price: '12000.00', originalPrice: null } }],
  ])('after a line with %j are %j', async (given, prices) => {
    const line = { line: 2, cells: { slug: 'a-product', ...given } }
    const { changes, unchanged, refusals } = await planImport([line], await catalogue())
    expect(refusals).toEqual([])
    expect(changes.map(({ fields }) => fields.prices)).toEqual(unchanged ? [] : [prices])
    if (unchanged) expect(prices).toEqual({ EUR })
  })

  it.each([
    [{ price_EUR: 'x' }, 'price_EUR must be an amount'],
    [{ price_EUR: '0' }, 'price_EUR must be more than 0'],
    [{ price_EUR: '', originalPrice_EUR: '9' }, 'price_EUR is missing'],
    [{ originalPrice_EUR: '89' }, 'originalPrice_EUR must be above'],
    [{ price_JPY: '9.50' }, 'price_JPY must be a whole amount'],
  ])('are refused, naming line and column: %j', async (given, problem) => {
    const line = { line: 7, cells: { slug: 'a-product', ...given } }
    const { refusals } = await planImport([line], await catalogue())
    expect(inEnglish(refusals)).toEqual([
      expect.objectContaining({ line: 7, problems: [expect.stringContaining(problem)] }),
    ])
  })

  it('are reported by their columns', async () => {
    const line = { line: 2, cells: { slug: 'a-product', price_EUR: '79', originalPrice_EUR: '' } }
    const plan = await planImport([line], await catalogue())
    expect((await reportOf(plan, new Map(), false)).changes).toMatchObject([
      {
        fields: [
          { field: 'price_EUR', before: '89.00', after: '79.00' },
          { field: 'originalPrice_EUR', before: '109.00', after: '' },
        ],
      },
    ])
  })
})

describe("the owner's own facts in a file", () => {
  const line = { slug: 'chess', name: 'Chess', description: 'A game.', price: '9.00' }
  const planned = (cells: Record<`fact:${string}`, string>) =>
    planImport([{ line: 2, cells: { ...line, ...cells } }], CATALOGUE)

  it('are read by their columns', async () => {
    const { additions } = await planned({ 'fact:players': ' 4 ' })
    expect(additions[0]?.fields.ownFacts).toEqual({ players: '4' })
  })

  it('are refused where there is no such fact, or it takes no such value', async () => {
    const unknown = await planned({ 'fact:genre': 'board' })
    expect(inEnglish(unknown.refusals)[0]?.problems).toEqual([
      'There is no fact with the slug “genre”',
    ])
    const wrong = await planned({ 'fact:players': 'many' })
    expect(inEnglish(wrong.refusals)[0]?.problems).toEqual([
      'players must be a number with at most 0 decimals, such as 4',
    ])
  })

  it('say in a report what changes', async () => {
    const { additions } = await planned({ 'fact:players': '4' })
    const [added] = additions
    if (!added) throw new Error('Nothing was added')
    const existing = {
      id: 3,
      fields: added.fields,
      keysByRule: false,
      isBundle: false,
      parts: [],
      ratingSource: 'sample' as const,
    }
    const plan = await planImport([{ line: 2, cells: { slug: 'chess', 'fact:players': '' } }], {
      ...CATALOGUE,
      products: new Map([['chess', existing]]),
    })
    const report = await reportOf(plan, new Map(), false)
    expect(report.changes[0]?.fields).toEqual([{ field: 'fact:players', before: '4', after: '' }])
  })
})
