import { DEFAULT_LOCALE, TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import type { SavedAnswerTexts } from './contracts'

/** The text of a saved answer for somebody: in their language, else in English, else in the first that it has. */
export function textFor(texts: SavedAnswerTexts, locale: string): string {
  const own = TRANSLATED_LOCALES.find((language) => language === locale)
  const first = TRANSLATED_LOCALES.find((language) => texts[language] !== undefined)
  return (own && texts[own]) ?? texts[DEFAULT_LOCALE] ?? (first && texts[first]) ?? ''
}
