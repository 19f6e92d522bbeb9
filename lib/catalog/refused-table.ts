import { csvLine, unescapeFormula } from '@/lib/core/csv'
import { englishOf } from '@/lib/core/english-text'
import type { ServerText } from '@/lib/core/server-text'
import { ERROR_COLUMN, type TableLine } from './import-table'

/**
 * The refused lines of a file as a file of the same columns, and one that says what is wrong. Once corrected it can be
 * imported as it is: that column is not read. One with too many or too few cells is given back as it is, so that it is
 * refused again until it is corrected.
 */
export function* refusedTable(
  lines: readonly TableLine[],
  refusals: readonly { line: number; problems: readonly ServerText[] }[],
): Generator<string> {
  const problemsOf = new Map(refusals.map(({ line, problems }) => [line, problems]))
  yield csvLine([...Object.keys(lines[0]?.cells ?? {}), ERROR_COLUMN])
  for (const { line, cells, misfit } of lines) {
    const problems = problemsOf.get(line)
    if (!problems) continue
    const given = misfit?.record ?? Object.values(cells)
    yield csvLine([...given.map(unescapeFormula), problems.map(englishOf).join('; ')])
  }
}
