import type { Category } from '@/lib/catalog/contracts'

/** "Software > Computer Software" of Google's product taxonomy, by which all three channels sort. */
const COMPUTER_SOFTWARE = 313

/** Narrower ones, by words of the store's categories; the first that fits. */
const NARROWER: readonly (readonly [words: RegExp, id: number])[] = [
  [/antivirus|security/, 5299],
  [/operating-system/, 321],
  [/\b(?:tax|accounting|finance)\b/, 5304],
  [/\b(?:photo|video|music|design|graphics)\b/, 319],
  [/\b(?:office|productivity|business)\b/, 5300],
]

/** What Google calls the kind of software that is in a category. @param path from the main category on */
export function googleCategory(path: readonly Pick<Category, 'slug'>[]): number {
  const main = path[0]?.slug ?? ''
  return NARROWER.find(([words]) => words.test(main))?.[1] ?? COMPUTER_SOFTWARE
}

/** The category of a product and those above it, the main one first; none when it is not shown. */
export function categoryPath(
  categories: ReadonlyMap<number, Category>,
  categoryId: number,
): Category[] {
  const category = categories.get(categoryId)
  if (!category) return []
  const parent = category.parentId === null ? undefined : categories.get(category.parentId)
  return parent ? [parent, category] : [category]
}
