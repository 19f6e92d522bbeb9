import type { Metadata } from 'next'
import { OverviewScreen } from '@/components/overview/admin/overview-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Overview' }

export default function StartPage() {
  return <OverviewScreen />
}
