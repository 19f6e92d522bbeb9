import Link from 'next/link'
import { Panel } from '@/components/back-office/shell/panel'
import { timeAgo } from '@/components/back-office/time-ago'
import { PROVIDER_LABELS } from '@/components/orders/admin/order-labels'
import { Badge } from '@/components/ui/badge'
import type { PayoutSummary } from '@/lib/payouts/contracts'
import { sumIn } from './payout-labels'

const LINK = 'font-semibold text-primary-strong hover:underline'

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

/** What is not paid out yet, as of now whatever the period. */
export function OnTheWayPanel({
  open,
  onTheWay,
  unsettled,
}: Pick<PayoutSummary, 'open' | 'onTheWay' | 'unsettled'>) {
  const isNothing = open.length + onTheWay.length + unsettled.length === 0
  return (
    <Panel title="Not paid out yet" lead="As of now, whatever the period.">
      {isNothing ? (
        <p className="text-sm text-muted">Everything that was captured is at your bank.</p>
      ) : (
        <ul className="-my-3 divide-y divide-line text-sm">
          {onTheWay.map(({ provider, currency, payouts, amount }) => (
            <Part key={`way ${provider} ${currency}`} sum={sumIn(currency, amount)}>
              {counted(payouts, 'payout', 'payouts')} of {PROVIDER_LABELS[provider]}{' '}
              {payouts === 1 ? 'is' : 'are'} on the way to the bank
            </Part>
          ))}
          {open.map(({ provider, currency, since, lines, net }) => (
            <Part key={`open ${provider} ${currency}`} sum={sumIn(currency, net)}>
              <Link
                href={`/admin/payments/payouts/lines?view=open&provider=${provider}`}
                className={LINK}
              >
                {counted(lines, 'movement', 'movements')}
              </Link>{' '}
              at {PROVIDER_LABELS[provider]} {lines === 1 ? 'is' : 'are'} in no payout, the oldest{' '}
              {timeAgo(since)}
            </Part>
          ))}
          {unsettled.map(({ provider, currency, payments, amount, oldestAt, late }) => (
            <Part key={`unsettled ${provider} ${currency}`} sum={sumIn(currency, amount)}>
              {counted(payments, 'payment', 'payments')} that {PROVIDER_LABELS[provider]} does not
              list as settled, the oldest {timeAgo(oldestAt)}
              {late > 0 && (
                <Badge tone="danger" className="ms-2">
                  {late.toLocaleString('en')} late
                </Badge>
              )}
            </Part>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Part({ sum, children }: { sum: string; children: React.ReactNode }) {
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <span className="min-w-0">{children}</span>
      <span className="shrink-0 font-semibold tabular-nums">{sum}</span>
    </li>
  )
}
