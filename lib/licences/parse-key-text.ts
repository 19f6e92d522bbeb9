import type { parse } from 'csv-parse/browser/esm/sync'
import { blocksOf, DELIMITERS, type KeyLayout } from './key-list'

/**
 * The cells of a text; quotes are read as a table has them, and as they are where they make no sense so.
 *
 * @param parser of csv-parse, which a browser loads late
 */
export function parseKeyText(parser: typeof parse, text: string, layout: KeyLayout): string[][] {
  if (layout === 'blocks') return blocksOf(text).map((block) => [block])
  const options = {
    bom: true,
    delimiter: [...DELIMITERS[layout]],
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
  }
  try {
    return parser(text, options)
  } catch {
    return parser(text, { ...options, quote: false })
  }
}
