import { describe, expect, it, test } from '@jest/globals'
import { EU_RATES } from '@/lib/pricing/eu-rates'
import { taxRulesOf, taxVaries } from '@/lib/pricing/tax'
import { settingsFrom } from '@/lib/settings/registry'
import { mayReverseCharge, taxOfBuyer } from './tax-of-buyer'

const AS_DELIVERED = settingsFrom(new Map())
const settings = {
  ...AS_DELIVERED,
  sellerCountry: 'DE',
  taxRates: [
    { country: 'DE', rate: 19 },
    { country: 'FR', rate: 20 },
    { country: 'FI', rate: 25.5 },
  ],
}
const FRENCH = { country: 'FR', taxId: 'FR40303265045' }

describe('the tax of a buyer', () => {
  it('is the general rate for all as the store is delivered', () => {
    expect(taxVaries(AS_DELIVERED)).toBe(false)
    expect(taxOfBuyer(AS_DELIVERED, FRENCH, 'form')).toMatchObject({
      kind: 'general',
      country: 'FR',
      basisPoints: 800,
      taxIdCheck: null,
    })
  })

  test.each([
    ['FR', 'standard', 2000],
    ['FI', 'standard', 2550],
    ['DE', 'standard', 1900],
    ['US', 'general', 800],
    ['', 'general', 800],
  ])('of %j is %s: %i basis points', (country, kind, basisPoints) => {
    expect(taxVaries(settings)).toBe(true)
    expect(taxOfBuyer(settings, { country }, 'form')).toMatchObject({ kind, basisPoints })
  })

  it('is the rate of the seller’s country for all, where that decides', () => {
    const bySeller = { ...settings, taxBasedOn: 'store' as const }
    expect(taxOfBuyer(bySeller, { country: 'FR' }, 'form')).toMatchObject({
      kind: 'standard',
      country: 'FR',
      basisPoints: 1900,
    })
    expect(taxVaries({ ...bySeller, reverseCharge: false })).toBe(false)
    // The pages show it without asking where anybody is.
    expect(taxRulesOf(bySeller).basisPoints).toBe(1900)
    expect(taxRulesOf(settings).basisPoints).toBe(800)
  })

  it('is nothing where tax is off, whatever the countries have', () => {
    const off = { ...settings, taxEnabled: false }
    expect(taxVaries(off)).toBe(false)
    expect(taxOfBuyer(off, { country: 'FR' }, 'form')).toMatchObject({
      kind: 'general',
      basisPoints: 0,
    })
  })
})

describe('a part of a country', () => {
  const rates = [
    { country: 'ES', rate: 21 },
    { country: 'FR', rate: 20 },
    { country: 'GB', rate: 20 },
    { country: 'FI', rate: 25.5 },
  ]
  const plan = { ...settings, taxRates: rates }

  test.each([
    ['ES', 'canary_islands', 'outside_territory', 0],
    ['ES', '', 'standard', 2100],
    ['AX', '', 'outside_territory', 0],
    ['GP', '', 'outside_territory', 0],
    ['MC', '', 'standard', 2000],
    ['IM', '', 'standard', 2000],
    // Of a country without a rate, and of another country.
    ['DE', 'busingen', 'general', 800],
    ['ES', 'aland', 'standard', 2100],
  ])('%s %j is %s: %i basis points', (country, territory, kind, basisPoints) => {
    expect(taxOfBuyer(plan, { country, territory }, 'form')).toMatchObject({
      country,
      kind,
      basisPoints,
    })
  })

  it('is named, also by the code that it has of its own', () => {
    expect(taxOfBuyer(plan, { country: 'AX' }, 'form').territory).toBe('aland')
    expect(taxOfBuyer(plan, { country: 'ES', territory: 'aland' }, 'form').territory).toBe('')
    expect(taxOfBuyer(plan, { country: 'MC' }, 'form').territory).toBe('')
  })

  it('has the rate that the owner entered for its own code', () => {
    const own = {
      ...plan,
      taxRates: [...rates, { country: 'RE', rate: 8.5 }, { country: 'MC', rate: 19 }],
    }
    expect(taxOfBuyer(own, { country: 'RE' }, 'form')).toMatchObject({
      kind: 'standard',
      basisPoints: 850,
    })
    expect(taxOfBuyer(own, { country: 'MC' }, 'form')).toMatchObject({ basisPoints: 1900 })
  })

  it.each([
    ['US', 'US-CA', 'standard', 725],
    // The seller is not registered there.
    ['US', 'US-OR', 'standard', 0],
    // Nobody knows where.
    ['US', '', 'general', 800],
    ['US', 'CA-ON', 'general', 800],
    // Of a country whose own rate was entered.
    ['CA', 'CA-QC', 'standard', 1497.5],
    ['CA', 'CA-ON', 'standard', 500],
    ['CA', '', 'standard', 500],
  ])(
    '%s %j, where states have rates, is %s: %f basis points',
    (country, territory, kind, points) => {
      const byState = {
        ...plan,
        taxRates: [
          { country: 'US-CA', rate: 7.25 },
          { country: 'CA', rate: 5 },
          { country: 'CA-QC', rate: 14.975 },
        ],
      }
      expect(taxOfBuyer(byState, { country, territory }, 'form')).toMatchObject({
        kind,
        basisPoints: points,
      })
      // Without rates of states nothing depends on them.
      expect(taxOfBuyer(plan, { country, territory }, 'form')).toMatchObject({ kind: 'general' })
    },
  )

  it('makes no difference where the seller’s country decides, or nothing is taxed', () => {
    const buyer = { country: 'ES', territory: 'ceuta' }
    expect(taxOfBuyer({ ...settings, taxBasedOn: 'store' }, buyer, 'form')).toMatchObject({
      kind: 'standard',
      basisPoints: 1900,
    })
    expect(taxOfBuyer({ ...plan, taxEnabled: false }, buyer, 'form')).toMatchObject({
      kind: 'general',
      basisPoints: 0,
    })
  })

  it('is reverse charged as the country that it is taxed as, and not outside the territory', () => {
    const monegasque = { country: 'MC', taxId: 'FR83404833048' }
    expect(taxOfBuyer(plan, monegasque, 'authority').kind).toBe('reverse_charge')
    const french = { ...plan, sellerCountry: 'FR' }
    expect(taxOfBuyer(french, monegasque, 'authority').kind).toBe('standard')
    const canarian = { country: 'ES', territory: 'canary_islands', taxId: 'ESA28015865' }
    expect(taxOfBuyer(plan, canarian, 'authority')).toMatchObject({
      kind: 'outside_territory',
      taxIdCheck: null,
    })
    // Northern Ireland is outside the EU for services, whatever its companies' prefix.
    const northernIrish = { country: 'GB', taxId: 'XI980780684' }
    expect(taxOfBuyer(plan, northernIrish, 'authority')).toMatchObject({
      kind: 'standard',
      basisPoints: 2000,
    })
    expect(mayReverseCharge(plan, northernIrish)).toBe(false)
  })
})

