import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  ALL_CURRENCIES,
  CURRENCIES,
  type CurrencyCode,
  chargedDecimalsOf,
  conversionOf,
  convertCents,
  formatMoney,
  formatPrice,
  stepOf,
  storedCurrency,
} from './currencies'

const CHARGED_WHOLE: readonly CurrencyCode[] = ['JPY', 'KRW', 'VND', 'HUF']

const oneOfAll = fc.constantFrom(...CURRENCIES)

const fromDollars = (to: CurrencyCode) => ({ from: 'USD', to }) as const

const shownDecimals = (code: CurrencyCode) => (code === 'JPY' || code === 'KRW' ? 0 : 2)

describe('the currencies', () => {
  it('are 30', () => {
    expect(CURRENCIES).toHaveLength(30)
    expect(new Set(ALL_CURRENCIES).size).toBe(30)
  })

  it('are charged in hundredths, except those that have none', () => {
    expect(ALL_CURRENCIES.filter((code) => stepOf(code) !== 1)).toEqual(
      ALL_CURRENCIES.filter((code) => CHARGED_WHOLE.includes(code)),
    )
    for (const code of ALL_CURRENCIES)
      expect(stepOf(code)).toBe(10 ** (2 - chargedDecimalsOf(code)))
  })

  it.each(['XXX', 'usd', '', 'constructor'])('are read from what is stored, but not %p', (code) => {
    expect(storedCurrency('HUF')).toBe('HUF')
    expect(() => storedCurrency(code)).toThrow(RangeError)
  })
})

describe('convertCents', () => {
  it.each([
    ['USD', 12999, 12999],
    ['EUR', 10000, 8500],
    ['EUR', 1, 1],
    ['JPY', 10000, 11000],
    ['KRW', 1999, 23588],
    ['PHP', 10000, 502500],
    ['VND', 100, 2300000],
  ] as const)('shows US cents in %s: %p → %p', (currency, cents, shown) => {
    expect(convertCents(cents, conversionOf('USD', currency))).toBe(shown)
  })

  it.each([
    // 85.00 / 0.85, and 10.00 / 0.85 = 11.7647
    ['EUR', 'USD', 8500, 10_000],
    ['EUR', 'USD', 1000, 1176],
    ['EUR', 'GBP', 8500, 7300],
    ['EUR', 'JPY', 8500, 11_000],
    ['JPY', 'EUR', 11_000_00, 8500],
    ['JPY', 'USD', 1_00, 1],
    ['JPY', 'KRW', 110_00, 1180],
    ['VND', 'USD', 23_000_00, 100],
  ] as const)('shows %s in %s: %p → %p', (from, to, cents, shown) => {
    expect(convertCents(cents, conversionOf(from, to))).toBe(shown)
  })

  it('rounds half up', () => {
    // 0.30 × 0.85 = 0.255
    expect(convertCents(30, conversionOf('USD', 'EUR'))).toBe(26)
    // 0.50 × 0.73 = 0.365
    expect(convertCents(50, conversionOf('USD', 'GBP'))).toBe(37)
    // 0.46 / 0.92 × 0.85 = 0.425
    expect(convertCents(46, conversionOf('CHF', 'EUR'))).toBe(43)
  })

  it('rounds half up between any two currencies, for every amount', () => {
    fc.assert(
      fc.property(oneOfAll, oneOfAll, fc.nat(99_999_999), (from, to, cents) => {
        fc.pre(from !== to)
        // The same in whole numbers of any size: twice the amount plus one, halved downwards.
        const unit = BigInt(Math.round(from.rate * 100)) * 10n ** BigInt(2 - shownDecimals(to.code))
        const scaled = BigInt(cents) * BigInt(Math.round(to.rate * 100))
        expect(convertCents(cents, conversionOf(from.code, to.code))).toBe(
          Number((2n * scaled + unit) / (2n * unit)),
        )
      }),
    )
  })

  it('leaves what a currency is charged in as it is', () => {
    fc.assert(
      fc.property(oneOfAll, fc.nat(99_999_999), ({ code }, steps) => {
        const { decimals, ...rates } = conversionOf(code, code)
        expect(decimals).toBe(chargedDecimalsOf(code))
        expect(convertCents(steps * stepOf(code), { ...rates, decimals })).toBe(steps)
      }),
    )
  })

  it('never turns a dearer product into a cheaper one', () => {
    const amount = fc.integer({ min: 0, max: 9_999_999 })
    fc.assert(
      fc.property(oneOfAll, oneOfAll, amount, amount, (from, to, a, b) => {
        const conversion = conversionOf(from.code, to.code)
        expect(convertCents(Math.max(a, b), conversion)).toBeGreaterThanOrEqual(
          convertCents(Math.min(a, b), conversion),
        )
      }),
    )
  })
})

