import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { CURRENCIES, convertCents, formatCharged, formatPrice } from './currencies'

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
    expect(convertCents(cents, currency)).toBe(shown)
  })

  it('rounds half up', () => {
    // 0.30 × 0.85 = 0.255
    expect(convertCents(30, 'EUR')).toBe(26)
    // 0.50 × 0.73 = 0.365
    expect(convertCents(50, 'GBP')).toBe(37)
  })

  it('rounds half up for every currency and amount', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CURRENCIES), fc.nat(99_999_999), ({ code, rate }, cents) => {
        // The same in whole numbers of any size: twice the amount plus one, halved downwards.
        const unit = code === 'JPY' || code === 'KRW' ? 10_000n : 100n
        const scaled = BigInt(cents) * BigInt(Math.round(rate * 100))
        expect(convertCents(cents, code)).toBe(Number((2n * scaled + unit) / (2n * unit)))
      }),
    )
  })

  it('never turns a dearer product into a cheaper one', () => {
    const amount = fc.integer({ min: 0, max: 9_999_999 })
    fc.assert(
      fc.property(fc.constantFrom(...CURRENCIES), amount, amount, ({ code }, a, b) => {
        expect(convertCents(Math.max(a, b), code)).toBeGreaterThanOrEqual(
          convertCents(Math.min(a, b), code),
        )
      }),
    )
  })
})

describe('formatCharged', () => {
  it.each(['en', 'de', 'fr', 'ja', 'ar', 'nl'])(
    'writes amounts as prices are written in %s',
    (locale) => {
      for (const cents of [0, 5, 1299, 123_456_789])
        expect(formatCharged(cents, locale)).toBe(formatPrice(cents, 'USD', locale))
    },
  )

  it('writes discounts, too', () => {
    expect(formatCharged(-1299, 'en')).toBe('-$12.99')
    expect(formatCharged(-1299, 'de')).toBe('-12,99\u00a0$')
    expect(formatCharged(-1, 'en', 'code')).toBe('-USD\u00a00.01')
  })
})

describe('formatPrice', () => {
  it('has all 30 currencies', () => {
    expect(CURRENCIES).toHaveLength(30)
    expect(new Set(CURRENCIES.map(({ code }) => code)).size).toBe(30)
  })

  it('writes 2 decimals, and none for yen and won', () => {
    expect(formatPrice(12999, 'USD', 'en')).toBe('$129.99')
    expect(formatPrice(5000, 'USD', 'en', 'symbol', true)).toBe('$50')
    expect(formatPrice(5050, 'USD', 'en', 'symbol', true)).toBe('$50.50')
    expect(formatPrice(10000, 'EUR', 'en', 'symbol', true)).toBe('€85.00')
    expect(formatPrice(10000, 'JPY', 'en')).toBe('¥11,000')
    expect(formatPrice(10000, 'KRW', 'en')).toBe('₩118,000')
    expect(formatPrice(10000, 'HUF', 'en')).toMatch(/29,500\.00$/)
  })

  it("follows the language's way of writing numbers", () => {
    expect(formatPrice(123456, 'EUR', 'de')).toBe('1.049,38\u00a0€')
  })

  it.each(['en', 'de', 'fr', 'es', 'ja', 'zh', 'hi', 'th'])(
    'writes all 30 currencies as Intl does in %s',
    (locale) => {
      for (const { code } of CURRENCIES) {
        const digits = code === 'JPY' || code === 'KRW' ? 0 : 2
        for (const cents of [0, 1, 1999, 129_900, 9_999_999])
          expect(formatPrice(cents, code, locale)).toBe(
            (convertCents(cents, code) / 10 ** digits).toLocaleString(
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
    expect(formatPrice(12999, 'USD', 'ar')).toMatch(/US\$\u200e$/)
  })
})
