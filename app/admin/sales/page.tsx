import { titled } from '@/app/admin/titled'
import { SalesScreen } from '@/components/catalog/sales/admin/sales-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('tabs.sales')

export default function SalesTab() {
  return <SalesScreen />
}
