import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { ALL_CURRENCIES, stepOf } from '@/lib/i18n/currencies'
import { fromMinorUnits, toMinorUnits } from './minor-units'

describe('an amount as Stripe counts it', () => {
  it('comes back the same in every currency', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ALL_CURRENCIES), fc.nat(10_000_000), (currency, units) => {
        const amount = { cents: units * stepOf(currency), currency }
        expect(fromMinorUnits(toMinorUnits(amount), currency.toLowerCase())).toEqual(amount)
      }),
    )
  })

  it.each([
    ['EUR', 8499, 8499],
    ['JPY', 120_000, 1200],
    ['KRW', 120_000, 1200],
    ['VND', 120_000, 1200],
    // Stripe calls it no zero-decimal currency.
    ['HUF', 120_000, 120_000],
  ])('in %s: %i hundredths are %i', (currency, cents, units) => {
    expect(toMinorUnits({ cents, currency })).toBe(units)
  })

  it('is no part of a yen', () => {
    expect(() => toMinorUnits({ cents: 120_050, currency: 'JPY' })).toThrow(RangeError)
  })
})
