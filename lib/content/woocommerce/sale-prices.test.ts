import { describe, expect, it } from '@jest/globals'
import { pricesAt, pricesOf, type Sale, turnOf } from './sale-prices'

const NOW = new Date('2026-03-01T12:00:00Z')
const [BEFORE, AFTER] = [new Date('2026-02-01T00:00:00Z'), new Date('2026-04-01T00:00:00Z')]

const priced = (change: object) => ({
  price: '',
  regular_price: '',
  sale_price: '',
  date_on_sale_from_gmt: null,
  date_on_sale_to_gmt: null,
  ...change,
})

describe('prices of WooCommerce', () => {
  it.each([
    [{ regular_price: '19.9' }, { price: '19.90', originalPrice: null }],
    [{ price: '5' }, { price: '5.00', originalPrice: null }],
    [{ regular_price: '19.9000' }, { price: '19.90', originalPrice: null }],
    [
      { regular_price: '20', sale_price: '15' },
      { price: '15.00', originalPrice: '20.00' },
    ],
    [
      { regular_price: '20', sale_price: '20' },
      { price: '20.00', originalPrice: null },
    ],
    [
      { regular_price: '20', sale_price: '15', date_on_sale_from_gmt: AFTER },
      { price: '20.00', originalPrice: null },
    ],
    [
      { regular_price: '20', sale_price: '15', date_on_sale_to_gmt: BEFORE },
      { price: '20.00', originalPrice: null },
    ],
  ])('%j is %j', (given, prices) => {
    expect(pricesOf(priced(given), NOW)).toMatchObject({ prices })
  })

  it.each([
    [{}, 'It has no price'],
    [{ regular_price: '19.999' }, 'Its price cannot be read'],
    [{ regular_price: 'ask us' }, 'Its price cannot be read'],
  ])('%j: %s', (given, problem) => {
    expect(pricesOf(priced(given), NOW)).toEqual({ problem })
  })

  it('knows when a sale begins and ends, and what is asked then', () => {
    const sale: Sale = { regular: '20.00', sale: '15.00', from: NOW, until: AFTER }
    expect(turnOf(sale, BEFORE)).toEqual(NOW)
    expect(turnOf(sale, NOW)).toEqual(AFTER)
    expect(turnOf(sale, new Date(AFTER.getTime() + 1))).toBeNull()
    expect(pricesAt(sale, BEFORE).price).toBe('20.00')
    expect(pricesAt(sale, NOW)).toEqual({ price: '15.00', originalPrice: '20.00' })
    expect(pricesAt(sale, new Date(AFTER.getTime() + 1)).price).toBe('20.00')
    const endless = pricesOf(priced({ regular_price: '20', sale_price: '15' }), NOW)
    expect(endless).toMatchObject({ sale: null })
  })
})
