import type { Group, Result, Row } from './figures'
import { earlierRow } from './last-release'

const HEADINGS = ['', 'per second', 'p50 ms', 'p95 ms', 'p99 ms', '', '', 'last release']
const NUMBERS = [1, 2, 3, 4]

/** All figures as one aligned text, beside the main ones of the last release. */
export function asTable(groups: Group[], earlier: Result | undefined): string {
  const lines = groups.flatMap(({ title, rows, failure }) => [
    [],
    [title],
    ...rows.map((row) => [...cells(row), mainFigure(earlierRow(earlier, title, row.name))]),
    ...(failure ? [[`  ✗ could not be measured: ${failure}`]] : []),
  ])
  const widths = HEADINGS.map((heading, column) =>
    Math.max(
      heading.length,
      // Titles and failures are alone in their line and may exceed their column.
      ...lines.filter(({ length }) => length > 1).map((line) => line[column]?.length ?? 0),
    ),
  )
  const align = (text: string, column: number) =>
    NUMBERS.includes(column) ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0)
  return [HEADINGS, ...lines].map((line) => line.map(align).join('  ').trimEnd()).join('\n')
}

function cells({ name, perSecond, p50, p95, p99, note = '', target }: Row): string[] {
  const number = (value?: number) => (value === undefined ? '' : rounded(value))
  const verdict = target ? `${target.met ? '✓' : '✗'} ${target.text}` : ''
  return [`  ${name}`, ...[perSecond, p50, p95, p99].map(number), note, verdict]
}

/** What one looks at first in a line. */
function mainFigure(row: Row | undefined): string {
  if (!row) return ''
  if (row.perSecond !== undefined) return `${rounded(row.perSecond)}/s`
  return row.p50 === undefined ? (row.note ?? '') : `${rounded(row.p50)} ms`
}

const rounded = (value: number) => value.toFixed(value < 100 ? 1 : 0)
