import 'server-only'
import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import type { Evidence } from './collect'

const FONTS = join(process.cwd(), 'node_modules/dejavu-fonts-ttf/ttf')
const NORMAL = 'Normal'
const BOLD = 'Bold'

const MARGIN = 48
const WIDTH = 595.28 - 2 * MARGIN
const BOTTOM = 841.89 - MARGIN - 20
const INK = '#1f2937'
const MUTED = '#6b7280'
const LINE = '#d1d5db'

/**
 * An order's evidence as a PDF (A4). Signs of scripts that its font lacks, such as Chinese ones, are
 * written as their numbers in Unicode, so that nothing is lost without being seen.
 */
export function evidencePdf(evidence: Evidence): Promise<Buffer> {
  const title = `Evidence for order ${evidence.orderNumber}`
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    info: { Title: title, Author: evidence.store },
    lang: 'en',
    displayTitle: true,
  })
  document.registerFont(NORMAL, join(FONTS, 'DejaVuSans.ttf'))
  document.registerFont(BOLD, join(FONTS, 'DejaVuSans-Bold.ttf'))
  const page = pen(document)
  page.title(title)
  page.muted(`${evidence.store} · made ${evidence.madeAt}`)
  for (const { title, rows } of evidence.facts) {
    page.heading(title)
    for (const [label, value] of rows) page.fact(label, value)
  }
  for (const { title, empty, head, rows } of evidence.tables) {
    page.heading(title)
    if (rows.length === 0) page.muted(empty)
    else page.table(head, rows)
  }
  page.heading('Refund policy at the purchase')
  for (const paragraph of evidence.policy) page.text(paragraph)
  page.numbers(`Order ${evidence.orderNumber}`)
  return finished(document)
}

function finished(document: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
    document.end()
  })
}

/** Scripts that the font has: Latin, Greek, Cyrillic, Arabic, and common signs. */
const WRITABLE = /[\u0020-\u052f\u0600-\u06ff\u1e00-\u1fff\u2010-\u20bf\u2100-\u214f]/u

const writable = (text: string) =>
  [...text.replaceAll(/\s+/g, ' ')]
    .map((sign) =>
      WRITABLE.test(sign)
        ? sign
        : `[U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]`,
    )
    .join('')

/** Writes from top to bottom, and goes on on another page where one is full. */
function pen(document: PDFKit.PDFDocument) {
  const needs = (height: number) => {
    if (document.y + height > BOTTOM) document.addPage()
  }
  const write = (font: string, size: number, colour: string) =>
    document.font(font).fontSize(size).fillColor(colour)

  const text = (content: string, font = NORMAL, size = 9, colour = INK) => {
    const shown = writable(content)
    needs(write(font, size, colour).heightOfString(shown, { width: WIDTH }))
    document.text(shown, MARGIN, document.y, { width: WIDTH })
    document.moveDown(0.3)
  }

  const row = (cells: string[], font: string, colour: string) => {
    const width = WIDTH / cells.length
    const shown = cells.map(writable)
    const height = Math.max(
      ...shown.map((cell) => write(font, 8, colour).heightOfString(cell, { width: width - 8 })),
    )
    needs(height + 8)
    const top = document.y
    for (const [index, cell] of shown.entries())
      document.text(cell, MARGIN + index * width, top, { width: width - 8 })
    document
      .moveTo(MARGIN, top + height + 3)
      .lineTo(MARGIN + WIDTH, top + height + 3)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke()
    document.y = top + height + 6
  }

  return {
    title: (content: string) => text(content, BOLD, 18),
    muted: (content: string) => text(content, NORMAL, 9, MUTED),
    text: (content: string) => text(content),
    heading(content: string) {
      needs(60)
      document.moveDown(0.8)
      text(content, BOLD, 12)
    },
    fact(label: string, value: string) {
      const shown = writable(value)
      const height = write(NORMAL, 9, INK).heightOfString(shown, { width: WIDTH - 150 })
      needs(height + 3)
      const top = document.y
      write(NORMAL, 9, MUTED).text(label, MARGIN, top, { width: 145 })
      const labelEnd = document.y
      write(NORMAL, 9, INK).text(shown, MARGIN + 150, top, { width: WIDTH - 150 })
      document.y = Math.max(labelEnd, top + height) + 3
    },
    table(head: string[], rows: string[][]) {
      row(head, BOLD, MUTED)
      for (const cells of rows) row(cells, NORMAL, INK)
    },
    numbers(footer: string) {
      const { start, count } = document.bufferedPageRange()
      for (let index = start; index < start + count; index++) {
        document.switchToPage(index)
        // Below the margin, where text would begin another page.
        document.page.margins.bottom = 0
        write(NORMAL, 8, MUTED).text(
          `${footer} · page ${index + 1} of ${count}`,
          MARGIN,
          841.89 - MARGIN + 8,
          { width: WIDTH, align: 'center', lineBreak: false },
        )
      }
    },
  }
}
