import { describe, expect, it } from '@jest/globals'
import { offersWithdrawal } from './withdrawal-link'
import { withdrawalPath } from './withdrawal-path'

describe('an order leads to the withdrawal function', () => {
  it.each([
    ['europe', 'DE', true],
    ['europe', 'RE', true],
    ['europe', 'NO', true],
    ['europe', 'GB', true],
    ['europe', null, true],
    ['europe', 'CH', false],
    ['europe', 'US', false],
    ['everywhere', 'US', true],
    ['everywhere', null, true],
    ['off', 'DE', false],
    ['off', null, false],
  ] as const)('with %s, of a buyer in %s: %s', (choice, country, offered) => {
    expect(offersWithdrawal(choice, country)).toBe(offered)
  })

  it('by an address that names it', () => {
    expect(withdrawalPath('SH-1 A&B')).toBe('/withdrawal?order=SH-1%20A%26B')
  })
})
