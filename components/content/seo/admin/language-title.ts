import { languageName } from '@/components/back-office/language/language-name'
import { pageLanguage } from '@/components/back-office/language/page-language'

/** A language's name in the language of the page, written as in a list. */
export function languageTitle(code: string): string {
  const name = languageName(code)
  return name.charAt(0).toLocaleUpperCase(pageLanguage()) + name.slice(1)
}
