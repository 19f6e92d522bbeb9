import { describe, expect, it, test } from '@jest/globals'
import { placeName, stateName } from '@/lib/i18n/state-names'
import { countriesByState, STATES, stateOfAddress, statesOf } from './states'

describe('the state that an address names', () => {
  it.each([
    ['US', '1 Main Street, Los Angeles, CA 90001', 'US-CA'],
    ['US', '1 Main Street\nAustin, tx 78701-1234\nUSA', 'US-TX'],
    ['US', 'Suite NY 12, 5 Road, Newark NJ, 07101', 'US-NJ'],
    ['US', '1 Main Street, Los Angeles 90001', ''],
    ['US', 'Box XX 90001', ''],
    ['CA', '1 Rue Principale, Montréal QC H2X 1Y4', 'CA-QC'],
    ['CA', '1 King Street, Toronto, ON  M5H1A1', 'CA-ON'],
    ['DE', '10115 Berlin, CA 90001', ''],
  ])('%s: %s', (country, address, state) => {
    expect(stateOfAddress(country, address)).toBe(state)
  })
})

test('only the countries of entered states ask for one', () => {
  const rates = ['US-CA', 'US-TX', 'DE', 'CA'].map((country) => ({ country }))
  expect(countriesByState(rates)).toEqual(['US'])
  expect(statesOf('US')).toHaveLength(51)
  expect(statesOf('CA')).toHaveLength(13)
  expect(statesOf('')).toEqual([])
})

test('each has a name in each language', () => {
  for (const language of ['en', 'de', 'es', 'fr', 'ja', 'zh', 'ar']) {
    const names = STATES.map((state) => stateName(state, language))
    expect(new Set(names).size).toBe(STATES.length)
    expect(names.filter((name) => name.includes('-') && name.length === 5)).toEqual([])
  }
  expect(stateName('US-CA', 'de')).toBe('Kalifornien')
  expect(placeName('CA-QC', 'fr')).toBe('Canada, Québec')
  expect(placeName('CA', 'fr')).toBe('Canada')
})
