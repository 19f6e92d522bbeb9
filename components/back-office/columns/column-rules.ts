import type { Column } from '@/components/ui/list/data-table'

/** A column of a list whose columns are chosen. */
export type ListColumn<Row> = Column<Row> & {
  /** Not shown before somebody asks for it. */
  isExtra?: boolean
}

type Described = Pick<ListColumn<never>, 'key' | 'header' | 'isExtra'>

/** A column that can be chosen or left out, with its name. */
export type ColumnOption = { key: string; label: string; isShown: boolean }

/** Of those with a text above them, all but the first, which says what a row is about, and the row's actions. */
const choosable = <C extends Described>(columns: readonly C[]): (C & { header: string })[] =>
  columns
    .filter((column): column is C & { header: string } => typeof column.header === 'string')
    .slice(1)
    .filter(({ key }) => key !== 'actions')

/** Which are shown while nothing else was chosen. */
export const standardKeys = (columns: readonly Described[]): string[] =>
  choosable(columns).flatMap(({ key, isExtra }) => (isExtra ? [] : [key]))

/** What there is to choose from, in the order of the list. */
export const optionsOf = (
  columns: readonly Described[],
  shown: readonly string[],
): ColumnOption[] =>
  choosable(columns).map(({ key, header }) => ({
    key,
    label: header,
    isShown: shown.includes(key),
  }))

/**
 * The columns of a table that shows some. The cards of a phone say what they always do: what is left out stays in them, and what
 * was asked for beside it is not.
 */
export function chosenColumns<Row>(
  columns: readonly ListColumn<Row>[],
  shown: readonly string[],
): Column<Row>[] {
  const keys = new Set(choosable(columns).map(({ key }) => key))
  return columns.flatMap(({ isExtra, ...column }) => {
    if (!keys.has(column.key)) return column
    if (shown.includes(column.key)) return isExtra ? { ...column, isMinor: true } : column
    return isExtra || column.isMinor ? [] : { ...column, isCardOnly: true }
  })
}

/** Whether two choices show the same, in whatever order. */
export const showSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key) => other.includes(key))
