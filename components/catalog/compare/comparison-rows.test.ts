import { describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { product as storedProduct } from '@/tests/setup/products'
import { comparisonRows, isKnown, ownTexts } from './comparison-rows'

const product = (others: Partial<Product> = {}): Product =>
  storedProduct({
    id: 1,
    name: 'One',
    description: '',
    price: '10.00',
    rating: '4.0',
    reviewCount: 3,
    features: ['A', 'B'],
    options: 0,
    deliveryInfo: 'Instant',
    platforms: ['windows', 'macos'],
    licenseType: 'subscription',
    termMonths: 12,
    devices: 0,
    ...others,
  })

const differing = (...products: Product[]) => comparisonRows(products, true).map(({ by }) => by)

describe('comparisonRows', () => {
  it('has a row for what at least one product says something of', () => {
    const rows = comparisonRows([product(), product({ regions: ['EU'] })], false)
    expect(rows.map(({ by }) => by)).toEqual([
      ...[
        'price',
        'threeYears',
        'stock',
        'rating',
        'publisher',
        'platforms',
        'licenseType',
        'term',
      ],
      ...['devices', 'region', 'features', 'delivery'],
    ])
  })

  it('says what differs, whatever the order of lists', () => {
    const other = product({
      id: 2,
      name: 'Two',
      platforms: ['macos', 'windows'],
      features: ['B', 'A'],
    })
    expect(differing(product(), other)).toEqual([])
    expect(differing(product(), { ...other, price: '11.00', features: ['A'] })).toEqual([
      'price',
      'threeYears',
      'features',
    ])
    expect(differing(product(), other, { ...other, devices: null, activation: 'phone' })).toEqual([
      'devices',
      'activation',
    ])
  })

  it('tells what is unknown from what has no end', () => {
    expect(isKnown(product({ devices: 0 }), 'devices')).toBe(true)
    expect(isKnown(product({ devices: null }), 'devices')).toBe(false)
    expect(isKnown(product({ version: ' ' }), 'version')).toBe(false)
  })

  it('of one product has rows without differences', () => {
    expect(comparisonRows([product()], false).some(({ differs }) => differs)).toBe(false)
    expect(comparisonRows([], false)).toEqual([])
  })
})

it('ownTexts are those that not every product has', () => {
  const [one, other] = [product(), product({ features: ['B', 'C'] })]
  expect(ownTexts([one, other], one, 'features')).toEqual(['A'])
  expect(ownTexts([one, other], other, 'features')).toEqual(['C'])
})
