import { writeFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { totalsOf } from '@/lib/pricing/totals'
import { settingsFrom } from '@/lib/settings/registry'
import { breaksOf } from '@/tests/setup/e-invoice-rules'
import { invoiceSchemaProblems } from '@/tests/setup/e-invoice-schema'
import { buildCreditNote, buildInvoice, type DocumentOrder } from '../build-document'
import type { Snapshot } from '../snapshot'
import { isElectronic } from './e-invoice'
import { E_INVOICE_FORMATS, type EInvoiceFormat } from './formats'
import { eInvoiceXml } from './make-xml'
import { missingForXRechnung } from './missing'

type Item = DocumentOrder['sold']['items'][number]

const settings = (more: Record<string, unknown> = {}) =>
  settingsFrom(
    new Map<string, unknown>(
      Object.entries({
        sellerName: 'Hafen & Söhne GmbH',
        sellerAddress: 'Hafenstraße 12\n20457 Hamburg\nDeutschland',
        sellerTaxId: 'DE136695976',
        sellerRegistration: 'Amtsgericht Hamburg, HRB 12345',
        sellerEmail: 'rechnung@hafen.example',
        supportPhone: '+49 40 555 0142',
        sellerCountry: 'DE',
        baseCurrency: 'EUR',
        ...more,
      }),
    ),
  )

const suite: Item = { itemId: 1, name: 'Office Suite <2026>', priceCents: 9999, quantity: 3 }
const antivirus: Item = { itemId: 2, name: 'Antivirus', priceCents: 2995, quantity: 1 }
const giftCard: Item = {
  itemId: 3,
  name: 'Gift card',
  priceCents: 5000,
  quantity: 1,
  isGiftCard: true,
}

type Sale = Partial<DocumentOrder> & {
  items?: readonly Item[]
  percent?: number
  isGross?: boolean
  discountCents?: number
}

function order({
  items = [suite, antivirus],
  percent = 19,
  isGross = true,
  discountCents = 0,
  ...more
}: Sale = {}): DocumentOrder {
  const currency = more.currency ?? 'EUR'
  const rule = { basisPoints: percent * 100, inclusive: isGross }
  return {
    orderNumber: 'SH-1764000000000-ABCDE',
    orderedOn: '2026-11-21',
    locale: 'de',
    currency,
    customerName: 'Ada Käufer',
    customerEmail: 'ada@kaeufer.example',
    billingAddress: 'Marktplatz 1\n10115 Berlin',
    payment: { method: 'card', cardType: 'Visa', lastFour: '1111', giftCard: null },
    basisPoints: percent * 100,
    reverseCharge: false,
    outsideTerritory: null,
    country: 'DE',
    rateToBase: 1,
    sold: {
      currency,
      items,
      deductions:
        discountCents === 0 ? [] : [{ kind: 'discount', label: 'HERBST', cents: discountCents }],
      ...totalsOf(items, currency, rule, discountCents),
    },
    ...more,
  }
}

const company = { company: 'Käufer AG', taxId: 'DE129273398', address: '' }
const issue = { number: 'INV-2026-000123', issuedOn: '2026-11-24' }

const invoiceOf = (
  sale: Sale = {},
  details: Parameters<typeof buildInvoice>[1] = company,
  more: Record<string, unknown> = {},
) => buildInvoice(order(sale), details, settings(more), issue)

async function xmlOf(document: Snapshot, format: EInvoiceFormat): Promise<string> {
  if (!isElectronic(document)) throw new Error('It is no electronic invoice')
  const xml = await eInvoiceXml(document, format)
  if (process.env.XML_OUT)
    writeFileSync(
      `${process.env.XML_OUT}/${expect.getState().currentTestName?.replace(/\W+/g, '-')}.${format}.xml`,
      xml,
    )
  return xml
}

/** What is held against the schema once all of it is written. */
const forSchema: { name: string; xml: string }[] = []

/** Writes a document in every format, and has them checked. @returns each as a text */
async function written(document: Snapshot): Promise<Record<EInvoiceFormat, string>> {
  const xml = { cii: '', xrechnung: '', peppol: '' }
  for (const format of E_INVOICE_FORMATS) {
    xml[format] = await xmlOf(document, format)
    expect(breaksOf(xml[format])).toEqual([])
  }
  forSchema.push({ name: expect.getState().currentTestName ?? '', xml: xml.cii })
  return xml
}

/** The texts of the elements of a name, in their order. */
const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(
    ([, text = '']) => text,
  )

describe('an electronic invoice', () => {
  it('of two rates says the sums of its PDF, and that nothing is due', async () => {
    const document = invoiceOf({ items: [suite, antivirus, giftCard], discountCents: 1500 })
    const { cii, xrechnung } = await written(document)
    const { netCents, taxCents, totalCents } = document.totals
    expect(textsOf(xrechnung, 'cbc:TaxInclusiveAmount')).toEqual([(totalCents / 100).toFixed(2)])
    expect(textsOf(xrechnung, 'cbc:TaxExclusiveAmount')).toEqual([(netCents / 100).toFixed(2)])
    expect(textsOf(xrechnung, 'cbc:TaxAmount')).toEqual([
      (taxCents / 100).toFixed(2),
      (taxCents / 100).toFixed(2),
      '0.00',
    ])
    expect(textsOf(xrechnung, 'cbc:PrepaidAmount')).toEqual([(totalCents / 100).toFixed(2)])
    expect(textsOf(xrechnung, 'cbc:PayableAmount')).toEqual(['0.00'])
    expect(textsOf(cii, 'ram:DuePayableAmount')).toEqual(['0.00'])
    expect(textsOf(cii, 'ram:TypeCode')[0]).toBe('380')
    expect(cii).toContain('urn:cen.eu:en16931:2017')
    expect(xrechnung).toContain('xrechnung_3.0')
    // Three of a gross price whose net one is no number of cents: the price is that of all three.
    expect(textsOf(xrechnung, 'cbc:BaseQuantity')).toEqual(['3'])
    expect(xrechnung).toContain('Office Suite &lt;2026&gt;')
  })

  it('says to whom the buyer can be found: reference, purchase order, Leitweg-ID, or else the order', async () => {
    const { peppol } = await written(
      invoiceOf(
        {},
        { ...company, buyerReference: '04011000-1234512345-06', purchaseOrder: 'PO-7' },
      ),
    )
    expect(textsOf(peppol, 'cbc:BuyerReference')).toEqual(['04011000-1234512345-06'])
    expect(peppol).toContain('schemeID="0204">04011000-1234512345-06<')
    expect(peppol).toContain('schemeID="9930">DE136695976<')
    expect(peppol).toMatch(/<cac:OrderReference>\s*<cbc:ID>PO-7<\/cbc:ID>/)
    expect(peppol).toContain('peppol.eu:2017:poacc:billing:3.0')
    const reached = await written(invoiceOf({}, { ...company, peppolId: '0208:0123456789' }))
    expect(reached.peppol).toContain('schemeID="0208">0123456789<')
    const consumer = await written(invoiceOf({}, null))
    expect(textsOf(consumer.peppol, 'cbc:BuyerReference')).toEqual(['SH-1764000000000-ABCDE'])
    expect(consumer.peppol).toContain('schemeID="EM">ada@kaeufer.example<')
  })

  it('of a reverse charge names the reason and both VAT numbers', async () => {
    const details = { ...company, taxId: 'ATU13585627', address: 'Ring 1\n1010 Wien\nÖsterreich' }
    const sale = { percent: 0, isGross: false, reverseCharge: true, country: 'AT' }
    const { cii, peppol } = await written(invoiceOf(sale, details))
    expect(textsOf(peppol, 'cbc:TaxExemptionReasonCode')).toEqual(['VATEX-EU-AE'])
    expect(textsOf(peppol, 'cbc:CompanyID')).toEqual([
      'DE136695976',
      'Amtsgericht Hamburg, HRB 12345',
      'ATU13585627',
    ])
    expect(textsOf(peppol, 'cbc:PostalZone')).toEqual(['20457', '1010'])
    expect(textsOf(cii, 'ram:CategoryCode')).toContain('AE')
  })

  it('outside the scope of the tax has no rate and no VAT number', async () => {
    const address = 'Bahnhofstrasse 1\n8001 Zürich'
    const sale = { percent: 0, country: 'CH', billingAddress: address }
    const { peppol } = await written(invoiceOf(sale, null))
    expect(textsOf(peppol, 'cbc:TaxExemptionReasonCode')).toEqual(['VATEX-EU-O'])
    expect(textsOf(peppol, 'cbc:Percent')).toEqual([])
    const canaries = { percent: 0, country: 'ES', outsideTerritory: 'canary_islands' as const }
    const { cii } = await written(invoiceOf(canaries, null))
    expect(textsOf(cii, 'ram:ExemptionReason')[0]).toContain('Kanarische Inseln')
  })

  it('of a small business says by which law there is no tax', async () => {
    const own = { smallBusiness: true, sellerTaxId: '12/345/67890', taxEnabled: false }
    const { cii, peppol } = await written(invoiceOf({ percent: 0 }, null, own))
    expect(textsOf(cii, 'ram:ExemptionReason')[0]).toContain('§ 19 UStG')
    expect(peppol).toContain('<cbc:CompanyID>12/345/67890</cbc:CompanyID>')
    expect(cii).toContain('schemeID="FC">12/345/67890<')
  })

  it('in another currency says its tax in that of the books, too', async () => {
    const { peppol } = await written(invoiceOf({ currency: 'USD', rateToBase: 0.9 }))
    expect(textsOf(peppol, 'cbc:TaxCurrencyCode')).toEqual(['EUR'])
    const [tax = ''] = textsOf(peppol, 'cbc:TaxAmount')
    expect(peppol).toContain(`currencyID="EUR">${(Math.round(Number(tax) * 90) / 100).toFixed(2)}<`)
  })

  it.each([
    [{ method: 'card', cardType: 'Visa', lastFour: '1111', giftCard: null }, '48'],
    [{ method: 'card', cardType: 'SEPA Direct Debit', lastFour: '3000', giftCard: null }, '68'],
    [{ method: 'paypal', cardType: null, lastFour: null, giftCard: null }, '68'],
    [
      {
        method: 'gift_card',
        cardType: null,
        lastFour: null,
        giftCard: { lastFour: 'ABCD', cents: 32_992 },
      },
      '1',
    ],
  ] as const)('says by what it was paid: %j', async (payment, code) => {
    const peppol = await xmlOf(invoiceOf({ payment }), 'peppol')
    expect(breaksOf(peppol)).toEqual([])
    expect(textsOf(peppol, 'cbc:PaymentMeansCode')).toEqual([code])
  })

  it('holds to the cent whatever the prices, discounts and rates are', async () => {
    for (let seed = 1; seed <= 12; seed++) {
      const items = [1, 2, 3].slice(0, 1 + (seed % 3)).map((itemId) => ({
        itemId,
        name: `Product ${itemId}`,
        priceCents: 1 + ((seed * 7919 * itemId) % 9973),
        quantity: 1 + ((seed * itemId) % 7),
      }))
      const worth = items.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0)
      const document = invoiceOf({
        items,
        percent: [19, 7, 25.5, 20, 8.1][seed % 5],
        isGross: seed % 2 === 0,
        discountCents: seed % 4 === 0 ? Math.floor(worth / 3) : 0,
      })
      expect({ seed, breaks: breaksOf(await xmlOf(document, 'peppol')) }).toEqual({
        seed,
        breaks: [],
      })
    }
  })

  it('is none where the store or the country of either does not make it one', () => {
    const none = [
      invoiceOf({}, company, { eInvoices: 'off' }),
      invoiceOf({}, null, { eInvoices: 'companies' }),
      invoiceOf({}, company, { sellerCountry: '' }),
      invoiceOf({}, company, { sellerCountry: 'US' }),
      invoiceOf({ country: '' }),
      buildInvoice(order({ basisPoints: null, percent: 0 }), null, settingsFrom(new Map()), issue),
    ]
    expect(none.map(({ eInvoice }) => eInvoice)).toEqual(none.map(() => null))
  })

  it('is an XRechnung only where all is known that Germany asks for', () => {
    const document = invoiceOf()
    if (!isElectronic(document)) throw new Error('It is no electronic invoice')
    expect(missingForXRechnung(document)).toEqual([])
    const bare = { ...document, buyer: { ...document.buyer, address: 'Nowhere' } }
    expect(missingForXRechnung(bare)).toEqual(['buyerAddress'])
  })
})

