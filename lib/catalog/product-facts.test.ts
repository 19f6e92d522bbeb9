import { describe, expect, it } from '@jest/globals'
import { cardFacts, platformsOf, termOf } from './product-facts'
import { isRegion, regionNames } from './regions'

describe('facts of a product', () => {
  it('say a term in years when they are whole ones', () => {
    expect(termOf(0)).toEqual({ unit: 'lifetime' })
    expect(termOf(12)).toEqual({ unit: 'years', count: 1 })
    expect(termOf(36)).toEqual({ unit: 'years', count: 3 })
    expect(termOf(18)).toEqual({ unit: 'months', count: 18 })
  })

  const nothing = { platforms: [], licenseType: null, termMonths: null, devices: null }
  it.each([
    [nothing, []],
    [
      { ...nothing, platforms: ['windows' as const], termMonths: 0, devices: 1 },
      ['platforms', 'term'],
    ],
    [
      { ...nothing, platforms: ['windows' as const], termMonths: 12, devices: 5 },
      ['devices', 'term'],
    ],
    [{ ...nothing, platforms: ['ios' as const], devices: 0 }, ['devices', 'platforms']],
    [{ ...nothing, licenseType: 'perpetual' as const, devices: 1 }, ['devices', 'licenseType']],
    [{ ...nothing, licenseType: 'subscription' as const, termMonths: 12 }, ['term']],
  ])('show two of %j on a card', (facts, shown) => {
    expect(cardFacts(facts)).toEqual(shown)
  })

  it('are platforms that are known, in their order', () => {
    expect(platformsOf(['linux', 'beos', 'windows', 'linux'])).toEqual(['windows', 'linux'])
  })

  it('know regions by their codes', () => {
    expect(['global', 'EU', 'US', 'ZZZ', 'us', 'QX', ''].map(isRegion)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
    expect(regionNames(['EU', 'US'], 'de')).toEqual(['Europäische Union', 'Vereinigte Staaten'])
  })
})
