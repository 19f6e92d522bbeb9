import 'server-only'
import { otherMeans } from '@/lib/payments/other-means'
import { INK, LINE, MUTED, openPdf, PAGE, type Pdf, type TextStyle } from '@/lib/platform/pdf/pdf'
import { type DocumentTexts, documentTexts } from './document-texts'
import { facturX } from './e-invoices/factur-x'
import { smallBusinessBasis } from './small-business'
import type { Snapshot } from './snapshot'

const LEFT = PAGE.margin
const WIDTH = PAGE.width - 2 * PAGE.margin
const HALF = WIDTH / 2
/** Where the table ends on a page that is followed by another. */
const BOTTOM = PAGE.height - PAGE.margin - 24
/** The lines of the seller's name and of the totals. */
const STRONG: TextStyle = { bold: true, size: 11 }
const SMALL: TextStyle = { size: 8, colour: MUTED }

/**
 * The same file for the same snapshot, whenever it is made.
 *
 * @param xml of an electronic invoice: what it says for programs, which goes inside
 */
export async function documentPdf(document: Snapshot, xml?: string): Promise<Buffer> {
  const texts = await documentTexts(document.language, document.currency)
  const { kind, number, issuedOn, seller, language } = document
  const pdf = await openPdf({
    title: texts.t(`${kind}.pdfTitle`, { number }),
    author: seller.name,
    language,
    madeAt: new Date(`${issuedOn}T00:00:00Z`),
    archived: xml === undefined ? undefined : facturX(xml),
  })
  let y = heading(pdf, document, texts)
  y = parties(pdf, document, texts, y + 30)
  y = table(pdf, document, texts, y + 28)
  y = totals(pdf, document, texts, y + 8)
  closing(pdf, document, texts, y + 20)
  pageNumbers(pdf, document, texts)
  return pdf.finished()
}

/** Who sells, and what this is. */
function heading(pdf: Pdf, { kind, number, seller }: Snapshot, { t }: DocumentTexts): number {
  const place = { width: HALF - 20 }
  let y: number = PAGE.margin
  y += pdf.write(seller.name, LEFT, y, place, { bold: true, size: 13 }) + 2
  const lines = [seller.address, seller.email].filter(Boolean).join('\n')
  y += pdf.write(lines, LEFT, y, place, { size: 8.5, colour: MUTED })
  const right = { width: HALF, align: 'right' } as const
  const title = t(`${kind}.title`)
  const style = fitting(pdf, title, HALF, { bold: true, size: 22 })
  const titleHeight = pdf.write(title, LEFT + HALF, PAGE.margin - 5, right, style)
  const numberHeight = pdf.write(number, LEFT + HALF, PAGE.margin + titleHeight - 4, right, {
    size: 11,
    colour: MUTED,
  })
  return Math.max(y, PAGE.margin + titleHeight + numberHeight)
}

