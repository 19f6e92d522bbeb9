import { useTranslations } from 'next-intl'
import type { Texts } from '@/components/back-office/language/texts'
import { Panel } from '@/components/back-office/shell/panel'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import type { PayoutSummary } from '@/lib/bookkeeping/payouts/contracts'
import { PROVIDER_NAMES } from '@/lib/payments/provider-ids'
import { sumIn } from './payout-labels'
import { outcomeColumns, partColumns } from './sum-columns'

type Paid = PayoutSummary['paid'][number]

const columnsOf = (t: Texts<'payouts'>, common: Texts<'common'>): readonly Column<Paid>[] => [
  {
    key: 'provider',
    header: common('provider'),
    cell: ({ provider, currency, payouts }) => (
      <>
        <span className="font-semibold">{PROVIDER_NAMES[provider]}</span>{' '}
        <span className="text-muted">{currency}</span>
        <span className="block text-xs text-muted">{t('paid.count', { count: payouts })}</span>
      </>
    ),
  },
  ...partColumns(t),
  {
    key: 'other',
    header: t('columns.other'),
    align: 'end',
    cell: ({ currency, other }) => sumIn(currency, other),
  },
  ...outcomeColumns(t),
]

/** What was paid out in a period, and what that is made of. @param summary `undefined` while it loads */
export function PaidPanel({ summary }: { summary: PayoutSummary | undefined }) {
  const t = useTranslations('backOffice.payouts')
  const common = useTranslations('backOffice.common')
  const paid = summary?.paid ?? []
  return (
    <Panel title={t('paid.title')} lead={t('paid.lead')}>
      <DataTable
        caption={t('paid.caption')}
        columns={columnsOf(t, common)}
        rows={paid}
        rowKey={({ provider, currency }) => `${provider} ${currency}`}
        isLoading={summary === undefined}
        skeletonRows={2}
        empty={<p className="text-sm text-muted">{t('paid.empty')}</p>}
      />
    </Panel>
  )
}
