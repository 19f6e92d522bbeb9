import { describe, expect, it } from '@jest/globals'
import { settingsFrom } from '@/lib/settings/registry'
import { basisPointsOf, DEFAULT_TAX, taxRulesOf } from './tax'

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
