import { describe, expect, it } from '@jest/globals'
import { COUNTRIES, countryName } from '@/lib/i18n/countries'
import { isTaxIdOf, prefixedVatNumber } from './tax-id'

describe('a tax ID', () => {
  it.each([
    ['DE', 'DE123456789'],
    ['DE', '123 456 789'],
    ['de'.toUpperCase(), 'de 123.456.789'],
    ['AT', 'ATU12345678'],
    ['GR', 'EL123456789'],
    ['FR', 'FR12 345678901'],
    ['NL', 'NL123456789B01'],
    ['ES', 'ESB12345678'],
    ['IE', 'IE1234567FA'],
    ['SE', 'SE556012345601'],
    ['US', '12-3456789'],
    ['CH', 'CHE-123.456.789'],
    ['', 'anything 123'],
    ['DE', ''],
  ])('of %s may be %s', (country, taxId) => {
    expect(isTaxIdOf(country, taxId)).toBe(true)
  })

  it.each([
    ['DE', 'DE12345678'],
    ['DE', 'AT123456789'],
    ['AT', '12345678'],
    ['GR', 'GR123456789'],
    ['FR', 'FR1234567890'],
    ['ES', '123456789'],
    ['US', '12<3456789'],
    ['US', ' -12'],
    ['', '1'.repeat(31)],
  ])('of %s is not %s', (country, taxId) => {
    expect(isTaxIdOf(country, taxId)).toBe(false)
  })
})

it.each([
  ['de 123.456.789', { prefix: 'DE', number: '123456789' }],
  ['EL123456789', { prefix: 'EL', number: '123456789' }],
  ['ATU12345678', { prefix: 'AT', number: 'U12345678' }],
  ['123456789', null],
  ['US12-3456789', null],
  ['', null],
])('a seller’s tax ID %p is a VAT number with its prefix, or none', (taxId, expected) => {
  expect(prefixedVatNumber(taxId)).toEqual(expected)
})

it('every country has a code of its own and a name', () => {
  expect(new Set(COUNTRIES).size).toBe(249)
  for (const country of COUNTRIES) expect(countryName(country, 'de')).not.toBe(country)
  expect(countryName('DE', 'fr')).toBe('Allemagne')
})
