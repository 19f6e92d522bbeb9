import { pageLanguage } from '@/components/back-office/language/page-language'

/** A language's name in the language of the page, written as in a list. */
export function languageName(code: string): string {
  const page = pageLanguage()
  const name = new Intl.DisplayNames(page, { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(page) + name.slice(1)
}
