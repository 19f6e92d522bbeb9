import { titled } from '@/app/admin/titled'
import { OrdersScreen } from '@/components/orders/admin/orders-screen'
import { RefundRequests } from '@/components/refunds/admin/refund-requests'
import { UnclaimedPayments } from '@/components/refunds/admin/unclaimed/unclaimed-payments'
import { Withdrawals } from '@/components/service/withdrawals/admin/withdrawals'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('tabs.orders')

export default function OrdersTab() {
  return (
    <OrdersScreen
      unclaimed={<UnclaimedPayments />}
      requests={<RefundRequests />}
      withdrawals={<Withdrawals />}
    />
  )
}
