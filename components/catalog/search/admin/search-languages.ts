import type { SearchUse } from '@/lib/catalog/search/admin-contracts'

/** A language that searches have words of their own for. */
export type SearchLanguage = SearchUse['off'][number]

/** As they call themselves. */
export const SEARCH_LANGUAGE_NAMES: Record<SearchLanguage, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  pl: 'Polski',
  tr: 'Türkçe',
  ar: 'العربية',
  ja: '日本語',
  ko: '한국어',
  zh: '中文',
}

export const SEARCH_LANGUAGES = [
  'en',
  'de',
  'es',
  'fr',
  'pl',
  'tr',
  'ar',
  'ja',
  'ko',
  'zh',
] as const satisfies SearchLanguage[]

/** The language that a field has; `null` for another value. */
export const searchLanguageOf = (value: string): SearchLanguage | null =>
  SEARCH_LANGUAGES.find((each) => each === value) ?? null
