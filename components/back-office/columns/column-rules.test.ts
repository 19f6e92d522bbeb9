import { describe, expect, it } from '@jest/globals'
import { chosenColumns, type ListColumn, optionsOf, showSame, standardKeys } from './column-rules'

const column = (key: string, more: Partial<ListColumn<null>> = {}): ListColumn<null> => ({
  key,
  header: key.toUpperCase(),
  cell: () => key,
  ...more,
})
const COLUMNS = [
  column('select', { header: null }),
  column('name'),
  column('status'),
  column('payment', { isMinor: true }),
  column('country', { isExtra: true }),
  column('actions'),
]
const shownAs = (shown: string[]) =>
  chosenColumns(COLUMNS, shown).map(({ key, isMinor, isCardOnly }) =>
    [key, isMinor && 'table', isCardOnly && 'cards'].filter(Boolean).join(' '),
  )

describe('the columns of a list', () => {
  it('are at first those that everybody needs', () => {
    const shown = standardKeys(COLUMNS)
    expect(shown).toEqual(['status', 'payment'])
    expect(shownAs(shown)).toEqual(['select', 'name', 'status', 'payment table', 'actions'])
  })

  it('can all be left out but what a row is about, and what is done to it', () => {
    expect(optionsOf(COLUMNS, ['country']).map(({ key, isShown }) => [key, isShown])).toEqual([
      ['status', false],
      ['payment', false],
      ['country', true],
    ])
    expect(shownAs([])).toEqual(['select', 'name', 'status cards', 'actions'])
  })

  it('keep their order, and leave the cards of a phone as they are', () => {
    expect(shownAs(['country', 'status'])).toEqual([
      'select',
      'name',
      'status',
      'country table',
      'actions',
    ])
  })

  it('are the same however they were chosen', () => {
    expect(showSame(['a', 'b'], ['b', 'a'])).toBe(true)
    expect(showSame(['a'], ['b'])).toBe(false)
    expect(showSame(['a'], [])).toBe(false)
  })
})
