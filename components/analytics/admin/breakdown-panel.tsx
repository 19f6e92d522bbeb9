'use client'

import { type Column, DataTable } from '@/components/ui/list/data-table'
import type { Breakdown } from '@/lib/analytics/breakdowns'
import type { BreakdownRow } from '@/lib/analytics/contracts'
import {
  count,
  countryName,
  currencyName,
  languageName,
  methodName,
  money,
} from './analytics-labels'
import { ChartPanel } from './chart-panel'
import { RankChart } from './charts/lazy-charts'
import { type Choice, queryOf, useBreakdown } from './use-analytics'

type BreakdownLabels = {
  title: string
  lead: string
  /** Header of the first column. */
  noun: string
  countHeader: string
  refundedHeader: string
  nameOf: (row: BreakdownRow) => string
}

const byProduct = {
  countHeader: 'Sold',
  refundedHeader: 'Paid back',
  nameOf: (row: BreakdownRow) => row.name,
}
const byOrder = { countHeader: 'Orders', refundedHeader: 'Number of refunds' }

const BREAKDOWN_LABELS: Record<Breakdown, BreakdownLabels> = {
  products: {
    ...byProduct,
    title: 'Top products',
    lead: 'Before tax. Refunds of an amount alone, without pieces, name no product.',
    noun: 'Product',
  },
  categories: {
    ...byProduct,
    title: 'Sales by category',
    lead: 'By main category as the products are filed now, before tax.',
    noun: 'Category',
  },
  coupons: {
    ...byOrder,
    title: 'Sales by coupon',
    lead: 'What was paid with each coupon, after its discount; with tax.',
    noun: 'Coupon',
    nameOf: ({ key }) => key || 'Without a coupon',
  },
  countries: {
    ...byOrder,
    title: 'Sales by country',
    lead: 'Of the buyer, where the checkout asks for it; with tax.',
    noun: 'Country',
    nameOf: ({ key }) => (key ? countryName(key) : 'Not asked'),
  },
  sources: {
    ...byOrder,
    title: 'Sales by source',
    lead: 'By the utm_source and utm_medium of the link that led to the store, or the site that it stood on; with tax.',
    noun: 'Source',
    nameOf: ({ key }) => key || 'Not known',
  },
  campaigns: {
    ...byOrder,
    title: 'Sales by campaign',
    lead: 'By the utm_campaign of the link that led to the store; with tax.',
    noun: 'Campaign',
    nameOf: ({ key }) => key || 'No campaign',
  },
  methods: {
    ...byOrder,
    title: 'Sales by payment method',
    lead: 'What a gift card paid counted when it was sold; with tax.',
    noun: 'Payment method',
    nameOf: ({ key }) => methodName(key),
  },
  currencies: {
    ...byOrder,
    title: 'Sales by currency shown',
    lead: 'In which currency buyers looked at prices. All pay in US dollars; with tax.',
    noun: 'Currency',
    nameOf: ({ key }) => currencyName(key),
  },
  languages: {
    ...byOrder,
    title: 'Sales by language',
    lead: 'In which language buyers ordered; with tax.',
    noun: 'Language',
    nameOf: ({ key }) => languageName(key),
  },
}

const SHOWN = 8

/** Sales by what was bought or by a fact of the orders, largest first. */
export function BreakdownPanel({ by, choice }: { by: Breakdown; choice: Choice }) {
  const { data, error, refetch, isPlaceholderData } = useBreakdown(by, choice)
  const labels = BREAKDOWN_LABELS[by]
  const rows = data?.map((row) => ({ ...row, name: labels.nameOf(row) }))
  const [first] = rows ?? []
  return (
    <ChartPanel
      title={labels.title}
      lead={labels.lead}
      summary={
        rows &&
        (first
          ? `Largest share: ${first.name}, ${money(first.netCents)} net of ${money(first.grossCents)} gross.`
          : '')
      }
      empty={rows?.length === 0 ? 'Nothing was sold or paid back in these days.' : undefined}
      error={error}
      onRetry={refetch}
      isRefreshing={isPlaceholderData}
      exportQuery={{ table: by, ...queryOf(choice) }}
      chart={<RankChart rows={(rows ?? []).slice(0, SHOWN)} />}
      table={() => (
        <DataTable
          caption={`${labels.title}, as a table`}
          columns={by === 'products' ? [...columnsOf(labels), VIEWERS] : columnsOf(labels)}
          rows={rows ?? []}
          rowKey={({ key }) => key}
        />
      )}
    />
  )
}

const VIEWERS: Column<BreakdownRow> = {
  key: 'viewers',
  header: 'Viewers',
  align: 'end',
  cell: ({ viewers }) => count(viewers ?? 0),
}

const columnsOf = ({
  noun,
  countHeader,
  refundedHeader,
}: BreakdownLabels): readonly Column<BreakdownRow>[] => [
  { key: 'name', header: noun, className: 'min-w-40', cell: ({ name }) => name },
  { key: 'count', header: countHeader, align: 'end', cell: (row) => count(row.count) },
  {
    key: 'refunded',
    header: refundedHeader,
    align: 'end',
    cell: (row) => count(row.refundedCount),
  },
  { key: 'gross', header: 'Gross', align: 'end', cell: ({ grossCents }) => money(grossCents) },
  {
    key: 'refunds',
    header: 'Refunds',
    align: 'end',
    cell: ({ refundsCents }) => money(refundsCents === 0 ? 0 : -refundsCents),
  },
  { key: 'net', header: 'Net', align: 'end', cell: ({ netCents }) => money(netCents) },
]
