import { expect, it } from '@jest/globals'
import { optionsOf } from './variation-options'

const NONE = { edition: '', devices: null, termMonths: null, platforms: [] }

it.each([
  [{ Devices: '3' }, { devices: 3 }],
  [{ 'Anzahl Geräte': '5 PCs' }, { devices: 5 }],
  [{ Term: '2 years' }, { termMonths: 24 }],
  [{ Durée: '6 mois' }, { termMonths: 6 }],
  [{ License: '1 Year' }, { termMonths: 12 }],
  [{ Duration: 'Lifetime' }, { termMonths: 0 }],
  [{ License: 'Lifetime' }, { edition: 'Lifetime' }],
  [{ Platform: 'Windows & Mac' }, { platforms: ['windows', 'macos'] }],
  [{ Edition: 'Pro', Language: 'German' }, { edition: 'Pro, German' }],
  [{ Devices: 'many' }, { edition: 'many' }],
  [
    { Edition: 'Pro', Devices: '1 PC', Term: '1 Jahr' },
    { edition: 'Pro', devices: 1, termMonths: 12 },
  ],
  [{ Edition: '' }, {}],
])('%j is %j', (given, options) => {
  const attributes = Object.entries(given).map(([name, option]) => ({ name, option }))
  expect(optionsOf(attributes)).toEqual({ ...NONE, ...options })
})
