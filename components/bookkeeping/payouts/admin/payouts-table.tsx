'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { EmptyList } from '@/components/back-office/empty-list'
import { formatDateTime } from '@/components/back-office/format-date'
import type { Texts } from '@/components/back-office/language/texts'
import { PagedTable } from '@/components/back-office/paged-table'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { Badge } from '@/components/ui/badge'
import type { Column } from '@/components/ui/list/data-table'
import type { PayoutRow, PayoutScope } from '@/lib/bookkeeping/payouts/contracts'
import { PROVIDER_NAMES } from '@/lib/payments/provider-ids'
import { STATUS_TONES } from './payout-labels'
import { outcomeColumns, partColumns } from './sum-columns'

const columnsOf = (t: Texts<'payouts'>, common: Texts<'common'>): readonly Column<PayoutRow>[] => [
  {
    key: 'payout',
    header: t('payout'),
    className: 'whitespace-nowrap',
    cell: ({ id, paidAt, provider, providerPayoutId }) => (
      <>
        <Link
          href={`/admin/payments/payouts/${id}`}
          className="font-semibold text-primary-strong hover:underline"
        >
          {formatDateTime(paidAt)}
        </Link>
        <span className="block text-xs text-muted">
          {PROVIDER_NAMES[provider]} <span className="font-mono">{providerPayoutId}</span>
        </span>
      </>
    ),
  },
  {
    key: 'status',
    header: common('status'),
    className: 'whitespace-nowrap',
    cell: ({ status }) => <Badge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</Badge>,
  },
  ...partColumns(t),
  ...outcomeColumns(t),
]

/** The payouts of a period, newest first. */
export function PayoutsTable({ scope }: { scope: PayoutScope }) {
  const t = useTranslations('backOffice.payouts')
  const common = useTranslations('backOffice.common')
  const list = usePagedList({ call: 'GET /api/admin/payouts', filters: scope })
  return (
    <PagedTable
      list={list}
      failed={t('loadFailed')}
      noun={t('noun')}
      caption={t('title')}
      columns={columnsOf(t, common)}
      rowKey={({ id }) => id}
      empty={<EmptyList text={t('empty')} hint={t('emptyHint')} />}
    />
  )
}
