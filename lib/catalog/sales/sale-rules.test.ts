import { describe, expect, it } from '@jest/globals'
import type { TypedPrices } from '@/lib/pricing/typed-prices'
import { bestSale, pricesInSale, type Reduced, type SaleTerms, settled } from './sale-rules'

const priced = (price: string, originalPrice: string | null = null, prices: TypedPrices = {}) => ({
  price,
  originalPrice,
  prices,
})

const off = (percent: number, more: Partial<SaleTerms> = {}): SaleTerms => ({
  id: 1,
  percent,
  price: null,
  endsAt: null,
  ...more,
})

const at = (price: string, more: Partial<SaleTerms> = {}): SaleTerms => ({
  id: 1,
  percent: null,
  price,
  endsAt: null,
  ...more,
})

describe('what a product costs in a sale', () => {
  it.each([
    ['a percentage of its price', priced('100.00'), off(20), priced('80.00', '100.00')],
    ['rounded half up to a cent', priced('9.99'), off(50), priced('5.00', '9.99')],
    [
      'with the price before that was struck already',
      priced('80.00', '120.00'),
      off(25),
      priced('60.00', '120.00'),
    ],
    [
      'but not with one that is no higher',
      priced('80.00', '80.00'),
      off(25),
      priced('60.00', '80.00'),
    ],
    ['a price of its own', priced('80.00'), at('49.00'), priced('49.00', '80.00')],
  ])('%s', (_, regular, sale, expected) => {
    expect(pricesInSale(regular, sale, 'USD')).toEqual(expected)
  })

  it('is whole in a currency without decimals', () => {
    expect(pricesInSale(priced('1250.00'), off(33), 'JPY')?.price).toBe('838.00')
  })

  it('takes the same share off what was typed in other currencies', () => {
    const typed: TypedPrices = {
      EUR: { price: '50.00', originalPrice: null },
      JPY: { price: '8000.00', originalPrice: '9000.00' },
    }
    expect(pricesInSale(priced('100.00', null, typed), off(10), 'USD')?.prices).toEqual({
      EUR: { price: '45.00', originalPrice: '50.00' },
      JPY: { price: '7200.00', originalPrice: '9000.00' },
    })
    expect(pricesInSale(priced('100.00', null, typed), at('75.00'), 'USD')?.prices).toEqual({
      EUR: { price: '37.50', originalPrice: '50.00' },
      JPY: { price: '6000.00', originalPrice: '9000.00' },
    })
  })

  it.each([
    ['is no lower', priced('80.00'), at('80.00')],
    ['is higher', priced('80.00'), at('99.00')],
    ['is nothing', priced('0.01'), off(99)],
    ['is that of what costs nothing', priced('0.00'), off(10)],
  ])('is none where it %s', (_, regular, sale) => {
    expect(pricesInSale(regular, sale, 'USD')).toBeNull()
  })
})

describe('which of several sales counts', () => {
  const soon = new Date('2026-12-05T00:00:00Z')
  const late = new Date('2026-12-09T00:00:00Z')
  it.each([
    ['the lower price', [off(10, { id: 1 }), off(30, { id: 2 }), at('75.00', { id: 3 })], 2],
    [
      'of the same price the one that lasts longer',
      [off(10, { id: 1, endsAt: soon }), off(10, { id: 2, endsAt: late })],
      2,
    ],
    ['or has no end', [off(10, { id: 1, endsAt: late }), off(10, { id: 2 })], 2],
    ['and then the first', [off(10, { id: 2 }), off(10, { id: 1 })], 1],
  ])('%s', (_, sales, id) => {
    expect(bestSale(priced('100.00'), sales, 'USD')?.sale.id).toBe(id)
  })

  it('is none where all ask more', () => {
    expect(bestSale(priced('10.00'), [at('12.00')], 'USD')).toBeNull()
  })
})

describe('a product brought in step with its sales', () => {
  const regular = priced('100.00', '120.00', { EUR: { price: '90.00', originalPrice: null } })
  const run = (current = regular, reduced: Reduced | null = null, running: SaleTerms[] = []) =>
    settled(current, reduced, running, 'USD')
  const begun = (sales: SaleTerms[]) => run(regular, null, sales)

  it('gets the price of the sale, and once it is over everything that it was', () => {
    const first = begun([off(20)])
    expect(first.prices).toEqual(
      priced('80.00', '120.00', { EUR: { price: '72.00', originalPrice: '90.00' } }),
    )
    expect(first.sale?.id).toBe(1)
    const last = run(first.prices, first.reduced)
    expect(last).toEqual({ prices: regular, sale: null, reduced: null, wasChanged: false })
  })

  it('changes nothing the second time', () => {
    const sales = [off(20), off(10, { id: 2 })]
    const first = begun(sales)
    const again = run(first.prices, first.reduced, sales)
    expect(again).toEqual(first)
  })

  it('goes to the other sale when the better one ends, counted from its own price', () => {
    const first = begun([off(50), off(10, { id: 2 })])
    const second = run(first.prices, first.reduced, [off(10, { id: 2 })])
    expect(second.prices.price).toBe('90.00')
    expect(second.sale?.id).toBe(2)
    expect(run(second.prices, second.reduced).prices).toEqual(regular)
  })

  it('keeps a price that was changed by hand, and the sales of then leave it alone', () => {
    const sales = [off(20), off(10, { id: 2 })]
    const first = begun(sales)
    const byHand = { ...first.prices, price: '70.00', originalPrice: null }
    const kept = run(byHand, first.reduced, sales)
    const stays = priced('70.00', null, { EUR: { price: '90.00', originalPrice: null } })
    expect(kept).toMatchObject({ prices: stays, sale: null, wasChanged: true })
    expect(kept.reduced).toMatchObject({ saleId: null, leftIds: [1, 2] })
    expect(run(kept.prices, kept.reduced, sales)).toMatchObject({
      prices: stays,
      wasChanged: false,
    })
    expect(run(kept.prices, kept.reduced)).toMatchObject({ prices: stays, reduced: null })
  })

  it('is in a later sale again, counted from the price that was typed', () => {
    const first = begun([off(20)])
    const later = run({ ...first.prices, price: '70.00', originalPrice: null }, first.reduced, [
      off(20),
      off(10, { id: 3 }),
    ])
    expect(later.prices.price).toBe('63.00')
    expect(later.sale?.id).toBe(3)
    expect(run(later.prices, later.reduced, [off(20)]).prices.price).toBe('70.00')
  })

  it('keeps a price that was typed in another currency, or taken away', () => {
    const first = begun([off(20)])
    const typed = { ...first.prices, prices: { EUR: { price: '60.00', originalPrice: null } } }
    expect(run(typed, first.reduced).prices).toEqual({ ...regular, prices: typed.prices })
    expect(run({ ...first.prices, prices: {} }, first.reduced).prices).toEqual({
      ...regular,
      prices: {},
    })
  })
})
