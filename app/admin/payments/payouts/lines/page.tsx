import { titled } from '@/app/admin/titled'
import { LinesScreen } from '@/components/bookkeeping/payouts/admin/lines-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('pages.payoutLines')

export default function PayoutLinesPage() {
  return <LinesScreen />
}
