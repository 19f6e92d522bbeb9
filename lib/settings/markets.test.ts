import { describe, expect, it } from '@jest/globals'
import { EU_RATES } from '@/lib/pricing/eu-rates'
import { FOLLOWING_SETTINGS, type FollowingSetting, MARKETS, type Market } from './choices'
import {
  CURRENCY_OF_MARKET,
  type MarketFacts,
  marketOf,
  type Proposal,
  proposalsOf,
} from './markets'
import { SETTINGS, type Settings, settingsFrom } from './registry'

const DEFAULTS = settingsFrom(new Map())
const facts = (markets: Market[], changed: Partial<Settings> = {}): MarketFacts => ({
  ...DEFAULTS,
  ...changed,
  markets,
})
const settingsOf = (proposals: readonly Proposal[]) => proposals.map(({ setting }) => setting)
const valueIn = (proposals: readonly Proposal[], wanted: FollowingSetting) =>
  proposals.find(({ setting }) => setting === wanted)?.value
const differing = (given: MarketFacts) =>
  settingsOf(proposalsOf(given).filter(({ state }) => state === 'differs'))

/** What of the settings is changed when everything that is proposed is used. */
const used = (given: MarketFacts): MarketFacts => ({
  ...given,
  ...Object.fromEntries(
    proposalsOf(given)
      .filter(({ state }) => state === 'differs')
      .map(({ setting, value }) => [setting, value]),
  ),
})

/** Every way of ticking markets. */
const SUBSETS = Array.from({ length: 2 ** MARKETS.length }, (_, bits) =>
  MARKETS.filter((_market, place) => (bits >> place) % 2 === 1),
)
const SELLERS = ['', 'DE', 'GB', 'LI', 'US', 'JP', 'MC']
const STORES: Partial<Settings>[] = [
  {},
  { smallBusiness: true },
  {
    taxEnabled: false,
    digitalProductTax: false,
    taxBasedOn: 'store',
    taxInclusive: true,
    taxRates: [{ country: 'DE', rate: 7 }],
    reverseCharge: false,
    taxThresholds: [],
    withdrawalFunction: 'off',
    supplyConsent: 'off',
    licenceNotice: 'off',
    eInvoices: 'off',
    accessibilityStatement: false,
  },
]
/** All of them for each seller, in one kind of store after the other. */
const ALL = SUBSETS.flatMap((markets, place) =>
  SELLERS.map((sellerCountry, seller) =>
    facts(markets, { ...STORES[(place + seller) % STORES.length], sellerCountry }),
  ),
)

describe('what markets ask for', () => {
  it('is nothing where none is ticked', () => {
    for (const sellerCountry of SELLERS)
      expect(proposalsOf(facts([], { sellerCountry }))).toEqual([])
  })

  it('is a value that each setting takes, each setting once and in order, because of ticked markets', () => {
    const wrong = ALL.flatMap((given) => {
      const proposals = proposalsOf(given)
      const inOrder = FOLLOWING_SETTINGS.filter((setting) =>
        settingsOf(proposals).includes(setting),
      )
      const isFine =
        JSON.stringify(settingsOf(proposals)) === JSON.stringify(inOrder) &&
        proposals.every(
          ({ setting, value, because }) =>
            JSON.stringify(SETTINGS[setting].safeParse(value).data) === JSON.stringify(value) &&
            because.length > 0 &&
            because.every((market) => given.markets.includes(market)),
        )
      return isFine ? [] : [given]
    })
    expect(ALL).toHaveLength(512 * SELLERS.length)
    expect(wrong).toEqual([])
  })

  it('is met once all of it is used', () => {
    expect(ALL.filter((given) => differing(used(given)).length > 0)).toEqual([])
  })

  it('takes no rate and no threshold away', () => {
    const own = {
      taxRates: [{ country: 'BR', rate: 17 }],
      taxThresholds: [
        { place: 'BR', amount: 1, currency: 'BRL', scope: 'there', period: 'year' } as const,
      ],
    }
    for (const markets of SUBSETS) {
      const after = used(facts(markets, { ...own, sellerCountry: 'DE' }))
      expect(after.taxRates).toContainEqual(own.taxRates[0])
      expect(after.taxThresholds).toContainEqual(own.taxThresholds[0])
    }
  })
})

