import { describe, expect, it } from '@jest/globals'
import { insertProduct, parseProductIds } from './stored-product-ids'

const MAX = 200
const full = Array.from({ length: MAX }, (_, index) => index + 1)

describe('a stored list of products', () => {
  it('is read in the order of adding', () => {
    expect(parseProductIds('[3,1,2]', MAX)).toEqual([3, 1, 2])
    expect(parseProductIds(null, MAX)).toEqual([])
  })

  it.each([
    ['', []],
    ['{', []],
    ['null', []],
    ['"1,2"', []],
    ['{"0":1}', []],
    ['[1,"2",null,{"id":3},[4],1.5,-6,0,1e99,2147483648,"<script>",7]', [1, 7]],
    ['[5,5,6,5]', [5, 6]],
  ])('that holds %s is taken as far as it makes sense', (stored, ids) => {
    expect(parseProductIds(stored, MAX)).toEqual(ids)
  })

  it('is no longer than it may be', () => {
    expect(parseProductIds(JSON.stringify([...full, 999]), MAX)).toEqual(full)
  })
})

describe('a product that is put on the list', () => {
  it('comes last, or at its place, and once', () => {
    expect(insertProduct([1, 2], 3, MAX)).toEqual([1, 2, 3])
    expect(insertProduct([1, 2], 3, MAX, 0)).toEqual([3, 1, 2])
    expect(insertProduct([1, 2], 3, MAX, 99)).toEqual([1, 2, 3])
    expect(insertProduct([1, 2], 2, MAX)).toEqual([1, 2])
  })

  it('has no room on a full one, unless it is there already', () => {
    expect(insertProduct(full, 999, MAX)).toBeNull()
    expect(insertProduct(full, 5, MAX)).toEqual(full)
  })
})
