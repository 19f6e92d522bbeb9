import type { Metadata } from 'next'
import { DisputesScreen } from '@/components/disputes/admin/disputes-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Disputes' }

export default function PaymentsTab() {
  return <DisputesScreen />
}
