import { describe, expect, it } from '@jest/globals'
import { offeredCurrencies } from './offered-currencies'

describe('the currencies on offer', () => {
  it('are those that the owner chose, in the order of the store', () => {
    expect(
      offeredCurrencies({
        baseCurrency: 'USD',
        sellingCurrencies: {},
        supportedCurrencies: ['JPY', 'EUR', 'USD'],
      }),
    ).toEqual(['USD', 'EUR', 'JPY'])
  })

  it('always have those that are charged', () => {
    expect(
      offeredCurrencies({
        baseCurrency: 'EUR',
        sellingCurrencies: {},
        supportedCurrencies: ['USD'],
      }),
    ).toEqual(['USD', 'EUR'])
    expect(
      offeredCurrencies({
        baseCurrency: 'JPY',
        sellingCurrencies: { PLN: '99' },
        supportedCurrencies: [],
      }),
    ).toEqual(['JPY', 'PLN'])
  })
})
