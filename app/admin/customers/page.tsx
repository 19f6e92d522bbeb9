import { titled } from '@/app/admin/titled'
import { CustomersScreen } from '@/components/service/customer-records/admin/customers-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('tabs.customers')

export default function CustomersTab() {
  return <CustomersScreen />
}
