import { displayName } from '@/lib/i18n/display-names'
import { pageLanguage } from './page-language'

/** A language's name in the language of the page; an unknown code is returned as it is. */
export const languageName = (code: string): string =>
  displayName('language', code, pageLanguage()) ?? code
