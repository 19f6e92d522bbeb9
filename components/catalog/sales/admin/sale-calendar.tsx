'use client'

import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdminList } from '@/components/back-office/admin-calls'
import { storeTimezone, today } from '@/components/back-office/format-date'
import { pageLanguage } from '@/components/back-office/language/page-language'
import { LoadError } from '@/components/back-office/load-error'
import { Button } from '@/components/ui/button'
import type { AdminSale } from '@/lib/catalog/sales/contracts'
import { nextMonth, saleDays, weeksOf } from '@/lib/catalog/sales/sale-times'
import { memoize } from '@/lib/core/memoize'
import { DAY_MS } from '@/lib/core/time'
import { useSaleLooks } from './sale-columns'

const CALL = 'GET /api/admin/sales'
const MONTH_LENGTH = 'yyyy-mm'.length
/** As many as one call answers. */
const MOST = 100

const monthFormat = memoize(
  (language: string) =>
    new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)
const weekdayFormat = memoize((language: string) =>
  memoize(
    (weekday: 'short' | 'long') => new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }),
  ),
)
const MONDAY = Date.UTC(2024, 0, 1)

type Props = { onChange: (sale: AdminSale) => void }

/** A month with the sales that are on, each on all of its days; whoever chooses one changes it. */
export function SaleCalendar({ onChange }: Props) {
  const t = useTranslations('backOffice.sales.calendar')
  const [month, setMonth] = useState(() => today().slice(0, MONTH_LENGTH))
  const { data, error, refetch } = useQuery({
    queryKey: [CALL, 'month', month],
    queryFn: ({ signal }) =>
      callAdminList(CALL, { query: { month, limit: MOST, offset: 0 }, signal }),
    staleTime: 0,
  })
  const language = pageLanguage()
  const named = monthFormat(language).format(new Date(`${month}-01`))
  const sales = (data?.rows ?? []).flatMap((sale) => {
    const days = saleDays(timesOf(sale), storeTimezone())
    return days ? [{ sale, ...days }] : []
  })
  return (
    <section aria-labelledby="sale-calendar" className="mb-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="sale-calendar" className="text-lg font-bold">
          {t('title')}
        </h2>
        <div className="flex items-center gap-2">
          <Button variant="outline" size="sm" onClick={() => setMonth(nextMonth(month, -1))}>
            <ChevronLeft aria-hidden className="rtl:rotate-180" />
            <span className="sr-only">{t('previous')}</span>
          </Button>
          <span aria-live="polite" className="min-w-36 text-center font-semibold">
            {named}
          </span>
          <Button variant="outline" size="sm" onClick={() => setMonth(nextMonth(month, 1))}>
            <ChevronRight aria-hidden className="rtl:rotate-180" />
            <span className="sr-only">{t('next')}</span>
          </Button>
        </div>
      </div>
      {error ? (
        <LoadError title={t('failed')} error={error} onRetry={refetch} />
      ) : (
        <div className="relative overflow-x-auto rounded-panel border border-line bg-surface">
          <table className="w-full sm:min-w-160 table-fixed border-collapse text-sm">
            <caption className="sr-only">{t('caption', { month: named })}</caption>
            <thead>
              <tr>
                {Array.from({ length: 7 }, (_, index) => new Date(MONDAY + index * DAY_MS)).map(
                  (day) => (
                    <th key={day.getTime()} scope="col" className="p-2 text-start font-semibold">
                      <span aria-hidden>{weekdayFormat(language)('short').format(day)}</span>
                      <span className="sr-only">{weekdayFormat(language)('long').format(day)}</span>
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {weeksOf(month).map((week) => (
                <tr key={week.find((day) => day !== null)}>
                  {week.map((day, place) => (
                    <td
                      key={day ?? `outside ${place}`}
                      className="h-14 border-t border-line p-0.5 sm:h-20 sm:p-1.5 align-top not-first:border-s"
                    >
                      {day && (
                        <Day
                          day={day}
                          sales={sales.filter(
                            ({ first, last }) => first <= day && (last === null || day <= last),
                          )}
                          onChange={onChange}
                        />
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {data && sales.length === 0 && <p className="mt-2 text-sm text-muted">{t('empty')}</p>}
    </section>
  )
}

const timesOf = ({ startsAt, endsAt, stoppedAt }: AdminSale) => ({
  startsAt: new Date(startsAt),
  endsAt: endsAt === null ? null : new Date(endsAt),
  stoppedAt: stoppedAt === null ? null : new Date(stoppedAt),
})

type DayProps = Props & { day: string; sales: readonly { sale: AdminSale; first: string }[] }

/** A day: a sale is a button on its first day of the month, and goes on as text. */
function Day({ day, sales, onChange }: DayProps) {
  const t = useTranslations('backOffice.sales.calendar')
  const looks = useSaleLooks()
  return (
    <>
      <time
        dateTime={day}
        aria-current={day === today() ? 'date' : undefined}
        className="tabular-nums text-muted aria-[current=date]:font-bold aria-[current=date]:text-primary-strong"
      >
        {Number(day.slice(-2))}
      </time>
      {sales.length > 0 && (
        <ul className="mt-1 space-y-1">
          {sales.map(({ sale, first }) => {
            const isOver = sale.standing === 'ended' || sale.standing === 'stopped'
            const isFirst = first === day || day.endsWith('-01')
            const look =
              'block w-full truncate rounded-control px-0.5 py-0.5 sm:px-1.5 text-start text-xs font-medium'
            return (
              <li key={sale.id}>
                {isOver || !isFirst ? (
                  <span className={`${look} bg-sunken text-ink-soft`}>{sale.name}</span>
                ) : (
                  <button
                    type="button"
                    onClick={() => onChange(sale)}
                    className={`${look} bg-primary-soft text-primary-strong hover:underline`}
                  >
                    <span aria-hidden>{sale.name}</span>
                    <span className="sr-only">
                      {t('change', { name: sale.name, standing: looks[sale.standing].label })}
                    </span>
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}
