import type { Suggestions } from '@/lib/content/suggestions/contracts'
import { fold, wordsOf } from '@/lib/core/folded-text'

/**
 * What remains of a shorter term's suggestions while those of a longer one load, so that the list does not flicker.
 *
 * @param earlierTerm in small letters
 * @returns `undefined` when nothing can be said about the term
 */
export function stillSuggested(
  earlier: Suggestions | undefined,
  earlierTerm: string | undefined,
  term: string,
): Suggestions | undefined {
  if (!earlier || !earlierTerm || !term.toLowerCase().startsWith(earlierTerm)) return undefined
  const words = wordsOf(term)
  const products = earlier.products.filter(({ name, description, publisher, features }) => {
    const texts = fold([name, description, publisher, ...features].join('\n'))
    return words.every((word) => texts.includes(word))
  })
  return {
    instead: null,
    pages: [],
    ownPages: [],
    products,
    categories: [],
    publishers: [],
    articles: [],
  }
}
