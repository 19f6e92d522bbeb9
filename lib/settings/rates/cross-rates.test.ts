import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  ALL_CURRENCIES,
  conversionOf,
  convertCents,
  fixedParts,
  formatPrice,
} from '@/lib/i18n/currencies'
import { crossRates } from './cross-rates'

const currency = fc.constantFrom(...ALL_CURRENCIES)

/** What the source does not list. */
const UNLISTED = ['RUB', 'VND', 'AED', 'SAR'] as const
const LISTED = ALL_CURRENCIES.filter(
  (code) => code !== 'EUR' && !UNLISTED.some((one) => one === code),
)

/** Rates near those of the specification, with as many digits as the source gives. */
const realRates = fc
  .array(fc.integer({ min: 800, max: 1250 }), {
    minLength: LISTED.length,
    maxLength: LISTED.length,
  })
  .map(
    (factors) =>
      new Map(
        LISTED.map((code, place) => {
          const [rate, of] = fixedParts('EUR', code)
          const exact = (BigInt(rate) * BigInt(factors[place] ?? 1000) * 100_000n) / BigInt(of)
          const digits = 10n ** BigInt(Math.max(0, String(exact).length - 6))
          return [code, (exact / digits) * digits] as const
        }),
      ),
  )

/** What the euro is worth, by the source or by the dollar. */
function worth(
  code: (typeof ALL_CURRENCIES)[number],
  perEuro: ReadonlyMap<string, bigint>,
): number {
  if (code === 'EUR') return 1e8
  const [rate, of] = fixedParts('USD', code)
  return Number(perEuro.get(code) ?? 0n) || (Number(perEuro.get('USD')) * rate) / of
}

describe('cross rates', () => {
  it('are those between what a euro is worth in each, in whole parts', () => {
    fc.assert(
      fc.property(currency, realRates, (base, perEuro) => {
        const rates = crossRates(base, ALL_CURRENCIES, perEuro)
        expect(Object.keys(rates ?? {})).toEqual(ALL_CURRENCIES.filter((code) => code !== base))
        for (const [code, [rate, of]] of Object.entries(rates ?? {})) {
          expect(Number.isSafeInteger(rate) && rate > 0).toBe(true)
          expect(Number.isSafeInteger(of) && of > 0).toBe(true)
          const to = ALL_CURRENCIES.find((one) => one === code) ?? base
          expect((rate / of) * (worth(base, perEuro) / worth(to, perEuro))).toBeCloseTo(1, 5)
        }
      }),
    )
  })

  it('round half up, to the cent', () => {
    const cents = fc.integer({ min: 0, max: 400_000 })
    fc.assert(
      fc.property(currency, currency, cents, realRates, (from, to, amount, perEuro) => {
        fc.pre(from !== to)
        const conversion = conversionOf(from, to, crossRates(from, [to], perEuro))
        const unit = BigInt(conversion.of) * (conversion.decimals === 0 ? 100n : 1n)
        expect(BigInt(convertCents(amount, conversion))).toBe(
          (2n * BigInt(amount) * BigInt(conversion.rate) + unit) / (2n * unit),
        )
      }),
    )
  })

  it('stay whole and positive whatever the source says', () => {
    const anyRate = fc.bigInt({ min: 1n, max: 10n ** 17n - 1n })
    fc.assert(
      fc.property(currency, anyRate, anyRate, (base, dollar, yen) => {
        const perEuro = new Map([
          ['USD', dollar],
          ['JPY', yen],
        ])
        for (const part of Object.values(crossRates(base, ALL_CURRENCIES, perEuro) ?? {}).flat())
          expect(part >= 1 && part <= 10_000_000_000 && Number.isInteger(part)).toBe(true)
      }),
    )
  })

  it('are the source’s', () => {
    const perEuro = new Map([
      ['USD', 115_830_000n],
      ['JPY', 18_114_000_000n],
    ])
    const rates = crossRates('USD', ['USD', 'EUR', 'JPY', 'VND'], perEuro)
    expect(rates).toEqual({ EUR: [10_000, 11_583], JPY: [603_800, 3_861], VND: [23_000, 1] })
    expect(formatPrice(9_999, { from: 'USD', to: 'EUR', rates }, 'en')).toBe('€86.32')
    expect(formatPrice(9_999, { from: 'USD', to: 'USD', rates }, 'en')).toBe('$99.99')
    const fromYen = crossRates('JPY', ['JPY', 'VND', 'SAR'], perEuro)
    expect(formatPrice(1_000_00, { from: 'JPY', to: 'SAR', rates: fromYen }, 'en')).toMatch(
      /23\.98/,
    )
  })

  it('are none without the dollar’s', () => {
    expect(crossRates('USD', ALL_CURRENCIES, new Map([['JPY', 1n]]))).toBeUndefined()
    expect(crossRates('USD', ALL_CURRENCIES, new Map())).toBeUndefined()
  })
})
