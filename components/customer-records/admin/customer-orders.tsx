'use client'

import { LoadError } from '@/components/back-office/load-error'
import { Panel } from '@/components/back-office/shell/panel'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { ORDER_COLUMNS } from '@/components/orders/admin/order-columns'
import { DataTable } from '@/components/ui/list/data-table'
import { Pager } from '@/components/ui/list/pager'

/** Without the one that is the same in every row, and one that its page has. */
const COLUMNS = ORDER_COLUMNS.filter(({ key }) => key !== 'customer' && key !== 'payment')

/** Of a person with several addresses, with the one that it was placed with. */
const MERGED_COLUMNS: typeof COLUMNS = [
  ...COLUMNS,
  {
    key: 'address',
    header: 'Address',
    className: 'whitespace-nowrap text-muted',
    cell: ({ customerEmail }) => customerEmail,
  },
]

type Props = {
  customerId: number
  /** Whether the person has several addresses. */
  isMerged: boolean
}

/** The orders of a customer, page by page. */
export function CustomerOrders({ customerId, isMerged }: Props) {
  const list = usePagedList({
    call: 'GET /api/admin/orders',
    filters: { customer: String(customerId) },
    pageSize: 10,
  })
  return (
    <Panel title="Orders">
      {list.error ? (
        <LoadError title="Failed to load the orders" error={list.error} onRetry={list.retry} />
      ) : (
        <>
          <DataTable
            caption="Orders of this customer"
            columns={isMerged ? MERGED_COLUMNS : COLUMNS}
            rows={list.rows}
            rowKey={({ orderNumber }) => orderNumber}
            isLoading={list.isLoading}
            isRefreshing={list.isRefreshing}
            skeletonRows={3}
            empty={<p className="text-sm text-muted">No orders any more.</p>}
          />
          {list.pageCount > 1 && <Pager list={list} noun="orders" />}
        </>
      )}
    </Panel>
  )
}
