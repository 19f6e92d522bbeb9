import { describe, expect, it } from '@jest/globals'
import { COUNTRIES } from '@/lib/i18n/countries'
import { normalPostcode, postcodeExample } from './postcode'

describe('normalPostcode', () => {
  it.each([
    ['DE', ' d-20457 ', '20457'],
    ['AT', 'A-1010', '1010'],
    ['NL', 'nl-1012js', '1012 JS'],
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', 'M1 1AE', 'M1 1AE'],
    ['IE', 'd6w xy00', 'D6W XY00'],
    ['CA', 'k1a-0b1', 'K1A 0B1'],
    ['US', '787011234', '78701-1234'],
    ['JP', '１００－０００１', '100-0001'],
    ['JP', '〒100-0001', '100-0001'],
    ['PL', '00950', '00-950'],
    ['SE', 'SE-11455', '114 55'],
    ['LV', '1010', 'LV-1010'],
    ['PT', '1000-205', '1000-205'],
    ['AD', '500', 'AD500'],
    ['HK', '  any ', 'ANY'],
    ['', '12', '12'],
  ])('of %s: %s', (country, typed, written) => {
    expect(normalPostcode(country, typed)).toBe(written)
  })

  it.each([
    ['DE', '2045'],
    ['DE', '204570'],
    ['US', 'ABCDE'],
    ['GB', '12345'],
    ['NL', '1012'],
    ['CA', '12345'],
  ])('is none of %s: %s', (country, typed) => {
    expect(normalPostcode(country, typed)).toBeNull()
  })
})

it('the example of each country is a postcode of it', () => {
  const wrong = COUNTRIES.filter((country) => {
    const example = postcodeExample(country)
    return example !== '' && normalPostcode(country, example) !== example
  })
  expect(wrong).toEqual([])
})
