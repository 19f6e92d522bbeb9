import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  cardBrand,
  cardFormProblems,
  caretAfterDigits,
  digitsOf,
  formatCardNumber,
  formatCvv,
  formatExpiry,
  isCardNumber,
  isCvv,
  isExpiry,
} from './card-format'

describe('card number', () => {
  it('is written in groups of four, digits only, at most 19 characters', () => {
    expect(formatCardNumber('4')).toBe('4')
    expect(formatCardNumber('4111')).toBe('4111')
    expect(formatCardNumber('41111')).toBe('4111 1')
    expect(formatCardNumber('4111-1111x1111 1111')).toBe('4111 1111 1111 1111')
    expect(formatCardNumber('41111111111111112222')).toBe('4111 1111 1111 1111')
    expect(formatCardNumber('')).toBe('')
  })

  it('takes the digits of other scripts', () => {
    expect(formatCardNumber('٤١١١١')).toBe('4111 1')
    expect(formatCardNumber('４１１１')).toBe('4111')
  })

  it('does not change when it is formatted again', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = formatCardNumber(text)
        expect(formatCardNumber(once)).toBe(once)
        expect(once.length).toBeLessThanOrEqual(19)
        expect(digitsOf(text).startsWith(digitsOf(once))).toBe(true)
      }),
    )
  })

  it.each([
    '4111 1111 1111 1111',
    '4222222222222',
    '378282246310005',
    '6011 1111 1111 1117',
    '5555 5555 5555 4444',
  ])('%s is accepted', (number) => expect(isCardNumber(number)).toBe(true))

  it.each([
    ['wrong check digit', '4111 1111 1111 1112'],
    ['too short', '4111 1111 1111'],
    ['too long', '41111111111111111111'],
    ['nothing but zeros', '0000 0000 0000 0000'],
    ['letters', '4111 1111 1111 111a'],
    ['empty', ''],
  ])('is refused: %s', (_, number) => expect(isCardNumber(number)).toBe(false))

  it('notices any single wrong digit', () => {
    fc.assert(
      fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (position, shift) => {
        const digits = '4111111111111111'.split('')
        digits[position] = String((Number(digits[position]) + shift) % 10)
        expect(isCardNumber(digits.join(''))).toBe(false)
      }),
    )
  })
})

describe('caret', () => {
  it('stays behind the digits that stood before it', () => {
    expect(caretAfterDigits('1239 4567 8', 4)).toBe(4)
    expect(caretAfterDigits('1234 5', 5)).toBe(6)
    expect(caretAfterDigits('12/30', 0)).toBe(0)
    expect(caretAfterDigits('12', 9)).toBe(2)
  })

  it('steps over the separator after a forward delete', () => {
    expect(caretAfterDigits('1234 5678', 4, true)).toBe(5)
    expect(caretAfterDigits('12/30', 2, true)).toBe(3)
  })
})

describe('expiry date', () => {
  it.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12/3'],
    ['1230', '12/30'],
    ['12/30', '12/30'],
    ['12/2030', '12/30'],
    ['5', '05'],
    ['5/30', '05/30'],
    ['1/30', '01/30'],
    ['12 / 30', '12/30'],
    ['12305', '12/30'],
    ['ab', ''],
  ])('%s is written %s', (typed, written) => expect(formatExpiry(typed)).toBe(written))

  it('completes no month while characters are taken away', () => {
    expect(formatExpiry('1/30', true)).toBe('13/0')
    expect(formatExpiry('2/30', true)).toBe('23/0')
    expect(formatExpiry('12/', true)).toBe('12')
  })

  it('is good until its month has ended in UTC', () => {
    expect(isExpiry('11/26', new Date('2026-11-30T23:59:59.999Z'))).toBe(true)
    expect(isExpiry('11/26', new Date('2026-12-01T00:00:00Z'))).toBe(false)
    expect(isExpiry('12/26', new Date('2026-12-31T23:59:59Z'))).toBe(true)
    expect(isExpiry('12/26', new Date('2027-01-01T00:00:00Z'))).toBe(false)
  })

  it.each(['', '1', '13/30', '00/30', '1230', '1/30', '12/3', '12/300'])('%p is refused', (text) =>
    expect(isExpiry(text, new Date('2026-11-21'))).toBe(false),
  )
})

describe('security code', () => {
  it('has three or four digits', () => {
    expect(formatCvv('12a345')).toBe('1234')
    expect(isCvv('123')).toBe(true)
    expect(isCvv('1234')).toBe(true)
    expect(isCvv('12')).toBe(false)
    expect(isCvv('12345')).toBe(false)
  })
})

describe('brand', () => {
  it.each([
    ['4', 'visa'],
    ['55', 'mastercard'],
    ['2221 00', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', null],
    ['37', 'amex'],
    ['6011', 'discover'],
    ['3056', 'diners'],
    ['3530', 'jcb'],
    ['9', null],
    ['', null],
  ])('%s is %s', (number, brand) => expect(cardBrand(number)).toBe(brand))
})

describe('card form', () => {
  const now = new Date('2026-11-21')
  const good = {
    cardNumber: '4111 1111 1111 1111',
    expiryDate: '12/30',
    cvv: '123',
    cardholderName: 'Ada Lovelace',
  }

  it('names the fields that cannot be sent, in the order of the form', () => {
    expect(cardFormProblems(good, now)).toEqual([])
    expect(cardFormProblems({ ...good, cardholderName: '  ', cardNumber: '1' }, now)).toEqual([
      'cardNumber',
      'cardholderName',
    ])
    expect(cardFormProblems({ ...good, cvv: '', expiryDate: '10/26' }, now)).toEqual([
      'expiryDate',
      'cvv',
    ])
  })
})
