'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { formatDateTime } from '@/components/back-office/format-date'
import type { Texts } from '@/components/back-office/language/texts'
import { PagedTable } from '@/components/back-office/paged-table'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { Badge } from '@/components/ui/badge'
import type { Column } from '@/components/ui/list/data-table'
import type { PayoutLine } from '@/lib/bookkeeping/payouts/contracts'
import { PROVIDER_NAMES } from '@/lib/payments/provider-ids'
import { keptIn, sumIn } from './payout-labels'

const columnsOf = (t: Texts<'payouts'>, common: Texts<'common'>): readonly Column<PayoutLine>[] => [
  {
    key: 'what',
    header: t('columns.what'),
    cell: ({ kind, provider, transactionId }) => (
      <>
        <span className="font-medium">{t(`kinds.${kind}`)}</span>
        <span className="block text-xs text-muted">
          {PROVIDER_NAMES[provider]} <span className="font-mono">{transactionId}</span>
        </span>
      </>
    ),
  },
  {
    key: 'when',
    header: common('when'),
    className: 'whitespace-nowrap text-muted',
    cell: ({ at }) => formatDateTime(at),
  },
  {
    key: 'order',
    header: common('order'),
    className: 'min-w-40',
    cell: (line) => <Order line={line} />,
  },
  {
    key: 'gross',
    header: t('columns.gross'),
    align: 'end',
    cell: ({ currency, gross }) => sumIn(currency, gross),
  },
  {
    key: 'fee',
    header: t('columns.fee'),
    align: 'end',
    cell: ({ currency, fee, feeIsEstimated }) =>
      fee === null ? (
        <span className="text-muted">{t('lines.feeUnknown')}</span>
      ) : (
        <>
          {keptIn(currency, fee)}
          {feeIsEstimated && (
            <span className="block text-xs text-muted">{t('lines.feeEstimated')}</span>
          )}
        </>
      ),
  },
  {
    key: 'net',
    header: t('columns.net'),
    align: 'end',
    className: 'font-semibold',
    cell: ({ currency, net }) => sumIn(currency, net),
  },
]

function Order({ line: { currency, isMatched, orderNumber, storeAmount } }: { line: PayoutLine }) {
  const t = useTranslations('backOffice.payouts')
  if (isMatched === null && orderNumber === null) return <span className="text-muted">–</span>
  return (
    <>
      {isMatched === false && <Badge tone="danger">{t('lines.notInBooks')}</Badge>}
      {orderNumber !== null ? (
        <Link
          href={`/admin/orders/${orderNumber}`}
          className="block font-semibold [overflow-wrap:anywhere] text-primary-strong hover:underline"
        >
          {orderNumber}
        </Link>
      ) : (
        isMatched && <span className="text-muted">{t('lines.noOrder')}</span>
      )}
      {storeAmount !== null && (
        <span className="block text-xs text-danger">
          {t('lines.storeHas', { amount: sumIn(currency, storeAmount) })}
        </span>
      )}
    </>
  )
}

type Props = {
  /** The payout or the view, as the call takes them. */
  filters: Record<string, string | undefined>
  empty: string
}

/** Movements, newest first. */
export function LinesTable({ filters, empty }: Props) {
  const t = useTranslations('backOffice.payouts')
  const common = useTranslations('backOffice.common')
  const list = usePagedList({ call: 'GET /api/admin/payouts/lines', filters })
  return (
    <PagedTable
      list={list}
      failed={t('lines.loadFailed')}
      noun={t('lines.noun')}
      caption={t('lines.caption')}
      columns={columnsOf(t, common)}
      rowKey={({ id }) => id}
      empty={<p className="text-sm text-muted">{empty}</p>}
    />
  )
}
