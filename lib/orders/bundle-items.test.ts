import { describe, expect, it } from '@jest/globals'
import { bundleShares, refundedPieces, withBundleKeys } from './bundle-items'

const item = {
  position: 0,
  bundlePosition: null as number | null,
  isBundle: false,
  delivery: 'keys' as 'keys' | 'manual',
  deliveredAt: null as Date | null,
  quantity: 2,
  refundedQuantity: 0,
  keyCount: 0,
}
const bundle = { ...item, isBundle: true }
const part = { ...item, position: 1, bundlePosition: 0, keyCount: 2 }
const countOf = (...parts: (typeof part)[]) => withBundleKeys([bundle, ...parts])[0]?.keyCount

describe('the items of a bundle', () => {
  it('make it complete once all have their keys', () => {
    expect(countOf(part, { ...part, position: 2 })).toBe(2)
    expect(countOf(part, { ...part, position: 2, keyCount: 1 })).toBe(0)
  })

  it('count as there when they were delivered by hand or went back', () => {
    const byHand = { ...part, delivery: 'manual' as const, keyCount: 0 }
    expect(countOf(part, { ...byHand, position: 2 })).toBe(0)
    expect(
      withBundleKeys([bundle, part, { ...byHand, deliveredAt: new Date() }])[0]?.keyCount,
    ).toBe(2)
    expect(countOf(part, { ...part, keyCount: 0, refundedQuantity: 2 })).toBe(2)
  })

  it('leave other items and bundles as they are', () => {
    const other = { ...item, position: 5, keyCount: 1 }
    expect(withBundleKeys([other, bundle, part])[0]).toBe(other)
    expect(withBundleKeys([bundle, { ...part, bundlePosition: 9, keyCount: 0 }])[0]?.keyCount).toBe(
      2,
    )
  })

  it('go back with it', () => {
    expect(refundedPieces({ quantity: 6 }, { quantity: 2 }, 1)).toBe(3)
  })
})

describe('the shares of the parts in the price of a bundle', () => {
  const parts = [
    { priceCents: 3000, quantity: 1 },
    { priceCents: 1500, quantity: 2 },
    { priceCents: 3000, quantity: 1 },
  ]

  it('are by what they cost by themselves, and add up', () => {
    expect(bundleShares(9000, parts, 'USD')).toEqual([3000, 3000, 3000])
    const shares = bundleShares(10_000, parts, 'USD')
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(10_000)
    expect(Math.max(...shares) - Math.min(...shares)).toBe(1)
  })

  it('are by pieces where nothing costs anything', () => {
    const free = parts.map((each) => ({ ...each, priceCents: 0 }))
    expect(bundleShares(4000, free, 'USD')).toEqual([1000, 2000, 1000])
  })

  it('can be charged in the currency', () => {
    const shares = bundleShares(100_000, parts, 'JPY')
    expect(shares.every((share) => share % 100 === 0)).toBe(true)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100_000)
  })
})
