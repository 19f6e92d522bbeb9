// Texts as searches compare them that no database is asked for; the browser loads it, too.

const LAST_LATIN = 0x24f

/** Latin letters that no accent makes of others, and what those type instead who don't have them. */
const ALONE: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'l',
  ø: 'o',
  Ø: 'o',
  đ: 'd',
  Đ: 'd',
  ı: 'i',
}

/**
 * A text as searches compare it: lower case, Latin letters without accents. It has as many characters
 * as the text, so that matches can be marked in the text itself.
 */
export function fold(text: string): string {
  let folded = ''
  for (let index = 0; index < text.length; index++) {
    const unit = text.charAt(index)
    const base = unit.charCodeAt(0) <= LAST_LATIN ? unit.normalize('NFD').charAt(0) : unit
    const small = (ALONE[base] ?? base).toLowerCase()
    folded += small.length === 1 ? small : base
  }
  return folded
}

/** Letters of Arabic that are typed one for the other. */
const ARABIC_LETTERS: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
}
/** Marks of vowels, and what only makes a word longer. */
const ARABIC_MARKS = /[\u064b-\u065f\u0670\u0640]/g
/** The article, with a preposition before it that is written as one with it. */
const ARABIC_ARTICLE = /^(?:و?ال|بال|لل|كال|فال)(?=.{3})/u

/** An Arabic word as searches compare it: without article and marks, in one spelling; any other word as it is. */
export const plainArabic = (word: string): string =>
  /[\u0620-\u06ff]/.test(word)
    ? word
        .replace(ARABIC_MARKS, '')
        .replace(/[أإآٱىئؤة]/g, (letter) => ARABIC_LETTERS[letter] ?? letter)
        .replace(ARABIC_ARTICLE, '')
    : word

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
