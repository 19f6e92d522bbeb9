import { useTranslations } from 'next-intl'
import { Panel } from '@/components/back-office/shell/panel'
import { Badge } from '@/components/ui/badge'
import type { DocumentSummary as Summary } from '@/lib/bookkeeping/invoices/contracts'
import { sumText } from './document-labels'

const HEAD = 'px-3 py-2 text-end text-xs font-semibold text-muted first:ps-0 first:text-start'
const CELL = 'px-3 py-2 text-end tabular-nums whitespace-nowrap first:ps-0 first:text-start'

const COLUMNS = [
  'rate',
  'invoiced',
  'invoicedTax',
  'credited',
  'creditedTax',
  'net',
  'taxDue',
] as const

/** The sums of a period by tax rate, and whether the numbers are without gaps. */
export function DocumentSummary({ summary }: { summary: Summary }) {
  const t = useTranslations('backOffice.invoices')
  const { rates, series, invoices, creditNotes } = summary
  return (
    <div className="mb-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      <Panel title={t('summary.title')} lead={t('summary.lead', { invoices, creditNotes })}>
        {rates.length === 0 ? (
          <p className="text-sm text-muted">{t('summary.nothing')}</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          <section aria-label={t('summary.table')} tabIndex={0} className="overflow-x-auto">
            <table className="w-full text-sm">
              <thead>
                <tr className="border-b border-line">
                  {COLUMNS.map((column) => (
                    <th key={column} scope="col" className={HEAD}>
                      {t(`summary.heads.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rates.map((rate) => (
                  <tr key={rate.rate} className="border-b border-line last:border-0">
                    <th scope="row" className={`${CELL} font-semibold`}>
                      {rate.rate === null
                        ? t('summary.unknown')
                        : t('summary.percent', { rate: rate.rate })}
                    </th>
                    <td className={CELL}>{sumText(rate.invoicedNet)}</td>
                    <td className={CELL}>{sumText(rate.invoicedTax)}</td>
                    <td className={CELL}>{sumText(rate.creditedNet)}</td>
                    <td className={CELL}>{sumText(rate.creditedTax)}</td>
                    <td className={CELL}>{sumText(rate.net)}</td>
                    <td className={`${CELL} font-semibold`}>{sumText(rate.tax)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </Panel>
      <Panel title={t('summary.series')}>
        {series.length === 0 ? (
          <p className="text-sm text-muted">{t('summary.noNumber')}</p>
        ) : (
          <ul className="space-y-3 text-sm">
            {series.map(({ prefix, first, last, documents, missing }) => (
              <li
                key={prefix}
                className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1"
              >
                <div>
                  <p className="font-semibold">{first === last ? first : `${first} – ${last}`}</p>
                  <p className="text-muted">{t('summary.documents', { count: documents })}</p>
                </div>
                <Badge tone={missing === 0 ? 'success' : 'danger'}>
                  {missing === 0 ? t('summary.noGaps') : t('summary.missing', { count: missing })}
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  )
}
