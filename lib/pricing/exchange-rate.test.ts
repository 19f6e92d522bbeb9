import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { ALL_CURRENCIES, stepOf } from '@/lib/i18n/currencies'
import {
  convertAt,
  convertPrice,
  type ExchangeRate,
  fixedRate,
  ONE,
  parseRate,
  rateText,
  roundingsOf,
} from './exchange-rate'

const rateOf = (text: string) => {
  const rate = parseRate(text)
  if (rate === null) throw new Error(`No rate: ${text}`)
  return rate
}

const parts = (rate: ExchangeRate) => ({ rate, of: ONE })

describe('an exchange rate', () => {
  it.each(['0.85', '1', '110', '0.00004348', '23000.5'])('is read and written: %s', (text) => {
    expect(rateText(rateOf(text))).toBe(text)
  })

  it.each(['0', '0.000', '-1', '1.123456789', '1e3', '', 'x', '1,5', '9999999999'])(
    'is none: %p',
    (text) => {
      expect(parseRate(text)).toBeNull()
    },
  )

  it('between two currencies is that of the fixed ones', () => {
    expect(rateText(fixedRate('USD', 'EUR'))).toBe('0.85')
    expect(rateText(fixedRate('EUR', 'USD'))).toBe('1.17647059')
    expect(rateText(fixedRate('JPY', 'JPY'))).toBe('1')
  })
})

describe('a converted price', () => {
  it.each([
    ['99', 84_15, 83_99],
    ['99', 84_50, 84_99],
    ['99', 12, 99],
    ['95', 84_15, 83_95],
    ['95', 84_45, 84_95],
    ['whole', 84_50, 85_00],
    ['whole', 84_49, 84_00],
    ['10', 84_99, 80_00],
    ['10', 85_00, 90_00],
    ['100', 20_00, 100_00],
    ['exact', 84_15, 84_15],
  ] as const)('ends as wanted: %s of %d is %d', (rounding, cents, expected) => {
    expect(convertPrice(cents, parts(rateOf('1')), 'EUR', rounding)).toBe(expected)
  })

  it('is whole in a currency without coins', () => {
    expect(convertPrice(129_99, parts(rateOf('110')), 'JPY', 'exact')).toBe(14_299_00)
    expect(convertPrice(129_99, parts(rateOf('110')), 'JPY', '10')).toBe(14_300_00)
    expect(roundingsOf('JPY')).not.toContain('99')
  })

  it('is one that can be charged, and costs something if it did before', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ALL_CURRENCIES),
        fc.constantFrom(...ALL_CURRENCIES),
        fc.nat(9_999_999),
        (from, to, cents) => {
          for (const rounding of roundingsOf(to)) {
            const converted = convertPrice(cents, parts(fixedRate(from, to)), to, rounding)
            expect(converted % stepOf(to)).toBe(0)
            expect(converted > 0).toBe(cents > 0)
          }
        },
      ),
    )
  })

  it('never turns a dearer product into a cheaper one', () => {
    const amount = fc.nat(9_999_999)
    fc.assert(
      fc.property(fc.constantFrom(...ALL_CURRENCIES), amount, amount, (to, a, b) => {
        for (const rounding of roundingsOf(to)) {
          const at = (cents: number) =>
            convertPrice(cents, parts(fixedRate('USD', to)), to, rounding)
          expect(at(Math.max(a, b))).toBeGreaterThanOrEqual(at(Math.min(a, b)))
        }
      }),
    )
  })
})

describe('a converted amount', () => {
  it('is rounded half up to what can be charged', () => {
    expect(convertAt(30, parts(rateOf('0.85')), 'EUR')).toBe(26)
    expect(convertAt(1_00, parts(rateOf('110.5')), 'JPY')).toBe(111_00)
    expect(convertAt(0, parts(rateOf('110.5')), 'JPY')).toBe(0)
  })
})
