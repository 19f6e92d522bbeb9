import { BRACED_WORD, inBraces, wordsInBraces } from '@/lib/core/braced-words'

/** What a saved answer may leave open, written in braces: it is filled in when the answer is written. */
const VARIABLES = ['name', 'orderNumber', 'storeName', 'agentName'] as const
export type Variable = (typeof VARIABLES)[number]

/** All of them as they stand in a text, for hints and refusals. */
export const VARIABLE_LIST = VARIABLES.map(inBraces).join(', ')

const isVariable = (word: string): word is Variable =>
  VARIABLES.some((variable) => variable === word)

/** The first word in braces that is no variable. */
export const unknownVariable = (text: string): string | undefined =>
  wordsInBraces(text).find((word) => !isVariable(word))

/** The variables that a text still has. */
export const variablesIn = (text: string): Variable[] => wordsInBraces(text).filter(isVariable)

/** A text with its variables filled in; those without a value stay as they are. */
export const filledIn = (text: string, values: Partial<Record<Variable, string>>): string =>
  text.replace(BRACED_WORD, (place, word: string) => (isVariable(word) && values[word]) || place)

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
