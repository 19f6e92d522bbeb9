/** What is asked of an address. */
export const ADDRESS_PARTS = ['line1', 'line2', 'postcode', 'city', 'region'] as const
export type AddressPart = (typeof ADDRESS_PARTS)[number]
export type AddressParts = Record<AddressPart, string>

type PostcodeName = 'postcode' | 'zip' | 'pin' | 'eircode'
type CityName = 'city' | 'suburb' | 'district'
type RegionName =
  | 'state'
  | 'province'
  | 'county'
  | 'prefecture'
  | 'region'
  | 'emirate'
  | 'department'

/** How a country writes its addresses. */
export type AddressFormat = {
  /**
   * Its lines, divided by strokes: A are the lines of the street, Z the postcode, C the city, S the region; what is between two of
   * them is written between them.
   */
  layout: string
  /** The same in Latin letters, where those are written in another order. */
  latin: string
  /** The forms of its postcodes: # is a digit, @ a letter, * either; letters are themselves, and may be left out. */
  postcodes: readonly string[]
  postcodeName: PostcodeName
  cityName: CityName
  regionName: RegionName
}

/** Countries by the form of their postcodes. Of those that are in none of these there is no form to check. */
const POSTCODES: Readonly<Record<string, string>> = {
  '###': 'FO GN IS LS MG OM PG',
  '####':
    'AF AL AM AT AU AZ BD BE BG CC CH CV CX CY DK ET GE GL GW HM HT HU LI LR LU MD MK MZ NE NF NO NZ PA PH SI SJ SV TN VE ZA',
  '####|@####@@@': 'AR',
  '####|######': 'PY',
  '####|#### ####': 'LB',
  '###|####': 'BH',
  '#####':
    'AX BA BL BT CR CU DE DO DZ EE EG EH ES FI FR GF GP GT HN HR ID IQ IT JO KE KH KR KW LA LK LT MA MC ME MF MM MN MQ MV ' +
    'MX MY NA NC NI NP PE PF PK PM RE SD SM SN TH TR TZ UA UY VA WF YT ZM',
  '#####|######': 'RS VN',
  '#####|#######': 'IL',
  '#####|#####-####': 'AS FM GU MH MP PR PW SA UM US VI',
  '######': 'BY CN CO EC IN KG KZ NG RO RU SG TJ TM TT UZ',
  '#######': 'CL',
  '###|###-##|###-###|#####|######': 'TW',
  '### ##': 'CZ GR SE SK',
  '##-###': 'PL',
  '###-####': 'JP',
  '#####-###': 'BR',
  '#####-#####': 'IR',
  '####-###|####': 'PT',
  '#### @@': 'NL',
  '@#@ #@#': 'CA',
  '@#* ****': 'IE',
  '@@@ ####': 'MT',
  '@@####': 'BN',
  '@###': 'SZ',
  '*####': 'MU',
  'AD###': 'AD',
  'BB#####': 'BB',
  'KY#-####': 'KY',
  'LV-####': 'LV',
  'VC####': 'VC',
  'VG####': 'VG',
  '@# #@@|@## #@@|@@# #@@|@@## #@@|@#@ #@@|@@#@ #@@': 'GB GG IM JE',
}

/** Countries by how their addresses are written; others begin the last line with the postcode, or have none. */
const LAYOUTS: Readonly<Record<string, string>> = {
  'A/C, S Z': 'US',
  'A/C S Z': 'AU CA CC CX NF',
  'A/C Z': 'AS BD BH BM BN FM GU IL JO KH LB MH MM MP MT NP NZ PK PR PW SA SG UM VG VI',
  'A/C, Z': 'LV BB VC',
  'A/C/Z': 'FK GB GG IM JE KE LK NA SZ ZA',
  'C/A/Z': 'HU',
  'A/C/S/Z': 'EG IE RU UA',
  'A/C/S Z': 'ID TH VN',
  'A/C Z/S': 'IN NG PE',
  'A/Z C/S': 'AR CL MY PH TR',
  'A/Z C, S': 'MX',
  'A/Z C S': 'ES IT',
  'A/C-S/Z': 'BR',
  'A/C, S, Z': 'CO',
  'A/S, C/Z': 'CR',
  'A/C Z, S': 'VE',
  'A/C, S': 'AE',
  'A/S Z': 'KY',
}

/** In their own letters these are written from the whole to the part. */
const FROM_THE_WHOLE: Readonly<Record<string, { layout: string; latin: string }>> = {
  CN: { layout: 'Z/SC/A', latin: 'A/C/S, Z' },
  JP: { layout: 'Z/SC/A', latin: 'A/C, S/Z' },
  KR: { layout: 'S C/A/Z', latin: 'A/C/S/Z' },
  TW: { layout: 'Z/SC/A', latin: 'A/C, S Z' },
}

/** What something is called, and where. */
type Names<Name extends string> = readonly (readonly [Name, string])[]

const REGION_NAMES: Names<RegionName> = [
  ['state', 'AU BR CC CX IN MX MY NF NG US VE'],
  ['province', 'AR CA CN CR ES ID IT KR PH TH TR VN'],
  ['county', 'IE TW'],
  ['prefecture', 'JP'],
  ['emirate', 'AE'],
  ['department', 'CO'],
]
const POSTCODE_NAMES: Names<PostcodeName> = [
  ['zip', 'AS FM GU MH MP PH PR PW UM US VI'],
  ['pin', 'IN'],
  ['eircode', 'IE'],
]
const CITY_NAMES: Names<CityName> = [
  ['suburb', 'AU CC CX NF'],
  ['district', 'HK'],
]

/** The key under which a country is listed. */
const keyOf = (lists: Readonly<Record<string, string>>, country: string): string | undefined =>
  country === ''
    ? undefined
    : Object.keys(lists).find((key) => lists[key]?.split(' ').includes(country))

const nameOf = <Name extends string>(names: Names<Name>, country: string, usual: Name): Name =>
  names.find(([, countries]) => countries.split(' ').includes(country))?.[0] ?? usual

/**
 * How a country writes its addresses: by the public data that the postal services give to the Universal Postal Union.
 *
 * @param country ISO 3166-1 code; empty where none was chosen: then all is asked, and nothing checked
 */
export function addressFormat(country: string): AddressFormat {
  const forms = keyOf(POSTCODES, country)
  const usual = country === '' ? 'A/Z C/S' : forms === undefined ? 'A/C' : 'A/Z C'
  const layout = keyOf(LAYOUTS, country) ?? usual
  return {
    ...(FROM_THE_WHOLE[country] ?? { layout, latin: layout }),
    postcodes: forms?.split('|') ?? [],
    postcodeName: nameOf(POSTCODE_NAMES, country, 'postcode'),
    cityName: nameOf(CITY_NAMES, country, 'city'),
    regionName: nameOf(REGION_NAMES, country, 'region'),
  }
}

const PARTS_OF: Readonly<Record<string, readonly AddressPart[]>> = {
  A: ['line1', 'line2'],
  Z: ['postcode'],
  C: ['city'],
  S: ['region'],
}

/** What is asked of an address in a country, in its order. */
export const askedParts = (country: string): AddressPart[] =>
  [...addressFormat(country).layout].flatMap((sign) => PARTS_OF[sign] ?? [])
