import { isIgnored } from '@/lib/catalog/search/ignored-words'
import { rank } from '@/lib/content/help/ranking'
import { beginsWords, fold, wordsOf } from '@/lib/core/folded-text'

/** The words of a search that say something, folded; all if none does. */
export function countedWords(text: string): string[] {
  const words = wordsOf(text)
  const counted = words.filter((word) => !isIgnored(word))
  return counted.length > 0 ? counted : words
}

type NamedCategory = { id: number; name: string; slug: string; parentId: number | null }

/**
 * The categories that a search leads to: main ones first, then those that are called so themselves, then as they came.
 *
 * @param words see countedWords
 * @param meant what else leads to them: their parent's name, or synonyms
 */
export function categoriesFor<C extends NamedCategory>(
  words: readonly string[],
  meant: ReadonlySet<number>,
  categories: readonly C[],
): C[] {
  const isCalledSo = ({ name }: C) => beginsWords(name, words)
  const place = (category: C) =>
    (category.parentId === null ? 0 : 2) + (isCalledSo(category) ? 0 : 1)
  return categories
    .filter((category) => meant.has(category.id) || isCalledSo(category))
    .sort((one, other) => place(one) - place(other))
}

/** The names in which each word begins one, first those that begin with the first word. */
export function calledSo(words: readonly string[], names: readonly string[]): string[] {
  const [first = ''] = words
  const place = (name: string) => (fold(name).startsWith(first) ? 0 : 1)
  return names
    .filter((name) => beginsWords(name, words))
    .sort((one, other) => place(one) - place(other))
}

type Titled = { slug: string; title: string; excerpt: string }

/**
 * The articles that tell of all words in title or excerpt, of one at least in the title; best first.
 *
 * @param words see countedWords
 */
export function titledSo<A extends Titled>(words: readonly string[], articles: readonly A[]): A[] {
  const fitting = articles.filter(
    ({ title, excerpt }) =>
      beginsWords(`${title} ${excerpt}`, words) && words.some((word) => beginsWords(title, [word])),
  )
  // What only the text tells is not seen in a suggestion.
  return rank(
    fitting.map((article) => ({ ...article, text: '', article })),
    words,
  ).map(({ article }) => article)
}
