/** The rules of the card form: how input is formatted and what is accepted. */

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb'

const MAX_CARD_NUMBER_LENGTH = 19
const MIN_CARD_DIGITS = 13
const MAX_CVV_DIGITS = 4

const BRANDS: readonly { brand: CardBrand; prefix: RegExp }[] = [
  { brand: 'visa', prefix: /^4/ },
  { brand: 'amex', prefix: /^3[47]/ },
  {
    brand: 'mastercard',
    prefix: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
  },
  { brand: 'discover', prefix: /^(?:6011|64[4-9]|65)/ },
  { brand: 'diners', prefix: /^3(?:0[0-5]|[689])/ },
  { brand: 'jcb', prefix: /^35(?:2[89]|[3-8])/ },
]

/** Arabic, Persian, Devanagari, Thai and full-width digits: some keyboards produce only these. */
const DIGIT_ZEROS = [0x0660, 0x06f0, 0x0966, 0x0e50, 0xff10]

function asAsciiDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const zero = DIGIT_ZEROS.find((start) => code >= start && code <= start + 9)
  return zero === undefined ? character : String(code - zero)
}

/** All digits of a text, in ASCII. */
export function digitsOf(text: string): string {
  return Array.from(text, asAsciiDigit).join('').replace(/\D/g, '')
}

/** Formats a card number while it is typed: digits in groups of 4, at most 19 characters. */
export function formatCardNumber(text: string): string {
  return digitsOf(text)
    .replace(/(.{4})(?=.)/g, '$1 ')
    .slice(0, MAX_CARD_NUMBER_LENGTH)
    .trimEnd()
}

/**
 * Formats an expiry date as `MM/YY` while it is typed.
 *
 * A first digit above 1 is a complete month, so `5` becomes `05`; a year that is filled
 * in with four digits (`12/2030`) is cut to its last two.
 *
 * @param deleting no month is completed while characters are deleted
 */
export function formatExpiry(text: string, deleting = false): string {
  let digits = digitsOf(text)
  if (!deleting && /^\s*(?:[2-9]|\d\s*[/.-])/.test(text)) digits = `0${digits}`
  if (/^\d\d20\d\d$/.test(digits)) digits = digits.slice(0, 2) + digits.slice(4)
  digits = digits.slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}

/** Formats a security code while it is typed: at most 4 digits. */
export function formatCvv(text: string): string {
  return digitsOf(text).slice(0, MAX_CVV_DIGITS)
}

/**
 * The caret position after formatting: behind as many digits as before.
 *
 * @param formatted the formatted text
 * @param digitCount number of digits before the caret
 * @param pastSeparator also step over the blank or slash that follows, as after a forward delete
 */
export function caretAfterDigits(
  formatted: string,
  digitCount: number,
  pastSeparator = false,
): number {
  let caret = 0
  for (let seen = 0; seen < digitCount && caret < formatted.length; caret++) {
    if (/\d/.test(formatted.charAt(caret))) seen++
  }
  if (!pastSeparator) return caret
  while (caret < formatted.length && !/\d/.test(formatted.charAt(caret))) caret++
  return caret
}

function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let fromEnd = 0; fromEnd < digits.length; fromEnd++) {
    const digit = Number(digits[digits.length - 1 - fromEnd])
    const doubled = fromEnd % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** Whether a card number has 13 to 19 digits, nothing else but spaces, and a valid check digit. */
export function isCardNumber(text: string): boolean {
  const digits = text.replace(/ /g, '')
  return (
    /^\d+$/.test(digits) &&
    digits.length >= MIN_CARD_DIGITS &&
    digits.length <= MAX_CARD_NUMBER_LENGTH &&
    /[1-9]/.test(digits) &&
    passesLuhn(digits)
  )
}

/** Whether `MM/YY` names a month that has not ended yet in UTC; a card is good through its month. */
export function isExpiry(text: string, now: Date): boolean {
  const match = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(text)
  if (!match) return false
  const endOfMonth = Date.UTC(2000 + Number(match[2]), Number(match[1]))
  return now.getTime() < endOfMonth
}

export function isCvv(text: string): boolean {
  return /^\d{3,4}$/.test(text)
}

/** The card's brand, as soon as its first digits identify it. */
export function cardBrand(cardNumber: string): CardBrand | null {
  const digits = digitsOf(cardNumber)
  return BRANDS.find(({ prefix }) => prefix.test(digits))?.brand ?? null
}

export type CardForm = {
  cardNumber: string
  expiryDate: string
  cvv: string
  cardholderName: string
}

/** The invalid fields of a card form, in form order. */
export function cardFormProblems(form: CardForm, now: Date): (keyof CardForm)[] {
  const accepted: Record<keyof CardForm, boolean> = {
    cardNumber: isCardNumber(form.cardNumber),
    expiryDate: isExpiry(form.expiryDate, now),
    cvv: isCvv(form.cvv),
    cardholderName: form.cardholderName.trim() !== '',
  }
  return CARD_FIELDS.filter((field) => !accepted[field])
}

const CARD_FIELDS = ['cardNumber', 'expiryDate', 'cvv', 'cardholderName'] as const
