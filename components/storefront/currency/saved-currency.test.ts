import { describe, expect, it } from '@jest/globals'
import { CURRENCIES, type CurrencyCode, formatPrice } from '@/lib/i18n/currencies'
import { CURRENCY_SCRIPT } from '@/lib/i18n/currency-script.mjs'
import type { Locale } from '@/lib/i18n/locales'
import { currencyScriptData } from './saved-currency'

const ALL = CURRENCIES.map(({ code }) => code)

type Element = { dataset: { cents?: string }; textContent: string }

/** The page after a browser with a saved currency has parsed it. */
function pageAfter(
  saved: string | null,
  { locale = 'en', offered = ALL }: { locale?: Locale; offered?: readonly CurrencyCode[] } = {},
  cents: readonly number[] = [0, 1, 30, 50, 1999, 12_999, 9_999_999],
) {
  const prices: Element[] = cents.map((amount) => ({
    dataset: { cents: String(amount) },
    textContent: formatPrice(amount, 'USD', locale),
  }))
  const picker: Element = { dataset: {}, textContent: 'USD' }
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
  const dataset = Object.fromEntries(
    Object.entries(currencyScriptData(locale, offered, 'symbol')).map(([name, value]) => [
      name.replace('data-', ''),
      value,
    ]),
  )
  const run = new Function('document', 'localStorage', 'MutationObserver', CURRENCY_SCRIPT)
  run(
    {
      querySelectorAll: (selector: string) => (selector === '[data-cents]' ? prices : [picker]),
      currentScript: { dataset },
      addEventListener: (_event: string, listener: () => void) => parsed.push(listener),
    },
    { getItem: () => saved },
    Observer,
  )
  for (const listener of parsed) listener()
  return { prices: prices.map(({ textContent }) => textContent), picker, observing, cents }
}

describe('the script of the saved currency', () => {
  it.each(['en', 'de', 'fr', 'ja', 'hi', 'ar'] as const)(
    'says what formatPrice says, in every currency: %s',
    (locale) => {
      for (const code of ALL) {
        const { prices, picker, observing, cents } = pageAfter(code, { locale })
        expect(prices).toEqual(cents.map((amount) => formatPrice(amount, code, locale)))
        expect(picker.textContent).toBe(code)
        expect(observing).toBe(false)
      }
    },
  )

  it.each([null, 'USD', 'XXX', 'constructor', '__proto__', '<script>', ''])(
    'leaves dollars alone without a currency to show: %p',
    (saved) => {
      const { prices, picker, cents } = pageAfter(saved)
      expect(prices).toEqual(cents.map((amount) => formatPrice(amount, 'USD', 'en')))
      expect(picker.textContent).toBe('USD')
    },
  )

  it('takes a currency that is not on offer for none', () => {
    expect(pageAfter('EUR', { offered: ['USD', 'GBP'] }).picker.textContent).toBe('USD')
  })

  it('holds nothing that would end the script early', () => {
    expect(CURRENCY_SCRIPT).not.toMatch(/<\/?script|<!--/)
  })
})
