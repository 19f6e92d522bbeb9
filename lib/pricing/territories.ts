import { STATES, type State, stateOfAddress, statesOf } from './states'

/**
 * Parts of member states where the VAT of the European Union is not charged.
 * Directive 2006/112/EC, articles 5 to 7.
 */
export const TERRITORIES = [
  'canary_islands',
  'ceuta',
  'melilla',
  'aland',
  'busingen',
  'heligoland',
  'livigno',
  'campione',
  'mount_athos',
  'french_overseas',
] as const
export type Territory = (typeof TERRITORIES)[number]

/** A part of a country that is taxed otherwise than the rest of it. */
export type Part = Territory | State
export const PARTS: readonly Part[] = [...TERRITORIES, ...STATES]

const OF_COUNTRY: Readonly<Record<string, readonly Territory[]>> = {
  DE: ['busingen', 'heligoland'],
  ES: ['canary_islands', 'ceuta', 'melilla'],
  FI: ['aland'],
  FR: ['french_overseas'],
  GR: ['mount_athos'],
  IT: ['campione', 'livigno'],
}

/** The parts of a country that are outside the VAT territory; none for most. @param country ISO 3166-1 code */
export const territoriesOf = (country: string): readonly Territory[] => OF_COUNTRY[country] ?? []

type Place = { country: string; territory: Part | '' }

/** The parts of a country that may be taxed otherwise than it: of most none. @param country ISO 3166-1 code */
export const partsOf = (country: string): readonly Part[] => [
  ...territoriesOf(country),
  ...statesOf(country),
]

export const isTerritory = (part: string): part is Territory =>
  TERRITORIES.some((territory) => territory === part)

const FRENCH_OVERSEAS: Place = { country: 'FR', territory: 'french_overseas' }

/**
 * Places with a country code of their own that are taxed as, or belong to, another country. Monaco is taxed as France and the
 * Isle of Man as the United Kingdom (article 7). Northern Ireland has the code of the United Kingdom, whose rules it has for
 * services.
 */
const PLACES: Readonly<Record<string, Place>> = {
  MC: { country: 'FR', territory: '' },
  IM: { country: 'GB', territory: '' },
  AX: { country: 'FI', territory: 'aland' },
  ...Object.fromEntries(
    ['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT'].map((code) => [
      code,
      FRENCH_OVERSEAS,
    ]),
  ),
}

/**
 * Which country's tax a buyer pays, and which part of it, if that is taxed otherwise.
 *
 * @param country ISO 3166-1 code of what the buyer chose; empty where it is not known
 * @param territory the part of it that they chose; one of another country is none
 */
export function taxPlace(country: string, territory: string = ''): Place {
  const own = partsOf(country).find((each) => each === territory)
  return PLACES[country] ?? { country, territory: own ?? '' }
}

/** The postal codes of territories; some are shared with places around them, which the name tells apart. */
const POSTAL_CODES: Readonly<Record<Territory, { code: RegExp; name?: RegExp }[]>> = {
  canary_islands: [{ code: /^3[58]/ }],
  ceuta: [{ code: /^51/ }],
  melilla: [{ code: /^52/ }],
  aland: [{ code: /^22/ }],
  busingen: [{ code: /^78266$/ }],
  heligoland: [{ code: /^27498$/ }],
  livigno: [{ code: /^23041$/ }, { code: /^23030$/, name: /livigno/i }],
  campione: [{ code: /^22061$/ }, { code: /^22060$/, name: /campione/i }],
  mount_athos: [{ code: /^6308[67]$/ }],
  french_overseas: [{ code: /^9(?:7[1-8]|8[4-8])/ }],
}

/**
 * The part of a country that an address is in by its postal code, as far as that may be taxed otherwise.
 *
 * @param address any lines
 * @returns '' for none
 */
export function partOfAddress(country: string, address: string): Part | '' {
  if (statesOf(country).length > 0) return stateOfAddress(country, address)
  // Greek codes may be written with a blank.
  const found = address.matchAll(
    country === 'GR' ? /(?:^|\D)(\d{3} ?\d{2})(?!\d)/g : /(?:^|\D)(\d{5})(?!\d)/g,
  )
  const codes = [...found].map(([, code = '']) => code.replace(' ', ''))
  const isOf = (territory: Territory) =>
    POSTAL_CODES[territory].some(
      ({ code, name }) =>
        codes.some((found) => code.test(found)) && (name === undefined || name.test(address)),
    )
  return territoriesOf(country).find(isOf) ?? ''
}
