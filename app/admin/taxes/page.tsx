import { titled } from '@/app/admin/titled'
import { TaxesScreen } from '@/components/bookkeeping/tax-reports/admin/taxes-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('tabs.taxes')

export default function TaxesTab() {
  return <TaxesScreen />
}
