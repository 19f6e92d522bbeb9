/**
 * The states and provinces whose tax may be another than their country's: the United States with the District of Columbia, and
 * Canada. ISO 3166-2 codes.
 */
const CODES = {
  US: (
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO ' +
    'MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'
  ).split(' '),
  CA: 'AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '),
} as const

export type State = `${keyof typeof CODES}-${string}`

export const STATES: readonly State[] = [
  ...CODES.US.map((code) => `US-${code}` as const),
  ...CODES.CA.map((code) => `CA-${code}` as const),
]

/** @param code ISO 3166-2 */
export const isState = (code: string): code is State => STATES.some((state) => state === code)

/** What addresses say of a state: `CA` of `US-CA`. @param code ISO 3166-2 */
export const lettersOf = (code: State): string => code.slice(code.indexOf('-') + 1)

/** The states or provinces of a country; none for most. @param country ISO 3166-1 code */
export const statesOf = (country: string): readonly State[] =>
  country === '' ? [] : STATES.filter((state) => state.startsWith(`${country}-`))

/** The countries of whose buyers the store has to know the state, as the owner entered a rate for one of them. */
export const countriesByState = (rates: readonly { country: string }[]): readonly string[] => [
  ...new Set(rates.flatMap(({ country }) => (isState(country) ? [country.slice(0, 2)] : []))),
]

/** What stands before the postal code in an address. */
const IN_ADDRESS: Readonly<Record<string, RegExp>> = {
  US: /\b([A-Z]{2})[ ,.]+\d{5}(?:-\d{4})?(?!\d)/gi,
  CA: /\b([A-Z]{2})[ ,.]+[A-Z]\d[A-Z] ?\d[A-Z]\d\b/gi,
}

/**
 * The state or province that an address names before its postal code, as "Los Angeles, CA 90001".
 *
 * @param address any lines
 * @returns '' for none
 */
export function stateOfAddress(country: string, address: string): State | '' {
  const pattern = IN_ADDRESS[country]
  if (!pattern) return ''
  const named = [...address.matchAll(pattern)].map(
    ([, code = '']) => `${country}-${code.toUpperCase()}`,
  )
  return named.findLast(isState) ?? ''
}
