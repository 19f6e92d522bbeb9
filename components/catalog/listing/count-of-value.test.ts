import { expect, it } from '@jest/globals'
import type { ProductFilterValues } from '@/lib/catalog/contracts'
import { countOfValue } from './count-of-value'

const none: ProductFilterValues = {
  price: [],
  rating: [],
  publisher: [],
  platform: [],
  licenseType: [],
  term: [],
  devices: [],
  inStock: [],
  onSale: [],
}

it('is what was counted, nothing of what is not there, and unknown where nothing was counted', () => {
  const counted = { ...none, term: [{ value: '12', count: 4 }] }
  expect(countOfValue(counted, 'term', '12')).toBe(4)
  expect(countOfValue(counted, 'term', '24')).toBe(0)
  expect(countOfValue(undefined, 'term', '12')).toBeNull()
  const named = { ...none, term: [{ value: '12', count: null }] }
  expect(countOfValue(named, 'term', '12')).toBeNull()
  expect(countOfValue(named, 'inStock', 'true')).toBeNull()
})
