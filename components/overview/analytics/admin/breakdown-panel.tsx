'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import {
  formatCents,
  formatCount,
  storeCurrencyInWords,
} from '@/components/back-office/format-number'
import { languageName } from '@/components/back-office/language/language-name'
import { pageLanguage } from '@/components/back-office/language/page-language'
import type { Texts } from '@/components/back-office/language/texts'
import { ordersPlacedIn } from '@/components/orders/admin/figure-orders'
import { methodLabel } from '@/components/payments/admin/provider-labels'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import type { DayPeriod } from '@/lib/core/calendar'
import { countryName } from '@/lib/i18n/countries'
import type { Breakdown } from '@/lib/overview/analytics/breakdowns'
import type { BreakdownRow } from '@/lib/overview/analytics/contracts'
import { currencyName } from './analytics-labels'
import { ChartPanel } from './chart-panel'
import { RankChart } from './charts/lazy-charts'
import { OrdersLink } from './orders-link'
import { sumColumns } from './sum-columns'
import { type Choice, queryOf, useBreakdown } from './use-analytics'

/** What a row is called: of products and categories they have a name, others are named by their key. */
function nameOf(
  by: Breakdown,
  { key, name }: BreakdownRow,
  t: Texts<'analytics'>,
  orders: Texts<'orders'>,
): string {
  switch (by) {
    case 'products':
    case 'categories':
      return name
    case 'coupons':
    case 'sources':
    case 'campaigns':
      return key || t(`breakdowns.${by}.none`)
    case 'countries':
      return key ? countryName(key, pageLanguage()) : t('breakdowns.countries.none')
    case 'methods':
      return methodLabel(orders, key)
    case 'currencies':
    case 'charged':
      return currencyName(key)
    case 'languages':
      return languageName(key)
  }
}

const SHOWN = 8

type Props = {
  by: Breakdown
  choice: Choice
  /** The days of the choice, once they are known. */
  period: DayPeriod | undefined
  /** Chooses another panel in its place. */
  panelChoice: ReactNode
}

/** Sales by what was bought or by a fact of the orders, largest first. */
export function BreakdownPanel({ by, choice, period, panelChoice }: Props) {
  const t = useTranslations('backOffice.analytics')
  const { data, error, refetch, isPlaceholderData } = useBreakdown(by, choice)
  const orders = useTranslations('backOffice.orders')
  const title = t(`breakdowns.${by}.title`)
  const rows = data?.map((row) => ({ ...row, name: nameOf(by, row, t, orders) }))
  const [first] = rows ?? []
  return (
    <ChartPanel
      title={title}
      choice={panelChoice}
      lead={t(`breakdowns.${by}.lead`, { currency: storeCurrencyInWords() })}
      summary={
        rows &&
        (first
          ? t('breakdowns.largest', {
              name: first.name,
              net: formatCents(first.netCents),
              gross: formatCents(first.grossCents),
            })
          : '')
      }
      empty={rows?.length === 0 ? t('nothingSold') : undefined}
      error={error}
      onRetry={refetch}
      isRefreshing={isPlaceholderData}
      exportQuery={{ table: by, ...queryOf(choice) }}
      chart={<RankChart rows={(rows ?? []).slice(0, SHOWN)} />}
      table={() => (
        <DataTable
          caption={t('table.caption', { title })}
          columns={columnsOf(by, t, isPlaceholderData ? undefined : period)}
          rows={rows ?? []}
          rowKey={({ key }) => key}
        />
      )}
    />
  )
}

function columnsOf(
  by: Breakdown,
  t: Texts<'analytics'>,
  period: DayPeriod | undefined,
): readonly Column<BreakdownRow>[] {
  const isOfPieces = by === 'products' || by === 'categories'
  return [
    {
      key: 'name',
      header: t(`breakdowns.${by}.noun`),
      className: 'min-w-40',
      cell: ({ name }) => name,
    },
    {
      key: 'count',
      header: isOfPieces ? t('columns.sold') : t('columns.orders'),
      align: 'end',
      cell: ({ key, count }) => (
        <OrdersLink
          figure={formatCount(count)}
          href={by === 'products' && period && count > 0 ? ordersPlacedIn(period, key) : undefined}
        />
      ),
    },
    {
      key: 'refunded',
      header: isOfPieces ? t('columns.paidBack') : t('columns.refundCount'),
      align: 'end',
      cell: ({ refundedCount }) => formatCount(refundedCount),
    },
    ...sumColumns(t),
    ...(by === 'charged' ? chargedColumns(t) : []),
    ...(by === 'products' ? [viewersColumn(t)] : []),
  ]
}

const chargedColumns = (t: Texts<'analytics'>): readonly Column<BreakdownRow>[] => [
  {
    key: 'grossCharged',
    header: t('columns.grossCharged'),
    align: 'end',
    cell: ({ key, asPaid }) => asPaid && formatCents(asPaid.grossCents, key),
  },
  {
    key: 'netCharged',
    header: t('columns.netCharged'),
    align: 'end',
    cell: ({ key, asPaid }) => asPaid && formatCents(asPaid.netCents, key),
  },
]

const viewersColumn = (t: Texts<'analytics'>): Column<BreakdownRow> => ({
  key: 'viewers',
  header: t('columns.viewers'),
  align: 'end',
  cell: ({ viewers }) => formatCount(viewers ?? 0),
})
