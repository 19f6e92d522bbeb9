import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Panel } from '@/components/back-office/shell/panel'
import { timeAgo } from '@/components/back-office/time-ago'
import { Badge } from '@/components/ui/badge'
import type { PayoutSummary } from '@/lib/bookkeeping/payouts/contracts'
import { PROVIDER_NAMES } from '@/lib/payments/provider-ids'
import { sumIn } from './payout-labels'

const LINK = 'font-semibold text-primary-strong hover:underline'

/** What is not paid out yet, as of now whatever the period. */
export function OnTheWayPanel({
  open,
  onTheWay,
  unsettled,
}: Pick<PayoutSummary, 'open' | 'onTheWay' | 'unsettled'>) {
  const t = useTranslations('backOffice.payouts')
  const isNothing = open.length + onTheWay.length + unsettled.length === 0
  return (
    <Panel title={t('onTheWay.title')} lead={t('onTheWay.lead')}>
      {isNothing ? (
        <p className="text-sm text-muted">{t('onTheWay.nothing')}</p>
      ) : (
        <ul className="-my-3 divide-y divide-line text-sm">
          {onTheWay.map(({ provider, currency, payouts, amount }) => (
            <Part key={`way ${provider} ${currency}`} sum={sumIn(currency, amount)}>
              {t('onTheWay.payouts', { count: payouts, provider: PROVIDER_NAMES[provider] })}
            </Part>
          ))}
          {open.map(({ provider, currency, since, lines, net }) => (
            <Part key={`open ${provider} ${currency}`} sum={sumIn(currency, net)}>
              {t.rich('onTheWay.open', {
                count: lines,
                provider: PROVIDER_NAMES[provider],
                ago: timeAgo(since),
                link: (chunks) => (
                  <Link
                    href={`/admin/payments/payouts/lines?view=open&provider=${provider}`}
                    className={LINK}
                  >
                    {chunks}
                  </Link>
                ),
              })}
            </Part>
          ))}
          {unsettled.map(({ provider, currency, payments, amount, oldestAt, late }) => (
            <Part key={`unsettled ${provider} ${currency}`} sum={sumIn(currency, amount)}>
              {t('onTheWay.unsettled', {
                count: payments,
                provider: PROVIDER_NAMES[provider],
                ago: timeAgo(oldestAt),
              })}
              {late > 0 && (
                <Badge tone="danger" className="ms-2">
                  {t('onTheWay.late', { count: late })}
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
