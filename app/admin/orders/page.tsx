import type { Metadata } from 'next'
import { OrdersScreen } from '@/components/orders/admin/orders-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Orders' }

export default function OrdersTab() {
  return <OrdersScreen />
}
