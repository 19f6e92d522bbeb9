import { describe, expect, it } from '@jest/globals'
import { countryOfNetwork } from './network-country'

describe('the country of a network address', () => {
  it.each([
    ['193.99.144.80', 'DE'],
    ['::ffff:193.99.144.80', 'DE'],
    ['8.8.8.8', 'US'],
    ['210.130.1.1', 'JP'],
  ])('%s is in %s', (address, country) => {
    expect(countryOfNetwork(address)).toBe(country)
  })

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '203.0.113.5',
    '2001:db8::1',
    '',
    'unknown',
    '8.8.8',
    '8.8.8.8.8',
  ])('%p is in none that is known', (address) => {
    expect(countryOfNetwork(address)).toBeNull()
  })
})
