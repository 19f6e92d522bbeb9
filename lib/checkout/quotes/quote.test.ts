import { describe, expect, it } from '@jest/globals'
import type { BuyerTax } from '@/lib/customers/taxes/contracts'
import { totalsOf } from '@/lib/pricing/totals'
import { settingsFrom } from '@/lib/settings/registry'
import { pdfText } from '@/tests/setup/pdf-text'
import { type QuoteRequest, quoteRequestSchema } from './contracts'
import { buildQuote } from './quote'
import { quotePdf } from './render-quote'

const settings = settingsFrom(
  new Map<string, unknown>([
    ['sellerName', 'Softhaven Trading GmbH'],
    ['sellerAddress', 'Hafenstraße 12\n20457 Hamburg'],
    ['sellerTaxId', 'DE136695976'],
    ['quoteDays', 14],
  ]),
)
const request = (more: object = {}): QuoteRequest =>
  quoteRequestSchema.parse({ product: '12', seats: '10', locale: 'en', ...more })
const tax = (more: Partial<BuyerTax> = {}): BuyerTax => ({
  kind: 'standard',
  country: 'DE',
  territory: '',
  taxId: '',
  taxIdCheck: null,
  refundsOnceConfirmed: false,
  basisPoints: 1900,
  inclusive: false,
  ...more,
})
const cart = (of: BuyerTax) => {
  const items = [
    {
      productId: 12,
      productName: 'Office Suite',
      priceCents: 9200,
      quantity: 10,
      discountCents: 0,
      isGiftCard: false,
    },
  ]
  return { items, tax: of, ...totalsOf(items, 'EUR', of) }
}
const at = { madeOn: '2026-11-30', pageUrl: 'https://softhaven.example/business' }
const words = async (...args: Parameters<typeof buildQuote>) =>
  pdfText(await quotePdf(buildQuote(...args))).replace(/\s+/g, ' ')

describe('a quote', () => {
  it('has lines and tax as an invoice would, and a number of its day and contents', () => {
    const quote = buildQuote(request(), cart(tax()), 'EUR', settings, at)
    expect(quote).toMatchObject({
      number: expect.stringMatching(/^Q-20261130-[0-9A-F]{6}$/),
      until: '2026-12-14',
      totals: { netCents: 92_000, taxCents: 17_480, totalCents: 109_480 },
      lines: [{ name: 'Office Suite', quantity: 10, unitCents: 9200, totalCents: 109_480 }],
      orderUrl: 'https://softhaven.example/business?product=12&seats=10',
    })
    expect(buildQuote(request(), cart(tax()), 'EUR', settings, at).number).toBe(quote.number)
    const other = buildQuote(request({ company: 'Acme' }), cart(tax()), 'EUR', settings, at)
    expect(other.number).not.toBe(quote.number)
  })

  it('says for whom it is, and that its prices are not held', async () => {
    const asked = request({
      company: 'Acme Ltd',
      address: '5 High Street\nLondon',
      reference: 'PO-4711',
    })
    const text = await words(asked, cart(tax()), 'EUR', settings, at)
    for (const said of [
      'Quote',
      'Softhaven Trading GmbH',
      'Acme Ltd',
      '5 High Street',
      'PO-4711',
      '1,094.80',
      'These are the prices of November 30, 2026. They are not held',
      'After December 14, 2026, please make a new quote.',
      'softhaven.example/business?product=12&seats=10',
    ])
      expect(text).toContain(said)
  })

  it('to a company that accounts for the tax has none, and says why', async () => {
    const reverse = tax({ kind: 'reverse_charge', basisPoints: 0 })
    const text = await words(
      request({ taxId: 'ATU13585627', locale: 'de' }),
      cart(reverse),
      'EUR',
      settings,
      at,
    )
    expect(text).toContain('Angebot')
    expect(text).toContain('ATU13585627')
    expect(text).toMatch(/Steuerschuld|Reverse/i)
  })

  it.each([
    [{ seats: '0' }],
    [{ seats: '100' }],
    [{ product: 'x' }],
    [{ country: 'XX' }],
    [{ company: 'a\nb' }],
  ])('is refused for %j', (wrong) => {
    const asked = { product: '12', seats: '10', ...wrong }
    expect(quoteRequestSchema.safeParse(asked).success).toBe(false)
  })
})