describe('formatMoney', () => {
  it.each(['en', 'de', 'fr', 'ja', 'ar', 'nl'])(
    'writes amounts as prices are written in %s',
    (locale) => {
      for (const code of ALL_CURRENCIES)
        for (const steps of [0, 5, 1299, 123_456_789])
          expect(formatMoney(steps * stepOf(code), code, locale)).toBe(
            formatPrice(steps * stepOf(code), { from: code, to: code }, locale),
          )
    },
  )

  it('writes as many decimals as are charged', () => {
    expect(formatMoney(123_450, 'USD', 'en')).toBe('$1,234.50')
    expect(formatMoney(123_450, 'EUR', 'de')).toBe('1.234,50\u00a0€')
    expect(formatMoney(120_000, 'JPY', 'en')).toBe('¥1,200')
    expect(formatMoney(120_000, 'HUF', 'en', 'code')).toBe('HUF\u00a01,200')
    expect(formatMoney(120_000, 'IDR', 'en', 'code')).toBe('IDR\u00a01,200.00')
  })

  it('writes discounts, too', () => {
    expect(formatMoney(-1299, 'USD', 'en')).toBe('-$12.99')
    expect(formatMoney(-1299, 'USD', 'de')).toBe('-12,99\u00a0$')
    expect(formatMoney(-1, 'USD', 'en', 'code')).toBe('-USD\u00a00.01')
    expect(formatMoney(-1200, 'JPY', 'en')).toBe('-¥12')
  })
})

describe('formatPrice', () => {
  it('writes 2 decimals, and none for yen and won', () => {
    expect(formatPrice(12999, fromDollars('USD'), 'en')).toBe('$129.99')
    expect(formatPrice(10000, fromDollars('JPY'), 'en')).toBe('¥11,000')
    expect(formatPrice(10000, fromDollars('KRW'), 'en')).toBe('₩118,000')
    expect(formatPrice(10000, fromDollars('HUF'), 'en')).toMatch(/29,500\.00$/)
  })

  it('writes what is charged in forints or dongs without decimals', () => {
    expect(formatPrice(29_500_00, { from: 'HUF', to: 'HUF' }, 'en')).toMatch(/29,500$/)
    expect(formatPrice(29_500_00, { from: 'HUF', to: 'USD' }, 'en')).toBe('$100.00')
    expect(formatPrice(50_000_00, { from: 'VND', to: 'VND' }, 'en')).toBe('₫50,000')
  })

  it('writes round bounds without decimals, unless they are converted', () => {
    expect(formatPrice(5000, fromDollars('USD'), 'en', 'symbol', true)).toBe('$50')
    expect(formatPrice(5050, fromDollars('USD'), 'en', 'symbol', true)).toBe('$50.50')
    expect(formatPrice(10000, fromDollars('EUR'), 'en', 'symbol', true)).toBe('€85.00')
    expect(formatPrice(10000, { from: 'EUR', to: 'EUR' }, 'en', 'symbol', true)).toBe('€100')
    expect(formatPrice(8500, { from: 'EUR', to: 'USD' }, 'en', 'symbol', true)).toBe('$100.00')
  })

  it("follows the language's way of writing numbers", () => {
    expect(formatPrice(123456, fromDollars('EUR'), 'de')).toBe('1.049,38\u00a0€')
  })

  it.each(['en', 'de', 'fr', 'es', 'ja', 'zh', 'hi', 'th'])(
    'writes all 30 currencies as Intl does in %s',
    (locale) => {
      for (const { code } of CURRENCIES) {
        const digits = shownDecimals(code)
        for (const cents of [0, 1, 1999, 129_900, 9_999_999])
          expect(formatPrice(cents, fromDollars(code), locale)).toBe(
            (convertCents(cents, conversionOf('USD', code)) / 10 ** digits).toLocaleString(
              locale === 'en' ? 'en-US' : locale,
              {
                style: 'currency',
                currency: code,
                minimumFractionDigits: digits,
                maximumFractionDigits: digits,
              },
            ),
          )
      }
    },
  )

  it('keeps the sign of US$ behind its letters where one reads from the right', () => {
    expect(formatPrice(12999, fromDollars('USD'), 'ar')).toMatch(/US\$\u200e$/)
  })
})
