import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { toDecimal } from '@/lib/core/money'
import { ALL_CURRENCIES, stepOf } from '@/lib/i18n/currencies'
import { amountsIn, RUNS } from '@/tests/setup/amounts'
import { providerAmount } from './provider-amount'

describe('an amount as providers take it', () => {
  it.each([
    ['1200.00', 'JPY', '1200'],
    ['0.00', 'KRW', '0'],
    ['1200', 'VND', '1200'],
    ['1200.0', 'HUF', '1200'],
    ['1200.00', 'EUR', '1200.00'],
    ['1200.50', 'EUR', '1200.50'],
    ['0.01', 'USD', '0.01'],
  ])('writes %s %s as %s', (decimal, currency, written) => {
    expect(providerAmount(decimal, currency)).toBe(written)
  })

  it.each([
    ['1200.50', 'JPY'],
    ['0.01', 'KRW'],
    ['1200.5', 'VND'],
    ['1200.05', 'HUF'],
  ])('refuses %s %s, which nobody can be charged', (decimal, currency) => {
    expect(() => providerAmount(decimal, currency)).toThrow(RangeError)
  })

  it.each(ALL_CURRENCIES)('is the same amount in %s, with its decimals alone', (currency) => {
    fc.assert(
      fc.property(amountsIn(currency, { min: 0, max: 9_999_999_999 }), (cents) => {
        const written = providerAmount(toDecimal(cents), currency)
        expect(Math.round(Number(written) * 100)).toBe(cents)
        expect(written).toMatch(stepOf(currency) === 1 ? /^\d+\.\d\d$/ : /^\d+$/)
      }),
      RUNS,
    )
  })
})
