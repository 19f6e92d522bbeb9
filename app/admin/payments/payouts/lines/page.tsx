import type { Metadata } from 'next'
import { LinesScreen } from '@/components/payouts/admin/lines-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Lines of payouts' }

export default function PayoutLinesPage() {
  return <LinesScreen />
}
