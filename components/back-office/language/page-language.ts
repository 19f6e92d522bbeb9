import { createTranslator } from 'next-intl'
import type { ServerTexts } from '@/lib/core/server-text'
import { serverTextsIn, type TextsInWords } from '@/lib/core/text-in-words'
import type { BackOfficeMessages } from '@/lib/i18n/back-office/messages'
import { numberLocaleOf } from '@/lib/i18n/currencies'
import { type BackOfficeLocale, DEFAULT_LOCALE } from '@/lib/i18n/locales'
import type { TranslatedServerTexts } from './server-texts/english'
import type { Texts } from './texts'

/** A page keeps its language as long as it is open, so it is set once. */
let language: BackOfficeLocale = DEFAULT_LOCALE
let texts: BackOfficeMessages | undefined
let serverTexts: TextsInWords | undefined
let sentences: TranslatedServerTexts | undefined

/**
 * Sets the language of the page, and the texts of the back office and of the server in it.
 *
 * @param wantedServerTexts what the server says
 * @param wantedSentences what it says without a code, in another language than English
 */
export function setPageLanguage(
  wanted: BackOfficeLocale,
  wantedTexts: BackOfficeMessages,
  wantedServerTexts: ServerTexts,
  wantedSentences?: TranslatedServerTexts,
): void {
  language = wanted
  texts = wantedTexts
  serverTexts = serverTextsIn(wanted, wantedServerTexts)
  sentences = wantedSentences
}

/** The language tag in whose way the page writes numbers and names of days. */
export const pageLanguage = (): string => numberLocaleOf(language)

/**
 * The texts of an area, for what answers events outside of any component. Components have `useTranslations`.
 *
 * @throws Error where there is no page of the back office
 */
export function pageTexts<Area extends keyof BackOfficeMessages>(area: Area): Texts<Area> {
  if (!texts) throw new Error('There are no texts outside of the back office')
  return createTranslator({
    locale: language,
    messages: { backOffice: texts },
    namespace: `backOffice.${area}`,
  })
}

/** What the server says, in the language of the page. @throws Error where there is no page of the back office */
export function pageServerTexts(): TextsInWords {
  if (!serverTexts) throw new Error('There are no texts outside of the back office')
  return serverTexts
}

/** What the server says without a code, in the language of the page; `undefined` in English, which it speaks itself. */
export const pageSentences = (): TranslatedServerTexts | undefined => sentences
