import { describe, expect, it } from '@jest/globals'
import { placeOf, timezoneGroups } from './timezone-groups'

const KNOWN = Intl.supportedValuesOf('timeZone')
const listed = (chosen: string) => timezoneGroups(KNOWN, chosen).flatMap(({ zones }) => zones)

describe('the list of time zones', () => {
  it('has each that there is once', () => {
    const zones = listed('UTC')
    expect(zones).toHaveLength(new Set(zones).size)
    expect([...zones].sort()).toEqual(KNOWN.filter((zone) => zone !== 'UTC').sort())
  })

  it('has the chosen one, also by a name that is not listed', () => {
    const [indian] = KNOWN.filter((zone) => ['Asia/Kolkata', 'Asia/Calcutta'].includes(zone))
    const other = indian === 'Asia/Kolkata' ? 'Asia/Calcutta' : 'Asia/Kolkata'
    expect(listed(other)).toHaveLength(listed('UTC').length + 1)
    expect(listed(other)).toContain(other)
    expect(listed('Europe/Paris')).toEqual(listed('UTC'))
  })

  it('is in the order of the places, which begin with the city', () => {
    const america = timezoneGroups(KNOWN, 'UTC').find(({ region }) => region === 'America')
    const places = america?.zones.map(placeOf) ?? []
    expect(places).toEqual([...places].sort((a, b) => a.localeCompare(b, 'en')))
    expect(places).toContain('New York')
    expect(placeOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires, Argentina')
  })
})
