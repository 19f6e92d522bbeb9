import type { Metadata } from 'next'
import { PayoutsScreen } from '@/components/payouts/admin/payouts-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Payouts' }

export default function PayoutsPage() {
  return <PayoutsScreen />
}
