import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { money } from '@/components/back-office/format-number'
import { Panel } from '@/components/back-office/shell/panel'
import { timeAgo } from '@/components/back-office/time-ago'
import { STATUS_TONES } from '@/components/orders/admin/order-labels'
import { Badge } from '@/components/ui/badge'
import { buttonStyle } from '@/components/ui/button'
import { shownEmail } from '@/lib/core/shown-email'
import type { OrderRow } from '@/lib/orders/admin-contracts'

/** The orders that were placed last; new ones appear by themselves. */
export function LastOrders({ orders }: { orders: readonly OrderRow[] }) {
  const t = useTranslations('backOffice.overview')
  return (
    <Panel
      title={t('lastOrders.title')}
      lead={t('lastOrders.lead')}
      actions={
        <Link href="/admin/orders" className={buttonStyle({ variant: 'outline', size: 'sm' })}>
          {t('lastOrders.all')}
        </Link>
      }
    >
      {orders.length === 0 ? (
        <p className="py-6 text-center text-sm text-muted">{t('lastOrders.empty')}</p>
      ) : (
        <ul className="-mx-2 -my-2 divide-y divide-line">
          {orders.map((order) => (
            <li key={order.orderNumber}>
              <OrderLine order={order} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function OrderLine({ order }: { order: OrderRow }) {
  const t = useTranslations('backOffice.overview')
  const orders = useTranslations('backOffice.orders')
  const { orderNumber, customerName, customerEmail, orderStatus, openItems, totalAmount } = order
  return (
    <Link
      href={`/admin/orders/${orderNumber}`}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 rounded-control px-2 py-3 text-sm hover:bg-canvas focus-visible:-outline-offset-2 sm:grid-cols-[minmax(0,1fr)_9rem_7rem] 2xl:grid-cols-[minmax(0,1fr)_13rem_11rem_7rem]"
    >
      <span className="min-w-0 max-sm:col-span-2">
        <span className="block truncate font-semibold">{customerName}</span>
        <span className="block truncate text-muted">{shownEmail(customerEmail)}</span>
      </span>
      <span className="hidden truncate font-mono text-xs text-muted 2xl:block">{orderNumber}</span>
      <span className="flex flex-wrap gap-1.5">
        <Badge tone={STATUS_TONES[orderStatus]}>{orders(`status.${orderStatus}`)}</Badge>
        {openItems > 0 && <Badge tone="danger">{t('lastOrders.undelivered')}</Badge>}
      </span>
      <span className="text-end">
        <span className="block font-semibold tabular-nums">
          {money(totalAmount, order.currency)}
        </span>
        <span className="block text-xs text-muted">{timeAgo(order.createdAt)}</span>
      </span>
    </Link>
  )
}
