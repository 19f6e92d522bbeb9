import 'server-only'
import type { PrintedLogo } from '@/lib/media/printed-logo'
import { otherMeans } from '@/lib/payments/other-means'
import { INK, openPdf, type Pdf } from '@/lib/platform/pdf/pdf'
import {
  type Cells,
  type Fact,
  footOf,
  HALF,
  LEFT,
  numberPages,
  SMALL,
  STRONG,
  type SumRow,
  WIDTH,
  writeClosing,
  writeFacts,
  writeHeading,
  writeSums,
  writeTable,
} from './document-sheet'
import { type DocumentTexts, documentTexts, namelessLine } from './document-texts'
import { facturX } from './e-invoices/factur-x'
import { smallBusinessBasis } from './small-business'
import type { Snapshot } from './snapshot'

/**
 * The same file for the same snapshot, whenever it is made.
 *
 * @param logo that of the snapshot
 * @param xml of an electronic invoice: what it says for programs, which goes inside
 */
export async function documentPdf(
  document: Snapshot,
  { logo = null, xml }: { logo?: PrintedLogo | null; xml?: string } = {},
): Promise<Buffer> {
  const texts = await documentTexts(document.language, document.currency)
  const { kind, number, issuedOn, seller, language } = document
  const pdf = await openPdf({
    title: texts.t(`${kind}.pdfTitle`, { number }),
    author: seller.name,
    language,
    madeAt: new Date(`${issuedOn}T00:00:00Z`),
    archived: xml === undefined ? undefined : facturX(xml),
  })
  let y = writeHeading(pdf, { seller, title: texts.t(`${kind}.title`), number, logo })
  y = parties(pdf, document, texts, y + 30)
  y = table(pdf, document, texts, y + 28)
  y = totals(pdf, document, texts, y + 8)
  closing(pdf, document, texts, y + 20)
  numberPages(pdf, (page, count) => texts.t('page', { number, page, count }))
  return pdf.finished()
}

/** Whom it is for, and its dates and references. */
function parties(pdf: Pdf, document: Snapshot, { t, day }: DocumentTexts, top: number): number {
  const { buyer, invoice } = document
  pdf.rule(LEFT, top, WIDTH, INK, 1)
  const start = top + 12
  const place = { width: HALF - 20 }
  let y = start
  y += pdf.write(t('billedTo'), LEFT, y, place, SMALL) + 2
  y += pdf.write(buyer.company || buyer.name, LEFT, y, place, { bold: true, size: 10 })
  const lines = [
    buyer.company === '' ? '' : buyer.name,
    buyer.address,
    buyer.taxId === '' ? '' : t('taxId', { taxId: buyer.taxId }),
    buyer.email,
  ]
  for (const line of lines.filter(Boolean)) y += pdf.write(line, LEFT, y, place)

  const facts: Fact[] = [
    [t(`${document.kind}.number`), document.number],
    [t(`${document.kind}.date`), day(document.issuedOn)],
    ...(invoice
      ? ([
          [t('corrects'), invoice.number],
          [t('invoice.date'), day(invoice.issuedOn)],
        ] as [string, string][])
      : []),
    [t('order'), document.orderNumber],
    [t('orderedOn'), day(document.orderedOn)],
    ...referencesOf(document, t),
  ]
  return Math.max(y, writeFacts(pdf, facts, start))
}

/** How the buyer finds it in their books. */
const referencesOf = (
  { buyerReference, purchaseOrder }: Snapshot,
  t: DocumentTexts['t'],
): [label: string, value: string][] => [
  ...(buyerReference === ''
    ? []
    : [[t('yourReference'), buyerReference] satisfies [string, string]]),
  ...(purchaseOrder === '' ? [] : [[t('purchaseOrder'), purchaseOrder] satisfies [string, string]]),
]

