import { describe, expect, it } from '@jest/globals'
import { asksConsent } from './supply-consent'

describe('a buyer is asked to agree to immediate supply', () => {
  it.each([
    ['europe', 'US', 'DE', true],
    ['europe', '', 'FR', true],
    // Parts of a country that are outside the territory of its VAT have its consumer law.
    ['europe', 'US', 'AX', true],
    ['europe', 'US', 'RE', true],
    ['europe', 'US', 'NO', true],
    ['europe', 'US', 'GB', true],
    ['europe', 'DE', 'CH', false],
    ['europe', 'DE', 'US', false],
    // Of a buyer of unknown place the seller's country says.
    ['europe', 'DE', '', true],
    ['europe', 'US', '', false],
    ['europe', '', '', false],
    ['everybody', 'US', 'US', true],
    ['everybody', '', '', true],
    ['off', 'DE', 'DE', false],
  ] as const)('with %s, by a seller in "%s", in "%s": %s', (choice, seller, country, asked) => {
    expect(asksConsent(choice, seller, { country, isCompany: false })).toBe(asked)
  })

  it.each(['europe', 'everybody'] as const)('never as a company, with %s', (choice) => {
    expect(asksConsent(choice, 'DE', { country: 'DE', isCompany: true })).toBe(false)
  })
})
