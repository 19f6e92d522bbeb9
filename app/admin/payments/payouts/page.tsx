import { titled } from '@/app/admin/titled'
import { PayoutsScreen } from '@/components/bookkeeping/payouts/admin/payouts-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('pages.payouts')

export default function PayoutsPage() {
  return <PayoutsScreen />
}
