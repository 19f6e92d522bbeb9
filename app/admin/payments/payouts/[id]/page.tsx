import { titled } from '@/app/admin/titled'
import { PayoutScreen } from '@/components/bookkeeping/payouts/admin/payout-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('pages.payout')

export default async function PayoutPage({ params }: { params: Promise<{ id: string }> }) {
  return <PayoutScreen id={(await params).id} />
}
