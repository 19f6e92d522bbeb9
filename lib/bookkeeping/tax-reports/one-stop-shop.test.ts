import { describe, expect, it } from '@jest/globals'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import { parseRate } from '@/lib/pricing/exchange-rate'
import type { KnownRates } from '@/lib/settings/rates/quarters'
import { isForOneStopShop, oneStopShop, type Supplied } from './one-stop-shop'

const END = '2026-12-31'
const kept = (perEuro: string, day = END) => ({
  perEuro: parseRate(perEuro) ?? 0n,
  day,
  isTyped: false,
})
const KNOWN: KnownRates = {
  today: '2027-01-20',
  rateSource: 'ecb',
  latest: new Map(),
  kept: new Map([
    [`${END} USD`, kept('1.1583')],
    [`${END} PLN`, kept('4.2325')],
    ['2026-09-30 USD', kept('1.2')],
  ]),
}

const german = {
  quarterEnd: END,
  kind: 'standard',
  country: 'DE',
  territory: null,
  rate: '19',
} as const
const of = (currency: CurrencyCode, net: bigint, tax: bigint) => ({
  currency,
  netCents: net,
  taxCents: tax,
})

describe('what goes into the return', () => {
  const part: Supplied = { ...german, ...of('USD', 10_000n, 1900n) }
  it.each<[string, Partial<Supplied>, string, boolean]>([
    ['another country’s tax', {}, 'FR', true],
    ['the seller’s own', {}, 'DE', false],
    ['no tax of the EU', { country: 'US' }, 'FR', false],
    ['reverse charge', { kind: 'reverse_charge' }, 'FR', false],
    ['a gift card', { kind: 'gift_card' }, 'FR', false],
    ['a part of it outside the VAT territory', { territory: 'heligoland' }, 'FR', false],
    ['no tax', { rate: '0' }, 'FR', false],
    ['nothing', { netCents: 0n, taxCents: 0n }, 'FR', false],
    ['a rate that was not recorded', { rate: null }, 'FR', true],
    ['the general rate of a seller of the EU', { kind: 'general' }, 'FR', true],
    ['the general rate of another', { kind: 'general' }, 'US', false],
    ['a rate of the EU by a seller of elsewhere', {}, 'US', true],
    ['Monaco, from France', { country: 'MC' }, 'FR', false],
  ])('%s', (_, changed, seller, expected) => {
    expect(isForOneStopShop({ ...part, ...changed }, seller)).toBe(expected)
  })
})

describe('the return of a quarter', () => {
  it('converts the sum of a country, rate and currency once, rounded half up', () => {
    // Each dollar by itself would be 0.86 euros: 2.58 in all.
    const dollar = { ...german, ...of('USD', 100n, 19n) }
    const zloty = { ...german, ...of('PLN', 42_325n, 8042n) }
    const euros = { ...german, ...of('EUR', 5000n, 950n) }
    const shop = oneStopShop(END, [dollar, dollar, zloty, dollar, euros], KNOWN)
    expect(shop.lines).toEqual([
      {
        quarterEnd: END,
        kind: 'standard',
        country: 'DE',
        rate: '19',
        charged: [
          { currency: 'EUR', net: '50.00', tax: '9.50', netInEuros: '50.00', taxInEuros: '9.50' },
          {
            currency: 'PLN',
            net: '423.25',
            tax: '80.42',
            netInEuros: '100.00',
            taxInEuros: '19.00',
          },
          { currency: 'USD', net: '3.00', tax: '0.57', netInEuros: '2.59', taxInEuros: '0.49' },
        ],
        netInEuros: '152.59',
        taxInEuros: '28.99',
      },
    ])
    expect(shop.total).toEqual({ netInEuros: '152.59', taxInEuros: '28.99' })
    expect(shop.isRunning).toBe(false)
    expect(shop.rates).toEqual([
      {
        quarterEnd: END,
        currency: 'PLN',
        perEuro: '4.2325',
        source: 'ecb',
        day: END,
        isProvisional: false,
      },
      expect.objectContaining({ currency: 'USD', perEuro: '1.1583' }),
    ])
  })

  it('takes refunds off, and corrects earlier quarters by themselves, at their rate', () => {
    const before = { ...german, quarterEnd: '2026-09-30' }
    const shop = oneStopShop(
      END,
      [
        { ...before, ...of('USD', -12_000n, -2280n) },
        { ...german, ...of('USD', 11_583n, 2201n) },
        { ...german, ...of('USD', -11_583n, -2201n) },
        { ...german, country: 'AT', rate: '20', ...of('USD', 11_583n, 2317n) },
      ],
      KNOWN,
    )
    expect(
      shop.lines.map(({ quarterEnd, country, netInEuros, taxInEuros }) => [
        quarterEnd,
        country,
        netInEuros,
        taxInEuros,
      ]),
    ).toEqual([
      [END, 'AT', '100.00', '20.00'],
      [END, 'DE', '0.00', '0.00'],
      ['2026-09-30', 'DE', '-100.00', '-19.00'],
    ])
    expect(shop.total).toEqual({ netInEuros: '0.00', taxInEuros: '1.00' })
  })

  it('has Monaco with France', () => {
    const sale = { ...german, rate: '20', ...of('EUR', 100n, 20n) }
    const { lines } = oneStopShop(
      END,
      [
        { ...sale, country: 'MC' },
        { ...sale, country: 'FR' },
      ],
      KNOWN,
    )
    expect(lines).toMatchObject([{ country: 'FR', netInEuros: '2.00' }])
  })

  it('has no sum where a rate is not known', () => {
    const roubles = { ...german, ...of('RUB', 100n, 19n) }
    const euros = { ...german, ...of('EUR', 100n, 19n) }
    const shop = oneStopShop(END, [roubles, euros], KNOWN)
    expect(shop.lines[0]).toMatchObject({
      charged: [{ netInEuros: '1.00' }, { net: '1.00', netInEuros: null, taxInEuros: null }],
      netInEuros: null,
    })
    expect(shop.rates).toMatchObject([{ currency: 'RUB', perEuro: null, source: null }])
    expect(shop.total.netInEuros).toBeNull()
  })

  it('is provisional while the quarter runs', () => {
    const latest = new Map([['USD', kept('1.25', '2026-11-27')]])
    const shop = oneStopShop(END, [{ ...german, ...of('USD', 125n, 25n) }], {
      ...KNOWN,
      today: '2026-11-29',
      kept: new Map(),
      latest,
    })
    expect(shop).toMatchObject({
      isRunning: true,
      rates: [{ perEuro: '1.25', source: 'ecb', day: '2026-11-27', isProvisional: true }],
      total: { netInEuros: '1.00', taxInEuros: '0.20' },
    })
  })
})
