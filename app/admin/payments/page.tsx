import { titled } from '@/app/admin/titled'
import { DisputesScreen } from '@/components/refunds/disputes/admin/disputes-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('pages.disputes')

export default function PaymentsTab() {
  return <DisputesScreen />
}
