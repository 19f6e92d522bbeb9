import { titled } from '@/app/admin/titled'
import { NewOrderScreen } from '@/components/checkout/staff-orders/admin/new-order-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('pages.newOrder')

export default function NewOrderPage() {
  return <NewOrderScreen />
}
