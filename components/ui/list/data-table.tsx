import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Skeleton } from '@/components/ui/skeleton'
import { onRowKey, ROW_KEYS } from './on-row-key'

export type Column<Row> = {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** `end` for numbers and amounts. */
  align?: 'start' | 'end'
  /** Narrow columns, such as a checkbox or the row's actions. */
  width?: string
  className?: string
  /** Left out on a phone, whose cards say what matters. */
  isMinor?: boolean
  /** Left out of the table, but not of the cards of a phone. */
  isCardOnly?: boolean
}

/** Rows under a heading of their own; a heading may stand above others without rows. */
type Section<Row> = { key: string; heading: ReactNode; rows: readonly Row[] }

type DataTableProps<Row> = {
  /** Names the table for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** Rows grouped under headings, instead of `rows`. */
  sections?: readonly Section<Row>[]
  rowKey: (row: Row) => string | number
  isLoading?: boolean
  /** The rows are stale while new ones load. */
  isRefreshing?: boolean
  /** Number of skeleton rows while loading. */
  skeletonRows?: number
  /** Shown instead of rows when there are none. */
  empty?: ReactNode
}

/** Where a cell stands in the card that a row is on a phone. */
type Place = 'select' | 'title' | 'value' | 'unlabelled'

const ROW = 'border-b border-line last:border-b-0'
const CARD =
  'max-sm:relative max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:gap-y-2.5 max-sm:p-4'

const IN_CARD: Record<Place | 'every', string> = {
  every: 'max-sm:block max-sm:min-w-0 max-sm:p-0 max-sm:text-start max-sm:empty:hidden',
  select: 'max-sm:absolute max-sm:start-4 max-sm:top-4',
  title: 'max-sm:col-span-2',
  value:
    'max-sm:[overflow-wrap:anywhere] max-sm:before:block max-sm:before:text-xs max-sm:before:text-muted max-sm:before:content-[attr(data-label)]',
  unlabelled: 'max-sm:col-span-2',
}

/** A column without a text above it chooses rows where it is the first, and else acts on them. */
function placesOf(columns: readonly Pick<Column<never>, 'key' | 'header'>[]): Place[] {
  const title = columns.findIndex(({ header }) => typeof header === 'string')
  return columns.map(({ key, header }, index) => {
    if (index === title) return 'title'
    if (typeof header === 'string' && key !== 'actions') return 'value'
    return index === 0 ? 'select' : 'unlabelled'
  })
}

/** A table. On a phone each row is a card: what it is about, then its values with their labels, then its actions. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  sections,
  rowKey,
  isLoading = false,
  isRefreshing = false,
  skeletonRows = 8,
  empty,
}: DataTableProps<Row>) {
  if (!isLoading && rows.length === 0 && !sections?.length && empty !== undefined)
    return (
      <div className="rounded-card border border-dashed border-line-strong/50 bg-surface px-6 py-14 text-center">
        {empty}
      </div>
    )
  const places = placesOf(columns)
  const isChosenFrom = places[0] === 'select'
  const rowOf = (row: Row) => (
    <tr
      key={rowKey(row)}
      data-row
      tabIndex={-1}
      className={classNames(
        ROW,
        CARD,
        'hover:bg-canvas focus-visible:bg-canvas focus-visible:-outline-offset-2',
        isChosenFrom && 'max-sm:ps-12',
      )}
    >
      {columns.map(({ key, header, cell, align, className, isMinor, isCardOnly }, index) => (
        <td
          key={key}
          data-place={places[index]}
          data-label={places[index] === 'value' && typeof header === 'string' ? header : undefined}
          className={classNames(
            'px-4 py-3 align-middle',
            align === 'end' && 'text-end tabular-nums',
            className,
            isMinor ? 'max-sm:hidden' : IN_CARD.every,
            IN_CARD[places[index] ?? 'value'],
            isCardOnly && 'sm:hidden',
          )}
        >
          {cell(row)}
        </td>
      ))}
    </tr>
  )
  return (
    <div className="group/list">
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={caption}
        aria-keyshortcuts={ROW_KEYS}
        onKeyDown={onRowKey}
        className="relative overflow-x-auto rounded-card border border-line bg-surface shadow-card"
      >
        <table
          className={classNames(
            'w-full border-collapse text-sm max-sm:block',
            isRefreshing && 'refreshing',
          )}
          aria-busy={isLoading || isRefreshing}
        >
          <caption className="sr-only">{caption}</caption>
          <thead className={isChosenFrom ? 'max-sm:block' : 'max-sm:sr-only'}>
            <tr className="border-b border-line bg-sunken/60 max-sm:block">
              {columns.map(({ key, header, align, width, isCardOnly }, index) => (
                <th
                  key={key}
                  scope="col"
                  style={{ width }}
                  className={classNames(
                    'px-4 py-2.5 text-xs font-semibold whitespace-nowrap text-muted',
                    align === 'end' ? 'text-end' : 'text-start',
                    places[index] === 'select' ? 'max-sm:block' : 'max-sm:sr-only',
                    isCardOnly && 'sm:hidden',
                  )}
                >
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {isLoading
              ? Array.from({ length: skeletonRows }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
                  <tr key={index} className={`${ROW} ${CARD}`}>
                    {columns.map(({ key, isCardOnly }) => (
                      <td
                        key={key}
                        className={classNames(
                          'px-4 py-4',
                          IN_CARD.every,
                          isCardOnly && 'sm:hidden',
                        )}
                      >
                        <Skeleton className="h-4 w-full max-w-40" />
                      </td>
                    ))}
                  </tr>
                ))
              : !sections && rows.map(rowOf)}
          </tbody>
          {!isLoading &&
            sections?.map((section) => (
              <tbody key={section.key} className="max-sm:block">
                <tr className="border-b border-line max-sm:block">
                  <th
                    scope="rowgroup"
                    colSpan={columns.filter(({ isCardOnly }) => !isCardOnly).length}
                    className="p-0 text-start font-normal max-sm:block"
                  >
                    {section.heading}
                  </th>
                </tr>
                {section.rows.map(rowOf)}
              </tbody>
            ))}
        </table>
      </section>
      <RowKeys />
    </div>
  )
}

const letter = (text: ReactNode) => (
  <kbd className="rounded border border-line bg-surface px-1 font-sans">{text}</kbd>
)

/** Says the letters to whoever goes through the list by keyboard, below it and in nobody's way. */
function RowKeys() {
  const t = useTranslations('backOffice.common')
  return (
    <p
      aria-hidden
      className="h-0 pt-0.5 text-center text-xs text-muted opacity-0 group-has-focus-visible/list:opacity-100 max-sm:hidden"
    >
      {t.rich('rowKeys', { key: letter })}
    </p>
  )
}
