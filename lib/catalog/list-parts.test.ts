import { describe, expect, it } from '@jest/globals'
import { partOfUrl, partUrl, productsBefore } from './list-parts'

describe('a part of a list', () => {
  it('has an address of its own, the first that of the list', () => {
    expect(partUrl('/products', 1)).toBe('/products')
    expect(partUrl('/category/office', 3)).toBe('/category/office/page/3')
  })

  it.each([
    ['1', 1],
    ['2', 2],
    ['1000000', 1_000_000],
  ])('is named by a number: %s', (text, number) => {
    expect(partOfUrl(text)).toBe(number)
  })

  it.each(['', '0', '-1', '02', '2.0', '1e3', ' 2', '2 ', '٢', '２', 'two', '1000001', '99999999'])(
    'is not named by “%s”',
    (text) => {
      expect(partOfUrl(text)).toBeNull()
    },
  )

  it('begins where the one before it ends', () => {
    expect([1, 2, 5].map(productsBefore)).toEqual([0, 24, 96])
  })
})
