import { describe, expect, it } from '@jest/globals'
import { CURRENCIES, stepOf } from '@/lib/i18n/currencies'
import { leastPayment } from './least-payment'
import { priceBounds, roundNear } from './round-near'

describe('a round amount near one in dollars', () => {
  it.each([
    ['USD', 50_00, 100_00],
    ['EUR', 50_00, 100_00],
    ['GBP', 50_00, 100_00],
    ['JPY', 5_000_00, 10_000_00],
    ['PLN', 200_00, 400_00],
    ['DKK', 500_00, 1_000_00],
    ['VND', 1_000_000_00, 2_000_000_00],
  ] as const)('bounds prices in %s', (currency, low, high) => {
    expect(priceBounds(currency)).toEqual({ low, high })
  })

  it.each([
    ['USD', 50],
    ['EUR', 50],
    ['PLN', 2_00],
    ['JPY', 50_00],
    ['HUF', 200_00],
  ] as const)('is the least that is asked for in %s', (currency, cents) => {
    expect(leastPayment(currency)).toBe(cents)
  })

  it.each(CURRENCIES)('is one that $code can be charged in, at most 1.6 times off', (currency) => {
    for (const dollarCents of [1, 30, 50, 99, 12_345]) {
      const cents = roundNear(dollarCents, currency.code)
      expect(cents % stepOf(currency.code)).toBe(0)
      const exact = dollarCents * currency.rate
      if (exact < 100) continue
      expect(cents / exact).toBeGreaterThan(1 / 1.6)
      expect(cents / exact).toBeLessThan(1.6)
    }
  })
})
