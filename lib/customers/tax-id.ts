/** The longest tax ID; those of the European Union are far shorter. */
export const MAX_TAX_ID = 30

/** The longest name of a company. */
export const MAX_COMPANY = 160

/** What every tax ID looks like, and no text at all. */
export const LIKE_A_TAX_ID = /^(?:[A-Za-z0-9][A-Za-z0-9 ./-]*)?$/

/**
 * VAT numbers of the European Union by country, without their prefix.
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
  IE: /^(?:\d{7}[A-W][A-I]?|\d[A-Z]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}

/** Greece writes its VAT numbers with another prefix than its country code. */
const prefixOf = (country: string) => (country === 'GR' ? 'EL' : country)

/** A tax ID as the EU's service asks for it: the prefix of its country, and the number without it. */
export function vatNumberOf(country: string, taxId: string): { prefix: string; number: string } {
  const compact = compacted(taxId)
  const prefix = prefixOf(country)
  const isBare = EU_VAT[country]?.test(compact) ?? !compact.startsWith(prefix)
  return { prefix, number: isBare ? compact : compact.slice(prefix.length) }
}

/** A VAT number of the European Union that is written with its prefix, as a seller's is; `null` for anything else. */
export function prefixedVatNumber(taxId: string): { prefix: string; number: string } | null {
  const compact = compacted(taxId)
  const [prefix, number] = [compact.slice(0, 2), compact.slice(2)]
  return EU_VAT[prefix === 'EL' ? 'GR' : prefix]?.test(number) ? { prefix, number } : null
}

const compacted = (taxId: string) => taxId.toUpperCase().replace(/[ ./-]/g, '')

/**
 * Whether a text may be the tax ID of a company there. In the European Union it has the form of the country's VAT
 * numbers, with their prefix or without; elsewhere it is letters and digits. Nobody is asked whether it exists.
 *
 * @param country ISO 3166-1 code; empty where it is not known
 */
export function isTaxIdOf(country: string, taxId: string): boolean {
  if (taxId.length > MAX_TAX_ID || !LIKE_A_TAX_ID.test(taxId)) return false
  const form = EU_VAT[country]
  if (!form || taxId === '') return true
  const compact = compacted(taxId)
  const prefix = prefixOf(country)
  return form.test(compact) || (compact.startsWith(prefix) && form.test(compact.slice(2)))
}
