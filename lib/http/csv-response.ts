import { UTF8_MARK } from '@/lib/core/csv'
import { streamText } from './text-stream'

/**
 * Answers a CSV file for spreadsheets. Lines are read as fast as the browser accepts them, so that
 * memory use does not grow with their number.
 *
 * @param fileName ASCII letters, such as `orders.csv`
 * @param lines complete lines with their line endings (see csvLine), the header first
 */
export function csvResponse(
  fileName: string,
  lines: Iterable<string> | AsyncIterable<string>,
): Response {
  return new Response(streamText(marked(lines)), {
    headers: {
      'cache-control': 'no-store',
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
    },
  })
}

async function* marked(
  lines: Iterable<string> | AsyncIterable<string>,
): AsyncGenerator<string, void, undefined> {
  yield UTF8_MARK
  yield* lines
}
