import { describe, expect, it } from '@jest/globals'
import { toBase } from './to-base'

describe('an amount in the base currency', () => {
  it.each([
    [0, '1', 0],
    [12_345, '1', 12_345],
    [12_345, '1.000000000000', 12_345],
    // 84.99 euros at 0.85 to the dollar.
    [8_499, '1.176470588235', 9_999],
    // 1,560 yen at 156 to the dollar.
    [156_000, '0.006410256410', 1_000],
    // Half a cent.
    [1, '0.5', 1],
    [1, '0.499999999999', 0],
    [999_999_999_999, '0.000038', 38_000_000],
  ])('%i cents at %s are %i', (cents, rate, expected) => {
    expect(toBase(cents, rate)).toBe(expected)
  })

  it.each(['', '-1', '1e3', '1,5', '1.0000000000001'])('refuses the rate %j', (rate) => {
    expect(() => toBase(1, rate)).toThrow(RangeError)
  })
})
