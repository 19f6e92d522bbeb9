import { describe, expect, it } from '@jest/globals'
import { payableFrom } from './where-offered'

const OFFERED = [
  { country: 'DE', currency: 'EUR' },
  { country: 'FR', currency: 'EUR' },
  { country: 'GB', currency: 'GBP' },
] as const

describe('from where a purchase can be paid', () => {
  it('does not matter to a provider that names no countries', () => {
    expect(payableFrom(undefined, 'EUR', 'DE')).toBeNull()
  })

  it.each([
    ['EUR', 'DE', ['DE']],
    ['EUR', '', ['DE', 'FR']],
    ['GBP', '', ['GB']],
    ['GBP', 'DE', []],
    ['EUR', 'US', []],
    ['USD', '', []],
  ] as const)('is, in %s by a buyer of "%s": %j', (currency, country, payable) => {
    expect(payableFrom(OFFERED, currency, country)).toEqual(payable)
  })
})