/** The lines of a document. */
function table(
  pdf: Pdf,
  document: Snapshot,
  { t, amount, percent }: DocumentTexts,
  top: number,
): number {
  // The first is that of whatever is taxed.
  const [tax] = document.taxes
  const rate = tax === undefined || tax.basisPoints === null ? '–' : percent(tax.basisPoints)
  const head = [
    t('description'),
    t('quantity'),
    t(document.pricesHoldTax ? 'unitPriceGross' : 'unitPrice'),
    t('net'),
    t('rate'),
    t('tax'),
    t('total'),
  ]
  const lines = document.lines.map(
    (line): Cells => [
      line.name ?? namelessLine(document, t),
      String(line.quantity),
      amount(line.unitCents),
      amount(line.netCents),
      line.isGiftCard ? percent(0) : rate,
      amount(line.taxCents),
      amount(line.totalCents),
    ],
  )
  const deductions = document.deductions.map(
    ({ kind, label, netCents, taxCents, totalCents }): Cells => [
      label === ''
        ? t(`deductions.${kind}`)
        : t('deductionNamed', { kind: t(`deductions.${kind}`), label }),
      '',
      '',
      amount(netCents),
      rate,
      amount(taxCents),
      amount(totalCents),
    ],
  )
  return writeTable(pdf, head, [...lines, ...deductions], top)
}

/** The sums: net, the tax by rate, and the total. */
function totals(
  pdf: Pdf,
  { totals: sums, taxes, currency, kind, payment }: Snapshot,
  { t, amount, percent }: DocumentTexts,
  top: number,
): number {
  const rows: SumRow[] = [
    [t('net'), amount(sums.netCents), {}],
    ...taxes.map(
      ({ basisPoints, netCents, taxCents }): SumRow => [
        basisPoints === null
          ? t('tax')
          : t('taxAt', { rate: percent(basisPoints), net: amount(netCents) }),
        amount(taxCents),
        {},
      ],
    ),
    [t('totalIn', { currency }), amount(sums.totalCents), STRONG],
    ...(payment.giftCard
      ? paidByGiftCard(payment.giftCard, sums.totalCents, (key, cents) => [
          t(`${kind}.${key}`, { lastFour: payment.giftCard?.lastFour ?? '' }),
          amount(cents),
          {},
        ])
      : []),
  ]
  return writeSums(pdf, rows, top)
}

/** What a gift card paid of the total, and what was paid otherwise. */
function paidByGiftCard(
  { cents }: { cents: number },
  totalCents: number,
  row: (key: 'byGiftCard' | 'otherwise', cents: number) => SumRow,
): SumRow[] {
  const otherwise = totalCents - cents
  return [row('byGiftCard', -cents), ...(otherwise > 0 ? [row('otherwise', otherwise)] : [])]
}

/** How it was paid, and what the seller has to say. */
function closing(
  pdf: Pdf,
  document: Snapshot,
  { t, territory, day }: DocumentTexts,
  top: number,
): void {
  const { kind, payment, seller, orderedOn } = document
  const { giftCard, method: paidBy } = payment
  const other =
    payment.lastFour === null
      ? (otherMeans(payment.cardType) ?? t(`methods.${paidBy}`))
      : t('cardEnding', { card: payment.cardType ?? t('methods.card'), lastFour: payment.lastFour })
  const card =
    giftCard && t('cardEnding', { card: t('methods.gift_card'), lastFour: giftCard.lastFour })
  const isAllByCard = giftCard?.cents === document.totals.totalCents
  const method = [...(isAllByCard ? [] : [other]), ...(card ? [card] : [])].join(' + ')
  const paid = [
    t(`${kind}.paid`, { method, date: day(orderedOn) }),
    ...(document.reverseCharge ? [t('reverseCharge')] : []),
    ...(document.outsideTerritory
      ? [t('outsideTerritory', { territory: territory(document.outsideTerritory) })]
      : []),
    ...(document.smallBusiness
      ? [t('smallBusiness', { basis: smallBusinessBasis(document.eInvoice?.sellerCountry ?? '') })]
      : []),
    ...(document.lines.some(({ isGiftCard }) => isGiftCard) ? [t('giftCardsUntaxed')] : []),
  ].join('\n')
  writeClosing(pdf, paid, footOf(seller, t), top)
}
