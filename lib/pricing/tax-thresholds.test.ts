import { describe, expect, it } from '@jest/globals'
import {
  concernsSeller,
  OTHER_MEMBER_STATES as EU,
  isSoldThere,
  isTaxedThere,
  levelOf,
  type TaxThreshold,
  USUAL_THRESHOLDS,
} from './tax-thresholds'

const at = (place: string): TaxThreshold => ({
  place,
  amount: 10_000,
  currency: 'EUR',
  scope: 'there',
  period: 'year',
})

describe('a threshold', () => {
  it.each([
    [EU, 'DE', true],
    [EU, 'MC', true],
    [EU, 'US', false],
    [EU, '', false],
    ['GB', 'DE', true],
    ['GB', 'GB', false],
    ['GB', 'IM', false],
    ['NO', 'US', true],
    ['NO', '', false],
  ])('of %s for a seller of %p: %p', (place, seller, concerns) => {
    expect(concernsSeller(at(place), seller)).toBe(concerns)
  })

  it.each([
    [EU, 'FR', true],
    [EU, 'MC', true],
    [EU, 'DE', false],
    [EU, 'GB', false],
    ['GB', 'IM', true],
    ['GB', 'IE', false],
    ['NO', 'NO', true],
  ])('of %s counts what a German seller sells to %s: %p', (place, country, counts) => {
    expect(isSoldThere(place, country, 'DE')).toBe(counts)
  })

  it('is of no interest where the tax is charged already', () => {
    const settings = { taxBasedOn: 'billing', sellerCountry: 'DE' } as const
    const taxRates = [
      { country: 'DE', rate: 19 },
      { country: 'FR', rate: 20 },
      { country: 'NO', rate: 0 },
    ]
    expect(isTaxedThere(EU, { ...settings, taxRates })).toBe(true)
    expect(isTaxedThere('NO', { ...settings, taxRates })).toBe(false)
    expect(isTaxedThere(EU, { ...settings, taxRates: taxRates.slice(0, 1) })).toBe(false)
    expect(isTaxedThere(EU, { ...settings, taxRates, taxBasedOn: 'store' })).toBe(false)
  })

  it.each([
    [-1, 10_000, 'below'],
    [0, 0, 'below'],
    [1, 0, 'over'],
    [799_999, 10_000, 'below'],
    [800_000, 10_000, 'near'],
    [999_999, 10_000, 'near'],
    [1_000_000, 10_000, 'over'],
  ])('with %i cents sold of %i is %s', (sold, amount, level) => {
    expect(levelOf(sold, { amount })).toBe(level)
  })

  it('stands once for each place among the usual ones, in the order of their codes', () => {
    const places = USUAL_THRESHOLDS.map(({ place }) => place)
    expect(places).toEqual([...new Set(places)].sort())
  })
})
