import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  ALL_CURRENCIES,
  type CurrencyCode,
  formatMoney,
  type ShownRates,
} from '@/lib/i18n/currencies'
import { CURRENCY_SCRIPT } from '@/lib/i18n/currency-script.mjs'
import type { Locale } from '@/lib/i18n/locales'
import { ROUNDINGS, roundingsOf } from '@/lib/pricing/exchange-rate'
import { inBase, type SellingCurrencies, sellingIn } from '@/lib/pricing/selling'
import type { TypedCents } from '@/lib/pricing/typed-prices'
import { unitPriceCents } from '@/lib/pricing/volume-prices'
import { crossRates } from '@/lib/settings/rates/cross-rates'
import { priceText, typedText } from './price-text'
import { currencyScriptData } from './saved-currency'

type Element = { dataset: { cents?: string; less?: string; typed?: string }; textContent: string }

type Page = {
  locale?: Locale
  base?: CurrencyCode
  offered?: readonly CurrencyCode[]
  selling?: SellingCurrencies
  rates?: ShownRates
  /** Of the browser. */
  zone?: string
  language?: string
  agent?: string
  /** Of the address. */
  search?: string
}

type Shown = { cents: number; less?: number; typed?: TypedCents }

const PRICES: readonly Shown[] = [
  ...[0, 1, 30, 46, 50, 1999, 12_999, 9_999_900, 9_999_999].map((cents) => ({ cents })),
  { cents: 12_999, less: 15 },
  { cents: 1, less: 90 },
  { cents: 12_999, typed: { EUR: 11_111, JPY: 150_000_00 } },
  { cents: 12_999, typed: { JPY: 150_000_00 }, less: 7 },
]

/** The page after a browser with a saved currency has parsed it. */
function pageAfter(
  saved: string | null,
  {
    locale = 'en',
    base = 'USD',
    offered = ALL_CURRENCIES,
    selling = {},
    rates,
    zone = 'UTC',
    language = 'en-US',
    agent = 'Mozilla/5.0',
    search = '',
  }: Page = {},
) {
  const written = pricesIn(base, { locale, base })
  const prices: Element[] = PRICES.map(({ cents, less, typed }, place) => ({
    dataset: {
      cents: String(cents),
      ...(less !== undefined && { less: String(less) }),
      ...(typed && { typed: typedText(typed) }),
    },
    textContent: written[place] ?? '',
  }))
  const picker: Element = { dataset: {}, textContent: base }
  const parsed: (() => void)[] = []
  let observing = false
  class Observer {
    observe() {
      observing = true
    }
    disconnect() {
      observing = false
    }
  }
  const seller = { baseCurrency: base, sellingCurrencies: selling, rates, offered }
  const dataset = Object.fromEntries(
    Object.entries(currencyScriptData(locale, seller, 'symbol')).map(([name, value]) => [
      name.replace('data-', ''),
      value === undefined ? undefined : String(value),
    ]),
  )
  let kept = saved
  const clock = () => ({ resolvedOptions: () => ({ timeZone: zone }) })
  const run = new Function(
    'document',
    'localStorage',
    'MutationObserver',
    'navigator',
    'location',
    'Intl',
    CURRENCY_SCRIPT,
  )
  run(
    {
      querySelectorAll: (selector: string) => (selector === '[data-cents]' ? prices : [picker]),
      currentScript: { dataset },
      addEventListener: (_event: string, listener: () => void) => parsed.push(listener),
    },
    {
      getItem: () => kept,
      setItem: (_key: string, value: string) => {
        kept = value
      },
    },
    Observer,
    { language, userAgent: agent },
    { search },
    { NumberFormat: Intl.NumberFormat, Locale: Intl.Locale, DateTimeFormat: clock },
  )
  for (const listener of parsed) listener()
  return { prices: prices.map(({ textContent }) => textContent), picker, observing, kept }
}

/** What React writes. */
const pricesIn = (
  chosen: CurrencyCode,
  { locale = 'en', base = 'USD', selling = {}, rates }: Page = {},
) =>
  PRICES.map((price) =>
    priceText(
      price,
      { baseCurrency: base, sellingCurrencies: selling, rates },
      { chosen, locale, display: 'symbol' },
    ),
  )

