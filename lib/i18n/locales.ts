/** The 25 display languages, in the order of the picker. */
export const LANGUAGES = [
  { code: 'en', name: 'English', flag: '🇺🇸' },
  { code: 'es', name: 'Español', flag: '🇪🇸' },
  { code: 'fr', name: 'Français', flag: '🇫🇷' },
  { code: 'de', name: 'Deutsch', flag: '🇩🇪' },
  { code: 'it', name: 'Italiano', flag: '🇮🇹' },
  { code: 'pt', name: 'Português', flag: '🇵🇹' },
  { code: 'ru', name: 'Русский', flag: '🇷🇺' },
  { code: 'ja', name: '日本語', flag: '🇯🇵' },
  { code: 'ko', name: '한국어', flag: '🇰🇷' },
  { code: 'zh', name: '中文', flag: '🇨🇳' },
  { code: 'hi', name: 'हिन्दी', flag: '🇮🇳' },
  { code: 'ar', name: 'العربية', flag: '🇸🇦', rtl: true },
  { code: 'nl', name: 'Nederlands', flag: '🇳🇱' },
  { code: 'sv', name: 'Svenska', flag: '🇸🇪' },
  { code: 'no', name: 'Norsk', flag: '🇳🇴' },
  { code: 'da', name: 'Dansk', flag: '🇩🇰' },
  { code: 'fi', name: 'Suomi', flag: '🇫🇮' },
  { code: 'pl', name: 'Polski', flag: '🇵🇱' },
  { code: 'cs', name: 'Čeština', flag: '🇨🇿' },
  { code: 'hu', name: 'Magyar', flag: '🇭🇺' },
  { code: 'tr', name: 'Türkçe', flag: '🇹🇷' },
  { code: 'th', name: 'ไทย', flag: '🇹🇭' },
  { code: 'vi', name: 'Tiếng Việt', flag: '🇻🇳' },
  { code: 'id', name: 'Bahasa Indonesia', flag: '🇮🇩' },
  { code: 'ms', name: 'Bahasa Melayu', flag: '🇲🇾' },
] as const satisfies readonly { code: string; name: string; flag: string; rtl?: boolean }[]

export type Locale = (typeof LANGUAGES)[number]['code']

export const LOCALES: readonly Locale[] = LANGUAGES.map(({ code }) => code)

export const DEFAULT_LOCALE: Locale = 'en'

/** The languages that have messages of their own; the others fall back to English text by text. */
export const TRANSLATED_LOCALES = ['en', 'es', 'fr', 'de', 'ja', 'zh'] as const satisfies Locale[]

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}

/** The language that a page's texts are in: the page's own, or English where the store does not speak it. */
export function textLocaleOf(locale: string): Locale {
  return TRANSLATED_LOCALES.find((translated) => translated === locale) ?? DEFAULT_LOCALE
}

/**
 * The `lang` of a page's body where it is not the page's own: texts that fall back to English are to be
 * read, hyphenated and offered for translation as English. What is in the page's language in
 * spite of that, such as dates, says so itself.
 */
export function fallbackLang(locale: Locale): Locale | undefined {
  const texts = textLocaleOf(locale)
  return texts === locale ? undefined : texts
}

/** The writing direction of a language, for the `dir` attribute. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return LANGUAGES.some((language) => language.code === locale && 'rtl' in language) ? 'rtl' : 'ltr'
}