describe('each market', () => {
  const FOR: [Market, string, FollowingSetting[]][] = [
    [
      'EU',
      'DE',
      FOLLOWING_SETTINGS.filter(
        (setting) => !['taxBasedOn', 'taxByHabit', 'licenceNotice'].includes(setting),
      ),
    ],
    [
      'EU',
      'US',
      [
        'taxEnabled',
        'digitalProductTax',
        'taxBasedOn',
        'taxRates',
        'taxInclusive',
        'taxDisplayCart',
        'struckPrices',
        'withdrawalFunction',
        'supplyConsent',
        'accessibilityStatement',
      ],
    ],
    [
      'GB',
      'US',
      [
        'taxEnabled',
        'digitalProductTax',
        'taxBasedOn',
        'taxRates',
        'taxInclusive',
        'taxDisplayCart',
        'taxThresholds',
        'struckPrices',
        'supplyConsent',
      ],
    ],
    ['CH', 'US', ['taxInclusive', 'taxDisplayCart', 'taxThresholds', 'struckPrices']],
    [
      'NO',
      'US',
      [
        'taxInclusive',
        'taxDisplayCart',
        'taxThresholds',
        'struckPrices',
        'withdrawalFunction',
        'supplyConsent',
      ],
    ],
    ['US', 'US', ['taxInclusive', 'licenceNotice']],
    ['CA', 'US', ['taxInclusive', 'taxThresholds']],
    ['AU', 'US', ['taxInclusive', 'taxDisplayCart', 'taxThresholds']],
    ['JP', 'US', ['taxInclusive', 'taxDisplayCart', 'taxThresholds']],
    ['ELSEWHERE', 'US', []],
  ]
  it.each(FOR)('%s asks of a seller in %s', (market, sellerCountry, expected) => {
    expect(settingsOf(proposalsOf(facts([market], { sellerCountry })))).toEqual(expected)
  })

  it.each(FOR.filter(([, seller]) => seller === 'US'))('%s is one of some country', (market) => {
    const known = Object.keys(CURRENCY_OF_MARKET)
    expect(known.includes(market)).toBe(market !== 'ELSEWHERE')
    if (market !== 'EU' && market !== 'ELSEWHERE') expect(marketOf(market)).toBe(market)
  })
})

describe('the market of a country', () => {
  it.each([
    ['DE', 'EU'],
    ['MC', 'EU'],
    ['IM', 'GB'],
    ['LI', 'CH'],
    ['BR', 'ELSEWHERE'],
    ['IS', 'ELSEWHERE'],
  ] as const)('of %s is %s', (country, market) => {
    expect(marketOf(country)).toBe(market)
  })
})

