import { addressFormat } from './formats'
import { postcodePattern } from './postcode'

/** A line such as `20457 Hamburg`, `A-1010 Wien`, `1017 AB Amsterdam`, `110 00 Praha 1` or `00-950 Warszawa`. */
const POSTCODE_FIRST =
  /^((?:[A-Z]{1,2}-)?(?:\d{4} [A-Z]{2}|\d{3} \d{2}|\d{2}-\d{3}|\d{4}-\d{3}|\d{4,6}))[ ,]+(\S.*)$/

/** A line such as `London SW1A 1AA`, `Dublin D02 AF30` or `Springfield, IL 62701`. */
const POSTCODE_LAST =
  /^(.*?\S)[ ,]+([A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[\dW] [A-Z\d]{4}|\d{5}(?:-\d{4})?|LV-\d{4}|[A-Z]{3} \d{4})$/

/** What a postal address is made of; empty texts for what it does not tell. */
type PostalParts = { streets: string[]; postcode: string; city: string }

/** The lines of a text without blank ones. */
export const cleanLines = (text: string): string[] =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean)

/** What the forms of a country's own postcodes tell; `null` where they find none. */
function partsByForm(lines: readonly string[], country: string): PostalParts | null {
  const code = postcodePattern(country)
  if (code === null) return null
  const isCityFirst = addressFormat(country).layout.startsWith('C')
  const first = new RegExp(`^(?:[A-Z]{1,3}-)?(${code})[ ,]+(\\S.*)$`, 'i')
  const last = new RegExp(`^(.*?\\S)[ ,]+(${code})$`, 'i')
  const alone = new RegExp(`^(?:${code})$`, 'i')
  for (let index = lines.length - 1; index >= 0; index--) {
    const line = lines[index] ?? ''
    const before = lines.slice(0, index)
    const [, start, after] = first.exec(line) ?? []
    // A house number before a street looks the same: the city is not the first line of several.
    if (start !== undefined && (index > 0 || lines.length === 1))
      return { streets: before, postcode: start, city: after ?? '' }
    const [, place, end] = last.exec(line) ?? []
    if (end !== undefined) return { streets: before, postcode: end, city: place ?? '' }
    if (alone.test(line) && index > 0) {
      const [city = '', ...streets] = isCityFirst ? before : before.toReversed()
      return { streets: isCityFirst ? streets : streets.toReversed(), postcode: line, city }
    }
  }
  return null
}

/**
 * Tells the postcode and the city of an address by the form of its lines; what follows them is its country, which is said
 * by a code. An address without such a line keeps all of its lines as they are.
 *
 * @param country ISO 3166-1 code, whose own postcodes are looked for first; empty where it is not known
 */
export function postalParts(lines: readonly string[], country: string): PostalParts {
  const byForm = partsByForm(lines, country)
  if (byForm) return byForm
  for (let index = lines.length - 1; index >= 0; index--) {
    const line = lines[index] ?? ''
    const first = POSTCODE_FIRST.exec(line)
    // A house number before a street looks the same: the city is not the first line of several.
    if (first && (index > 0 || lines.length === 1))
      return { streets: lines.slice(0, index), postcode: first[1] ?? '', city: first[2] ?? '' }
    const last = POSTCODE_LAST.exec(line)
    if (last)
      return { streets: lines.slice(0, index), postcode: last[2] ?? '', city: last[1] ?? '' }
  }
  return { streets: [...lines], postcode: '', city: '' }
}
