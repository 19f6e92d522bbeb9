import 'server-only'
import type { PrintedLogo } from '@/lib/media/printed-logo'
import { INK, LINE, MUTED, PAGE, type Pdf, type TextStyle } from '@/lib/platform/pdf/pdf'
import type { DocumentTexts } from './document-texts'
import type { Snapshot } from './snapshot'

// The parts that documents of the store are drawn with, from above to below. Each returns where it ends.

export const LEFT = PAGE.margin
export const WIDTH = PAGE.width - 2 * PAGE.margin
export const HALF = WIDTH / 2
/** Where the table ends on a page that is followed by another. */
const BOTTOM = PAGE.height - PAGE.margin - 24
/** The lines of the seller's name and of the totals. */
export const STRONG: TextStyle = { bold: true, size: 11 }
export const SMALL: TextStyle = { size: 8, colour: MUTED }

/** The largest that a logo is printed. */
const LOGO = { width: 132, height: 40 }
const BELOW_LOGO = 10

/** The logo at the top of a document. @returns the height that it takes, with what is below it; none where there is none */
export function drawLogo({ document }: Pdf, logo: PrintedLogo | null): number {
  if (!logo) return 0
  const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height)
  const [width, height] = [logo.width * scale, logo.height * scale]
  document.image(logo.png, LEFT, PAGE.margin, { width, height })
  return height + BELOW_LOGO
}

type Seller = Pick<Snapshot['seller'], 'name' | 'address' | 'email'>

/** Who sells, and what this is. */
export function writeHeading(
  pdf: Pdf,
  {
    seller,
    title,
    number,
    logo = null,
  }: { seller: Seller; title: string; number: string; logo?: PrintedLogo | null },
): number {
  const place = { width: HALF - 20 }
  let y: number = PAGE.margin + drawLogo(pdf, logo)
  y += pdf.write(seller.name, LEFT, y, place, { bold: true, size: 13 }) + 2
  const lines = [seller.address, seller.email].filter(Boolean).join('\n')
  y += pdf.write(lines, LEFT, y, place, { size: 8.5, colour: MUTED })
  const right = { width: HALF, align: 'right' } as const
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

export type Fact = [label: string, value: string]

/** Dates and references, in the right half. */
export function writeFacts(pdf: Pdf, facts: readonly Fact[], top: number): number {
  let y = top
  for (const [label, value] of facts) {
    const x = LEFT + HALF
    const labelWidth = HALF * 0.44
    const labelHeight = pdf.write(label, x, y, { width: labelWidth }, { colour: MUTED })
    const valueWidth = HALF - labelWidth - 8
    const height = pdf.write(value, x + labelWidth + 8, y, { width: valueWidth, align: 'right' })
    y += Math.max(labelHeight, height) + 2
  }
  return y
}

export type Cells = readonly string[]
/** The widths of the columns; the first is a text, the others are figures. */
const COLUMNS = [167, 38, 68, 66, 42, 56, 62.28] as const
const GAP = 6

/** What is sold, on as many pages as it takes, each with the head of the table. */
export function writeTable(pdf: Pdf, head: Cells, rows: readonly Cells[], top: number): number {
  let y = top
  const write = (cells: Cells, style: TextStyle) => {
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
  const writeHead = () => write(head, { size: 7.5, bold: true, colour: MUTED })
  writeHead()
  for (const cells of rows) {
    if (y + pdf.heightOf(cells[0] ?? '', COLUMNS[0] - GAP, { size: 8.5 }) > BOTTOM - 20) {
      pdf.document.addPage()
      y = PAGE.margin
      writeHead()
    }
    write(cells, { size: 8.5 })
  }
  return y
}

/** The row whose style is {@link STRONG} stands below a line. */
export type SumRow = [label: string, value: string, style: TextStyle]

/** The sums: net, the tax by rate, and the total. */
export function writeSums(pdf: Pdf, rows: readonly SumRow[], top: number): number {
  const width = 240
  const x = LEFT + WIDTH - width
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

type Foot = { line: string; words: string }

/** Who the seller is by law, and what they say at the end. */
export function footOf(seller: Snapshot['seller'], t: DocumentTexts['t']): Foot {
  const about = [
    seller.name,
    seller.taxId === '' ? '' : t('taxId', { taxId: seller.taxId }),
    seller.registration,
  ].filter(Boolean)
  return { line: about.length > 1 ? about.join(' · ') : '', words: seller.footer }
}

/** What is said below the sums, and at the end of the page. */
export function writeClosing(pdf: Pdf, said: string, { line, words }: Foot, top: number): void {
  const height =
    pdf.heightOf(said, WIDTH) +
    pdf.heightOf(words, WIDTH, SMALL) +
    pdf.heightOf(line, WIDTH, SMALL) +
    24
  let y = top
  if (y + height > BOTTOM) {
    pdf.document.addPage()
    y = PAGE.margin
  }
  pdf.write(said, LEFT, y, { width: WIDTH })
  let last = BOTTOM - pdf.heightOf(line, WIDTH, SMALL)
  if (words !== '') last -= pdf.heightOf(words, WIDTH, SMALL) + 4
  if (line === '' && words === '') return
  pdf.rule(LEFT, last - 8, WIDTH, LINE)
  if (words !== '') last += pdf.write(words, LEFT, last, { width: WIDTH }, SMALL) + 4
  pdf.write(line, LEFT, last, { width: WIDTH }, SMALL)
}

/** Numbers the pages. @param textOf counted from 1 */
export function numberPages(
  { document, write }: Pdf,
  textOf: (page: number, count: number) => string,
): void {
  const { start, count } = document.bufferedPageRange()
  for (let index = start; index < start + count; index++) {
    document.switchToPage(index)
    write(
      textOf(index + 1, count),
      LEFT,
      PAGE.height - PAGE.margin + 4,
      { width: WIDTH, align: 'right' },
      SMALL,
    )
  }
}
