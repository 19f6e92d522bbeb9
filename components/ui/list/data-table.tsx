import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Skeleton } from '@/components/ui/skeleton'

export type Column<Row> = {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** `end` for numbers and amounts. */
  align?: 'start' | 'end'
  /** Narrow columns, such as a checkbox or the row's actions. */
  width?: string
  className?: string
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

/** A table; on a narrow screen it scrolls horizontally within its frame. */
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
  const rowOf = (row: Row) => (
    <tr key={rowKey(row)} className="border-b border-line last:border-b-0 hover:bg-canvas">
      {columns.map(({ key, cell, align, className }) => (
        <td
          key={key}
          className={classNames(
            'px-4 py-3 align-middle',
            align === 'end' && 'text-end tabular-nums',
            className,
          )}
        >
          {cell(row)}
        </td>
      ))}
    </tr>
  )
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={caption}
      className="relative overflow-x-auto rounded-card border border-line bg-surface shadow-card"
    >
      <table
        className={classNames('w-full border-collapse text-sm', isRefreshing && 'refreshing')}
        aria-busy={isLoading || isRefreshing}
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line bg-sunken/60">
            {columns.map(({ key, header, align, width }) => (
              <th
                key={key}
                scope="col"
                style={{ width }}
                className={classNames(
                  'px-4 py-2.5 text-xs font-semibold whitespace-nowrap text-muted',
                  align === 'end' ? 'text-end' : 'text-start',
                )}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {isLoading
            ? Array.from({ length: skeletonRows }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
                <tr key={index} className="border-b border-line last:border-b-0">
                  {columns.map(({ key }) => (
                    <td key={key} className="px-4 py-4">
                      <Skeleton className="h-4 w-full max-w-40" />
                    </td>
                  ))}
                </tr>
              ))
            : !sections && rows.map(rowOf)}
        </tbody>
        {!isLoading &&
          sections?.map((section) => (
            <tbody key={section.key}>
              <tr className="border-b border-line">
                <th
                  scope="rowgroup"
                  colSpan={columns.length}
                  className="p-0 text-start font-normal"
                >
                  {section.heading}
                </th>
              </tr>
              {section.rows.map(rowOf)}
            </tbody>
          ))}
      </table>
    </section>
  )
}
