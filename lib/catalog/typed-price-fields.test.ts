import { describe, expect, it } from '@jest/globals'
import { unpacked } from '@/lib/core/packed-text'
import { say } from '@/lib/core/server-text'
import {
  changedPrices,
  typedPriceChangesSchema,
  typedPriceFieldsSchema,
  typedPricesProblem,
} from './typed-price-fields'

const EUR = { price: '84.99', originalPrice: null }

/** What is wrong, by the field that it is wrong in. */
const refusals = (prices: unknown) => {
  const parsed = typedPriceFieldsSchema.safeParse(prices)
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => [path.join('.'), unpacked(message)])
}

describe('what is typed as prices in other currencies', () => {
  it('is stored with 2 decimals, also what is whole', () => {
    expect(
      typedPriceFieldsSchema.parse({
        EUR: { price: ' 84.9 ', originalPrice: '99' },
        JPY: { price: 12_000, originalPrice: '' },
      }),
    ).toEqual({
      EUR: { price: '84.90', originalPrice: '99.00' },
      JPY: { price: '12000.00', originalPrice: null },
    })
  })

  it('is nothing where it is empty', () => {
    for (const empty of [null, {}, { price: '' }, { price: ' ', originalPrice: '' }]) {
      expect(typedPriceFieldsSchema.parse({ EUR: empty })).toEqual({})
      expect(typedPriceChangesSchema.parse({ EUR: empty })).toEqual({ EUR: null })
    }
  })

  it.each([
    [{ EUR: { price: '0' } }, 'EUR.price', 'products.typedPriceNothing'],
    [{ EUR: { price: '-1' } }, 'EUR.price', 'fields.mustBeAmountInRange'],
    [{ EUR: { price: '1.234' } }, 'EUR.price', 'fields.mustBeAmountInRange'],
    [{ EUR: { price: '1e3' } }, 'EUR.price', 'fields.mustBeAmountInRange'],
    [{ EUR: { price: '100000000' } }, 'EUR.price', 'fields.mustBeAmountInRange'],
    [{ JPY: { price: '99.50' } }, 'JPY.price', 'fields.wholeCurrency'],
    [{ HUF: { price: '99', originalPrice: '99.01' } }, 'HUF.originalPrice', 'fields.wholeCurrency'],
    [{ EUR: { originalPrice: '5' } }, 'EUR.price', 'products.typedPriceMissing'],
    [
      { EUR: { price: '5', originalPrice: '5' } },
      'EUR.originalPrice',
      'products.typedOriginalNotAbove',
    ],
    [{ EUR: { price: [5] } }, 'EUR.price', 'fields.mustBeAmount'],
    [{ XYZ: EUR }, '', 'products.pricesByCurrency'],
    [{ eur: EUR }, '', 'products.pricesByCurrency'],
    [[], '', 'products.pricesByCurrency'],
    ['EUR', '', 'products.pricesByCurrency'],
  ])('is refused: %j', (prices, field, reason) => {
    expect(refusals(prices)).toEqual([[field, expect.objectContaining({ reason })]])
  })

  it('may be as large as other prices of its currency', () => {
    expect(refusals({ IDR: { price: '9999999999' } })).toEqual([])
    expect(refusals({ IDR: { price: '10000000000' } })).toHaveLength(1)
  })

  it('leaves the currencies that are not named', () => {
    const stored = { EUR, GBP: { price: '79.00', originalPrice: null } }
    expect(changedPrices(stored, { GBP: null, CHF: EUR })).toEqual({ EUR, CHF: EUR })
    expect(changedPrices(stored, {})).toEqual(stored)
  })

  it('is in no store its own currency', () => {
    expect(typedPricesProblem({ EUR }, 'USD')).toBeNull()
    expect(typedPricesProblem({ EUR }, 'EUR')).toEqual({
      field: 'prices.EUR',
      text: say('products.typedPriceOfBase', { currency: 'EUR' }),
    })
  })
})
