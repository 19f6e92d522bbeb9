import 'server-only'
import PDFDocument from 'pdfkit'
import { type Archived, ArchivedDocument } from './archived'
import { type Face, faceFinder } from './fonts'
import { fontLoader } from './loaded-fonts'
import { type Run, visualRuns, wrapped, writable } from './runs'
import { shapingFont } from './shaping-font'

// A4, in points.
export const PAGE = { width: 595.28, height: 841.89, margin: 48 } as const
/** What it may be printed on, in points. */
export const PAPERS = {
  a4: { width: PAGE.width, height: PAGE.height },
  letter: { width: 612, height: 792 },
} as const
export type Paper = keyof typeof PAPERS
export const INK = '#1f2937'
export const MUTED = '#6b7280'
export const LINE = '#d1d5db'

export type TextStyle = { size?: number; bold?: boolean; colour?: string }
type Drawn = { size: number; colour: string; faceOf: (cluster: string) => Face | null }
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
  /** A4 unless given. */
  paper?: Paper
  /** Makes it a file for archives (PDF/A-3b) that holds another one. */
  archived?: Archived
}

/** A PDF being written, and what is written with. Lengths are points, from the upper left corner. */
export type Pdf = Awaited<ReturnType<typeof openPdf>>

/**
 * Begins a PDF whose text may be in any living script, and in both directions. Characters that no font
 * has are written by their numbers in Unicode.
 */
export async function openPdf({
  title,
  author,
  language,
  madeAt,
  paper = 'a4',
  archived,
}: PdfOptions) {
  const options: PDFKit.PDFDocumentOptions = {
    size: paper === 'a4' ? 'A4' : 'LETTER',
    margin: 0,
    bufferPages: true,
    info: { Title: title, Author: author, CreationDate: madeAt },
    lang: language,
    displayTitle: true,
  }
  const document = archived
    ? new ArchivedDocument(options, archived, madeAt)
    : new PDFDocument(options)
  const load = await fontLoader()
  const registered = new Set<string>()
  const use = ({ face, isRightToLeft }: Run<Face>) => {
    const name = `${face.name}${isRightToLeft ? '-rtl' : ''}`
    if (!registered.has(name)) {
      document.registerFont(name, shapingFont(face, name, isRightToLeft, load))
      registered.add(name)
    }
    return document.font(name)
  }

  const facesOf = faceFinder(language, load)
  const runsOf = (line: string, { faceOf }: Drawn): Run<Face>[] => visualRuns(line, faceOf)
  // Given features, a font shapes a run as a whole, and not word by word from left to right.
  const runOptions = ({ isRightToLeft }: Run<Face>) => ({
    lineBreak: false,
    ...(isRightToLeft && { features: [] }),
  })
  const widthOf = (run: Run<Face>, size: number) =>
    use(run).fontSize(size).widthOfString(run.text, runOptions(run))
  const measure = (line: string, drawn: Drawn) =>
    runsOf(line, drawn).reduce((sum, run) => sum + widthOf(run, drawn.size), 0)

  const drawLine = (line: string, x: number, y: number, drawn: Drawn) => {
    let left = x
    for (const run of runsOf(line, drawn)) {
      const width = widthOf(run, drawn.size)
      document
        .fillColor(drawn.colour)
        .strokeColor(drawn.colour)
        .lineWidth(drawn.size / 40)
        .text(run.text, left, y, {
          ...runOptions(run),
          baseline: 'alphabetic',
          ...(run.face.isDrawnBold && { fill: true, stroke: true }),
        })
      left += width
    }
  }

  const drawnAs = (text: string, { size = 9, bold = false, colour = INK }: TextStyle): Drawn => ({
    size,
    colour,
    faceOf: facesOf(text.normalize('NFC'), bold),
  })
  const shown = (text: string, { faceOf }: Drawn) =>
    writable(text, (cluster) => faceOf(cluster) !== null)

  /** The lines of a text in a width; an empty text has none. */
  const linesIn = (text: string, width: number, drawn: Drawn): string[] =>
    text
      .split(/\r\n?|\n/)
      .flatMap((paragraph) =>
        wrapped(shown(paragraph, drawn), width, (line) => measure(line, drawn)),
      )

  return {
    document,
    heightOf(text: string, width: number, style: TextStyle = {}): number {
      const drawn = drawnAs(text, style)
      return linesIn(text, width, drawn).length * drawn.size * LEADING
    },
    /** How wide a line of text is. */
    widthOf(text: string, style: TextStyle = {}): number {
      const drawn = drawnAs(text, style)
      return measure(shown(text, drawn), drawn)
    },
    /** Writes a text. @returns its height */
    write(
      text: string,
      x: number,
      y: number,
      { width, align = 'left' }: Place,
      style: TextStyle = {},
    ): number {
      const drawn = drawnAs(text, style)
      const { size } = drawn
      const lines = linesIn(text, width, drawn)
      for (const [index, line] of lines.entries()) {
        const free = width - measure(line, drawn)
        const indent = align === 'left' ? 0 : align === 'right' ? free : free / 2
        drawLine(line, x + indent, y + index * size * LEADING + size, drawn)
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
