import type { PickerOption } from '@/components/ui/picker/picker-option'
import { CURRENCIES, type CurrencyCode } from '@/lib/i18n/currencies'
import { LANGUAGES, type Locale } from '@/lib/i18n/locales'

/** The languages by their own names; also searchable in English and the page's language. */
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

/** The offered currencies, named in the page's language; also searchable in English. */
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
