import { describe, expect, it } from '@jest/globals'
import { nextPageLink } from './paging'

const url = (query: string) => new URL(`http://x/api/products?${query}`)

describe('nextPageLink', () => {
  it('leads to the next page with the same filters', () => {
    expect(nextPageLink(url('search=a%26b&limit=10'), { limit: 10, offset: 0 }, 10, 25)).toBe(
      '</api/products?search=a%26b&limit=10&offset=10>; rel="next"',
    )
  })

  it('keeps repeated parameters', () => {
    expect(
      nextPageLink(url('price=a&price=b&limit=1&offset=3'), { limit: 1, offset: 3 }, 1, 9),
    ).toContain('price=a&price=b&limit=1&offset=4')
  })

  it.each([
    [10, 0, 10, 10],
    [10, 20, 5, 25],
    [10, 50, 0, 25],
  ])(
    'is absent on the last page (limit %p, offset %p, %p of %p)',
    (limit, offset, returned, total) => {
      expect(nextPageLink(url(''), { limit, offset }, returned, total)).toBeNull()
    },
  )
})
