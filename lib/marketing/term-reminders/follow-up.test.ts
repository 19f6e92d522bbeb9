import { describe, expect, it } from '@jest/globals'
import { settingsFrom } from '@/lib/settings/registry'
import { followUpOf } from './follow-up'

const settings = settingsFrom(new Map())
const product = { price: '49.00', volumePrices: [], isHidden: false, inStock: true }
const order = { currency: 'USD', taxKind: 'general', taxCountry: null, taxTerritory: null }
const seller = { baseCurrency: 'USD', sellingCurrencies: {} } as const

describe('followUpOf', () => {
  it('is the price as it is charged, with the tax beside it', () => {
    expect(followUpOf(product, order, seller, settings)).toEqual({
      priceCents: 4900,
      currency: 'USD',
      tax: 'added',
      basisPoints: 800,
    })
  })

  it('counts the tax of the country that the order was taxed in', () => {
    const german = { ...order, taxKind: 'standard', taxCountry: 'DE' }
    const rates = { ...settings, taxRates: [{ country: 'DE', rate: 19 }], taxInclusive: true }
    expect(followUpOf(product, german, seller, rates)).toMatchObject({
      tax: 'included',
      basisPoints: 1900,
    })
    expect(followUpOf(product, german, seller, { ...rates, taxEnabled: false })?.tax).toBe('none')
    expect(followUpOf(product, { ...german, taxKind: 'reverse_charge' }, seller, rates)?.tax).toBe(
      'reverse_charge',
    )
  })

  it('is in what the buyer paid in, where the store still sells in it', () => {
    const inEuros = { ...order, currency: 'EUR' }
    const typed = { ...product, prices: { EUR: { price: '45.00', originalPrice: null } } }
    const both = { ...seller, sellingCurrencies: { EUR: 'exact' } } as const
    expect(followUpOf(typed, inEuros, both, settings)).toMatchObject({
      priceCents: 4500,
      currency: 'EUR',
    })
    expect(followUpOf(typed, inEuros, seller, settings)).toMatchObject({
      priceCents: 4900,
      currency: 'USD',
    })
  })

  it.each([{ isHidden: true }, { inStock: false }])(
    'names no price for what can’t be bought: %j',
    (state) => {
      expect(followUpOf({ ...product, ...state }, order, seller, settings)).toBeNull()
    },
  )
})
