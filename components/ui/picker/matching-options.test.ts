import { describe, expect, it } from '@jest/globals'
import { currencyOptions, languageOptions } from '@/components/storefront/language/picker-options'
import { matchingOptions } from './matching-options'

const languages = languageOptions('en')
const currencies = currencyOptions(
  'de',
  { offered: ['USD', 'EUR', 'CHF', 'JPY', 'VND'], charged: ['USD'] },
  'USD',
)

const found = (options: typeof languages, typed: string) =>
  matchingOptions(options, typed).map(({ value }) => value)

describe('matchingOptions', () => {
  it('gives all of them when nothing is typed', () => {
    expect(found(languages, '  ')).toHaveLength(25)
  })

  it.each([
    ['Deutsch', 'de'],
    ['german', 'de'],
    ['DE', 'de'],
    ['no', 'no'],
    ['norw', 'no'],
    ['cestina', 'cs'],
    ['turkce', 'tr'],
    ['Türk', 'tr'],
    ['العربية', 'ar'],
    ['中文', 'zh'],
    ['한국', 'ko'],
    ['viet', 'vi'],
    ['malay', 'ms'],
  ])('finds a language by its own name, its English name and its code: %s', (typed, value) => {
    expect(found(languages, typed)[0]).toBe(value)
  })

  it.each([
    ['EUR', 'EUR'],
    ['¥', 'JPY'],
    ['franken', 'CHF'],
    ['Swiss', 'CHF'],
    ['us-dollar', 'USD'],
    ['dong', 'VND'],
  ])('finds a currency by its name here, its English name, code and sign: %s', (typed, value) => {
    expect(found(currencies, typed)[0]).toBe(value)
  })

  it('finds nothing where nothing fits', () => {
    expect(found(languages, 'klingon')).toEqual([])
  })
})

it('lists first what is charged', () => {
  const options = currencyOptions(
    'en',
    { offered: ['USD', 'EUR', 'CHF', 'JPY'], charged: ['JPY', 'USD'] },
    'USD',
  )
  expect(options.map(({ value }) => value)).toEqual(['USD', 'JPY', 'EUR', 'CHF'])
})
