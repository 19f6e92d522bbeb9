import { describe, expect, it } from '@jest/globals'
import { offeredCurrencies } from './offered-currencies'

describe('the currencies on offer', () => {
  it('are those that the owner chose, in the order of the store', () => {
    expect(
      offeredCurrencies({ baseCurrency: 'USD', supportedCurrencies: ['JPY', 'EUR', 'USD'] }),
    ).toEqual(['USD', 'EUR', 'JPY'])
  })

  it('always have the one that prices are in', () => {
    expect(offeredCurrencies({ baseCurrency: 'EUR', supportedCurrencies: ['USD'] })).toEqual([
      'USD',
      'EUR',
    ])
    expect(offeredCurrencies({ baseCurrency: 'JPY', supportedCurrencies: [] })).toEqual(['JPY'])
  })
})
