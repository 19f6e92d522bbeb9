import type { Texts } from '@/components/back-office/language/texts'

/** A parsed key file: its rows, and which columns may be the keys. */
export type KeyFile = {
  name: string
  /** Headers, or such as `Column 1` without any. */
  columns: string[]
  rows: string[][]
  /** The column that looks like the keys. */
  likely: number
}

const MAX_BYTES = 6 * 1024 * 1024
const HEADING =
  /^(?:(?:product|licen[cs]e|activation|serial)[ _-]?)?(?:keys?|codes?|numbers?|serials?|links?|urls?|values?)$|^(?:download|activation|licen[cs]e|serial|keyvalue)/i

/**
 * Reads a file with one key per line, or with columns of which one holds the keys.
 *
 * @throws Error with a text for the reader when it can't be used
 */
export async function readKeyFile(file: File, t: Texts<'licences'>): Promise<KeyFile> {
  if (file.size > MAX_BYTES) throw new Error(t('file.tooLarge'))
  const text = await file.text()
  if (text.includes('\u0000')) throw new Error(t('file.noText'))
  return keyFileFrom(file.name, await parseRows(text, t), t)
}

async function parseRows(text: string, t: Texts<'licences'>): Promise<string[][]> {
  const { parse } = await import('csv-parse/browser/esm/sync')
  try {
    return parse(text, {
      bom: true,
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
    })
  } catch {
    throw new Error(t('file.unreadable'))
  }
}

/** Finds headings and the likely column. @throws Error when there are no rows */
export function keyFileFrom(
  name: string,
  parsed: readonly string[][],
  t: Texts<'licences'>,
): KeyFile {
  const first = parsed.find((row) => row.some((cell) => cell !== ''))
  if (!first) throw new Error(t('file.empty'))
  const likely = first.findIndex((cell) => HEADING.test(cell))
  const hasHeading = likely !== -1
  const rows = parsed.slice(hasHeading ? parsed.indexOf(first) + 1 : 0)
  const width = Math.max(...parsed.map(({ length }) => length))
  return {
    name,
    columns: Array.from(
      { length: width },
      (_, index) => (hasHeading && first[index]) || t('file.column', { number: index + 1 }),
    ),
    rows,
    likely: Math.max(0, likely),
  }
}

/** The keys of one column, blank ones dropped and counted; a last empty line does not count. */
export function keysOfColumn({ rows }: KeyFile, column: number): { keys: string[]; blank: number } {
  const cells = rows.map((row) => row[column]?.trim() ?? '')
  const keys = cells.filter((cell) => cell !== '')
  return { keys, blank: cells.length - keys.length }
}
