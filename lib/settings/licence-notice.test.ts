import { describe, expect, it } from '@jest/globals'
import { hasLicence, isToldOfLicence } from './licence-notice'

describe('buyers are told that they buy a licence', () => {
  it.each([
    ['california', { address: '1 Main St, Los Angeles, CA 90001' }, '', true],
    ['california', { country: 'US', address: 'Sacramento, California' }, '', true],
    ['california', { country: 'US', address: '1 Main St, Reno, NV 89501' }, 'US', false],
    ['california', { country: 'US', address: '' }, 'US', false],
    ['california', { country: 'DE', address: 'Haus California, Berlin' }, 'US', false],
    ['california', {}, 'US', false],
    // The state that was chosen counts, whatever stands in the address.
    ['california', { country: 'US', territory: 'US-CA', address: '' }, 'US', true],
    ['california', { country: 'US', territory: 'US-NV', address: 'CA 90001' }, 'US', false],
    ['unitedStates', { country: 'US' }, '', true],
    ['unitedStates', { country: '' }, 'US', true],
    ['unitedStates', { country: '' }, 'DE', false],
    ['unitedStates', { country: 'DE' }, 'US', false],
    ['everywhere', { country: 'DE' }, '', true],
    ['off', { country: 'US', address: 'CA 90001' }, 'US', false],
  ] as const)('with %s, of a buyer at %j, by a seller in %p: %p', (choice, place, seller, told) => {
    expect(isToldOfLicence(choice, place, seller)).toBe(told)
  })

  it.each([
    [[], false],
    [[{ price: '9.99', licenseType: 'perpetual' }], true],
    [[{ price: '9.99', licenseType: null }], true],
    [[{ price: '9.99', licenseType: 'subscription' }], false],
    [[{ price: '0.00', licenseType: 'perpetual' }], false],
    [[{ price: '50.00', isGiftCard: true }], false],
    [[{ price: '0.00' }, { price: '9.99' }], true],
  ])('of %j: %p', (pieces, about) => {
    expect(hasLicence(pieces)).toBe(about)
  })
})
