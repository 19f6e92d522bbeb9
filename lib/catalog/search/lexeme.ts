/** Where a word has to be: in what the name names, in the facts about the product, or in any of its texts. */
export type Place = 'a' | 'b' | 'c'

/**
 * A word in one place, or a category, as a tsquery has it.
 *
 * @param place `k` for a category
 * @param text the word, or the category's id
 */
export const lexeme = (place: Place | 'k', text: string): string =>
  `'${place}${text.replace(/['\\]/g, '')}'`
