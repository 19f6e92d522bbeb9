import { type AppError, invalidFields } from '@/lib/core/errors'
import { type ServerText, say } from '@/lib/core/server-text'
import { type CardForm, cardFormProblems, digitsOf } from './card-format'
import type { Card } from './gateway'

/** What a shopper is told for each invalid field. */
const TEXTS: Record<keyof CardForm, ServerText> = {
  cardNumber: say('cards.enterNumber'),
  expiryDate: say('cards.enterExpiry'),
  cvv: say('cards.enterCvv'),
  cardholderName: say('cards.enterHolder'),
}

/**
 * Validates raw card data and converts it to the gateway's type.
 *
 * @param now the time against which the expiry is checked
 * @throws AppError `invalid`, naming each invalid field but never its content
 */
export function checkedCard(form: CardForm, now: Date): Card {
  const problems = cardFormProblems(form, now)
  if (problems.length > 0) throw refused(problems)
  return {
    number: digitsOf(form.cardNumber),
    expiry: form.expiryDate,
    cvv: form.cvv,
    cardholderName: form.cardholderName.trim(),
  }
}

/**
 * Validates the name on a card that was tokenised in the browser.
 *
 * @throws AppError `invalid`
 */
export function checkedCardholder(name: string): string {
  if (name.trim() === '') throw refused(['cardholderName'])
  return name.trim()
}

function refused(problems: readonly (keyof CardForm)[]): AppError {
  return invalidFields(problems.map((path) => ({ path, text: TEXTS[path] })))
}
