import { describe, expect, it } from '@jest/globals'
import { COUNTRIES } from '@/lib/i18n/countries'
import { addressText, MAX_PART, NO_ADDRESS, partsAskedIn, partsOfText } from './address-text'
import { type AddressParts, addressFormat, askedParts } from './formats'
import { postcodeExample } from './postcode'

const parts = (others: Partial<AddressParts>): AddressParts => ({ ...NO_ADDRESS, ...others })

describe('addressText', () => {
  it.each<[string, Partial<AddressParts>, string]>([
    [
      'DE',
      { line1: ' Hafenstraße 12 ', postcode: '20457', city: 'Hamburg' },
      'Hafenstraße 12\n20457 Hamburg',
    ],
    [
      'US',
      { line1: '1 Main St', line2: 'Apt 4', city: 'Austin', region: 'TX', postcode: '78701' },
      '1 Main St\nApt 4\nAustin, TX 78701',
    ],
    ['US', { city: 'Austin', postcode: '78701' }, 'Austin 78701'],
    [
      'GB',
      { line1: '1 High Street', city: 'London', postcode: 'SW1A 1AA' },
      '1 High Street\nLondon\nSW1A 1AA',
    ],
    ['HU', { line1: 'Fő utca 1', city: 'Budapest', postcode: '1011' }, 'Budapest\nFő utca 1\n1011'],
    [
      'JP',
      { line1: '丸の内1-1', city: '千代田区', region: '東京都', postcode: '100-0001' },
      '100-0001\n東京都千代田区\n丸の内1-1',
    ],
    [
      'JP',
      { line1: '1-1 Marunouchi', city: 'Chiyoda', region: 'Tokyo', postcode: '100-0001' },
      '1-1 Marunouchi\nChiyoda, Tokyo\n100-0001',
    ],
    ['HK', { line1: '1 Queen’s Road', city: 'Central' }, '1 Queen’s Road\nCentral'],
    [
      '',
      { line1: 'Street 1', postcode: '1', city: 'Town', region: 'There' },
      'Street 1\n1 Town\nThere',
    ],
    ['DE', {}, ''],
  ])('of %s: %j', (country, given, text) => {
    expect(addressText(country, parts(given))).toBe(text)
  })

  it('is never longer than the store takes', () => {
    const longest: AddressParts = {
      line1: 'x'.repeat(MAX_PART.line1),
      line2: 'x'.repeat(MAX_PART.line2),
      postcode: 'x'.repeat(MAX_PART.postcode),
      city: 'x'.repeat(MAX_PART.city),
      region: 'x'.repeat(MAX_PART.region),
    }
    const lengths = ['', ...COUNTRIES].map((country) => addressText(country, longest).length)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(500)
  })

  it('of every country is read back as it was written, where postcodes have a form', () => {
    const wrong = COUNTRIES.filter((country) => {
      if (addressFormat(country).postcodes.length === 0) return false
      const written = partsAskedIn(
        country,
        parts({ line1: 'First Street', city: 'Harbour', postcode: postcodeExample(country) }),
      )
      const read = partsOfText(country, addressText(country, written))
      return read.postcode !== written.postcode || read.city !== written.city
    })
    // Addresses of the Cayman Islands name the island alone.
    expect(wrong).toEqual(['KY'])
  })

  it('leaves out what another country asked for', () => {
    expect(partsAskedIn('DE', parts({ region: 'TX', city: 'Kiel' }))).toEqual(
      parts({ city: 'Kiel' }),
    )
    expect(askedParts('DE')).toEqual(['line1', 'line2', 'postcode', 'city'])
  })
})

describe('partsOfText', () => {
  it.each<[string, string, Partial<AddressParts>]>([
    [
      '',
      'Marktplatz 1\n10115 Berlin',
      { line1: 'Marktplatz 1', postcode: '10115', city: 'Berlin' },
    ],
    ['AT', 'Ring 1\nA-1010 Wien\nÖsterreich', { line1: 'Ring 1', postcode: '1010', city: 'Wien' }],
    ['US', '1 Main Street, Springfield', { line1: '1 Main Street, Springfield' }],
    [
      'BR',
      'Rua 1\nCasa 2\nFundos\n01310-100 São Paulo',
      { line1: 'Rua 1', line2: 'Casa 2, Fundos', postcode: '01310-100', city: 'São Paulo' },
    ],
    ['IE', 'Old Road', { line1: 'Old Road' }],
    [
      'GB',
      '1 High Street\nLondon\nSW1A 1AA',
      { line1: '1 High Street', city: 'London', postcode: 'SW1A 1AA' },
    ],
  ])('of %s: %j', (country, text, found) => {
    expect(partsOfText(country, text)).toEqual(parts(found))
  })
})