/** A style in which a text stands on one line of a width, smaller than wanted if it has to be. */
function fitting(pdf: Pdf, text: string, width: number, style: TextStyle): TextStyle {
  const { size = 9 } = style
  return { ...style, size: Math.min(size, (size * (width - 1)) / pdf.widthOf(text, style)) }
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

  const facts: [label: string, value: string][] = [
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
  let right = start
  for (const [label, value] of facts) {
    const x = LEFT + HALF
    const labelWidth = HALF * 0.44
    const labelHeight = pdf.write(label, x, right, { width: labelWidth }, { colour: MUTED })
    const valueWidth = HALF - labelWidth - 8
    const height = pdf.write(value, x + labelWidth + 8, right, {
      width: valueWidth,
      align: 'right',
    })
    right += Math.max(labelHeight, height) + 2
  }
  return Math.max(y, right)
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

type Cells = readonly string[]
/** The widths of the columns; the first is a text, the others are figures. */
const COLUMNS = [167, 38, 68, 66, 42, 56, 62.28] as const
const GAP = 6

function table(
  pdf: Pdf,
  document: Snapshot,
  { t, amount, percent }: DocumentTexts,
  top: number,
): number {
  let y = top
  const row = (cells: Cells, style: TextStyle) => {
    let x = LEFT
    let height = 0
    for (const [index, width] of COLUMNS.entries()) {
      const text = cells[index] ?? ''
      const inner = width - GAP
      const written =
        index === 0
          ? pdf.write(text, x, y, { width: inner }, style)
          : pdf.write(
              text,
              x + GAP,
              y,
              { width: inner, align: 'right' },
              fitting(pdf, text, inner, style),
            )
      height = Math.max(height, written)
      x += width
    }
    y += height + 5
    pdf.rule(LEFT, y, WIDTH)
    y += 5
  }
  const head = () =>
    row(
      [
        t('description'),
        t('quantity'),
        t(document.pricesHoldTax ? 'unitPriceGross' : 'unitPrice'),
        t('net'),
        t('rate'),
        t('tax'),
        t('total'),
      ],
      { size: 7.5, bold: true, colour: MUTED },
    )
  const body = (cells: Cells) => {
    if (y + pdf.heightOf(cells[0] ?? '', COLUMNS[0] - GAP, { size: 8.5 }) > BOTTOM - 20) {
      pdf.document.addPage()
      y = PAGE.margin
      head()
    }
    row(cells, { size: 8.5 })
  }
  // The first is that of whatever is taxed.
  const [tax] = document.taxes
  const rate = tax === undefined || tax.basisPoints === null ? '–' : percent(tax.basisPoints)

  head()
  for (const line of document.lines)
    body([
      line.name ??
        t(document.reversedNetCents === 0 ? 'refundOf' : 'taxRefundOf', {
          orderNumber: document.orderNumber,
        }),
      String(line.quantity),
      amount(line.unitCents),
      amount(line.netCents),
      line.isGiftCard ? percent(0) : rate,
      amount(line.taxCents),
      amount(line.totalCents),
    ])
  for (const { kind, label, netCents, taxCents, totalCents } of document.deductions)
    body([
      label === ''
        ? t(`deductions.${kind}`)
        : t('deductionNamed', { kind: t(`deductions.${kind}`), label }),
      '',
      '',
      amount(netCents),
      rate,
      amount(taxCents),
      amount(totalCents),
    ])
  return y
}

/** The sums: net, the tax by rate, and the total. */
function totals(
  pdf: Pdf,
  { totals: sums, taxes, currency, kind, payment }: Snapshot,
  { t, amount, percent }: DocumentTexts,
  top: number,
): number {
  const width = 240
  const x = LEFT + WIDTH - width
  const rows: [label: string, value: string, style: TextStyle][] = [
    [t('net'), amount(sums.netCents), {}],
    ...taxes.map(({ basisPoints, netCents, taxCents }): [string, string, TextStyle] => [
      basisPoints === null
        ? t('tax')
        : t('taxAt', { rate: percent(basisPoints), net: amount(netCents) }),
      amount(taxCents),
      {},
    ]),
    [t('totalIn', { currency }), amount(sums.totalCents), STRONG],
    ...(payment.giftCard
      ? paidByGiftCard(payment.giftCard, sums.totalCents, (key, cents) => [
          t(`${kind}.${key}`, { lastFour: payment.giftCard?.lastFour ?? '' }),
          amount(cents),
          {},
        ])
      : []),
  ]
  const sumAt = rows.findIndex(([, , style]) => style === STRONG)
  let y = top
  if (y + rows.length * 20 > BOTTOM) {
    pdf.document.addPage()
    y = PAGE.margin
  }
  for (const [index, [label, value, style]] of rows.entries()) {
    if (index === sumAt) {
      pdf.rule(x, y, width, INK, 1)
      y += 6
    }
    const labelHeight = pdf.write(label, x, y, { width: width - 90 }, style)
    pdf.write(
      value,
      x + width - 90,
      y,
      { width: 90, align: 'right' },
      fitting(pdf, value, 90, style),
    )
    y += labelHeight + 4
  }
  return y
}

type PaidRow = [label: string, value: string, style: TextStyle]

/** What a gift card paid of the total, and what was paid otherwise. */
function paidByGiftCard(
  { cents }: { cents: number },
  totalCents: number,
  row: (key: 'byGiftCard' | 'otherwise', cents: number) => PaidRow,
): PaidRow[] {
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
      ? [t('smallBusiness', { basis: smallBusinessBasis(document) })]
      : []),
    ...(document.lines.some(({ isGiftCard }) => isGiftCard) ? [t('giftCardsUntaxed')] : []),
  ].join('\n')
  const about = [
    seller.name,
    seller.taxId === '' ? '' : t('taxId', { taxId: seller.taxId }),
    seller.registration,
  ].filter(Boolean)
  const foot = about.length > 1 ? about.join(' · ') : ''
  const height =
    pdf.heightOf(paid, WIDTH) +
    pdf.heightOf(seller.footer, WIDTH, SMALL) +
    pdf.heightOf(foot, WIDTH, SMALL) +
    24
  let y = top
  if (y + height > BOTTOM) {
    pdf.document.addPage()
    y = PAGE.margin
  }
  pdf.write(paid, LEFT, y, { width: WIDTH })
  let last = BOTTOM - pdf.heightOf(foot, WIDTH, SMALL)
  if (seller.footer !== '') last -= pdf.heightOf(seller.footer, WIDTH, SMALL) + 4
  if (foot === '' && seller.footer === '') return
  pdf.rule(LEFT, last - 8, WIDTH, LINE)
  if (seller.footer !== '')
    last += pdf.write(seller.footer, LEFT, last, { width: WIDTH }, SMALL) + 4
  pdf.write(foot, LEFT, last, { width: WIDTH }, SMALL)
}

function pageNumbers({ document, write }: Pdf, { number }: Snapshot, { t }: DocumentTexts): void {
  const { start, count } = document.bufferedPageRange()
  for (let index = start; index < start + count; index++) {
    document.switchToPage(index)
    write(
      t('page', { number, page: index + 1, count }),
      LEFT,
      PAGE.height - PAGE.margin + 4,
      { width: WIDTH, align: 'right' },
      SMALL,
    )
  }
}
