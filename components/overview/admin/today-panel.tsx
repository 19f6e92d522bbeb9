import { useTranslations } from 'next-intl'
import { formatCount, money } from '@/components/back-office/format-number'
import { pageLanguage } from '@/components/back-office/language/page-language'
import { useStore } from '@/components/back-office/store-context'
import { Change } from '@/components/overview/analytics/admin/change'
import { toCents } from '@/lib/core/money'
import type { Overview } from '@/lib/overview/contracts'

/** Today beside the same weekday of last week, up to the same time of day. */
export function TodayPanel({
  sales: { today, before },
}: {
  sales: NonNullable<Overview['sales']>
}) {
  const t = useTranslations('backOffice.overview')
  const { timezone } = useStore()
  const weekday = new Intl.DateTimeFormat(pageLanguage(), { weekday: 'long', timeZone: timezone })
  const figures = [
    {
      label: t('today.gross'),
      value: money(today.gross),
      was: money(before.gross),
      current: toCents(today.gross),
      before: toCents(before.gross),
    },
    {
      label: t('today.orders'),
      value: formatCount(today.orders),
      was: formatCount(before.orders),
      current: today.orders,
      before: before.orders,
    },
  ]
  return (
    <section aria-labelledby="today">
      <h2 id="today" className="sr-only">
        {t('today.title')}
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
              <span>{t('today.before', { figure: was, weekday: weekday.format(new Date()) })}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
