import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { formatCount } from '@/components/back-office/format-number'
import { Panel } from '@/components/back-office/shell/panel'
import type { Overview } from '@/lib/overview/contracts'

/** How many wanted to pay in the last week and did not, each a link to them. */
export function UnpaidPanel({ unpaid }: { unpaid: NonNullable<Overview['unpaid']> }) {
  const t = useTranslations('backOffice.overview')
  const kinds = (['declined', 'failed', 'abandoned'] as const).map((state) => ({
    label: t(`unpaid.${state}`),
    count: unpaid[state],
    href: `/admin/payments/unpaid?state=${state}&days=7`,
  }))
  return (
    <Panel title={t('unpaid.title')} lead={t('unpaid.lead')}>
      <ul className="-my-1.5 text-sm">
        {kinds.map(({ label, count, href }) => (
          <li key={label}>
            <Link href={href} className="group flex items-baseline justify-between gap-3 py-1.5">
              <span className="font-medium group-hover:underline">{label}</span>
              <span className="font-semibold tabular-nums">{formatCount(count)}</span>
            </Link>
          </li>
        ))}
        <li className="mt-1 flex items-baseline justify-between gap-3 border-t border-line pt-2.5 text-muted">
          <span>{t('unpaid.paidLater')}</span>
          <span className="font-semibold text-success tabular-nums">
            {formatCount(unpaid.paidLater)}
          </span>
        </li>
      </ul>
    </Panel>
  )
}
