import { describe, expect, it } from '@jest/globals'
import { say } from '@/lib/core/server-text'
import { type BulkFields, effectOf, type FieldAction } from './bulk-rules'

const product: BulkFields = {
  price: '10.05',
  originalPrice: null,
  inStock: true,
  isFeatured: false,
  isHidden: false,
  publishAt: null,
  delivery: 'manual',
  categoryId: 14,
  isGiftCard: false,
  volumePrices: [],
  availableFrom: null,
}

describe('what a bulk action does to a product', () => {
  it.each([
    [
      { kind: 'price', mode: 'percent', by: 1000 },
      { price: '11.06', originalPrice: null },
    ],
    [
      { kind: 'price', mode: 'amount', by: -5 },
      { price: '10.00', originalPrice: null },
    ],
    [
      { kind: 'price', mode: 'set', by: 1999 },
      { price: '19.99', originalPrice: null },
    ],
    [
      { kind: 'sale', off: 2000 },
      { price: '8.04', originalPrice: '10.05' },
    ],
    [{ kind: 'sale', off: null }, {}],
    [{ kind: 'stock', inStock: false }, { inStock: false }],
    [{ kind: 'visibility', isHidden: true }, { isHidden: true }],
    // One that is shown by hand does not wait for its time.
    [
      { kind: 'visibility', isHidden: false },
      { isHidden: false, publishAt: null },
    ],
    [{ kind: 'delivery', delivery: 'keys' }, { delivery: 'keys' }],
    [{ kind: 'category', categoryId: 3 }, { categoryId: 3 }],
  ] as const)('%j', (action, fields) => {
    expect(effectOf(product, action, 'USD')).toEqual({ fields })
  })

  it('discounts what is on sale already from its struck-through price, and ends the sale with it', () => {
    const onSale = { ...product, price: '8.00', originalPrice: '10.00' }
    expect(effectOf(onSale, { kind: 'sale', off: 5000 }, 'USD')).toEqual({
      fields: { price: '5.00', originalPrice: '10.00' },
    })
    expect(effectOf(onSale, { kind: 'sale', off: null }, 'USD')).toEqual({
      fields: { price: '10.00', originalPrice: null },
    })
  })

  it('keeps a struck-through price only above the new one', () => {
    const onSale = { ...product, price: '8.00', originalPrice: '10.00' }
    expect(effectOf(onSale, { kind: 'price', mode: 'set', by: 900 }, 'USD')).toEqual({
      fields: { price: '9.00', originalPrice: '10.00' },
    })
    expect(effectOf(onSale, { kind: 'price', mode: 'set', by: 1000 }, 'USD')).toEqual({
      fields: { price: '10.00', originalPrice: null },
    })
  })

  it('says why it is refused', () => {
    const card = { ...product, isGiftCard: true }
    expect(
      effectOf(
        { ...product, price: '99999999.00' },
        { kind: 'price', mode: 'amount', by: 500 },
        'USD',
      ),
    ).toEqual({ refusal: say('products.priceAboveMost') })
    expect(effectOf(card, { kind: 'price', mode: 'set', by: 0 }, 'USD')).toHaveProperty('refusal')
    expect(effectOf(card, { kind: 'delivery', delivery: 'keys' }, 'USD')).toHaveProperty('refusal')
    expect(effectOf({ ...product, price: '0.01' }, { kind: 'sale', off: 1000 }, 'USD')).toEqual({
      refusal: say('products.priceLessThanCent', { percent: 10 }),
    })
  })
  it('refuses what would count from the price of a planned sale, but for a price that is set', () => {
    const inSale = { ...product, price: '8.04', originalPrice: '10.05', isInSale: true }
    const refused = { refusal: say('sales.priceOfSale') }
    expect(effectOf(inSale, { kind: 'sale', off: null }, 'USD')).toEqual(refused)
    expect(effectOf(inSale, { kind: 'price', mode: 'percent', by: 1000 }, 'USD')).toEqual(refused)
    expect(effectOf(inSale, { kind: 'price', mode: 'set', by: 999 }, 'USD')).toMatchObject({
      fields: { price: '9.99' },
    })
    expect(effectOf(inSale, { kind: 'stock', inStock: false }, 'USD')).toMatchObject({
      fields: { inStock: false },
    })
  })

  it('keeps prices in a currency without coins whole', () => {
    const yen = { ...product, price: '1005.00' }
    const effect = (action: FieldAction) => effectOf(yen, action, 'JPY')
    expect(effect({ kind: 'price', mode: 'percent', by: 1000 })).toEqual({
      fields: { price: '1106.00', originalPrice: null },
    })
    expect(effect({ kind: 'sale', off: 2500 })).toEqual({
      fields: { price: '754.00', originalPrice: '1005.00' },
    })
    const refusal = say('fields.wholeCurrency', { field: 'price', currency: 'JPY' })
    expect(effect({ kind: 'price', mode: 'set', by: 1050 })).toEqual({ refusal })
    expect(effect({ kind: 'price', mode: 'amount', by: -5 })).toEqual({ refusal })
  })

  it('does not have a pre-order delivered by hand', () => {
    const preorder = {
      ...product,
      delivery: 'keys',
      availableFrom: '2026-12-24T09:00:00.000Z',
    } as const
    expect(effectOf(preorder, { kind: 'delivery', delivery: 'manual' }, 'USD')).toEqual({
      refusal: say('products.preorderNeedsKeys'),
    })
  })
})
