import { describe, expect, it, test } from '@jest/globals'
import { COUNTRIES } from '@/lib/i18n/countries'
import { partOfAddress, TERRITORIES, taxPlace, territoriesOf } from './territories'

test('every territory is of one country', () => {
  expect(COUNTRIES.flatMap(territoriesOf).sort()).toEqual([...TERRITORIES].sort())
})

describe('a buyer is taxed', () => {
  it.each([
    ['MC', '', 'FR', ''],
    ['IM', '', 'GB', ''],
    // Northern Ireland among them.
    ['GB', '', 'GB', ''],
    ['AX', '', 'FI', 'aland'],
    ['RE', '', 'FR', 'french_overseas'],
    ['PF', '', 'FR', 'french_overseas'],
    ['ES', 'canary_islands', 'ES', 'canary_islands'],
    ['ES', '', 'ES', ''],
    // Of another country: none.
    ['ES', 'aland', 'ES', ''],
    ['MC', 'french_overseas', 'FR', ''],
    ['US', 'canary_islands', 'US', ''],
    ['', '', '', ''],
    ['JE', '', 'JE', ''],
  ])('in %j, part %j, as in %j, part %j', (country, territory, taxed, part) => {
    expect(taxPlace(country, territory)).toEqual({ country: taxed, territory: part })
  })
})

describe('a postal code', () => {
  it.each([
    ['ES', 'Calle Mayor 1\n35001 Las Palmas', 'canary_islands'],
    ['ES', 'E-38001 Santa Cruz', 'canary_islands'],
    ['ES', '51001 Ceuta', 'ceuta'],
    ['ES', 'Calle 5, 52001 Melilla', 'melilla'],
    ['ES', 'Calle Mayor 1, 28013 Madrid', ''],
    ['ES', '28013 Madrid, tel. 351 23 45 67', ''],
    ['ES', 'Tel. 935001234, 08001 Barcelona', ''],
    ['FI', 'AX-22100 Mariehamn', 'aland'],
    ['FI', '00100 Helsinki', ''],
    ['DE', '78266 Büsingen', 'busingen'],
    ['DE', '27498 Helgoland', 'heligoland'],
    ['DE', '78262 Gailingen', ''],
    ['IT', '23041 Livigno SO', 'livigno'],
    ['IT', '23030 Livigno SO', 'livigno'],
    ['IT', '23030 Chiuro SO', ''],
    ['IT', '22061 Campione d’Italia', 'campione'],
    ['IT', '22060 Campione', 'campione'],
    ['IT', '22060 Cabiate', ''],
    ['GR', '630 86 Karyes', 'mount_athos'],
    ['GR', '63087 Daphni', 'mount_athos'],
    ['GR', '10431 Athens', ''],
    ['FR', '97400 Saint-Denis', 'french_overseas'],
    ['FR', '98713 Papeete', 'french_overseas'],
    ['FR', '97800 Saint-Martin', 'french_overseas'],
    ['FR', '98000 Monaco', ''],
    ['FR', '75001 Paris', ''],
    // Of a country without such parts, and of another one.
    ['US', '35001 Adamsville', ''],
    ['DE', '35001 Las Palmas', ''],
    ['ES', '', ''],
  ])('in %s: %j says %j', (country, address, territory) => {
    expect(partOfAddress(country, address)).toBe(territory)
  })
})
