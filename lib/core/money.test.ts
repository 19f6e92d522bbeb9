import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  decimalOf,
  MAX_CENTS,
  parseDecimal,
  parseSigned,
  signedDecimal,
  sumToCents,
  toCents,
  toDecimal,
} from './money'

describe('parseDecimal', () => {
  it.each([
    ['0', 0],
    ['129.99', 12999],
    ['129.9', 12990],
    [' 7.05 ', 705],
    [59.99, 5999],
    [100, 10000],
    ['99999999.99', MAX_CENTS],
    ['999999999999.99', 99_999_999_999_999],
  ])('reads %p as %p cents', (text, cents) => {
    expect(parseDecimal(text)).toBe(cents)
  })

  it.each([
    '',
    '-1',
    '+1',
    '1.234',
    '1,50',
    '1e3',
    '.5',
    '5.',
    '0x10',
    'NaN',
    '1000000000000',
    '1 000',
    '１２',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    0.1 + 0.2,
  ])('refuses %p', (text) => {
    expect(parseDecimal(text)).toBeNull()
  })

  it('reads back every amount that toDecimal writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (cents) => {
        expect(toCents(toDecimal(cents))).toBe(cents)
      }),
    )
  })
})

describe('parseSigned', () => {
  it.each([
    ['-3.98', -398],
    ['1200', 120_000],
    ['999999999999.99', 99_999_999_999_999],
    ['-0.00', 0],
    ['1000000000000', null],
    ['1.234', null],
    ['--1', null],
    ['1,5', null],
    ['', null],
  ])('reads %p as %p', (text, cents) => {
    expect(parseSigned(text)).toBe(cents)
  })

  it('reads what signedDecimal writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 }), (cents) => {
        expect(parseSigned(signedDecimal(cents))).toBe(cents)
      }),
    )
  })
})

describe('sumToCents', () => {
  it('reads sums of more than an amount can be, and refuses what is none', () => {
    expect(sumToCents('123456789.01')).toBe(12_345_678_901)
    expect(() => sumToCents('1e9')).toThrow(RangeError)
  })
})

describe('toDecimal', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [12999, '129.99'],
  ])('writes %p as %p', (cents, text) => {
    expect(toDecimal(cents)).toBe(text)
  })

  it.each([-1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('refuses %p', (cents) => {
    expect(() => toDecimal(cents)).toThrow(RangeError)
  })
})

describe('toCents', () => {
  it('throws for what is no amount', () => {
    expect(() => toCents('free')).toThrow(RangeError)
  })
})

describe('decimalOf', () => {
  it.each([
    ['129.9', '129.90'],
    ['0', '0.00'],
    [{ toString: (): string => '7' }, '7.00'],
  ])('writes %p as %p', (amount, text) => {
    expect(decimalOf(amount)).toBe(text)
  })

  it('refuses what is no amount', () => {
    expect(() => decimalOf('-1')).toThrow(RangeError)
  })
})
