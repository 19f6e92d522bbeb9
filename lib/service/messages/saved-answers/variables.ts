/** What a saved answer may leave open, written in braces: it is filled in when the answer is written. */
const VARIABLES = ['name', 'orderNumber', 'storeName', 'agentName'] as const
export type Variable = (typeof VARIABLES)[number]

/** How a variable stands in a text. */
export const inBraces = (variable: string): string => `{${variable}}`

/** All of them as they stand in a text, for hints and refusals. */
export const VARIABLE_LIST = VARIABLES.map(inBraces).join(', ')

/** Words in braces: other things in braces, such as code, are no variables. */
const PLACE = /\{\s*(\p{L}[\p{L}\p{N}_ -]*?)\s*\}/gu

const isVariable = (word: string): word is Variable =>
  VARIABLES.some((variable) => variable === word)

/** The words in braces of a text, each once. */
const wordsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACE)].flatMap(([, word]) => (word ? [word] : []))),
]

/** The first word in braces that is no variable. */
export const unknownVariable = (text: string): string | undefined =>
  wordsIn(text).find((word) => !isVariable(word))

/** The variables that a text still has. */
export const variablesIn = (text: string): Variable[] => wordsIn(text).filter(isVariable)

/** A text with its variables filled in; those without a value stay as they are. */
export const filledIn = (text: string, values: Partial<Record<Variable, string>>): string =>
  text.replace(PLACE, (place, word: string) => (isVariable(word) && values[word]) || place)

/**
 * The number of the order that a message is about: the one that it names, or the only one of its sender. `undefined` where that
 * is not clear; a guess would send somebody to a wrong order.
 *
 * @param orders the newest of the sender
 * @param total how many there are in all
 */
export function orderNumberOf(
  message: { subject: string; message: string },
  { orders, total }: { orders: readonly { orderNumber: string }[]; total: number },
): string | undefined {
  const written = `${message.subject}\n${message.message}`.toLowerCase()
  const named = orders.filter(({ orderNumber }) => written.includes(orderNumber.toLowerCase()))
  const meant = named.length > 0 ? named : total === 1 ? orders : []
  return meant.length === 1 ? meant[0]?.orderNumber : undefined
}

/** A text with another one in the place of a selection, and where the cursor stands after it. */
export const insertedAt = (
  text: string,
  { start, end }: { start: number; end: number },
  inserted: string,
): { text: string; cursor: number } => ({
  text: text.slice(0, start) + inserted + text.slice(end),
  cursor: start + inserted.length,
})
