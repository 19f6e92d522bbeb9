import type { Metadata } from 'next'
import { UnpaidScreen } from '@/components/payments/admin/unpaid-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Payments that were not made' }

export default function UnpaidPage() {
  return <UnpaidScreen />
}
