import { expect, it } from '@jest/globals'
import { oweToOneStopShop } from './one-stop-shop'

it.each([
  ['a seller of the EU', 'DE', 'billing', [], true],
  ['one of elsewhere that charges the rate of a country of it', 'US', 'billing', ['DE'], true],
  ['one of elsewhere', 'US', 'billing', ['GB'], false],
  ['one that charges its own tax to all', 'DE', 'store', ['FR'], false],
] as const)(
  'a return to the one-stop shop: %s',
  (_, sellerCountry, taxBasedOn, countries, owes) => {
    const taxRates = countries.map((country) => ({ country, rate: 20 }))
    expect(oweToOneStopShop({ sellerCountry, taxBasedOn, taxRates })).toBe(owes)
  },
)
