'use client'

import { useTranslations } from 'next-intl'
import { LoadError } from '@/components/back-office/load-error'
import { Panel } from '@/components/back-office/shell/panel'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { useOrderColumns } from '@/components/orders/admin/order-columns'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import { Pager } from '@/components/ui/list/pager'
import { shownEmail } from '@/lib/core/shown-email'
import type { OrderRow } from '@/lib/orders/admin-contracts'

/** Of a person with several addresses, the one that it was placed with. */
const addressColumn = (header: string): Column<OrderRow> => ({
  key: 'address',
  header,
  className: 'whitespace-nowrap text-muted',
  cell: ({ customerEmail }) => shownEmail(customerEmail),
})

type Props = {
  customerId: number
  /** Whether the person has several addresses. */
  isMerged: boolean
}

/** The orders of a customer, page by page. */
export function CustomerOrders({ customerId, isMerged }: Props) {
  const t = useTranslations('backOffice.customer-records')
  const common = useTranslations('backOffice.common')
  // Without the one that is the same in every row, and those that its page has.
  const columns = useOrderColumns().filter(
    ({ key, isExtra }) => key !== 'customer' && key !== 'payment' && !isExtra,
  )
  const list = usePagedList({
    call: 'GET /api/admin/orders',
    filters: { customer: String(customerId) },
    pageSize: 10,
  })
  return (
    <Panel title={common('orders')}>
      {list.error ? (
        <LoadError title={t('orders.failed')} error={list.error} onRetry={list.retry} />
      ) : (
        <>
          <DataTable
            caption={t('orders.caption')}
            columns={isMerged ? [...columns, addressColumn(common('address'))] : columns}
            rows={list.rows}
            rowKey={({ orderNumber }) => orderNumber}
            isLoading={list.isLoading}
            isRefreshing={list.isRefreshing}
            skeletonRows={3}
            empty={<p className="text-sm text-muted">{t('orders.empty')}</p>}
          />
          {list.pageCount > 1 && <Pager list={list} noun={t('orders.noun')} />}
        </>
      )}
    </Panel>
  )
}
