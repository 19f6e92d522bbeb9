import { describe, expect, it } from '@jest/globals'
import { productQuerySchema } from './contracts'
import { isWholeSearch } from './whole-search'

const isWhole = (query: object) => isWholeSearch(productQuerySchema.parse(query))

describe('isWholeSearch', () => {
  it.each([{}, { limit: '24' }, { sort: 'relevance' }, { offset: '0' }, { price: [], rating: [] }])(
    'is a text with %j',
    (more) => {
      expect(isWhole({ search: 'office', ...more })).toBe(true)
    },
  )

  it.each([
    { search: '' },
    { search: '  ' },
    { category: 'norton' },
    { featured: 'false' },
    { deal: 'today' },
    { ids: '1,2' },
    { price: ['under50'] },
    { rating: ['4'] },
    { publisher: ['Microsoft'] },
    { platform: ['linux'] },
    { licenseType: ['perpetual'] },
    { term: ['12'] },
    { devices: ['unlimited'] },
    { inStock: 'true' },
    { onSale: 'false' },
    { offset: '24' },
    { after: 'x' },
    { sort: 'price-low' },
  ])('is not one with %j', (more) => {
    expect(isWhole({ search: 'office', ...more })).toBe(false)
  })

  it('is not a list without a search', () => {
    expect(isWhole({})).toBe(false)
  })
})
