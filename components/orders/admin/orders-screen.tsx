'use client'

import { useQuery } from '@tanstack/react-query'
import { Download, Plus } from 'lucide-react'
import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { callAdmin, downloadAdmin } from '@/components/back-office/admin-calls'
import { ColumnsButton } from '@/components/back-office/columns/columns-button'
import { useColumns } from '@/components/back-office/columns/use-columns'
import { EmptyList } from '@/components/back-office/empty-list'
import { PagedTable } from '@/components/back-office/paged-table'
import { SavedViews } from '@/components/back-office/saved-views/saved-views'
import { useMay } from '@/components/back-office/session/admin-gate'
import { Panel } from '@/components/back-office/shell/panel'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { useDownload } from '@/components/back-office/use-download'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { KeyReports } from '@/components/orders/key-reports/admin/key-reports'
import { Button, buttonStyle } from '@/components/ui/button'
import { EmailDelivery } from './email-delivery'
import { useOrderColumns } from './order-columns'
import { OrderFigures } from './order-figures'
import { FILTER_NAMES, OrderFilters, type OrderFilterValues } from './order-filters'
import { saveOrderListUrl } from './order-list-url'

const STATISTICS = 'GET /api/admin/orders/statistics'

type OrdersScreenProps = {
  /** Payments that no order was made of. */
  unclaimed: ReactNode
  /** What buyers want to have refunded. */
  requests: ReactNode
  /** Which contracts consumers withdraw from. */
  withdrawals: ReactNode
}

/** The Orders tab. Its filters are in the URL, so that going back from an order restores them. */
export function OrdersScreen({ unclaimed, requests, withdrawals }: OrdersScreenProps) {
  const t = useTranslations('backOffice.orders')
  const common = useTranslations('backOffice.common')
  const { columns, choice } = useColumns('orders', useOrderColumns())
  const may = useMay()
  const address = useSearchParams()
  const [filters, setFilters] = useState<OrderFilterValues>(() =>
    Object.fromEntries(FILTER_NAMES.map((name) => [name, address.get(name) ?? ''])),
  )
  /** How often a view was opened, for fields that keep what was typed. */
  const [opened, setOpened] = useState(0)
  const { isDownloading, start } = useDownload(t('list.exportFailed'))
  const list = usePagedList({
    call: 'GET /api/admin/orders',
    filters,
    firstPage: Math.max(0, Math.trunc(Number(address.get('page') ?? 1)) - 1 || 0),
  })
  const statistics = useQuery({
    queryKey: [STATISTICS],
    queryFn: ({ signal }) => callAdmin(STATISTICS, { signal }),
    staleTime: 0,
  })
  const query = queryOf(filters)
  useEffect(() => {
    const all = new URLSearchParams(query)
    if (list.page > 0) all.set('page', String(list.page + 1))
    saveOrderListUrl(all.toString())
  }, [query, list.page])

  // A link to a part of the page finds its place once what is above it has loaded.
  useEffect(() => {
    if (!list.isLoading && location.hash)
      document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [list.isLoading])

  const change = useCallback(
    (changed: OrderFilterValues) => setFilters((known) => ({ ...known, ...changed })),
    [],
  )
  const exportOrders = () =>
    start(() => downloadAdmin('GET /api/admin/orders/export', 'orders.csv', { query: filters }))

  return (
    <>
      <TabHeading title={common('orders')} lead={t('list.lead')}>
        {may('orders.create') && (
          <Link href="/admin/orders/new" className={buttonStyle()}>
            <Plus aria-hidden />
            {t('newOrder.open')}
          </Link>
        )}
        {may('orders.export') && (
          <Button variant="outline" onClick={exportOrders} disabled={isDownloading}>
            <Download aria-hidden />
            {isDownloading ? t('list.exporting') : t('list.export')}
          </Button>
        )}
      </TabHeading>
      <OrderFigures
        statistics={statistics.data}
        error={statistics.error}
        onRetry={statistics.refetch}
        onShowUndelivered={() => change({ undelivered: 'true', status: '' })}
      />
      {may('payments.read') && statistics.data && statistics.data.unclaimedPayments > 0 && (
        <Panel title={t('unclaimed.title')} lead={t('unclaimed.lead')} className="mt-6">
          {unclaimed}
        </Panel>
      )}
      <div className="mt-8 mb-3 flex items-end justify-between gap-3">
        <h2 className="text-lg font-bold">{t('list.recent')}</h2>
        <ColumnsButton choice={choice} />
      </div>
      <SavedViews
        list="orders"
        filters={givenOf(filters)}
        choice={choice}
        onOpen={(view) => {
          setFilters(Object.fromEntries(FILTER_NAMES.map((name) => [name, view[name] ?? ''])))
          setOpened((times) => times + 1)
        }}
      />
      <OrderFilters key={opened} values={filters} onChange={change} />
      <PagedTable
        list={list}
        failed={t('list.failed')}
        noun={t('list.noun')}
        caption={common('orders')}
        columns={columns}
        rowKey={({ orderNumber }) => orderNumber}
        empty={
          <NoOrders
            isFiltered={query !== ''}
            isUndelivered={filters.undelivered !== '' || filters.waitsFor !== ''}
          />
        }
      />
      <div className="mt-8 grid items-start gap-6 2xl:grid-cols-2">
        <div id="refund-requests" className="min-w-0 scroll-mt-30 lg:scroll-mt-20">
          {requests}
        </div>
        <div id="key-reports" className="min-w-0 scroll-mt-30 lg:scroll-mt-20">
          <KeyReports />
        </div>
        <div id="withdrawals" className="min-w-0 scroll-mt-30 lg:scroll-mt-20">
          {withdrawals}
        </div>
        {may('settings') && <EmailDelivery />}
      </div>
    </>
  )
}

/** The filters that have a value. */
const givenOf = (filters: OrderFilterValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )

const queryOf = (filters: OrderFilterValues) => new URLSearchParams(givenOf(filters)).toString()

function NoOrders({ isFiltered, isUndelivered }: { isFiltered: boolean; isUndelivered: boolean }) {
  const t = useTranslations('backOffice.orders')
  const why = isUndelivered ? 'nothingWaits' : isFiltered ? 'noMatch' : 'none'
  return <EmptyList text={t(`list.${why}`)} hint={t(`list.${why}Hint`)} />
}
