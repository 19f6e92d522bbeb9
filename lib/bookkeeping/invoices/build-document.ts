import { textLocaleOf } from '@/lib/i18n/locales'
import { isInEu } from '@/lib/pricing/eu-rates'
import { taxRulesOf } from '@/lib/pricing/tax'
import { issuesEInvoices } from '@/lib/settings/e-invoices'
import type { Settings } from '@/lib/settings/registry'
import {
  type Amounts,
  type Credited,
  creditAmounts,
  creditLines,
  holdsTax,
  invoiceLines,
  type Lines,
  reversedNetCents,
  type Sold,
} from './amounts'
import type { InvoiceDetails } from './contracts'
import { vatNumber } from './e-invoices/parties'
import type { Snapshot } from './snapshot'
import { taxRateOf } from './tax-rate'

/** What an order's documents are made from. */
export type DocumentOrder = {
  orderNumber: string
  orderedOn: string
  locale: string
  currency: string
  customerName: string
  customerEmail: string
  billingAddress: string
  payment: Snapshot['payment']
  /** The rate of its tax in basis points; `null` for orders from before rates were recorded. */
  basisPoints: number | null
  reverseCharge: boolean
  outsideTerritory: Snapshot['outsideTerritory']
  /** ISO 3166-1 code; empty where it is not known. */
  country: string
  /** What one of its currency is worth in the store's base currency. */
  rateToBase: number
  sold: Sold
}

/** What is decided when a document is issued. */
export type Issue = { number: string; issuedOn: string; logo?: string | null }

const sellerOf = (settings: Settings): Snapshot['seller'] => ({
  name: settings.sellerName || settings.storeName,
  address: settings.sellerAddress,
  taxId: settings.sellerTaxId,
  registration: settings.sellerRegistration,
  email: settings.sellerEmail,
  footer: settings.invoiceFooter,
})

/** What an order's invoice says. */
export function buildInvoice(
  order: DocumentOrder,
  details: InvoiceDetails | null,
  settings: Settings,
  issue: Issue,
): Snapshot {
  const { sold } = order
  const amounts = {
    netCents: sold.subtotalCents,
    taxCents: sold.taxCents,
    totalCents: sold.totalCents,
  }
  const pricesHoldTax = holdsTax(sold)
  const lines = invoiceLines(sold)
  const rate =
    order.basisPoints ??
    taxRateOf(
      taxedOf(amounts, lines),
      pricesHoldTax,
      taxRulesOf(settings).basisPoints,
      order.currency,
    )
  return {
    ...documentOf(amounts, lines, rate),
    logo: null,
    ...issue,
    version: 1,
    kind: 'invoice',
    invoice: null,
    orderNumber: order.orderNumber,
    orderedOn: order.orderedOn,
    language: textLocaleOf(order.locale),
    seller: sellerOf(settings),
    buyer: {
      name: order.customerName,
      email: order.customerEmail,
      company: details?.company ?? '',
      taxId: details?.taxId ?? '',
      address: details?.address || order.billingAddress,
    },
    pricesHoldTax,
    reverseCharge: order.reverseCharge,
    outsideTerritory: order.outsideTerritory,
    reversedNetCents: 0,
    buyerReference: details?.buyerReference ?? '',
    purchaseOrder: details?.purchaseOrder ?? '',
    peppolId: details?.peppolId ?? '',
    smallBusiness: settings.smallBusiness && sold.taxCents === 0,
    eInvoice: electronicPart(order, details, settings, { rate, taxCents: sold.taxCents }),
    currency: order.currency,
    payment: order.payment,
  }
}

