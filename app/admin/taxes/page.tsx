import type { Metadata } from 'next'
import { TaxesScreen } from '@/components/tax-reports/admin/taxes-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Taxes' }

export default function TaxesTab() {
  return <TaxesScreen />
}
