import 'server-only'
import { type Expression, expressionOf } from './expression'
import { type SearchLanguage, typedWords } from './typed-words'

/**
 * The active categories that a search leads to by each of its words, or by what is called alike.
 *
 * @param text as typed
 * @param language in which
 * @returns their ids, those of what is below a hidden category too
 */
export async function meantCategories(
  text: string,
  language: SearchLanguage = null,
): Promise<ReadonlySet<number>> {
  return categoriesIn(expressionOf(await typedWords(text, language)))
}

/** The categories whose products match an expression by their category alone. */
export function categoriesIn(expression: Expression): ReadonlySet<number> {
  if ('categories' in expression) return new Set(expression.categories)
  if ('any' in expression) return new Set(expression.any.flatMap((each) => [...categoriesIn(each)]))
  if (!('all' in expression)) return new Set()
  const [first = new Set<number>(), ...others] = expression.all.map(categoriesIn)
  return new Set([...first].filter((id) => others.every((ids) => ids.has(id))))
}
