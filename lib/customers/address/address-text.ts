import { ADDRESS_PARTS, type AddressParts, addressFormat, askedParts } from './formats'
import { cleanLines, postalParts } from './postal-parts'

export const NO_ADDRESS: AddressParts = { line1: '', line2: '', postcode: '', city: '', region: '' }

/** So that all of them together are an address of at most 500 characters. */
export const MAX_PART: Readonly<AddressLengths> = {
  line1: 150,
  line2: 150,
  postcode: 20,
  city: 80,
  region: 60,
}
type AddressLengths = Record<keyof AddressParts, number>

const FIELDS: Readonly<Record<string, 'postcode' | 'city' | 'region'>> = {
  Z: 'postcode',
  C: 'city',
  S: 'region',
}

/** One line by its part of the layout; of what stands around an empty field the later is there. */
function lineOf(layout: string, parts: AddressParts): string {
  let line = ''
  let between = ''
  for (const sign of layout) {
    const field = FIELDS[sign]
    if (!field) {
      between += sign
      continue
    }
    const value = parts[field]
    if (value !== '') line += line === '' ? value : between + value
    between = ''
  }
  return line
}

const EAST_ASIAN = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u

/**
 * An address as its country writes it, line by line, without the country's name. Only what is given is in it.
 *
 * @param country ISO 3166-1 code; empty where it is not known
 */
export function addressText(country: string, typed: AddressParts): string {
  const { line1, line2, ...rest } = typed
  const parts = {
    line1: line1.trim(),
    line2: line2.trim(),
    postcode: rest.postcode.trim(),
    city: rest.city.trim(),
    region: rest.region.trim(),
  }
  const format = addressFormat(country)
  const isLocal = EAST_ASIAN.test(`${parts.line1}${parts.city}${parts.region}`)
  return (isLocal ? format.layout : format.latin)
    .split('/')
    .flatMap((layout) => (layout === 'A' ? [parts.line1, parts.line2] : [lineOf(layout, parts)]))
    .filter(Boolean)
    .join('\n')
}

/** The parts without those that the country does not ask for: they were typed for another one. */
export function partsAskedIn(country: string, parts: AddressParts): AddressParts {
  const asked = askedParts(country)
  const kept = { ...parts }
  for (const part of ADDRESS_PARTS) if (!asked.includes(part)) kept[part] = ''
  return kept
}

/**
 * What an address in one text is made of, as far as it can be told. What can't stays in the lines of the street.
 *
 * @param country ISO 3166-1 code; empty where it is not known
 */
export function partsOfText(country: string, text: string): AddressParts {
  const { streets, postcode, city } = postalParts(cleanLines(text), country)
  const [line1 = '', ...rest] = streets
  return { line1, line2: rest.join(', '), postcode, city, region: '' }
}
