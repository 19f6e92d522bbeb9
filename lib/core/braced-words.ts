/** Words in braces, which a text leaves open until it is used: `{orderNumber}`. */

/** How one stands in a text. */
export const inBraces = (word: string): string => `{${word}}`

/** Other things in braces, such as code, are none. */
export const BRACED_WORD = /\{\s*(\p{L}[\p{L}\p{N}_ -]*?)\s*\}/gu

/** The words in braces of a text, each once. */
export const wordsInBraces = (text: string): string[] => [
  ...new Set([...text.matchAll(BRACED_WORD)].flatMap(([, word]) => (word ? [word] : []))),
]

/** A text with another one in the place of a selection, and where the cursor stands after it. */
export const insertedAt = (
  text: string,
  { start, end }: { start: number; end: number },
  inserted: string,
): { text: string; cursor: number } => ({
  text: text.slice(0, start) + inserted + text.slice(end),
  cursor: start + inserted.length,
})
