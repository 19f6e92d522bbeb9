import { describe, expect, it } from '@jest/globals'
import { AppError } from '@/lib/core/errors'
import { parseXml, type XmlNode } from '@/tests/setup/xml'
import type { OneStopShop, OneStopShopLine } from './contracts'
import { oneStopShopXml } from './one-stop-shop-xml'

const END = '2026-12-31'
const SELLER = { country: 'SK', taxId: 'SK 2022749619' }

const line = (
  country: string,
  rate: string | null,
  [net, tax]: [string, string],
  changed: Partial<OneStopShopLine> = {},
): OneStopShopLine => ({
  quarterEnd: END,
  kind: 'standard',
  country,
  rate,
  charged: [],
  netInEuros: net,
  taxInEuros: tax,
  ...changed,
})

const shopOf = (lines: OneStopShopLine[], changed: Partial<OneStopShop> = {}): OneStopShop => ({
  quarterEnd: END,
  isRunning: false,
  lines,
  rates: [],
  total: { netInEuros: null, taxInEuros: null },
  ...changed,
})

const FULL = shopOf([
  line('AT', '20', ['100.00', '20.00']),
  // Known by its country once, and as the store's general rate before.
  line('AT', '20', ['0.50', '0.10'], { kind: 'general' }),
  line('DE', '7', ['30.00', '2.10']),
  line('GR', '24', ['10.00', '2.40']),
  // All of it was given back.
  line('FR', '20', ['0.00', '0.00']),
  line('DE', '19', ['-100.00', '-19.00'], { quarterEnd: '2026-09-30' }),
  line('DE', '7', ['-10.00', '-0.70'], { quarterEnd: '2026-09-30' }),
  line('GR', '24', ['-5.00', '-1.20'], { quarterEnd: '2026-06-30' }),
])

const at = (node: XmlNode | undefined, name: string) =>
  (node?.children ?? []).filter((child) => child.name === `vun:${name}`)
const textsOf = (node: XmlNode): string[] =>
  node.children.length === 0 ? [node.text] : node.children.flatMap(textsOf)

const refusal = (shop: OneStopShop | null, seller = SELLER): unknown => {
  try {
    oneStopShopXml(shop, seller)
  } catch (error) {
    return error instanceof AppError ? [error.code, error.text.reason, error.text.values] : error
  }
  return null
}

describe('the return of the Union scheme', () => {
  const root = parseXml(oneStopShopXml(FULL, SELLER))

  it('says who files it for which quarter', () => {
    expect(root.name).toBe('vun:OSSVATReturnMSCON')
    expect(at(root, 'TraderID').flatMap(textsOf)).toEqual(['SK2022749619'])
    expect(at(root, 'Period').flatMap(textsOf)).toEqual(['2026', '4'])
    expect(at(root, 'NilVatReturn').flatMap(textsOf)).toEqual(['0'])
  })

  it('has a line for each country and rate that was sold at', () => {
    const [supplies] = at(root, 'Supplies')
    expect(at(supplies, 'MSIDSupplies').map(textsOf)).toEqual([
      ['SERVICES', 'AT', '20.00', '100.50', '20.10'],
      ['SERVICES', 'DE', '7.00', '30.00', '2.10'],
      ['SERVICES', 'EL', '24.00', '10.00', '2.40'],
    ])
  })

  it('has one sum for each country and earlier quarter that it corrects', () => {
    expect(at(at(root, 'Corrections')[0], 'Correction').map(textsOf)).toEqual([
      ['2026', '3', 'DE', '-19.70'],
      ['2026', '2', 'EL', '-1.20'],
    ])
  })

  it('adds up: the tax of the quarter, the balance of each country, and what has to be paid', () => {
    expect(at(root, 'GrandTotalMSIDServices').flatMap(textsOf)).toEqual(['24.60'])
    expect(at(root, 'GrandTotal').flatMap(textsOf)).toEqual(['24.60'])
    expect(at(at(root, 'Balances')[0], 'Balance').map(textsOf)).toEqual([
      ['AT', '20.10'],
      ['DE', '-17.60'],
      ['EL', '1.20'],
    ])
    // Germany pays its 17.60 back by itself.
    expect(at(root, 'TotalVATAmountDue').flatMap(textsOf)).toEqual(['21.30'])
  })

  it('says the kind of a rate by the standard one of its country', () => {
    const xml = oneStopShopXml(FULL, SELLER)
    expect(xml).toContain('<vun:VATRate type="STANDARD">20.00<')
    expect(xml).toContain('<vun:VATRate type="REDUCED">7.00<')
  })

  it('has the number of another country without its prefix, for which there is no room', () => {
    const xml = oneStopShopXml(FULL, { country: 'FR', taxId: 'FR 40 303265045' })
    expect(xml).toContain('<vun:VATNumber issuedBy="FR">40303265045<')
  })

  it('is a nil return where nothing was sold or corrected', () => {
    const nil = parseXml(oneStopShopXml(shopOf([]), SELLER))
    expect(at(nil, 'NilVatReturn').flatMap(textsOf)).toEqual(['1'])
    expect([at(nil, 'Supplies'), at(nil, 'Corrections'), at(nil, 'Balances')]).toEqual([[], [], []])
    expect(at(nil, 'TotalVATAmountDue').flatMap(textsOf)).toEqual(['0.00'])
  })
})

describe('a return with holes is refused', () => {
  const rate = {
    quarterEnd: '2026-09-30',
    currency: 'PLN',
    perEuro: null,
    source: null,
    day: null,
    isProvisional: false,
  } as const
  it.each<[string, OneStopShop | null, typeof SELLER, string, object | undefined]>([
    ['of other days', null, SELLER, 'returnNone', undefined],
    [
      'of a seller elsewhere',
      FULL,
      { country: 'US', taxId: '12-3' },
      'returnOutsideUnion',
      undefined,
    ],
    [
      'without a VAT number',
      FULL,
      { country: 'DE', taxId: '12/345/67890' },
      'returnVatNumber',
      undefined,
    ],
    ['while it runs', { ...FULL, isRunning: true }, SELLER, 'returnNotOver', { day: END }],
    [
      'without a rate of the euro',
      { ...FULL, rates: [rate] },
      SELLER,
      'returnRate',
      { currency: 'PLN', day: '2026-09-30' },
    ],
    [
      'with a provisional one',
      { ...FULL, rates: [{ ...rate, perEuro: '4.2', isProvisional: true }] },
      SELLER,
      'returnRate',
      { currency: 'PLN', day: '2026-09-30' },
    ],
    [
      'without a rate of the tax',
      shopOf([line('DE', null, ['10.00', '1.90'])]),
      SELLER,
      'returnTaxRate',
      { country: 'DE' },
    ],
    [
      'of less than nothing',
      shopOf([line('DE', '19', ['-10.00', '-1.90'])]),
      SELLER,
      'returnBelowZero',
      { country: 'DE', rate: '19' },
    ],
  ])('%s', (_, shop, seller, reason, values) => {
    expect(refusal(shop, seller)).toEqual(['conflict', `bookkeeping.${reason}`, values])
  })

  it('but corrections need no rate of the tax', () => {
    const unknown = line('DE', null, ['-10.00', '-1.90'], { quarterEnd: '2026-09-30' })
    expect(refusal(shopOf([unknown]))).toBeNull()
  })
})
