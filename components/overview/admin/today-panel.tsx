import { count } from '@/components/analytics/admin/analytics-labels'
import { Change } from '@/components/analytics/admin/change'
import { useStore } from '@/components/back-office/store-context'
import { money } from '@/components/orders/admin/order-labels'
import { toCents } from '@/lib/core/money'
import type { Overview } from '@/lib/overview/contracts'

/** Today beside the same weekday of last week, up to the same time of day. */
export function TodayPanel({
  sales: { today, before },
}: {
  sales: NonNullable<Overview['sales']>
}) {
  const { timezone } = useStore()
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: timezone })
  const figures = [
    {
      label: 'Gross today',
      value: money(today.gross),
      was: money(before.gross),
      current: toCents(today.gross),
      before: toCents(before.gross),
    },
    {
      label: 'Orders today',
      value: count(today.orders),
      was: count(before.orders),
      current: today.orders,
      before: before.orders,
    },
  ]
  return (
    <section aria-labelledby="today">
      <h2 id="today" className="sr-only">
        Today
      </h2>
      <dl className="grid gap-3 sm:grid-cols-2">
        {figures.map(({ label, value, was, ...change }) => (
          <div
            key={label}
            className="rounded-card border border-line bg-surface px-5 py-4 shadow-card"
          >
            <dt className="text-sm font-semibold text-muted">{label}</dt>
            <dd className="mt-1 text-3xl font-extrabold tracking-tight tabular-nums">{value}</dd>
            <dd className="mt-1.5 flex flex-wrap items-baseline gap-x-1.5 text-sm text-muted">
              <Change {...change} />
              <span>
                {was} last {weekday.format(new Date())} by now
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
