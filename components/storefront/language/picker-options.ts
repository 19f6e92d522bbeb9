import type { PickerOption } from '@/components/ui/picker/picker-option'
import { CURRENCIES, type CurrencyCode } from '@/lib/i18n/currencies'
import { currencyName, displayName } from '@/lib/i18n/display-names'
import { LANGUAGES, type Locale } from '@/lib/i18n/locales'

/** The languages by their own names; also searchable in English and the page's language. */
export function languageOptions(locale: Locale): PickerOption[] {
  const languages = [...new Set(['en', locale])]
  return LANGUAGES.map(({ code, name, flag }) => ({
    value: code,
    name,
    otherNames: languages.map((language) => displayName('language', code, language) ?? ''),
    code,
    flag,
    lang: code,
    selected: code === locale,
  }))
}

/** The offered currencies, those that are charged first, named in the page's language; also searchable in English. */
export function currencyOptions(
  locale: Locale,
  { offered, charged }: { offered: readonly CurrencyCode[]; charged: readonly CurrencyCode[] },
  chosen: CurrencyCode,
): PickerOption[] {
  const known = CURRENCIES.filter(({ code }) => offered.includes(code))
  const isCharged = ({ code }: { code: CurrencyCode }) => charged.includes(code)
  return [...known.filter(isCharged), ...known.filter((each) => !isCharged(each))].map(
    ({ code, name, symbol, flag }) => ({
      value: code,
      name: currencyName({ code, name }, locale),
      otherNames: [name],
      code: symbol === code ? code : `${symbol} ${code}`,
      flag,
      lang: locale,
      selected: code === chosen,
    }),
  )
}
