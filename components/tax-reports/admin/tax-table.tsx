import { Panel } from '@/components/back-office/shell/panel'
import { sumText } from '@/components/invoices/admin/document-labels'
import { PROVIDER_LABELS } from '@/components/orders/admin/order-labels'
import { Skeleton } from '@/components/ui/skeleton'
import { countryName } from '@/lib/i18n/countries'
import type { TaxReport, TaxRow } from '@/lib/tax-reports/contracts'

const HEADS = [
  'Country and rate',
  'Orders',
  'Net',
  'Tax',
  'Gross',
  'Refunded net',
  'Refunded tax',
  'Tax due',
]
const HEAD = 'px-3 py-2 text-end text-xs font-semibold text-muted first:ps-0 first:text-start'
const CELL = 'px-3 py-2.5 text-end tabular-nums whitespace-nowrap first:ps-0 first:text-start'

function nameOf({ kind, country, rate }: TaxRow): string {
  if (kind === 'gift_card') return 'Gift cards, taxed when they are spent'
  const where = country === null ? 'Country unknown' : countryName(country, 'en')
  if (kind === 'reverse_charge') return `${where}, reverse charge`
  const how = rate === null ? 'rate not recorded' : `${rate} %`
  return `${where}, ${how}${kind === 'general' && rate !== null ? ' (default rate)' : ''}`
}

/** The report's rows and their total. @param report `undefined` while it loads */
export function TaxTable({ report }: { report: TaxReport | undefined }) {
  return (
    <Panel title="By country and rate" lead="US dollars. What is refunded counts against the tax.">
      {report === undefined ? (
        <div role="status">
          <span className="sr-only">Loading the report</span>
          <Skeleton className="h-40" />
        </div>
      ) : report.rows.length === 0 ? (
        <p className="text-sm text-muted">Nothing was sold or refunded in this period.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        <section aria-label="Sums by country and rate" tabIndex={0} className="overflow-x-auto">
          <table className="w-full text-sm">
            <thead>
              <tr className="border-b border-line">
                {HEADS.map((head) => (
                  <th key={head} scope="col" className={HEAD}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {report.rows.map((row) => (
                <tr key={nameOf(row)} className="border-b border-line">
                  <th scope="row" className={`${CELL} font-semibold`}>
                    {nameOf(row)}
                  </th>
                  <Sums sums={row} />
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr className="font-bold">
                <th scope="row" className={CELL}>
                  Total
                </th>
                <Sums sums={report.total} />
              </tr>
            </tfoot>
          </table>
        </section>
      )}
      {report?.fees.map(({ provider, payments, amount, isEstimated }) => (
        <p key={provider} className="mt-4 text-sm text-ink-soft">
          {PROVIDER_LABELS[provider]} kept{' '}
          <strong className="font-semibold text-ink tabular-nums">{sumText(amount)}</strong> of{' '}
          {payments.toLocaleString('en')} {payments === 1 ? 'payment' : 'payments'} in fees
          {isEstimated && ', estimated by your contract'}.
        </p>
      ))}
    </Panel>
  )
}

function Sums({ sums }: { sums: TaxReport['total'] }) {
  const { orders, net, tax, gross, refundedNet, refundedTax, taxDue } = sums
  return (
    <>
      <td className={CELL}>{orders.toLocaleString('en')}</td>
      {Object.entries({ net, tax, gross, refundedNet, refundedTax, taxDue }).map(([key, sum]) => (
        <td key={key} className={`${CELL} ${key === 'taxDue' ? 'font-semibold' : ''}`}>
          {sumText(sum)}
        </td>
      ))}
    </>
  )
}
