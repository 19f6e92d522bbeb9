import { writeFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { totalsOf } from '@/lib/pricing/totals'
import { settingsFrom } from '@/lib/settings/registry'
import { pdfText } from '@/tests/setup/pdf-text'
import { buildCreditNote, buildInvoice, type DocumentOrder } from './build-document'
import { documentPdf } from './render-document'

const items = [
  { itemId: 1, name: 'Office Suite 2026 Professional', priceCents: 129_999, quantity: 2 },
  { itemId: 2, name: 'Antivirus – 1 year, 3 devices', priceCents: 2999, quantity: 1 },
]
const order = (locale: string, more: Partial<DocumentOrder> = {}): DocumentOrder => ({
  orderNumber: 'SH-1764000000000-ABCDE',
  orderedOn: '2026-11-21',
  locale,
  currency: 'USD',
  customerName: 'Ada Buyer',
  customerEmail: 'ada@buyer.example',
  billingAddress: '1 Main Street\nSpringfield',
  payment: { method: 'card', cardType: 'Visa', lastFour: '1111', giftCard: null },
  basisPoints: null,
  reverseCharge: false,
  outsideTerritory: null,
  country: '',
  rateToBase: 1,
  sold: { currency: 'USD', items, deductions: [], ...totalsOf(items, 'USD') },
  ...more,
})
const seller = settingsFrom(
  new Map<string, unknown>([
    ['sellerName', 'Softhaven Trading GmbH'],
    ['sellerAddress', 'Hafenstraße 12\n20457 Hamburg\nGermany'],
    ['sellerTaxId', 'DE123456789'],
    ['sellerRegistration', 'Amtsgericht Hamburg, HRB 12345'],
    ['sellerEmail', 'billing@softhaven.example'],
    ['invoiceFooter', 'Thank you for your order.'],
  ]),
)
const details = { company: 'Acme Ltd', taxId: 'GB999999973', address: '5 High Street\nLondon' }
const issue = { number: 'INV-2026-000123', issuedOn: '2026-11-24' }

describe('a document as a PDF', () => {
  it.each([
    ['en', 'VAT territory of the European Union (Canary Islands)'],
    ['de', 'Mehrwertsteuergebiets der Europäischen Union ansässig (Kanarische Inseln)'],
  ])('says in %s why a buyer outside the VAT territory pays none', async (locale, said) => {
    const more = { basisPoints: 0, outsideTerritory: 'canary_islands' as const }
    const invoice = buildInvoice(order(locale, more), details, seller, issue)
    expect(pdfText(await documentPdf(invoice)).replace(/\s+/g, ' ')).toContain(said)
  })

  it('says what its snapshot says, the same each time', async () => {
    const invoice = buildInvoice(order('en'), details, seller, issue)
    const file = await documentPdf(invoice)
    const text = pdfText(file)
    for (const said of [
      'Invoice',
      'INV-2026-000123',
      'November 24, 2026',
      'Softhaven Trading GmbH',
      'Acme Ltd',
      'Tax ID: GB999999973',
      'Office Suite 2026',
      '1,299.99',
      '2,599.98',
      '2,629.97',
      '210.40',
      '2,840.37',
    ])
      expect(text).toContain(said)
    expect(await documentPdf(invoice)).toEqual(file)
    expect(file.toString('latin1')).toContain('/Lang (en)')
  })

  it.each([undefined, '<xml/>'])('shows the logo that it was issued with (%s)', async (xml) => {
    const invoice = buildInvoice(order('en'), details, seller, { ...issue, logo: '/media/a.png' })
    expect(invoice.logo).toBe('/media/a.png')
    const png = await sharp({
      create: { width: 300, height: 60, channels: 3, background: '#ea580c' },
    })
      .png()
      .toBuffer()
    const logo = { png, width: 300, height: 60 }
    const [bare, shown] = [
      await documentPdf(invoice, { xml }),
      await documentPdf(invoice, { xml, logo }),
    ]
    expect(bare.toString('latin1')).not.toContain('/Subtype /Image')
    expect(shown.toString('latin1')).toContain('/Subtype /Image')
    expect(await documentPdf(invoice, { xml, logo })).toEqual(shown)
    if (process.env.PDF_OUT) writeFileSync(`${process.env.PDF_OUT}/logo.pdf`, shown)
  })

  it('says the store’s name alone where the seller’s data are empty', async () => {
    const invoice = buildInvoice(order('en'), null, settingsFrom(new Map()), issue)
    expect(invoice.seller).toEqual({
      name: 'Softhaven',
      address: '',
      taxId: '',
      registration: '',
      email: '',
      footer: '',
    })
    expect(invoice.buyer).toMatchObject({
      name: 'Ada Buyer',
      address: '1 Main Street\nSpringfield',
    })
  })

  it('of a refund names the invoice', async () => {
    const sold = order('de')
    const invoice = buildInvoice(sold, details, seller, issue)
    const none = { amounts: { netCents: 0, taxCents: 0, totalCents: 0 }, quantities: new Map() }
    const credit = buildCreditNote(
      sold,
      invoice,
      { cents: 3239, toGiftCardCents: 0, items: [{ itemId: 2, quantity: 1 }], before: none },
      seller,
      { number: 'CN-2026-000001', issuedOn: '2026-12-01' },
    )
    const text = pdfText(await documentPdf(credit))
    for (const said of [
      'Rechnungskorrektur',
      'CN-2026-000001',
      'INV-2026-000123',
      '29,99',
      '2,40',
      '32,39',
    ])
      expect(text).toContain(said)
  })

  it('of a refund of a part of a bundle names the part', async () => {
    const bundle = order('de')
    const sold = { ...bundle, sold: { ...bundle.sold, parts: [{ itemId: 9, name: 'VPN' }] } }
    const invoice = buildInvoice(sold, details, seller, issue)
    const before = { amounts: { netCents: 0, taxCents: 0, totalCents: 0 }, quantities: new Map() }
    const items = [{ itemId: 9, quantity: 2 }]
    const refund = { cents: 1000, toGiftCardCents: 0, items, before }
    const credit = buildCreditNote(sold, invoice, refund, seller, issue)
    expect(pdfText(await documentPdf(credit)).replace(/\s+/g, ' ')).toContain('von 2 × VPN')
  })

  it.each([
    ['en', 'Invoice'],
    ['de', 'Rechnung'],
    ['fr', 'Facture'],
    ['es', 'Factura'],
    ['ja', '請求書'],
    ['zh', '商业发票'],
    // As its letters stand from left to right.
    ['ar', [...'فاتورة'].reverse().join('')],
  ])('is written in %s', async (locale, title) => {
    const invoice = buildInvoice(order(locale), details, seller, issue)
    const file = await documentPdf(invoice)
    if (process.env.PDF_OUT) writeFileSync(`${process.env.PDF_OUT}/${locale}.pdf`, file)
    expect(pdfText(file)).toContain(title)
    expect(pdfText(file)).not.toContain('?')
  })

  it('writes yen without decimals', async () => {
    const sold = {
      currency: 'JPY',
      items: [{ itemId: 1, name: 'Office', priceCents: 129_900, quantity: 2 }],
      deductions: [],
      ...totalsOf([{ priceCents: 129_900, quantity: 2 }], 'JPY'),
    }
    const yen = order('ja', { currency: 'JPY', sold })
    const text = pdfText(await documentPdf(buildInvoice(yen, null, seller, issue)))
    for (const said of ['1,299', '2,598', '208', '2,806']) expect(text).toContain(said)
    expect(text).not.toContain('.00')
  })

  it('keeps the largest amounts on a line', async () => {
    const sold = {
      currency: 'USD',
      items: [{ itemId: 1, name: 'Everything', priceCents: 9_999_999_999, quantity: 1 }],
      deductions: [],
      subtotalCents: 9_999_999_999,
      taxCents: 0,
      totalCents: 9_999_999_999,
    }
    const file = await documentPdf(buildInvoice(order('en', { sold }), details, seller, issue))
    const lines = pdfText(file).split('\n')
    expect(lines.filter((line) => line === '99,999,999.99')).toHaveLength(5)
  })

  it('takes any texts, and as many lines as an order has', async () => {
    const many = Array.from({ length: 100 }, (_, index) => ({
      itemId: index,
      name: `Product ${index} with a rather long name that needs a second line at least`,
      priceCents: 999,
      quantity: 99,
    }))
    const hostile = {
      company: `شركة النور (123) للبرمجيات \u202etxt.exe ${'W'.repeat(120)}`,
      taxId: 'X',
      address: '東京都千代田区\n深圳市福田区 软件\n(/Title) Tj ET 𓀀 <script>',
    }
    const invoice = buildInvoice(
      order('en', {
        sold: { currency: 'USD', items: many, deductions: [], ...totalsOf(many, 'USD') },
      }),
      hostile,
      seller,
      issue,
    )
    const file = await documentPdf(invoice)
    if (process.env.PDF_OUT) writeFileSync(`${process.env.PDF_OUT}/hostile.pdf`, file)
    const text = pdfText(file)
    expect(text).toContain('Product 99 with')
    expect(text).toContain('東京都千代田区')
    expect(text).toContain('[U+13000]')
    expect(file.toString('latin1').match(/\/Type \/Page\n/g)?.length).toBeGreaterThan(3)
  })

  it('of an electronic invoice is a PDF/A-3 with its XML inside', async () => {
    const european = settingsFrom(
      new Map<string, unknown>([
        ['sellerName', 'Hafen & <Söhne>'],
        ['sellerAddress', 'Hafenstraße 12\n20457 Hamburg'],
        ['sellerTaxId', 'DE136695976'],
        ['sellerCountry', 'DE'],
        ['baseCurrency', 'USD'],
      ]),
    )
    const invoice = buildInvoice(order('de', { country: 'DE' }), details, european, issue)
    const xml = '<?xml version="1.0" encoding="utf-8"?><invoice/>'
    const file = await documentPdf(invoice, { xml })
    if (process.env.PDF_OUT) writeFileSync(`${process.env.PDF_OUT}/hybrid.pdf`, file)
    expect(await documentPdf(invoice, { xml })).toEqual(file)
    const text = file.toString('latin1')
    expect(text.slice(0, 8)).toBe('%PDF-1.7')
    for (const said of [
      '<pdfaid:part>3</pdfaid:part>',
      '<pdfaid:conformance>B</pdfaid:conformance>',
      '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
      '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
      '/AFRelationship /Alternative',
      '/S /GTS_PDFA1',
      '/OutputIntents [',
      '/Names',
      '/EmbeddedFiles',
      '/Subtype /text#2Fxml',
    ])
      expect(text).toContain(said)
    expect(text).toMatch(/\/AF \[\d+ 0 R\]/)
    expect(text).toMatch(/\/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]/)
    // Every font is inside, nothing is encrypted or shines through.
    const fonts = text.match(/\/Type \/FontDescriptor/g)?.length ?? 0
    expect(fonts).toBeGreaterThan(0)
    expect(text.match(/\/FontFile[23]? \d+ 0 R/g)).toHaveLength(fonts)
    expect(text).not.toMatch(/\/Encrypt|\/SMask|\/ca |\/BaseFont \/Helvetica/)
    const metadata = /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(file.toString('utf8'))?.[0] ?? ''
    expect(metadata).toContain('Hafen &amp; &lt;Söhne&gt;')
    expect(pdfText(file)).toContain('Rechnung')
  })
})
