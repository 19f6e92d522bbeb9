import { describe, expect, it } from '@jest/globals'
import { COUNTRIES, countryName } from '@/lib/i18n/countries'
import { isTaxIdOf, normalTaxId, prefixedVatNumber, taxIdProblem, vatNumberOf } from './tax-id'

describe('a tax ID', () => {
  it.each([
    ['DE', 'DE136695976', 'DE136695976'],
    ['DE', '136 695 976', 'DE136695976'],
    ['DE', 'de 136.695.976', 'DE136695976'],
    ['DE', '\tDE-136/695·976\n', 'DE136695976'],
    ['DE', 'DE\u00a0136\u2009695\u3000976', 'DE136695976'],
    ['DE', 'DE\u2013136\u2212695\u2011976', 'DE136695976'],
    ['DE', '\u200bDE136\u00ad695\ufeff976\u200e', 'DE136695976'],
    ['DE', 'ＤＥ１３６６９５９７６', 'DE136695976'],
    ['DE', 'ｄｅ　１３６－６９５．９７６', 'DE136695976'],
    ['AT', 'ATU33864707', 'ATU33864707'],
    ['AT', 'u33864707', 'ATU33864707'],
    ['BE', 'BE 403.019.261', 'BE0403019261'],
    ['BE', '403019261', 'BE0403019261'],
    ['BE', '0403.019.261', 'BE0403019261'],
    ['GR', 'EL094259216', 'EL094259216'],
    ['GR', 'GR 094259216', 'EL094259216'],
    ['GR', 'ΕΛ094259216', 'EL094259216'],
    ['GR', '094259216', 'EL094259216'],
    ['FR', 'FR40 303265045', 'FR40303265045'],
    ['FR', 'k7 399 859 412', 'FRK7399859412'],
    ['MC', 'FR83404833048', 'FR83404833048'],
    ['NL', 'NL0044.95.445.B.01', 'NL004495445B01'],
    ['ES', 'ESA-28015865', 'ESA28015865'],
    ['IE', 'ie6433435oa', 'IE6433435OA'],
    ['SE', 'SE556016068001', 'SE556016068001'],
    ['GB', 'GB 980 7806 84', 'GB980780684'],
    ['GB', 'XI980780684', 'XI980780684'],
    ['IM', '980 7806 84', 'GB980780684'],
    ['CH', 'CHE-107.787.577 MWST', 'CHE107787577MWST'],
    ['NO', '995 525 828 mva', 'NO995525828MVA'],
    ['US', ' 12\u201334567\u200b89 ', '12-3456789'],
    ['GB', '1234567890', '1234567890'],
    ['', 'anything 123', 'ANYTHING 123'],
    ['DE', '', ''],
    ['DE', ' \u200b ', ''],
  ])('of %j may be pasted as %j', (country, taxId, normal) => {
    expect(taxIdProblem(country, taxId)).toBeNull()
    expect(normalTaxId(country, taxId)).toBe(normal)
    // What is stored is itself such a text.
    expect(normalTaxId(country, normal)).toBe(normal)
    expect(isTaxIdOf(country, normal)).toBe(true)
  })

  it.each([
    ['DE', 'DE12345678'],
    ['DE', 'ATU33864707'],
    ['DE', 'DEDE136695976'],
    ['AT', '12345678'],
    ['GR', 'DE094259216'],
    ['FR', 'FR1234567890'],
    ['ES', '123456789'],
    ['NL', 'NL004495445C01'],
    ['BE', 'BE2403019261'],
    ['GB', 'GB12345'],
    ['CH', 'CHE-107.787.57'],
    ['US', '12<3456789'],
    ['US', ' -12'],
    ['US', '١٢٣'],
    ['', '1'.repeat(31)],
  ])('of %j has another form than %j', (country, taxId) => {
    expect(taxIdProblem(country, taxId)).toBe('form')
  })

  it.each([
    ['AT', 'ATU12345678'],
    ['DE', '123456789'],
    ['FR', 'FR41303265045'],
    ['BE', '403019262'],
    ['GR', 'GR094259217'],
    ['GB', '980780685'],
    ['CH', 'CHE-107.787.578'],
    ['NO', '995525829'],
  ])('of %s is mistyped in %j', (country, taxId) => {
    expect(taxIdProblem(country, taxId)).toBe('check_digits')
  })
})

it.each([
  ['GR', 'GR 094259216', { prefix: 'EL', number: '094259216' }],
  ['BE', '403019261', { prefix: 'BE', number: '0403019261' }],
  ['MC', 'FR83404833048', { prefix: 'FR', number: '83404833048' }],
])('of %s the EU’s service is asked about %s by its parts', (country, taxId, expected) => {
  expect(vatNumberOf(country, taxId)).toEqual(expected)
})

it.each([
  ['de 123.456.789', { prefix: 'DE', number: '123456789' }],
  ['EL123456789', { prefix: 'EL', number: '123456789' }],
  ['ATU12345678', { prefix: 'AT', number: 'U12345678' }],
  ['GR 094259216', { prefix: 'EL', number: '094259216' }],
  ['XI980780684', null],
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
