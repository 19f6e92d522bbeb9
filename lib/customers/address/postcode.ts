import { addressFormat } from './formats'

const KINDS: Readonly<Record<string, RegExp>> = { '#': /\d/, '@': /[A-Z]/, '*': /[A-Z\d]/ }

/** What was typed as a form says it; `null` if it is none of that form. @param signs letters and digits alone */
function inForm(form: string, signs: string): string | null {
  let written = ''
  let at = 0
  for (const sign of form) {
    const kind = KINDS[sign]
    if (kind) {
      const typed = signs[at] ?? ''
      if (!kind.test(typed)) return null
      written += typed
      at++
    } else {
      if (/[A-Z]/.test(sign) && signs[at] === sign) at++
      written += sign
    }
  }
  return at === signs.length ? written : null
}

/**
 * A postcode as its country writes it, such as `1012 JS` for `nl-1012js`.
 *
 * @param country ISO 3166-1 code
 * @returns `null` for what is no postcode of the country; what was typed where no form of it is known
 */
export function normalPostcode(country: string, typed: string): string | null {
  const { postcodes } = addressFormat(country)
  const text = typed.normalize('NFKC').trim().toUpperCase()
  if (postcodes.length === 0) return text
  const signs = text.replace(/[^A-Z\d]/g, '')
  // A code of the country before it, as on letters from abroad.
  for (const each of [signs, signs.replace(/^[A-Z]{1,3}(?=\d)/, '')])
    for (const form of postcodes) {
      const written = inForm(form, each)
      if (written !== null) return written
    }
  return null
}

const EXAMPLES: Readonly<Record<string, string>> = {
  CA: 'K1A 0B1',
  GB: 'SW1A 1AA',
  IE: 'D02 AF30',
  NL: '1012 JS',
}

/** What a postcode of a country looks like; empty where no form of it is known. */
export function postcodeExample(country: string): string {
  const [form = ''] = addressFormat(country).postcodes
  let digit = 0
  return (
    EXAMPLES[country] ??
    form.replaceAll(/[#@*]/g, (sign) => (sign === '@' ? 'A' : String(++digit % 10)))
  )
}

/** A pattern that finds a postcode of a country within a line, with or without its separators; `null` where no form of it is known. */
export function postcodePattern(country: string): string | null {
  const { postcodes } = addressFormat(country)
  if (postcodes.length === 0) return null
  const patterns = postcodes.map((form) =>
    [...form]
      .map((sign) => KINDS[sign]?.source ?? (/[ -]/.test(sign) ? '[ -]?' : `${sign}?`))
      .join(''),
  )
  // The longest first: a short one may be the beginning of another.
  return patterns.sort((one, other) => other.length - one.length).join('|')
}
