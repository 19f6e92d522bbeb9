import { type AbstractIntlMessages, createTranslator } from 'next-intl'
import type { BackOfficeMessages } from '@/lib/i18n/back-office/messages'
import { numberLocaleOf } from '@/lib/i18n/currencies'
import { DEFAULT_LOCALE, type TranslatedLocale } from '@/lib/i18n/locales'
import type { Texts } from './texts'

/** A page keeps its language as long as it is open, so it is set once. */
let language: TranslatedLocale = DEFAULT_LOCALE
let texts: AbstractIntlMessages = {}

/** Sets the language of the page, and the texts of the back office in it. */
export function setPageLanguage(wanted: TranslatedLocale, wantedTexts: AbstractIntlMessages): void {
  language = wanted
  texts = wantedTexts
}

/** The language tag in whose way the page writes numbers and names of days. */
export const pageLanguage = (): string => numberLocaleOf(language)

/** The texts of an area, for what answers events outside of any component. Components have `useTranslations`. */
export const pageTexts = <Area extends keyof BackOfficeMessages>(area: Area): Texts<Area> =>
  createTranslator({
    locale: language,
    messages: { backOffice: texts as BackOfficeMessages },
    namespace: `backOffice.${area}`,
  })
