import { titled } from '@/app/admin/titled'
import { OrdersScreen } from '@/components/orders/admin/orders-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('tabs.orders')

export default function OrdersTab() {
  return <OrdersScreen />
}
