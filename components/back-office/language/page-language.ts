import { numberLocaleOf } from '@/lib/i18n/currencies'
import { DEFAULT_LOCALE, type TranslatedLocale } from '@/lib/i18n/locales'

let language: TranslatedLocale = DEFAULT_LOCALE

/** The language of the page, which a page keeps as long as it is open; so it is set once. */
export function setPageLanguage(wanted: TranslatedLocale): void {
  language = wanted
}

/** The language tag in whose way the page writes numbers and names of days. */
export const pageLanguage = (): string => numberLocaleOf(language)
