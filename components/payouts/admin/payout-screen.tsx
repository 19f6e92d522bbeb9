'use client'

import { useQuery } from '@tanstack/react-query'
import { callAdmin } from '@/components/back-office/admin-calls'
import { BackLink } from '@/components/back-office/back-link'
import { formatDateTime } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { Panel } from '@/components/back-office/shell/panel'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { PROVIDER_LABELS } from '@/components/orders/admin/order-labels'
import { Badge } from '@/components/ui/badge'
import { LabelledValue } from '@/components/ui/labelled-value'
import { Skeleton } from '@/components/ui/skeleton'
import { signedDecimal } from '@/lib/core/money'
import type { PayoutRow } from '@/lib/payouts/contracts'
import { Agreement } from './agreement'
import { FeesCell } from './fees-cell'
import { LinesTable } from './lines-table'
import { STATUS_LABELS, STATUS_TONES, sumIn } from './payout-labels'

const CALL = 'GET /api/admin/payouts/[id]'

/** One payout: what it is of, and what was kept. */
export function PayoutScreen({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: [CALL, id],
    queryFn: ({ signal }) => callAdmin(CALL, { params: { id }, signal }),
    staleTime: 0,
  })
  return (
    <>
      <BackLink href="/admin/payments/payouts">Payouts</BackLink>
      <TabHeading
        title={
          data ? `${PROVIDER_LABELS[data.provider]}, ${formatDateTime(data.paidAt)}` : 'Payout'
        }
        lead={data && <span className="font-mono text-xs">{data.providerPayoutId}</span>}
      />
      {error ? (
        <LoadError title="Failed to load the payout" error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton className="h-40 rounded-card" />
      ) : (
        <div className="space-y-6">
          <Facts payout={data} />
          <LinesTable filters={{ payout: id }} empty="The provider names nothing that it is of." />
        </div>
      )}
    </>
  )
}

function Facts({ payout }: { payout: PayoutRow }) {
  const { currency, status, sales, refunds, other, net, amount } = payout
  const left = Math.round(Number(net) * 100) - Math.round(Number(amount) * 100)
  return (
    <Panel
      title="What it is of"
      actions={<Badge tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</Badge>}
    >
      <dl className="grid gap-4 text-sm tabular-nums xs:grid-cols-2 lg:grid-cols-4">
        <LabelledValue label="Sales">{sumIn(currency, sales)}</LabelledValue>
        <LabelledValue label="Refunds and disputes">{sumIn(currency, refunds)}</LabelledValue>
        <LabelledValue label="Fees">
          <FeesCell currency={currency} sums={payout} />
        </LabelledValue>
        <LabelledValue label="Other">{sumIn(currency, other)}</LabelledValue>
        <LabelledValue label="Net">{sumIn(currency, net)}</LabelledValue>
        <LabelledValue label="Paid out">{sumIn(currency, amount)}</LabelledValue>
        {left !== 0 && (
          <LabelledValue label={leftLabel(payout, left)}>
            {sumIn(currency, signedDecimal(Math.abs(left)))}
          </LabelledValue>
        )}
        <LabelledValue label="Store’s books">
          <Agreement {...payout} />
        </LabelledValue>
      </dl>
      {!payout.namesLines && (
        <p className="mt-4 text-sm text-muted">
          {PROVIDER_LABELS[payout.provider]} does not say which payments it is of: the lines are
          what moved since the payout before.
        </p>
      )}
    </Panel>
  )
}

/** Why a payout is not its net: a balance that stays or is used up, or fees that are billed apart. */
function leftLabel({ namesLines }: PayoutRow, left: number): string {
  if (namesLines) return left < 0 ? 'Billed apart' : 'Not in the list'
  return left > 0 ? 'Stayed at the provider' : 'From the balance before'
}