describe('tax', () => {
  const ratesOf = (given: MarketFacts) => used(given).taxRates.map(({ country }) => country)

  it('is that of the buyer’s country, and none where a seller need not be registered', () => {
    const european = facts(['EU', 'GB', 'CH', 'NO', 'US'], { sellerCountry: 'DE' })
    expect(ratesOf(european)).toEqual([...Object.keys(EU_RATES), 'GB'].toSorted())
    expect(used(european)).toMatchObject({ defaultTaxRate: 0, taxByHabit: true })
    const american = facts(['EU', 'US'], { sellerCountry: 'US' })
    expect(ratesOf(american)).toEqual(Object.keys(EU_RATES).toSorted())
    expect(used(american).defaultTaxRate).toBe(8)
  })

  it('may be that of the seller’s country within the EU alone', () => {
    const small = facts(['EU'], { sellerCountry: 'DE', taxBasedOn: 'store' })
    expect(used(small)).toMatchObject({
      taxBasedOn: 'store',
      taxRates: [{ country: 'DE', rate: 19 }],
      defaultTaxRate: 8,
    })
    const alsoBritish = facts(['EU', 'GB'], { sellerCountry: 'DE', taxBasedOn: 'store' })
    expect(used(alsoBritish).taxBasedOn).toBe('billing')
    expect(ratesOf(alsoBritish)).toHaveLength(28)
    const kept = facts(['EU', 'GB'], {
      sellerCountry: 'DE',
      taxBasedOn: 'store',
      keptForMarkets: ['taxBasedOn'],
    })
    expect(ratesOf(kept)).toEqual(['DE'])
  })

  it('is that of the seller’s own country at home', () => {
    expect(used(facts(['NO'], { sellerCountry: 'NO' })).taxRates).toEqual([
      { country: 'NO', rate: 25 },
    ])
    expect(used(facts(['CH'], { sellerCountry: 'LI' })).taxRates).toEqual([
      { country: 'LI', rate: 8.1 },
    ])
  })

  it('keeps the rates that the owner entered, and is not asked of small businesses', () => {
    const own = [{ country: 'DE', rate: 7 }]
    const given = facts(['EU'], { sellerCountry: 'DE', taxRates: own })
    expect(used(given).taxRates).toContainEqual(own[0])
    const small = proposalsOf(facts(['EU', 'US'], { sellerCountry: 'DE', smallBusiness: true }))
    expect(settingsOf(small)).toEqual([
      'taxThresholds',
      'struckPrices',
      'withdrawalFunction',
      'supplyConsent',
      'licenceNotice',
      'eInvoices',
      'accessibilityStatement',
    ])
  })

  it('is in prices as is usual where they are sold', () => {
    const inclusive = (markets: Market[], changed: Partial<Settings> = {}) => {
      const proposals = proposalsOf(facts(markets, { sellerCountry: 'DE', ...changed }))
      return [valueIn(proposals, 'taxInclusive'), valueIn(proposals, 'taxByHabit')]
    }
    expect(inclusive(['JP'])).toEqual([true, undefined])
    expect(inclusive(['US', 'CA'])).toEqual([false, undefined])
    expect(inclusive(['EU', 'CA'])).toEqual([undefined, true])
    expect(inclusive(['ELSEWHERE'])).toEqual([undefined, undefined])
    expect(differing(facts(['JP'], { taxByHabit: true }))).not.toContain('taxInclusive')
  })

  it('is watched where it is owed from an amount on', () => {
    const watched = (markets: Market[], sellerCountry: string) =>
      used(facts(markets, { sellerCountry, taxThresholds: [] })).taxThresholds.map(
        ({ place }) => place,
      )
    expect(watched(['EU', 'CH', 'NO', 'CA', 'AU', 'JP'], 'DE')).toEqual([
      'AU',
      'CA',
      'CH',
      'EU',
      'JP',
      'LI',
      'NO',
    ])
    expect(watched(['EU', 'GB'], 'US')).toEqual(['GB'])
    expect(watched(['CH'], 'CH')).toEqual(['LI'])
    expect(watched(['EU'], '')).toEqual([])
  })
})

describe('a setting', () => {
  const stateOf = (changed: Partial<Settings>, wanted: FollowingSetting) =>
    proposalsOf(facts(['EU', 'US'], { sellerCountry: 'DE', ...changed })).find(
      ({ setting }) => setting === wanted,
    )?.state

  it.each([
    ['withdrawalFunction', 'everywhere'],
    ['supplyConsent', 'everybody'],
    ['licenceNotice', 'unitedStates'],
    ['licenceNotice', 'everywhere'],
    ['struckPrices', 'off'],
    ['eInvoices', 'companies'],
    ['taxDisplayCart', 'including'],
  ] as const)('%s may be %s as well', (setting, value) => {
    expect(stateOf({ [setting]: value }, setting)).toBe('agrees')
  })

  it('may be otherwise because the owner wants it so', () => {
    expect(stateOf({ struckPrices: 'recommended' }, 'struckPrices')).toBe('differs')
    const keptForMarkets: FollowingSetting[] = ['struckPrices', 'eInvoices']
    expect(stateOf({ struckPrices: 'recommended', keptForMarkets }, 'struckPrices')).toBe('kept')
    expect(stateOf({ keptForMarkets }, 'eInvoices')).toBe('agrees')
  })
})
