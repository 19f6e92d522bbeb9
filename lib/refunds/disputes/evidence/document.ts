import 'server-only'
import { INK, MUTED, openPdf, PAGE, type Pdf, type TextStyle } from '@/lib/platform/pdf/pdf'
import type { Evidence } from './collect'

const MARGIN = PAGE.margin
const WIDTH = PAGE.width - 2 * MARGIN
const BOTTOM = PAGE.height - MARGIN - 20

/** An order's evidence as a PDF (A4). */
export async function evidencePdf(evidence: Evidence): Promise<Buffer> {
  const title = `Evidence for order ${evidence.orderNumber}`
  const pdf = await openPdf({ title, author: evidence.store, language: 'en', madeAt: new Date() })
  const page = pen(pdf)
  page.title(title)
  page.muted(`${evidence.store} · made ${evidence.madeAt}`)
  for (const { title, rows } of evidence.facts) {
    page.heading(title)
    for (const [label, value] of rows) page.fact(label, value)
  }
  for (const { title, empty, head, rows } of [...evidence.activity, ...evidence.tables]) {
    page.heading(title)
    if (rows.length === 0) page.muted(empty)
    else page.table(head, rows)
  }
  page.heading('Refund policy at the purchase')
  for (const paragraph of evidence.policy) page.text(paragraph)
  page.numbers(`Order ${evidence.orderNumber}`)
  return pdf.finished()
}

/** Writes from top to bottom, and goes on on another page where one is full. */
function pen(pdf: Pdf) {
  const { document } = pdf
  let y: number = MARGIN
  const needs = (height: number) => {
    if (y + height <= BOTTOM) return
    document.addPage()
    y = MARGIN
  }

  const text = (content: string, style: TextStyle = {}) => {
    needs(pdf.heightOf(content, WIDTH, style))
    y += pdf.write(content, MARGIN, y, { width: WIDTH }, style) + 3
  }

  const row = (cells: string[], style: TextStyle) => {
    const column = WIDTH / cells.length
    const width = column - 8
    const height = Math.max(...cells.map((cell) => pdf.heightOf(cell, width, style)))
    needs(height + 8)
    for (const [index, cell] of cells.entries())
      pdf.write(cell, MARGIN + index * column, y, { width }, style)
    pdf.rule(MARGIN, y + height + 3, WIDTH)
    y += height + 6
  }

  return {
    title: (content: string) => text(content, { bold: true, size: 18 }),
    muted: (content: string) => text(content, { colour: MUTED }),
    text: (content: string) => text(content),
    heading(content: string) {
      needs(60)
      y += 10
      text(content, { bold: true, size: 12 })
    },
    fact(label: string, value: string) {
      needs(pdf.heightOf(value, WIDTH - 150) + 3)
      const labelHeight = pdf.write(label, MARGIN, y, { width: 145 }, { colour: MUTED })
      const height = pdf.write(value, MARGIN + 150, y, { width: WIDTH - 150 })
      y += Math.max(labelHeight, height) + 3
    },
    table(head: string[], rows: string[][]) {
      row(head, { bold: true, size: 8, colour: MUTED })
      for (const cells of rows) row(cells, { size: 8, colour: INK })
    },
    numbers(footer: string) {
      const { start, count } = document.bufferedPageRange()
      for (let index = start; index < start + count; index++) {
        document.switchToPage(index)
        pdf.write(
          `${footer} · page ${index + 1} of ${count}`,
          MARGIN,
          PAGE.height - MARGIN + 8,
          { width: WIDTH, align: 'center' },
          { size: 8, colour: MUTED },
        )
      }
    },
  }
}
