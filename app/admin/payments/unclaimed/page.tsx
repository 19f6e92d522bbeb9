import type { Metadata } from 'next'
import { UnclaimedScreen } from '@/components/payments/admin/unclaimed-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Payments without an order' }

export default function UnclaimedPage() {
  return <UnclaimedScreen />
}