describe('an electronic credit note', () => {
  const none = { amounts: { netCents: 0, taxCents: 0, totalCents: 0 }, quantities: new Map() }
  const note = { number: 'CN-2026-000001', issuedOn: '2026-12-01' }

  it('names the invoice, whose rate it has', async () => {
    const sold = order({ discountCents: 1000 })
    const invoice = buildInvoice(sold, company, settings(), issue)
    for (const refund of [
      { cents: 9999, items: [{ itemId: 1, quantity: 1 }] },
      { cents: sold.sold.totalCents, items: [] },
      { cents: 1234, items: [] },
    ]) {
      const credited = { ...refund, toGiftCardCents: 0, before: none }
      const document = buildCreditNote(sold, invoice, credited, settings(), note)
      const { cii, xrechnung, peppol } = await written(document)
      expect(textsOf(cii, 'ram:TypeCode')[0]).toBe('381')
      expect(xrechnung).toContain('<CreditNote xmlns="urn:oasis')
      expect(textsOf(peppol, 'cbc:CreditNoteTypeCode')).toEqual(['381'])
      expect(peppol).toMatch(
        /<cac:InvoiceDocumentReference>\s*<cbc:ID>INV-2026-000123<\/cbc:ID>\s*<cbc:IssueDate>2026-11-24</,
      )
      expect(textsOf(peppol, 'cbc:TaxInclusiveAmount')).toEqual([(refund.cents / 100).toFixed(2)])
    }
  })

  it('of the tax alone moves the net amount to the reverse charge', async () => {
    const sold = order({ isGross: false, country: 'AT' })
    const details = { ...company, taxId: 'ATU13585627', address: 'Ring 1\n1010 Wien' }
    const invoice = buildInvoice(sold, details, settings(), issue)
    const refund = {
      cents: sold.sold.taxCents,
      isTax: true,
      toGiftCardCents: 0,
      items: [],
      before: none,
    }
    const document = buildCreditNote(sold, invoice, refund, settings(), note)
    const { peppol } = await written(document)
    expect(textsOf(peppol, 'cbc:CreditedQuantity')).toEqual(['1', '-1'])
    expect(textsOf(peppol, 'cbc:TaxExemptionReasonCode')).toEqual(['VATEX-EU-AE'])
  })
})

describe('each electronic document of the tests above', () => {
  it('is what the schema of its profile asks for', async () => {
    expect(forSchema.length).toBeGreaterThan(10)
    expect(await invoiceSchemaProblems(forSchema)).toEqual([])
  })
})
