import { setImmediate } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import { AppError, invalidField } from '@/lib/core/errors'
import { type ServerText, say } from '@/lib/core/server-text'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import {
  type Cells,
  COLUMNS,
  type ColumnName,
  factOfColumn,
  MAX_IMPORT_LINES,
  pricedIn,
} from './import-columns'

/** A line of the file: where it begins, and its cells by column. */
export type TableLine = {
  line: number
  cells: Cells
  /** All cells of a line that has more or fewer than the heading, so that nobody knows which is which. */
  misfit?: { record: string[]; expected: number }
}

/** A record holds one product; no product is as large, and parsing a larger one would hold everybody up. */
const MAX_RECORD_CHARACTERS = 500_000
const MAX_CELLS = 200
/** What is parsed before others get their turn. */
const CHARACTERS_AT_ONCE = 16_384

const refused = (text: ServerText, cause?: unknown) => invalidField('file', text, cause)

/**
 * Reads a file of products, in parts, so that a large one delays nobody else. Commas, semicolons and tabs are taken for
 * separators, whichever the header uses, because spreadsheets write what their language wants; a first line `sep=;`, by
 * which they are told, is followed.
 *
 * @param baseCurrency that of the store, which has the columns of no other currency
 * @throws AppError `invalid` saying what is wrong with the file as a whole
 */
export async function readTable(
  bytes: Uint8Array,
  baseCurrency: CurrencyCode,
): Promise<TableLine[]> {
  const lines: TableLine[] = []
  let heading: Heading | undefined
  for await (const { record, line } of records(textOf(bytes))) {
    if (record.length > MAX_CELLS)
      throw refused(say('files.cellsAtMost', { line, count: record.length, max: MAX_CELLS }))
    if (!heading) {
      heading = headingOf(record, baseCurrency)
      continue
    }
    if (lines.length === MAX_IMPORT_LINES)
      throw refused(say('files.linesAtMost', { max: MAX_IMPORT_LINES }))
    lines.push(lineOf(heading, record, line))
  }
  if (!heading) throw refused(say('files.empty'))
  if (lines.length === 0) throw refused(say('files.noLines'))
  return lines
}

function lineOf({ columns, nameless, size }: Heading, record: string[], line: number): TableLine {
  const cells = Object.fromEntries(
    columns.flatMap(({ name, index }) =>
      name === ERROR_COLUMN ? [] : [[name, record[index] ?? '']],
    ),
  )
  if (record.length !== size) return { line, cells, misfit: { record, expected: size } }
  const filled = nameless.find((index) => record[index]?.trim() !== '')
  if (filled !== undefined)
    throw refused(say('files.columnWithoutName', { column: filled + 1, line }))
  return { line, cells }
}

function textOf(bytes: Uint8Array): string {
  const isWide =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const advice = say('files.saveAsUtf8')
  if (isWide) throw refused(say('files.isUtf16', { advice }))
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (text.includes('\0')) throw refused(say('files.noText', { advice }))
    return text
  } catch (error) {
    if (error instanceof AppError) throw error
    throw refused(say('files.notUtf8', { advice }), error)
  }
}

const recordSchema = z.object({
  record: z.array(z.string()),
  info: z.object({ lines: z.number() }),
})

type ParsedLine = { record: string[]; line: number }

/** What a spreadsheet is told of a file's separator, in a line before its heading. */
const SEPARATOR_LINE = /^sep=([,;\t|])\r?\n/i

async function* records(text: string): AsyncGenerator<ParsedLine> {
  const told = SEPARATOR_LINE.exec(text)
  const from = told?.[0].length ?? 0
  const parser = parse({
    delimiter: told?.[1] ?? separatorOf(text),
    info: true,
    skip_empty_lines: true,
    relax_column_count: true,
  })
  void writeInParts(parser, text, from)
  try {
    for await (const found of parser) {
      const { record, info } = recordSchema.parse(found)
      // `lines` is where a record ends; one whose cells hold line breaks began before that.
      yield { record, line: info.lines - breaksIn(record) + (told ? 1 : 0) }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw refused(say('files.notWellFormedCsv', { reason: error.message }), error)
  }
}

/** Feeds a parser part by part, as fast as it is read, and lets others have their turn in between. */
async function writeInParts(parser: ReturnType<typeof parse>, text: string, from: number) {
  let done = 0
  let recordFrom = from
  for (let at = from; at < text.length && !parser.destroyed; at += CHARACTERS_AT_ONCE) {
    parser.write(text.slice(at, at + CHARACTERS_AT_ONCE))
    await setImmediate()
    if (parser.writableNeedDrain && !parser.destroyed)
      await new Promise<void>((resolve) => {
        parser.once('drain', resolve).once('close', resolve)
      })
    const before = done
    done = parser.info.records + parser.info.empty_lines
    if (done > before) recordFrom = at
    else if (at - recordFrom > MAX_RECORD_CHARACTERS)
      parser.destroy(refused(say('files.lineTooLong', { max: MAX_RECORD_CHARACTERS })))
  }
  if (!parser.destroyed) parser.end()
}

function separatorOf(text: string): string {
  const [firstLine = ''] = text.slice(0, MAX_RECORD_CHARACTERS).split(/\r?\n/, 1)
  return [',', ';', '\t'].reduce((best, candidate) =>
    firstLine.split(candidate).length > firstLine.split(best).length ? candidate : best,
  )
}

const breaksIn = (record: string[]) =>
  record.reduce((count, cell) => count + cell.split('\n').length - 1, 0)

/** What is wrong with a line, in a file of refused ones; it is not read. */
export const ERROR_COLUMN = 'error'
type FileColumn = ColumnName | typeof ERROR_COLUMN

const isColumn = (name: string): name is FileColumn =>
  name === ERROR_COLUMN ||
  COLUMNS.some((column) => column === name) ||
  pricedIn(name) !== null ||
  factOfColumn(name) !== null

/** The columns with their places, the places of those without a name, and how many there are in all. */
type Heading = { columns: { name: FileColumn; index: number }[]; nameless: number[]; size: number }

function headingOf(record: string[], baseCurrency: CurrencyCode): Heading {
  const names = record.map((name) => name.replace(/^\uFEFF/, '').trim())
  const known = say('files.knownColumns', {
    columns: [...COLUMNS, 'price_EUR', 'originalPrice_EUR'].join(', '),
  })
  const unknown = names.filter((name) => name !== '' && !isColumn(name))
  const [first, ...more] = unknown.slice(0, 5).map((name) => `“${name.slice(0, 40)}”`)
  if (first && more.length > 0)
    throw refused(say('files.unknownColumns', { columns: [first, ...more].join(', '), known }))
  if (first) throw refused(say('files.unknownColumn', { column: first, known }))
  const columns = names.flatMap((name, index) => (isColumn(name) ? [{ name, index }] : []))
  const twice = columns.find(({ name }, at) => columns.findIndex((one) => one.name === name) !== at)
  const own = columns.find(({ name }) => pricedIn(name)?.currency === baseCurrency)
  if (own) throw refused(say('files.columnOfBase', { column: own.name, currency: baseCurrency }))
  if (twice) throw refused(say('files.columnTwice', { column: twice.name }))
  if (!columns.some(({ name }) => name === 'slug'))
    throw refused(say('files.slugColumnMissing', { known }))
  const nameless = names.flatMap((name, index) => (name === '' ? [index] : []))
  return { columns, nameless, size: names.length }
}
