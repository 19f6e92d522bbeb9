import { useLocale } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import type { TableRows } from '@/content/text'
import { englishText } from '@/lib/i18n/english'
import { type Addresses, RichText } from './rich-text'

type InfoTableProps = TableRows & {
  /** The rows are English on every page; the columns' names are not. */
  isEnglish?: boolean
  addresses?: Addresses
}

// On a phone the cells are stacked; without explicit roles Safari would drop the table semantics.
const TABLE = { role: 'table' } as const
const GROUP = { role: 'rowgroup' } as const
const ROW = { role: 'row' } as const
const COLUMN_HEADER = { role: 'columnheader', scope: 'col' } as const
const ROW_HEADER = { role: 'rowheader', scope: 'row' } as const
const CELL = { role: 'cell' } as const

/** A table of an information page; on a phone every row is a block. */
export function InfoTable({
  caption,
  columns,
  rows,
  isEnglish = false,
  addresses,
}: InfoTableProps) {
  const locale = useLocale()
  const english = isEnglish ? englishText(locale) : {}
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <table {...TABLE} className="block w-full border-collapse sm:table">
        <caption className="sr-only">{caption}</caption>
        <thead {...GROUP} className="sr-only sm:not-sr-only sm:table-header-group">
          <tr {...ROW} className="bg-sunken/70">
            {columns.map((column) => (
              <th
                key={column}
                {...COLUMN_HEADER}
                className="px-6 py-3.5 text-sm font-semibold whitespace-nowrap text-ink-soft [text-align:inherit]"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...GROUP} {...english} className="block divide-y divide-line sm:table-row-group">
          {rows.map(([name = '', ...cells]) => (
            <tr key={name} {...ROW} className="block px-5 py-4 align-top sm:table-row sm:p-0">
              <th
                {...ROW_HEADER}
                className="block text-base font-bold text-ink [text-align:inherit] sm:table-cell sm:w-[24%] sm:px-6 sm:py-4"
              >
                <RichText text={name} addresses={addresses} />
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index + 1]}
                  {...CELL}
                  className={classNames(
                    'mt-2 block leading-relaxed text-ink-soft sm:mt-0 sm:table-cell sm:px-6 sm:py-4',
                    cells.length > 1 &&
                      'before:block before:text-sm before:font-medium before:text-muted before:content-[attr(data-column)] sm:before:hidden',
                  )}
                  data-column={columns[index + 1]}
                >
                  <RichText text={cell} addresses={addresses} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