describe('the script of the saved currency', () => {
  it.each(['en', 'de', 'fr', 'ja', 'hi', 'ar'] as const)(
    'says what formatPrice says, in every currency: %s',
    (locale) => {
      for (const base of ['USD', 'EUR', 'CHF', 'JPY', 'HUF'] as const)
        for (const code of ALL_CURRENCIES) {
          const { prices, picker, observing } = pageAfter(code, { locale, base })
          expect(prices).toEqual(pricesIn(code, { locale, base }))
          expect(picker.textContent).toBe(code)
          expect(observing).toBe(false)
        }
    },
  )

  it('says what formatPrice says by rates of the day, too', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ALL_CURRENCIES),
        fc.dictionary(
          fc.constantFrom(...ALL_CURRENCIES.filter((code) => code !== 'EUR')),
          fc.bigInt({ min: 1n, max: 10n ** 17n }),
        ),
        fc.bigInt({ min: 10n ** 7n, max: 10n ** 9n }),
        (base, some, dollar) => {
          const perEuro = new Map([...Object.entries(some), ['USD', dollar]] as const)
          const page = { base, rates: crossRates(base, ALL_CURRENCIES, perEuro) }
          for (const code of ALL_CURRENCIES)
            expect(pageAfter(code, page).prices).toEqual(pricesIn(code, page))
        },
      ),
      { numRuns: 20 },
    )
  })

  it('takes the currency of an address that is charged, from who has chosen none', () => {
    const page = { selling: { EUR: '99' } } as const
    for (const search of ['?currency=EUR', '?utm_source=feed&currency=EUR&x=1']) {
      const opened = pageAfter(null, { ...page, search })
      expect(opened.prices).toEqual(pricesIn('EUR', page))
      expect([opened.picker.textContent, opened.kept]).toEqual(['EUR', 'EUR'])
    }
    expect(pageAfter('GBP', { ...page, search: '?currency=EUR' })).toMatchObject({
      prices: pricesIn('GBP', page),
      kept: 'GBP',
    })
    for (const search of [
      '?currency=GBP',
      '?currency=USD',
      '?currency=eur',
      '?currency=EURO',
      '?mycurrency=EUR',
      '?currency=<b>',
    ])
      expect(pageAfter(null, { ...page, search })).toMatchObject({
        prices: pricesIn('USD', page),
        kept: 'USD',
      })
  })

  it('says what is charged, in every currency that the store sells in', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ALL_CURRENCIES),
        fc.constantFrom(...ALL_CURRENCIES),
        fc.constantFrom(...ROUNDINGS),
        fc.constantFrom('en', 'de', 'ar'),
        (base, code, rounding, locale) => {
          fc.pre(base !== code && roundingsOf(code).includes(rounding))
          const page = { base, locale, selling: { [code]: rounding } } as const
          expect(pageAfter(code, page).prices).toEqual(pricesIn(code, page))
          const selling = sellingIn({ baseCurrency: base, sellingCurrencies: page.selling }, code)
          const charged = unitPriceCents(
            { price: '129.99', volumePrices: [{ from: 2, percent: 15 }] },
            2,
            selling ?? inBase(base),
          )
          expect(pricesIn(code, page)[9]).toBe(formatMoney(charged, code, locale))
        },
      ),
    )
  })

  it.each([
    ['Europe/Berlin', 'en-US', 'EUR'],
    ['Asia/Tokyo', 'de-DE', 'JPY'],
    ['America/New_York', 'de-DE', 'USD'],
    ['UTC', 'de', 'EUR'],
    ['UTC', 'ja', 'JPY'],
    ['Asia/Bangkok', 'fr-FR', 'EUR'],
    ['Asia/Bangkok', 'th', 'USD'],
    ['Europe/London', 'en-GB', 'USD'],
  ])('proposes, once, what is charged where the visitor is: %s, %s', (zone, language, wanted) => {
    const page = { selling: { EUR: '99', JPY: '10' }, zone, language } as const
    const first = pageAfter(null, page)
    expect(first.kept).toBe(wanted)
    expect(first.picker.textContent).toBe(wanted)
    expect(pageAfter('CHF', page).kept).toBe('CHF')
    expect(pageAfter('USD', page).kept).toBe('USD')
  })

  it('proposes nothing to programs that read pages, unless their address names it', () => {
    const page = {
      selling: { EUR: '99' },
      zone: 'Europe/Berlin',
      agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)',
    } as const
    expect(pageAfter(null, page)).toMatchObject({ kept: null, prices: pricesIn('USD', page) })
    const named = pageAfter(null, { ...page, search: '?currency=EUR' })
    expect(named.prices).toEqual(pricesIn('EUR', page))
  })

  it('proposes nothing where one currency is charged', () => {
    expect(pageAfter(null, { zone: 'Europe/Berlin' })).toMatchObject({
      kept: null,
      picker: { textContent: 'USD' },
    })
  })

  it('has nothing more to know with fixed rates', () => {
    const store = { baseCurrency: 'USD', offered: ['USD', 'EUR', 'JPY'] } as const
    const rates = (sellingCurrencies: SellingCurrencies) =>
      currencyScriptData('en', { ...store, sellingCurrencies }, 'symbol')['data-rates']
    expect(rates({})).toBe('EUR 85 100 2,JPY 11000 100 0')
    expect(rates({ EUR: '99' })).toBe('EUR 85 100 2 100 1 1,JPY 11000 100 0')
  })

  it.each([null, 'XXX', 'constructor', '__proto__', '<script>', ''])(
    'leaves the store’s currency alone without one to show: %p',
    (saved) => {
      for (const base of ['USD', 'EUR', 'JPY'] as const) {
        const { prices, picker } = pageAfter(saved, { base })
        expect(prices).toEqual(pricesIn(base, { base }))
        expect(picker.textContent).toBe(base)
      }
    },
  )

  it('shows dollars only where they are not what the store charges in', () => {
    expect(pageAfter('USD').prices).toEqual(pricesIn('USD'))
    expect(pageAfter('USD', { base: 'EUR' }).prices).toEqual(pricesIn('USD', { base: 'EUR' }))
  })

  it('takes a currency that is not on offer for none', () => {
    expect(pageAfter('EUR', { offered: ['USD', 'GBP'] }).picker.textContent).toBe('USD')
    const inYen = { base: 'JPY', offered: ['JPY', 'EUR'] } as const
    expect(pageAfter('USD', inYen).picker.textContent).toBe('JPY')
  })

  it('holds nothing that would end the script early', () => {
    expect(CURRENCY_SCRIPT).not.toMatch(/<\/?script|<!--/)
  })
})
