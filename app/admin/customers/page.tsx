import type { Metadata } from 'next'
import { CustomersScreen } from '@/components/customer-records/admin/customers-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Customers' }

export default function CustomersTab() {
  return <CustomersScreen />
}
