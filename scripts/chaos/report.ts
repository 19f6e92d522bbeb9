import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Book } from './books'
import type { Outcome } from './run'

const SHOWN = 8

const isRight = ({ differences }: Book) => differences.length === 0

/** Rows with columns of equal width. */
function table(rows: readonly string[][]): string {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows
    .map((row) => `  ${row.map((cell, at) => cell.padEnd(widths?.[at] ?? 0)).join('  ')}`.trimEnd())
    .join('\n')
}

const counts = (of: ReadonlyMap<string, number>) =>
  [...of].sort(([a], [b]) => a.localeCompare(b)).map(([name, count]) => [name, String(count)])

/** The table of the books, what struck, and the stories of whatever does not balance. */
export function report({ world, books, seconds, settled }: Outcome, folder: string): string {
  const { journal, options } = world
  const orders = [...journal.stories.values()].filter((story) => story.orders.size > 0).length
  const wrong = books.filter((book) => !isRight(book))
  const stories = [...journal.stories.values()].flatMap(({ index, events }) =>
    events.map((event) => `#${index} ${event}`),
  )
  writeFileSync(join(folder, 'stories.log'), `${stories.join('\n')}\n`)
  writeFileSync(join(folder, 'surroundings.log'), `${journal.surroundings.join('\n')}\n`)
  return `
${table([
  ['what', 'expected', 'found', 'verdict'],
  ...books.map((book) => [
    book.what,
    book.expected,
    book.found,
    isRight(book) ? 'ok' : `✖ ${book.differences.length}`,
  ]),
])}

Faults that struck
${table(counts(journal.strikes))}

Answers by status
${table(counts(journal.answers))}

${journal.stories.size - 1} checkouts in ${seconds.toFixed(1)} s (${((journal.stories.size - 1) / seconds).toFixed(1)} a second), ${orders} told of their order, ${options.processes} servers, settled after ${settled.minutes} minutes of the store's time
Seed ${options.seed}; the stories are in ${folder}
${wrong.map((book) => details(book, world.journal)).join('\n')}`
}

/** Enough to find out what happened: what differs, and the stories of the carts that it is about. */
function details({ what, differences }: Book, journal: Outcome['world']['journal']): string {
  const shown = differences.slice(0, SHOWN).map(({ text, sessionId }) => {
    const index = Number(sessionId?.split('-').at(-1))
    const events = journal.stories.get(index)?.events ?? []
    return [`  ${text}${sessionId ? ` (--only ${index})` : ''}`, ...events.map((e) => `      ${e}`)]
  })
  const more = differences.length - SHOWN
  return [`✖ ${what}`, ...shown.flat(), ...(more > 0 ? [`  and ${more} more`] : [])].join('\n')
}
