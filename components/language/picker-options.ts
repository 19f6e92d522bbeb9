import type { PickerOption } from '@/components/ui/picker-list'
import { CURRENCIES, type CurrencyCode } from '@/lib/i18n/currencies'
import { LANGUAGES, type Locale } from '@/lib/i18n/locales'

/** The languages, each under its own name; found by their English name and the page's, too. */
export function languageOptions(locale: Locale): PickerOption[] {
  const names = [...new Set(['en', locale])].map(
    (language) => new Intl.DisplayNames(language, { type: 'language' }),
  )
  return LANGUAGES.map(({ code, name, flag }) => ({
    value: code,
    name,
    otherNames: names.map((each) => each.of(code) ?? ''),
    code,
    flag,
    lang: code,
    selected: code === locale,
  }))
}

/** The currencies on offer, named in the language of the page; found by their English name, too. */
export function currencyOptions(
  locale: Locale,
  offered: readonly CurrencyCode[],
  chosen: CurrencyCode,
): PickerOption[] {
  const names = locale === 'en' ? null : new Intl.DisplayNames(locale, { type: 'currency' })
  return CURRENCIES.filter(({ code }) => offered.includes(code)).map(
    ({ code, name, symbol, flag }) => ({
      value: code,
      name: names?.of(code) ?? name,
      otherNames: [name],
      code: symbol === code ? code : `${symbol} ${code}`,
      flag,
      lang: locale,
      selected: code === chosen,
    }),
  )
}
