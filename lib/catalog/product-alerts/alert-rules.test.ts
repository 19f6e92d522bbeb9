import { describe, expect, it } from '@jest/globals'
import { asksForSame, canBeBought, isDue, kindFor } from './alert-rules'

const product = {
  isHidden: false,
  inStock: true,
  delivery: 'keys' as const,
  keysLeft: null,
  price: { cents: 5000, isConverted: false },
}

describe('canBeBought', () => {
  it.each([
    ['many keys', {}, true],
    ['one key', { keysLeft: 1 }, true],
    ['no key', { keysLeft: 0 }, false],
    ['delivered by hand', { delivery: 'manual' as const, keysLeft: 0 }, true],
    ['taken off sale', { inStock: false }, false],
    ['hidden', { isHidden: true }, false],
  ])('%s', (_, change, expected) => {
    expect(canBeBought({ ...product, ...change })).toBe(expected)
  })
})

describe('kindFor', () => {
  it('watches the return of what is sold out, and else the price', () => {
    expect(kindFor(product)).toBe('price_drop')
    expect(kindFor({ ...product, keysLeft: 0 })).toBe('back_in_stock')
    expect(kindFor({ ...product, inStock: false })).toBe('back_in_stock')
  })
})

describe('isDue', () => {
  it.each([
    [5001, true],
    [5000, false],
    [4999, false],
  ])('of a price alert from %i cents is %s', (priceCents, expected) => {
    expect(isDue({ kind: 'price_drop', priceCents }, product)).toBe(expected)
  })

  it.each([
    [5001, false],
    [5050, false],
    [5051, true],
  ])(
    'of a price alert from %i cents is %s where the price moves with the rate',
    (from, expected) => {
      const price = { cents: 5000, isConverted: true }
      const alert = { kind: 'price_drop', priceCents: from } as const
      expect(isDue(alert, { ...product, price })).toBe(expected)
    },
  )

  it('is no price of what cannot be bought', () => {
    expect(isDue({ kind: 'price_drop', priceCents: 9000 }, { ...product, keysLeft: 0 })).toBe(false)
  })

  it('is the return of a product at any price', () => {
    expect(isDue({ kind: 'back_in_stock', priceCents: 100 }, product)).toBe(true)
    expect(isDue({ kind: 'back_in_stock', priceCents: 100 }, { ...product, isHidden: true })).toBe(
      false,
    )
  })
})

describe('asksForSame', () => {
  const one = { productId: 1, kind: 'price_drop' as const, priceCents: 100 }
  const two = { ...one, productId: 2 }
  it('looks at products and kinds, in any order, and not at prices', () => {
    expect(asksForSame([one, two], [{ ...two, priceCents: 1 }, one])).toBe(true)
    expect(asksForSame([one], [one, two])).toBe(false)
    expect(asksForSame([one], [{ ...one, kind: 'back_in_stock' }])).toBe(false)
  })
})
