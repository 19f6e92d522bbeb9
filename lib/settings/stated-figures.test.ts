import { describe, expect, it } from '@jest/globals'
import { popularArticlesOf, roundCount, shownFigures } from './stated-figures'

const UNSAID = { statedCustomers: 0, statedProducts: 0, statedUptime: 0, statedSatisfaction: 0 }
const STATED = { ...UNSAID, statedCustomers: 2_000_000, statedProducts: 20_000, statedUptime: 99.9 }
const NONE = { products: 0, customers: 0 }

describe('shownFigures', () => {
  it('writes what the owner states as the language does', () => {
    const valuesIn = (locale: string) =>
      shownFigures(STATED, NONE, locale).shown.map(({ value }) => value)
    expect(valuesIn('en')).toEqual(['2M+', '20,000+', '99.9%'])
    expect(valuesIn('de')).toEqual(['2\u00a0Mio.+', '20.000+', '99,9\u00a0%'])
    expect(valuesIn('ja')).toEqual(['200万+', '20,000+', '99.9%'])
  })

  it('shows nothing of a store of which nothing is stated and little counted', () => {
    expect(shownFigures(UNSAID, { products: 49, customers: 99 }, 'en')).toEqual({
      shown: [],
      customers: 0,
    })
  })

  it.each([
    [50, '50+'],
    [119, '110+'],
    [1_987, '1,900+'],
    [20_450, '20,000+'],
  ])('shows %d counted products as %s, never more', (products, value) => {
    expect(shownFigures(UNSAID, { products, customers: 0 }, 'en').shown).toEqual([
      { name: 'products', value },
    ])
  })

  it('prefers what is stated', () => {
    const counted = { products: 119, customers: 5_000 }
    expect(shownFigures(STATED, counted, 'en').customers).toBe(2_000_000)
    expect(shownFigures(UNSAID, counted, 'en').customers).toBe(5_000)
  })
})

describe('roundCount', () => {
  it('is short from a million on', () => {
    expect(roundCount(999_990, 'en')).toBe('999,990')
    expect(roundCount(2_000_000, 'en')).toBe('2M')
  })
})

describe('popularArticlesOf', () => {
  it('reads a slug and what is stated of it, and leaves out what is none', () => {
    expect(
      popularArticlesOf('how-refunds-work: 8150, 93%\n\n one-more \nviews-only: 5\nNot a slug!\n'),
    ).toEqual([
      { slug: 'how-refunds-work', views: 8150, helpfulPercent: 93 },
      { slug: 'one-more', views: 0, helpfulPercent: 0 },
      { slug: 'views-only', views: 5, helpfulPercent: 0 },
    ])
  })
})