describe('reverse charge', () => {
  it('is for companies in another country of the EU with a tax ID of the right form', () => {
    expect(taxOfBuyer(settings, FRENCH, 'form')).toEqual({
      kind: 'reverse_charge',
      ...FRENCH,
      territory: '',
      taxIdCheck: 'form',
      refundsOnceConfirmed: false,
      basisPoints: 0,
      inclusive: false,
    })
    expect(taxOfBuyer(settings, FRENCH, 'authority').kind).toBe('reverse_charge')
  })

  it('is not for a tax ID that nobody could confirm, unless the owner wants that', () => {
    expect(taxOfBuyer(settings, FRENCH, 'unreachable')).toMatchObject({
      kind: 'standard',
      basisPoints: 2000,
      taxIdCheck: 'unreachable',
    })
    // Nor is it told that the tax goes back where it does not.
    for (const [plan, refunds] of [
      [settings, true],
      [{ ...settings, unconfirmedTaxIds: 'tax' as const }, false],
      [{ ...settings, taxInclusive: true }, false],
      [{ ...settings, taxRates: [{ country: 'FR', rate: 0 }] }, false],
    ] as const)
      expect(taxOfBuyer(plan, FRENCH, 'unreachable').refundsOnceConfirmed).toBe(refunds)
    for (const verdict of ['authority', 'refused', 'form'] as const)
      expect(taxOfBuyer(settings, FRENCH, verdict).refundsOnceConfirmed).toBe(false)
    const exempt = { ...settings, unconfirmedTaxIds: 'exempt' as const }
    expect(taxOfBuyer(exempt, FRENCH, 'unreachable')).toMatchObject({
      kind: 'reverse_charge',
      basisPoints: 0,
      taxIdCheck: 'unreachable',
    })
    expect(taxOfBuyer(exempt, FRENCH, 'refused').kind).toBe('standard')
  })

  test.each([
    ['the authority does not know', settings, FRENCH, 'refused'],
    ['has another form', settings, { country: 'FR', taxId: 'FR1' }, 'form'],
    ['is mistyped', settings, { country: 'AT', taxId: 'ATU12345678' }, 'form'],
    ['is of another country', settings, { country: 'FR', taxId: 'ATU33864707' }, 'form'],
    ['is missing', settings, { country: 'FR' }, 'form'],
    ['is of the seller’s country', settings, { country: 'DE', taxId: 'DE136695976' }, 'form'],
    ['is of no country of the EU', settings, { country: 'US', taxId: '12-3456789' }, 'form'],
    ['meets it switched off', { ...settings, reverseCharge: false }, FRENCH, 'form'],
    ['is for a seller outside the EU', { ...settings, sellerCountry: 'US' }, FRENCH, 'form'],
    ['is for a seller of no country', { ...settings, sellerCountry: '' }, FRENCH, 'form'],
  ] as const)('is not for a tax ID that %s', (_, plan, buyer, verdict) => {
    expect(taxOfBuyer(plan, buyer, verdict).kind).not.toBe('reverse_charge')
    if (verdict === 'form') expect(mayReverseCharge(plan, buyer)).toBe(false)
  })
})

test('there are 27 rates of the EU, each a percentage', () => {
  expect(Object.keys(EU_RATES)).toHaveLength(27)
  for (const rate of Object.values(EU_RATES)) expect(rate).toBeGreaterThanOrEqual(15)
})
