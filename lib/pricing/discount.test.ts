import { describe, expect, it } from '@jest/globals'
import { discountPercent } from './discount'

describe('discountPercent', () => {
  it.each([
    [5000, 10000, 50],
    [3999, 9499, 58],
    [9950, 10000, 1],
    [6667, 10000, 33],
  ])('gives price %p of %p as %p %% off', (price, original, percent) => {
    expect(discountPercent(price, original)).toBe(percent)
  })

  it.each([
    [9951, 10000],
    [10000, 10000],
    [12000, 10000],
    [100, null],
    [100, 0],
  ])('shows nothing for price %p of %p', (price, original) => {
    expect(discountPercent(price, original)).toBeNull()
  })
})
