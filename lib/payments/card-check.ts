import { AppError } from '@/lib/core/errors'
import { type CardForm, cardFormProblems, digitsOf } from './card-format'
import type { Card } from './gateway'

/** The shopper's message for each invalid field. */
const MESSAGES: Record<keyof CardForm, string> = {
  cardNumber: 'Please enter a valid card number',
  expiryDate: 'Please enter a valid expiry date (MM/YY)',
  cvv: 'Please enter a valid CVV',
  cardholderName: 'Please enter the cardholder name',
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
  const issues = problems.map((path) => ({ path, message: MESSAGES[path] }))
  return new AppError('invalid', issues.map(({ message }) => message).join('; '), { issues })
}
