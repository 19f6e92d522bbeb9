import { pageSentences } from '../page-language'
import { translateServerText } from './translate-server-text'

/** A sentence that the server gave, in the language of the page; as it is where that is not known. */
export function sentenceInPageLanguage(text: string): string {
  const texts = pageSentences()
  return texts ? translateServerText(text, texts) : text
}
