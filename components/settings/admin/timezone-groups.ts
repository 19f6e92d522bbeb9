/** The parts of the world that time zones are named after, in the order of a list. */
const TIMEZONE_REGIONS = [
  'Africa',
  'America',
  'Antarctica',
  'Arctic',
  'Asia',
  'Atlantic',
  'Australia',
  'Europe',
  'Indian',
  'Pacific',
] as const
type Region = (typeof TIMEZONE_REGIONS)[number]

type Group = { region: Region; zones: string[] }

/** `America/Argentina/Buenos_Aires` as `Buenos Aires, Argentina`: a list finds what it begins with. */
export const placeOf = (zone: string): string =>
  zone.split('/').slice(1).reverse().join(', ').replaceAll('_', ' ')

/**
 * Time zones by their parts of the world, in the order of their places.
 *
 * @param known those that the browser knows
 * @param chosen also there by a former name, which the browser may not list
 */
export function timezoneGroups(known: readonly string[], chosen: string): Group[] {
  const all = [...new Set([...known, chosen])]
  return TIMEZONE_REGIONS.map((region) => ({
    region,
    zones: all
      .filter((zone) => zone.startsWith(`${region}/`))
      .sort((a, b) => placeOf(a).localeCompare(placeOf(b), 'en')),
  }))
}
