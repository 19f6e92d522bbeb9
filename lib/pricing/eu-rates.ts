/**
 * The standard VAT rates of the 27 member states of the European Union in percent, as they are in force since
 * 1 January 2026. States change them: the owner loads them once, and edits what has changed.
 */
export const EU_RATES: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
}

export const isInEu = (country: string): boolean => Object.hasOwn(EU_RATES, country)
