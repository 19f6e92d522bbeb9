import { signedDecimal } from '@/lib/core/money'
import { otherMeans } from '@/lib/payments/other-means'
import type { Snapshot } from '../snapshot'
import { percentText } from '../written-amounts'
import { categoryOf, type ExemptionReason, REVERSE_CHARGE, type TaxCategory } from './categories'
import { buyerParty, sellerParty } from './parties'

/** What a document calls things in its language. */
export type EInvoiceWords = {
  /** Of an amount that belongs to no item. */
  nameless: string
  deductions: Readonly<Record<Snapshot['deductions'][number]['kind'], string>>
  reasons: Readonly<Record<ExemptionReason, string>>
  methods: Readonly<Record<Snapshot['payment']['method'], string>>
}

/** A document that is an electronic one. */
export type ElectronicDocument = Snapshot & { eInvoice: NonNullable<Snapshot['eInvoice']> }
export const isElectronic = (document: Snapshot): document is ElectronicDocument =>
  document.eInvoice !== null

/** A part of the sum at a rate: a line, or what is taken off all of them. */
type Part = { name: string; quantity: number; netCents: number; category: TaxCategory }

const TAX_SCHEME = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } }
const PIECES = 'H87'

const isSame = (one: TaxCategory, other: TaxCategory) =>
  one.code === other.code && one.basisPoints === other.basisPoints && one.reason === other.reason

const sumOf = (parts: readonly { netCents: number }[]) =>
  parts.reduce((sum, { netCents }) => sum + netCents, 0)

/** What is outside the scope of the tax has no rate, not even one of nothing. */
const taxCategory = ({ code, basisPoints }: TaxCategory) => ({
  'cbc:ID': code,
  ...(code !== 'O' && { 'cbc:Percent': percentText(basisPoints) }),
  ...TAX_SCHEME,
})

/**
 * What a document says as the semantic model of EN 16931 has it, in the notation of the library that writes it. All
 * amounts are those of the document itself, to the cent: lines are net, what is taken off is an allowance at its rate, and
 * what was paid is the total, so that nothing is due.
 */
export function eInvoiceOf(document: ElectronicDocument, words: EInvoiceWords) {
  const { currency, eInvoice, totals, invoice } = document
  const { lines, deductions, groups } = partsOf(document, words)
  const isOutsideScope = groups.some(({ category }) => category.code === 'O')
  const money = (cents: number) => signedDecimal(cents)
  const inCurrency = <K extends string>(key: K, cents: number) => ({
    [key]: money(cents),
    [`${key}@currencyID`]: currency,
  })
  const allowances = deductions.filter(({ netCents }) => netCents < 0)
  const charges = deductions.filter(({ netCents }) => netCents > 0)
  const reference = document.buyerReference || document.purchaseOrder || document.orderNumber
  return {
    'ubl:Invoice': {
      'cbc:ID': document.number,
      'cbc:IssueDate': document.issuedOn,
      'cbc:InvoiceTypeCode': document.kind === 'invoice' ? '380' : '381',
      'cbc:DocumentCurrencyCode': currency,
      ...(eInvoice.accounting && { 'cbc:TaxCurrencyCode': eInvoice.accounting.currency }),
      'cbc:BuyerReference': reference,
      'cac:OrderReference': {
        'cbc:ID': document.purchaseOrder || document.orderNumber,
        'cbc:SalesOrderID': document.orderNumber,
      },
      ...(invoice && {
        'cac:BillingReference': [
          {
            'cac:InvoiceDocumentReference': {
              'cbc:ID': invoice.number,
              'cbc:IssueDate': invoice.issuedOn,
            },
          },
        ],
      }),
      'cac:AccountingSupplierParty': {
        'cac:Party': sellerParty(
          {
            ...document.seller,
            country: eInvoice.sellerCountry,
            phone: eInvoice.sellerPhone,
            email: eInvoice.sellerEmail || document.seller.email,
          },
          isOutsideScope,
        ),
      },
      'cac:AccountingCustomerParty': {
        'cac:Party': buyerParty(
          {
            ...document.buyer,
            country: eInvoice.buyerCountry,
            reference: document.buyerReference,
            peppolId: document.peppolId,
          },
          isOutsideScope,
        ),
      },
      'cac:Delivery': { 'cbc:ActualDeliveryDate': document.orderedOn },
      'cac:PaymentMeans': paymentMeans(document, words),
      ...(deductions.length > 0 && {
        'cac:AllowanceCharge': [...allowances, ...charges].map(({ name, netCents, category }) => ({
          'cbc:ChargeIndicator': String(netCents > 0),
          // Discount, and an allowance for whatever else.
          ...(netCents < 0 && { 'cbc:AllowanceChargeReasonCode': '95' }),
          'cbc:AllowanceChargeReason': name,
          ...inCurrency('cbc:Amount', Math.abs(netCents)),
          'cac:TaxCategory': taxCategory(category),
        })),
      }),
      'cac:TaxTotal': [
        {
          ...inCurrency('cbc:TaxAmount', totals.taxCents),
          'cac:TaxSubtotal': groups.map(({ category, netCents, taxCents }) => ({
            ...inCurrency('cbc:TaxableAmount', netCents),
            ...inCurrency('cbc:TaxAmount', taxCents),
            'cac:TaxCategory': {
              'cbc:ID': category.code,
              ...(category.code !== 'O' && { 'cbc:Percent': percentText(category.basisPoints) }),
              ...(category.reasonCode && { 'cbc:TaxExemptionReasonCode': category.reasonCode }),
              ...(category.reason && { 'cbc:TaxExemptionReason': words.reasons[category.reason] }),
              ...TAX_SCHEME,
            },
          })),
        },
        ...(eInvoice.accounting
          ? [
              {
                'cbc:TaxAmount': money(eInvoice.accounting.taxCents),
                'cbc:TaxAmount@currencyID': eInvoice.accounting.currency,
              },
            ]
          : []),
      ],
      'cac:LegalMonetaryTotal': {
        ...inCurrency('cbc:LineExtensionAmount', sumOf(lines)),
        ...inCurrency('cbc:TaxExclusiveAmount', totals.netCents),
        ...inCurrency('cbc:TaxInclusiveAmount', totals.totalCents),
        ...(allowances.length > 0 && inCurrency('cbc:AllowanceTotalAmount', -sumOf(allowances))),
        ...(charges.length > 0 && inCurrency('cbc:ChargeTotalAmount', sumOf(charges))),
        ...inCurrency('cbc:PrepaidAmount', totals.totalCents),
        ...inCurrency('cbc:PayableAmount', 0),
      },
      'cac:InvoiceLine': lines.map(({ name, quantity, netCents, category }, index) => ({
        'cbc:ID': String(index + 1),
        'cbc:InvoicedQuantity': String(netCents < 0 ? -quantity : quantity),
        'cbc:InvoicedQuantity@unitCode': PIECES,
        ...inCurrency('cbc:LineExtensionAmount', netCents),
        'cac:Item': { 'cbc:Name': name, 'cac:ClassifiedTaxCategory': taxCategory(category) },
        'cac:Price': pricePer(Math.abs(netCents), quantity, inCurrency),
      })),
    },
  }
}

