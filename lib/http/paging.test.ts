import { describe, expect, it } from '@jest/globals'
import { nextPageLink, pageHeaders } from './paging'

const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id }))

const url = (query: string) => new URL(`http://x/api/products?${query}`)

describe('nextPageLink', () => {
  it('leads to the next page with the same filters', () => {
    expect(
      nextPageLink(
        url('search=a%26b&limit=10'),
        { limit: 10, offset: 0 },
        { rows: rows(10), total: 25 },
      ),
    ).toBe('</api/products?search=a%26b&limit=10&offset=10>; rel="next"')
  })

  it('keeps repeated parameters', () => {
    expect(
      nextPageLink(
        url('price=a&price=b&limit=1&offset=3'),
        { limit: 1, offset: 3 },
        { rows: rows(1), total: 9 },
      ),
    ).toContain('price=a&price=b&limit=1&offset=4')
  })

  it.each([
    [10, 0, 10, 10],
    [10, 20, 5, 25],
    [10, 50, 0, 25],
  ])(
    'is absent on the last page (limit %p, offset %p, %p of %p)',
    (limit, offset, returned, total) => {
      expect(nextPageLink(url(''), { limit, offset }, { rows: rows(returned), total })).toBeNull()
    },
  )
})

describe('pageHeaders', () => {
  const headersOf = (query: string, page: Parameters<typeof pageHeaders>[2], after?: string) =>
    Object.fromEntries(pageHeaders(url(query), { limit: 2, offset: 0, after }, page))

  it('say that there are more than the total, and go on beyond it', () => {
    expect(headersOf('limit=2', { rows: rows(2), total: 1, isMinimum: true, next: 'c' })).toEqual({
      'x-total-count': '1',
      'x-total-count-is': 'minimum',
      'x-next-cursor': 'c',
      link: '</api/products?limit=2&offset=2>; rel="next"',
    })
  })

  it('lead from a page behind another to the one behind it', () => {
    const page = { rows: rows(2), total: 9, next: 'd' }
    expect(headersOf('after=c&limit=2', page, 'c').link).toBe(
      '</api/products?after=d&limit=2>; rel="next"',
    )
    expect(headersOf('after=c&limit=2', { ...page, next: null }, 'c')).toEqual({
      'x-total-count': '9',
    })
  })

  it('name the next page where nothing was counted', () => {
    expect(headersOf('', { rows: rows(2), total: null, next: 'c' })).toEqual({
      'x-next-cursor': 'c',
    })
  })
})
