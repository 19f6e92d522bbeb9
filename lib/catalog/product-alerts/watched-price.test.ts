import { describe, expect, it } from '@jest/globals'
import type { Seller } from '@/lib/pricing/selling'
import { watchedPrice } from './watched-price'

const seller: Seller = { baseCurrency: 'USD', sellingCurrencies: { EUR: '99', GBP: 'exact' } }
const product = { price: '100.00' }

describe('what a watched product costs', () => {
  it('is the base price for who saw that', () => {
    expect(watchedPrice(product, null, seller)).toEqual({ cents: 10_000, isConverted: false })
    expect(watchedPrice(product, 'USD', seller)).toEqual({ cents: 10_000, isConverted: false })
  })

  it('is converted and rounded, or what the owner typed', () => {
    expect(watchedPrice(product, 'EUR', seller)).toEqual({ cents: 8499, isConverted: true })
    const prices = { EUR: { price: '79.00', originalPrice: null } }
    expect(watchedPrice({ ...product, prices }, 'EUR', seller)).toEqual({
      cents: 7900,
      isConverted: false,
    })
  })

  it('moves with the rates', () => {
    const rates = { EUR: [80, 100] as const }
    expect(watchedPrice(product, 'EUR', { ...seller, rates }).cents).toBe(7999)
  })

  it('is the base price at the rate of the moment where the store sells in it no more', () => {
    const prices = { JPY: { price: '1.00', originalPrice: null } }
    expect(watchedPrice({ ...product, prices }, 'JPY', seller)).toEqual({
      cents: 1_100_000,
      isConverted: true,
    })
  })
})
