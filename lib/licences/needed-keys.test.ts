import { describe, expect, it } from '@jest/globals'
import { leftOf, neededKeys } from './needed-keys'

const bundle = {
  productId: 9,
  productName: 'Bundle',
  quantity: 2,
  parts: [
    { productId: 3, quantity: 2 },
    { productId: 1, quantity: 1 },
  ],
}
const alone = { productId: 3, productName: 'Antivirus', quantity: 1 }

const numbers = (requested: Parameters<typeof neededKeys>[0]) =>
  neededKeys(requested).map(({ productId, quantity }) => [productId, quantity])

describe('the keys that a purchase needs', () => {
  it('are those of the parts of a bundle, in the order of the products', () => {
    expect(numbers([bundle])).toEqual([
      [1, 2],
      [3, 4],
    ])
  })

  it('are added up for a product that is also bought by itself', () => {
    expect(numbers([alone, bundle])).toEqual([
      [1, 2],
      [3, 5],
    ])
  })

  it.each([
    ['nothing', [alone], 0, { productId: 3, productName: 'Antivirus', left: 0 }],
    ['one bundle', [bundle], 3, { productId: 9, productName: 'Bundle', left: 1 }],
    [
      'one bundle beside the other line',
      [alone, bundle],
      4,
      { productId: 9, productName: 'Bundle', left: 1 },
    ],
    [
      'no bundle beside the other line',
      [alone, bundle],
      1,
      { productId: 9, productName: 'Bundle', left: 0 },
    ],
  ])('suffice for %s', (_, requested, available, expected) => {
    const need = neededKeys(requested).find(({ productId }) => productId === 3)
    if (!need) throw new Error('no need')
    expect(leftOf(need, available)).toEqual(expected)
  })
})
