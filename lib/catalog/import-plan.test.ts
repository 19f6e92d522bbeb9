import { describe, expect, it } from '@jest/globals'
import { englishOf } from '@/lib/core/english-text'
import { type ImportPlan, planImport } from './import-plan'

const CATALOGUE = {
  products: new Map(),
  categoryIds: new Map([['antivirus', 7]]),
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

  it('is refused with what is wrong with it', async () => {
    const cells = { slug: 'a-product', name: 'A\0', description: 'B', price: '-1' }
    const { refusals } = await planImport([{ line: 2, cells }], CATALOGUE)
    expect(inEnglish(refusals)).toEqual([
      expect.objectContaining({
        problems: [expect.stringContaining('name'), expect.stringContaining('price')],
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
