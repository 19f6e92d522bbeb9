import { describe, expect, it } from '@jest/globals'
import { eligibleProducts, standingOf } from './coupon'

const now = new Date('2026-06-15T12:00:00Z')
const coupon = { isActive: true, startsAt: null, endsAt: null, maxUses: null, uses: 5 }

describe('a coupon', () => {
  it.each([
    ['without limits is valid', {}, 'valid'],
    ['that is switched off is off, whatever else', { isActive: false, maxUses: 1 }, 'off'],
    ['begins at its instant', { startsAt: now }, 'valid'],
    ['does not begin before', { startsAt: new Date(now.getTime() + 1) }, 'not_yet'],
    ['ends at its instant', { endsAt: now }, 'expired'],
    ['does not end before', { endsAt: new Date(now.getTime() + 1) }, 'valid'],
    ['with a use left is valid', { maxUses: 6 }, 'valid'],
    ['without a use left is used up', { maxUses: 5 }, 'used_up'],
    ['whose uses were lowered is used up', { maxUses: 3 }, 'used_up'],
  ] as const)('%s', (_, some, standing) => {
    expect(standingOf({ ...coupon, ...some }, now)).toBe(standing)
  })
})

describe('eligibleProducts', () => {
  it.each([
    ['are all without a limit', [], [], [], null],
    ['are the named ones of the cart', [1, 9], [], [], [1]],
    ['are those of its categories', [], [5], [2], [2]],
    ['are both together', [1], [5], [2, 1], [1, 2]],
    ['are none where nothing fits', [9], [5], [], []],
    ['are none of a category that is deleted', [], [5], [], []],
  ])('%s', (_, productIds, categoryIds, inCategories, expected) => {
    expect(eligibleProducts({ productIds, categoryIds }, [1, 2, 3], inCategories)).toEqual(expected)
  })
})