/** What an electronic invoice says beside; `null` where the store issues none, or lacks what one has to say. */
function electronicPart(
  order: DocumentOrder,
  details: InvoiceDetails | null,
  settings: Settings,
  { rate, taxCents }: { rate: number | null; taxCents: number },
): Snapshot['eInvoice'] {
  const { sellerCountry, baseCurrency: base } = settings
  const isCompany = Boolean(details?.company || details?.taxId)
  if (!issuesEInvoices(settings, isCompany)) return null
  // A rate that nobody knows, and a place without a country, are no electronic invoice.
  if (rate === null || sellerCountry === '' || order.country === '') return null
  if (order.reverseCharge && vatNumber(details?.taxId ?? '') === '') return null
  return {
    sellerCountry,
    sellerPhone: settings.supportPhone,
    sellerEmail: settings.sellerEmail || settings.supportEmail,
    buyerCountry: order.country,
    accounting:
      order.currency === base || !isInEu(sellerCountry)
        ? null
        : { currency: base, taxCents: Math.round(taxCents * order.rateToBase) },
  }
}

/**
 * What the credit note of a refund says: to whom, and at which rate, as the invoice that it corrects.
 *
 * @param toGiftCardCents what of it goes back to the gift card that paid
 */
export function buildCreditNote(
  order: DocumentOrder,
  invoice: Snapshot,
  refund: Credited & { toGiftCardCents: number },
  settings: Settings,
  issue: Issue,
): Snapshot {
  const [tax] = invoice.taxes
  const rate = refund.isTaxReversed ? 0 : (tax?.basisPoints ?? null)
  const amounts = creditAmounts(order.sold, refund)
  const { giftCard } = order.payment
  return {
    ...invoice,
    ...documentOf(amounts, creditLines(order.sold, refund), rate),
    ...(refund.isTax && reversed(order, refund, amounts, rate)),
    ...issue,
    kind: 'credit_note',
    eInvoice: invoice.eInvoice && {
      ...invoice.eInvoice,
      accounting: invoice.eInvoice.accounting && {
        ...invoice.eInvoice.accounting,
        taxCents: Math.round(amounts.taxCents * order.rateToBase),
      },
    },
    reverseCharge: invoice.reverseCharge || [refund.isTax, refund.isTaxReversed].includes(true),
    invoice: { number: invoice.number, issuedOn: invoice.issuedOn },
    seller: sellerOf(settings),
    payment: {
      ...order.payment,
      giftCard:
        giftCard && refund.toGiftCardCents > 0
          ? { ...giftCard, cents: refund.toGiftCardCents }
          : null,
    },
  }
}

/** The net amount of a credit note of the tax alone goes from the rate to none. */
function reversed(
  order: DocumentOrder,
  refund: Credited,
  { netCents, taxCents }: Amounts,
  rate: number | null,
) {
  const reversedNet = reversedNetCents(order.sold, refund)
  return {
    reversedNetCents: reversedNet,
    taxes: [
      { basisPoints: rate, netCents: reversedNet + netCents, taxCents },
      { basisPoints: 0, netCents: -reversedNet, taxCents: 0 },
    ],
  }
}

/** What of a document is gift cards: they are taxed when they are spent. */
const giftCardsOf = ({ lines }: Lines): number =>
  lines.reduce((sum, { isGiftCard, netCents }) => sum + (isGiftCard ? netCents : 0), 0)

const taxedOf = ({ netCents, taxCents, totalCents }: Amounts, lines: Lines): Amounts => ({
  netCents: netCents - giftCardsOf(lines),
  taxCents,
  totalCents: totalCents - giftCardsOf(lines),
})

function documentOf(amounts: Amounts, lines: Lines, basisPoints: number | null) {
  const untaxedCents = giftCardsOf(lines)
  const taxed = taxedOf(amounts, lines)
  return {
    ...lines,
    totals: amounts,
    // An order has one rate for all that is taxed.
    taxes: [
      ...(taxed.totalCents === 0 && untaxedCents > 0
        ? []
        : [{ basisPoints, netCents: taxed.netCents, taxCents: taxed.taxCents }]),
      ...(untaxedCents > 0 ? [{ basisPoints: 0, netCents: untaxedCents, taxCents: 0 }] : []),
    ],
  }
}
