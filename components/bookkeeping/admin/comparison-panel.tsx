import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { formatDateTime } from '@/components/back-office/format-date'
import { formatCents, formatCount } from '@/components/back-office/format-number'
import { sentenceInPageLanguage } from '@/components/back-office/language/server-texts/in-page-language'
import type { Texts } from '@/components/back-office/language/texts'
import { Panel } from '@/components/back-office/shell/panel'
import { providerLabel } from '@/components/payments/admin/provider-labels'
import { Badge } from '@/components/ui/badge'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import type { Book, Comparison } from '@/lib/bookkeeping/contracts'
import { parseSigned } from '@/lib/core/money'

const sum = (decimal: string | null, currency: string | null) =>
  decimal === null ? '–' : formatCents(parseSigned(decimal) ?? 0, currency ?? undefined)

const ROWS = [
  ['payments', ({ payments }: Book) => formatCount(payments)],
  ['captured', ({ captured }: Book, currency: string) => sum(captured, currency)],
  ['refunds', ({ refunds }: Book) => formatCount(refunds)],
  ['refunded', ({ refunded }: Book, currency: string) => sum(refunded, currency)],
  ['net', ({ net }: Book, currency: string) => sum(net, currency)],
] as const

type Difference = Comparison['differences'][number]

const columnsOf = (
  t: Texts<'bookkeeping'>,
  common: Texts<'common'>,
): readonly Column<Difference>[] => [
  { key: 'what', header: t('differences.what'), cell: ({ what }) => t(`what.${what}`) },
  {
    key: 'transaction',
    header: t('differences.transaction'),
    cell: ({ id, kind, orderNumber }) => (
      <>
        {t(`kinds.${kind}`)}{' '}
        <span className="font-mono text-xs [overflow-wrap:anywhere]">{id}</span>
        {orderNumber && (
          <Link
            href={`/admin/orders/${orderNumber}`}
            className="block text-xs underline-offset-2 hover:underline"
          >
            {orderNumber}
          </Link>
        )}
      </>
    ),
  },
  {
    key: 'store',
    header: t('table.store'),
    align: 'end',
    cell: ({ storeAmount, storeCurrency }) => sum(storeAmount, storeCurrency),
  },
  {
    key: 'provider',
    header: common('provider'),
    align: 'end',
    cell: ({ providerAmount, providerCurrency }) => sum(providerAmount, providerCurrency),
  },
  {
    key: 'at',
    header: common('when'),
    className: 'whitespace-nowrap text-muted',
    cell: ({ at }) => formatDateTime(at),
  },
]

/** One comparison: both books side by side, and what differs. */
export function ComparisonPanel({ comparison }: { comparison: Comparison }) {
  const t = useTranslations('backOffice.bookkeeping')
  const common = useTranslations('backOffice.common')
  const orders = useTranslations('backOffice.orders')
  const { provider, from, to, timeZone, status, books, differences, failure, createdAt } =
    comparison
  const name = providerLabel(orders, provider)
  const time = formatDateTime(createdAt)
  return (
    <Panel
      title={
        from === to
          ? t('day', { provider: name, day: from, timezone: timeZone })
          : t('period', { provider: name, from, to, timezone: timeZone })
      }
      lead={
        comparison.username === 'system'
          ? t('compared', { time })
          : t('comparedBy', { time, user: comparison.username })
      }
      actions={<Verdict status={status} differences={differences.length} />}
    >
      {failure && (
        <p className="text-sm text-danger [overflow-wrap:anywhere]">
          {sentenceInPageLanguage(failure)}
        </p>
      )}
      {books?.map((both) => (
        <BothBooks key={both.currency} both={both} provider={name} isOne={books.length === 1} />
      ))}
      {differences.length > 0 && (
        <div className="mt-5">
          <DataTable
            caption={t('differences.caption')}
            columns={columnsOf(t, common)}
            rows={differences}
            rowKey={({ what, kind, id }) => `${what} ${kind} ${id}`}
          />
        </div>
      )}
    </Panel>
  )
}

type BothBooksProps = {
  both: NonNullable<Comparison['books']>[number]
  provider: string
  /** Whether nothing moved in another currency. */
  isOne: boolean
}

/** Both books side by side in one currency. */
function BothBooks({ both, provider, isOne }: BothBooksProps) {
  const t = useTranslations('backOffice.bookkeeping')
  const { currency } = both
  return (
    <table className="w-full max-w-xl text-sm not-first:mt-5">
      <caption className={isOne ? 'sr-only' : 'text-start text-sm font-semibold'}>
        {isOne ? t('table.caption') : t('table.captionIn', { currency })}
      </caption>
      <thead>
        <tr className="text-xs text-muted">
          <th scope="col" className="py-1 text-start font-semibold">
            <span className="sr-only">{t('table.sum')}</span>
          </th>
          <th scope="col" className="py-1 text-end font-semibold">
            {t('table.store')}
          </th>
          <th scope="col" className="py-1 text-end font-semibold">
            {provider}
          </th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([row, cell]) => (
          <tr key={row} className="border-t border-line">
            <th scope="row" className="py-1.5 text-start font-normal text-muted">
              {t(`rows.${row}`)}
            </th>
            <td className="py-1.5 text-end tabular-nums">{cell(both.store, currency)}</td>
            <td className="py-1.5 text-end tabular-nums">{cell(both.provider, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Verdict({ status, differences }: { status: Comparison['status']; differences: number }) {
  const t = useTranslations('backOffice.bookkeeping')
  if (status === 'running') return <Badge tone="brand">{t('verdict.running')}</Badge>
  if (status === 'failed') return <Badge tone="danger">{t('verdict.failed')}</Badge>
  return differences === 0 ? (
    <Badge tone="success">{t('verdict.agrees')}</Badge>
  ) : (
    <Badge tone="danger">{t('differences.count', { count: differences })}</Badge>
  )
}
