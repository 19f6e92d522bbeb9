import { DEFAULT_LOCALE } from './locales'

/**
 * A path in a language: English has no prefix, every other language has one (/products, /de/products).
 *
 * @param href from `/` on, without a language
 */
export function getPathname({ href, locale }: { href: string; locale: string }): string {
  if (locale === DEFAULT_LOCALE) return href
  return `/${locale}${href === '/' ? '' : href}`
}

/** The path without its language, which in English it has only before it is rewritten. */
export function withoutLocale(path: string, locale: string): string {
  const prefix = `/${locale}`
  if (path === prefix) return '/'
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path
}
