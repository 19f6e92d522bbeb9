import type { KeyboardEvent } from 'react'

/** What one letter does in a list. */
const LETTERS = ['j', 'k', 'x', 'e']

/** Where letters are written. */
const WRITTEN_IN = 'textarea, select, [contenteditable="true"], input:not([type="checkbox"])'

/** The letters as `aria-keyshortcuts` names them. */
export const ROW_KEYS = LETTERS.join(' ')

/**
 * Goes through the rows of a table by single letters: j and k to the next and the one before, x chooses, e opens. Only while the
 * focus is in the table, so that they are in nobody's way who speaks to the computer (WCAG 2.1.4).
 */
export function onRowKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: table, key } = event
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !LETTERS.includes(key))
    return
  // A dialog that a row opened stands elsewhere.
  if (!(target instanceof HTMLElement) || !table.contains(target) || target.matches(WRITTEN_IN))
    return
  const rows = [...table.querySelectorAll<HTMLElement>('tr[data-row]')]
  const here = target.closest<HTMLElement>('tr[data-row]')
  const place = here ? rows.indexOf(here) : -1
  event.preventDefault()
  if (key === 'j') rows[Math.min(place + 1, rows.length - 1)]?.focus()
  else if (key === 'k') rows[Math.max(place - 1, 0)]?.focus()
  else if (key === 'x') here?.querySelector<HTMLElement>('input[type="checkbox"]')?.click()
  else opensRow(here)?.click()
}

/** What the row is about leads to it, or the first of its actions. */
const opensRow = (row: HTMLElement | null) =>
  row?.querySelector<HTMLElement>(
    'td[data-place="title"] :is(a, button), td[data-place="title"] ~ td[data-place="unlabelled"] :is(a, button)',
  )
