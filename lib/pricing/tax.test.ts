import { describe, expect, it } from '@jest/globals'
import { settingsFrom } from '@/lib/settings/registry'
import { basisPointsOf, DEFAULT_TAX, isInclusive, taxRulesIn, taxRulesOf, taxVaries } from './tax'

const settings = settingsFrom(new Map())

describe('taxRulesOf', () => {
  it('is the checkout’s 8 % on top until the owner decides otherwise', () => {
    expect(taxRulesOf(settings)).toEqual(DEFAULT_TAX)
  })

  it.each([
    [8.25, 825],
    [8.29, 829],
    [0.07, 7],
    [19, 1900],
    [100, 10_000],
    [0, 0],
  ])('takes %p %% as %p hundredths of a percent', (defaultTaxRate, basisPoints) => {
    expect(taxRulesOf({ ...settings, defaultTaxRate }).basisPoints).toBe(basisPoints)
  })

  it.each([
    [5.525, 552.5],
    [0.001, 0.1],
    [25.5, 2550],
  ])('takes %p %% of a country as %p hundredths of a percent', (percent, basisPoints) => {
    expect(basisPointsOf(percent)).toBe(basisPoints)
  })
  it('is nothing where tax is off, for all or for digital goods', () => {
    expect(taxRulesOf({ ...settings, taxEnabled: false }).basisPoints).toBe(0)
    expect(taxRulesOf({ ...settings, digitalProductTax: false }).basisPoints).toBe(0)
  })
})

describe('prices as they are usual in each country', () => {
  const usual = { ...settings, taxByHabit: true }

  it.each([
    ['DE', 'USD', true],
    ['HU', '', true],
    ['GB', 'EUR', true],
    ['JP', '', true],
    ['US', 'EUR', false],
    ['PR', 'USD', false],
    ['CA', '', false],
    ['', 'EUR', true],
    ['', 'USD', false],
    ['', 'CAD', false],
  ])('hold the tax in %p, charged in %p: %p', (country, currency, expected) => {
    for (const taxInclusive of [true, false])
      expect(isInclusive({ taxByHabit: true, taxInclusive }, { country, currency })).toBe(expected)
    for (const taxInclusive of [true, false])
      expect(isInclusive({ taxByHabit: false, taxInclusive }, { country, currency })).toBe(
        taxInclusive,
      )
  })

  it('cost the same with the tax of either country', () => {
    const rates = [
      { country: 'DE', rate: 19 },
      { country: 'HU', rate: 27 },
    ]
    const of = (country: string) => taxRulesIn({ ...usual, taxRates: rates }, country)
    expect(of('DE')).toEqual({ basisPoints: 1900, inclusive: true, kind: 'standard' })
    expect(of('HU')).toEqual({ basisPoints: 2700, inclusive: true, kind: 'standard' })
    expect(of('US')).toEqual({ basisPoints: 800, inclusive: false, kind: 'general' })
  })

  it('depend on the buyer, and on nobody where nothing is taxed', () => {
    expect(taxVaries(usual)).toBe(true)
    expect(taxVaries({ ...usual, taxEnabled: false })).toBe(false)
    expect(taxVaries(settings)).toBe(false)
  })
})
