import 'server-only'
import PDFDocument from 'pdfkit'
import { FACES, type Face, faceFor, fileOf } from './fonts'
import { type Run, visualRuns, wrapped, writable } from './runs'

// A4, in points.
export const PAGE = { width: 595.28, height: 841.89, margin: 48 } as const
export const INK = '#1f2937'
export const MUTED = '#6b7280'
export const LINE = '#d1d5db'

export type TextStyle = { size?: number; bold?: boolean; colour?: string }
type Place = { width: number; align?: 'left' | 'right' | 'center' }

/** The height of a line of text, in parts of its size. */
const LEADING = 1.35

type PdfOptions = {
  title: string
  author: string
  /** A language tag. */
  language: string
  /** When it was made: the same document of the same time is the same file. */
  madeAt: Date
}

/** A PDF being written, and what is written with. Lengths are points, from the upper left corner. */
export type Pdf = ReturnType<typeof openPdf>

/**
 * Begins a PDF (A4) whose text may be in any script that its fonts have, and in both directions. Characters that they
 * lack are written by their numbers in Unicode.
 */
export function openPdf({ title, author, language, madeAt }: PdfOptions) {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    info: { Title: title, Author: author, CreationDate: madeAt },
    lang: language,
    displayTitle: true,
  })
  for (const face of Object.keys(FACES) as Face[]) document.registerFont(face, fileOf(face))

  const faceOf = (bold: boolean) => (sign: string) => faceFor(sign, language, bold)
  const shown = (text: string, { bold = false }: TextStyle) =>
    writable(text, (sign) => faceOf(bold)(sign) !== null)
  const runsOf = (line: string, { bold = false }: TextStyle): Run<Face>[] =>
    visualRuns(line, faceOf(bold), bold ? 'bold' : 'normal')
  // Given features, a font shapes a run as a whole and in its direction.
  const options = ({ isRightToLeft }: Run<Face>) => ({
    lineBreak: false,
    ...(isRightToLeft && { features: [] }),
  })
  const widthOf = (run: Run<Face>, size: number) =>
    document.font(run.face).fontSize(size).widthOfString(run.text, options(run))
  const measure = (line: string, style: TextStyle) =>
    runsOf(line, style).reduce((sum, run) => sum + widthOf(run, style.size ?? 9), 0)

  const isDrawnBold = ({ face }: Run<Face>, { bold }: TextStyle) =>
    bold === true && face !== 'bold' && face !== 'normal'

  const drawLine = (line: string, x: number, y: number, style: TextStyle) => {
    const { size = 9, colour = INK } = style
    let left = x
    for (const run of runsOf(line, style)) {
      const width = widthOf(run, size)
      const isDrawn = isDrawnBold(run, style)
      document
        .fillColor(colour)
        .strokeColor(colour)
        .lineWidth(size / 40)
        .text(run.text, left, y, {
          ...options(run),
          baseline: 'alphabetic',
          ...(isDrawn && { fill: true, stroke: true }),
        })
      left += width
    }
  }

  /** The lines of a text in a width; an empty text has none. */
  const linesIn = (text: string, width: number, style: TextStyle): string[] =>
    text
      .split(/\r\n?|\n/)
      .flatMap((paragraph) =>
        wrapped(shown(paragraph, style), width, (line) => measure(line, style)),
      )

  const heightOf = (text: string, width: number, style: TextStyle = {}): number =>
    linesIn(text, width, style).length * (style.size ?? 9) * LEADING

  return {
    document,
    heightOf,
    /** How wide a line of text is. */
    widthOf: (text: string, style: TextStyle = {}) => measure(shown(text, style), style),
    /** Writes a text. @returns its height */
    write(
      text: string,
      x: number,
      y: number,
      { width, align = 'left' }: Place,
      style: TextStyle = {},
    ): number {
      const { size = 9 } = style
      const lines = linesIn(text, width, style)
      for (const [index, line] of lines.entries()) {
        const free = width - measure(line, style)
        const indent = align === 'left' ? 0 : align === 'right' ? free : free / 2
        drawLine(line, x + indent, y + index * size * LEADING + size, style)
      }
      return lines.length * size * LEADING
    },
    /** Draws a horizontal line. */
    rule(x: number, y: number, width: number, colour = LINE, weight = 0.5) {
      document
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(weight)
        .strokeColor(colour)
        .stroke()
    },
    /** The whole file. Nothing can be written after. */
    finished(): Promise<Buffer> {
      return new Promise((resolve, reject) => {
        const chunks: Buffer[] = []
        document.on('data', (chunk: Buffer) => chunks.push(chunk))
        document.on('end', () => resolve(Buffer.concat(chunks)))
        document.on('error', reject)
        document.end()
      })
    },
  }
}
