import { CHECK_DIGITS_FIT } from './vat-check-digits'

/** The longest tax ID; those of the European Union are far shorter. */
export const MAX_TAX_ID = 30

/** The longest name of a company. */
export const MAX_COMPANY = 160

/** The longest order number, or other reference, of a company. */
export const MAX_REFERENCE = 60

/** What every tax ID looks like, and no text at all. */
const LIKE_A_TAX_ID = /^(?:[A-Z0-9][A-Z0-9 ./-]*)?$/

/**
 * VAT numbers by country, without their prefix.
 * https://ec.europa.eu/taxation_customs/vies/#/faq
 */
const EU_VAT: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-IW]?|\d[A-Z]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}

/** Where companies have other tax IDs beside, which are not told apart from a VAT number that is mistyped. */
const OTHER_VAT: Record<string, RegExp> = {
  CH: /^\d{9}(?:MWST|TVA|IVA)?$/,
  GB: /^(?:\d{9}(?:\d{3})?|(?:GD|HA)\d{3})$/,
  NO: /^\d{9}(?:MVA)?$/,
}

/** The prefixes of a country's VAT numbers, the right one first. */
const PREFIXES: Record<string, readonly [string, ...string[]]> = {
  CH: ['CHE'],
  // Northern Ireland's are those of the United Kingdom.
  GB: ['GB', 'XI'],
  // As its country is called elsewhere.
  GR: ['EL', 'GR'],
}

/** Countries whose companies have the VAT numbers of another one. */
const NUMBERED_AS: Record<string, string> = { IM: 'GB', MC: 'FR' }

/**
 * A tax ID as it was pasted, without what nobody sees: wide letters and digits are ordinary ones, and so are blanks,
 * dashes, dots and slashes of all kinds.
 */
export const cleanTaxId = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\p{Pd}\u02d7\u2043\u2212]/gu, '-')
    .replace(/[\u00b7\u2022\u3002\u30fb]/g, '.')
    .replace(/[\u2044\u2215\u29f8]/g, '/')
    .trim()
    .toUpperCase()
    // The prefix of Greece in Greek letters.
    .replace(/^ΕΛ/, 'EL')

const compacted = (text: string) => cleanTaxId(text).replace(/[ ./-]/g, '')

/** A VAT number in its parts. `country` is the one whose numbers it is of. */
type VatNumber = { country: string; prefix: string; number: string }

/** What a text is as a VAT number of a country; `problem` where it is none, `null` where tax IDs are not known. */
function readVatNumber(
  buyers: string,
  text: string,
): (VatNumber & { problem: TaxIdProblem | null }) | null {
  const country = NUMBERED_AS[buyers] ?? buyers
  const form = EU_VAT[country] ?? OTHER_VAT[country]
  if (!form) return null
  const compact = compacted(text)
  const prefixes = PREFIXES[country] ?? [country]
  const read = (number: string, prefix: string | undefined) => {
    const whole = country === 'BE' && /^\d{9}$/.test(number) ? `0${number}` : number
    if (!form.test(whole)) return null
    const problem = CHECK_DIGITS_FIT[country]?.(whole.replace(/(?:MWST|TVA|IVA|MVA)$/, ''))
      ? null
      : ('check_digits' as const)
    return { country, prefix: prefix === 'XI' ? prefix : prefixes[0], number: whole, problem }
  }
  const typed = prefixes.find((prefix) => compact.startsWith(prefix))
  const bare = read(compact, undefined)
  const stripped = typed === undefined ? null : read(compact.slice(typed.length), typed)
  // A French number may begin with the letters of its prefix.
  const found = bare?.problem === null ? bare : (stripped ?? bare)
  if (found) return found
  if (!EU_VAT[country] && typed === undefined) return null
  return { country, prefix: prefixes[0], number: compact, problem: 'form' }
}

/** A tax ID as the EU's service asks for it: the prefix of its country, and the number without it. */
export function vatNumberOf(country: string, taxId: string): { prefix: string; number: string } {
  const { prefix, number } = readVatNumber(country, taxId) ?? {
    prefix: country,
    number: compacted(taxId),
  }
  return { prefix, number }
}

/** A VAT number of the European Union that is written with its prefix, as a seller's is; `null` for anything else. */
export function prefixedVatNumber(taxId: string): { prefix: string; number: string } | null {
  const compact = compacted(taxId)
  const start = compact.slice(0, 2)
  const country = PREFIXES.GR?.includes(start) ? 'GR' : start
  const read = EU_VAT[country] ? readVatNumber(country, taxId) : null
  return read && read.problem !== 'form' && compact !== read.number
    ? { prefix: read.prefix, number: read.number }
    : null
}

/**
 * A tax ID as it is stored: a VAT number with its prefix and without what is between its letters and digits, others as
 * {@link cleanTaxId} has them.
 *
 * @param country ISO 3166-1 code; empty where it is not known
 */
export function normalTaxId(country: string, taxId: string): string {
  const clean = cleanTaxId(taxId)
  const read = clean === '' ? null : readVatNumber(country, clean)
  return read && read.problem !== 'form' ? `${read.prefix}${read.number}` : clean
}

/** Why a text is no tax ID: it looks different from those of the country, or its check digits say that it is mistyped. */
export type TaxIdProblem = 'form' | 'check_digits'

/**
 * What is wrong with a text as the tax ID of a company. In the European Union it has to be a VAT number of the country,
 * with its prefix or without, whose check digits fit, and so are those of Switzerland, Norway and the United Kingdom that
 * look like one; elsewhere it is letters and digits. Nobody is asked whether it exists.
 *
 * @param country ISO 3166-1 code; empty where it is not known
 * @returns `null` for a tax ID, and for no text at all
 */
export function taxIdProblem(country: string, taxId: string): TaxIdProblem | null {
  const clean = cleanTaxId(taxId)
  if (clean === '') return null
  if (clean.length > MAX_TAX_ID || !isLikeATaxId(clean)) return 'form'
  return readVatNumber(country, clean)?.problem ?? null
}

/** Whether a text is letters and digits, as every tax ID is. */
export const isLikeATaxId = (taxId: string): boolean => LIKE_A_TAX_ID.test(cleanTaxId(taxId))

/** Whether a text may be the tax ID of a company there, see {@link taxIdProblem}. */
export const isTaxIdOf = (country: string, taxId: string): boolean =>
  taxIdProblem(country, taxId) === null
