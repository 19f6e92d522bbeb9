'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { BackLink } from '@/components/back-office/back-link'
import { formatDateTime } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { Panel } from '@/components/back-office/shell/panel'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { Badge } from '@/components/ui/badge'
import { LabelledValue } from '@/components/ui/labelled-value'
import { Skeleton } from '@/components/ui/skeleton'
import type { PayoutRow } from '@/lib/bookkeeping/payouts/contracts'
import { signedDecimal } from '@/lib/core/money'
import { PROVIDER_NAMES } from '@/lib/payments/provider-ids'
import { Agreement } from './agreement'
import { FeesCell } from './fees-cell'
import { LinesTable } from './lines-table'
import { STATUS_TONES, sumIn } from './payout-labels'

const CALL = 'GET /api/admin/payouts/[id]'

/** One payout: what it is of, and what was kept. */
export function PayoutScreen({ id }: { id: string }) {
  const t = useTranslations('backOffice.payouts')
  const { data, error, refetch } = useQuery({
    queryKey: [CALL, id],
    queryFn: ({ signal }) => callAdmin(CALL, { params: { id }, signal }),
    staleTime: 0,
  })
  return (
    <>
      <BackLink href="/admin/payments/payouts">{t('title')}</BackLink>
      <TabHeading
        title={
          data
            ? t('detail.title', {
                provider: PROVIDER_NAMES[data.provider],
                time: formatDateTime(data.paidAt),
              })
            : t('payout')
        }
        lead={data && <span className="font-mono text-xs">{data.providerPayoutId}</span>}
      />
      {error ? (
        <LoadError title={t('detail.loadFailed')} error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton className="h-40 rounded-card" />
      ) : (
        <div className="space-y-6">
          <Facts payout={data} />
          <LinesTable filters={{ payout: id }} empty={t('lines.none')} />
        </div>
      )}
    </>
  )
}

function Facts({ payout }: { payout: PayoutRow }) {
  const t = useTranslations('backOffice.payouts')
  const { currency, status, sales, refunds, other, net, amount } = payout
  const left = Math.round(Number(net) * 100) - Math.round(Number(amount) * 100)
  return (
    <Panel
      title={t('detail.facts')}
      actions={<Badge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</Badge>}
    >
      <dl className="grid gap-4 text-sm tabular-nums xs:grid-cols-2 lg:grid-cols-4">
        <LabelledValue label={t('columns.sales')}>{sumIn(currency, sales)}</LabelledValue>
        <LabelledValue label={t('detail.refunds')}>{sumIn(currency, refunds)}</LabelledValue>
        <LabelledValue label={t('columns.fees')}>
          <FeesCell currency={currency} sums={payout} />
        </LabelledValue>
        <LabelledValue label={t('columns.other')}>{sumIn(currency, other)}</LabelledValue>
        <LabelledValue label={t('columns.net')}>{sumIn(currency, net)}</LabelledValue>
        <LabelledValue label={t('columns.paidOut')}>{sumIn(currency, amount)}</LabelledValue>
        {left !== 0 && (
          <LabelledValue label={t(`detail.${leftOf(payout, left)}`)}>
            {sumIn(currency, signedDecimal(Math.abs(left)))}
          </LabelledValue>
        )}
        <LabelledValue label={t('columns.books')}>
          <Agreement {...payout} />
        </LabelledValue>
      </dl>
      {!payout.namesLines && (
        <p className="mt-4 text-sm text-muted">
          {t('detail.unnamed', { provider: PROVIDER_NAMES[payout.provider] })}
        </p>
      )}
    </Panel>
  )
}

/** Why a payout is not its net: a balance that stays or is used up, or fees that are billed apart. */
function leftOf({ namesLines }: PayoutRow, left: number) {
  if (namesLines) return left < 0 ? 'billedApart' : 'notInList'
  return left > 0 ? 'stayed' : 'fromBalance'
}
