import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { formatDateTime } from '@/components/back-office/format-date'
import { money } from '@/components/back-office/format-number'
import { LoadError } from '@/components/back-office/load-error'
import { Panel } from '@/components/back-office/shell/panel'
import { STATUS_TONES } from '@/components/orders/admin/order-labels'
import { Badge } from '@/components/ui/badge'
import { Skeleton } from '@/components/ui/skeleton'
import type { AdminMessage } from '@/lib/service/messages/admin-contracts'
import { useOrdersOf } from './use-orders-of'

const linkStyle = 'block text-sm font-semibold text-primary-strong hover:underline'

/** The newest orders of who wrote, with the ways to all of them and to the customer. */
export function OrdersPanel({ message }: { message: AdminMessage }) {
  const t = useTranslations('backOffice.messages.message')
  const common = useTranslations('backOffice.common')
  const { email, customerId } = message
  return (
    <Panel title={common('orders')}>
      {customerId === null ? (
        <p className="text-sm text-muted">{t('noOrders')}</p>
      ) : (
        <>
          <Orders customerId={customerId} />
          <Link
            href={`/admin/orders?search=${encodeURIComponent(email)}`}
            className={`mt-4 ${linkStyle}`}
          >
            {t('orders')}
          </Link>
          <Link href={`/admin/customers/${customerId}`} className={`mt-2 ${linkStyle}`}>
            {t('customer')}
          </Link>
        </>
      )}
    </Panel>
  )
}

function Orders({ customerId }: { customerId: number }) {
  const t = useTranslations('backOffice.messages.message')
  const orders = useTranslations('backOffice.orders')
  const common = useTranslations('backOffice.common')
  const list = useOrdersOf(customerId)
  if (list.error)
    return <LoadError title={t('ordersFailed')} error={list.error} onRetry={list.retry} />
  if (list.isLoading)
    return (
      <div role="status" aria-label={common('loading')}>
        <Skeleton className="h-24" />
      </div>
    )
  return (
    <ul aria-label={t('ordersCaption')} className="divide-y divide-line text-sm">
      {list.rows.map(
        ({ orderNumber, orderStatus, openItems, createdAt, totalAmount, currency }) => (
          <li key={orderNumber} className="py-2.5 first:pt-0 last:pb-0">
            <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <Link
                href={`/admin/orders/${orderNumber}`}
                className="font-semibold text-primary-strong [overflow-wrap:anywhere] hover:underline"
              >
                {orderNumber}
              </Link>
              <span className="font-semibold">{money(totalAmount, currency)}</span>
            </span>
            <span className="mt-1 flex flex-wrap items-center gap-1.5 text-muted">
              <Badge tone={STATUS_TONES[orderStatus]}>{orders(`status.${orderStatus}`)}</Badge>
              {openItems > 0 && <Badge tone="danger">{orders('columns.undelivered')}</Badge>}
              {formatDateTime(createdAt)}
            </span>
          </li>
        ),
      )}
    </ul>
  )
}