/**
 * The net price. That of a gross one is seldom a number of cents: of several pieces it is the price of all of them, which
 * is exact.
 */
function pricePer(
  netCents: number,
  quantity: number,
  inCurrency: (key: 'cbc:PriceAmount', cents: number) => Record<string, string>,
) {
  const isEven = netCents % quantity === 0
  return {
    ...inCurrency('cbc:PriceAmount', isEven ? netCents / quantity : netCents),
    ...(!isEven && {
      'cbc:BaseQuantity': String(quantity),
      'cbc:BaseQuantity@unitCode': PIECES,
    }),
  }
}

/** Lines, deductions and their sums by category, with the tax that the document says of each. */
function partsOf(document: ElectronicDocument, words: EInvoiceWords) {
  const { reversedNetCents, taxes } = document
  const rate = taxes[0]?.basisPoints ?? 0
  const isAllUntaxed = document.totals.taxCents === 0
  const categoryFor = (isGiftCard: boolean) => categoryOf(document, rate, isGiftCard, isAllUntaxed)
  const named: Part[] =
    reversedNetCents === 0
      ? document.lines.map(({ name, quantity, netCents, isGiftCard = false }) => ({
          name: name ?? words.nameless,
          quantity,
          netCents,
          category: categoryFor(isGiftCard),
        }))
      : // The tax alone goes back: the same net amount at the rate, and against it without tax.
        taxes.map(({ netCents, basisPoints }) => ({
          name: words.nameless,
          quantity: 1,
          netCents,
          category: basisPoints ? categoryFor(false) : REVERSE_CHARGE,
        }))
  const deductions: Part[] =
    reversedNetCents === 0
      ? document.deductions
          .filter(({ netCents }) => netCents !== 0)
          .map(({ kind, label, netCents }) => ({
            name: label === '' ? words.deductions[kind] : `${words.deductions[kind]} (${label})`,
            quantity: 1,
            netCents,
            category: categoryFor(false),
          }))
      : []
  const categories: TaxCategory[] = []
  for (const { category } of [...named, ...deductions])
    if (!categories.some((known) => isSame(known, category))) categories.push(category)
  return {
    lines: named,
    deductions,
    groups: categories.map((category) => ({
      category,
      netCents: sumOf([...named, ...deductions].filter((part) => isSame(part.category, category))),
      // Only one rate of a document is none.
      taxCents: category.code === 'S' ? document.totals.taxCents : 0,
    })),
  }
}

/** By what it was paid (UNCL 4461): 48 a card, of which the last digits are told, 68 a service on the internet. */
function paymentMeans(
  { payment }: Pick<Snapshot, 'payment'>,
  words: Pick<EInvoiceWords, 'methods'>,
) {
  const { method, cardType, lastFour } = payment
  const other = otherMeans(cardType)
  if (method === 'card' && lastFour !== null && other === null)
    return [
      {
        'cbc:PaymentMeansCode': '48',
        'cbc:PaymentMeansCode@name': cardType ?? words.methods.card,
        'cac:CardAccount': {
          'cbc:PrimaryAccountNumberID': lastFour,
          'cbc:NetworkID': cardType ?? 'mapped-from-cii',
        },
      },
    ]
  const isOnline = method === 'card' || method === 'paypal'
  return [
    {
      'cbc:PaymentMeansCode': isOnline ? '68' : '1',
      'cbc:PaymentMeansCode@name': other ?? words.methods[method],
    },
  ]
}
