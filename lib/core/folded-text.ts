// Texts as searches compare them that no database is asked for; the browser loads it, too.

const LAST_LATIN = 0x24f

/**
 * A text as searches compare it: lower case, Latin letters without accents. It has as many characters
 * as the text, so that matches can be marked in the text itself.
 */
export function fold(text: string): string {
  let folded = ''
  for (let index = 0; index < text.length; index++) {
    const unit = text.charAt(index)
    const base = unit.charCodeAt(0) <= LAST_LATIN ? unit.normalize('NFD').charAt(0) : unit
    const small = base.toLowerCase()
    folded += small.length === 1 ? small : base
  }
  return folded
}

/** What stands between the spaces of a search, folded, each once; every character is literal. */
export const termsOf = (query: string): string[] => [
  ...new Set(fold(query).split(/\s+/).filter(Boolean)),
]

/** The words of a text, folded, each once: what stands between signs and spaces. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    fold(text)
      .split(/[^\p{L}\p{N}\p{M}]+/u)
      .filter(Boolean),
  ),
]

/** Whether a word of a folded text begins at a place. */
export const isWordStart = (folded: string, at: number): boolean =>
  at === 0 || !/[\p{L}\p{N}]/u.test(folded.charAt(at - 1))

/** Whether each of some folded words begins a word of a text. */
export function beginsWords(text: string, words: readonly string[]): boolean {
  const own = wordsOf(text)
  return words.every((word) => own.some((each) => each.startsWith(word)))
}
