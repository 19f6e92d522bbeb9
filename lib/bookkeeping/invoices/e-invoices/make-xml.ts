import 'server-only'
import type { Invoice, InvoiceServiceOptions } from '@e-invoice-eu/core'
import { documentTexts, namelessLine } from '../document-texts'
import { smallBusinessBasis } from '../small-business'
import { type EInvoiceWords, type ElectronicDocument, eInvoiceOf } from './e-invoice'
import type { EInvoiceFormat } from './formats'

/** The library's name of each format; `cii` is what stands inside a PDF. */
const LIBRARY_FORMATS: Readonly<Record<EInvoiceFormat, string>> = {
  cii: 'CII',
  xrechnung: 'XRECHNUNG-UBL',
  peppol: 'UBL',
}
const PEPPOL_BIS = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'
const BILLING = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'

async function wordsOf(document: ElectronicDocument): Promise<EInvoiceWords> {
  const { t, territory } = await documentTexts(document.language, document.currency)
  const { outsideTerritory } = document
  return {
    nameless: namelessLine(document, t),
    deductions: { discount: t('deductions.discount'), adjustment: t('deductions.adjustment') },
    reasons: {
      reverseCharge: t('reverseCharge'),
      outsideScope: outsideTerritory
        ? t('outsideTerritory', { territory: territory(outsideTerritory) })
        : t('outsideScope'),
      smallBusiness: t('smallBusiness', {
        basis: smallBusinessBasis(document.eInvoice.sellerCountry),
      }),
      giftCards: t('giftCardsUntaxed'),
    },
    methods: {
      card: t('methods.card'),
      paypal: t('methods.paypal'),
      gift_card: t('methods.gift_card'),
      free: t('methods.free'),
      manual: t('methods.manual'),
    },
  }
}

/**
 * A document as XML: the Cross Industry Invoice that goes into its PDF, or UBL for XRechnung and Peppol. The library, which
 * is loaded when the first one is made, checks by its schema what it is given.
 */
export async function eInvoiceXml(
  document: ElectronicDocument,
  format: EInvoiceFormat,
): Promise<string> {
  const { InvoiceService } = await import('@e-invoice-eu/core')
  const { 'ubl:Invoice': said } = eInvoiceOf(document, await wordsOf(document))
  const customization =
    format === 'peppol' ? { 'cbc:CustomizationID': PEPPOL_BIS, 'cbc:ProfileID': BILLING } : {}
  const options: InvoiceServiceOptions = {
    format: LIBRARY_FORMATS[format],
    lang: document.language,
    noWarnings: true,
  }
  // What it refuses it throws, and it says nothing else.
  const silent = () => undefined
  const service = new InvoiceService({ log: silent, warn: silent, error: silent })
  // Its type lists codes of currencies and countries, which are texts here: what is none of them it refuses itself.
  const written = await service.generate(
    { 'ubl:Invoice': { ...customization, ...said } } as unknown as Invoice,
    options,
  )
  if (typeof written !== 'string') throw new Error(`The library wrote no text as ${format}`)
  return format === 'cii' ? withInvoiceReference(written, document) : written
}

/** The library forgets which invoice a credit note corrects when it writes CII: that belongs after the sums. */
function withInvoiceReference(cii: string, { invoice }: ElectronicDocument): string {
  const sumsEnd = '</ram:SpecifiedTradeSettlementHeaderMonetarySummation>'
  if (!invoice || cii.includes('<ram:InvoiceReferencedDocument>')) return cii
  const day = invoice.issuedOn.replaceAll('-', '')
  return cii.replace(
    sumsEnd,
    () => `${sumsEnd}
\t\t\t<ram:InvoiceReferencedDocument>
\t\t\t\t<ram:IssuerAssignedID>${invoice.number}</ram:IssuerAssignedID>
\t\t\t\t<ram:FormattedIssueDateTime>
\t\t\t\t\t<qdt:DateTimeString format="102">${day}</qdt:DateTimeString>
\t\t\t\t</ram:FormattedIssueDateTime>
\t\t\t</ram:InvoiceReferencedDocument>`,
  )
}
