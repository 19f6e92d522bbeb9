import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { AppError, invalidField } from '@/lib/core/errors'
import { COLUMNS, type ColumnName, MAX_IMPORT_LINES } from './import-columns'

/** A line of the file: where it begins, and its cells by column. */
export type TableLine = { line: number; cells: Partial<Record<ColumnName, string>> }

const refused = (message: string, cause?: unknown) => invalidField('file', message, cause)

/**
 * Reads a file of products. Commas, semicolons and tabs are taken for separators, whichever the
 * header uses, because spreadsheets write what their language wants.
 *
 * @throws AppError `invalid` saying what is wrong with the file as a whole
 */
export function readTable(bytes: Uint8Array): TableLine[] {
  const records = parseRecords(textOf(bytes))
  const [header, ...lines] = records
  if (!header) throw refused('The file is empty')
  const columns = columnsOf(header.record)
  if (lines.length === 0) throw refused('The file has a header but no lines')
  if (lines.length > MAX_IMPORT_LINES)
    throw refused(
      `The file has ${lines.length} lines; an import takes at most ${MAX_IMPORT_LINES}. Split it.`,
    )
  return lines.map(({ record, line }) => ({
    line,
    cells: Object.fromEntries(
      columns.flatMap((column, index) =>
        column === ERROR_COLUMN ? [] : [[column, record[index] ?? '']],
      ),
    ),
  }))
}

function textOf(bytes: Uint8Array): string {
  const isWide =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const advice = 'In a spreadsheet, save it as “CSV UTF-8”.'
  if (isWide) throw refused(`The file is UTF-16, not UTF-8. ${advice}`)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (text.includes('\0')) throw refused(`The file is no text. ${advice}`)
    return text
  } catch (error) {
    if (error instanceof AppError) throw error
    throw refused(`The file is not UTF-8. ${advice}`, error)
  }
}

const recordsSchema = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }),
)

type ParsedLine = { record: string[]; line: number }

function parseRecords(text: string): ParsedLine[] {
  const [firstLine = ''] = text.split(/\r?\n/, 1)
  const delimiter = [',', ';', '\t'].reduce((best, candidate) =>
    firstLine.split(candidate).length > firstLine.split(best).length ? candidate : best,
  )
  try {
    const found = recordsSchema.parse(
      parse(text, { delimiter, info: true, skip_empty_lines: true, relax_column_count: true }),
    )
    // `lines` is where a record ends; one whose cells hold line breaks began before that.
    return found.map(({ record, info }) => ({ record, line: info.lines - breaksIn(record) }))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw refused(`The file is not well-formed CSV: ${reason}`, error)
  }
}

const breaksIn = (record: string[]) =>
  record.reduce((count, cell) => count + cell.split('\n').length - 1, 0)

/** What is wrong with a line, in a file of refused ones; it is not read. */
export const ERROR_COLUMN = 'error'
type FileColumn = ColumnName | typeof ERROR_COLUMN

const isColumn = (name: string): name is FileColumn =>
  name === ERROR_COLUMN || COLUMNS.some((column) => column === name)

function columnsOf(header: string[]): FileColumn[] {
  const names = header.map((name) => name.replace(/^\uFEFF/, '').trim())
  const known = `Known columns are: ${COLUMNS.join(', ')}.`
  const unknown = names.filter((name) => !isColumn(name))
  const [first, ...more] = unknown.slice(0, 5).map((name) => `“${name.slice(0, 40)}”`)
  if (first && more.length > 0)
    throw refused(`Unknown columns: ${[first, ...more].join(', ')}. ${known}`)
  if (first) throw refused(`Unknown column: ${first}. ${known}`)
  const columns = names.filter(isColumn)
  const twice = columns.find((name, index) => columns.indexOf(name) !== index)
  if (twice) throw refused(`The column “${twice}” is there twice`)
  if (!columns.includes('slug')) throw refused(`The column “slug” is missing. ${known}`)
  return columns
}
