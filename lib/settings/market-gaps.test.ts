import { describe, expect, it } from '@jest/globals'
import { FOLLOWING_SETTINGS, type FollowingSetting, type Market } from './choices'
import { type GapFacts, gapsOf, placeOf } from './market-gaps'
import { type Settings, settingsFrom } from './registry'

/** A German store that lacks nothing for the EU. */
const COMPLETE: GapFacts = {
  ...settingsFrom(new Map()),
  markets: ['EU'],
  sellerCountry: 'DE',
  sellerName: 'Laden GmbH',
  sellerAddress: 'Hauptstraße 1\n10115 Berlin',
  sellerTaxId: 'DE123456788',
  sellerEmail: 'hallo@laden.example',
  supportPhone: '+49 30 123456',
  disputeResolution: 'declined',
  defaultTaxRate: 0,
  taxBasedOn: 'store',
  taxRates: [{ country: 'DE', rate: 19 }],
  taxInclusive: true,
  taxDisplayCart: 'including',
  struckPrices: 'lowest30',
  hasMailServer: true,
}
const gaps = (changed: Partial<GapFacts> = {}) => gapsOf({ ...COMPLETE, ...changed })
const needed = (changed: Partial<GapFacts> = {}) =>
  gaps(changed)
    .filter(({ isAdvice }) => !isAdvice)
    .map(({ what }) => what)

describe('what a store lacks for its markets', () => {
  it('is nothing where no market is ticked', () => {
    expect(gapsOf({ ...settingsFrom(new Map()), hasMailServer: false })).toEqual([])
  })

  it('is only advice once all is there', () => {
    expect(gaps()).toEqual([{ what: 'legalTexts', place: 'terms', isAdvice: true }])
    expect(gaps({ markets: ['US'], taxInclusive: false })).toEqual([])
  })

  it.each<[string, Partial<GapFacts>, string[]]>([
    ['the seller’s country', { sellerCountry: '' }, ['sellerCountry']],
    ['who sells', { sellerAddress: ' ' }, ['seller']],
    ['a tax ID', { sellerTaxId: '' }, ['taxId']],
    ['a VAT ID', { sellerTaxId: '12/345/67890' }, ['taxId']],
    ['what the notice says', { disputeResolution: 'unsaid' }, ['notice']],
    ['a mail server', { hasMailServer: false }, ['mail']],
    ['rates', { taxRates: [] }, ['taxRates']],
    ['the withdrawal function', { withdrawalFunction: 'off' }, ['withdrawalFunction']],
    ['consent', { supplyConsent: 'off' }, ['supplyConsent']],
    ['honest reductions', { struckPrices: 'recommended' }, ['struckPrices']],
    ['electronic invoices', { eInvoices: 'off' }, ['eInvoices']],
    ['the statement', { accessibilityStatement: false }, ['accessibilityStatement']],
    ['the tax', { taxEnabled: false }, ['taxEnabled']],
    [
      'the licence notice',
      { markets: ['US'], licenceNotice: 'off', taxInclusive: false },
      ['licenceNotice'],
    ],
  ])('is %s', (_, changed, expected) => {
    expect(needed(changed)).toEqual(expected)
  })

  it('says what of the notice is missing, and that in no other entry', () => {
    const found = gaps({ sellerName: '', supportPhone: '' })
    expect(found.map(({ what }) => what)).toEqual(['seller', 'notice', 'legalTexts'])
    expect(found[1]?.fields).toEqual(['supportPhone'])
  })

  it('is no VAT ID for small businesses, and no number in no form for others', () => {
    expect(needed({ smallBusiness: true, sellerTaxId: '12/345/67890' })).toEqual([])
    expect(needed({ sellerCountry: 'US', sellerTaxId: '12-3456789' })).not.toContain('taxId')
  })

  it('is no mail server where nothing has to be confirmed, or while that is asked', () => {
    expect(needed({ hasMailServer: undefined })).toEqual([])
    expect(needed({ markets: ['JP'], hasMailServer: false })).not.toContain('mail')
  })

  it('is a currency that buyers know, as advice', () => {
    const markets: Market[] = ['EU', 'GB', 'ELSEWHERE']
    const [currency] = gaps({ markets, supportedCurrencies: ['USD', 'EUR'] }).filter(
      ({ what }) => what === 'currency',
    )
    expect(currency).toEqual({
      what: 'currency',
      place: 'currency',
      isAdvice: true,
      currencies: ['GBP'],
    })
    const sold: Partial<Settings> = {
      supportedCurrencies: ['USD'],
      sellingCurrencies: { EUR: '99' },
    }
    expect(gaps(sold).map(({ what }) => what)).toEqual(['legalTexts'])
  })

  it('is not what the owner keeps on purpose', () => {
    const keptForMarkets: FollowingSetting[] = ['accessibilityStatement']
    expect(needed({ accessibilityStatement: false, keptForMarkets })).toEqual([])
  })

  it('has a place for each setting', () => {
    expect(FOLLOWING_SETTINGS.filter((setting) => !placeOf(setting))).toEqual([])
  })
})
