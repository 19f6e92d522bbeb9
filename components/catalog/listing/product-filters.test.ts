import { describe, expect, it } from '@jest/globals'
import { PRICE_BUCKETS } from '@/lib/catalog/listing-choices'
import { urlOf } from '@/lib/http/client'
import {
  type Filters,
  filterCount,
  listingQuery,
  NO_FILTERS,
  toggle,
  toggleFact,
} from './product-filters'

const addressFor = (...of: Parameters<typeof listingQuery>) =>
  urlOf('GET /api/products', { query: listingQuery(...of) })

describe('the filters of a listing', () => {
  it('are counted', () => {
    expect(filterCount(NO_FILTERS)).toBe(0)
    expect(
      filterCount({
        ...NO_FILTERS,
        search: ' a ',
        category: 'norton',
        price: ['under50', 'over100'],
        rating: [4],
        platform: ['ios', 'android'],
        term: ['12'],
        onSale: true,
      }),
    ).toBe(9)
    expect(filterCount({ ...NO_FILTERS, search: '  ' })).toBe(0)
  })

  it('are switched on and off', () => {
    expect(toggle([5], 4)).toEqual([5, 4])
    expect(toggle([5, 4], 5)).toEqual([4])
    const twelve = toggleFact(NO_FILTERS, 'term', '12')
    expect(twelve).toEqual({ ...NO_FILTERS, term: ['12'] })
    expect(toggleFact(twelve, 'term', '12')).toEqual(NO_FILTERS)
  })

  it('become the query of the API', () => {
    const filters: Filters = {
      ...NO_FILTERS,
      search: ' 50% off ',
      category: 'eset',
      price: [...PRICE_BUCKETS],
      rating: [4, 3],
      publisher: ['A, B & C'],
      devices: ['unlimited', '5'],
      inStock: true,
    }
    expect(addressFor(filters, 'price-low', 'c2')).toBe(
      '/api/products?search=50%25+off&category=eset&price=under50&price=50to100&price=over100&rating=4&rating=3&publisher=A%2C+B+%26+C&devices=unlimited&devices=5&inStock=true&variants=one&sort=price-low&limit=24&after=c2',
    )
    expect(addressFor(NO_FILTERS, 'popularity', undefined)).toBe(
      '/api/products?variants=one&sort=popularity&limit=24',
    )
  })
})
