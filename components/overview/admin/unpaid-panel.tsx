import Link from 'next/link'
import { count } from '@/components/analytics/admin/analytics-labels'
import { Panel } from '@/components/back-office/shell/panel'
import { UNPAID_LABELS } from '@/components/payments/admin/unpaid-labels'
import type { Overview } from '@/lib/overview/contracts'

/** How many wanted to pay in the last week and did not, each a link to them. */
export function UnpaidPanel({ unpaid }: { unpaid: NonNullable<Overview['unpaid']> }) {
  const kinds = (['declined', 'failed', 'abandoned'] as const).map((state) => ({
    label: `${UNPAID_LABELS[state]} payments`,
    count: unpaid[state],
    href: `/admin/payments/unpaid?state=${state}&days=7`,
  }))
  return (
    <Panel title="Not paid" lead="In the last 7 days.">
      <ul className="-my-1.5 text-sm">
        {kinds.map(({ label, count: number, href }) => (
          <li key={label}>
            <Link href={href} className="group flex items-baseline justify-between gap-3 py-1.5">
              <span className="font-medium group-hover:underline">{label}</span>
              <span className="font-semibold tabular-nums">{count(number)}</span>
            </Link>
          </li>
        ))}
        <li className="mt-1 flex items-baseline justify-between gap-3 border-t border-line pt-2.5 text-muted">
          <span>Paid later by the same buyer</span>
          <span className="font-semibold text-success tabular-nums">{count(unpaid.paidLater)}</span>
        </li>
      </ul>
    </Panel>
  )
}
