import { describe, expect, it } from '@jest/globals'
import { PRICE_BUCKETS } from '@/lib/catalog/listing-choices'
import { addressOf } from '@/lib/http/client'
import { filterCount, listingQuery, NO_FILTERS, toggle } from './product-filters'

const addressFor = (...of: Parameters<typeof listingQuery>) =>
  addressOf('GET /api/products', { query: listingQuery(...of) })

describe('the filters of a listing', () => {
  it('are counted', () => {
    expect(filterCount(NO_FILTERS)).toBe(0)
    expect(
      filterCount({
        search: ' a ',
        category: 'norton',
        price: ['under50', 'over100'],
        rating: [4],
      }),
    ).toBe(5)
    expect(filterCount({ ...NO_FILTERS, search: '  ' })).toBe(0)
  })

  it('are switched on and off', () => {
    expect(toggle([5], 4)).toEqual([5, 4])
    expect(toggle([5, 4], 5)).toEqual([4])
  })

  it('become the query of the API', () => {
    const filters = {
      search: ' 50% off ',
      category: 'eset',
      price: [...PRICE_BUCKETS],
      rating: [4, 3],
    }
    expect(addressFor(filters, 'price-low', 'c2')).toBe(
      '/api/products?search=50%25+off&category=eset&price=under50&price=50to100&price=over100&rating=4&rating=3&sort=price-low&limit=24&after=c2',
    )
    expect(addressFor(NO_FILTERS, 'popularity', undefined)).toBe(
      '/api/products?sort=popularity&limit=24',
    )
  })
})
