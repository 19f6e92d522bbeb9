import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales'
import { SEO_LANGUAGES, type SeoLanguage } from './choices'

/** The address of a page in a language: `/products` in English, `/de/products` in German. */
export function pageUrl(path: string, language: Locale): string {
  if (language === DEFAULT_LOCALE) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** Splits an address: `/de/products` is `/products` in German. */
export function splitUrl(address: string): { path: string; language: Locale } {
  const [, first = '', ...rest] = address.split('/')
  return isLocale(first)
    ? { path: `/${rest.join('/')}`, language: first }
    : { path: address, language: DEFAULT_LOCALE }
}

/** A language that a page's SEO may be written in, or `null`. */
const seoLanguageOf = (language: string): SeoLanguage | null =>
  SEO_LANGUAGES.find(({ code }) => code === language)?.code ?? null

/**
 * The page that a path and a language name together. A language in the path overrides the other,
 * so that an address can be copied from the browser.
 *
 * @returns `null` for a language that SEO can't be written in
 */
export function resolvePage(
  path: string,
  language: SeoLanguage,
): { path: string; language: SeoLanguage } | null {
  const normalized = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
  const [, first = ''] = normalized.split('/')
  if (!isLocale(first)) return { path: normalized, language }
  const named = seoLanguageOf(first)
  return named && { path: splitUrl(normalized).path, language: named }
}
