/**
 * Whether the check digits of VAT numbers fit, by country, of numbers that have its form and no prefix. A number that
 * a country gives out without check digits fits always, so that none is refused that exists.
 *
 * Rules: the European Commission's "VIES VAT number algorithms" and the registers of the countries.
 */
export const CHECK_DIGITS_FIT: Readonly<Record<string, (number: string) => boolean>> = {
  AT: (number) => {
    const [digits, check] = split(number.slice(1))
    const sum = digits.reduce((all, digit, place) => all + (place % 2 ? doubled(digit) : digit), 0)
    return (96 - sum) % 10 === check
  },
  BE: (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)),
  BG: (number) => {
    const [digits, check] = split(number)
    if (number.length === 9)
      return mod11Twice(digits, [1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 10]) === check
    // Of citizens, of foreigners, and of others.
    return (
      (weighed(digits, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === check ||
      weighed(digits, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10 === check ||
      (11 - (weighed(digits, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === check
    )
  },
  CY: (number) => {
    const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21]
    const sum = digitsOf(number.slice(0, 8)).reduce(
      (all, digit, place) => all + (place % 2 ? digit : (odd[digit] ?? 0)),
      0,
    )
    return String.fromCharCode(65 + (sum % 26)) === number.at(-1)
  },
  CZ: (number) => {
    const [digits, check] = split(number)
    if (number.length === 8) return (11 - (weighed(digits, fromTo(8, 2)) % 11)) % 10 === check
    // Of persons; those of before 1954 have nine digits, and none to check.
    return (
      number.length === 9 ||
      Number(number) % 11 === 0 ||
      (check === 0 && Number(number.slice(0, 9)) % 11 === 10)
    )
  },
  DE: isMod11And10,
  DK: (number) => weighed(digitsOf(number), [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  EE: (number) => weighed(digitsOf(number), [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
  ES: (number) => {
    const middle = number.slice(1, 8)
    const last = number.at(-1)
    const place = 'XYZ'.indexOf(number.charAt(0))
    if (/^\d/.test(number)) return letterOfPerson(number.slice(0, 8)) === last
    if (place >= 0) return letterOfPerson(`${place}${middle}`) === last
    if (/^[KLM]/.test(number)) return letterOfPerson(middle) === last
    const check = (10 - (luhnSum(`${middle}0`) % 10)) % 10
    // By its kind a company has the digit or its letter.
    return last === String(check) || last === 'JABCDEFGHI'.charAt(check)
  },
  FI: (number) => weighed(digitsOf(number), [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0,
  FR: (number) => {
    const siren = number.slice(2)
    // Those of Monaco begin with 000 and are in no register of France.
    return keyOfFrance(number.slice(0, 2), siren) && (siren.startsWith('000') || isLuhn(siren))
  },
  GB: (number) => {
    if (!/^\d/.test(number)) return number.startsWith('GD') === Number(number.slice(2, 5)) < 500
    const sum = weighed(digitsOf(number.slice(0, 7)), fromTo(8, 2)) + Number(number.slice(7, 9))
    // By the first rule, and by that of 2010, which adds 55; 55 less is not refused.
    return [0, 42, 55].includes(sum % 97)
  },
  GR: (number) => {
    const [digits, check] = split(number)
    return (weighed(digits, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === check
  },
  HR: isMod11And10,
  HU: (number) => weighed(digitsOf(number), [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0,
  IE: (number) => {
    const [, body = '', check, more = ''] = /^(\d.\d{5}|\d{7})([A-W])([A-IW]?)$/.exec(number) ?? []
    const digits = /^\d{7}$/.test(body) ? body : `0${body.slice(2)}${body.charAt(0)}`
    const sum =
      weighed(digitsOf(digits), fromTo(8, 2)) + 9 * (LETTERS_OF_IRELAND.indexOf(more) % 23)
    return LETTERS_OF_IRELAND.charAt(sum % 23) === check
  },
  IT: isLuhn,
  LT: (number) => {
    const [digits, check] = split(number)
    const first = [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2]
    return mod11Twice(digits, first, [3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4]) === check
  },
  LU: (number) => Number(number.slice(0, 6)) % 89 === Number(number.slice(6)),
  LV: (number) => {
    const digits = digitsOf(number)
    if (!/^[0-3]/.test(number))
      return weighed(digits, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3
    // Of persons; those that have been given out since 2017 have nothing to check.
    const sum = 1 + weighed(digits.slice(0, 10), [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])
    return /^3[2-9]/.test(number) || (sum % 11) % 10 === digits.at(-1)
  },
  MT: (number) =>
    (weighed(digitsOf(number.slice(0, 6)), [3, 4, 6, 7, 8, 9]) + Number(number.slice(6))) % 37 ===
    0,
  NL: (number) => {
    const [digits, check] = split(number.slice(0, 9))
    // Of companies, and, since 2020, of persons: "NL" and "B" as numbers.
    return (
      weighed(digits, fromTo(9, 2)) % 11 === check ||
      mod97(`2321${number.slice(0, 9)}11${number.slice(10)}`) === 1
    )
  },
  PL: (number) => {
    const [digits, check] = split(number)
    return weighed(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === check
  },
  PT: (number) => {
    const [digits, check] = split(number)
    return ((11 - (weighed(digits, fromTo(9, 2)) % 11)) % 11) % 10 === check
  },
  RO: (number) => {
    const [digits, check] = split(number.padStart(10, '0'))
    return ((10 * weighed(digits, [7, 5, 3, 2, 1, 7, 5, 3, 2])) % 11) % 10 === check
  },
  SE: (number) => isLuhn(number.slice(0, 10)),
  SI: (number) => {
    const [digits, check] = split(number)
    const wanted = 11 - (weighed(digits, fromTo(8, 2)) % 11)
    return wanted < 11 && wanted % 10 === check
  },
  SK: (number) => Number(number) % 11 === 0,
  CH: (number) => isMod11(number, [5, 4, 3, 2, 7, 6, 5, 4]),
  NO: (number) => isMod11(number, [3, 2, 7, 6, 5, 4, 3, 2]),
}

const LETTERS_OF_IRELAND = 'WABCDEFGHIJKLMNOPQRSTUV'

const digitsOf = (text: string): number[] => Array.from(text, Number)

/** The digits of a number, and the last one, which checks them. */
function split(number: string): [digits: number[], check: number] {
  const digits = digitsOf(number)
  return [digits.slice(0, -1), digits.at(-1) ?? -1]
}

/** The weights from one to another, which is smaller. */
const fromTo = (first: number, last: number): number[] =>
  Array.from({ length: first - last + 1 }, (_, place) => first - place)

const weighed = (digits: readonly number[], weights: readonly number[]): number =>
  digits.reduce((sum, digit, place) => sum + digit * (weights[place] ?? 0), 0)

/** The sum of the digits of a doubled digit. */
const doubled = (digit: number): number => (digit < 5 ? 2 * digit : 2 * digit - 9)

const luhnSum = (text: string): number =>
  digitsOf(text)
    .reverse()
    .reduce((sum, digit, place) => sum + (place % 2 ? doubled(digit) : digit), 0)

function isLuhn(text: string): boolean {
  return luhnSum(text) % 10 === 0
}

/** By the first weights and, where that gives 10, by the second ones. */
function mod11Twice(digits: readonly number[], first: number[], second: number[]): number {
  const once = weighed(digits, first) % 11
  return once === 10 ? (weighed(digits, second) % 11) % 10 : once
}

/** ISO 7064, MOD 11,10. */
function isMod11And10(number: string): boolean {
  const [digits, check] = split(number)
  const rest = digits.reduce((state, digit) => (((state + digit) % 10 || 10) * 2) % 11, 10)
  return (11 - rest) % 10 === check
}

function isMod11(number: string, weights: readonly number[]): boolean {
  const [digits, check] = split(number)
  return (11 - (weighed(digits, weights) % 11)) % 11 === check
}

/** Of numbers that are too long to calculate with. */
const mod97 = (text: string): number =>
  digitsOf(text).reduce((rest, digit) => (10 * rest + digit) % 97, 0)

const letterOfPerson = (digits: string): string =>
  'TRWAGMYFPDXBNJZSQVHLCKE'.charAt(Number(digits) % 23)

/** Whether the two signs before a French number are its own: digits or, where these ran out, letters among them. */
function keyOfFrance(key: string, siren: string): boolean {
  const number = Number(siren)
  if (/^\d\d$/.test(key)) return (12 + 3 * (number % 97)) % 97 === Number(key)
  const signs = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'
  const [first = 0, second = 0] = Array.from(key, (sign) => signs.indexOf(sign))
  const value = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100
  return (number + 1 + Math.floor(value / 11)) % 11 === value % 11
}
