import { describe, expect, it } from '@jest/globals'
import { comparedIds, compareHref, compareQuery } from './compared-ids'

describe('comparedIds', () => {
  it.each([
    ['', [], 0],
    ['?ids=', [], 0],
    ['?ids=3,1,2', [3, 1, 2], 0],
    ['ids=7', [7], 0],
    ['?ids=5,5,5,6', [5, 6], 0],
    ['?ids=1,2,3,4,5', [1, 2, 3, 4], 1],
    ['?ids=1,x,-2,0,1e3,2.5,99999999999,2147483648, 4,<b>,9', [1, 9], 0],
    ['?utm_source=mail&ids=8%2C9', [8, 9], 0],
    [`?ids=${'1,'.repeat(50_000)}`, [1], 0],
  ])('of %s', (query, ids, left) => {
    expect(comparedIds(query)).toEqual({ ids, left })
  })

  it('reads what compareQuery writes', () => {
    expect(comparedIds(compareQuery([4, 2]))).toEqual({ ids: [4, 2], left: 0 })
    expect(compareHref([4, 2])).toBe('/compare?ids=4,2')
    expect(compareHref([])).toBe('/compare')
  })
})
