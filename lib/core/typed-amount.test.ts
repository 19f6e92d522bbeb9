import { describe, expect, it } from '@jest/globals'
import { exampleAmount, readTypedNumber } from './typed-amount'

describe('an amount as people type it', () => {
  it.each([
    ['12.99', '12.99'],
    ['12,99', '12.99'],
    ['12,9', '12.9'],
    ['1299', '1299'],
    [' 1299 ', '1299'],
    ['0', '0'],
    ['0,5', '0.5'],
    ['1.299,00', '1299.00'],
    ['1,299.00', '1299.00'],
    ['1 299,00', '1299.00'],
    ['1 299.5', '1299.5'],
    ['1\u00a0299,00', '1299.00'],
    ['1\u202f299,00', '1299.00'],
    ["1'299.00", '1299.00'],
    ['1’299’000.00', '1299000.00'],
    ['1.299.000', '1299000'],
    ['1,299,000', '1299000'],
    ['12,345,678.90', '12345678.90'],
    ['１２，９９', '12.99'],
    ['１２９９', '1299'],
  ])('%s is %s in every language', (typed, amount) => {
    for (const language of [undefined, 'en', 'de', 'es', 'fr', 'ja', 'zh'])
      expect(readTypedNumber(typed, language)).toBe(amount)
  })

  it.each([
    ['1,299', 'en', '1299'],
    ['1.299', 'de', '1299'],
    ['1.299', 'es', '1299'],
    ['1,299', 'ja', '1299'],
    ['1,299', 'zh', '1299'],
    ['1.299', 'en', null],
    ['1,299', 'de', null],
    ['1,299', 'fr', null],
    ['1.299', 'fr', null],
    ['0,299', 'en', null],
    ['1,299', undefined, null],
    ['1.299', undefined, null],
  ])('%s is in %s %s', (typed, language, amount) =>
    expect(readTypedNumber(typed, language)).toBe(amount),
  )

  it.each([
    '',
    '-5',
    '+5',
    '$5',
    '5 €',
    '1e3',
    '0x10',
    '.5',
    '5.',
    '1.2.3',
    '1,2,3',
    '12,99,00',
    '1.299.00',
    '1,299,00',
    '1.29,999',
    '12 99',
    '1 2999',
    '12,9999',
    '12.9999',
    '1 299.000,00',
    '1 299.000',
    'twelve',
    'NaN',
    'Infinity',
  ])('%j is none', (typed) => {
    for (const language of [undefined, 'en', 'de', 'fr'])
      expect(readTypedNumber(typed, language)).toBeNull()
  })

  it('may be a rate with more decimals', () => {
    expect(readTypedNumber('8,875', 'de', { decimals: 3 })).toBe('8.875')
    expect(readTypedNumber('8.875', 'en', { decimals: 3 })).toBe('8.875')
    expect(readTypedNumber('19,6', 'en', { decimals: 3 })).toBe('19.6')
    expect(readTypedNumber('8.8751', 'en', { decimals: 3 })).toBeNull()
  })

  it.each([
    ['en', '1,299.00'],
    ['de', '1.299,00'],
    ['ja', '1,299.00'],
  ])('has in %s the form %s', (language, example) => {
    expect(exampleAmount(language)).toBe(example)
    expect(readTypedNumber(example, language)).toBe('1299.00')
  })

  it('has a form that is read in every language', () => {
    for (const language of ['en', 'de', 'es', 'fr', 'ja', 'zh'])
      expect(readTypedNumber(exampleAmount(language), language)).toBe('1299.00')
  })
})
