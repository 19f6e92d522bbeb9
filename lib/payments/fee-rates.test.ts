import { describe, expect, it } from '@jest/globals'
import { estimatedFee, readFeeRates } from './fee-rates'

describe('the rates of a contract', () => {
  it.each([
    ['2.9', '0.30', { milliPercent: 2900, fixedCents: 30 }],
    ['2,95', '', { milliPercent: 2950, fixedCents: 0 }],
    ['', '0.1', { milliPercent: 0, fixedCents: 10 }],
    ['2.375', '0', { milliPercent: 2375, fixedCents: 0 }],
    ['', '', null],
    ['a lot', '-1', null],
  ])('%s %% and $%s', (percent, dollars, rates) => {
    expect(readFeeRates(percent, dollars)).toEqual(rates)
  })
})

describe('an estimated fee', () => {
  const rates = { milliPercent: 2900, fixedCents: 30 }

  it('is a share and the fixed part of a sale, to the nearest cent', () => {
    expect(estimatedFee('sale', 10_000, rates)).toBe(320)
    expect(estimatedFee('sale', 1017, rates)).toBe(59)
    expect(estimatedFee('sale', 0, rates)).toBe(30)
  })

  it('is the fixed part of a refund, and nothing of what contracts do not price', () => {
    expect(estimatedFee('refund', -10_000, rates)).toBe(30)
    expect(estimatedFee('dispute', -10_000, rates)).toBe(0)
  })
})
