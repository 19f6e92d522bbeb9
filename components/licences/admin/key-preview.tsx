import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { formatCount } from '@/components/back-office/format-number'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { ALL_COLUMNS, KEY_LAYOUTS, type KeyList } from '@/lib/licences/key-list'
import type { KeyListState } from './use-key-list'

const FIRST_LINES = 5
const NAMED = 20

/** How a text is read, and what will be stored of it. */
export function KeyPreview({ layout, table, list, hasBlocks, answer }: KeyListState) {
  const t = useTranslations('backOffice.licences.bulk')
  const id = useId()
  return (
    <div className="space-y-4 rounded-control border border-line bg-canvas p-4">
      <SelectField
        id={`${id}-layout`}
        label={t('layout')}
        value={layout}
        onChange={({ target }) =>
          answer({ layout: KEY_LAYOUTS.find((each) => each === target.value) })
        }
      >
        {KEY_LAYOUTS.map((each) => (
          <option key={each} value={each}>
            {t(`layouts.${each}`)}
          </option>
        ))}
      </SelectField>
      {table.width > 1 && <FirstLines table={table} />}
      {table.width > 1 && (
        <SelectField
          id={`${id}-column`}
          label={t('column')}
          value={table.column}
          onChange={({ target }) => answer({ column: Number(target.value) })}
        >
          {Array.from({ length: table.width }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <option key={column} value={column}>
              {(table.hasHeading && headingOf(table)[column]) ||
                t('columnNumber', { number: column + 1 })}
            </option>
          ))}
          <option value={ALL_COLUMNS}>{t('allColumns')}</option>
        </SelectField>
      )}
      {layout !== 'blocks' && (
        <Checkbox
          label={t('heading')}
          checked={table.hasHeading}
          onChange={({ target }) => answer({ hasHeading: target.checked })}
        />
      )}
      {list.keys.length > 0 && (
        <TextAreaField
          id={`${id}-keys`}
          label={t('willAdd', { count: list.keys.length })}
          readOnly
          rows={hasBlocks ? 6 : Math.min(6, list.keys.length)}
          value={list.keys.join(hasBlocks ? '\n\n' : '\n')}
          wrap="off"
          className="[&_textarea]:font-mono [&_textarea]:text-sm"
        />
      )}
      <Refused refused={list.refused} />
      <Odd odd={list.odd} />
    </div>
  )
}

const headingOf = ({ rows }: KeyListState['table']): string[] =>
  rows.find((row) => row.some((cell) => cell !== '')) ?? []

function FirstLines({ table: { rows, column, width } }: Pick<KeyListState, 'table'>) {
  const t = useTranslations('backOffice.licences.bulk')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="overflow-x-auto" aria-label={t('firstLines')} tabIndex={0}>
      <table className="text-sm">
        <caption className="pb-1 text-start font-semibold">{t('firstLines')}</caption>
        <tbody>
          {rows.slice(0, FIRST_LINES).map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            <tr key={line}>
              {Array.from({ length: width }, (_, index) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                  key={index}
                  className={`border border-line px-2 py-1 whitespace-nowrap ${index === column || column === ALL_COLUMNS ? 'bg-surface font-semibold' : 'text-muted'}`}
                >
                  {row[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Refused({ refused }: Pick<KeyList, 'refused'>) {
  const t = useTranslations('backOffice.licences')
  if (refused.length === 0) return null
  return (
    <div className="text-sm">
      <p className="font-semibold text-danger">
        {t('bulk.refusedTitle', { count: refused.length })}
      </p>
      <ul className="mt-1 space-y-1">
        {refused.slice(0, NAMED).map(({ line, fault: { code, ...values } }) => (
          <li key={line}>{t('bulk.line', { line, why: t(`faults.${code}`, values) })}</li>
        ))}
      </ul>
      <More count={refused.length - NAMED} />
    </div>
  )
}

function Odd({ odd }: Pick<KeyList, 'odd'>) {
  const t = useTranslations('backOffice.licences')
  if (odd.length === 0) return null
  return (
    <div className="text-sm">
      <p className="font-semibold">{t('bulk.oddTitle')}</p>
      <ul className="mt-1 space-y-1">
        {odd.slice(0, NAMED).map(({ line, key, oddity }) => (
          <li key={line} className="[overflow-wrap:anywhere]">
            {t('bulk.line', { line, why: t(`oddities.${oddity}`) })} <code>{key}</code>
          </li>
        ))}
      </ul>
      <More count={odd.length - NAMED} />
    </div>
  )
}

function More({ count }: { count: number }) {
  const t = useTranslations('backOffice.licences.bulk')
  return count > 0 ? (
    <p className="mt-1 text-muted">{t('more', { count: formatCount(count) })}</p>
  ) : null
}
