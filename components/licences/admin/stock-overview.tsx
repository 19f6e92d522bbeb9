'use client'

import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { formatDateTime } from '@/components/back-office/format-date'
import { formatCount } from '@/components/back-office/format-number'
import { LoadError } from '@/components/back-office/load-error'
import { Panel } from '@/components/back-office/shell/panel'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import { Skeleton } from '@/components/ui/skeleton'
import { shownEmail } from '@/lib/core/shown-email'
import type { StockOverview as Overview } from '@/lib/licences/contracts'
import { KeysStoredTwice } from './keys-stored-twice'

const CALL = 'GET /api/admin/key-stock/overview'

/** Key counts, and the orders waiting for keys. */
export function StockOverview() {
  const t = useTranslations('backOffice.licences')
  const { data, error, refetch } = useQuery({
    queryKey: [CALL],
    queryFn: ({ signal }) => callAdmin(CALL, { signal }),
    staleTime: 0,
  })
  if (error) return <LoadError title={t('overview.failed')} error={error} onRetry={refetch} />
  return (
    <div className="space-y-6">
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
        <Figure label={t('figures.available')} value={data?.available} />
        <Figure label={t('figures.used')} value={data?.used} />
        <Figure
          label={t('figures.reserved')}
          value={data?.reserved}
          hint={t('overview.reservedHint')}
        />
        <Figure label={t('overview.productsWithKeys')} value={data?.productsWithKeys} />
        <Figure
          label={t('overview.lowStock')}
          value={data?.lowProducts}
          hint={data && t('overview.lowStockHint', { count: data.lowStockThreshold })}
        />
        <Figure
          label={t('overview.soldOut')}
          value={data?.soldOutProducts}
          isAlert={data?.soldOutProducts !== 0}
        />
      </dl>
      <KeysStoredTwice />
      {data && data.waitingOrders > 0 && <WaitingOrders overview={data} />}
    </div>
  )
}

type FigureProps = { label: string; value: number | undefined; hint?: string; isAlert?: boolean }

function Figure({ label, value, hint, isAlert = false }: FigureProps) {
  return (
    <div className="rounded-card border border-line bg-surface px-4 py-3.5 shadow-card">
      <dt className="text-sm font-medium text-muted">{label}</dt>
      <dd
        className={`mt-0.5 text-2xl font-extrabold tabular-nums ${isAlert && value !== undefined ? 'text-danger' : ''}`}
      >
        {value === undefined ? <Skeleton className="my-1 h-6 w-16" /> : formatCount(value)}
      </dd>
      <dd className="min-h-4 text-xs text-muted">{hint}</dd>
    </div>
  )
}

type Waiting = Overview['waiting'][number]

function useColumns(): readonly Column<Waiting>[] {
  const t = useTranslations('backOffice.licences')
  const common = useTranslations('backOffice.common')
  return [
    {
      key: 'order',
      header: common('order'),
      cell: ({ orderNumber, customerEmail }) => (
        <>
          <Link
            href={`/admin/orders/${orderNumber}`}
            className="font-semibold text-primary-strong hover:underline"
          >
            {orderNumber}
          </Link>
          <span className="block text-muted [overflow-wrap:anywhere]">
            {shownEmail(customerEmail)}
          </span>
        </>
      ),
    },
    {
      key: 'product',
      header: common('product'),
      cell: ({ productId, productName }) => (
        <Link href={`/admin/keys/${productId}`} className="font-semibold hover:underline">
          {productName}
        </Link>
      ),
    },
    {
      key: 'missing',
      header: t('overview.missing'),
      align: 'end',
      cell: ({ missing }) => formatCount(missing),
    },
    {
      key: 'since',
      header: t('overview.since'),
      className: 'whitespace-nowrap text-muted',
      cell: ({ createdAt }) => formatDateTime(createdAt),
    },
  ]
}

function WaitingOrders({ overview: { waiting, waitingOrders } }: { overview: Overview }) {
  const t = useTranslations('backOffice.licences')
  const columns = useColumns()
  return (
    <Panel
      title={t('overview.waitingTitle', { count: waitingOrders })}
      lead={t('overview.waitingLead')}
    >
      <DataTable
        caption={t('overview.waitingCaption')}
        columns={columns}
        rows={waiting}
        rowKey={({ orderNumber, productId }) => `${orderNumber} ${productId}`}
      />
    </Panel>
  )
}
