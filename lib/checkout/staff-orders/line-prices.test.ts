import { describe, expect, it } from '@jest/globals'
import { chargedPrices, priceChanges } from './line-prices'

const line = (more: object = {}) => ({
  productName: 'Office Suite',
  isGiftCard: false,
  todaysCents: 12_900,
  ...more,
})
const paid = { currency: 'USD', isFree: false }

describe('what a line of an order by staff costs', () => {
  it('is the price of the day, unless another was typed', () => {
    expect(chargedPrices([line(), line({ price: '99.50' }), line({ price: '0' })], paid)).toEqual([
      12_900, 9950, 0,
    ])
  })

  it('is nothing where all is given free, whatever was typed', () => {
    expect(chargedPrices([line({ price: '99.50' })], { ...paid, isFree: true })).toEqual([0])
  })

  it.each([['1.999'], ['-1'], ['cheap'], ['']])('is refused as %j, naming the line', (price) => {
    expect(() => chargedPrices([line(), line({ price })], paid)).toThrow(
      expect.objectContaining({
        code: 'invalid',
        issues: [expect.objectContaining({ path: 'items.1.price' })],
      }),
    )
  })

  it('is a whole amount in a currency without smaller coins', () => {
    const yen = { currency: 'JPY', isFree: false }
    expect(chargedPrices([line({ price: '1500' })], yen)).toEqual([150_000])
    expect(() => chargedPrices([line({ price: '1500.50' })], yen)).toThrow(
      expect.objectContaining({ code: 'invalid' }),
    )
  })

  it('is never nothing for a gift card, which would be worth that', () => {
    const card = line({ isGiftCard: true, productName: 'Gift card' })
    expect(() => chargedPrices([card], { ...paid, isFree: true })).toThrow(
      expect.objectContaining({ code: 'conflict' }),
    )
    expect(chargedPrices([card], paid)).toEqual([12_900])
  })
})

describe('the prices that were changed', () => {
  it('are those that are not of the day, each with both', () => {
    const lines = [
      { productName: 'Office Suite', todaysCents: 12_900, priceCents: 9950 },
      { productName: 'Antivirus', todaysCents: 2999, priceCents: 2999 },
    ]
    expect(priceChanges(lines)).toEqual([{ product: 'Office Suite', from: '129.00', to: '99.50' }])
  })
})
